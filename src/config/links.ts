import { type Environment, integer, list, webUrl } from './environment.ts';

/** Short links. */
export interface LinkSettings {
  /** A listener of their own; null: only the main one serves them. */
  readonly listen: { readonly host: string; readonly port: number } | null;
  /** Scheme and host of new short links, without a trailing slash. */
  readonly url: string;
  /** Name servers that are asked about branded domains; empty: those of the system. */
  readonly dnsServers: readonly string[];
}

export function readLinkSettings(env: Environment, host: string, publicUrl: string): LinkSettings {
  const listen =
    env.TERN_LINKS_PORT === undefined
      ? null
      : { host: env.TERN_LINKS_HOST ?? host, port: integer(env, 'TERN_LINKS_PORT', 0, 0, 65535) };
  if (listen === null && env.TERN_LINKS_HOST !== undefined)
    throw new Error('TERN_LINKS_HOST is set, so TERN_LINKS_PORT must be set too.');
  const url = webUrl(env, 'TERN_LINKS_URL', publicUrl);
  if (env.TERN_LINKS_URL !== undefined && new URL(url).origin.toLowerCase() !== url.toLowerCase())
    throw new Error('TERN_LINKS_URL must have no path, for example https://go.example.com.');
  return { listen, url, dnsServers: list(env, 'TERN_DNS_SERVERS') };
}

interface ProcessGlobal {
  readonly process?: { readonly env?: Readonly<Record<string, string | undefined>> };
}

/**
 * An environment variable where the runtime has them (Node, Deno, Bun, Cloudflare Workers with
 * Node compatibility); undefined in browsers, and for an empty value.
 */
export function environment(name: string): string | undefined {
  const { process } = globalThis as ProcessGlobal;
  try {
    return process?.env?.[name] || undefined;
  } catch {
    // Deno throws when the program may not read the environment.
    return undefined;
  }
}

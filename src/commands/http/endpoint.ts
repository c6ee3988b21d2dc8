import type { Command } from 'commander';
import { parseUrl } from '../../parse-url.ts';
import { CommandFailure, NO_CONNECTION, USAGE } from '../failure.ts';
import { chooseProfile } from '../profiles/choose-profile.ts';

/** URL and API key of a running Tern. */
export interface Endpoint {
  readonly url: string;
  readonly key: string | null;
  /** Headers of every call, beside those of the key and the content. */
  readonly headers?: Readonly<Record<string, string>>;
}

export interface RpcError {
  readonly code: number | string;
  readonly message: string;
  readonly data?: {
    readonly fix?: string;
    readonly request_id?: string;
    readonly reason?: string;
    readonly retry_after_ms?: number;
    readonly field_errors?: readonly { readonly path: string; readonly rule: string }[];
    readonly next_actions?: readonly {
      readonly skill: string;
      readonly params: Record<string, unknown>;
      readonly why: string;
    }[];
  };
}

export interface RpcAnswer<Result = Record<string, unknown>> {
  readonly result?: Result;
  readonly error?: RpcError;
}

/** The options of every command that calls a running Tern. */
export interface EndpointFlags {
  readonly url?: string;
  readonly key?: string;
  readonly profile?: string;
}

export const DEFAULT_URL = 'http://localhost:4000';

/** The options of every command that calls a running Tern over HTTP. */
export function addEndpointOptions(command: Command): Command {
  return command
    .option('--url <url>', `URL of the running Tern (default: TERN_URL, else that of the profile, else ${DEFAULT_URL})`)
    .option('--key <key>', 'API key (default: TERN_API_KEY, else that of the profile); seen in the process list')
    .option('--profile <name>', 'profile of tern login (default: TERN_PROFILE, else "default")');
}

/**
 * Options win over environment variables, and those over the profile. The key of a profile is sent
 * only to the URL for which it was stored.
 */
export function readEndpoint(flags: EndpointFlags): Endpoint {
  const url = flags.url ?? (process.env.TERN_URL || undefined);
  const key = flags.key ?? (process.env.TERN_API_KEY || undefined);
  if (url !== undefined && key !== undefined) return { url: readUrl(url), key };
  const { name, profile, named } = chooseProfile(flags.profile);
  const target = readUrl(url ?? profile?.url ?? DEFAULT_URL);
  if (key !== undefined || profile === null) return { url: target, key: key ?? null };
  if (target === profile.url) return { url: target, key: profile.key };
  if (named)
    throw new CommandFailure(
      `Profile ${name} belongs to ${profile.url}. Its key is not sent to ${target}. Use another profile, or TERN_API_KEY.`,
      USAGE,
    );
  return { url: target, key: null };
}

/** The URL without a final slash. */
export function readUrl(url: string): string {
  if (parseUrl(url) === null || !/^https?:/.test(url))
    throw new CommandFailure(`${url} is not an http or https URL.`, USAGE);
  return url.replace(/\/+$/, '');
}

/** The service times out after 30 s; the rest is for the network. */
const RESPONSE_TIMEOUT_MS = 40_000;

/**
 * Calls a skill. Throws a CommandFailure with exit code 3 when there is no response or it is not
 * from Tern.
 */
export async function callOver<Result = Record<string, unknown>>(
  endpoint: Endpoint,
  method: string,
  params: unknown,
  signal?: AbortSignal,
): Promise<RpcAnswer<Result>> {
  return (await answerOver<Result>(endpoint, method, params, signal)).answer;
}

/** The same, with the time at which the service answered, when it says so. */
export async function answerOver<Result = Record<string, unknown>>(
  { url, key, headers = {} }: Endpoint,
  method: string,
  params: unknown,
  signal?: AbortSignal,
): Promise<{ readonly answer: RpcAnswer<Result>; readonly sentAt: Date | null }> {
  const timeout = AbortSignal.timeout(RESPONSE_TIMEOUT_MS);
  const response = await fetch(`${url}/rpc`, {
    method: 'POST',
    headers: {
      ...headers,
      'content-type': 'application/json',
      ...(key === null ? {} : { authorization: `Bearer ${key}` }),
    },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
    signal: signal === undefined ? timeout : AbortSignal.any([signal, timeout]),
  }).catch((error: Error & { cause?: { code?: string; message?: string } }) => {
    throw new CommandFailure(
      `No response from ${url} (${error.cause?.code ?? error.cause?.message ?? error.message}). Start Tern with: npm start`,
      NO_CONNECTION,
      { cause: error },
    );
  });
  const text = await response.text();
  const sentAt = new Date(response.headers.get('date') ?? Number.NaN);
  try {
    const answer = JSON.parse(text) as RpcAnswer<Result> & { jsonrpc?: string };
    if (answer.jsonrpc === '2.0') return { answer, sentAt: Number.isNaN(sentAt.getTime()) ? null : sentAt };
  } catch {
    // Reported below: for example a proxy's error page.
  }
  throw new CommandFailure(`The server at ${url} is not Tern (HTTP ${response.status}). Check --url.`, NO_CONNECTION);
}

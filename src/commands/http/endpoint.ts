import type { Command } from 'commander';
import { CommandFailure, NO_CONNECTION, USAGE } from '../failure.ts';

/** Where a Tern answers, and as whom. */
export interface Endpoint {
  readonly url: string;
  readonly key: string | null;
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

export interface RpcAnswer {
  readonly result?: Record<string, unknown>;
  readonly error?: RpcError;
}

/** The two options of every command that speaks to a Tern over HTTP. */
export function addEndpointOptions(command: Command): Command {
  return command
    .option('--url <url>', 'where Tern answers (TERN_URL)', process.env.TERN_URL ?? 'http://localhost:4000')
    .option('--key <key>', 'API key (TERN_API_KEY); the variable keeps it out of the list of processes');
}

export function readEndpoint({ url, key }: { url: string; key?: string }): Endpoint {
  if (!URL.canParse(url) || !/^https?:/.test(url))
    throw new CommandFailure(`${url} is not an http or https URL.`, USAGE);
  return { url: url.replace(/\/+$/, ''), key: key ?? process.env.TERN_API_KEY ?? null };
}

/** The service gives up on a call after 30 s; a little more is for the way. */
const ANSWER_MS = 40_000;

/** Calls a skill. Throws a CommandFailure with exit code 3 when nobody answers or what answers is no Tern. */
export async function callOver({ url, key }: Endpoint, method: string, params: unknown): Promise<RpcAnswer> {
  const response = await fetch(`${url}/rpc`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(key === null ? {} : { authorization: `Bearer ${key}` }) },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
    signal: AbortSignal.timeout(ANSWER_MS),
  }).catch((error: Error & { cause?: { code?: string; message?: string } }) => {
    throw new CommandFailure(
      `Nobody answers on ${url} (${error.cause?.code ?? error.cause?.message ?? error.message}). Start one with: npm start`,
      NO_CONNECTION,
      { cause: error },
    );
  });
  const text = await response.text();
  try {
    const answer = JSON.parse(text) as RpcAnswer & { jsonrpc?: string };
    if (answer.jsonrpc === '2.0') return answer;
  } catch {
    // Said below: a proxy's page, say.
  }
  throw new CommandFailure(`What answers on ${url} is not a Tern (HTTP ${response.status}).`, NO_CONNECTION);
}

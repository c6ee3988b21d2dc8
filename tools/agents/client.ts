/** What an agent can see of the service: the card, and the answers to its calls. */
export interface Failure {
  readonly code: number | string;
  readonly message: string;
  readonly data: {
    readonly retry_after_ms?: number;
    readonly did_you_mean?: readonly string[];
    readonly field_errors?: readonly { readonly path: string; readonly rule: string }[];
    readonly next_actions?: readonly NextAction[];
  };
}

export interface NextAction {
  readonly skill: string;
  readonly params: Json;
  readonly needs?: readonly { readonly path: string; readonly meaning: string }[];
}

export type Json = Readonly<Record<string, unknown>>;

export type Answer = { readonly ok: true; readonly result: Json } | { readonly ok: false; readonly error: Failure };

export interface Client {
  call(skill: string, params: Json): Promise<Answer>;
  /** All later calls use this key. */
  useKey(key: string): void;
  /** Calls so far, and those that no agent should have made: an unknown skill or invalid params. */
  readonly counts: { calls: number; invalid: number };
}

const INVALID: readonly unknown[] = [-32600, -32601, -32602, -32700];

/** Finds the endpoint in the agent card of the service at `baseUrl`. */
export async function connect(baseUrl: string): Promise<Client> {
  const card = (await (await fetch(`${baseUrl}/.well-known/agent-card.json`)).json()) as {
    capabilities: { extensions: readonly { params: { rpc: string } }[] };
  };
  // The card names the public URL, behind which a test may not be.
  const endpoint = `${baseUrl}${new URL(card.capabilities.extensions[0]?.params.rpc ?? '').pathname}`;
  const counts = { calls: 0, invalid: 0 };
  let key: string | null = null;
  return {
    counts,
    useKey: (secret) => {
      key = secret;
    },
    call: async (method, params) => {
      const response = await fetch(endpoint, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(key === null ? {} : { authorization: `Bearer ${key}` }) },
        body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
      });
      const { result, error } = (await response.json()) as { result?: Json; error?: Failure };
      counts.calls += 1;
      if (error !== undefined && INVALID.includes(error.code)) counts.invalid += 1;
      return error === undefined ? { ok: true, result: result ?? {} } : { ok: false, error };
    },
  };
}

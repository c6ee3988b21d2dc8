import type { TestApp } from '../app.ts';

export interface WireError {
  readonly code: number | string;
  readonly message: string;
  readonly data: Readonly<Record<string, unknown>> & {
    readonly reason?: string;
    readonly next_actions?: readonly {
      readonly skill: string;
      readonly params: Record<string, unknown>;
      readonly why: string;
      readonly needs?: readonly { readonly path: string; readonly meaning: string }[];
    }[];
  };
}

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Readonly<Record<string, unknown>>;
  readonly result?: Readonly<Record<string, unknown>>;
  readonly error?: WireError;
}

/**
 * Keys of a seeded account, which is a tenant and a partner: one for tenant skills, one for partner
 * skills.
 */
export const partnerKeys = new Map<string, string>();

/** Calls a skill with any key or none and any params, and returns the raw response. */
export async function send(app: TestApp, given: string | null, skill: string, params: unknown): Promise<Answer> {
  const namesCustomer = typeof params === 'object' && params !== null && 'external_ref' in params;
  const isPartners = (skill.startsWith('partner.') && skill !== 'partner.register') || namesCustomer;
  const key = isPartners && given !== null ? (partnerKeys.get(given) ?? given) : given;
  const { status, headers, body } = await app.post(
    { jsonrpc: '2.0', id: 1, method: skill, params },
    key === null ? {} : { authorization: `Bearer ${key}` },
  );
  return { status, headers, ...(body as Pick<Answer, 'result' | 'error'>), body: body as Answer['body'] };
}

/** Returns the result of a call that must succeed. */
export async function succeed(
  app: TestApp,
  key: string | null,
  skill: string,
  params: unknown,
): Promise<Readonly<Record<string, unknown>>> {
  const { result, error } = await send(app, key, skill, params);
  if (result === undefined) throw new Error(`${skill} was rejected: ${JSON.stringify(error)}`);
  return result;
}

/**
 * The same for a call with an idempotency key that waits for another call with it. On a busy
 * machine the other call can take longer than lock_timeout: clients repeat theirs then.
 */
export async function succeedAfterOthers(
  app: TestApp,
  key: string,
  skill: string,
  params: unknown,
): Promise<Readonly<Record<string, unknown>>> {
  const { result, error } = await send(app, key, skill, params);
  if (result !== undefined) return result;
  if (error?.data.reason === 'idempotency_in_flight') return succeedAfterOthers(app, key, skill, params);
  throw new Error(`${skill} was rejected: ${JSON.stringify(error)}`);
}

/** Returns the error of a call that must be rejected. */
export async function refusal(app: TestApp, key: string | null, skill: string, params: unknown): Promise<WireError> {
  const { result, error } = await send(app, key, skill, params);
  if (error === undefined) throw new Error(`${skill} was not rejected: ${JSON.stringify(result)}`);
  return error;
}

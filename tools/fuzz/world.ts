import { boundTo, PARTNER_ENDPOINT } from '../../src/events/webhooks/endpoint.ts';
import { furnishForeign } from '../../test/support/contract/foreign-world.ts';
import { insertKey } from '../../test/support/insert-key.ts';
import { furnishWorld } from '../../test/support/world/index.ts';
import type { FuzzServer } from './server.ts';

const groups = ['read', 'contacts', 'campaigns', 'messages', 'compliance', 'analytics', 'billing', 'ai'] as const;

/** Kinds of callers: all permissions, single permissions, and invalid or missing keys. */
export const callers = ['all', 'full', 'partner', ...groups, 'test', 'expired', 'unknown', 'anonymous'] as const;
export type Caller = (typeof callers)[number];

/** Callers for whom only public skills may succeed. */
export const withoutCredentials: readonly Caller[] = ['anonymous', 'unknown', 'expired'];

export interface World {
  readonly tenantId: string;
  /** The key of a caller; null without one. */
  readonly keyOf: (caller: Caller) => string | null;
}

/**
 * Creates an account with every id of the contract's examples, and a key for each kind of caller.
 */
export async function createWorld(server: FuzzServer): Promise<World> {
  const tenantId = await provision(server, 'Own');
  await furnishWorld(server.pool, { tenantId });
  await setWebhookSecret(server, tenantId);
  const keys = new Map<Caller, string | null>();
  for (const caller of callers) keys.set(caller, await makeKey(server, tenantId, caller));
  return { tenantId, keyOf: (caller) => keys.get(caller) ?? null };
}

/** Creates another tenant with the same objects under other ids, numbers and names. */
export async function createNeighbour(server: FuzzServer): Promise<string> {
  const tenantId = await provision(server, 'Neighbour');
  await furnishForeign(server.pool, tenantId);
  await setWebhookSecret(server, tenantId);
  return tenantId;
}

async function provision({ url, pool }: FuzzServer, name: string): Promise<string> {
  const response = await fetch(`${url}/rpc`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'agent.provision', params: { name } }),
  });
  const { result } = (await response.json()) as { result: { account_id: string } };
  await pool.query(
    `WITH entry AS (INSERT INTO credit_entries (tenant_id, id, account_id, kind, amount, ref, at) VALUES ($1, 'cre_fuzz', $1, 'grant', 1000, 'fuzz', now()))
     UPDATE credit_accounts SET posted = posted + 1000 WHERE tenant_id = $1 AND account_id = $1`,
    [result.account_id],
  );
  return result.account_id;
}

async function setWebhookSecret({ pool, cipher }: FuzzServer, tenantId: string): Promise<void> {
  for (const endpointId of [PARTNER_ENDPOINT, 'whk_01jd0000000000000000000001'])
    await pool.query('UPDATE webhook_endpoints SET secret = $3 WHERE tenant_id = $1 AND id = $2', [
      tenantId,
      endpointId,
      cipher.encrypt('a secret that signs webhooks', boundTo({ tenantId, endpointId })),
    ]);
}

async function makeKey({ pool, keys }: FuzzServer, tenantId: string, caller: Caller): Promise<string | null> {
  if (caller === 'anonymous') return null;
  const mode = caller === 'test' ? 'test' : 'live';
  if (caller === 'unknown') return keys.issue(mode).secret;
  const permissions =
    caller === 'all' ? ['full', 'partner'] : caller === 'test' || caller === 'expired' ? ['full'] : [caller];
  const expiresAt = caller === 'expired' ? new Date('2026-01-01T00:00:00Z') : null;
  return insertKey({ pool, keys }, { tenantId, id: `key_of_${caller}`, permissions, mode, expiresAt });
}

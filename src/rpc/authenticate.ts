import { SkillError } from '../errors.ts';
import { KEY_PATTERN, type KeySmith } from '../platform/api-keys.ts';
import type { Sql } from '../platform/sql.ts';
import type { Account, AccountState, Key } from '../skill.ts';
import { findPrincipal, type PrincipalRow } from './queries.ts';

/** Who is calling. */
export interface Principal {
  readonly account: Account;
  readonly key: Key;
}

export interface Authenticator {
  /** Whose key this is; throws -32000 when it is missing, unknown, expired or revoked. */
  authenticate(secret: string | null, nowMs: number): Promise<Principal>;
  /** The same by the digest of the key, which is what a session holds. */
  authenticateFingerprint(fingerprint: string, nowMs: number): Promise<Principal>;
  /** Makes this process look a key up afresh at its next use. */
  forget(keyId: string): void;
  /** Keys used since the last call of this, with the moment of their last use. */
  takeUsed(): ReadonlyMap<string, { readonly tenantId: string; readonly at: number }>;
}

/** How long a looked-up key is believed: a key revoked by another process stops working here within this time. */
const BELIEVED_MS = 1_000;
const MAX_REMEMBERED = 10_000;

export function createAuthenticator(db: Sql, keys: KeySmith): Authenticator {
  const remembered = new Map<string, { readonly principal: Principal | null; readonly until: number }>();
  let used = new Map<string, { tenantId: string; at: number }>();

  const lookUp = async (fingerprint: string, nowMs: number): Promise<Principal | null> => {
    const hit = remembered.get(fingerprint);
    if (hit !== undefined && hit.until > nowMs) return hit.principal;
    const row = await db.row(findPrincipal, fingerprint);
    const principal = row === null ? null : present(row);
    // An unknown key is not remembered, or a stranger could fill the table.
    if (principal === null) return null;
    if (remembered.size >= MAX_REMEMBERED) remembered.clear();
    remembered.set(fingerprint, { principal, until: nowMs + BELIEVED_MS });
    return principal;
  };

  const admit = async (fingerprint: string, nowMs: number): Promise<Principal> => {
    const principal = await lookUp(fingerprint, nowMs);
    if (principal === null) throw unauthorized('The API key is unknown or was revoked.');
    const { key, account } = principal;
    if (key.expiresAt !== null && key.expiresAt.getTime() <= nowMs) throw unauthorized('The API key has expired.');
    used.set(key.id, { tenantId: account.tenantId, at: nowMs });
    return principal;
  };

  return {
    authenticate: async (secret, nowMs) => {
      if (secret === null)
        throw unauthorized('There is no API key: send Authorization: Bearer <key> or X-API-Key: <key>.');
      if (!KEY_PATTERN.test(secret))
        throw unauthorized('This is not a key of this service: keys begin with tern_live_ or tern_test_.');
      return admit(keys.fingerprint(secret), nowMs);
    },
    authenticateFingerprint: admit,
    forget: (keyId) => {
      for (const [fingerprint, { principal }] of remembered)
        if (principal?.key.id === keyId) remembered.delete(fingerprint);
    },
    takeUsed: () => {
      const taken = used;
      used = new Map();
      return taken;
    },
  };
}

export function unauthorized(message: string): SkillError {
  return new SkillError(-32000, message, {
    nextActions: [
      {
        skill: 'agent.provision',
        params: { name: 'My account' },
        why: 'Creates an account and its first key; needs no credentials.',
      },
    ],
  });
}

function present(row: PrincipalRow): Principal {
  return {
    account: {
      tenantId: row.tenant_id,
      accountId: row.account_id,
      kind: row.kind as Account['kind'],
      name: row.name,
      state: row.state as AccountState,
      defaultCountry: row.default_country,
      createdAt: row.account_created_at,
    },
    key: {
      id: row.key_id,
      permissions: row.permissions as Key['permissions'],
      mode: row.mode as Key['mode'],
      expiresAt: row.expires_at,
    },
  };
}

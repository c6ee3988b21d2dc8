import type { Account, AccountState, Key, KeyUse } from '../domain/account.ts';
import { calendarOf } from '../domain/calendar/account-calendar.ts';
import type { RuleCause } from '../domain/causes.ts';
import { SkillError } from '../errors.ts';
import { type NextAction, needs } from '../next-actions.ts';
import { KEY_PATTERN, type KeyIssuer } from '../platform/crypto/api-keys.ts';
import type { Sql } from '../platform/database/sql.ts';
import type { Limits } from './limits.ts';
import { findPrincipal, type PrincipalRow } from './queries.ts';

/** The authenticated caller. */
export interface Principal {
  readonly account: Account;
  readonly key: Key;
  /** Of calls that an automation rule makes with the key. */
  readonly cause?: RuleCause;
  /** Of calls that the service makes for a person who approved them. */
  readonly approvalId?: string | null;
  /** Of a call from a page for people without a key. */
  readonly byLink?: boolean;
}

export interface Authenticator {
  /**
   * Finds the owner of a key; throws -32000 when the key is missing, unknown, expired or revoked,
   * and `rate_limited` when its address has sent too many unknown keys.
   */
  authenticate(caller: { readonly secret: string | null; readonly address: string }, nowMs: number): Promise<Principal>;
  /** Same as `authenticate`, by the fingerprint of the key, which a session contains. */
  authenticateFingerprint(fingerprint: string, nowMs: number): Promise<Principal>;
  /** Removes a key from the cache, so that its next use reads it again. */
  forget(keyId: string): void;
  /**
   * Returns the keys used since the previous call with the time of their last use, and clears the
   * list.
   */
  drainUsedKeys(): ReadonlyMap<string, KeyUse>;
}

type Found = Principal & { readonly isOfCurrentSecret: boolean };

/** Cache time of a key: a key revoked by another process stops working here within this time. */
const CACHE_MS = 1_000;
const MAX_CACHED_KEYS = 10_000;

export function createAuthenticator(db: Sql, keys: KeyIssuer, limits: Limits): Authenticator {
  const cached = new Map<string, { readonly principal: Found; readonly until: number }>();
  let used = new Map<string, KeyUse>();

  const lookUp = async (fingerprint: string, nowMs: number): Promise<Found | null> => {
    const entry = cached.get(fingerprint);
    if (entry !== undefined && entry.until > nowMs) return entry.principal;
    const row = await db.row(findPrincipal, fingerprint);
    // Unknown keys are not cached: an anonymous client could fill the cache.
    if (row === null) return null;
    const principal = { ...present(row), isOfCurrentSecret: row.secret_id === keys.secretId };
    if (cached.size >= MAX_CACHED_KEYS) cached.clear();
    cached.set(fingerprint, { principal, until: nowMs + CACHE_MS });
    return principal;
  };

  /** The fingerprints of one key, the current one first. */
  const admit = async (fingerprints: readonly string[], nowMs: number, isSecretKnown: boolean): Promise<Principal> => {
    let found: Found | null = null;
    for (const fingerprint of fingerprints) found ??= await lookUp(fingerprint, nowMs);
    if (found === null)
      throw unauthorized('The API key is unknown or was revoked. Check that it was copied completely.');
    const { isOfCurrentSecret, ...principal } = found;
    const { key, account } = principal;
    if (key.expiresAt !== null && key.expiresAt.getTime() <= nowMs)
      throw unauthorized('The API key has expired. Create another key with agent.createKey.');
    const current = isSecretKnown && !isOfCurrentSecret ? (fingerprints[0] ?? null) : null;
    const newFingerprint = current ?? used.get(key.id)?.newFingerprint ?? null;
    used.set(key.id, { tenantId: account.tenantId, at: nowMs, newFingerprint });
    return principal;
  };

  return {
    authenticate: async ({ secret, address }, nowMs) => {
      if (secret === null)
        throw new SkillError(-32000, 'The API key is missing. Send Authorization: Bearer <key> or X-API-Key: <key>.', {
          nextActions: [PROVISION],
        });
      if (!KEY_PATTERN.test(secret)) {
        await limits.countUnknownKey(address);
        throw unauthorized('This is not an API key of this service. Keys begin with tern_live_ or tern_test_.');
      }
      return admit(keys.fingerprints(secret), nowMs, true).catch(async (error: unknown) => {
        if (error instanceof SkillError) await limits.countUnknownKey(address);
        throw error;
      });
    },
    authenticateFingerprint: (fingerprint, nowMs) => admit([fingerprint], nowMs, false),
    forget: (keyId) => {
      for (const [fingerprint, { principal }] of cached) if (principal.key.id === keyId) cached.delete(fingerprint);
    },
    drainUsedKeys: () => {
      const drained = used;
      used = new Map();
      return drained;
    },
  };
}

/** Only for callers without any key: a mistyped key belongs to an account that exists. */
const PROVISION: NextAction = {
  skill: 'agent.provision',
  params: {},
  needs: needs({ name: 'Name of the account.' }),
  why: 'Creates an account and its first key. No credentials are needed.',
};

const unauthorized = (message: string): SkillError => new SkillError(-32000, message);

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
      calendar: calendarOf(row, { timezone: row.partner_timezone, week_start: row.partner_week_start }),
    },
    key: {
      id: row.key_id,
      permissions: row.permissions as Key['permissions'],
      mode: row.mode as Key['mode'],
      expiresAt: row.expires_at,
      errorCodes: row.error_codes as Key['errorCodes'],
      fingerprint: row.fingerprint,
      approval: row.approval,
      madeBy: row.made_by,
    },
  };
}

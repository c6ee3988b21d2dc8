import { createBatcher } from '../../platform/batcher.ts';
import { isDatabaseUnavailable } from '../../platform/database/connections/unavailable.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Sql } from '../../platform/database/sql.ts';
import type { EndpointKey } from './endpoint.ts';
import { acquireEndpoints, type LeasedRow, readEndpoints, releaseLeases } from './lease-queries.ts';

/** A lease that is asked for, or held. */
export interface LeaseKey extends EndpointKey {
  readonly token: string;
}

export interface AcquiredRow extends LeasedRow {
  /** Whether a previous lease had expired. */
  readonly taken_over: boolean;
}

/**
 * The statements about leases of endpoints: those of one tenant that are asked for together are one
 * statement, so that a tenant with many endpoints needs no more connections than others.
 */
export interface LeaseRows {
  /**
   * Null while it is leased, disabled or its breaker is open; `automatic` also when it delivers on
   * request.
   */
  acquire(key: LeaseKey, automatic: boolean): Promise<AcquiredRow | null>;
  /** Null when another process has taken over. */
  read(key: LeaseKey): Promise<LeasedRow | null>;
  release(key: LeaseKey): Promise<void>;
  /** For other statements about the endpoints of a tenant. */
  sqlOf(tenantId: string): Sql;
}

/** How long a lease lasts without being renewed. */
export const LEASE_MS = 30_000;
const MAX_ENDPOINTS = 100;
const DEADLINE_MS = 15_000;

export function createLeaseRows(database: Database, clock: () => Date): LeaseRows {
  const acquire = join<{ key: LeaseKey; automatic: boolean }, AcquiredRow>(
    database,
    ({ automatic }) => String(automatic),
    (sql, asked, tenantId, ids, tokens) => {
      const now = clock();
      const until = new Date(now.getTime() + LEASE_MS);
      return sql.rows(acquireEndpoints, tenantId, ids, tokens, now, until, asked[0]?.automatic === true);
    },
  );
  const read = join<{ key: LeaseKey }, LeasedRow>(
    database,
    () => '',
    (sql, _asked, ...leased) => sql.rows(readEndpoints, ...leased),
  );
  const release = join<{ key: LeaseKey }, LeasedRow>(
    database,
    () => '',
    async (sql, _asked, ...leased) => {
      await sql.run(releaseLeases, ...leased, clock());
      return [];
    },
  );
  return {
    acquire: (key, automatic) => acquire({ key, automatic }),
    read: (key) => read({ key }),
    release: async (key) => {
      await release({ key });
    },
    sqlOf: (tenantId) => database.near(tenantId).background,
  };
}

type Ask<Item, Row> = (
  sql: Sql,
  asked: readonly Item[],
  tenantId: string,
  ids: readonly string[],
  tokens: readonly string[],
) => Promise<readonly Row[]>;

/** Asks for one endpoint by a statement for all that are asked for together. */
function join<Item extends { readonly key: LeaseKey }, Row extends LeasedRow>(
  database: Database,
  kindOf: (item: Item) => string,
  ask: Ask<Item, Row>,
): (item: Item) => Promise<Row | null> {
  return createBatcher<Item, Row | null>({
    groupOf: (item) => `${item.key.tenantId} ${kindOf(item)}`,
    concurrency: 1,
    maxItems: MAX_ENDPOINTS,
    deadlineMs: DEADLINE_MS,
    isOutage: isDatabaseUnavailable,
    processBatch: async (asked) => {
      const [first] = asked;
      if (first === undefined) return [];
      const { tenantId } = first.key;
      const keys = asked.map(({ key }) => key);
      const rows = await ask(
        database.near(tenantId).background,
        asked,
        tenantId,
        keys.map(({ endpointId }) => endpointId),
        keys.map(({ token }) => token),
      );
      // By the token: an endpoint can be asked for twice.
      const found = new Map(rows.map((row) => [row.lease_by, row]));
      return keys.map(({ token }) => found.get(token) ?? null);
    },
  });
}

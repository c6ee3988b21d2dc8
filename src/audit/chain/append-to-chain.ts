import { entryHash } from '../../domain/audit/entry-hash.ts';
import { GENESIS_HASH } from '../../domain/audit/hash-chain.ts';
import { CHAIN_VERSION, type ChainedLog } from '../../domain/audit/hashed-columns.ts';
import type { Database } from '../../platform/database/database.ts';
import { batchStatement, type Sql, type Statement, statement } from '../../platform/database/sql.ts';
import { disableSort } from '../../platform/disable-sort.ts';
import { forEachIsolated, type OnFailure } from '../../platform/for-each-isolated.ts';
import { type ReadRow, readByTenant } from '../../platform/work/read-by-tenant.ts';
import { newEntry } from './hashed.ts';

const BATCH = 1_000;
const TENANTS = { rows: 1, maxTenants: 100 };

interface Entry {
  readonly id: string;
  /** `entryHash` selects the columns in the hash. */
  readonly entry: Record<string, unknown>;
}

/** An append-only table whose entries are chained per tenant. */
interface Chain {
  readonly name: ChainedLog;
  readonly tenants: Statement<[afterTenant: string, rows: number], ReadRow>;
  readonly unchained: Statement<[tenantId: string, limit: number], Entry>;
  readonly append: Statement<
    [
      tenantId: string,
      ids: readonly string[],
      seqs: readonly number[],
      prevHashes: readonly string[],
      hashes: readonly string[],
      firstId: string,
      lastId: string,
      version: number,
    ],
    { appended: number }
  >;
}

function chainOf(name: ChainedLog): Chain {
  const table = `${name}_entries`;
  return {
    name,
    // One row is one step in the partial index, whatever the planner statistics are. Without the
    // limit, a large import would be scanned whole for each batch.
    tenants: batchStatement(
      `chain.${name}_tenants`,
      `SELECT tenant_id, sum(count(*)) OVER ()::int AS read
         FROM (SELECT tenant_id FROM ${table} WHERE seq IS NULL AND tenant_id > $1 ORDER BY tenant_id LIMIT $2) e
        GROUP BY tenant_id ORDER BY tenant_id`,
    ),
    unchained: batchStatement(
      `chain.${name}_unchained`,
      `SELECT id, ${newEntry(name)} AS entry FROM ${table} e WHERE tenant_id = $1 AND seq IS NULL ORDER BY id LIMIT $2`,
    ),
    append: batchStatement(
      `chain.${name}_append`,
      `SELECT append_to_${name}_chain($1, $2::text[], $3::int[], $4::text[], $5::text[], $6, $7, $8::smallint)::int AS appended`,
    ),
  };
}

export const chains: readonly Chain[] = [chainOf('audit'), chainOf('consent')];

const openHead = statement<[tenantId: string, chain: string, genesis: string]>(
  'chain.open_head',
  'INSERT INTO chain_heads (tenant_id, chain, seq, hash) VALUES ($1, $2, 0, $3) ON CONFLICT DO NOTHING',
);
/** The head row is the lock of its chain: a second worker skips it. */
const lockHead = statement<[tenantId: string, chain: string], { seq: number; hash: string }>(
  'chain.lock_head',
  'SELECT seq, hash FROM chain_heads WHERE tenant_id = $1 AND chain = $2 FOR UPDATE SKIP LOCKED',
);
const moveHead = statement<[tenantId: string, chain: string, seq: number, hash: string]>(
  'chain.move_head',
  'UPDATE chain_heads SET seq = $3, hash = $4 WHERE tenant_id = $1 AND chain = $2',
);

/**
 * Appends new entries to their hash chains in batches, shortly after their transaction: taking the
 * head in every call would serialize a tenant's calls. Returns whether more may be due.
 */
export async function appendToChains(database: Database, onFailure: OnFailure): Promise<boolean> {
  let more = false;
  for (const chain of chains) {
    const tenants = await readByTenant(TENANTS, (after, rows) => database.rows(chain.tenants, after, rows));
    const appended = await forEachIsolated(tenants, onFailure, ({ tenant_id: tenantId }) =>
      database.near(tenantId).transaction((tx) => appendBatch(tx, chain, tenantId)),
    );
    more ||= appended.includes(BATCH);
  }
  return more;
}

/** Whether there are entries that are not in their chain yet. */
export async function hasUnchained(database: Database): Promise<boolean> {
  for (const chain of chains) if ((await database.rows(chain.tenants, '', 1)).length > 0) return true;
  return false;
}

/** Appends a tenant's unchained entries, unless a worker is doing so. */
export async function appendTenant(database: Database, tenantId: string): Promise<void> {
  for (const chain of chains) while ((await database.transaction((tx) => appendBatch(tx, chain, tenantId))) === BATCH);
}

async function appendBatch(tx: Sql, chain: Chain, tenantId: string): Promise<number> {
  await tx.run(openHead, tenantId, chain.name, GENESIS_HASH);
  const head = await tx.row(lockHead, tenantId, chain.name);
  if (head === null) return 0;
  // Otherwise each batch sorts all unchained entries, which takes seconds for 200,000.
  await tx.run(disableSort);
  const entries = await tx.rows(chain.unchained, tenantId, BATCH);
  const links = link(chain.name, entries, head);
  const last = links.at(-1);
  if (last === undefined) return 0;
  const row = await tx.row(
    chain.append,
    tenantId,
    links.map(({ id }) => id),
    links.map(({ seq }) => seq),
    links.map(({ prevHash }) => prevHash),
    links.map(({ hash }) => hash),
    links[0]?.id ?? '',
    last.id,
    CHAIN_VERSION,
  );
  if (row?.appended !== links.length) throw new Error('Entries disappeared before they were appended to the chain.');
  await tx.run(moveHead, tenantId, chain.name, last.seq, last.hash);
  return entries.length;
}

interface Link {
  readonly id: string;
  readonly seq: number;
  readonly prevHash: string;
  readonly hash: string;
}

function link(
  log: ChainedLog,
  entries: readonly Entry[],
  head: { readonly seq: number; readonly hash: string },
): Link[] {
  let { seq, hash } = head;
  return entries.map(({ id, entry }) => {
    const prevHash = hash;
    seq += 1;
    hash = entryHash(log, { seq, prevHash }, entry);
    return { id, seq, prevHash, hash };
  });
}

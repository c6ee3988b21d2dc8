import type { Owner } from '../../domain/account.ts';
import type { RelationshipKind } from '../../domain/consent/relationship.ts';
import { batchStatement, type Sql, type Statement, statement } from '../../platform/database/sql.ts';
import { keepReviews, ORDERED_AFTERWARDS } from './keep-reviews.ts';

export interface RelationshipRow {
  readonly kind: string;
  /** Empty without one. */
  readonly reference: string;
  readonly since: Date;
  readonly ended_at: Date | null;
}

/** A relationship to record with one or many numbers. */
export interface RecordedRelationship {
  readonly kind: RelationshipKind;
  readonly reference: string;
  /** Null: keeps the recorded start; a new relationship starts now. */
  readonly since: Date | null;
  /** Null: open. */
  readonly until: Date | null;
}

interface Recording {
  readonly actor: string;
  readonly requestId: string;
  readonly now: Date;
}

type RecordParams = [
  tenantId: string,
  accountId: string,
  phones: readonly string[],
  kind: string,
  reference: string,
  since: Date,
  until: Date | null,
  now: Date,
  actor: string,
  requestId: string,
];

const record = recordStatement('relationships.record', 'excluded.since');
const recordWithoutSince = recordStatement('relationships.record_without_since', 'r.since');

/**
 * The primary key decides between concurrent calls. Inserts in sorted order, so that they cannot
 * deadlock. Returns the numbers whose row is new or changed, with its start. `SINCE` is what
 * `since` of a relationship that exists becomes.
 */
function recordStatement(name: string, SINCE: string): Statement<RecordParams, { phone: string; since: Date }> {
  return batchStatement(
    name,
    `INSERT INTO relationships AS r (tenant_id, account_id, phone, kind, reference, since, ended_at, recorded_at, actor, request_id)
     SELECT $1, $2, phone, $4, $5, $6, $7, $8, $9, $10
       FROM (SELECT DISTINCT phone COLLATE "C" AS phone FROM unnest($3::text[]) AS one (phone) ORDER BY 1) AS p
     ON CONFLICT (tenant_id, account_id, phone, kind, reference) DO UPDATE
        SET since = ${SINCE}, ended_at = excluded.ended_at, recorded_at = excluded.recorded_at,
            actor = excluded.actor, request_id = excluded.request_id
      WHERE r.since <> ${SINCE} OR r.ended_at IS DISTINCT FROM excluded.ended_at
     RETURNING phone, since`,
  );
}

/** A relationship that both have starts with the earlier and ends with the later of the two. */
const merge = statement<[tenantId: string, accountId: string, from: string, to: string]>(
  'relationships.merge',
  `WITH gone AS (
     DELETE FROM relationships WHERE tenant_id = $1 AND account_id = $2 AND phone = $3
     RETURNING kind, reference, since, ended_at, recorded_at, actor, request_id)
   INSERT INTO relationships AS r (tenant_id, account_id, phone, kind, reference, since, ended_at, recorded_at, actor, request_id)
   SELECT $1, $2, $4, kind, reference, since, ended_at, recorded_at, actor, request_id FROM gone ORDER BY kind, reference
   ON CONFLICT (tenant_id, account_id, phone, kind, reference) DO UPDATE
      SET since = least(r.since, excluded.since),
          ended_at = CASE WHEN r.ended_at IS NOT NULL AND excluded.ended_at IS NOT NULL THEN greatest(r.ended_at, excluded.ended_at) END`,
);

/**
 * Records the relationship with every number, and returns the numbers where it changed. Who orders
 * after a message that waits for a review has not opted out with it, so the review is closed.
 */
export async function recordRelationships(
  tx: Sql,
  { tenantId, accountId }: Owner,
  phones: readonly string[],
  { kind, reference, since, until }: RecordedRelationship,
  { actor, requestId, now }: Recording,
): Promise<ReadonlySet<string>> {
  const statementOf = since === null ? recordWithoutSince : record;
  const params = [tenantId, accountId, phones, kind, reference, since ?? now, until, now, actor, requestId] as const;
  const rows = await tx.rows(statementOf, ...params);
  if (kind === 'order') {
    const orders = rows.map((row) => ({ phone: row.phone, at: row.since }));
    await keepReviews(tx, { tenantId, accountId }, orders, { by: actor, note: ORDERED_AFTERWARDS, now });
  }
  return new Set(rows.map(({ phone }) => phone));
}

/** Moves the relationships of a merged number: they are with the person. */
export async function mergeRelationships(
  tx: Sql,
  { tenantId, accountId }: Owner,
  from: string,
  to: string,
): Promise<void> {
  await tx.run(merge, tenantId, accountId, from, to);
}

/** With the number's former owner: to the new one nothing about an old order may be sent. */
export const endRelationships = statement<[tenantId: string, accountId: string, phone: string, at: Date]>(
  'relationships.end',
  `UPDATE relationships SET ended_at = greatest(since, $4)
    WHERE tenant_id = $1 AND account_id = $2 AND phone = $3 AND (ended_at IS NULL OR ended_at > $4)`,
);

/** Null when the number has no such relationship. */
export async function findRelationship(
  sql: Sql,
  { tenantId, accountId }: Owner,
  phone: string,
  kind: string,
  reference: string,
): Promise<RelationshipRow | null> {
  return sql.tenant(tenantId).relationships.findFirst({ where: { account_id: accountId, phone, kind, reference } });
}

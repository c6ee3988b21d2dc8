import type { Owner } from '../../domain/account.ts';
import { batchStatement, type Sql, type Statement } from '../../platform/database/sql.ts';
import { firstIdAt } from '../../platform/ids.ts';

export interface AuditRow {
  readonly id: string;
  readonly seq: number | null;
  readonly at: Date;
  readonly skill: string;
  readonly key_id: string;
  readonly outcome: string;
  readonly params_hash: string;
  readonly hash: string | null;
  readonly prev_hash: string | null;
  readonly rule_id: string | null;
}

export interface AuditFilter {
  readonly after: string;
  readonly from: Date | undefined;
  readonly to: Date | undefined;
  readonly skill: string | undefined;
  readonly actor: string | undefined;
  readonly limit: number;
}

type Params = [
  tenantId: string,
  accountId: string,
  after: string,
  before: string,
  from: Date | '-infinity',
  to: Date | 'infinity',
  limit: number,
  ...values: string[],
];

/** The ID of an entry has the time of its call; the difference is for clocks that were set back. */
const SLACK_MS = 3_600_000;
/** After every id. */
const END = '~';

const COLUMNS = 'e.id, e.seq, e.at, e.skill, e.key_id, e.outcome, e.params_hash, e.hash, e.prev_hash, e.rule_id';
const OF_ACCOUNT = 'e.tenant_id = $1 AND e.account_id = $2';
const IN_PERIOD = 'e.id > $3 AND e.id < $4 AND e.at >= $5 AND e.at < $6';

/** Scans the primary key between two IDs. */
const listAll = batchStatement<Params, AuditRow>(
  'agent.list_audit',
  `SELECT ${COLUMNS} FROM audit_entries e WHERE ${OF_ACCOUNT} AND ${IN_PERIOD} ORDER BY e.id LIMIT $7`,
);

/**
 * By audit_entries_calls_idx, which has the entries of each skill and key in the order of their
 * IDs. The pairs of skill and key that fit are found one after the other, with one lookup each; of
 * each pair, at most a page is read.
 */
const listOf = (NAME: string, FITS: string): Statement<Params, AuditRow> =>
  batchStatement(
    NAME,
    `WITH RECURSIVE pairs AS (
       (SELECT e.skill, e.key_id FROM audit_entries e WHERE ${OF_ACCOUNT} AND ${FITS} ORDER BY e.skill, e.key_id LIMIT 1)
       UNION ALL
       SELECT n.skill, n.key_id FROM pairs p CROSS JOIN LATERAL (
         SELECT e.skill, e.key_id FROM audit_entries e WHERE ${OF_ACCOUNT} AND (e.skill, e.key_id) > (p.skill, p.key_id) AND ${FITS}
          ORDER BY e.skill, e.key_id LIMIT 1) AS n)
     SELECT e.* FROM pairs p CROSS JOIN LATERAL (
         SELECT ${COLUMNS} FROM audit_entries e
          WHERE ${OF_ACCOUNT} AND e.skill = p.skill AND e.key_id = p.key_id AND ${IN_PERIOD} ORDER BY e.skill, e.key_id, e.id LIMIT $7) AS e
      ORDER BY e.id LIMIT $7`,
  );
const listOfSkill = listOf('agent.list_audit_of_skill', 'e.skill = $8');
const listOfActor = listOf('agent.list_audit_of_actor', 'e.key_id = $8');
const listOfBoth = listOf('agent.list_audit_of_skill_and_actor', 'e.skill = $8 AND e.key_id = $9');

export function listAudit(
  sql: Sql,
  { tenantId, accountId }: Owner,
  { after, from, to, skill, actor, limit }: AuditFilter,
): Promise<AuditRow[]> {
  const first = from === undefined ? '' : firstIdAt('aud', Math.max(0, from.getTime() - SLACK_MS));
  const last = to === undefined ? END : firstIdAt('aud', Math.max(0, to.getTime() + SLACK_MS));
  const values = [skill, actor].filter((value) => value !== undefined);
  const list =
    skill === undefined
      ? actor === undefined
        ? listAll
        : listOfActor
      : actor === undefined
        ? listOfSkill
        : listOfBoth;
  const begin = after > first ? after : first;
  return sql.rows(list, tenantId, accountId, begin, last, from ?? '-infinity', to ?? 'infinity', limit, ...values);
}

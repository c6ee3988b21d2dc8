import { ENDED_STATES, MESSAGE_RESULT, MESSAGE_STATE } from '../../counting/message-results.ts';
import type { Owner } from '../../domain/account.ts';
import { batchStatement, type Sql, type Statement } from '../../platform/database/sql.ts';

export interface RecipientRow {
  readonly contact_id: string;
  readonly outcome: string;
  readonly reason: string | null;
  readonly variant: number | null;
  readonly message_id: string | null;
  readonly status: string | null;
  /** As the counters of the campaign count it. */
  readonly result: string;
  /** Null when the contact was erased. */
  readonly phone: string | null;
  readonly segments: number | null;
  readonly credits: number | null;
  readonly rule_version: string | null;
  readonly decided_at: Date;
}

/** In the order of their values in the parameters, from `$5` on. */
const FILTERS = ['outcome', 'status', 'result'] as const;
type Filter = (typeof FILTERS)[number];
export type RecipientFilter = Partial<Readonly<Record<Filter, string | undefined>>>;

type Value = string | readonly string[];
type Params = [tenantId: string, campaignId: string, after: string, limit: number, ...values: Value[]];
type ListStatement = Statement<Params, RecipientRow>;

/** `unsent`: those with one outcome and no message. `ended`: those whose message ended so. */
type Source = 'all' | 'unsent' | 'ended';

/** With more ended messages, a page is found sooner by walking the recipients than by sorting. */
const MAX_SORTED = 10_000;

/** Without a message, the outcome is the result. */
const RESULT = `CASE WHEN r.outcome = 'accepted' THEN ${MESSAGE_RESULT} ELSE r.outcome END`;
const TESTS = { outcome: 'r.outcome', status: MESSAGE_STATE, result: RESULT } as const;
/** States that a message with a result can have, where they are such that end a message. */
const STATES_OF_RESULT: Readonly<Record<string, readonly string[]>> = {
  undelivered: ['undelivered', 'failed', 'expired', 'rejected'],
  failed: ['undelivered', 'failed', 'expired', 'rejected'],
  unconfirmed: ['delivery_unconfirmed'],
};

const COLUMNS = `r.contact_id, r.outcome, r.reason, r.variant, r.message_id, ${MESSAGE_STATE} AS status, ${RESULT} AS result, coalesce(m.to_phone, c.phone) AS phone,
          m.segments, m.credits, d.decision ->> 'rule_pack' AS rule_version, r.decided_at`;
const LOOKUPS = `LEFT JOIN contacts c ON c.tenant_id = $1 AND c.id = r.contact_id
     LEFT JOIN campaign_decisions d ON d.tenant_id = $1 AND d.campaign_id = $2 AND d.id = r.decision_id`;
const IDS = 'FROM messages o WHERE o.tenant_id = $1 AND o.campaign_id = $2';

/** By messages_end_idx, between the first and the last message of the campaign. */
const ended = (ACCOUNT: string, STATES: string): string =>
  `e.tenant_id = $1 AND e.account_id = ${ACCOUNT} AND e.end_state = ANY (${STATES}) AND e.campaign_id = $2
          AND e.id BETWEEN (SELECT min(o.id) ${IDS}) AND (SELECT max(o.id) ${IDS})`;
const ENDED = ended('$3', '$4');

const countEnded = batchStatement<
  [tenantId: string, campaignId: string, accountId: string, states: readonly string[], limit: number],
  { count: number }
>('campaigns.count_ended', `SELECT count(*) AS count FROM (SELECT FROM messages e WHERE ${ENDED} LIMIT $5) AS found`);

function declare(source: Source, filters: readonly Filter[]): readonly [name: string, ListStatement] {
  const name = nameOf(source, filters);
  const OTHERS = filters.map((filter, index) => ` AND ${TESTS[filter]} = $${5 + index}`).join('');
  return [name, batchStatement(name, READS[source](OTHERS, 5 + filters.length))];
}

function nameOf(source: Source, filters: readonly Filter[]): string {
  return ['campaigns.list_recipients', source, ...filters].join('_');
}

/** `next` is the number of the first parameter after the filters. */
const READS: Readonly<Record<Source, (OTHERS: string, next: number) => string>> = {
  all: (OTHERS) => `SELECT ${COLUMNS}
     FROM campaign_recipients r LEFT JOIN messages m ON m.tenant_id = $1 AND m.id = r.message_id ${LOOKUPS}
    WHERE r.tenant_id = $1 AND r.campaign_id = $2 AND r.contact_id > $3${OTHERS} ORDER BY r.contact_id LIMIT $4`,
  // A range of the outcome, so that only campaign_recipients_outcome_idx has the order.
  unsent: (OTHERS, next) => {
    const OUTCOME = `$${next}`;
    return `SELECT ${COLUMNS}
     FROM campaign_recipients r LEFT JOIN messages m ON m.tenant_id = $1 AND m.id = r.message_id ${LOOKUPS}
    WHERE r.tenant_id = $1 AND r.campaign_id = $2 AND r.outcome <> 'accepted' AND r.outcome >= ${OUTCOME} AND r.outcome <= ${OUTCOME} AND r.contact_id > $3${OTHERS}
    ORDER BY r.outcome, r.contact_id LIMIT $4`;
  },
  ended: (OTHERS, next) => {
    const FOUND = ended(`$${next}`, `$${next + 1}`);
    return `WITH found AS MATERIALIZED (SELECT e.id, e.contact_id FROM messages e WHERE ${FOUND} AND e.contact_id > $3)
   SELECT ${COLUMNS}
     FROM found JOIN campaign_recipients r ON r.tenant_id = $1 AND r.campaign_id = $2 AND r.contact_id = found.contact_id AND r.message_id = found.id
     JOIN messages m ON m.tenant_id = $1 AND m.id = found.id ${LOOKUPS}
    WHERE true${OTHERS} ORDER BY found.contact_id LIMIT $4`;
  },
};

const SUBSETS: readonly (readonly Filter[])[] = [
  [],
  ['outcome'],
  ['status'],
  ['result'],
  ['outcome', 'status'],
  ['outcome', 'result'],
  ['status', 'result'],
  ['outcome', 'status', 'result'],
];
const STATEMENTS: Readonly<Record<string, ListStatement>> = Object.fromEntries(
  (['all', 'unsent', 'ended'] as const).flatMap((source) => SUBSETS.map((filters) => declare(source, filters))),
);

/** One page in the order of the contacts, by the narrowest filter that has an index. */
export async function listRecipients(
  sql: Sql,
  { tenantId, accountId }: Owner,
  campaignId: string,
  filter: RecipientFilter,
  { after, limit }: { readonly after: string; readonly limit: number },
): Promise<RecipientRow[]> {
  const filters = FILTERS.filter((name) => filter[name] !== undefined);
  const read = (source: Source, ...more: readonly Value[]): Promise<RecipientRow[]> => {
    const list = STATEMENTS[nameOf(source, filters)] as ListStatement;
    const values = filters.map((name) => filter[name] ?? '');
    return sql.rows(list, tenantId, campaignId, after, limit, ...values, ...more);
  };
  const outcome = filter.result === 'excluded' ? 'excluded' : filter.outcome;
  if (outcome !== undefined && outcome !== 'accepted') return read('unsent', outcome);
  const states = endedStatesOf(filter);
  if (states === null) return read('all');
  const found = await sql.row(countEnded, tenantId, campaignId, accountId, states, MAX_SORTED + 1);
  return Number(found?.count) > MAX_SORTED ? read('all') : read('ended', accountId, states);
}

/** Null when the filters allow other states as well. */
function endedStatesOf({ status, result = '' }: RecipientFilter): readonly string[] | null {
  if (status !== undefined) return ENDED_STATES.includes(status) ? [status] : null;
  return STATES_OF_RESULT[result] ?? null;
}

import { ENDED_STATES, MESSAGE_STATE } from '../../counting/message-results.ts';
import { batchStatement, type Statement, statement } from '../../platform/database/sql.ts';
import { MESSAGE_COLUMNS, type MessageRow } from '../../sending/history/queries.ts';

/** In the order of their values in the parameters, from `$5` on. */
const FILTERS = ['contact', 'campaign', 'journey', 'node', 'state'] as const;
type Filter = (typeof FILTERS)[number];
export type MessageFilter = Partial<Readonly<Record<Filter, string | undefined>>>;

/** Where the messages of a state are found. Null: no state is given, or a contact is. */
type StateSource = 'ended' | 'waiting' | 'submitting' | 'others' | null;

type Params = [tenantId: string, accountId: string, before: string, limit: number, ...values: string[]];
type ListStatement = Statement<Params, MessageRow>;

/** After every id. */
const END = '~';

const ORIGINS: readonly (readonly Filter[])[] = [[], ['campaign'], ['journey'], ['journey', 'node']];
const COLUMNS = { campaign: 'campaign_id', journey: 'journey_id', node: 'node_id' } as const;

/**
 * A statement for each set of filters, on the index of the most selective one: newest first, before
 * the id `$3`. A row comparison begins at the cursor, and keeps the planner from the other indexes
 * that end with the id. It is `<=`, because the planner estimates it by its first column alone.
 * Planned for the given values: a plan for any value reads a whole campaign for a rare state.
 *
 * - A contact and those merged into it: messages_contact_idx.
 * - A state that ends a message without delivery: messages_end_idx, which has only these.
 * - Messages that wait: the queue; messages that are being submitted: the leases.
 * - Others: messages_campaign_idx, messages_journey_idx, messages_node_idx, or all of the account.
 */
const STATEMENTS: Readonly<Record<string, ListStatement>> = Object.fromEntries(
  ORIGINS.flatMap((origin) => [
    declare(origin, null),
    ...(['ended', 'waiting', 'submitting', 'others'] as const).map((state) => declare([...origin, 'state'], state)),
    declare(['contact', ...origin], null),
    declare(['contact', ...origin, 'state'], null),
  ]),
);

function declare(filters: readonly Filter[], state: StateSource): readonly [name: string, ListStatement] {
  const name = nameOf(filters, state);
  // Of all messages of an account, one plan serves: those for values expect hardly a message of all
  // accounts but the largest.
  const plan = filters.every((filter) => filter === 'state') && state !== 'ended' ? statement : batchStatement;
  return [name, plan<Params, MessageRow>(name, textOf(filters, state))];
}

function nameOf(filters: readonly Filter[], state: StateSource): string {
  return ['messages.list', ...filters, ...(state === null ? [] : [state])].join('_');
}

/** The statement for the filters that are given, with its parameters. */
export function listStatement(
  { tenantId, accountId }: { readonly tenantId: string; readonly accountId: string },
  filter: MessageFilter,
  { before, limit }: { readonly before: string; readonly limit: number },
): readonly [ListStatement, Params] {
  const filters = FILTERS.filter((name) => filter[name] !== undefined);
  const state = filter.contact === undefined ? sourceOf(filter.state) : null;
  const values = filters.map((name) => filter[name] ?? '');
  return [
    STATEMENTS[nameOf(filters, state)] as ListStatement,
    [tenantId, accountId, before === '' ? END : before, limit, ...values],
  ];
}

function sourceOf(state: string | undefined): StateSource {
  if (state === undefined) return null;
  if (ENDED_STATES.includes(state)) return 'ended';
  // No message is stored as held: one that was is queued since.
  if (['queued', 'scheduled', 'held'].includes(state)) return 'waiting';
  return state === 'submitting' ? 'submitting' : 'others';
}

/** The IDs of what the messages of an origin are numbered between, from its own index. */
function idsOf(COLUMN: string, VALUE: string): readonly [FIRST: string, LAST: string] {
  const OF_ORIGIN = `FROM messages o WHERE o.tenant_id = $1 AND o.${COLUMN} = ${VALUE}`;
  return [`(SELECT min(o.id) ${OF_ORIGIN})`, `(SELECT max(o.id) ${OF_ORIGIN} AND o.id < $3)`];
}

function textOf(filters: readonly Filter[], state: StateSource): string {
  const param = (filter: Filter): string => `$${5 + filters.indexOf(filter)}`;
  const origins = (['campaign', 'journey', 'node'] as const).filter((name) => filters.includes(name));
  const OF_ORIGIN = origins.map((name) => ` AND m.${COLUMNS[name]} = ${param(name)}`).join('');
  const STATE = filters.includes('state') ? param('state') : '';
  const IN_STATE = STATE === '' ? '' : ` AND ${MESSAGE_STATE} = ${STATE}`;
  const narrowest = origins.at(-1);
  if (filters.includes('contact')) return ofContact(`${OF_ORIGIN}${IN_STATE}`);
  if (state === 'submitting') return submitting(`${OF_ORIGIN}${IN_STATE}`);
  if (narrowest === undefined) {
    if (state === 'ended') return ended(STATE, '', '$3');
    return state === 'waiting' ? waiting(` AND m.state = ${STATE}`, 'q.message_id < $3') : ofAccount(IN_STATE);
  }
  const [FIRST, LAST] = idsOf(COLUMNS[narrowest], param(narrowest));
  if (state === 'ended') return ended(STATE, `${OF_ORIGIN} AND m.id >= ${FIRST}`, LAST);
  return state === 'waiting'
    ? waiting(`${OF_ORIGIN} AND m.state = ${STATE}`, `q.message_id BETWEEN ${FIRST} AND ${LAST}`)
    : ofOrigin(COLUMNS[narrowest], param(narrowest), `${OF_ORIGIN}${IN_STATE}`);
}

function ofAccount(OTHERS: string): string {
  return `SELECT ${MESSAGE_COLUMNS} FROM messages m
    WHERE m.tenant_id = $1 AND m.account_id >= $2 AND m.account_id <= $2 AND m.id < $3${OTHERS}
    ORDER BY m.account_id DESC, m.id DESC LIMIT $4`;
}

function ofOrigin(COLUMN: string, VALUE: string, OTHERS: string): string {
  return `SELECT ${MESSAGE_COLUMNS} FROM messages m
    WHERE m.tenant_id = $1 AND m.account_id = $2 AND m.${COLUMN} >= ${VALUE} AND (m.${COLUMN}, m.id) <= (${VALUE}, $3) AND m.id < $3${OTHERS}
    ORDER BY m.${COLUMN} DESC, m.id DESC LIMIT $4`;
}

/** Of each of the contacts at most a page. */
function ofContact(OTHERS: string): string {
  return `SELECT ${MESSAGE_COLUMNS}
     FROM unnest($5::text || ARRAY(SELECT g.loser_id::text FROM contact_merges g WHERE g.tenant_id = $1 AND g.account_id = $2 AND g.winner_id = $5)) AS p (id)
    CROSS JOIN LATERAL (
       SELECT m.* FROM messages m
        WHERE m.tenant_id = $1 AND m.account_id = $2 AND m.contact_id >= p.id AND (m.contact_id, m.id) <= (p.id, $3) AND m.id < $3${OTHERS}
        ORDER BY m.contact_id DESC, m.id DESC LIMIT $4) AS m
    ORDER BY m.id DESC LIMIT $4`;
}

/** `end_state` is older than `state` when a report arrived late. */
function ended(STATE: string, OTHERS: string, LAST: string): string {
  return `SELECT ${MESSAGE_COLUMNS} FROM messages m
    WHERE m.tenant_id = $1 AND m.account_id = $2 AND m.end_state >= ${STATE} AND (m.end_state, m.id) <= (${STATE}, ${LAST}) AND m.id < $3 AND m.state = m.end_state${OTHERS}
    ORDER BY m.end_state DESC, m.id DESC LIMIT $4`;
}

/** OFFSET 0 keeps the planner from reading the messages first. */
function waiting(OTHERS: string, RANGE: string): string {
  return `SELECT ${MESSAGE_COLUMNS} FROM message_queue q
    CROSS JOIN LATERAL (SELECT m.* FROM messages m WHERE m.tenant_id = $1 AND m.id = q.message_id OFFSET 0) AS m
    WHERE q.tenant_id = $1 AND ${RANGE} AND m.account_id = $2${OTHERS}
    ORDER BY q.message_id DESC LIMIT $4`;
}

function submitting(OTHERS: string): string {
  return `SELECT ${MESSAGE_COLUMNS}
     FROM (SELECT DISTINCT unnest(l.message_ids) AS id FROM message_leases l WHERE l.tenant_id = $1) AS l
    CROSS JOIN LATERAL (SELECT m.* FROM messages m WHERE m.tenant_id = $1 AND m.id = l.id OFFSET 0) AS m
    WHERE m.account_id = $2 AND m.id < $3${OTHERS}
    ORDER BY m.id DESC LIMIT $4`;
}

import { DAY_MS } from '../domain/durations.ts';
import { canonicalPhone } from '../domain/phone-forms.ts';
import type { Database } from '../platform/database/database.ts';
import { batchStatement, type Sql, type Statement, statement } from '../platform/database/sql.ts';
import { newId } from '../platform/ids.ts';
import type { WorkKind } from '../platform/work/kind.ts';
import { type Claim, type Next, SAVED } from '../platform/work/worker.ts';
import { type AdoptCall, adoptForm } from './adopt-form.ts';

const PAGE = 5_000;
/** Numbers that one run joins. */
const MAX_JOINED = 50;
/**
 * A process of the version before writes other forms until it is replaced. The second walk begins
 * so long after the first.
 */
const SECOND_WALK_MS = DAY_MS;
const WALKS = 2;

/**
 * Numbers of a tenant in a form that is replaced, table by table. A worker and not the migration,
 * so that no start of the service waits for it, and because two contacts of a person are merged
 * with the code that merges any two contacts.
 */
export const FORM_WALKS: WorkKind = {
  name: 'phone_form_walks',
  table: 'phone_form_walks',
  id: 'kind',
  due: 'due_at',
  places: 2,
};

interface Numbered {
  readonly account_id: string;
  readonly phone: string;
  /** The position of the row. */
  readonly at: string;
}
type Page = [tenantId: string, accountId: string, phone: string, limit: number];

const pageOf = (TABLE: string): Statement<Page, Numbered> =>
  batchStatement(
    `identity.walk_${TABLE}`,
    `SELECT account_id, phone, account_id || ' ' || phone AS at FROM ${TABLE}
      WHERE tenant_id = $1 AND (account_id, phone) > ($2, $3) ORDER BY account_id, phone LIMIT $4`,
  );

const PAGES: Readonly<Record<string, Statement<Page, Numbered>>> = {
  contacts: pageOf('contacts'),
  conversations: pageOf('conversations'),
  suppressions: pageOf('suppressions'),
  program_consents: pageOf('program_consents'),
  relationships: pageOf('relationships'),
  number_lookups: pageOf('number_lookups'),
  hygiene_findings: pageOf('hygiene_findings'),
};

/** Messages that wait for a number that is neither a contact nor in a conversation. */
const readQueue = batchStatement<[tenantId: string, after: string, limit: number], Numbered>(
  'identity.walk_message_queue',
  `SELECT m.account_id, m.to_phone AS phone, q.message_id AS at
     FROM (SELECT message_id FROM message_queue WHERE tenant_id = $1 AND message_id > $2 ORDER BY message_id LIMIT $3) q
     JOIN messages m ON m.tenant_id = $1 AND m.id = q.message_id ORDER BY q.message_id`,
);

/** In the second walk no process reads suppressions of the other form any more. */
const deleteSuppressions = statement<[tenantId: string, accountId: string, phone: string]>(
  'identity.delete_suppressions',
  'DELETE FROM suppressions WHERE tenant_id = $1 AND account_id = $2 AND phone = $3',
);

/**
 * One page of a table, with the position after it. Each number is joined in a transaction of its
 * own, so that its locks are held briefly; what is joined twice stays joined.
 */
export async function walkForms(database: Database, { tenantId, id: kind, now }: Claim): Promise<Next> {
  const walks = database.tenant(tenantId).phone_form_walks;
  const walk = await walks.findFirst({ where: { kind }, select: { walked_to: true, walks: true } });
  if (walk === null) return null;
  const page = await readPage(database, tenantId, kind, walk.walked_to);
  const found = new Map(page.filter(isOtherForm).map((row) => [`${row.account_id} ${row.phone}`, row]));
  const joined = [...found.values()].slice(0, MAX_JOINED);
  const call: AdoptCall = { requestId: null, now, newId: (prefix) => newId(prefix, now.getTime()) };
  for (const { account_id: accountId, phone } of joined)
    await database.transaction(async (tx) => {
      await adoptForm(tx, { tenantId, accountId }, phone, call);
      if (walk.walks > 0) await tx.run(deleteSuppressions, tenantId, accountId, phone);
    });
  const isWhole = joined.length === found.size;
  const reached = isWhole ? page.at(-1)?.at : joined.at(-1)?.at;
  await walks.updateMany({ where: { kind }, data: nextOf(walk, reached, isWhole && page.length < PAGE, now) });
  return SAVED;
}

const isOtherForm = ({ phone }: Numbered): boolean => canonicalPhone(phone) !== phone;

function readPage(sql: Sql, tenantId: string, kind: string, walkedTo: string): Promise<Numbered[]> {
  const statementOf = PAGES[kind];
  if (statementOf === undefined) return sql.rows(readQueue, tenantId, walkedTo, PAGE);
  const [accountId = '', phone = ''] = walkedTo.split(' ');
  return sql.rows(statementOf, tenantId, accountId, phone, PAGE);
}

function nextOf(
  { walked_to: before, walks }: { readonly walked_to: string; readonly walks: number },
  reached: string | undefined,
  isEnd: boolean,
  now: Date,
) {
  if (!isEnd) return { walked_to: reached ?? before, due_at: now };
  const done = walks + 1;
  return { walked_to: '', walks: done, due_at: done < WALKS ? new Date(now.getTime() + SECOND_WALK_MS) : null };
}

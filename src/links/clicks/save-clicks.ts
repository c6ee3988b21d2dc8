import { bucketStart } from '../../counting/buckets.ts';
import { isTooSoon } from '../../domain/links/classify-click.ts';
import type { ClickRule } from '../../generated/types.ts';
import { batchStatement, type Sql } from '../../platform/database/sql.ts';
import { newId } from '../../platform/ids.ts';
import type { Click } from './click.ts';
import { emitClicked, recordHumanClicks } from './click-events.ts';

interface MessageRow {
  readonly id: string;
  readonly sent_at: Date | null;
  readonly measure_group: string;
  readonly journey_id: string | null;
  readonly node_id: string | null;
}

const findMessages = batchStatement<[tenantId: string, ids: readonly string[]], MessageRow>(
  'links.find_messages',
  'SELECT id, coalesce(finalized_at, accepted_at, submitting_at) AS sent_at, measure_group, journey_id, node_id FROM messages WHERE tenant_id = $1 AND id = ANY ($2)',
);

export interface ClickedCode {
  readonly code: string;
  readonly contact_id: string | null;
  readonly clicked_at: Date | null;
}

/**
 * Locks in the order of codes, so that two processes that record the same links cannot deadlock.
 */
const lockCodes = batchStatement<[tenantId: string, codes: readonly string[]], ClickedCode>(
  'links.lock_codes',
  `SELECT code, contact_id, clicked_at FROM link_codes WHERE tenant_id = $1 AND code = ANY ($2) ORDER BY code FOR NO KEY UPDATE`,
);

/** Keeps the contacts from being merged or forgotten until their events are written. */
const lockContacts = batchStatement<[tenantId: string, codes: readonly string[]], { id: string }>(
  'links.lock_contacts',
  `SELECT id FROM contacts
    WHERE tenant_id = $1 AND id = ANY (ARRAY (SELECT contact_id FROM link_codes WHERE tenant_id = $1 AND code = ANY ($2) AND contact_id IS NOT NULL))
    ORDER BY id FOR KEY SHARE`,
);

const setClicked = batchStatement<[tenantId: string, codes: readonly string[], times: readonly Date[]]>(
  'links.set_clicked',
  `UPDATE link_codes c SET clicked_at = one.at FROM unnest($2::text[], $3::timestamptz[]) AS one (code, at)
    WHERE c.tenant_id = $1 AND c.code = one.code`,
);

/** Adds to the counts in the order of the key, for the same reason, and to the measures. */
const addClicks = batchStatement<
  [
    tenantId: string,
    linkIds: readonly string[],
    buckets: readonly Date[],
    rules: readonly string[],
    clicks: readonly number[],
    clickers: readonly number[],
    groups: readonly string[],
    accountIds: readonly string[],
    differenceId: string,
  ]
>(
  'links.add_clicks',
  `WITH one AS MATERIALIZED (
     SELECT * FROM unnest($2::text[], $3::timestamptz[], $4::text[], $5::bigint[], $6::bigint[], $7::text[], $8::text[]) WITH ORDINALITY
                AS given (link_id, bucket_at, rule, clicks, clickers, measure_group, account_id, nth)),
   counted AS (
     INSERT INTO measure_differences (tenant_id, id, account_id, bucket_at, group_key, link_id, detail, clicks, bot_clicks, clickers)
     SELECT $1, $9 || '/' || one.nth, one.account_id, one.bucket_at, one.measure_group, one.link_id, CASE WHEN one.rule = 'human' THEN '' ELSE one.rule END,
            CASE WHEN one.rule = 'human' THEN one.clicks END, CASE WHEN one.rule <> 'human' THEN one.clicks END, one.clickers FROM one)
   INSERT INTO link_clicks AS k (tenant_id, link_id, bucket_at, rule, clicks, clickers, measure_group)
   SELECT $1, one.link_id, one.bucket_at, one.rule, one.clicks, one.clickers, one.measure_group FROM one
    ORDER BY one.link_id COLLATE "C", one.bucket_at, one.rule COLLATE "C", one.measure_group COLLATE "C"
   ON CONFLICT (tenant_id, link_id, bucket_at, rule, measure_group) DO UPDATE SET clicks = k.clicks + excluded.clicks, clickers = k.clickers + excluded.clickers`,
);

/** Counts the clicks of one tenant; returns how many of them people and bots made. */
export async function saveClicks(
  tx: Sql,
  tenantId: string,
  clicks: readonly Click[],
  now: Date,
): Promise<{ readonly human: number; readonly bot: number }> {
  const messages = await findMessagesOf(tx, tenantId, clicks);
  const classified = clicks.map((click) => withSendTime(click, messages));
  const human = classified.filter(({ rule }) => rule === 'human');
  const known = await lockClicked(tx, tenantId, [...new Set(human.map(({ link }) => link.code))]);
  const unclicked = new Set(known.filter(({ clicked_at: at }) => at === null).map(({ code }) => code));
  const first = human.filter(({ link }) => unclicked.delete(link.code));
  if (first.length > 0)
    await tx.run(
      setClicked,
      tenantId,
      first.map(({ link }) => link.code),
      first.map(({ at }) => at),
    );
  const counts = summarize(classified, new Set(first), messages);
  await tx.run(
    addClicks,
    tenantId,
    counts.map(({ linkId }) => linkId),
    counts.map(({ bucket }) => bucket),
    counts.map(({ rule }) => rule),
    counts.map(({ clicks: count }) => count),
    counts.map(({ clickers }) => clickers),
    counts.map(({ group }) => group),
    counts.map(({ accountId }) => accountId),
    newId('mdf', now.getTime()),
  );
  const contactOf = new Map(known.map(({ code, contact_id: contactId }) => [code, contactId]));
  await recordHumanClicks(tx, tenantId, human, contactOf, messages, now);
  await emitClicked(tx, tenantId, first, contactOf, now);
  return { human: human.length, bot: clicks.length - human.length };
}

/**
 * Locks the contacts before their codes, as contacts.merge and contacts.forget do. A contact that
 * was merged or forgotten in between is not in the result.
 */
async function lockClicked(tx: Sql, tenantId: string, codes: readonly string[]): Promise<readonly ClickedCode[]> {
  if (codes.length === 0) return [];
  const locked = new Set((await tx.rows(lockContacts, tenantId, codes)).map(({ id }) => id));
  const known = await tx.rows(lockCodes, tenantId, codes);
  return known.map((row) => ({ ...row, contact_id: locked.has(row.contact_id ?? '') ? row.contact_id : null }));
}

type Messages = ReadonlyMap<string, MessageRow>;

/** The messages whose links were clicked. */
async function findMessagesOf(tx: Sql, tenantId: string, clicks: readonly Click[]): Promise<Messages> {
  const ids = [...new Set(clicks.flatMap(({ link: { messageId } }) => messageId ?? []))];
  if (ids.length === 0) return new Map();
  return new Map((await tx.rows(findMessages, tenantId, ids)).map((row) => [row.id, row]));
}

/** Clicks from where scanners run, right after their message was sent, are no person's. */
function withSendTime(click: Click, messages: Messages): Click {
  const { at, rule, fromScanner, link } = click;
  const isDoubtful = rule === 'human' && fromScanner && link.messageId !== null;
  return isDoubtful && isTooSoon(at, messages.get(link.messageId ?? '')?.sent_at ?? null)
    ? { ...click, rule: 'too_soon' }
    : click;
}

interface BucketCount {
  readonly accountId: string;
  readonly linkId: string;
  readonly bucket: Date;
  readonly rule: ClickRule;
  readonly group: string;
  clicks: number;
  clickers: number;
}

function summarize(clicks: readonly Click[], first: ReadonlySet<Click>, messages: Messages): readonly BucketCount[] {
  const counts = new Map<string, BucketCount>();
  for (const click of clicks) {
    const { link, at, rule } = click;
    const { accountId, linkId, messageId } = link;
    const bucket = bucketStart(at);
    const group = messages.get(messageId ?? '')?.measure_group ?? '';
    const key = `${linkId} ${bucket.getTime()} ${rule} ${group}`;
    const count = counts.get(key) ?? { accountId, linkId, bucket, rule, group, clicks: 0, clickers: 0 };
    count.clicks += 1;
    if (first.has(click)) count.clickers += 1;
    counts.set(key, count);
  }
  return [...counts.values()];
}

import { isTooSoon } from '../../domain/links/classify-click.ts';
import type { ClickRule } from '../../generated/types.ts';
import { batchStatement, type Sql } from '../../platform/database/sql.ts';
import type { Click } from './click.ts';
import { emitClicked, recordHumanClicks } from './click-events.ts';

const findSent = batchStatement<[tenantId: string, ids: readonly string[]], { id: string; sent_at: Date | null }>(
  'links.find_sent',
  'SELECT id, coalesce(finalized_at, accepted_at, submitting_at) AS sent_at FROM messages WHERE tenant_id = $1 AND id = ANY ($2)',
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

/** Adds to the counts in the order of the key, for the same reason. */
const addClicks = batchStatement<
  [
    tenantId: string,
    linkIds: readonly string[],
    hours: readonly Date[],
    rules: readonly string[],
    clicks: readonly number[],
    clickers: readonly number[],
  ]
>(
  'links.add_clicks',
  `INSERT INTO link_clicks AS k (tenant_id, link_id, hour, rule, clicks, clickers)
   SELECT $1, one.link_id, one.hour, one.rule, one.clicks, one.clickers
     FROM unnest($2::text[], $3::timestamptz[], $4::text[], $5::bigint[], $6::bigint[]) AS one (link_id, hour, rule, clicks, clickers)
    ORDER BY one.link_id COLLATE "C", one.hour, one.rule COLLATE "C"
   ON CONFLICT (tenant_id, link_id, hour, rule) DO UPDATE SET clicks = k.clicks + excluded.clicks, clickers = k.clickers + excluded.clickers`,
);

const HOUR_MS = 3600 * 1000;

/** Counts the clicks of one tenant; returns how many of them people and bots made. */
export async function saveClicks(
  tx: Sql,
  tenantId: string,
  clicks: readonly Click[],
  now: Date,
): Promise<{ readonly human: number; readonly bot: number }> {
  const classified = await withSendTimes(tx, tenantId, clicks);
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
  const counts = summarize(classified, new Set(first));
  await tx.run(
    addClicks,
    tenantId,
    counts.map(({ linkId }) => linkId),
    counts.map(({ hour }) => hour),
    counts.map(({ rule }) => rule),
    counts.map(({ clicks: count }) => count),
    counts.map(({ clickers }) => clickers),
  );
  const contactOf = new Map(known.map(({ code, contact_id: contactId }) => [code, contactId]));
  await recordHumanClicks(tx, tenantId, human, contactOf, now);
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

/** Clicks from where scanners run, right after their message was sent, are no person's. */
async function withSendTimes(tx: Sql, tenantId: string, clicks: readonly Click[]): Promise<readonly Click[]> {
  const isDoubtful = ({ rule, fromScanner, link }: Click) => rule === 'human' && fromScanner && link.messageId !== null;
  const ids = clicks.filter(isDoubtful).map(({ link }) => link.messageId ?? '');
  if (ids.length === 0) return clicks;
  const sent = new Map((await tx.rows(findSent, tenantId, ids)).map(({ id, sent_at: at }) => [id, at]));
  return clicks.map((click) =>
    isDoubtful(click) && isTooSoon(click.at, sent.get(click.link.messageId ?? '') ?? null)
      ? { ...click, rule: 'too_soon' }
      : click,
  );
}

interface HourCount {
  readonly linkId: string;
  readonly hour: Date;
  readonly rule: ClickRule;
  clicks: number;
  clickers: number;
}

function summarize(clicks: readonly Click[], first: ReadonlySet<Click>): readonly HourCount[] {
  const counts = new Map<string, HourCount>();
  for (const click of clicks) {
    const { link, at, rule } = click;
    const hour = new Date(Math.floor(at.getTime() / HOUR_MS) * HOUR_MS);
    const key = `${link.linkId} ${hour.getTime()} ${rule}`;
    const count = counts.get(key) ?? { linkId: link.linkId, hour, rule, clicks: 0, clickers: 0 };
    count.clicks += 1;
    if (first.has(click)) count.clickers += 1;
    counts.set(key, count);
  }
  return [...counts.values()];
}

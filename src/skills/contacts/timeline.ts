import type { Account } from '../../domain/account.ts';
import { invalidParams } from '../../errors.ts';
import { noSuchContact } from '../../people/contacts/contact-or-phone.ts';
import { findNumbers } from '../../people/privacy/numbers.ts';
import type { Sql } from '../../platform/database/sql.ts';
import { readCursor, toPage } from '../../platform/page.ts';
import type { Skill } from '../../skill.ts';
import { presentConsentEntry } from './present.ts';
import { presentConversion, presentInbound, presentOutbound, type TimelineItem } from './present-timeline.ts';
import { findConsentEntries, getContactById } from './queries.ts';
import {
  findConversions,
  findEvents,
  findInbound,
  findOutbound,
  listTimelineRows,
  type TimelineKind,
  type TimelineRow,
} from './timeline-queries.ts';

/**
 * Includes every number merged into the contact, and what happened to a number before it became a
 * contact.
 */
export const readTimeline: Skill<'contacts.timeline'> = async (
  { contact_id: contactId, cursor, limit = 50 },
  { db, account },
) => {
  const { tenantId, accountId } = account;
  const contact = await db.row(getContactById, tenantId, accountId, contactId);
  if (contact === null) throw noSuchContact();
  const phones = await findNumbers(db, account, contact);
  const before = readPosition(cursor);
  const rows = await db.rows(
    listTimelineRows,
    tenantId,
    accountId,
    phones,
    contactId,
    before?.at ?? null,
    before?.id ?? '',
    limit + 1,
  );
  const page = toPage(rows, limit, ({ at, id }) => `${at.toISOString()} ${id.slice(4)}`);
  return { items: await describe(db, account, contactId, page.rows), next_cursor: page.nextCursor };
};

/** The cursor of this list holds a time and an id; other cursors are rejected. */
function readPosition(cursor: string | undefined): { readonly at: Date; readonly id: string } | null {
  if (cursor === undefined) return null;
  const [time = '', id = ''] = readCursor(cursor).split(' ');
  const at = new Date(time);
  if (Number.isNaN(at.getTime()) || id === '')
    throw invalidParams('This cursor belongs to another list. Use a next_cursor of contacts.timeline.', [
      { path: '/cursor', rule: 'must be a next_cursor of this skill' },
    ]);
  return { at, id };
}

/** One look-up per kind on the page. */
async function describe(
  db: Sql,
  { tenantId, accountId }: Account,
  contactId: string,
  items: readonly TimelineRow[],
): Promise<TimelineItem[]> {
  const idsOf = (kind: TimelineKind) => items.filter((item) => item.kind === kind).map(({ id }) => id);
  const load = async <Row extends { readonly id: string }>(
    kind: TimelineKind,
    find: (ids: readonly string[]) => Promise<Row[]>,
  ): Promise<ReadonlyMap<string, Row>> => {
    const ids = idsOf(kind);
    return new Map((ids.length === 0 ? [] : await find(ids)).map((row) => [row.id, row]));
  };
  const ofAccount = (ids: readonly string[]) => ({ account_id: accountId, id: { in: [...ids] } });
  const [first, last] = [items.at(-1)?.at, items[0]?.at];
  const [outbound, inbound, entries, tags, lists, conversions, events] = [
    await load('message.out', (ids) => db.rows(findOutbound, tenantId, accountId, ids)),
    await load('message.in', (ids) => db.rows(findInbound, tenantId, accountId, ids)),
    await load('consent', (ids) => db.rows(findConsentEntries, tenantId, accountId, ids)),
    await load('tag', (ids) =>
      db.tenant(tenantId).tags.findMany({ where: ofAccount(ids), select: { id: true, name: true } }),
    ),
    await load('list', (ids) =>
      db.tenant(tenantId).lists.findMany({ where: ofAccount(ids), select: { id: true, name: true } }),
    ),
    await load('conversion', (ids) => db.rows(findConversions, tenantId, accountId, ids)),
    await load('event', (ids) => db.rows(findEvents, tenantId, contactId, ids, first as Date, last as Date)),
  ];
  return items.flatMap(({ kind, at: time, id }): TimelineItem[] => {
    const at = time.toISOString();
    const message = outbound.get(id);
    if (message !== undefined) return [{ kind: 'message.out', at, message: presentOutbound(message) }];
    const reply = inbound.get(id);
    if (reply !== undefined) return [{ kind: 'message.in', at, message: presentInbound(reply) }];
    const entry = entries.get(id);
    if (entry !== undefined) return [{ kind: 'consent', at, entry: presentConsentEntry(entry) }];
    const conversion = conversions.get(id);
    if (conversion !== undefined) return [{ kind: 'conversion', at, conversion: presentConversion(conversion) }];
    const event = events.get(id);
    if (event !== undefined) return [{ kind: 'event', at, event }];
    const name = (kind === 'tag' ? tags : lists).get(id)?.name;
    // The tag or list was deleted after the list of items was read.
    if (name === undefined || (kind !== 'tag' && kind !== 'list')) return [];
    return [kind === 'tag' ? { kind, at, tag: { id, name } } : { kind, at, list: { id, name } }];
  });
}

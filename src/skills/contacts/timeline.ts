import { invalidParams } from '../../errors.ts';
import { findNumbers } from '../../messaging/person/numbers.ts';
import { noSuchContact } from '../../messaging/person/who.ts';
import { readCursor, toPage } from '../../platform/page.ts';
import type { Sql } from '../../platform/sql.ts';
import type { Account, Skill } from '../../skill.ts';
import { presentConsentEntry } from './present.ts';
import { presentTextIn, presentTextOut, type TimelineItem } from './present-timeline.ts';
import { findConsentEntries, getContactById } from './queries.ts';
import {
  findConversions,
  findListNames,
  findTagNames,
  findTextsIn,
  findTextsOut,
  type HappeningRow,
  listHappenings,
  type TimelineKind,
} from './timeline-queries.ts';

/** Of a number and those merged into it, so what came before the number was a contact is here too. */
export const readTimeline: Skill<'contacts.timeline'> = async (
  { contact_id: contactId, cursor, limit = 50 },
  { db, account },
) => {
  const { tenantId, accountId } = account;
  const contact = await db.row(getContactById, tenantId, accountId, contactId);
  if (contact === null) throw noSuchContact();
  const phones = await findNumbers(db, account, contact);
  const before = readPlace(cursor);
  const rows = await db.rows(
    listHappenings,
    tenantId,
    accountId,
    phones,
    contactId,
    before?.at ?? null,
    before?.id ?? '',
    limit + 1,
  );
  const page = toPage(rows, limit, ({ at, id }) => `${at.toISOString()} ${id.slice(4)}`);
  return { items: await describe(db, account, page.rows), next_cursor: page.nextCursor };
};

/** A cursor of this list says when and what; one of another list does not. */
function readPlace(cursor: string | undefined): { readonly at: Date; readonly id: string } | null {
  if (cursor === undefined) return null;
  const [moment = '', id = ''] = readCursor(cursor).split(' ');
  const at = new Date(moment);
  if (Number.isNaN(at.getTime()) || id === '')
    throw invalidParams('This cursor is of another list.', [
      { path: '/cursor', rule: 'must be a next_cursor of this skill' },
    ]);
  return { at, id };
}

/** One look-up for each kind that is shown, however many of it there are. */
async function describe(
  db: Sql,
  { tenantId, accountId }: Account,
  happenings: readonly HappeningRow[],
): Promise<TimelineItem[]> {
  const idsOf = (kind: TimelineKind) => happenings.filter((each) => each.kind === kind).map(({ id }) => id);
  const load = async <Row extends { readonly id: string }>(
    kind: TimelineKind,
    find: (ids: readonly string[]) => Promise<Row[]>,
  ): Promise<ReadonlyMap<string, Row>> => {
    const ids = idsOf(kind);
    return new Map((ids.length === 0 ? [] : await find(ids)).map((row) => [row.id, row]));
  };
  const [textsOut, textsIn, entries, tags, lists, conversions] = [
    await load('message.out', (ids) => db.rows(findTextsOut, tenantId, accountId, ids)),
    await load('message.in', (ids) => db.rows(findTextsIn, tenantId, accountId, ids)),
    await load('consent', (ids) => db.rows(findConsentEntries, tenantId, accountId, ids)),
    await load('tag', (ids) => db.rows(findTagNames, tenantId, accountId, ids)),
    await load('list', (ids) => db.rows(findListNames, tenantId, accountId, ids)),
    await load('conversion', (ids) => db.rows(findConversions, tenantId, accountId, ids)),
  ];
  return happenings.flatMap(({ kind, at: moment, id }): TimelineItem[] => {
    const at = moment.toISOString();
    const text = textsOut.get(id);
    if (text !== undefined) return [{ kind: 'message.out', at, message: presentTextOut(text) }];
    const reply = textsIn.get(id);
    if (reply !== undefined) return [{ kind: 'message.in', at, message: presentTextIn(reply) }];
    const entry = entries.get(id);
    if (entry !== undefined) return [{ kind: 'consent', at, entry: presentConsentEntry(entry) }];
    const conversion = conversions.get(id);
    if (conversion !== undefined) return [{ kind: 'conversion', at, conversion }];
    const name = (kind === 'tag' ? tags : lists).get(id)?.name;
    // Deleted between the two looks.
    if (name === undefined || (kind !== 'tag' && kind !== 'list')) return [];
    return [kind === 'tag' ? { kind, at, tag: { id, name } } : { kind, at, list: { id, name } }];
  });
}

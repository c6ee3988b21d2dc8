import type { Account } from '../../domain/account.ts';
import { nameKey } from '../../domain/name-key.ts';
import { phonePrefixes } from '../../domain/phone-search.ts';
import { requireList } from '../../people/audience/require-list.ts';
import { compileRule } from '../../people/segments/compile.ts';
import { requireSegmentRules } from '../../people/segments/load-rules.ts';
import { createRuleCompiler } from '../../people/segments/rule-compiler.ts';
import type { Sql } from '../../platform/database/sql.ts';
import { readCursor, toPage } from '../../platform/page.ts';
import type { Skill } from '../../skill.ts';
import { type ContactFilter, type ListParams, listContactsOfSegment, listStatement, valuesOf } from './list-queries.ts';
import { presentContact } from './present.ts';
import type { ContactRow } from './queries.ts';
import { noSuchTag } from './tagging.ts';
import { findTags } from './write-queries.ts';

export const listContacts: Skill<'contacts.list'> = async (params, { db, account, now }) => {
  const { query, tag, list_id: list, segment_id: segmentId, cursor, limit = 50 } = params;
  const tagId = tag === undefined ? undefined : await requireTagId(db, account, tag);
  if (list !== undefined) await requireList(db, account, list);
  const searched = query === undefined ? undefined : [query.trim(), ...phonePrefixes(query, account.defaultCountry)];
  const filter = { query: searched, status: params.consent_status, tag: tagId, list };
  const { tenantId, accountId } = account;
  const values: ListParams = [tenantId, accountId, readCursor(cursor), limit + 1, ...valuesOf(filter)];
  const rows =
    segmentId === undefined
      ? await db.rows(listStatement(filter), ...values)
      : await listSegment(db, account, segmentId, filter, values, now);
  const page = toPage(rows, limit, (row) => row.id);
  return { items: page.rows.map(presentContact), next_cursor: page.nextCursor };
};

async function listSegment(
  db: Sql,
  account: Account,
  segmentId: string,
  filter: ContactFilter,
  values: ListParams,
  now: Date,
): Promise<ContactRow[]> {
  const rules = await requireSegmentRules(db, account, segmentId);
  const compiler = createRuleCompiler('lookups', now, values.length + 1);
  const condition = compileRule({ kind: 'segment', segment_id: segmentId }, rules, compiler);
  return db.rows(listContactsOfSegment(filter, condition), ...values, ...compiler.values.values);
}

async function requireTagId(db: Sql, account: Account, idOrName: string): Promise<string> {
  const found = await db.rows(findTags, account.tenantId, account.accountId, [idOrName], [nameKey(idOrName)]);
  const tag = found.find(({ id }) => id === idOrName) ?? found[0];
  if (tag === undefined) throw noSuchTag();
  return tag.id;
}

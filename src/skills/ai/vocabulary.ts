import type { Owner } from '../../domain/account.ts';
import type { Vocabulary } from '../../domain/ai/segment-words/clause.ts';
import { countAttributes, countEvents } from '../../people/segments/field-queries.ts';
import type { Sql } from '../../platform/database/sql.ts';

const MAX_NAMES = 200;
/** As in segments.fields. */
const NEWEST = 20_000;

/** What words about an audience may name. Names are the account's own; no value of a contact. */
export async function loadVocabulary(sql: Sql, { tenantId, accountId }: Owner): Promise<Vocabulary> {
  const tenant = sql.tenant(tenantId);
  const named = {
    where: { account_id: accountId },
    select: { id: true, name: true },
    orderBy: { id: 'desc' },
    take: MAX_NAMES,
  } as const;
  const [tags, lists, segments, attributes, events] = await Promise.all([
    tenant.tags.findMany(named),
    tenant.lists.findMany({ ...named, where: { ...named.where, kind: 'audience' } }),
    tenant.segments.findMany(named),
    sql.rows(countAttributes, tenantId, accountId, NEWEST, '', MAX_NAMES),
    sql.rows(countEvents, tenantId, accountId, '', MAX_NAMES),
  ]);
  return {
    tags,
    lists,
    segments,
    attributes: attributes.map(({ name }) => name),
    events: events.map(({ name }) => name),
  };
}

import { nameKey } from '../../domain/name-key.ts';
import { invalidParams, notFound, type SkillError } from '../../errors.ts';
import type { WriteContext } from '../../skill.ts';
import { findTags, insertTagsIfAbsent } from './write-queries.ts';

const TAG_ID = /^tag_[0-9a-z]{26}$/;

/**
 * The ids of tags given by id or name. Creates tags for unknown names; unknown ids are missing from
 * the result. Takes two statements for any number of tags.
 */
export async function ensureTags(
  context: WriteContext,
  idsOrNames: Iterable<string>,
): Promise<ReadonlyMap<string, string>> {
  const { tx, account, newId, now } = context;
  const { tenantId, accountId } = account;
  const wanted = [...new Set(idsOrNames)];
  if (wanted.length === 0) return new Map();
  if (wanted.some((text) => nameKey(text) === ''))
    throw invalidParams('The name of a tag must not be blank.', [{ path: '/tags', rule: 'must not be blank' }]);
  const byKey = new Map<string, string>();
  for (const name of wanted.filter((text) => !TAG_ID.test(text)))
    if (!byKey.has(nameKey(name))) byKey.set(nameKey(name), name.trim());
  const keys = [...byKey.keys()];
  const ids = keys.map(() => newId('tag'));
  if (keys.length > 0) await tx.run(insertTagsIfAbsent, tenantId, accountId, ids, [...byKey.values()], keys, now);
  const found = await tx.rows(
    findTags,
    tenantId,
    accountId,
    wanted.filter((text) => TAG_ID.test(text)),
    keys,
  );
  const known = new Map(found.flatMap(({ id, name_key: key }) => [[id, id] as const, [key, id] as const]));
  return new Map(
    wanted.flatMap((text) => {
      const id = known.get(TAG_ID.test(text) ? text : nameKey(text));
      return id === undefined ? [] : [[text, id] as const];
    }),
  );
}

export function noSuchTag(): SkillError {
  return notFound('tag', [{ skill: 'tags.list', params: {}, why: 'Lists the tags of this account.' }]);
}

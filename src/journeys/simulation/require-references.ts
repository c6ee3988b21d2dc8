import type { Owner } from '../../domain/account.ts';
import { invalidParams } from '../../errors.ts';
import type { JourneySimulatedContact, JourneySimulatedEvent } from '../../generated/types.ts';
import { findUnknownReferences } from '../../people/segments/unknown-references.ts';
import type { Sql } from '../../platform/database/sql.ts';

interface Named {
  readonly path: string;
  readonly id: string;
}

/** Throws -32602 with the path of each tag and list that the account does not have. */
export async function requireReferences(
  tx: Sql,
  owner: Owner,
  { tag_ids: tagIds = [], list_ids: listIds = [] }: JourneySimulatedContact,
  events: readonly JourneySimulatedEvent[],
): Promise<void> {
  const named = (field: 'tag_id' | 'list_id', ofContact: readonly string[]): Named[] => [
    ...ofContact.map((id, index) => ({ path: `/contact/${field}s/${index}`, id })),
    ...events.flatMap((event, index) => {
      const id = event[field];
      return id === undefined ? [] : [{ path: `/events/${index}/${field}`, id }];
    }),
  ];
  const [tags, lists] = [named('tag_id', tagIds), named('list_id', listIds)];
  const ids = { tags: tags.map(({ id }) => id), lists: lists.map(({ id }) => id), segments: [] };
  const missing = new Set((await findUnknownReferences(tx, owner, ids)).map(({ id }) => id));
  const problems = [...tags, ...lists]
    .filter(({ id }) => missing.has(id))
    .map(({ path }) => ({ path, rule: 'names nothing that this account has' }));
  if (problems.length > 0)
    throw invalidParams('The contact or its events name tags or lists that this account does not have.', problems);
}

import { assign, changeLabels, setStates, setUnread } from '../../conversations/change.ts';
import { keyOf, listConversations } from '../../conversations/list.ts';
import { invalidParams, SkillError } from '../../errors.ts';
import { addMembers } from '../../people/audience/list-members.ts';
import { requireLockedList } from '../../people/audience/locked-list.ts';
import { readCursor, toPage } from '../../platform/page.ts';
import type { Skill, SkillParams, WriteContext } from '../../skill.ts';
import { findChosen } from './find-chosen.ts';
import { readFilter } from './read-filter.ts';
import { readUntil } from './read-until.ts';

type Params = SkillParams<'inbox.bulk'>;
const MAX_CONVERSATIONS = 200;

/**
 * Changes up to 200 conversations in one transaction; a filter continues with its cursor. Contacts
 * and lists are locked before conversations, as in every other change.
 */
export const changeConversations: Skill<'inbox.bulk'> = async (params, context) => {
  requireChange(params);
  const { ids, contactIds, nextCursor } = await choose(params, context);
  const added = params.list_id === undefined ? null : await addToList(params.list_id, contactIds, context);
  const changed = await applyChanges(params, ids, context);
  return {
    matched: ids.length,
    changed_ids: ids.filter((id) => changed.has(id)),
    added_to_list: added,
    without_contact: ids.length - contactIds.length,
    next_cursor: nextCursor,
  };
};

function requireChange(params: Params): void {
  const { state, assignee, add_labels: add, remove_labels: remove, unread, list_id: listId } = params;
  if ([state, assignee, add, remove, unread, listId].some((change) => change !== undefined)) return;
  throw invalidParams('Say what to change.', [
    { path: '/state', rule: 'or assignee, add_labels, remove_labels, unread, list_id' },
  ]);
}

interface Chosen {
  readonly ids: readonly string[];
  readonly contactIds: readonly string[];
  readonly nextCursor: string | null;
}

async function choose({ conversation_ids: ids, filter, cursor }: Params, context: WriteContext): Promise<Chosen> {
  const { tx, account, now } = context;
  if ((ids === undefined) === (filter === undefined))
    throw invalidParams('Give either conversation_ids or filter.', [
      { path: '/conversation_ids', rule: 'either this or filter' },
    ]);
  if (filter === undefined) return { ...contactsOf(await findChosen(tx, account, ids ?? [])), nextCursor: null };
  const page = { after: readCursor(cursor), limit: MAX_CONVERSATIONS + 1, now };
  const { rows, nextCursor } = toPage(
    await listConversations(tx, account, readFilter(filter), page),
    MAX_CONVERSATIONS,
    keyOf,
  );
  return { ...contactsOf(rows), nextCursor };
}

function contactsOf(rows: readonly { readonly id: string; readonly contact_id: string | null }[]) {
  return {
    ids: rows.map(({ id }) => id),
    contactIds: rows.map(({ contact_id: id }) => id).filter((id) => id !== null),
  };
}

/** The ids of the conversations that differ now. */
async function applyChanges(
  params: Params,
  ids: readonly string[],
  { tx, account, now }: WriteContext,
): Promise<ReadonlySet<string>> {
  const { state, until, assignee, add_labels: add = [], remove_labels: remove = [], unread } = params;
  const snoozedUntil = readUntil(state, until, now);
  const changed: string[] = [];
  if (state !== undefined) changed.push(...(await setStates(tx, account, ids, { state, until: snoozedUntil, now })));
  if (assignee !== undefined) changed.push(...(await assign(tx, account, ids, assignee, now)));
  if (add.length + remove.length > 0) changed.push(...(await changeLabels(tx, account, ids, { add, remove, now })));
  if (unread !== undefined) changed.push(...(await setUnread(tx, account, ids, unread, now)));
  return new Set(changed);
}

async function addToList(
  listId: string,
  contactIds: readonly string[],
  { tx, account, key, now }: WriteContext,
): Promise<number> {
  // The permission of `lists.addContacts`: the audience of a campaign may be the list.
  if (!key.permissions.some((permission) => permission === 'full' || permission === 'contacts'))
    throw new SkillError('invalid_permissions', 'To add contacts to a list, use a key with the permission contacts.', {
      details: { required: 'contacts', granted: key.permissions },
      nextActions: [{ skill: 'agent.whoami', params: {}, why: 'Shows the permissions of this key.' }],
    });
  await requireLockedList(tx, account, listId);
  return addMembers(tx, account, listId, [...new Set(contactIds)], now);
}

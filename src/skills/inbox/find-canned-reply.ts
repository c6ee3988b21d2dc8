import { type CannedReplyRow, findCannedReplies, findCannedReplyByName } from '../../conversations/canned-replies.ts';
import type { Owner } from '../../domain/account.ts';
import { nameKey } from '../../domain/name-key.ts';
import { invalidParams, nameTaken, notFound } from '../../errors.ts';
import type { NextAction } from '../../next-actions.ts';
import type { Sql } from '../../platform/database/sql.ts';
import { loadText } from '../../sending/content/load-template.ts';

export const LIST_CANNED_REPLIES: NextAction = {
  skill: 'inbox.cannedReplies',
  params: {},
  why: 'Lists the canned replies of this account.',
};

export async function requireCannedReply(sql: Sql, owner: Owner, id: string): Promise<CannedReplyRow> {
  const [found] = await findCannedReplies(sql, owner, [id]);
  if (found === undefined) throw notFound('canned reply', [LIST_CANNED_REPLIES]);
  return found;
}

/** The key by which names are compared; a blank name is invalid. */
export function keyOfName(name: string): string {
  const key = nameKey(name);
  if (key === '') throw invalidParams('A canned reply needs a name.', [{ path: '/name', rule: 'must not be blank' }]);
  return key;
}

/** Throws -32602 when the text is not valid Liquid. */
export function checkText(text: string): void {
  loadText(text, 'text');
}

export async function requireFreeName(sql: Sql, owner: Owner, key: string, ownId: string | null): Promise<void> {
  const other = await findCannedReplyByName(sql, owner, key);
  if (other !== null && other.id !== ownId) throw nameTakenBy();
}

export function nameTakenBy() {
  return nameTaken('canned reply', LIST_CANNED_REPLIES);
}

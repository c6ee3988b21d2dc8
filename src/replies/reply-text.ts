import { findCannedReplies } from '../conversations/canned-replies.ts';
import type { Owner } from '../domain/account.ts';
import { invalidParams, notFound } from '../errors.ts';
import type { Sql } from '../platform/database/sql.ts';

/**
 * The text of a reply: what the caller wrote, then the canned replies in their order, each on a
 * line of its own. A canned reply may be inserted more than once. Empty with media only.
 */
export async function composeText(
  sql: Sql,
  owner: Owner,
  text: string | undefined,
  cannedIds: readonly string[],
  hasMedia: boolean,
): Promise<string> {
  const canned = cannedIds.length === 0 ? [] : await findCannedReplies(sql, owner, [...new Set(cannedIds)]);
  const texts = new Map(canned.map((row) => [row.id, row.text]));
  if (cannedIds.some((id) => !texts.has(id)))
    throw notFound('canned reply', [
      { skill: 'inbox.cannedReplies', params: {}, why: 'Lists the canned replies of this account.' },
    ]);
  const parts = [...(text === undefined ? [] : [text]), ...cannedIds.map((id) => texts.get(id) ?? '')];
  if (parts.length === 0 && !hasMedia)
    throw invalidParams('Give text, canned_reply_ids or media.', [
      { path: '/text', rule: 'or canned_reply_ids, or media' },
    ]);
  return parts.join('\n');
}

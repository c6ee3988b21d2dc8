import type { Owner } from '../domain/account.ts';
import { notFound, requireExpectedVersion } from '../errors.ts';
import type { NextAction } from '../next-actions.ts';
import { type Sql, statement } from '../platform/database/sql.ts';
import { CONVERSATION_COLUMNS, type ConversationRow } from './conversation.ts';

const find = statement<[tenantId: string, now: Date, accountId: string, id: string], ConversationRow>(
  'conversations.find',
  `SELECT ${CONVERSATION_COLUMNS} FROM conversations v WHERE v.tenant_id = $1 AND v.account_id = $3 AND v.id = $4`,
);

/** A second call that changes the conversation waits for this lock. */
const lock = statement<[tenantId: string, accountId: string, id: string], { version: number }>(
  'conversations.lock',
  'SELECT version FROM conversations WHERE tenant_id = $1 AND account_id = $2 AND id = $3 FOR NO KEY UPDATE',
);

const LIST_CONVERSATIONS: NextAction = {
  skill: 'inbox.list',
  params: {},
  why: 'Lists the conversations of this account.',
};

export const noSuchConversation = () => notFound('conversation', [LIST_CONVERSATIONS]);

export async function requireConversation(
  sql: Sql,
  { tenantId, accountId }: Owner,
  id: string,
  now: Date,
): Promise<ConversationRow> {
  const row = await sql.row(find, tenantId, now, accountId, id);
  if (row === null) throw noSuchConversation();
  return row;
}

/**
 * Locks the conversation until the transaction ends, and throws `version_conflict` when it has
 * changed since the version that the caller read: two people at the desk do not undo each other's
 * work.
 */
export async function lockConversation(
  tx: Sql,
  { tenantId, accountId }: Owner,
  id: string,
  expected: number | undefined,
): Promise<void> {
  const row = await tx.row(lock, tenantId, accountId, id);
  if (row === null) throw noSuchConversation();
  requireExpectedVersion(expected, 'conversation', row.version, [
    { skill: 'inbox.get', params: { conversation_id: id }, why: 'Shows the conversation and its version.' },
  ]);
}

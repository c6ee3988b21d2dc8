import type { Owner } from '../domain/account.ts';
import type { ConversationNote } from '../generated/types.ts';
import type { Sql } from '../platform/database/sql.ts';

interface NoteRow {
  readonly id: string;
  readonly text: string;
  readonly author: string;
  readonly created_at: Date;
}

const NOTE = { id: true, text: true, author: true, created_at: true } as const;

export async function insertNote(
  tx: Sql,
  { tenantId, accountId }: Owner,
  conversationId: string,
  note: NoteRow,
): Promise<void> {
  const row = { tenant_id: tenantId, account_id: accountId, conversation_id: conversationId, ...note };
  await tx.tenant(tenantId).conversation_notes.create({ data: row });
}

/** The newest first; ids sort by time. */
export function listNotes(
  sql: Sql,
  { tenantId, accountId }: Owner,
  conversationId: string,
  page: { readonly before: string; readonly limit: number },
): Promise<readonly NoteRow[]> {
  return sql.tenant(tenantId).conversation_notes.findMany({
    where: {
      account_id: accountId,
      conversation_id: conversationId,
      ...(page.before !== '' && { id: { lt: page.before } }),
    },
    orderBy: { id: 'desc' },
    take: page.limit,
    select: NOTE,
  });
}

export function presentNote({ id, text, author, created_at: at }: NoteRow): ConversationNote {
  return { id, text, author, created_at: at.toISOString() };
}

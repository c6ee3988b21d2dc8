import type { Owner } from '../../domain/account.ts';
import { notFound } from '../../errors.ts';
import type { Sql } from '../../platform/database/sql.ts';
import { type DecidedMessageRow, findMessage } from './queries.ts';

export async function requireMessage(sql: Sql, { tenantId, accountId }: Owner, id: string): Promise<DecidedMessageRow> {
  const row = await sql.row(findMessage, tenantId, accountId, id);
  if (row === null)
    throw notFound('message', [{ skill: 'messages.list', params: {}, why: 'Lists the messages of this account.' }]);
  return row;
}

import type { Owner } from '../../domain/account.ts';
import { type Sql, statement } from '../../platform/database/sql.ts';
import { noSuchList } from './require-list.ts';

export interface LockedList {
  readonly id: string;
  readonly name: string;
  readonly kind: 'audience' | 'suppression';
  readonly created_at: Date;
}

const lockList = statement<[tenantId: string, accountId: string, id: string], LockedList>(
  'lists.lock',
  'SELECT id, name, kind, created_at FROM lists WHERE tenant_id = $1 AND account_id = $2 AND id = $3 FOR KEY SHARE',
);

/** Prevents deletion of the list until the transaction ends. Concurrent calls can add contacts. */
export async function requireLockedList(tx: Sql, { tenantId, accountId }: Owner, id: string): Promise<LockedList> {
  const list = await tx.row(lockList, tenantId, accountId, id);
  if (list === null) throw noSuchList();
  return list;
}

import { type Approval, type ApprovalRow, readApproval } from '../../../approvals/approval.ts';
import { mayDecide } from '../../../approvals/decide.ts';
import { findApproval } from '../../../approvals/queries.ts';
import type { Key, Owner } from '../../../domain/account.ts';
import { notFound } from '../../../errors.ts';
import { catalog } from '../../../generated/catalog.ts';
import type { Sql } from '../../../platform/database/sql.ts';
import type { Service } from '../../../service.ts';

/** Whether the key sees all approvals of its account, or only those that it asked for. */
export function seesAll(key: Key, { mayCall }: Pick<Service, 'mayCall'>): boolean {
  return mayCall(key, catalog['command.approvals.decide']);
}

/** Whether the key may decide about this approval. */
export function isDecider(key: Key, approval: Pick<Approval, 'keyId'>, service: Pick<Service, 'mayCall'>): boolean {
  return seesAll(key, service) && mayDecide(key, approval);
}

/**
 * Throws -32001 for an approval of another account, and for one that another key asked for, unless
 * the key may decide.
 */
export async function requireVisible(
  sql: Sql,
  owner: Owner,
  id: string,
  { key, service, now }: { readonly key: Key; readonly service: Service; readonly now: Date },
): Promise<Approval> {
  const row = await findApproval(sql, owner, id);
  if (row === null || !isVisible(row, key, service))
    throw notFound('approval', [
      { skill: 'command.approvals.list', params: {}, why: 'Lists the approvals that this key sees.' },
    ]);
  return readApproval(row, now);
}

function isVisible({ key_id: keyId }: ApprovalRow, key: Key, service: Service): boolean {
  return keyId === key.id || seesAll(key, service);
}

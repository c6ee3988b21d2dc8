import { keysOfLine } from '../../../accounts/key-line.ts';
import { type Approval, type ApprovalRow, readApproval } from '../../../approvals/approval.ts';
import { couldCall, type Decider } from '../../../approvals/decide.ts';
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

export interface Viewer {
  readonly owner: Owner;
  /** The account of the key: that of the owner, or of its partner. */
  readonly account: Owner;
  readonly key: Key;
  readonly service: Service;
}

/** By their permissions: a partner may decide all that its end-customers ask for. */
export function deciderOf({ owner, account, key, service }: Viewer): Pick<Decider, 'owner' | 'key' | 'mayCall'> {
  const isPartner = owner.accountId !== account.accountId;
  return { owner, key, mayCall: (skill) => isPartner || service.mayCall(key, skill) };
}

/** The approvals about which the key of the viewer may decide, by their IDs. */
export async function decidable(
  sql: Sql,
  viewer: Viewer,
  approvals: readonly Approval[],
): Promise<ReadonlySet<string>> {
  const { key, service, owner } = viewer;
  if (!seesAll(key, service)) return new Set();
  const pending = approvals.filter(({ state }) => state === 'pending');
  const asking = pending.map(({ keyId }) => keyId);
  const line = await keysOfLine(sql, owner.tenantId, key, asking);
  const decider = deciderOf(viewer);
  return new Set(pending.filter((one) => !line.has(one.keyId) && couldCall(decider, one)).map(({ id }) => id));
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

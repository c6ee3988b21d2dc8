import { areValid } from '../accounts/valid-keys.ts';
import type { Owner } from '../domain/account.ts';
import type { Prisma } from '../generated/prisma/client.ts';
import { type Sql, statement } from '../platform/database/sql.ts';
import type { WorkKind } from '../platform/work/kind.ts';
import type { ApprovalRow, ApprovalState } from './approval.ts';

/** Expiries of pending approvals, and approved calls that are not executed yet. */
export const APPROVALS: WorkKind = {
  name: 'approvals',
  table: 'approvals',
  id: 'id',
  due: 'due_at',
  where: "state IN ('pending', 'approved')",
};

/** Returns false when the same key waits for the same call already. */
export async function insertApproval(
  tx: Sql,
  { tenantId, accountId }: Owner,
  approval: Omit<Prisma.approvalsCreateManyInput, 'tenant_id' | 'account_id' | 'state' | 'due_at'>,
): Promise<boolean> {
  const { count } = await tx.tenant(tenantId).approvals.createMany({
    data: [{ tenant_id: tenantId, account_id: accountId, ...approval, state: 'pending', due_at: approval.expires_at }],
    skipDuplicates: true,
  });
  return count === 1;
}

/** The last approval that a key asked for with the same call. */
export function findSameCall(
  sql: Sql,
  tenantId: string,
  keyId: string,
  paramsHash: string,
): Promise<(ApprovalRow & { readonly idempotency_key: string | null }) | null> {
  const where = { key_id: keyId, params_hash: paramsHash };
  return sql.tenant(tenantId).approvals.findFirst({ where, orderBy: { id: 'desc' } });
}

export const countPending = statement<[tenantId: string, accountId: string], { pending: number }>(
  'approvals.count_pending',
  "SELECT count(*)::int AS pending FROM approvals WHERE tenant_id = $1 AND account_id = $2 AND state = 'pending'",
);

/** Two decisions at once: the second waits and finds the first. */
export const lockApproval = statement<[tenantId: string, id: string], ApprovalRow>(
  'approvals.lock',
  'SELECT * FROM approvals WHERE tenant_id = $1 AND id = $2 FOR UPDATE',
);

export function findApproval(sql: Sql, { tenantId, accountId }: Owner, id: string): Promise<ApprovalRow | null> {
  const where = { id, account_id: accountId };
  return sql.tenant(tenantId).approvals.findFirst({ where });
}

export interface ApprovalFilter {
  readonly states: readonly ApprovalState[] | null;
  /** Only those that this key asked for. */
  readonly keyId: string | null;
  readonly before: string;
  readonly limit: number;
  readonly now: Date;
}

/** Newest first, before the ID `before`. */
export function listApprovals(
  sql: Sql,
  { tenantId, accountId }: Owner,
  { states, keyId, before, limit, now }: ApprovalFilter,
): Promise<ApprovalRow[]> {
  return sql.tenant(tenantId).approvals.findMany({
    where: {
      account_id: accountId,
      ...(states !== null && { OR: inStates(states, now) }),
      ...(keyId !== null && { key_id: keyId }),
      ...(before !== '' && { id: { lt: before } }),
    },
    orderBy: { id: 'desc' },
    take: limit,
  });
}

/** A pending approval whose time has ended is expired, before a worker has recorded it. */
function inStates(states: readonly ApprovalState[], now: Date) {
  const stored = states.filter((state) => state !== 'pending');
  const pending = { state: 'pending' } as const;
  return [
    { state: { in: stored } },
    ...(states.includes('pending') ? [{ ...pending, expires_at: { gt: now } }] : []),
    ...(states.includes('expired') ? [{ ...pending, expires_at: { lte: now } }] : []),
  ];
}

export async function saveEffect(
  sql: Sql,
  tenantId: string,
  id: string,
  saved: Pick<ApprovalRow, 'effect' | 'effect_hash'>,
): Promise<void> {
  await sql.tenant(tenantId).approvals.updateMany({ where: { id, state: 'pending' }, data: saved });
}

/** Ends the wait of a pending approval; `dueAt` is when an approved call is executed. */
export const saveDecision = statement<
  [
    tenantId: string,
    id: string,
    state: string,
    reason: string | null,
    decidedBy: string | null,
    byLink: boolean,
    now: Date,
    dueAt: Date | null,
  ]
>(
  'approvals.save_decision',
  `UPDATE approvals SET state = $3, reason = $4, decided_by = $5, by_link = $6, decided_at = $7, due_at = $8,
                        finished_at = CASE WHEN $8::timestamptz IS NULL THEN $7::timestamptz END
    WHERE tenant_id = $1 AND id = $2 AND state = 'pending'`,
);

/** Stores how an approved call ended. */
export async function saveOutcome(
  sql: Sql,
  tenantId: string,
  id: string,
  ended: Pick<Prisma.approvalsUpdateManyMutationInput, 'state' | 'answer' | 'error' | 'reason' | 'finished_at'>,
): Promise<void> {
  await sql.tenant(tenantId).approvals.updateMany({
    where: { id, state: 'approved' },
    data: { ...ended, due_at: null },
  });
}

/** The key that asked, as long as it is in force. */
export async function findAskingKey(
  sql: Sql,
  tenantId: string,
  keyId: string,
  now: Date,
): Promise<{ readonly fingerprint: string } | null> {
  return sql.tenant(tenantId).api_keys.findFirst({
    where: { id: keyId, ...areValid(now) },
    select: { fingerprint: true },
  });
}

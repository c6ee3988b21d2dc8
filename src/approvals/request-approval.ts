import type { DryRun } from '../call-effect.ts';
import type { Account, Key } from '../domain/account.ts';
import { exceeds, hoursToDecide, type MeasuredCall, type Spent } from '../domain/approvals/policy.ts';
import { HOUR_MS } from '../domain/durations.ts';
import { emitApprovalRequested } from '../events/outbox/emit-approvals.ts';
import type { SkillName } from '../generated/skills.ts';
import type { Database } from '../platform/database/database.ts';
import type { IdPrefix } from '../platform/ids.ts';
import { type Approval, type ApprovalRow, readApproval } from './approval.ts';
import { approvalRefused, approvalRequired, tooManyApprovals } from './errors.ts';
import { countPending, findSameCall, insertApproval } from './queries.ts';
import { passLimits, readSpends } from './spends.ts';

/** A person looks at each of them. */
const MAX_PENDING = 200;
/** Without an idempotency key, an identical call within this time is taken for a repetition. */
const REPEAT_MS = 24 * HOUR_MS;

export interface GatedCall {
  readonly skill: SkillName;
  readonly params: Readonly<Record<string, unknown>>;
  /** Keyed hash over account, skill and params. */
  readonly paramsHash: string;
  readonly account: Account;
  readonly key: Key;
  readonly requestId: string;
  readonly now: Date;
  readonly newId: (prefix: IdPrefix) => string;
}

/** What a call would do, and what of it the policies are asked about: a plan has several calls. */
export interface Gated {
  readonly dryRun: DryRun;
  readonly subjects: readonly (MeasuredCall & {
    /** Whether it waits whatever the policies name. */
    readonly always?: boolean;
  })[];
}

/**
 * Stops a call until a person has decided. Throws `approval_required` with the approval, which
 * exists once however often the call is repeated, or -32002 `approval_refused`. Returns if the
 * policies name only larger calls. Throws what the dry run throws: a call that fails asks for
 * nothing.
 */
export async function requestApproval(
  database: Database,
  call: GatedCall,
  runDry: () => Promise<Gated>,
): Promise<void> {
  const earlier = await findEarlier(database, call);
  if (earlier?.state === 'pending' || earlier?.state === 'approved') throw approvalRequired(earlier);
  if (earlier !== null) throw approvalRefused(earlier);
  const { dryRun, subjects } = await runDry();
  const { approval: policies } = call.key;
  const isForced = subjects.some(({ always }) => always === true);
  if (!isForced && (await passes(database, call, subjects))) return;
  const hours = Math.min(...subjects.map(({ named }) => hoursToDecide(policies, named)));
  throw approvalRequired(await save(database, call, dryRun, hours));
}

/** Whether no limit is exceeded: by the calls together, and with what the line did before. */
async function passes(
  database: Database,
  { skill, account, key, params, requestId, now, newId }: GatedCall,
  subjects: readonly MeasuredCall[],
): Promise<boolean> {
  const { approval: policies } = key;
  if (exceeds(policies, subjects)) return false;
  const [only] = subjects;
  if (only === undefined) return true;
  const isStopped = (spent: readonly Spent[]): boolean => exceeds(policies, subjects, spent);
  const by = { tenantId: account.tenantId, key, now };
  // The steps of a plan are recorded one by one, as they are made.
  if (only.named.name !== skill) return !isStopped(await readSpends(database, by, requestId));
  const { idempotency_key: given } = params;
  const ref = typeof given === 'string' ? given : newId('req');
  return passLimits(
    database,
    by,
    { ref, groupId: requestId, skill: only.named.name, amounts: only.amounts },
    isStopped,
  );
}

/** The approval that answers this call as well; null when it is a new one. */
async function findEarlier(database: Database, call: GatedCall): Promise<Approval | null> {
  const row = await findSameCall(database, call.account.tenantId, call.key.id, call.paramsHash);
  if (row === null) return null;
  const approval = readApproval(row, call.now);
  if (approval.state === 'pending' || approval.state === 'approved') return approval;
  if (approval.state !== 'refused' && approval.state !== 'expired') return null;
  const { idempotency_key: key = null } = call.params;
  const isRepeated =
    key === null ? call.now.getTime() - approval.createdAt.getTime() < REPEAT_MS : row.idempotency_key === key;
  return isRepeated ? approval : null;
}

async function save(
  database: Database,
  { skill, params, paramsHash, account, key, requestId, now, newId }: GatedCall,
  { effect, hash }: DryRun,
  hours: number,
): Promise<Approval> {
  const { tenantId, accountId } = account;
  const id = newId('apr');
  const expiresAt = new Date(now.getTime() + hours * HOUR_MS);
  const { idempotency_key: idempotencyKey, ...rest } = params;
  return database.transaction(async (tx) => {
    const { pending = 0 } = (await tx.row(countPending, tenantId, accountId)) ?? {};
    if (pending >= MAX_PENDING) throw tooManyApprovals(MAX_PENDING);
    const inserted = await insertApproval(tx, account, {
      id,
      key_id: key.id,
      skill,
      params: rest,
      params_hash: paramsHash,
      idempotency_key: typeof idempotencyKey === 'string' ? idempotencyKey : null,
      effect,
      effect_hash: hash,
      request_id: requestId,
      created_at: now,
      expires_at: expiresAt,
    });
    const row = (await findSameCall(tx, tenantId, key.id, paramsHash)) as ApprovalRow;
    const approval = readApproval(row, now);
    if (inserted) await emitApprovalRequested(tx, approval, now);
    return approval;
  });
}

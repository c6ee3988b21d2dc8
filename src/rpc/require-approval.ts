import { requestApproval } from '../approvals/request-approval.ts';
import { approvalNeed } from '../domain/approvals/policy.ts';
import { hashRequest } from '../domain/audit/call-hash.ts';
import { SkillError } from '../errors.ts';
import { catalog } from '../generated/catalog.ts';
import type { Database } from '../platform/database/database.ts';
import { dryRunCall } from './dry-run.ts';
import type { PreparedCall } from './prepare-call.ts';
import { type Answer, findReplayed } from './unit-of-work.ts';

/**
 * Stops a call for which a policy of its key wants an approval. Returns the answer of the call that
 * was executed after the approval, when it is repeated with its idempotency key; null when the call
 * may run. Throws `approval_required` and -32002 `approval_refused`.
 */
export async function requireApproval(
  { database }: { readonly database: Database },
  call: PreparedCall,
): Promise<Answer | null> {
  const { name, params, principal, context } = call;
  if (principal === null || principal.approvalId != null || params.dry_run === true) return null;
  const { account, key } = principal;
  const entry = catalog[name];
  // A plan is approved as a whole, by the policies that name its steps.
  if (entry.approval === 'own' || approvalNeed(key.approval, { name, effect: entry.effect }) === 'none') return null;
  const replayed = await findReplayed(database, call);
  if (replayed !== null) return replayed;
  const { service, requestId, now, newId } = context;
  const paramsHash = hashRequest(service.hashesOf, account.accountId, name, params);
  if (entry.secrets.length > 0 || entry.secretParams.length > 0) throw hasSecrets(name);
  const gated = { skill: name, params, paramsHash, account, key, requestId, now, newId };
  await requestApproval(database, gated, async () => {
    const { dryRun } = await dryRunCall(database, call);
    return { dryRun, subjects: [{ named: { name, effect: entry.effect }, amounts: dryRun.effect }] };
  });
  return null;
}

/** What waits for a decision is stored and shown to the person who decides. */
function hasSecrets(name: string): SkillError {
  return new SkillError(
    'invalid_permissions',
    `${name} takes or returns a secret, which cannot be shown to the person who approves a call. A person must call it with a key that needs no approval.`,
    { nextActions: [{ skill: 'agent.whoami', params: {}, why: 'Shows which calls of this key need an approval.' }] },
  );
}

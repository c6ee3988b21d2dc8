import type { Approval } from '../../../approvals/approval.ts';
import type { CallEffect } from '../../../call-effect.ts';
import { catalog } from '../../../generated/catalog.ts';
import type { SkillName } from '../../../generated/skills.ts';
import type {
  ApprovalSummary,
  Approval as ContractApproval,
  CallEffect as ContractEffect,
} from '../../../generated/types.ts';
import type { Sql } from '../../../platform/database/sql.ts';
import { decidable, type Viewer } from './access.ts';

export function presentEffect({
  credits,
  recipients,
  messages,
  sample_text,
  irreversible,
  summary = null,
  objects = [],
  confirm_count = null,
}: CallEffect): ContractEffect {
  return {
    summary,
    objects: objects.map((one) => ({ ...one })),
    confirm_count,
    credits,
    recipients,
    messages,
    sample_text,
    irreversible,
  };
}

export async function presentSummaries(
  sql: Sql,
  approvals: readonly Approval[],
  viewer: Viewer,
): Promise<ApprovalSummary[]> {
  const may = await decidable(sql, viewer, approvals);
  return approvals.map((approval) => presentSummary(approval, may.has(approval.id)));
}

function presentSummary(approval: Approval, mayDecide: boolean): ApprovalSummary {
  return {
    id: approval.id,
    state: approval.state,
    skill: approval.skill,
    account_id: approval.accountId,
    key_id: approval.keyId,
    effect: presentEffect(approval.effect),
    effect_hash: approval.effectHash,
    reason: approval.reason,
    created_at: approval.createdAt.toISOString(),
    expires_at: approval.expiresAt.toISOString(),
    decided_by: approval.decidedBy,
    decided_by_link: approval.byLink,
    decided_at: approval.decidedAt?.toISOString() ?? null,
    finished_at: approval.finishedAt?.toISOString() ?? null,
    may_decide: mayDecide,
  };
}

export async function presentApproval(sql: Sql, approval: Approval, viewer: Viewer): Promise<ContractApproval> {
  const summary = presentSummary(approval, (await decidable(sql, viewer, [approval])).has(approval.id));
  const { error } = approval;
  return {
    ...summary,
    // A skill of an earlier version of the service has no summary.
    summary: catalog[approval.skill as SkillName]?.summary ?? approval.skill,
    params: { ...approval.params },
    dry_run_answer: { ...approval.effect.answer },
    result: approval.answer === null ? null : { ...approval.answer },
    error: error === null ? null : { code: error.code, message: error.message },
    link: summary.may_decide ? linkTo(approval, viewer) : null,
  };
}

/** The token is the permission; it ends with the approval, and with the key that got it. */
function linkTo({ id, expiresAt }: Approval, { owner, key, service }: Viewer): string {
  const token = service.tokens.sign('approval', {
    approval_id: id,
    tenant_id: owner.tenantId,
    account_id: owner.accountId,
    fingerprint: key.fingerprint,
    expires_at: expiresAt.getTime(),
  });
  return `${service.config.publicUrl}/approve/${token}`;
}

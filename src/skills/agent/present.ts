import type { ApprovalPolicy, PolicyLimits } from '../../domain/approvals/policy.ts';
import type { Calendar } from '../../domain/calendar/account-calendar.ts';
import type {
  AccountCalendar,
  ApiKey,
  AuditEntry,
  ApprovalPolicy as ContractPolicy,
  Permission,
} from '../../generated/types.ts';
import type { AuditRow } from './audit-queries.ts';
import type { KeyRow } from './queries.ts';

/**
 * The part of a key's digest that callers see: enough to tell keys apart, too short to look one up.
 */
export function shortFingerprint(fingerprint: string): string {
  return fingerprint.slice(0, 12);
}

export const presentCalendar = ({ zone, zoneFrom, weekStart, weekStartFrom }: Calendar): AccountCalendar => ({
  timezone: zone,
  timezone_from: zoneFrom,
  week_start: weekStart,
  week_start_from: weekStartFrom,
});

/** The policies of a key, as the contract shows them. */
export function presentPolicies(policies: readonly ApprovalPolicy[]): ContractPolicy[] {
  return policies.map((policy) => ({
    effects: [...policy.effects],
    skills: [...policy.skills],
    above: presentLimits(policy.above),
    above_per_hour: presentLimits(policy.above_per_hour),
    above_per_day: presentLimits(policy.above_per_day),
    expires_in_hours: policy.expires_in_hours,
  }));
}

function presentLimits(limits: PolicyLimits | null | undefined): ContractPolicy['above'] {
  return limits == null ? null : { messages: null, ...limits };
}

export function presentKey(row: KeyRow): ApiKey {
  return {
    id: row.id,
    name: row.name,
    fingerprint: shortFingerprint(row.fingerprint),
    mode: row.mode as ApiKey['mode'],
    error_codes: row.error_codes as ApiKey['error_codes'],
    permissions: [...row.permissions] as Permission[],
    created_at: row.created_at.toISOString(),
    expires_at: row.expires_at?.toISOString() ?? null,
    revoked_at: row.revoked_at?.toISOString() ?? null,
    last_used_at: row.last_used_at?.toISOString() ?? null,
    approval: presentPolicies(row.approval ?? []),
  };
}

export function presentAudit(row: AuditRow): AuditEntry {
  return {
    id: row.id,
    seq: row.seq,
    sealed: row.seq !== null,
    at: row.at.toISOString(),
    skill: row.skill,
    actor: row.key_id,
    rule_id: row.rule_id,
    outcome: row.outcome,
    params_hash: row.params_hash,
    hash: row.hash,
    prev_hash: row.prev_hash,
  };
}

import { meaningOfReason } from '../../domain/reasons.ts';
import type { AlertRule } from '../rule.ts';
import { MAX_FOUND } from '../rule.ts';

const factsOf = ({ name, state_reason: reason }: { readonly name: string; readonly state_reason: string | null }) => ({
  name,
  reason,
});

/** A campaign that its owner paused is no surprise. */
export const campaignPaused: AlertRule = {
  severity: 'critical',
  find: async (sql, { tenantId, accountId }) => {
    const rows = await sql.tenant(tenantId).campaigns.findMany({
      where: { account_id: accountId, state: 'paused', state_reason: { not: 'caller' } },
      select: { id: true, name: true, state_reason: true },
      orderBy: { id: 'desc' },
      take: MAX_FOUND,
    });
    return rows.map((row) => ({ subject_id: row.id, facts: factsOf(row) }));
  },
  summarize: ({ name, reason }) => `The campaign ${name} is paused: ${meaningOfReason(String(reason)).means}`,
  nextActions: (id) => [
    { skill: 'campaigns.get', params: { campaign_id: id }, why: 'Shows the campaign and why it is paused.' },
    { skill: 'campaigns.resume', params: { campaign_id: id }, why: 'Continues, once the cause is gone.' },
  ],
};

/** The service pauses a journey with a reason, its owner without. */
export const journeyPaused: AlertRule = {
  severity: 'warning',
  find: async (sql, { tenantId, accountId }) => {
    const rows = await sql.tenant(tenantId).journeys.findMany({
      where: { account_id: accountId, state: 'paused', state_reason: { not: null } },
      select: { id: true, name: true, state_reason: true },
      orderBy: { id: 'desc' },
      take: MAX_FOUND,
    });
    return rows.map((row) => ({ subject_id: row.id, facts: factsOf(row) }));
  },
  summarize: ({ name, reason }) => `The journey ${name} is paused by the service (${reason}).`,
  nextActions: (id) => [
    { skill: 'journeys.validate', params: { journey_id: id }, why: 'Lists what is wrong with the journey.' },
    { skill: 'journeys.setState', params: { journey_id: id, state: 'active' }, why: 'Activates the journey again.' },
  ],
};

/** A rule that its owner disabled has the reason `requested`. */
export const ruleDisabled: AlertRule = {
  severity: 'warning',
  find: async (sql, { tenantId, accountId }) => {
    const rows = await sql.tenant(tenantId).automation_rules.findMany({
      where: { account_id: accountId, state: 'disabled', state_reason: { not: 'requested' } },
      select: { id: true, name: true, state_reason: true },
      orderBy: { id: 'desc' },
      take: MAX_FOUND,
    });
    return rows.map((row) => ({ subject_id: row.id, facts: factsOf(row) }));
  },
  summarize: ({ name, reason }) => `The rule ${name} was disabled by the service (${reason}).`,
  nextActions: (id) => [
    { skill: 'automation.runs', params: { rule_id: id }, why: 'Lists the runs of the rule with their errors.' },
    { skill: 'automation.setEnabled', params: { rule_id: id, enabled: true }, why: 'Enables the rule again.' },
  ],
};

/** Rules that ask who joined or left the segment see no new changes. */
export const trackingStopped: AlertRule = {
  severity: 'warning',
  find: async (sql, { tenantId, accountId }) => {
    const rows = await sql.tenant(tenantId).segment_tracking.findMany({
      where: { account_id: accountId, state: 'stopped' },
      select: { segment_id: true, reason: true, segment: { select: { name: true } } },
      orderBy: { segment_id: 'desc' },
      take: MAX_FOUND,
    });
    return rows.map(({ segment_id: id, reason, segment }) => ({
      subject_id: id,
      facts: { name: segment.name, reason },
    }));
  },
  summarize: ({ name, reason }) => `The members of the segment ${name} are no longer tracked (${reason}).`,
  nextActions: (id) => [
    { skill: 'segments.preview', params: { segment_id: id }, why: 'Counts the contacts of the segment.' },
    {
      skill: 'segments.update',
      params: { segment_id: id, track_members: true },
      why: 'Goes on with the tracking, once the cause is gone.',
    },
  ],
};

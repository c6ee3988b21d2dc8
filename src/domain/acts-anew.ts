import type { CatalogEntry } from '../generated/catalog.ts';
import type { SkillName } from '../generated/skills.ts';

/**
 * Skills that bring something into a state, look at the present one, or are there to be repeated.
 * Repeating such a call adds nothing, but something else may have changed the state meanwhile:
 * the second of two identical calls to pause a campaign that was resumed between them must pause.
 */
const SETS_STATE: ReadonlySet<string> = new Set<SkillName>([
  'agent.settings',
  'agent.webhooks.test',
  'agent.webhooks.update',
  'ai.configure',
  'attribution.configure',
  'attribution.recompute',
  'automation.setEnabled',
  'automation.update',
  'billing.autoRecharge',
  'billing.setLimits',
  'campaigns.pause',
  'campaigns.resume',
  'campaigns.update',
  'command.approvals.cancel',
  'command.approvals.decide',
  'command.plan',
  'command.undo',
  'compliance.consentExpiry',
  'compliance.frequencyCap',
  'compliance.quietHours',
  'contacts.optIn',
  'contacts.optOut',
  'contacts.upsert',
  'dashboard.dismissAlert',
  'inbox.assign',
  'inbox.bulk',
  'inbox.markRead',
  'inbox.setState',
  'inbox.updateCannedReply',
  'journeys.edges.create',
  'journeys.nodes.update',
  'journeys.publish',
  'journeys.setState',
  'journeys.unenroll',
  'journeys.update',
  'links.setDomain',
  'links.update',
  'lists.addContacts',
  'lists.removeContacts',
  'messages.cancel',
  'messages.review',
  'messages.setSmartEncoding',
  'messages.simulateInbound',
  'outcomes.setHoldOut',
  'outcomes.update',
  'partner.configureWebhook',
  'partner.setChildPaused',
  'phone-numbers.assign',
  'phone-numbers.ensureDefault',
  'program.update',
  'reports.schedule',
  'segments.update',
  'sources.update',
  'tags.assign',
  'tags.unassign',
  'templates.setState',
  'templates.update',
]);

type Facts = Pick<CatalogEntry, 'effect' | 'idempotent' | 'secrets' | 'leadsTo' | 'requiredErrors'>;

/**
 * Whether the same call once more does the same once more: it sends, charges, creates or gives
 * access again. Where an idempotency key is required, the caller has one of its own.
 */
export function actsAnew(name: string, { effect, idempotent, secrets, leadsTo, requiredErrors }: Facts): boolean {
  if (effect === 'read' || !idempotent || SETS_STATE.has(name)) return false;
  // What ends something ends it once.
  const onlyEnds = effect === 'destructive' && secrets.length === 0 && !leadsTo.includes('disclosure');
  return !onlyEnds && !requiredErrors.some(([param]) => param === 'idempotency_key');
}

import type { LeadsTo } from '../../../src/domain/call-effects/leads-to.ts';
import type { Declaration } from './reach.ts';

type Room = (declaration: Declaration) => boolean;

const at =
  (file: RegExp, name: RegExp = /./): Room =>
  (one) =>
    file.test(one.file) && name.test(one.name);
const says =
  (text: RegExp): Room =>
  (one) =>
    text.test(one.text);

/** Rows that are derived from others, or that another call writes again as they were. */
const KEPT = [
  // Members of lists and tags come back by the opposite call; those of segments are computed.
  'list_members',
  'taggings',
  'segment_members',
  'segment_tracking',
  'automation_members',
  'journey_left_out',
  // What waits, is held or is listened for follows from campaigns, rules and settings.
  'campaign_ranges',
  'campaign_remainders',
  'message_queue',
  'lookup_holds',
  'signals',
  'signal_listeners',
  'suppressions',
  'link_domains',
  'link_domain_lookup',
  'hygiene_findings',
  'webhook_health',
  // Credits follow from the messages before a conversion.
  'attribution_credits',
];

function deletes({ text }: Declaration): boolean {
  const tables = [...text.matchAll(/DELETE FROM (\w+)|\.(\w+)\.deleteMany\(/g)].map(([, a, b]) => a ?? b ?? '');
  return tables.some((table) => !KEPT.includes(table));
}

/**
 * Where the code does what `x-leads-to` names. A handler that can run one of these must declare it,
 * also if it happens only later, as a worker finds it.
 */
export const ROOMS: Readonly<Record<LeadsTo, readonly Room[]>> = {
  messages: [
    at(/^src\/sending\/insert-messages\.ts$/),
    at(/^src\/skills\/campaigns\/queries\.ts$/, /^launchCampaign$/),
    at(/^src\/sending\/campaigns\/series\/resume-series\.ts$/),
    at(/^src\/sending\/campaigns\/experiments\/decide\.ts$/, /^decideNow$/),
    at(/^src\/journeys\/publish\.ts$/, /^publishJourney$/),
    at(/^src\/journeys\/set-state\.ts$/, /^setJourneyState$/),
    at(/^src\/journeys\/entries\/enroll\.ts$/),
    at(/^src\/journeys\/moves\/queries\.ts$/, /^insertMove$/),
    at(/^src\/journeys\/splits\/decide\.ts$/, /^(saveDecision|startDividing)$/),
    at(/^src\/sending\/rules\/save-rules\.ts$/),
    at(/./, /^(saveExpiryMonths|pauseCustomer)$/),
  ],
  charges: [
    at(/^src\/credits\/accounts\.ts$/, /^post$/),
    at(/^src\/credits\/debit-messages\.ts$/),
    at(/^src\/credits\/lookup-holds\.ts$/, /^hold/),
    at(/^src\/credits\/payments\//),
    at(/^src\/credits\/auto-recharge\/rule\.ts$/, /^saveRule$/),
    at(/^src\/credits\/limits\.ts$/, /^changeLimits$/),
    at(/^src\/skills\/hygiene\/queries\.ts$/, /^insertScan$/),
  ],
  deletion: [at(/^src\/people\/privacy\/forget\.ts$/), deletes],
  access: [
    at(/^src\/accounts\/queries\.ts$/, /^insertKey$/),
    says(/\bapi_keys(?:\.|\b[^;]*?\.)update|UPDATE api_keys/),
    says(/\bkeys\.issue\(/),
    at(/^src\/events\/webhooks\/rotate-secret\.ts$/, /^(makeSecret|rotateSecret)$/),
    at(/./, /^(newWebhookSecret|rotateWebhookSecret)$/),
  ],
  disclosure: [
    at(/^src\/platform\/safe-fetch\//),
    at(/^src\/ai\/settings\.ts$/, /^saveAiSettings$/),
    at(/^src\/journeys\/publish\.ts$/, /^publishJourney$/),
    at(/^src\/journeys\/entries\/enroll\.ts$/),
  ],
  calls: [
    says(/\bcallWithKey\b/),
    at(/^src\/plans\/perform-job\.ts$/),
    at(/^src\/automation\/check-actions\.ts$/, /^requireAllowed$/),
  ],
};

import { pickNumbers } from '../../carriers/numbers/pool.ts';
import type { SendingNumber } from '../../carriers/numbers/sending-number.ts';
import type { Funds } from '../../credits/funds.ts';
import type { Owner } from '../../domain/account.ts';
import { recordedPhone } from '../../domain/phone.ts';
import type { AudienceContact } from '../../people/audience/audience.ts';
import type { Sql } from '../../platform/database/sql.ts';
import { compose } from '../content/compose.ts';
import { contactVariables } from '../content/contact-variables.ts';
import { encodeContent } from '../content/encode-content.ts';
import type { Decision, SendFacts } from '../facts/send-facts.ts';
import { decide } from '../gates/evaluate.ts';
import { locationHintsOf } from '../rules/location-hints.ts';
import { type LocalTime, planTiming, type Timing } from '../rules/plan-timing.ts';
import { readRecentSends } from '../rules/recent-sends.ts';
import type { CampaignRow } from './campaign.ts';
import type { CampaignFacts, VariantContent } from './campaign-facts.ts';

export interface PlannedContact {
  readonly contact: AudienceContact;
  readonly sender: SendingNumber | null;
  readonly timing: Timing;
  readonly recentSends: readonly Date[];
}

export interface Evaluation {
  readonly contact: AudienceContact;
  readonly facts: SendFacts;
  readonly decision: Decision;
}

/**
 * Chooses the sending number and the time of each contact's message. During a contact's quiet hours
 * that is the next allowed time. For `lock`, see `readRecentSends`.
 */
export async function planAudience(
  sql: Sql,
  owner: Owner,
  { campaign, numbers, rules, at }: CampaignFacts,
  contacts: readonly AudienceContact[],
  { lock }: { readonly lock: 'none' | 'account' },
): Promise<Iterable<PlannedContact>> {
  const numberOf = await chooseNumbers(sql, owner, campaign, numbers, contacts);
  const localTime = localTimeOf(campaign, at);
  const planned = contacts.map((contact) => ({
    contact,
    timing: planTiming({
      at,
      purpose: campaign.purpose,
      recipient: recordedPhone(contact),
      locationHints: locationHintsOf(contact),
      rules,
      onQuietHours: 'defer',
      localTime,
    }),
  }));
  const reachable = planned.filter(
    ({ contact }) => contact.suppressed_by === null && contact.consent_status === 'opted_in',
  );
  const found = await readRecentSends(
    sql,
    owner.tenantId,
    reachable.map(({ contact: { phone }, timing }) => ({
      accountId: owner.accountId,
      phone,
      caps: timing.evaluation?.caps ?? [],
      at: timing.dueAt,
    })),
    { lock },
  );
  const recentSends = new Map(reachable.map(({ contact }, index) => [contact.id, found[index] ?? []]));
  // A generator: each planned contact can be collected as soon as it is evaluated.
  return (function* () {
    for (const { contact, timing } of planned)
      yield { contact, sender: numberOf(contact.id), timing, recentSends: recentSends.get(contact.id) ?? [] };
  })();
}

const HOUR_MS = 3_600_000;

/**
 * Contacts that the fan-out reaches within an hour still count from the start, so that the first
 * and the last of them get the message on the same day.
 */
function localTimeOf({ local_time: time, launched_at: launchedAt }: CampaignRow, at: Date): LocalTime | null {
  if (time === null) return null;
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const isFresh = launchedAt !== null && at.getTime() - launchedAt.getTime() < HOUR_MS;
  return { minutes: hours * 60 + minutes, from: isFresh ? launchedAt : at };
}

async function chooseNumbers(
  sql: Sql,
  owner: Owner,
  { program_id: programId }: CampaignRow,
  numbers: readonly SendingNumber[],
  contacts: readonly AudienceContact[],
): Promise<(contactId: string) => SendingNumber | null> {
  const [only = null] = numbers;
  if (programId === null || numbers.length < 2) return () => only;
  return pickNumbers(
    sql,
    owner,
    programId,
    numbers,
    contacts.map(({ id }) => id),
  );
}

/**
 * Runs the gates of a single send for one contact of the audience. `variant` is the position of the
 * variant whose content is sent, from 1; null without variants.
 */
export function evaluate(
  campaignFacts: CampaignFacts,
  { contact, sender, timing, recentSends }: PlannedContact,
  funds: Funds,
  variant: number | null,
): Evaluation {
  const { campaign, account, contentExceptions } = campaignFacts;
  const { content, smartEncoding } = variant === null ? campaignFacts : variantOf(campaignFacts, variant);
  const variables = content.template.constant ? {} : contactVariables(contact);
  const facts: SendFacts = {
    account,
    sender,
    recipient: recordedPhone(contact),
    contact: { id: contact.id, consentStatus: contact.consent_status },
    suppressedBy: contact.suppressed_by,
    relationship: contact.relationship,
    purpose: campaign.purpose,
    content: encodeContent(
      compose(content.template, variables, contact.country, content.shortening),
      smartEncoding,
      contact.country,
    ),
    contentExceptions,
    timing,
    recentSends,
    funds,
  };
  return { contact, facts, decision: decide(facts) };
}

function variantOf({ variants }: CampaignFacts, variant: number): VariantContent {
  const found = variants[variant - 1];
  if (found === undefined) throw new Error(`The campaign has no variant ${variant}.`);
  return found;
}

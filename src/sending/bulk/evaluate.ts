import { pickNumbers } from '../../carriers/numbers/pool.ts';
import type { SendingNumber } from '../../carriers/numbers/sending-number.ts';
import type { Funds } from '../../credits/funds.ts';
import type { Owner } from '../../domain/account.ts';
import type { Purpose } from '../../domain/consent/verdict.ts';
import type { SmartEncoding } from '../../domain/content/smart-encoding.ts';
import { recordedPhone } from '../../domain/phone.ts';
import type { AudienceContact } from '../../people/audience/audience.ts';
import type { Sql } from '../../platform/database/sql.ts';
import { compose } from '../content/compose.ts';
import { contactVariables } from '../content/contact-variables.ts';
import { encodeContent } from '../content/encode-content.ts';
import type { LoadedContent } from '../content/load-template.ts';
import type { AccountFacts, Decision, SendFacts } from '../facts/send-facts.ts';
import { decide } from '../gates/evaluate.ts';
import { type HoldOutFacts, holdOutOf } from '../rules/hold-out.ts';
import { locationHintsOf } from '../rules/location-hints.ts';
import { type LocalTime, planTiming, type Timing } from '../rules/plan-timing.ts';
import { readRecentSends } from '../rules/recent-sends.ts';
import type { SendingRules } from '../rules/sending-rules.ts';

/** What is the same for all recipients of messages that are sent together. */
export interface BulkFacts {
  readonly purpose: Purpose;
  /** Picks each recipient's number of the program; null: one number sends all. */
  readonly programId: string | null;
  readonly localTime: LocalTime | null;
  readonly account: AccountFacts;
  /** The sending numbers: one, or those of the program; empty when none can send. */
  readonly numbers: readonly SendingNumber[];
  /** Rules of content that the operator lifted for the account. */
  readonly contentExceptions: readonly string[];
  readonly rules: SendingRules;
  /** Time of the evaluation. */
  readonly at: Date;
}

export interface BulkContent {
  readonly content: LoadedContent;
  readonly smartEncoding: SmartEncoding;
}

export interface PlannedContact {
  readonly contact: AudienceContact;
  readonly sender: SendingNumber | null;
  readonly holdOut: HoldOutFacts;
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
export async function planContacts(
  sql: Sql,
  owner: Owner,
  { purpose, programId, localTime, numbers, rules, at }: BulkFacts,
  contacts: readonly AudienceContact[],
  { lock }: { readonly lock: 'none' | 'account' },
): Promise<Iterable<PlannedContact>> {
  const numberOf = await chooseNumbers(sql, owner, programId, numbers, contacts);
  const planned = contacts.map((contact) => ({
    contact,
    holdOut: holdOutOf(owner, contact.id, rules),
    timing: planTiming({
      at,
      purpose,
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
    for (const { contact, holdOut, timing } of planned)
      yield { contact, sender: numberOf(contact.id), holdOut, timing, recentSends: recentSends.get(contact.id) ?? [] };
  })();
}

async function chooseNumbers(
  sql: Sql,
  owner: Owner,
  programId: string | null,
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
 * Runs the gates of a single send for one contact. `variables` are added to those of the contact.
 */
export function evaluateContact(
  { purpose, account, contentExceptions }: BulkFacts,
  { content, smartEncoding }: BulkContent,
  { contact, sender, holdOut, timing, recentSends }: PlannedContact,
  funds: Funds,
  variables: Readonly<Record<string, unknown>> | null = null,
): Evaluation {
  const known = content.template.constant ? {} : contactVariables(contact);
  const facts: SendFacts = {
    account,
    sender,
    recipient: recordedPhone(contact),
    contact: { id: contact.id, consentStatus: contact.consent_status },
    person: contact,
    suppressedBy: contact.suppressed_by,
    relationship: contact.relationship,
    purpose,
    content: encodeContent(
      compose(
        { ...content, country: contact.country, sender },
        variables === null ? known : { ...known, ...variables },
      ),
      smartEncoding,
      contact.country,
    ),
    contentExceptions,
    holdOut,
    timing,
    recentSends,
    funds,
  };
  return { contact, facts, decision: decide(facts) };
}

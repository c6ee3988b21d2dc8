import type { Purpose } from '../../domain/consent.ts';
import { parsePhone } from '../../domain/phone.ts';
import type { RulePack } from '../../domain/rule-packs/pack.ts';
import { notFound } from '../../errors.ts';
import type { Sql } from '../../platform/sql.ts';
import type { Account, AccountState } from '../../skill.ts';
import { compose } from '../content/compose.ts';
import { contactVariables } from '../content/contact-variables.ts';
import type { LoadedContent } from '../content/load-template.ts';
import { readBalance } from '../credits/accounts.ts';
import type { SendFacts } from '../gates/facts.ts';
import { noSuchSender } from '../senders/no-such-number.ts';
import { findSticky } from '../senders/pool.ts';
import { cluesOf } from '../timing/clues.ts';
import { planTiming } from '../timing/plan.ts';
import { NO_RULES, type OnQuietHours, readSendingRules } from '../timing/sending-rules.ts';
import { readTouches } from '../timing/touches.ts';
import { type ContactFacts, findContactById, findContactByPhone, findSuppressionReason } from './recipient-facts.ts';
import { findAccountState, findSender } from './senders.ts';

export interface SendRequest {
  readonly to?: string | undefined;
  readonly contactId?: string | undefined;
  readonly numberId?: string | null;
  /** Instead of a number: the contact's own of this program's. */
  readonly programId?: string | null;
  readonly purpose: Purpose;
  readonly content: LoadedContent;
  readonly variables?: Readonly<Record<string, unknown>> | undefined;
  /** When it is to go out. */
  readonly at: Date;
  /** The account's own way, if absent. */
  readonly onQuietHours?: OnQuietHours | undefined;
  readonly pack?: RulePack | undefined;
  /** Nobody else counts texts to this person until the transaction ends. */
  readonly alone?: boolean;
}

export interface GatheredSend {
  readonly facts: SendFacts;
  readonly contact: ContactFacts | null;
}

/** Looks up everything the gates of one send need. `contactId` must be of this account; `to` may be a number nobody knows. */
export async function gatherFacts(sql: Sql, account: Account, request: SendRequest): Promise<GatheredSend> {
  const { to, contactId, numberId = null, programId = null, purpose, content, variables = {}, at } = request;
  const [contact, { state, paused }, ownNumber, rules, balance] = await Promise.all([
    contactId === undefined ? findByNumber(sql, account, to ?? '') : findContactById(sql, account, contactId),
    findAccountState(sql, account),
    programId === null ? findSender(sql, account, numberId) : null,
    purpose === 'marketing' ? readSendingRules(sql, account) : NO_RULES,
    readBalance(sql, account),
  ]);
  if (contactId !== undefined && contact === null)
    throw notFound('contact', [{ skill: 'contacts.list', params: {}, why: 'Lists the contacts of this account.' }]);
  const recipient = parsePhone(contact?.phone ?? to ?? '', account.defaultCountry);
  const sender = programId === null ? ownNumber : await findSticky(sql, account, programId, contact?.id ?? '');
  if (sender === null && numberId !== null) throw noSuchSender();
  const known = contact === null ? {} : contactVariables(contact);
  const timing = planTiming({
    at,
    purpose,
    recipient,
    clues: cluesOf(contact),
    rules,
    onQuietHours: request.onQuietHours ?? rules.onQuietHours,
    ...(request.pack && { pack: request.pack }),
  });
  const phone = recipient.ok ? recipient.e164 : '';
  const counted = { phone, caps: timing.judged?.caps ?? [], at: timing.dueAt };
  const [touches, suppressedBy] = await Promise.all([
    readTouches(sql, account, [counted], { alone: request.alone === true }),
    recipient.ok ? findSuppressionReason(sql, account, phone, contact?.id ?? null, sender?.program_id ?? null) : null,
  ]);
  return {
    contact,
    facts: {
      account: { state: state as AccountState, paused },
      sender,
      recipient,
      contact: contact === null ? null : { id: contact.id, consentStatus: contact.consent_status },
      suppressedBy,
      purpose,
      content: compose(
        content.template,
        { ...known, ...variables },
        recipient.ok ? recipient.country : account.defaultCountry,
      ),
      timing,
      touches: touches.get(phone) ?? [],
      availableCredits: balance.available,
    },
  };
}

async function findByNumber(sql: Sql, account: Account, typed: string): Promise<ContactFacts | null> {
  const read = parsePhone(typed, account.defaultCountry);
  return read.ok ? findContactByPhone(sql, account, read.e164) : null;
}

import { noSuchSendingNumber } from '../../carriers/numbers/no-such-number.ts';
import { findSticky } from '../../carriers/numbers/pool.ts';
import { readFunds } from '../../credits/funds.ts';
import type { Account } from '../../domain/account.ts';
import type { Purpose } from '../../domain/consent/verdict.ts';
import type { SmartEncoding } from '../../domain/content/smart-encoding.ts';
import { parsePhone } from '../../domain/phone.ts';
import type { RulePack } from '../../domain/rule-packs/pack.ts';
import { notFound } from '../../errors.ts';
import { findReachabilityOf } from '../../people/audience/recipient.ts';
import type { Contact } from '../../people/contacts/contact.ts';
import { findContactById, findContactByPhone } from '../../people/contacts/find-contacts.ts';
import type { Sql } from '../../platform/database/sql.ts';
import { compose } from '../content/compose.ts';
import { contactVariables } from '../content/contact-variables.ts';
import { encodeContent } from '../content/encode-content.ts';
import type { LoadedContent } from '../content/load-template.ts';
import { holdOutOf } from '../rules/hold-out.ts';
import { locationHintsOf } from '../rules/location-hints.ts';
import { planTiming } from '../rules/plan-timing.ts';
import { readRecentSends } from '../rules/recent-sends.ts';
import { NO_RULES, type OnQuietHours, readSendingRules } from '../rules/sending-rules.ts';
import { findAccountState, findNumber } from './account-and-number.ts';
import type { SendFacts } from './send-facts.ts';

export interface SendRequest {
  readonly to?: string | undefined;
  readonly contactId?: string | undefined;
  readonly numberId?: string | null;
  /** Instead of `numberId`: the program's number that the contact receives messages from. */
  readonly programId?: string | null;
  readonly purpose: Purpose;
  readonly content: LoadedContent;
  readonly variables?: Readonly<Record<string, unknown>> | undefined;
  /** Time of the call. */
  readonly now: Date;
  /** Time to send at. */
  readonly at: Date;
  /** Default: the account's setting. */
  readonly onQuietHours?: OnQuietHours | undefined;
  /** Default: the rule pack in force at the time. */
  readonly pack?: RulePack | undefined;
  /** Default: the template's setting, then the account's. */
  readonly smartEncoding?: SmartEncoding | undefined;
}

export interface LoadedSend {
  readonly facts: SendFacts;
  /** The setting that applies to the message. */
  readonly smartEncoding: SmartEncoding;
  readonly contact: Contact | null;
}

/**
 * Loads what the gates need to preview or check one send, without locks; `single` loads it to
 * send. `to` may be the number of no contact. Throws -32001 when the account has no contact
 * `contactId` or no number `numberId`.
 */
export async function loadFacts(sql: Sql, account: Account, request: SendRequest): Promise<LoadedSend> {
  const { to, contactId, numberId = null, programId = null, purpose, content, variables = {}, at } = request;
  const [
    contact,
    { facts: accountFacts, content_exceptions: contentExceptions, smart_encoding: accountEncoding },
    ownNumber,
    rules,
    funds,
  ] = await Promise.all([
    contactId === undefined ? findByNumber(sql, account, to ?? '') : findContactById(sql, account, contactId),
    findAccountState(sql, account),
    programId === null ? findNumber(sql, account, numberId) : null,
    purpose === 'marketing' ? readSendingRules(sql, account) : NO_RULES,
    readFunds(sql, account, request.now),
  ]);
  if (contactId !== undefined && contact === null)
    throw notFound('contact', [{ skill: 'contacts.list', params: {}, why: 'Lists the contacts of this account.' }]);
  const recipient = parsePhone(contact?.phone ?? to ?? '', account.defaultCountry);
  const sender = programId === null ? ownNumber : await findSticky(sql, account, programId, contact?.id ?? '');
  if (sender === null && numberId !== null) throw noSuchSendingNumber();
  const known = contact === null ? {} : contactVariables(contact);
  const timing = planTiming({
    at,
    purpose,
    recipient,
    locationHints: locationHintsOf(contact),
    rules,
    onQuietHours: request.onQuietHours ?? rules.onQuietHours,
    ...(request.pack && { pack: request.pack }),
  });
  const phone = recipient.ok ? recipient.e164 : '';
  const country = recipient.ok ? recipient.country : account.defaultCountry;
  const smartEncoding = request.smartEncoding ?? content.smartEncoding ?? accountEncoding ?? 'off';
  const counted = { accountId: account.accountId, phone, caps: timing.evaluation?.caps ?? [], at: timing.dueAt };
  const [[recentSends = []], reachability] = await Promise.all([
    readRecentSends(sql, account.tenantId, [counted], { lock: 'none' }),
    recipient.ok
      ? findReachabilityOf(sql, account, phone, contact, {
          programId: sender?.program_id ?? null,
          relationshipAt: purpose === 'transactional' ? timing.dueAt : null,
        })
      : null,
  ]);
  return {
    contact,
    smartEncoding,
    facts: {
      account: accountFacts,
      sender,
      recipient,
      contact: contact === null ? null : { id: contact.id, consentStatus: reachability?.status ?? 'none' },
      person: contact,
      suppressedBy: reachability?.suppressed_by ?? null,
      relationship: reachability?.relationship ?? null,
      purpose,
      content: encodeContent(
        compose({ ...content, country, sender }, { ...known, ...variables }),
        smartEncoding,
        country,
      ),
      contentExceptions,
      holdOut: holdOutOf(account, contact?.id ?? null, rules),
      timing,
      recentSends,
      funds,
    },
  };
}

async function findByNumber(sql: Sql, account: Account, to: string): Promise<Contact | null> {
  const parsed = parsePhone(to, account.defaultCountry);
  return parsed.ok ? findContactByPhone(sql, account, parsed.e164) : null;
}

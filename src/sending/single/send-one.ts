import type { Account, Key } from '../../domain/account.ts';
import type { Purpose } from '../../domain/consent/verdict.ts';
import type { SmartEncoding } from '../../domain/content/smart-encoding.ts';
import { parsePhone } from '../../domain/phone.ts';
import type { SkillError } from '../../errors.ts';
import type { Sql } from '../../platform/database/sql.ts';
import type { IdPrefix } from '../../platform/ids.ts';
import type { LoadedContent } from '../content/load-template.ts';
import type { SendFacts } from '../facts/send-facts.ts';
import type { SendLater } from '../gates/refusal-error.ts';
import type { OnQuietHours } from '../rules/sending-rules.ts';
import type { SendOutcome, SentMessage, SingleSend } from './request.ts';
import { sendBatch } from './send-batch.ts';

/** Who sends, in the transaction of a call. The context of a write skill is one. */
export interface Sender {
  readonly tx: Sql;
  readonly account: Account;
  readonly key: Key;
  readonly requestId: string;
  readonly now: Date;
  readonly newId: (prefix: IdPrefix) => string;
  /** Of a call that an automation rule makes. */
  readonly cause?: { readonly ruleId: string };
}

/** A message to `to` or to `contactId`. */
export interface Send {
  readonly to?: string | undefined;
  readonly contactId?: string | undefined;
  readonly numberId?: string | null;
  readonly programId?: string | null;
  readonly purpose: Purpose;
  readonly content: LoadedContent | SkillError;
  readonly variables?: Readonly<Record<string, unknown>> | undefined;
  /** Time to send at. */
  readonly at: Date;
  readonly onQuietHours?: OnQuietHours | undefined;
  readonly smartEncoding?: SmartEncoding | undefined;
  readonly dueAt?: Date;
  readonly validUntil?: (dueAt: Date) => Date | null;
  readonly retryOf?: string;
  readonly adjust?: (facts: SendFacts) => SendFacts;
  readonly sendLater?: SendLater;
}

/**
 * Sends one message in the transaction of a call. Throws the error of the gate that refuses it.
 */
export async function sendOne(sender: Sender, send: Send): Promise<SentMessage> {
  const [outcome] = await sendAll(sender, [send]);
  if (outcome?.kind === 'sent') return outcome.sent;
  throw outcome?.kind === 'refused' ? outcome.error : new Error('A message without a key was answered as repeated.');
}

/** Like `sendOne` for several messages, and returns the refusals. */
export function sendAll(sender: Sender, sends: readonly Send[]): Promise<readonly SendOutcome[]> {
  return sends.length === 0
    ? Promise.resolve([])
    : sendBatch(
        sender.tx,
        sends.map((send) => singleSend(sender, send)),
      );
}

/** The message with everything that the caller leaves open. */
export function singleSend({ account, key, requestId, now, newId, cause }: Omit<Sender, 'tx'>, send: Send): SingleSend {
  return {
    phone: send.to === undefined ? null : parsePhone(send.to, account.defaultCountry),
    contactId: send.contactId ?? null,
    numberId: send.numberId ?? null,
    programId: send.programId ?? null,
    purpose: send.purpose,
    content: send.content,
    variables: send.variables ?? {},
    smartEncoding: send.smartEncoding ?? null,
    at: send.at,
    onQuietHours: send.onQuietHours ?? null,
    dueAt: send.dueAt ?? null,
    validUntil: send.validUntil ?? noLimit,
    retryOf: send.retryOf ?? null,
    ruleId: cause?.ruleId ?? null,
    adjust: send.adjust ?? null,
    sendLater: send.sendLater ?? null,
    caller: account,
    externalRef: null,
    defaultCountry: account.defaultCountry,
    key,
    requestId,
    now,
    newId,
    call: null,
  };
}

const noLimit = (): null => null;

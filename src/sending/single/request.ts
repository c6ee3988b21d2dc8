import type { DayUsage } from '../../compliance/registration/day-usage.ts';
import type { Key, Owner } from '../../domain/account.ts';
import type { Purpose } from '../../domain/consent/verdict.ts';
import type { SmartEncoding } from '../../domain/content/smart-encoding.ts';
import type { ParsedPhone } from '../../domain/phone.ts';
import type { SkillError } from '../../errors.ts';
import type { KeyedHasher } from '../../platform/crypto/keyed-hasher.ts';
import type { IdPrefix } from '../../platform/ids.ts';
import type { Content } from '../content/content.ts';
import type { LoadedContent } from '../content/load-template.ts';
import type { Decision, SendFacts } from '../facts/send-facts.ts';
import type { SendLater } from '../gates/refusal-error.ts';
import type { OnQuietHours } from '../rules/sending-rules.ts';

/** What a single message is to be, before anything about its recipient is loaded. */
export interface SingleSend {
  /** Either this or `contactId`. */
  readonly phone: ParsedPhone | null;
  readonly contactId: string | null;
  /** Default: the account's default number, or one of the program. */
  readonly numberId: string | null;
  /** The contact gets its messages of the program from the same number. */
  readonly programId: string | null;
  readonly purpose: Purpose;
  /** An error is that of the params: it is thrown when the call is not a repeated one. */
  readonly content: LoadedContent | SkillError;
  readonly variables: Readonly<Record<string, unknown>>;
  /** Default: the template's setting, then the account's. */
  readonly smartEncoding: SmartEncoding | null;
  /** Time to send at, not before `now`. */
  readonly at: Date;
  /** Default: the account's setting. */
  readonly onQuietHours: OnQuietHours | null;
  /** When the message is due, if not when the rules allow it. */
  readonly dueAt: Date | null;
  /** The time after which it is not sent, from the time that it is due. */
  readonly validUntil: (dueAt: Date) => Date | null;
  /** The message that this one sends again. */
  readonly retryOf: string | null;
  /** The automation rule that makes the call. */
  readonly ruleId: string | null;
  /** Changes the facts before they are decided; may throw. */
  readonly adjust: ((facts: SendFacts) => SendFacts) | null;
  /** The call that a refusal for now suggests. */
  readonly sendLater: SendLater | null;
  /** Who calls. */
  readonly caller: Owner;
  /** The partner's name for the end-customer it sends for; null: the caller sends for itself. */
  readonly externalRef: string | null;
  /** Prices a number that does not parse; that price is never charged. */
  readonly defaultCountry: string;
  readonly key: Key;
  readonly requestId: string;
  readonly now: Date;
  readonly newId: (prefix: IdPrefix) => string;
  /** Of a call that shares a transaction; null: its own transaction records it. */
  readonly call: RecordedCall | null;
}

/** What is recorded of a call with its message. */
export interface RecordedCall<A extends Answer = Answer> {
  readonly skill: 'messages.send' | 'partner.send';
  readonly hash: KeyedHasher;
  readonly params: Readonly<Record<string, unknown>>;
  readonly idempotencyKey: string | null;
  /** Null: the key is kept for as long as the account. */
  readonly keyExpiresAt: Date | null;
  /** The answer of the call, which a repeated one gets too. */
  readonly answer: (sent: SentMessage) => A;
  /** The answer tells how much of the daily limit of the number is used. */
  readonly tellsUsage: boolean;
  /** The error for an unknown `externalRef`. */
  readonly noCustomer?: () => SkillError;
}

export type Answer = Readonly<Record<string, unknown>>;

/** An accepted message. */
export interface SentMessage {
  readonly id: string;
  readonly state: 'queued' | 'scheduled';
  readonly dueAt: Date;
  /** E.164. */
  readonly to: string;
  /** With its short links. */
  readonly text: string;
  readonly original: string | null;
  /** As it was decided, without the codes of short links. */
  readonly content: Extract<Content, { ok: true }>;
  readonly sender: NonNullable<SendFacts['sender']>;
  readonly decision: Decision;
  /** Null without a daily limit, and when it was not asked for. */
  readonly usage: DayUsage | null;
}

/** A message that was refused once its text was known. */
export interface RefusedSend {
  readonly content: Content;
  /** Null: `adjust` refused it. */
  readonly decision: Decision | null;
}

export type SendOutcome =
  | { readonly kind: 'sent'; readonly sent: SentMessage; readonly answer: Answer }
  | { readonly kind: 'repeated'; readonly answer: Answer }
  | { readonly kind: 'refused'; readonly error: SkillError; readonly refused: RefusedSend | null };

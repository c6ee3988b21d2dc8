import type { Key } from '../../domain/account.ts';
import type { Purpose } from '../../domain/consent/verdict.ts';
import type { SmartEncoding } from '../../domain/content/smart-encoding.ts';
import type { ParsedPhone } from '../../domain/phone.ts';
import type { SkillError } from '../../errors.ts';
import type { MediaFile } from '../../generated/types.ts';
import type { KeyedHasher } from '../../platform/crypto/keyed-hasher.ts';
import type { IdPrefix } from '../../platform/ids.ts';
import type { Content } from '../content/content.ts';
import type { SendLater } from '../gates/refusal-error.ts';
import type { OnQuietHours } from '../rules/sending-rules.ts';

/** One call of partner.send, with everything known before the recipient is loaded. */
export interface PartnerRequest {
  /** The partner's billing root. */
  readonly tenantId: string;
  readonly key: Key;
  readonly requestId: string;
  readonly hash: KeyedHasher;
  readonly params: Readonly<Record<string, unknown>>;
  readonly idempotencyKey: string;
  /** The partner's name for its end-customer. */
  readonly externalRef: string;
  readonly recipient: ParsedPhone;
  /** The rendered message, or the error: the template is unknown or invalid. */
  readonly content: Content | SkillError;
  /** Of the call or its template; null when both leave it to the end-customer's account. */
  readonly smartEncoding: SmartEncoding | null;
  readonly purpose: Purpose;
  /** Planned send time, not before `now`. */
  readonly at: Date;
  /** Default: the end-customer's setting. */
  readonly onQuietHours: OnQuietHours | undefined;
  readonly validitySeconds: number | undefined;
  readonly now: Date;
  readonly newId: (prefix: IdPrefix) => string;
  /** The error for an unknown external_ref. */
  readonly noCustomer: () => SkillError;
  readonly sendLater: SendLater;
}

export interface PartnerAnswer {
  readonly message_id: string;
  readonly external_ref: string;
  readonly state: 'queued' | 'scheduled';
  readonly to: string;
  readonly encoding: 'GSM-7' | 'UCS-2';
  readonly segments: number;
  readonly credits: number;
  readonly media?: MediaFile[];
  /** The answer of the first call with this idempotency key. */
  readonly replayed?: true;
}

export type PartnerOutcome =
  | { readonly ok: true; readonly answer: PartnerAnswer }
  | { readonly ok: false; readonly error: SkillError };

import type { ConsentStatus } from '../../domain/consent/verdict.ts';

/** The fields of a contact that templates can use. */
export interface NamedContact {
  readonly phone: string;
  readonly external_id: string | null;
  readonly first_name: string | null;
  readonly last_name: string | null;
  readonly email: string | null;
  readonly country: string;
  readonly attributes: unknown;
}

/** The consent of a contact to messages without a program. */
export interface ContactConsent {
  readonly id: string;
  readonly consent_status: ConsentStatus;
  readonly consent_method: string | null;
  readonly consent_changed_at: Date | null;
  /** For an opt-out, the status before it; null when it may not return. */
  readonly consent_before: ConsentStatus | null;
}

/** A row of `contacts`. */
export interface Contact extends NamedContact, ContactConsent {
  readonly timezone: string | null;
  /** Since when marketing is paused until a person has reviewed a message. */
  readonly review_since: Date | null;
  readonly version: number;
}

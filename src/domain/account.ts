import type { ErrorCodes, Permission } from '../generated/types.ts';
import type { ApprovalPolicy } from './approvals/policy.ts';
import type { Calendar } from './calendar/account-calendar.ts';

/**
 * The owner of a row: `tenantId` is the billing root, `accountId` the account within it. Every
 * statement names both, or the tenant.
 */
export interface Owner {
  readonly tenantId: string;
  readonly accountId: string;
}

export type AccountState = 'active' | 'payment_hold' | 'suspended' | 'closed';

/** The account that a call acts on. */
export interface Account extends Owner {
  readonly kind: 'tenant' | 'partner' | 'customer';
  readonly name: string;
  readonly state: AccountState;
  readonly defaultCountry: string;
  readonly createdAt: Date;
  /** Its days and weeks. */
  readonly calendar: Calendar;
}

export interface Key {
  readonly id: string;
  readonly permissions: readonly Permission[];
  readonly mode: 'live' | 'test';
  readonly expiresAt: Date | null;
  /** The form of error codes in answers to this key. */
  readonly errorCodes: ErrorCodes;
  /** By which the service looks it up. */
  readonly fingerprint: string;
  /** Which of its calls wait for a person. */
  readonly approval: readonly ApprovalPolicy[];
  /** The keys that created it, the first one first. */
  readonly madeBy: readonly string[];
}

/** The last use of a key since it was recorded. */
export interface KeyUse {
  readonly tenantId: string;
  readonly at: number;
  /** The fingerprint under the current secret; null when the key has it. */
  readonly newFingerprint: string | null;
}

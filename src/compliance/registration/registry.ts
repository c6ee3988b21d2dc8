import type {
  BrandIdentityStatus,
  BrandStatus,
  CampaignStatus,
  RegistrationRejection,
  TollFreeStatus,
} from '../../generated/types.ts';

/** An order at a registry. A registry deduplicates by `reference`, so an order can be repeated. */
export interface RegistryOrder {
  readonly reference: string;
  readonly kind: 'brand' | 'campaign' | 'toll_free' | 'assignment' | 'unassignment';
  /** Tax number of a brand. */
  readonly ein: string | null;
  /** The caller's own reference of the brand or campaign. */
  readonly referenceId: string | null;
  /** Number of submissions so far, this one included. */
  readonly attempt: number;
}

export type SubmitAnswer =
  | { readonly outcome: 'accepted' }
  /** Rejected immediately. */
  | { readonly outcome: 'rejected'; readonly rejection: RegistrationRejection }
  /** Unknown: the order is repeated under the same reference. */
  | { readonly outcome: 'unknown' };

export interface RegistryStep {
  readonly status:
    | BrandStatus
    | CampaignStatus
    | TollFreeStatus
    | 'ASSIGNED'
    | 'FAILED_ASSIGNMENT'
    | 'UNASSIGNED'
    | 'FAILED_UNASSIGNMENT';
  readonly identity?: BrandIdentityStatus;
  readonly score?: number | null;
  readonly rejection?: RegistrationRejection;
}

export interface RegistryReport {
  /** All status changes of the order, oldest first. */
  readonly steps: readonly RegistryStep[];
  /** Next poll; null when nothing more is expected. */
  readonly nextAt: Date | null;
}

/**
 * Registers brands, campaigns and their numbers, and verifies toll-free numbers. Called outside of
 * transactions.
 */
export interface Registry {
  readonly name: string;
  submit(order: RegistryOrder, now: Date): Promise<SubmitAnswer>;
  /** The progress of an order; null when the registry does not know it. */
  report(reference: string, now: Date): Promise<RegistryReport | null>;
}

/** `tenant/id/attempt`: each new submission is another order. */
export function orderReference(tenantId: string, id: string, attempt: number): string {
  return `${tenantId}/${id}/${attempt}`;
}

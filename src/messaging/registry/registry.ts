import type {
  BrandIdentityStatus,
  BrandStatus,
  CampaignStatus,
  RegistrationRejection,
  TollFreeStatus,
} from '../../generated/types.ts';

/** What is asked of a registry, each under a name of ours: a registry that deduplicates does so by it, so an order may be repeated. */
export interface RegistryOrder {
  readonly reference: string;
  readonly kind: 'brand' | 'campaign' | 'toll_free' | 'assignment' | 'unassignment';
  /** The tax number of a brand. */
  readonly ein: string | null;
  /** The caller’s own name for the brand or the campaign. */
  readonly referenceId: string | null;
  /** How often the same thing was submitted, this time included. */
  readonly attempt: number;
}

export type SubmitAnswer =
  | { readonly outcome: 'taken' }
  /** Turned down at once. */
  | { readonly outcome: 'refused'; readonly rejection: RegistrationRejection }
  /** Nobody knows whether it arrived: it is asked again under the same reference. */
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
  /** Everything that has happened to the order until now, oldest first. */
  readonly steps: readonly RegistryStep[];
  /** When to ask again; null when nothing more is expected. */
  readonly nextAt: Date | null;
}

/** Where brands, campaigns and their numbers are registered, and toll-free numbers verified. Calls are made outside of transactions. */
export interface Registry {
  readonly name: string;
  submit(order: RegistryOrder, now: Date): Promise<SubmitAnswer>;
  /** What has become of an order; null when the registry does not know it. */
  report(reference: string, now: Date): Promise<RegistryReport | null>;
}

/** `tenant/id/attempt`: a new submission of the same thing is another order. */
export function orderReference(tenantId: string, id: string, attempt: number): string {
  return `${tenantId}/${id}/${attempt}`;
}

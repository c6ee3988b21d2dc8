/** A payment claimed by a caller. */
export interface Payment {
  /** The payment provider's reference. */
  readonly ref: string;
  readonly amountCredits: number;
  /** The account to credit. A payment belongs to one account; only the adapter can check which. */
  readonly accountId: string;
}

export type Confirmation = { readonly ok: true } | { readonly ok: false; readonly reason: string };

/** Confirms payments with a payment provider. It does not collect them. */
export interface PaymentAdapter {
  confirm(payment: Payment): Promise<Confirmation>;
}

/** A payment claimed by a caller. */
export interface Payment {
  /** The payment provider's reference. */
  readonly ref: string;
  readonly amountCredits: number;
  /** The account to credit. A payment belongs to one account; only the adapter can check which. */
  readonly accountId: string;
}

export type Confirmation = { readonly ok: true } | { readonly ok: false; readonly reason: string };

/** A charge without a person. */
export interface Charge {
  /** The same key is charged once, however often it is asked for. */
  readonly key: string;
  readonly amountCredits: number;
  readonly accountId: string;
  /** The provider's reference of the stored payment method. */
  readonly paymentMethod: string;
}

export type ChargeOutcome = { readonly ok: true } | { readonly ok: false; readonly reason: string };

/** Confirms payments with a payment provider, and makes charges if it can. */
export interface PaymentAdapter {
  confirm(payment: Payment): Promise<Confirmation>;
  /**
   * Charges a stored payment method. Rejects when it is not known whether the charge was made.
   * Missing: every payment needs a person.
   */
  readonly charge?: (charge: Charge) => Promise<ChargeOutcome>;
}

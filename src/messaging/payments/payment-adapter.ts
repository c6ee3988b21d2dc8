/** A payment that a caller says was made. */
export interface Payment {
  /** As the payment provider names it. */
  readonly ref: string;
  readonly amountCredits: number;
  /** Who wants the credits: a provider's payment belongs to one account, and only its own adapter can know which. */
  readonly accountId: string;
}

export type Confirmation = { readonly ok: true } | { readonly ok: false; readonly reason: string };

/** Asks a payment provider whether a payment was made. It is not asked to collect one. */
export interface PaymentAdapter {
  confirm(payment: Payment): Promise<Confirmation>;
}

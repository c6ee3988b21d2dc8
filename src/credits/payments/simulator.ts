import type { PaymentAdapter } from './payment-adapter.ts';

/**
 * For tests and demos: no money moves. Every payment is confirmed unless its reference starts with
 * `declined`, and every payment method can be charged unless its reference does.
 */
export const simulatedPayments: PaymentAdapter = {
  confirm: async ({ ref }) => outcomeOf(ref),
  charge: async ({ paymentMethod }) => outcomeOf(paymentMethod),
};

function outcomeOf(ref: string): { readonly ok: true } | { readonly ok: false; readonly reason: string } {
  return /^declined/i.test(ref) ? { ok: false, reason: 'payment_declined' } : { ok: true };
}

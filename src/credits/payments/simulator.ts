import type { PaymentAdapter } from './payment-adapter.ts';

/**
 * For tests and demos: no money moves. Every payment is confirmed unless its reference starts with
 * `declined`.
 */
export const simulatedPayments: PaymentAdapter = {
  confirm: async ({ ref }) => (/^declined/i.test(ref) ? { ok: false, reason: 'payment_declined' } : { ok: true }),
};

import type { PaymentAdapter } from './payment-adapter.ts';

/** For trying the service out: no money moves, and every payment was made but those whose reference begins with `declined`. */
export const simulatedPayments: PaymentAdapter = {
  confirm: async ({ ref }) => (/^declined/i.test(ref) ? { ok: false, reason: 'payment_declined' } : { ok: true }),
};

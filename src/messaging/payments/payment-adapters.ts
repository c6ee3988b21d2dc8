import type { PaymentAdapter } from './payment-adapter.ts';
import { simulatedPayments } from './simulator.ts';

/** By the setting TERN_PAYMENTS; without an adapter credits come from the operator alone. */
const adapters: Readonly<Record<'simulator' | 'none', PaymentAdapter | null>> = {
  simulator: simulatedPayments,
  none: null,
};

export function findPaymentAdapter(setting: keyof typeof adapters): PaymentAdapter | null {
  return adapters[setting];
}

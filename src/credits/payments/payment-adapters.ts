import type { PaymentAdapter } from './payment-adapter.ts';
import { simulatedPayments } from './simulator.ts';

/** The adapter chosen by TERN_PAYMENTS; without one only the operator can add credits. */
const adapters: Readonly<Record<'simulator' | 'none', PaymentAdapter | null>> = {
  simulator: simulatedPayments,
  none: null,
};

export function findPaymentAdapter(setting: keyof typeof adapters): PaymentAdapter | null {
  return adapters[setting];
}

import type { GateResult, SendFacts } from '../facts/send-facts.ts';
import { pass, refuse } from './result.ts';

const reasons = { payment_hold: 'payment_hold', suspended: 'partner_suspended', closed: 'account_closed' } as const;

/** An account on payment hold, suspended, closed or paused sends nothing. */
export function stateGate({
  account: { state, paused },
}: {
  readonly account: Pick<SendFacts['account'], 'state' | 'paused'>;
}): GateResult {
  const inputs = { state, paused };
  if (state !== 'active') return refuse('state', reasons[state], inputs);
  return paused ? refuse('state', 'partner_child_paused', inputs) : pass('state', inputs);
}

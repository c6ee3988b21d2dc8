import type { Gate } from '../facts/send-facts.ts';
import { pass, refuse } from './result.ts';

const NONE = pass('hold_out', { hold_out_percent: 0 });
const EXEMPT = pass('hold_out', { rules: 'exempt.transactional' });

/**
 * Contacts of the account's hold-out get no marketing, so that others can be compared with them.
 * After consent and content: this gate refuses only contacts that the message would reach without
 * it.
 */
export const holdOutGate: Gate = ({ purpose, holdOut: { percent, includes } }) => {
  if (purpose === 'transactional') return EXEMPT;
  if (percent === 0) return NONE;
  const inputs = { hold_out_percent: percent, in_hold_out: includes };
  return includes ? refuse('hold_out', 'account_hold_out', inputs) : pass('hold_out', inputs);
};

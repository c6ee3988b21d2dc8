import type { Gate } from '../facts/send-facts.ts';
import { pass, refuse } from './result.ts';

/** Compares price and balance. A later change of the balance is caught by the debit itself. */
export const creditsGate: Gate = ({ content, availableCredits }) => {
  const needed = content.ok ? content.credits : 0;
  const inputs = { needed, available: availableCredits };
  return needed <= availableCredits ? pass('credits', inputs) : refuse('credits', 'credits_insufficient', inputs);
};

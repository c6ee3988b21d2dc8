import type { Gate } from './facts.ts';
import { pass, refuse } from './result.ts';

/** Says what the text costs and whether that is there; the booking itself is refused by the database when it is not. */
export const creditsGate: Gate = ({ content, availableCredits }) => {
  const needed = content.ok ? content.credits : 0;
  const inputs = { needed, available: availableCredits };
  return needed <= availableCredits ? pass('credits', inputs) : refuse('credits', 'credits_insufficient', inputs);
};

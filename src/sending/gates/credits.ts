import { exceededLimit } from '../../credits/funds.ts';
import type { Gate } from '../facts/send-facts.ts';
import { pass, refuse } from './result.ts';

/**
 * Compares the price with the balance and with the spending limits. A later change is caught by the
 * debit itself. What a limit leaves is only in a refusal, because it differs for each message.
 */
export const creditsGate: Gate = ({ content, funds }) => {
  const needed = content.ok ? content.credits : 0;
  const inputs = { needed, available: funds.available };
  if (needed > funds.available) return refuse('credits', 'credits_insufficient', inputs);
  const limit = exceededLimit(funds, needed);
  if (limit === null) return pass('credits', inputs);
  const left = limit === 'daily_spend_limit' ? funds.leftToday : funds.leftInCampaign;
  return refuse('credits', limit, { ...inputs, left });
};

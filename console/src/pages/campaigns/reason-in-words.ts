import { inWords } from '../../parts/badge.tsx';

const REASONS: Readonly<Record<string, string>> = {
  caller: 'by a person or a program with a key of the account',
  balance: 'because the credits did not cover it',
  daily_spend_limit: 'because the daily limit of credits was reached',
  campaign_spend_limit: 'because the limit of credits of a campaign was reached',
  content: 'because its content may not be sent',
  account_state: 'because of the state of the account',
  no_sending_number: 'because no number can send it',
};

/** Why a campaign does not go on, after its state: "Paused because …". */
export function reasonInWords(state: string, reason: string): string {
  return `${inWords(state)} ${REASONS[reason] ?? `because of ${inWords(reason).toLowerCase()}`}.`;
}

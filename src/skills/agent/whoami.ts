import type { Skill } from '../../skill.ts';
import { presentCalendar, presentPolicies } from './present.ts';

/** Needs no query: authentication has already loaded the account and the key. */
export const whoami: Skill<'agent.whoami'> = async (_params, { account, key, service }) => {
  const { requestsPerSecond } = service.config;
  return {
    account: {
      id: account.accountId,
      kind: account.kind,
      name: account.name,
      state: account.state,
      default_country: account.defaultCountry,
      created_at: account.createdAt.toISOString(),
      calendar: presentCalendar(account.calendar),
    },
    key_id: key.id,
    permissions: [...key.permissions],
    mode: key.mode,
    expires_at: key.expiresAt?.toISOString() ?? null,
    rate_limits: { requests_per_second: requestsPerSecond, burst: requestsPerSecond * 2 },
    holds: holdsOf(account.state),
    approval: presentPolicies(key.approval),
  };
};

function holdsOf(state: string): ('payment_hold' | 'partner_suspended' | 'closed')[] {
  if (state === 'payment_hold') return ['payment_hold'];
  if (state === 'suspended') return ['partner_suspended'];
  return state === 'closed' ? ['closed'] : [];
}

import type { LookupAdapter } from '../../carriers/lookups/lookup-adapter.ts';
import { paymentHold, SkillError, unprocessable } from '../../errors.ts';
import type { WriteContext } from '../../skill.ts';

/**
 * The lookup provider, which charges the account. Throws `lookups_not_configured` without one, and
 * the error of an account that may not spend credits.
 */
export function requireLookups({ account, service }: Pick<WriteContext, 'account' | 'service'>): LookupAdapter {
  const adapter = service.lookups;
  if (adapter === null)
    throw unprocessable(
      'lookups_not_configured',
      'Number lookups are not available: the operator of the service has not configured a provider.',
    );
  if (account.state === 'payment_hold') throw paymentHold();
  if (account.state !== 'active') throw new SkillError('partner_suspended');
  return adapter;
}

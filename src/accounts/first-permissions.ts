import type { Account } from '../domain/account.ts';
import type { Permission } from '../generated/types.ts';

/**
 * The permissions of the first key of an account. That of a partner can call the partner skills and
 * the billing skills of the partner's own balance.
 */
export const FIRST_PERMISSIONS: Readonly<Record<Account['kind'], readonly Permission[]>> = {
  tenant: ['full'],
  partner: ['partner', 'billing'],
  customer: ['full'],
};

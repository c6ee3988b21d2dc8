import type { Skill } from '../../skill.ts';
import { requireCustomer } from './customer.ts';
import { readCustomerSetup, readPartnerSetup } from './setup.ts';

export const setupStatus: Skill<'partner.setupStatus'> = async ({ external_ref: externalRef }, { db, account }) => {
  const { ready, steps } =
    externalRef === undefined
      ? await readPartnerSetup(db, account.tenantId)
      : await readCustomerSetup(db, account.tenantId, await requireCustomer(db, account, externalRef));
  return { ready, external_ref: externalRef ?? null, steps: [...steps] };
};

import { unprocessable } from '../../errors.ts';
import { openAccount } from '../../messaging/accounts/open-account.ts';
import { announceTrust } from '../../messaging/outbox/announce-trust.ts';
import { ensureDefaultNumber } from '../../messaging/senders/ensure-default-number.ts';
import type { Skill } from '../../skill.ts';
import { requireCustomer } from './customer.ts';
import { presentCustomer } from './present.ts';
import { requireGoodStanding } from './standing.ts';

/** Everything an end-customer needs to send but consent and credits: account, number, key. */
export const createCustomer: Skill<'partner.createCustomer'> = async (
  { external_ref: externalRef, name, default_country: country, low_balance_at: lowAt = 100 },
  { tx, account, key, now, newId, requestId, service },
) => {
  await requireGoodStanding(tx, account);
  const defaultCountry = country ?? account.defaultCountry;
  const opened = await openAccount(
    tx,
    {
      tenantId: account.tenantId,
      kind: 'customer',
      name,
      defaultCountry,
      externalRef,
      permissions: ['full'],
      mode: key.mode,
      lowAt,
    },
    { keys: service.keys, now, newId },
  );
  if (opened === null) {
    throw unprocessable('external_ref_taken', 'There is an end-customer with this external_ref.', {
      nextActions: [
        { skill: 'partner.listCustomers', params: { external_ref: externalRef }, why: 'Shows the one there is.' },
      ],
    });
  }
  const rate = service.config.simulatorRate;
  await ensureDefaultNumber(tx, opened, { country: defaultCountry, type: 'long_code', rate, now, newId });
  await announceTrust(tx, opened, 'customer_created', now, requestId);
  return {
    customer: presentCustomer(await requireCustomer(tx, account, externalRef)),
    api_key: opened.secret,
    key_id: opened.keyId,
  };
};

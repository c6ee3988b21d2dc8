import { FIRST_PERMISSIONS } from '../../accounts/first-permissions.ts';
import { openAccount } from '../../accounts/open-account.ts';
import { ensureDefaultNumber } from '../../carriers/numbers/ensure-default-number.ts';
import { unprocessable } from '../../errors.ts';
import { emitRegistrationChange } from '../../events/outbox/emit-registration.ts';
import type { Skill } from '../../skill.ts';
import { requireActiveAccount } from './account-status.ts';
import { requireCustomer } from './customer.ts';
import { presentCustomer } from './present.ts';

/**
 * Creates the account, the number and the key of an end-customer. Before it can send, it only needs
 * credits and the consent of its contacts.
 */
export const createCustomer: Skill<'partner.createCustomer'> = async (
  { external_ref: externalRef, name, default_country: country, low_balance_at: lowAt = 100, help_contact: helpContact },
  { tx, account, key, now, newId, requestId, service },
) => {
  await requireActiveAccount(tx, account);
  const defaultCountry = country ?? account.defaultCountry;
  const opened = await openAccount(
    tx,
    {
      tenantId: account.tenantId,
      kind: 'customer',
      name,
      defaultCountry,
      externalRef,
      helpContact,
      permissions: FIRST_PERMISSIONS.customer,
      mode: key.mode,
      openedBy: key,
      lowAt,
    },
    { keys: service.keys, now, newId },
  );
  if (opened === null) {
    throw unprocessable(
      'external_ref_taken',
      'An end-customer with this external_ref already exists. Use it or choose another external_ref.',
      {
        nextActions: [
          {
            skill: 'partner.listCustomers',
            params: { external_ref: externalRef },
            why: 'Shows the existing end-customer.',
          },
        ],
      },
    );
  }
  const rate = service.config.simulatorRate;
  await ensureDefaultNumber(tx, opened, { country: defaultCountry, type: 'long_code', rate, now, newId });
  await emitRegistrationChange(tx, opened, 'customer_created', now, requestId);
  return {
    customer: presentCustomer(await requireCustomer(tx, account, externalRef)),
    api_key: opened.secret,
    key_id: opened.keyId,
  };
};

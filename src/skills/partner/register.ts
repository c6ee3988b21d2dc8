import { unprocessable } from '../../errors.ts';
import type { Permission } from '../../generated/types.ts';
import { openAccount } from '../../messaging/accounts/open-account.ts';
import { post, readBalance } from '../../messaging/credits/accounts.ts';
import type { Skill } from '../../skill.ts';
import { readPartnerSetup } from './setup.ts';
import { requireGoodStanding } from './standing.ts';

/** Partner skills, and the billing of its own balance. */
const PERMISSIONS: readonly Permission[] = ['partner', 'billing'];
const LOW_AT = 1_000;

/**
 * The organisation is a tenant of its own, so this one call touches two: it starts without credits of the house, or whoever registers
 * often would live for free, and gets those that the calling account hands over.
 */
export const register: Skill<'partner.register'> = async (
  { name, contact, default_country: country, credits = 0, mode = 'live' },
  { tx, account, key, now, newId, service },
) => {
  if (account.kind === 'customer')
    throw unprocessable('end_customer', 'An end-customer of a partner cannot register an organisation of its own.');
  await requireGoodStanding(tx, account);
  const keyMode = key.mode === 'test' ? 'test' : mode;
  const opened = await openAccount(
    tx,
    {
      kind: 'partner',
      name,
      defaultCountry: country ?? account.defaultCountry,
      source: contact,
      permissions: PERMISSIONS,
      mode: keyMode,
      lowAt: LOW_AT,
    },
    { keys: service.keys, now, newId },
  );
  if (opened === null) throw new Error('A partner organisation has no external_ref to collide.');
  if (credits > 0) {
    const ref = `partner:${opened.accountId}`;
    await post(tx, account, { entryId: newId('cre'), kind: 'grant', amount: -credits, ref, now, note: name });
    await post(tx, opened, { entryId: newId('cre'), kind: 'grant', amount: credits, ref, now, note: account.name });
  }
  return {
    partner_id: opened.accountId,
    api_key: opened.secret,
    key_id: opened.keyId,
    permissions: [...PERMISSIONS],
    mode: keyMode,
    balance: await readBalance(tx, opened),
    setup_checklist: [...(await readPartnerSetup(tx, opened.tenantId)).steps],
  };
};

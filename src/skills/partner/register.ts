import { FIRST_PERMISSIONS } from '../../accounts/first-permissions.ts';
import { openAccount } from '../../accounts/open-account.ts';
import { post, readBalance } from '../../credits/accounts.ts';
import { unprocessable } from '../../errors.ts';
import type { Skill } from '../../skill.ts';
import { requireActiveAccount } from './account-status.ts';
import { readPartnerSetup } from './setup.ts';

const PERMISSIONS = FIRST_PERMISSIONS.partner;
const LOW_AT = 1_000;

/**
 * The organisation is a separate tenant, so this call writes to two tenants. The organisation gets
 * no free credits, because a caller could collect them by registering repeatedly. It starts with
 * the credits that the calling account transfers to it.
 */
export const register: Skill<'partner.register'> = async (
  { name, contact, default_country: country, credits = 0, mode = 'live' },
  { tx, account, key, now, newId, service },
) => {
  if (account.kind === 'customer')
    throw unprocessable(
      'end_customer',
      'An end-customer of a partner cannot register a partner organisation. Use an account that no partner manages.',
      { nextActions: [{ skill: 'agent.whoami', params: {}, why: 'Shows the account of this key and its partner.' }] },
    );
  await requireActiveAccount(tx, account);
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
      openedBy: key,
      lowAt: LOW_AT,
    },
    { keys: service.keys, now, newId },
  );
  if (opened === null)
    throw new Error('A new partner organisation has no external_ref, so it cannot conflict with another one.');
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

import type { Permission } from '../../generated/types.ts';
import { openAccount } from '../../messaging/accounts/open-account.ts';
import { readSetup } from '../../messaging/setup/read-setup.ts';
import type { Skill } from '../../skill.ts';

/** An account is its own tenant: whoever is billed. Starter credits are an entry in its ledger like any other. */
export const provision: Skill<'agent.provision'> = async (
  { name, source, permissions = 'full', use_case: useCase, mode = 'live', default_country: defaultCountry = 'US' },
  { tx, now, newId, service },
) => {
  const { starterCredits } = service.config;
  const opened = await openAccount(
    tx,
    { kind: 'tenant', name, defaultCountry, source, useCase, permissions: [permissions], mode, starterCredits },
    { keys: service.keys, now, newId },
  );
  if (opened === null) throw new Error('An account without an external_ref has no name to collide.');
  return {
    api_key: opened.secret,
    key_id: opened.keyId,
    account_id: opened.accountId,
    permissions: [permissions as Permission],
    mode,
    starter_credits: starterCredits,
    setup_checklist: [...(await readSetup(tx, opened)).steps],
  };
};

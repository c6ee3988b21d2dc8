import type { Permission } from '../../generated/types.ts';
import { openCreditAccount } from '../../messaging/credits/accounts.ts';
import { readSetup } from '../../messaging/setup/read-setup.ts';
import type { Skill } from '../../skill.ts';
import { insertAccount, insertKey } from './queries.ts';

/** An account is its own tenant: whoever is billed. Starter credits are an entry in its ledger like any other. */
export const provision: Skill<'agent.provision'> = async (
  { name, source, permissions = 'full', use_case: useCase, mode = 'live', default_country: country = 'US' },
  { tx, now, newId, service },
) => {
  const accountId = newId('acc');
  const keyId = newId('key');
  const { starterCredits } = service.config;
  const { secret, fingerprint } = service.keys.mint(mode);
  await tx.run(insertAccount, accountId, accountId, 'tenant', name, country, source ?? null, useCase ?? null, now);
  await tx.run(insertKey, accountId, keyId, accountId, 'first key', fingerprint, [permissions], mode, now, null);
  await openCreditAccount(
    tx,
    { tenantId: accountId, accountId },
    { entryId: newId('cre'), credits: starterCredits, ref: `starter:${accountId}`, now },
  );
  return {
    api_key: secret,
    key_id: keyId,
    account_id: accountId,
    permissions: [permissions as Permission],
    mode,
    starter_credits: starterCredits,
    setup_checklist: [...(await readSetup(tx, { tenantId: accountId, accountId })).steps],
  };
};

import { openAccount } from '../../accounts/open-account.ts';
import { readOnboarding } from '../../compliance/onboarding/read-onboarding.ts';
import type { Permission } from '../../generated/types.ts';
import type { Skill } from '../../skill.ts';

/** A new account is its own tenant. Its starter credits are an ordinary credit entry. */
export const provision: Skill<'agent.provision'> = async (
  {
    name,
    source,
    permissions = 'full',
    use_case: useCase,
    mode = 'live',
    default_country: country = 'US',
    help_contact,
  },
  { tx, now, newId, service },
) => {
  const { starterCredits } = service.config;
  const opened = await openAccount(
    tx,
    {
      kind: 'tenant',
      name,
      defaultCountry: country,
      source,
      useCase,
      helpContact: help_contact,
      permissions: [permissions],
      mode,
      starterCredits,
    },
    { keys: service.keys, now, newId },
  );
  if (opened === null) throw new Error('Opening an account without an external_ref found an existing account.');
  return {
    api_key: opened.secret,
    key_id: opened.keyId,
    account_id: opened.accountId,
    permissions: [permissions as Permission],
    mode,
    starter_credits: starterCredits,
    setup_checklist: [...(await readOnboarding(tx, opened)).steps],
  };
};

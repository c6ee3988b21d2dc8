import type { Command } from 'commander';

/** `tern logout`: removes a profile from this machine. */
export function addLogout(program: Command): void {
  program
    .command('logout')
    .description('Remove the key of a profile from this machine. The key itself stays valid.')
    .option('--profile <name>', 'name of the profile (default: TERN_PROFILE, else "default")')
    .addHelpText('after', EXAMPLES)
    .action(async ({ profile: flag }: { profile?: string }) => {
      const { chooseProfile } = await import('./profiles/choose-profile.ts');
      const { readProfiles, writeProfiles } = await import('./profiles/config-file.ts');
      const { name, profile } = chooseProfile(flag);
      if (profile === null) process.stdout.write(`There is no profile ${name}.\n`);
      else {
        const { [name]: removed, ...others } = readProfiles();
        writeProfiles(others);
        process.stdout.write(`Profile ${name} is removed. Its key stays valid until it is revoked.\n`);
      }
    });
}

const EXAMPLES = `
To revoke the key itself, call agent.revokeKey with its ID, which agent.whoami returns, before you log out.

Examples:
  tern call agent.whoami | jq -r .key_id
  tern logout
  tern logout --profile live`;

import type { Command } from 'commander';

/** `tern profiles`: lists the profiles, without their keys. */
export function addProfiles(program: Command): void {
  program
    .command('profiles')
    .description('List the profiles that tern login stored. The current one has a *.')
    .option('--json', 'print JSON')
    .addHelpText('after', EXAMPLES)
    .action(async ({ json = false }: { json?: boolean }) => {
      const { nameOfProfile } = await import('./profiles/choose-profile.ts');
      const { readProfiles } = await import('./profiles/config-file.ts');
      const { name: current } = nameOfProfile(undefined);
      const profiles = Object.entries(readProfiles()).map(([name, { key, ...facts }]) => ({
        name,
        current: name === current,
        ...facts,
      }));
      if (json) process.stdout.write(`${JSON.stringify({ profiles })}\n`);
      else if (profiles.length === 0) process.stdout.write('There are no profiles. Create one with: tern login\n');
      else
        for (const { name, current: isCurrent, url, account_name: account, account_id: id, mode } of profiles)
          process.stdout.write(`${isCurrent ? '*' : ' '} ${name}  ${url}  ${account} (${id})  ${mode}\n`);
    });
}

const EXAMPLES = `
Examples:
  tern profiles
  tern profiles --json
  TERN_PROFILE=live tern call agent.whoami`;

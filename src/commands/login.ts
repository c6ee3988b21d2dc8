import type { Command } from 'commander';
import type { LoginFlags } from './login/log-in.ts';

/** `tern login`: stores an API key in a profile, after the service has accepted it. */
export function addLogin(program: Command): void {
  program
    .command('login')
    .description('Store an API key in a profile, so that commands need no TERN_API_KEY.')
    .option('--profile <name>', 'name of the profile (default: TERN_PROFILE, else "default")')
    .option('--url <url>', 'URL of the running Tern (default: TERN_URL, else that of the profile)')
    .option('--key-stdin', 'read the key from standard input instead of a prompt')
    .option('--json', 'print the profile as JSON, without the key')
    .addHelpText('after', EXAMPLES)
    .action(async (flags: LoginFlags) => {
      const { logIn } = await import('./login/log-in.ts');
      await logIn(flags);
    });
}

const EXAMPLES = `
The key is stored in $XDG_CONFIG_HOME/tern/config.json (~/.config/tern/config.json), which only you can read. Commands send it only
to the URL of its profile. TERN_API_KEY and TERN_URL win over profiles.

Examples:
  tern login
  tern login --profile live --url https://tern.example.com
  pass show tern/live | tern login --profile live --key-stdin
  TERN_PROFILE=live tern call agent.whoami`;

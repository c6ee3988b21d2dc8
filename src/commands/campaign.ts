import type { Command } from 'commander';
import type { WatchFlags } from './campaign/watch.ts';
import { addEndpointOptions } from './http/endpoint.ts';

/** `tern campaign`: what takes longer than one call. */
export function addCampaign(program: Command): void {
  const campaign = program
    .command('campaign')
    .description('Follow a campaign.')
    .addHelpText('after', '\nExample:\n  tern campaign watch cmp_01k…');
  const watch = campaign
    .command('watch')
    .description('Print the progress of a campaign until it ends.')
    .argument('<id>', 'ID of the campaign')
    .option('--interval <seconds>', 'time between two looks', '1')
    .option('--json', 'print one JSON object per line')
    .addHelpText('after', EXAMPLES);
  addEndpointOptions(watch).action(async (id: string, flags: WatchFlags) => {
    const { watchCampaign } = await import('./campaign/watch.ts');
    await watchCampaign(id, flags);
  });
}

const EXAMPLES = `
Prints a line whenever the state or a counter changes. A paused campaign is watched until it is resumed or canceled. Ctrl-C ends
only the watching: the campaign continues.

Exit codes: 0 completed, 1 canceled, not launched, or no message was sent and some failed, 2 usage error, 3 no response, 130 Ctrl-C.

Examples:
  tern campaign watch cmp_01k…
  tern campaign watch cmp_01k… --json | jq .counters.sent
  tern campaign watch cmp_01k… && echo done`;

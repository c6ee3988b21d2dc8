import type { Command } from 'commander';
import { addEndpointOptions } from './http/endpoint.ts';
import type { ListenFlags } from './listen/run-listen.ts';

/** `tern listen`: webhooks for a machine without a public address. */
export function addListen(program: Command): void {
  const command = program
    .command('listen')
    .description('Forward new events to a program on this machine or network.')
    .requiredOption('--forward-to <url>', 'local URL that gets each event, such as http://localhost:3000/webhooks')
    .option('--events <types>', 'only these types, such as message.inbound,message.finalized (default: all)')
    .option('--secret <secret>', 'secret that signs the events (default: a new one at each start)')
    .option('--interval <seconds>', 'time between two looks at the outbox', '1')
    .option('--json', 'print one JSON object per line')
    .addHelpText('after', EXAMPLES);
  addEndpointOptions(command).action(async (flags: ListenFlags) => {
    const { runListen } = await import('./listen/run-listen.ts');
    await runListen(flags);
  });
}

const EXAMPLES = `
Reads partner.outbox.list with the key of a partner, else agent.webhooks.events of each webhook endpoint, every second and posts each event that is new since the start, signed like a
real delivery with the secret that it prints, to which your program must be set. It changes nothing in the service: your configured
webhook still gets every event, delivery attempts are not recorded, and an event that your program refuses is not repeated.
Events come one at a time, in the order of their IDs; an event that is committed late can follow a newer one. The URL must lead to
this machine or a private network.

Examples:
  tern listen --forward-to http://localhost:3000/webhooks
  tern listen --forward-to http://localhost:3000/webhooks --events message.inbound,contact.opted_out
  tern listen --profile live --forward-to http://127.0.0.1:3000/webhooks --json`;

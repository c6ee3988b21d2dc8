import { readFileSync } from 'node:fs';
import type { Command } from 'commander';
import { CommandFailure, USAGE } from './failure.ts';
import { describeError } from './http/describe-error.ts';
import { addEndpointOptions, callOver, readEndpoint } from './http/endpoint.ts';

interface CallOptions {
  readonly url: string;
  readonly key?: string;
  readonly params?: string;
  readonly paramsFile?: string;
  readonly json?: boolean;
}

/** `tern call`: calls one skill over HTTP. */
export function addCall(program: Command): void {
  const command = program
    .command('call')
    .description('Call a skill of a running Tern.')
    .argument('<skill>', 'name of the skill, such as tags.create')
    .option('--params <json>', 'params as JSON')
    .option('--params-file <file>', 'file with the params as JSON; - reads standard input')
    .option('--json', 'print the whole response, errors included, as JSON on stdout')
    .addHelpText('after', EXAMPLES);
  addEndpointOptions(command).action(async (skill: string, options: CallOptions) => {
    const { result, error, ...rest } = await callOver(readEndpoint(options), skill, readParams(options));
    // One line for pipes, indented on a terminal.
    const space = process.stdout.isTTY ? 2 : 0;
    if (options.json)
      process.stdout.write(
        `${JSON.stringify(error === undefined ? { ...rest, result } : { ...rest, error }, null, space)}\n`,
      );
    else if (error === undefined) process.stdout.write(`${JSON.stringify(result, null, space)}\n`);
    else process.stderr.write(describeError(error));
    if (error !== undefined) process.exitCode = 1;
  });
}

function readParams({ params, paramsFile }: CallOptions): unknown {
  if (params !== undefined && paramsFile !== undefined)
    throw new CommandFailure('Use --params or --params-file, not both.', USAGE);
  const text = paramsFile === undefined ? (params ?? '{}') : readText(paramsFile);
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    throw new CommandFailure(`The params are not valid JSON: ${(error as Error).message}`, USAGE);
  }
}

function readText(file: string): string {
  try {
    return readFileSync(file === '-' ? 0 : file, 'utf8');
  } catch (error) {
    throw new CommandFailure(`${file} cannot be read: ${(error as Error).message}`, USAGE);
  }
}

const EXAMPLES = `
Exit codes: 0 success, 1 error response, 2 usage error, 3 no response.

Examples:
  tern call agent.provision --params '{"name":"My account"}'
  export TERN_API_KEY=tern_live_…
  tern call tags.create --params '{"name":"VIP"}'
  tern call tags.list | jq '.items[].name'
  echo '{"name":"VIP"}' | tern call tags.create --params-file -`;

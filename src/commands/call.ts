import { readFileSync } from 'node:fs';
import type { Command } from 'commander';
import { parseExactJson } from '../domain/exact-json.ts';
import { CommandFailure, USAGE } from './failure.ts';
import { describeError } from './http/describe-error.ts';
import { addEndpointOptions, callOver, type EndpointFlags, readEndpoint } from './http/endpoint.ts';
import { HOW_TO_SET_A_KEY } from './http/require-key.ts';

interface CallFlags extends EndpointFlags {
  readonly params?: string;
  readonly paramsFile?: string;
  readonly json?: boolean;
  readonly help?: boolean;
}

/** Missing or invalid API key. */
const UNAUTHORIZED = -32000;

/** `tern call`: calls one skill over HTTP. */
export function addCall(program: Command): void {
  const command = program
    .command('call')
    .description('Call a skill of a running Tern.')
    .argument('[skill]', 'name of the skill, such as tags.create')
    .argument('[params...]', 'params as name=value; a.b=value sets a field, a repeated name makes a list')
    .option('--params <json>', 'params as JSON')
    .option('--params-file <file>', 'file with the params as JSON; - reads standard input')
    .option('--json', 'print the whole response, errors included, as JSON on stdout')
    .helpOption(false)
    .option('-h, --help', 'display help for the command, or for the skill')
    .addHelpText('after', EXAMPLES);
  addEndpointOptions(command).action(async (skill: string | undefined, args: readonly string[], flags: CallFlags) => {
    if (flags.help) return showHelp(command, skill);
    if (skill === undefined) return command.error("error: missing required argument 'skill'", { exitCode: USAGE });
    const endpoint = readEndpoint(flags);
    const { result, error, ...rest } = await callOver(endpoint, skill, await readParams(skill, args, flags));
    // One line for pipes, indented on a terminal.
    const space = process.stdout.isTTY ? 2 : 0;
    if (flags.json)
      process.stdout.write(
        `${JSON.stringify(error === undefined ? { ...rest, result } : { ...rest, error }, null, space)}\n`,
      );
    else if (error === undefined) process.stdout.write(`${JSON.stringify(result, null, space)}\n`);
    else process.stderr.write(describeError(error));
    if (error === undefined) return;
    if (error.code === UNAUTHORIZED && endpoint.key === null && !flags.json)
      process.stderr.write(`No API key was sent. ${HOW_TO_SET_A_KEY}\n`);
    process.exitCode = 1;
  });
}

async function showHelp(command: Command, skill: string | undefined): Promise<void> {
  if (skill === undefined) return command.outputHelp();
  const { helpFor } = await import('./skills/help-for.ts');
  process.stdout.write(helpFor(skill));
}

async function readParams(skill: string, args: readonly string[], flags: CallFlags): Promise<unknown> {
  const whole = readJson(flags);
  if (args.length === 0) return whole;
  if (typeof whole !== 'object' || whole === null || Array.isArray(whole))
    throw new CommandFailure('name=value needs params that are a JSON object.', USAGE);
  const { isSkill } = await import('./skills/describe-skill.ts');
  const { loadContractDocument } = await import('../contract-document.ts');
  const { readArguments } = await import('./skills/read-arguments.ts');
  // The service names the nearest skills of one that does not exist.
  const input = isSkill(skill) ? loadContractDocument().schemaOf(skill).input : {};
  return { ...whole, ...readArguments(args, input) };
}

function readJson({ params, paramsFile }: CallFlags): unknown {
  if (params !== undefined && paramsFile !== undefined)
    throw new CommandFailure('Use --params or --params-file, not both.', USAGE);
  const text = paramsFile === undefined ? (params ?? '{}') : readText(paramsFile);
  try {
    return parseExactJson(text);
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
  tern call tags.create --help
  tern call agent.provision name="My account"
  export TERN_API_KEY=tern_live_…
  tern call contacts.upsert phone=+12025550143 first_name=Ada attributes.city=Paris tags=VIP tags=New
  tern call tags.create --params '{"name":"VIP"}'
  tern call tags.list | jq '.items[].name'
  echo '{"name":"VIP"}' | tern call tags.create --params-file -`;

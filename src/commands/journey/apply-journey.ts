import type {
  JourneyDocumentInput,
  JourneyFinding,
  JourneysExportResult,
  JourneysGetResult,
  JourneysImportResult,
  JourneysListResult,
  JourneysPublishResult,
  JourneysValidateResult,
} from '../../generated/types.ts';
import { CommandFailure, USAGE, WAITS_FOR_APPROVAL } from '../failure.ts';
import { callPatiently } from '../http/call-patiently.ts';
import { describeError } from '../http/describe-error.ts';
import { callOver, type Endpoint, type EndpointFlags, readEndpoint } from '../http/endpoint.ts';
import { requireKey } from '../http/require-key.ts';
import { readYamlFile } from '../read-yaml-file.ts';
import { withoutDefaults } from './document.ts';
import { describeChanges } from './print-changes.ts';

export interface ApplyFlags extends EndpointFlags {
  readonly journey?: string;
  readonly dryRun?: boolean;
  readonly exitCode?: boolean;
  readonly publish?: boolean;
  readonly move?: boolean;
  readonly json?: boolean;
}

const DIFFERENT = 5;
const ADVICE = { advice: 'Nothing was changed.' };

/** Tries the import first, so that a file that could not be published changes nothing. */
export async function applyJourney(file: string, flags: ApplyFlags): Promise<void> {
  const endpoint = requireKey(readEndpoint(flags));
  const document = await readDocument(file);
  const id = flags.journey ?? (await findByName(endpoint, document.name));
  const params = { document, ...(id !== null && { journey_id: id }) };
  const before = id === null ? null : await exported(endpoint, id);
  const tried = await ask<JourneysImportResult>(endpoint, 'journeys.import', { ...params, dry_run: true });
  if (tried === null) return;
  const differs = tried.created || Object.values(tried.changes).some((names) => names.length > 0);
  if (flags.json !== true) {
    process.stdout.write(describeChanges(tried, before, withoutDefaults(document)));
    printFindings('Warning', tried.warnings_found);
  }
  if (tried.blockers.length > 0) {
    printFindings('Blocker', tried.blockers);
    throw new CommandFailure('Nothing was changed: the journey could not be published. Correct the file.');
  }
  if (flags.dryRun === true) {
    if (flags.json === true) printJson(tried);
    if (differs && flags.exitCode === true) process.exitCode = DIFFERENT;
    return;
  }
  const imported = differs ? await ask<JourneysImportResult>(endpoint, 'journeys.import', params) : tried;
  if (imported === null) return;
  const { id: saved } = imported.journey;
  if (flags.json === true) printJson(imported);
  else if (differs) process.stdout.write(`Saved the draft of ${saved}.\n`);
  if (flags.publish === true && (differs || (await isUnpublished(endpoint, saved))))
    await publish(endpoint, saved, flags);
}

/** The same draft may have been saved before and not published. */
async function isUnpublished(endpoint: Endpoint, id: string): Promise<boolean> {
  const { journey } = await callPatiently<JourneysGetResult>(endpoint, 'journeys.get', { journey_id: id }, ADVICE);
  return journey.changed;
}

async function readDocument(file: string): Promise<JourneyDocumentInput> {
  const value = await readYamlFile(file);
  const { name, nodes } = Object(value) as { readonly name?: unknown; readonly nodes?: unknown };
  if (typeof name === 'string' && Array.isArray(nodes)) return value as JourneyDocumentInput;
  throw new CommandFailure(`${file} has no name or no nodes. tern journey export writes such a file.`, USAGE);
}

/** Null: no journey has the name. Archived ones do not count. */
async function findByName(endpoint: Endpoint, name: string): Promise<string | null> {
  const found: string[] = [];
  for (let cursor: string | null | undefined; cursor !== null; ) {
    const params = { limit: 200, ...(cursor !== undefined && { cursor }) };
    const page = await callPatiently<JourneysListResult>(endpoint, 'journeys.list', params, ADVICE);
    found.push(...page.items.filter((one) => one.name === name.trim() && one.state !== 'archived').map(({ id }) => id));
    cursor = page.next_cursor;
  }
  if (found.length > 1)
    throw new CommandFailure(`${found.length} journeys are called "${name}". Choose one: --journey ${found[0]}`, USAGE);
  return found[0] ?? null;
}

async function exported(endpoint: Endpoint, id: string): Promise<JourneyDocumentInput> {
  const params = { journey_id: id };
  const { document } = await callPatiently<JourneysExportResult>(endpoint, 'journeys.export', params, ADVICE);
  return withoutDefaults(document);
}

async function publish(endpoint: Endpoint, id: string, { move, json }: ApplyFlags): Promise<void> {
  const checked = await ask<JourneysValidateResult>(endpoint, 'journeys.validate', { journey_id: id });
  if (checked === null) return;
  const { validation_token: validation, preflight_token: preflight } = checked;
  const published = await ask<JourneysPublishResult>(endpoint, 'journeys.publish', {
    journey_id: id,
    validation_token: validation,
    // The file says that contacts enter, and the caller that it is published.
    ...(preflight !== null && { preflight_token: preflight }),
    enrollments: move ? 'move' : 'stay',
  });
  if (published === null || json === true) return;
  process.stdout.write(`Published version ${published.version}.\n`);
  const { people, messages, credits } = published.enters_now;
  const [sent, cost] = [messages, credits].map(({ at_most: most }) => (most === null ? 'no limit' : `at most ${most}`));
  if (people > 0) process.stdout.write(`${people} contacts enter now. Messages: ${sent}. Credits: ${cost}.\n`);
}

/** Null after an error, which is printed. */
async function ask<Result>(endpoint: Endpoint, skill: string, params: object): Promise<Result | null> {
  const { result, error } = await callOver<Result>(endpoint, skill, params);
  if (error === undefined) return result as Result;
  process.stderr.write(describeError(error));
  process.exitCode = error.code === 'approval_required' ? WAITS_FOR_APPROVAL : 1;
  return null;
}

function printFindings(title: string, findings: readonly JourneyFinding[]): void {
  for (const { code, message } of findings) process.stderr.write(`${title} ${code}: ${message}\n`);
}

function printJson(answer: unknown): void {
  process.stdout.write(`${JSON.stringify(answer, null, 2)}\n`);
}

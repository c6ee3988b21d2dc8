import type { JourneysExportResult } from '../../generated/types.ts';
import { CommandFailure, USAGE } from '../failure.ts';
import { callPatiently } from '../http/call-patiently.ts';
import { type EndpointFlags, readEndpoint } from '../http/endpoint.ts';
import { requireKey } from '../http/require-key.ts';
import { withoutDefaults } from './document.ts';

export interface ExportFlags extends EndpointFlags {
  readonly publishedVersion?: string;
  readonly json?: boolean;
}

export async function exportJourney(id: string, flags: ExportFlags): Promise<void> {
  const version = flags.publishedVersion === undefined ? undefined : Number(flags.publishedVersion);
  if (version !== undefined && !(Number.isInteger(version) && version > 0))
    throw new CommandFailure('--published-version must be the number of a published version.', USAGE);
  const params = { journey_id: id, ...(version !== undefined && { version }) };
  const endpoint = requireKey(readEndpoint(flags));
  const advice = { advice: 'Nothing was written.' };
  const { document } = await callPatiently<JourneysExportResult>(endpoint, 'journeys.export', params, advice);
  const short = withoutDefaults(document);
  if (flags.json) process.stdout.write(`${JSON.stringify(short, null, 2)}\n`);
  else {
    const { stringify } = await import('yaml');
    process.stdout.write(stringify(short, { aliasDuplicateObjects: false, lineWidth: 120 }));
  }
}

import { parseExactJson } from '../../domain/exact-json.ts';
import { CommandFailure, USAGE } from '../failure.ts';
import type { EndpointFlags } from '../http/endpoint.ts';
import type { Answers } from './answers.ts';

/** The flags as typed. */
export interface ImportFlags extends EndpointFlags {
  readonly map: readonly string[];
  readonly consentValue: readonly string[];
  readonly type: readonly string[];
  readonly sheet?: string;
  readonly country?: string;
  readonly tag: readonly string[];
  readonly list?: string;
  readonly onDuplicate: string;
  readonly consentStatus?: string;
  readonly consentMethod?: string;
  readonly consentSource?: string;
  readonly consentSourceUrl?: string;
  readonly consentCapturedAt?: string;
  readonly consentEvidence?: string;
  readonly concurrency: string;
  readonly dryRun?: boolean;
  readonly restart?: boolean;
  readonly json?: boolean;
}

const MAX_CONCURRENCY = 32;

export function readConcurrency(text: string): number {
  const value = Number(text);
  if (Number.isInteger(value) && value >= 1 && value <= MAX_CONCURRENCY) return value;
  throw new CommandFailure(`--concurrency must be a whole number from 1 to ${MAX_CONCURRENCY}.`, USAGE);
}

/** What the columns mean, as params. */
export interface ColumnParams {
  readonly mapping: Readonly<Record<string, string>>;
  readonly consent_values?: Answers['consentValues'];
  readonly column_types?: Answers['types'];
}

/** Whether the import opts contacts in, so that a column that may forbid it matters. */
export function optsIn(flags: ImportFlags): boolean {
  const given = [flags.consentMethod, flags.consentSource, flags.consentSourceUrl, flags.consentCapturedAt];
  return flags.consentStatus === 'opted_in' || (flags.consentStatus === undefined && given.some(isGiven));
}

const isGiven = (flag: string | undefined): boolean => flag !== undefined;

/** The params that all batches share; the service validates their values. */
export function sharedParams(flags: ImportFlags, columns: ColumnParams): Record<string, unknown> {
  const consent = {
    ...(flags.consentStatus === undefined ? {} : { status: flags.consentStatus }),
    ...(flags.consentMethod === undefined ? {} : { method: flags.consentMethod }),
    ...(flags.consentSource === undefined ? {} : { source: flags.consentSource }),
    ...(flags.consentSourceUrl === undefined ? {} : { source_url: flags.consentSourceUrl }),
    ...(flags.consentCapturedAt === undefined ? {} : { captured_at: flags.consentCapturedAt }),
    ...(flags.consentEvidence === undefined ? {} : { evidence: readEvidence(flags.consentEvidence) }),
  };
  return {
    ...columns,
    on_duplicate: flags.onDuplicate,
    ...(flags.country === undefined ? {} : { default_country: flags.country.toUpperCase() }),
    ...(flags.tag.length === 0 ? {} : { tags: flags.tag }),
    ...(flags.list === undefined ? {} : { list_id: flags.list }),
    ...(Object.keys(consent).length === 0 ? {} : { consent }),
  };
}

/** Parsed when it is a JSON object, else the text itself. */
function readEvidence(text: string): unknown {
  try {
    const value = parseExactJson(text);
    if (typeof value === 'object' && value !== null) return value;
  } catch {
    // Not JSON: a plain text.
  }
  return text;
}

import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { CallError, ParamsOf, ResultOf } from '../../../service/client.ts';
import { useProfile } from '../../../service/profiles.ts';
import type { Sheet } from './read-file.ts';

type Settings = Omit<ParamsOf<'contacts.import'>, 'rows' | 'contacts' | 'idempotency_key' | 'dry_run'>;
type Result = ResultOf<'contacts.import'>;

export interface RejectedRow {
  /** In the file, where the line of names is row 1. */
  readonly row: number;
  readonly code: string;
  readonly field: string;
}

export interface ImportProgress {
  readonly state: 'running' | 'stopped' | 'done';
  readonly total: number;
  readonly processed: number;
  readonly created: number;
  readonly updated: number;
  readonly unchanged: number;
  readonly consentRecorded: number;
  readonly consentWithheld: number;
  readonly rejected: readonly RejectedRow[];
  readonly error: CallError | null;
}

const BATCH = 500;

/** Imports a file in batches, one after the other. A batch that is sent twice counts once. */
export function useImport() {
  const { id, call } = useProfile();
  const queries = useQueryClient();
  const [progress, setProgress] = useState<ImportProgress | null>(null);
  const isStopped = useRef(false);

  const run = async ({ rows, numbers }: Sheet, settings: Settings): Promise<void> => {
    isStopped.current = false;
    const key = crypto.randomUUID();
    let now = beginning(rows.length);
    setProgress(now);
    for (let start = 0; start < rows.length && !isStopped.current; start += BATCH) {
      const batch = rows.slice(start, start + BATCH);
      try {
        const result = await call('contacts.import', {
          ...settings,
          rows: [...batch],
          idempotency_key: `console-import-${key}-${start}`,
        });
        now = added(now, result, numbers.slice(start, start + BATCH));
      } catch (error) {
        now = { ...now, error: error as CallError };
        break;
      }
      setProgress(now);
    }
    setProgress({ ...now, state: now.processed === now.total ? 'done' : 'stopped' });
    await queries.invalidateQueries({ queryKey: [id] });
  };

  return {
    progress,
    run,
    stop: () => {
      isStopped.current = true;
    },
  };
}

function beginning(total: number): ImportProgress {
  const counts = { processed: 0, created: 0, updated: 0, unchanged: 0, consentRecorded: 0, consentWithheld: 0 };
  return { state: 'running', total, ...counts, rejected: [], error: null };
}

function added(before: ImportProgress, result: Result, numbers: readonly number[]): ImportProgress {
  const withheld = (result.consent_withheld ?? []).reduce((sum, { contacts }) => sum + contacts, 0);
  return {
    ...before,
    processed: before.processed + numbers.length,
    created: before.created + result.created,
    updated: before.updated + result.updated,
    unchanged: before.unchanged + result.unchanged + result.skipped + result.duplicates,
    consentRecorded: before.consentRecorded + result.consent_recorded,
    consentWithheld: before.consentWithheld + withheld,
    rejected: [
      ...before.rejected,
      ...result.rejected.map(({ row, code, field }) => ({ row: numbers[row] ?? 0, code, field })),
    ],
  };
}

import { join } from 'node:path';
import { HOUR_MS } from '../domain/durations.ts';

export type ExportFormat = 'ndjson' | 'csv' | 'xlsx';

/** Lifetime of a link, and of the file of an export of logs. */
export const EXPORT_LIFETIME_MS = HOUR_MS;

export function exportFolder(dataDirectory: string): string {
  return join(dataDirectory, 'exports');
}

/** The path contains our own id and no caller input. */
export function exportFile(dataDirectory: string, id: string, format: ExportFormat): string {
  return join(exportFolder(dataDirectory), `${id}.${format}`);
}

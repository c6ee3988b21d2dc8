import { join } from 'node:path';

export type ExportFormat = 'ndjson' | 'csv' | 'xlsx';

/** Lifetime of a link, and of the file of an export of logs. */
export const EXPORT_LIFETIME_MS = 3600 * 1000;

export function exportFolder(dataDirectory: string): string {
  return join(dataDirectory, 'exports');
}

/** The path contains our own id and no caller input. */
export function exportFile(dataDirectory: string, id: string, format: ExportFormat): string {
  return join(exportFolder(dataDirectory), `${id}.${format}`);
}

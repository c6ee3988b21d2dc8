import { join } from 'node:path';

export type ExportFormat = 'ndjson' | 'csv';

/** Lifetime of a file and its link. */
export const EXPORT_LIFETIME_MS = 3600 * 1000;

export function exportFolder(dataDirectory: string): string {
  return join(dataDirectory, 'exports');
}

/** The path contains our own id and no caller input. */
export function exportFile(dataDirectory: string, id: string, format: ExportFormat): string {
  return join(exportFolder(dataDirectory), `${id}.${format}`);
}

import { join } from 'node:path';

export type ExportFormat = 'ndjson' | 'csv';

/** How long a file and the link to it live. */
export const EXPORT_LIVES_MS = 3600 * 1000;

export function exportFolder(dataDirectory: string): string {
  return join(dataDirectory, 'exports');
}

/** The id is one that we made: nothing of a caller's is in the path. */
export function exportFile(dataDirectory: string, id: string, format: ExportFormat): string {
  return join(exportFolder(dataDirectory), `${id}.${format}`);
}

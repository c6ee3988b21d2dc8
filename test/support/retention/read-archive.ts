import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { gunzipSync } from 'node:zlib';

export interface ArchivedFile {
  /** Path below the directory. */
  readonly name: string;
  readonly sha256: string;
  readonly lines: readonly { readonly table: string; readonly row: Readonly<Record<string, unknown>> }[];
}

/** The complete files of an archive, and their rows. */
export function readArchive(directory: string): ArchivedFile[] {
  if (!existsSync(directory)) return [];
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ndjson.gz'))
    .map((entry) => {
      const path = join(entry.parentPath, entry.name);
      const content = readFileSync(path);
      return {
        name: relative(directory, path),
        sha256: createHash('sha256').update(content).digest('hex'),
        lines: gunzipSync(content)
          .toString()
          .split('\n')
          .filter((line) => line !== '')
          .map((line) => JSON.parse(line) as ArchivedFile['lines'][number]),
      };
    });
}

/** What a column of the rows of a table is, in their order. */
export const archived = (files: readonly ArchivedFile[], table: string, column = 'id'): unknown[] =>
  files
    .flatMap(({ lines }) => lines)
    .filter((line) => line.table === table)
    .map(({ row }) => row[column]);

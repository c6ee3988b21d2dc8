import type { ExportRecord } from './records.ts';

/** One record per line. */
export function ndjsonLine(record: ExportRecord): string {
  return `${JSON.stringify(record)}\n`;
}

/** Undefined when the line is not JSON. */
export function readNdjsonLine(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

import type { ExportRecord } from './records.ts';

/** One record a line, as it is. */
export function ndjsonLine(record: ExportRecord): string {
  return `${JSON.stringify(record)}\n`;
}

/** Undefined when the line is no JSON. */
export function readNdjsonLine(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

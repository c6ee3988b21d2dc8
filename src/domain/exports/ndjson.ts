import type { ExportRecord } from './records.ts';

/** One record per line. */
export function ndjsonLine(record: ExportRecord): string {
  return `${JSON.stringify(record)}\n`;
}

/** Undefined when the line is not JSON, or when it was cut: every line ends with a line feed. */
export function readNdjsonLine(line: string): unknown {
  if (!line.endsWith('\n')) return undefined;
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../house/source-files.ts';

/** A fenced block of a guide. */
export interface GuideBlock {
  readonly language: string;
  readonly text: string;
  /** The line of the file on which its first line stands. */
  readonly line: number;
}

export function readBlocks(file: string): GuideBlock[] {
  const text = readFileSync(join(root, file), 'utf8');
  return [...text.matchAll(/^```(\w*)\n([\s\S]*?)^```$/gm)].map((match) => ({
    language: match[1] ?? '',
    text: match[2] ?? '',
    line: text.slice(0, match.index).split('\n').length + 1,
  }));
}

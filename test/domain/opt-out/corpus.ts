import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * A message with what it asks for: `out` is a wish to get no more messages, `in` is anything
 * else.
 */
export interface LabeledMessage {
  readonly language: string;
  readonly label: 'out' | 'in';
  readonly category: string;
  readonly text: string;
}

export const CORPUS = join(import.meta.dirname, 'corpus');

/** All files `<language>.tsv` of a folder: label, category, message. */
export function readCorpus(folder = CORPUS): readonly LabeledMessage[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.tsv'))
    .flatMap((name) =>
      readFileSync(join(folder, name), 'utf8')
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => readLine(name, line)),
    );
}

function readLine(name: string, line: string): LabeledMessage {
  const [label, category = '', text = ''] = line.split('\t');
  if ((label !== 'out' && label !== 'in') || category === '' || text === '') throw new Error(`${name}: ${line}`);
  return { language: name.slice(0, 2), label, category, text };
}

import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * A message with what a carrier would say of it. `M`: marketing. `T`: transactional, must never be
 * blocked. `B:rule`: blocked by that rule. `W:rule`: a warning of that rule.
 */
export interface Labelled {
  readonly kind: 'M' | 'T' | 'B' | 'W';
  readonly rule: string;
  readonly text: string;
}

const folder = fileURLToPath(new URL('.', import.meta.url));

/** Each file is a round: its messages were written before the rules were run on them. */
export function readCorpus(): readonly Labelled[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.txt'))
    .flatMap((name) =>
      readFileSync(folder + name, 'utf8')
        .trim()
        .split('\n'),
    )
    .map((line) => {
      const bar = line.indexOf('|');
      const [kind, rule = ''] = line.slice(0, bar).split(':');
      return { kind: kind as Labelled['kind'], rule, text: line.slice(bar + 1) };
    });
}

import { readdirSync } from 'node:fs';
import { CONTENT_RULES } from '../../src/domain/content/classification/rules.ts';
import { ROLES } from '../../src/domain/content/classification/vocabulary/roles.ts';
import { TAGS } from '../../src/domain/opt-out/grammar/tags.ts';

const namesIn = (folder: string) =>
  readdirSync(`lexicon/${folder}`, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.txt'))
    .map((path) => path.slice(path.lastIndexOf('/') + 1, -'.txt'.length));
const unknown = (folder: string, known: readonly string[]) => namesIn(folder).filter((name) => !known.includes(name));

test('every list of the grammar is named by a tag, and every list of roles by a role', () => {
  expect(unknown('opt-out/grammar', TAGS)).toEqual([]);
  expect(unknown('content/roles', ROLES)).toEqual([]);
});

test('every list of phrases is named by a signal and a weight', () => {
  const signals = [
    ...Object.keys(CONTENT_RULES),
    ...['transactional', 'record', 'neutral', 'threat', 'demand', 'secret', 'lure', 'imitated'],
  ];
  const wrong = namesIn('content/phrases').filter((name) => {
    const [, signal = '', weight] = /^(.*)-(\d(?:\.\d+)?)$/.exec(name) ?? [];
    return !signals.includes(signal) || weight === undefined;
  });
  expect(wrong).toEqual([]);
});

/**
 * `npm run train`: learns the weights of the models from the labeled messages in `test` and writes
 * them to `lexicon/weights`. `-- --check` writes nothing and fails if they differ.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { MODEL_SIZE } from '../../src/domain/text-model/features.ts';
import type { LinearModel } from '../../src/domain/text-model/linear-model.ts';
import { type Example, fit } from './fit.ts';
import { readReplies } from './read-replies.ts';

interface Training {
  readonly file: string;
  readonly meaning: string;
  readonly read: () => readonly Example[];
}

const trainings: readonly Training[] = [
  {
    file: 'wish.txt',
    meaning: 'How much each feature of a reply says that it is a wish to get no more messages.',
    read: readReplies,
  },
];

const LINE = 160;
const folder = new URL('../../lexicon/weights/', import.meta.url);
const isCheck = process.argv.includes('--check');

for (const { file, meaning, read } of trainings) {
  const started = performance.now();
  const examples = read();
  const text = textOf(meaning, fit(examples, MODEL_SIZE));
  const path = fileURLToPath(new URL(file, folder));
  const stale = readFileSync(path, { encoding: 'utf8', flag: 'a+' }) !== text;
  if (stale && isCheck) {
    process.stderr.write(`Stale: lexicon/weights/${file}\nRun: npm run train && npm run codegen\n`);
    process.exitCode = 1;
  } else if (stale) writeFileSync(path, text);
  process.stdout.write(
    `${file}: ${examples.length} messages, ${stale ? 'changed' : 'unchanged'}, ${Math.round(performance.now() - started)} ms\n`,
  );
}

function textOf(meaning: string, { weights, scale, bias }: LinearModel): string {
  const encoded = Buffer.from(weights.buffer, weights.byteOffset, weights.length).toString('base64');
  const lines = encoded.match(new RegExp(`.{1,${LINE}}`, 'g')) ?? [];
  const comments = [
    `// ${meaning}`,
    '// Form: the scale, the bias, and signed bytes in base64. Written by `npm run train`.',
  ];
  return `${[...comments, scale, bias, ...lines].join('\n')}\n`;
}

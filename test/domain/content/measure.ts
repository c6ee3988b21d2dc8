/**
 * `npm run copy [-- building]`: how messages of many businesses are classified that are sent as
 * transactional to the United States. No rule was changed for them.
 */
import { readFileSync } from 'node:fs';
import { classifyMessage } from '../../../src/domain/content/classification/classify-message.ts';
import { blockingRules } from '../../../src/domain/content/classification/review-content.ts';

const [, , part = 'unseen'] = process.argv;
const file = new URL(`corpus/everyday/${part}.tsv`, import.meta.url);
const messages = readFileSync(file, 'utf8')
  .trim()
  .split('\n')
  .map((line) => {
    const [label = '', , , text = ''] = line.split('\t');
    const classification = classifyMessage(text);
    const blocks = (purpose: 'marketing' | 'transactional'): boolean =>
      blockingRules(classification, { purpose, country: 'US', exceptions: [] }).length > 0;
    const isBlocked = blocks('transactional');
    return { label, isBlocked, isWarned: !isBlocked && classification.marketing, isForbidden: blocks('marketing') };
  });

type Message = (typeof messages)[number];

function row(name: string, label: string, isCounted: (message: Message) => boolean): void {
  const all = messages.filter((message) => message.label === label);
  const count = all.filter(isCounted).length;
  process.stdout.write(`${name.padEnd(36)}${count} of ${all.length}, ${((count / all.length) * 100).toFixed(1)} %\n`);
}

row('honest, blocked', 'transactional', ({ isBlocked }) => isBlocked);
row('honest, warned', 'transactional', ({ isWarned }) => isWarned);
row('plain marketing, blocked', 'marketing', ({ isBlocked }) => isBlocked);
row('subtle marketing, without a finding', 'subtle', ({ isBlocked, isWarned }) => !isBlocked && !isWarned);
row('prohibited, not blocked', 'prohibited', ({ isForbidden }) => !isForbidden);

/**
 * `npm run opt-out [-- <folder>]`: how well inbound messages are classified over the labeled
 * corpus, by language and category, and every message that is misread. With `strict`, a review
 * does not count.
 */
import { type LabeledMessage, readCorpus } from './corpus.ts';
import { falseShareOf, precisionOf, recallOf, type Score, scoreOf, strictRecallOf } from './score.ts';

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`.padStart(8);

function row(name: string, score: Score): string {
  const { wishes, others, falseReviews } = score;
  const shares = [recallOf(score), strictRecallOf(score), precisionOf(score), falseShareOf(score)].map(percent);
  return `${name.padEnd(28)}${String(wishes).padStart(6)}${shares.slice(0, 3).join('')}${String(others).padStart(7)}${shares[3]}${String(falseReviews).padStart(8)}\n`;
}

function table(title: string, messages: readonly LabeledMessage[], keyOf: (message: LabeledMessage) => string): void {
  process.stdout.write(`\n${title.padEnd(28)}wishes  recall  strict   prec. others opted out reviews\n`);
  for (const key of new Set(messages.map(keyOf))) {
    process.stdout.write(row(key, scoreOf(messages.filter((message) => keyOf(message) === key))));
  }
}

const messages = readCorpus(process.argv[2]);
table('language', messages, ({ language }) => language);
table('category', messages, ({ label, category }) => `${label} ${category}`);
const total = scoreOf(messages);
process.stdout.write(`\n${row('all', total)}\nmisread\n`);
for (const { language, label, category, intent, ruleId, text } of total.misses) {
  process.stdout.write(
    `${language} ${label.padEnd(4)}${intent.padEnd(7)}${category.padEnd(18)}${text}   [${ruleId ?? ''}]\n`,
  );
}

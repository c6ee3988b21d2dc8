import { jsonText } from '../json-text.ts';
import type { Rule } from './finding.ts';

/** The file has the canonical format, so that a diff shows only real changes. */
export const form: Rule = function* ({ document, text }) {
  const canonical = jsonText(document);
  if (text === canonical) return;
  const lines = canonical.split('\n');
  const line = text.split('\n').findIndex((row, index) => row !== lines[index]);
  yield {
    rule: 'form',
    path: '$',
    problem: `openrpc.json is not in its canonical format, starting at line ${line + 1}`,
    fix: 'run: npm run format:contract',
  };
};

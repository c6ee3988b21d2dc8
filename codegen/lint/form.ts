import { jsonText } from '../json-text.ts';
import type { Rule } from './finding.ts';

/** The file has one form, so that a diff shows what changed and nothing else. */
export const form: Rule = function* ({ document, text }) {
  const canonical = jsonText(document);
  if (text === canonical) return;
  const lines = canonical.split('\n');
  const line = text.split('\n').findIndex((row, index) => row !== lines[index]);
  yield {
    rule: 'form',
    path: '$',
    problem: `openrpc.json is not in its canonical form from line ${line + 1} on`,
    fix: 'npm run format:contract',
  };
};

import type { Rule } from './finding.ts';
import { isRecord, stepInto, walk } from './walk.ts';
import { forbiddenWords } from './words.ts';

const PROSE_KEYS = ['summary', 'description', 'title', 'message', 'why', 'fix', 'means', 'helps'];
const EXAMPLE = /\.examples\[\d+\]$/;
/** Names of params and fields are not prose, so a word in backticks is allowed. */
const CODE = /`[^`]*`/g;

/** The text that people read in the contract uses the words of the field: see words.ts. */
export const prose: Rule = function* ({ document }) {
  for (const { path, value } of walk(document)) {
    if (!isRecord(value)) continue;
    for (const key of EXAMPLE.test(path) ? ['name', ...PROSE_KEYS] : PROSE_KEYS) {
      const text = value[key];
      if (typeof text !== 'string') continue;
      for (const { pattern, instead } of forbiddenWords) {
        const [word] = pattern.exec(text.replaceAll(CODE, '`…`')) ?? [];
        if (word === undefined) continue;
        yield {
          rule: 'prose',
          path: stepInto(path, key),
          problem: `"${word}" is not plain technical English`,
          fix: `write ${instead}`,
        };
      }
    }
  }
};

import type { ContentRule, Span } from './finding.ts';
import type { Token } from './token.ts';

/** A rule that the words of a message match, whatever the purpose. */
export interface Sign {
  readonly rule: ContentRule;
  readonly span: Span;
}

export function signAt(rule: ContentRule, text: string, first: Token, last: Token): Sign {
  return { rule, span: { start: first.start, end: last.end, words: text.slice(first.start, last.end) } };
}

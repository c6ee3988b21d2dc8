import type { Token, TokensList } from 'marked';

/** A piece of text and the code that it leads to, or a table, which needs the whole width. */
export interface Step {
  readonly text: readonly Token[];
  readonly code: readonly Token[];
  readonly isWide: boolean;
}

/** A step that still grows. */
interface OpenStep extends Step {
  readonly text: Token[];
  readonly code: Token[];
}

/** A guide in steps: code ends one, and so does the heading of the next section. */
export function stepsOf(tokens: TokensList): readonly Step[] {
  const steps: OpenStep[] = [];
  const start = (isWide = false): OpenStep => {
    const step: OpenStep = { text: [], code: [], isWide };
    steps.push(step);
    return step;
  };
  for (const token of tokens.filter(({ type }) => type !== 'space')) {
    const last = steps.at(-1) ?? start();
    if (token.type === 'code') (last.isWide ? start() : last).code.push(token);
    else if (token.type === 'table') start(true).text.push(token);
    else if (last.isWide || last.code.length > 0 || isSection(token)) start().text.push(token);
    else last.text.push(token);
  }
  return steps.filter(({ text, code }) => text.length + code.length > 0);
}

/** Whether most sections have code to show beside them. */
export function hasCodeThroughout(tokens: TokensList): boolean {
  const code = tokens.filter(({ type }) => type === 'code').length;
  return code > 0 && code >= tokens.filter(isSection).length;
}

function isSection(token: Token): boolean {
  return token.type === 'heading' && token.depth === 2;
}

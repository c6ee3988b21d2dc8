import type { Token } from './token.ts';

/** After a comma, a bracket or a spaced hyphen an imperative can stand. */
export const SOFT_BREAK = 1;
/** After a colon, a semicolon or a dash a new statement begins. */
export const CLAUSE_BREAK = 2;

const HYPHEN = 45;
const SPACE = 32;

/** What stands before each token: nothing (0), a soft break or the end of a clause. */
export function readBreaks(text: string, tokens: readonly Token[]): Uint8Array {
  const breaks = new Uint8Array(tokens.length);
  for (let at = 1; at < tokens.length; at++) {
    const { start } = tokens[at]!;
    for (let unit = tokens[at - 1]!.end; unit < start; unit++) {
      const code = text.charCodeAt(unit);
      if (code === SPACE) continue;
      if (isClauseEnd(code)) {
        breaks[at] = CLAUSE_BREAK;
        break;
      }
      if (isSoftBreak(code) || (code === HYPHEN && text.charCodeAt(unit - 1) === SPACE)) breaks[at] = SOFT_BREAK;
    }
  }
  return breaks;
}

/** `:`, `;`, an en dash or an em dash. */
function isClauseEnd(code: number): boolean {
  return code === 58 || code === 59 || code === 0x2013 || code === 0x2014;
}

/** `,`, `|`, `&`, `+`, `(` or a bullet. */
function isSoftBreak(code: number): boolean {
  return code === 44 || code === 124 || code === 38 || code === 43 || code === 40 || code === 0x2022;
}

import { type TagToken, type TopLevelToken, TypeGuards } from 'liquidjs';
import { LIMITS } from './allowed.ts';
import { TemplateFault } from './template-fault.ts';

const BLOCKS: ReadonlySet<string> = new Set(['capture', 'case', 'for', 'if', 'unless']);

/** Variables of other products that look like Liquid: `{{1}}` prints the number itself. */
const FOREIGN: readonly (readonly [RegExp, string])[] = [
  [/^\{\{-?\s{0,9}\d+\s{0,9}-?\}\}$/, 'a number is no variable: use a name, as in {{ first_name }}'],
  [/^\{\{[^}]{0,99}\$\{/, 'a variable has no dollar sign: write {{ first_name }}'],
];

/** Checks what the parser's time and stack depend on, and foreign variables, before it runs. */
export function checkTokens(tokens: readonly TopLevelToken[]): void {
  let tags = 0;
  let depth = 0;
  for (const token of tokens) {
    if (!TypeGuards.isDelimitedToken(token)) continue;
    tags += 1;
    if (tags > LIMITS.tags)
      throw new TemplateFault(`the template has more than ${LIMITS.tags} tags and outputs: shorten it`, token);
    const foreign = FOREIGN.find(([pattern]) => pattern.test(token.getText()));
    if (foreign !== undefined) throw new TemplateFault(foreign[1], token);
    if (!TypeGuards.isTagToken(token)) continue;
    depth += levelsOf(token);
    if (depth > LIMITS.depth)
      throw new TemplateFault(`tags are nested more than ${LIMITS.depth} deep: nest fewer tags`, token);
  }
}

function levelsOf({ name }: TagToken): number {
  if (BLOCKS.has(name)) return 1;
  return name.startsWith('end') && BLOCKS.has(name.slice(3)) ? -1 : 0;
}

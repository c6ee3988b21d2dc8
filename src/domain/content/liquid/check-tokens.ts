import { type TagToken, type TopLevelToken, TypeGuards } from 'liquidjs';
import { LIMITS } from './allowed.ts';
import { TemplateFault } from './template-fault.ts';

const BLOCKS: ReadonlySet<string> = new Set(['capture', 'case', 'for', 'if', 'unless']);

/** Checks what the parser's time and stack depend on, before it runs. */
export function checkTokens(tokens: readonly TopLevelToken[]): void {
  let tags = 0;
  let depth = 0;
  for (const token of tokens) {
    if (!TypeGuards.isDelimitedToken(token)) continue;
    tags += 1;
    if (tags > LIMITS.tags)
      throw new TemplateFault(`the template has more than ${LIMITS.tags} tags and outputs: shorten it`, token);
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

import { maskOf, type Tag, type TagMask } from './tags.ts';

/** How many words may stand between a step and the one before it, and which. */
export type Gap = 'light' | 'any' | 'adjacent';

export interface Step {
  readonly tags: TagMask;
  readonly optional: boolean;
  readonly gap: Gap;
}

/**
 * A sequence of tags: `not want ~ messages !channel`. Between two steps light words may stand;
 * after `~` any few words; before `+tag` none. `a|b` is either, `a?` may be absent, `^` requires
 * that a sentence can begin here, `^^` that the clause does, `$` that it ends, and `!a` that no
 * such word follows.
 */
export interface Pattern {
  readonly source: string;
  readonly steps: readonly Step[];
  readonly atStart: boolean;
  readonly atClauseStart: boolean;
  readonly atEnd: boolean;
  readonly unlessNext: TagMask;
}

/** A last step `a|b|$` is two patterns: one that ends with `a|b`, and one that ends before it. */
export function parsePatterns(source: string): readonly Pattern[] {
  if (!source.includes('|$')) return [parsePattern(source)];
  const withoutStep = source.replace(/ ~? ?\+?\S+\|\$/, ' $');
  return [parsePattern(source.replace('|$', '')), parsePattern(withoutStep)];
}

function parsePattern(source: string): Pattern {
  const parts = source.split(' ');
  const steps: Step[] = [];
  let gap: Gap = 'light';
  for (const part of parts) {
    if (part === '~') gap = 'any';
    if (part === '~' || part === '^' || part === '^^' || part === '$' || part.startsWith('!')) continue;
    const optional = part.endsWith('?');
    const adjacent = part.startsWith('+');
    const tags = part.slice(adjacent ? 1 : 0, optional ? -1 : undefined).split('|') as Tag[];
    steps.push({ tags: maskOf(tags), optional, gap: adjacent ? 'adjacent' : gap });
    gap = 'light';
  }
  const unlessNext = maskOf(
    parts.filter((part) => part.startsWith('!')).flatMap((part) => part.slice(1).split('|') as Tag[]),
  );
  return {
    source,
    steps,
    atStart: parts.includes('^'),
    atClauseStart: parts.includes('^^'),
    atEnd: parts.includes('$'),
    unlessNext,
  };
}

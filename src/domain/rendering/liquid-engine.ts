import { filters, Liquid } from 'liquidjs';

/** A text has at most 1,530 septets, so these are generous for honest templates and dull for the others. */
const LIMITS = {
  /** Characters of one template. */
  parseLimit: 20_000,
  /** Milliseconds of one rendering; a pause of the collector must fit in. */
  renderLimit: 100,
  /** Characters and array items made in one rendering. */
  memoryLimit: 100_000,
} as const;

const TAGS: ReadonlySet<string> = new Set([
  'assign',
  'break',
  'capture',
  'case',
  'comment',
  'continue',
  'cycle',
  'echo',
  'for',
  'if',
  'unless',
  'liquid',
  'raw',
  '#',
]);

/**
 * Liquid for texts: no includes, layouts or file system; unknown filters refuse at parse; own properties only. Dates
 * are written in UTC and US English, since the machine's zone must not show in a text, and "now" is refused: a text
 * rendered again has to be the same text.
 */
export function createLiquidEngine(): Liquid {
  const engine = new Liquid({
    ...LIMITS,
    strictFilters: true,
    ownPropertyOnly: true,
    templates: {},
    timezoneOffset: 0,
    locale: 'en-US',
  });
  for (const tag of Object.keys(engine.tags)) if (!TAGS.has(tag)) delete engine.tags[tag];
  engine.unregisterFilter('sample');
  for (const name of Object.keys(filters).filter((filter) => filter.startsWith('date'))) refuseNow(engine, name);
  return engine;
}

function refuseNow(engine: Liquid, name: string): void {
  const original = filters[name];
  if (typeof original !== 'function') return;
  engine.registerFilter(name, function (value: unknown, ...args: unknown[]) {
    if (value === 'now' || value === 'today') throw new RangeError('the current time is not available in a template');
    return original.call(this, value, ...args);
  });
}

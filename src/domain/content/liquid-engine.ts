import { filters, Liquid } from 'liquidjs';

/** A message has at most 1,530 septets, so honest templates stay far below these limits. */
const LIMITS = {
  /** Characters of one template. */
  parseLimit: 20_000,
  /** Milliseconds per rendering, with room for a garbage collection pause. */
  renderLimit: 100,
  /** Characters and array items allocated per rendering. */
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
 * Liquid for message templates: no includes, layouts or file system; unknown filters fail at parse
 * time; own properties only. Dates are rendered in UTC and US English, because the server's zone
 * must not appear in a message. "now" is rejected: rendering twice must give the same message.
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
  for (const name of Object.keys(filters).filter((filter) => filter.startsWith('date'))) rejectNow(engine, name);
  return engine;
}

function rejectNow(engine: Liquid, name: string): void {
  const original = filters[name];
  if (typeof original !== 'function') return;
  engine.registerFilter(name, function (value: unknown, ...args: unknown[]) {
    if (value === 'now' || value === 'today') throw new RangeError('the current time is not available in a template');
    return original.call(this, value, ...args);
  });
}

import { LIMITS } from './liquid/allowed.ts';

const MAX_DEPTH = 8;

/** The values that a template reads are too large to render it in a short time. */
export class ValuesTooLarge extends RangeError {}

/**
 * Variables as Liquid may read them: new objects without prototypes that hold strings, numbers,
 * booleans and lists. Blank strings become null, so "missing" means the same in outputs, conditions
 * and `default`. Only the roots that a template uses are copied. Throws ValuesTooLarge.
 */
export function buildScope(
  vars: Readonly<Record<string, unknown>>,
  roots: readonly string[],
  fallbacks: ReadonlyMap<string, string>,
): Record<string, unknown> {
  const scope: Record<string, unknown> = Object.create(null);
  const count = { values: 0 };
  for (const root of roots) scope[root] = Object.hasOwn(vars, root) ? clean(vars[root], 0, count) : null;
  for (const [name, fallback] of fallbacks) fillIn(scope, name.split('.'), fallback);
  return scope;
}

/** The text of a scalar value; null for a missing value, undefined for lists and objects. */
export function textOf(value: unknown): string | null | undefined {
  if (typeof value === 'string') return isBlank(value) ? null : value;
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : null;
  if (typeof value === 'boolean' || typeof value === 'bigint') return String(value);
  return typeof value === 'object' && value !== null ? undefined : null;
}

function clean(value: unknown, depth: number, count: { values: number }): unknown {
  count.values += 1;
  if (count.values > LIMITS.values)
    throw new ValuesTooLarge(`the values of the template have more than ${LIMITS.values} items and fields: pass fewer`);
  if (typeof value === 'string' && value.length > LIMITS.output)
    throw new ValuesTooLarge(`a value of the template is longer than ${LIMITS.output} characters: shorten it`);
  if (typeof value === 'boolean') return value;
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (typeof value !== 'object' || value === null) return textOf(value);
  if (depth === MAX_DEPTH) return null;
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? null : value.toISOString();
  if (Array.isArray(value)) return value.map((item) => clean(item, depth + 1, count));
  const copy: Record<string, unknown> = Object.create(null);
  const fields = Object.entries(value);
  if (fields.length > LIMITS.fields)
    throw new ValuesTooLarge(`an object of the template has more than ${LIMITS.fields} fields: pass fewer`);
  for (const [key, inner] of fields) copy[key] = clean(inner, depth + 1, count);
  return copy;
}

function fillIn(scope: Record<string, unknown>, path: readonly string[], fallback: string): void {
  let holder = scope;
  for (const key of path.slice(0, -1)) {
    holder[key] ??= Object.create(null);
    const inner = holder[key];
    if (typeof inner !== 'object' || inner === null) return;
    holder = inner as Record<string, unknown>;
  }
  const last = path.at(-1);
  if (last !== undefined) holder[last] ??= fallback;
}

/** A value too long to be rendered is not searched: 200 outputs would search it as often. */
function isBlank(text: string): boolean {
  const first = text.charCodeAt(0);
  return (first > 32 && first < 127) || text.length > LIMITS.output ? false : text.trim() === '';
}

import { freeForm, idPrefixes } from '../generated/catalog.ts';

/** A place in the params of a call that takes an ID and holds something else. */
export interface Reference {
  /** What an ID in this place begins with. */
  readonly prefix: string;
  readonly value: string;
  readonly put: (id: string) => void;
}

const MAX_DEPTH = 10;
/** As many as the longest list of lists, tags and segments of an audience together. */
const MAX_REFERENCES = 500;

/**
 * The places in params, nested ones included, that take the ID of one of the kinds in `prefixes`
 * and hold a string that is none. What callers define, such as attributes, is left alone.
 */
export function findReferences(
  params: Readonly<Record<string, unknown>>,
  prefixes: ReadonlySet<string>,
): readonly Reference[] {
  const found: Reference[] = [];
  const visit = (holder: Record<string, unknown> | unknown[], key: string | number, name: string, depth: number) => {
    const value = (holder as Record<string | number, unknown>)[key];
    if (typeof value === 'string') {
      const prefix = prefixOf(name);
      if (prefix === null || !prefixes.has(prefix) || value.startsWith(`${prefix}_`)) return;
      if (found.length === MAX_REFERENCES) return;
      const put = (id: string): void => {
        (holder as Record<string | number, unknown>)[key] = id;
      };
      found.push({ prefix, value, put });
    } else if (typeof value === 'object' && value !== null && depth < MAX_DEPTH) {
      const inside = value as Record<string, unknown> | unknown[];
      if (Array.isArray(inside)) for (const index of inside.keys()) visit(inside, index, name, depth + 1);
      else
        for (const inner of Object.keys(inside)) if (!freeForm.includes(inner)) visit(inside, inner, inner, depth + 1);
    }
  };
  const all = params as Record<string, unknown>;
  for (const name of Object.keys(params)) if (!freeForm.includes(name)) visit(all, name, name, 0);
  return found;
}

/** `list_id` and `list_ids` take IDs of the same kind. */
function prefixOf(name: string): string | null {
  const one = name.replace(/_ids$/, '_id');
  if (Object.hasOwn(idPrefixes, name)) return idPrefixes[name] ?? null;
  return Object.hasOwn(idPrefixes, one) ? (idPrefixes[one] ?? null) : null;
}

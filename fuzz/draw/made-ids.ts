/** Ids that answers brought, so that later calls are about what earlier ones made. */
export interface MadeIds {
  take(result: unknown): void;
  /** The same value with ids that are known from the start exchanged for made ones of their kind, now and then. */
  put<T>(value: T, pick: number): T;
}

const MADE = /^([a-z]{3})_[0-9a-z]{26}$/;
const KNOWN = /^([a-z]{3})_01jd0/;

export function newMadeIds(): MadeIds {
  const byKind = new Map<string, Set<string>>();
  const take = (result: unknown): void => {
    if (typeof result === 'string') {
      const [, kind] = MADE.exec(result) ?? [];
      // A story that finds its own keys would end by revoking them.
      if (kind !== undefined && kind !== 'key' && !KNOWN.test(result))
        byKind.set(kind, (byKind.get(kind) ?? new Set()).add(result));
    } else if (typeof result === 'object' && result !== null) for (const each of Object.values(result)) take(each);
  };
  const put = (value: unknown, pick: number): unknown => {
    if (typeof value === 'string') {
      const ids = [...(byKind.get(KNOWN.exec(value)?.[1] ?? '') ?? [])];
      return ids.length === 0 ? value : (ids[pick % (ids.length + 1)] ?? value);
    }
    if (Array.isArray(value)) return value.map((each) => put(each, pick));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, put(each, pick)]));
  };
  return { take, put: <T>(value: T, pick: number) => put(value, pick) as T };
}

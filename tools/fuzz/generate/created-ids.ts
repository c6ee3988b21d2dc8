/** Collects ids from answers, so that later calls use objects that earlier calls created. */
export interface CreatedIds {
  collect(result: unknown): void;
  /** Replaces some known ids in a value with created ids of the same kind. */
  replace<T>(value: T, pick: number): T;
}

const CREATED = /^([a-z]{3})_[0-9a-z]{26}$/;
const KNOWN = /^([a-z]{3})_01jd0/;

export function createIdPool(): CreatedIds {
  const byKind = new Map<string, Set<string>>();
  const collect = (result: unknown): void => {
    if (typeof result === 'string') {
      const [, kind] = CREATED.exec(result) ?? [];
      // A sequence that collects its own keys would soon revoke them.
      if (kind !== undefined && kind !== 'key' && !KNOWN.test(result))
        byKind.set(kind, (byKind.get(kind) ?? new Set()).add(result));
    } else if (typeof result === 'object' && result !== null) for (const each of Object.values(result)) collect(each);
  };
  const replace = (value: unknown, pick: number): unknown => {
    if (typeof value === 'string') {
      const ids = [...(byKind.get(KNOWN.exec(value)?.[1] ?? '') ?? [])];
      return ids.length === 0 ? value : (ids[pick % (ids.length + 1)] ?? value);
    }
    if (Array.isArray(value)) return value.map((each) => replace(each, pick));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, replace(each, pick)]));
  };
  return { collect, replace: <T>(value: T, pick: number) => replace(value, pick) as T };
}

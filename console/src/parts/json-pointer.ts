type Value = Readonly<Record<string, unknown>>;

/** A copy of the params with the value at a JSON pointer (RFC 6901). */
export function withValue(params: Value, pointer: string, value: unknown): Value {
  return set(params, keysOf(pointer), value) as Value;
}

const keysOf = (pointer: string): string[] =>
  pointer
    .slice(1)
    .split('/')
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));

function set(target: unknown, [key = '', ...rest]: readonly string[], value: unknown): unknown {
  const next = (inner: unknown) => (rest.length === 0 ? value : set(inner, rest, value));
  if (Array.isArray(target) || (target === undefined && /^\d+$/.test(key))) {
    const items = [...((target as unknown[] | undefined) ?? [])];
    items[Number(key)] = next(items[Number(key)]);
    return items;
  }
  const object = (typeof target === 'object' && target !== null ? target : {}) as Value;
  return { ...object, [key]: next(object[key]) };
}

/** The value at a JSON pointer; undefined if there is none. */
export function valueAt(params: Value, pointer: string): unknown {
  return keysOf(pointer).reduce<unknown>((inner, key) => (Object(inner) as Value)[key], params);
}

/** Objects and lists as JSON; anything else as text. */
export function readValue(text: string): unknown {
  if (!/^[[{]/.test(text)) return text;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

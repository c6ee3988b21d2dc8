type Value = Readonly<Record<string, unknown>>;

/** A copy of the params with the value at a JSON pointer (RFC 6901). */
export function withValue(params: Value, pointer: string, value: unknown): Value {
  const keys = pointer
    .slice(1)
    .split('/')
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
  return set(params, keys, value) as Value;
}

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

/** Objects, lists, numbers and booleans as JSON; anything else as text, such as a phone number. */
export function readValue(text: string): unknown {
  if (!/^([[{]|-?\d{1,15}$|true$|false$)/.test(text)) return text;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

export function isObject(value: unknown): value is Value {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

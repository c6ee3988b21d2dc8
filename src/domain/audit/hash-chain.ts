/** The previous hash of the first entry of a chain. */
export const GENESIS_HASH = '0'.repeat(64);

/**
 * Canonical JSON after RFC 8785: keys ordered by UTF-16 code units, no white space, numbers as
 * ECMAScript writes them. Throws `TypeError` for values that JSON loses: undefined (also as the
 * value of a key), functions, symbols, bigints, NaN and infinities, sparse arrays, cycles, more
 * than 500 levels, and objects that are not plain (convert a Date to a string first). Unlike RFC
 * 8785, a lone surrogate is written as its escape: callers may send one, and nothing is lost.
 */
export function canonicalJson(value: unknown): string {
  return write(value, 0);
}

/**
 * What the hash of an entry is the SHA-256 of: the previous hash, a line feed and the entry's
 * canonical JSON.
 */
export function chainText(prevHash: string, entry: unknown): string {
  if (!/^[0-9a-f]{64}$/.test(prevHash))
    throw new TypeError('the previous hash must be 64 lower-case hexadecimal digits');
  return `${prevHash}\n${canonicalJson(entry)}`;
}

const MAX_DEPTH = 500;

function write(value: unknown, depth: number): string {
  if (value === null || typeof value === 'boolean') return String(value);
  if (typeof value === 'string' || (typeof value === 'number' && Number.isFinite(value))) return JSON.stringify(value);
  if (typeof value !== 'object') throw new TypeError(`canonical JSON does not support ${typeof value}`);
  if (depth === MAX_DEPTH) throw new TypeError(`canonical JSON supports at most ${MAX_DEPTH} levels and no cycles`);
  if (Array.isArray(value)) return `[${Array.from(value, (item) => write(item, depth + 1)).join(',')}]`;
  const prototype: unknown = Object.getPrototypeOf(value);
  // The root of all prototypes is another object in another realm, such as a context of `node:vm`.
  if (prototype !== null && Object.getPrototypeOf(prototype) !== null)
    throw new TypeError('canonical JSON supports only plain objects');
  const fields = value as Readonly<Record<string, unknown>>;
  const members = Object.keys(fields)
    .sort()
    .map((key) => `${JSON.stringify(key)}:${write(fields[key], depth + 1)}`);
  return `{${members.join(',')}}`;
}

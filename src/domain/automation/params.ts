import { type PathValue, type PathValues, readPath } from './paths.ts';

type Params = Readonly<Record<string, unknown>>;

/** A path that params name, and where they name it. */
export interface Reference {
  readonly path: string;
  /** JSON Pointer into the params. */
  readonly at: string;
  /** Why it is no reference at all, such as an unknown field beside `$from`. */
  readonly problem: string | null;
}

const FROM = '$from';
/** `$${` stands for a literal `${`. */
const PLACEHOLDER = /\$\$\{|\$\{([^{}]*)\}/g;

/**
 * Fields whose text the service renders as a template (Liquid). A value of a contact or a trigger
 * must not become part of the template there: it would choose what the message shows.
 */
const TEMPLATES: ReadonlySet<string> = new Set(['text', 'body', 'help_text', 'opt_out_text', 'opt_in_text']);

/** Everything that params refer to. */
export function referencesIn(value: unknown, at: string, isTemplate = false): Reference[] {
  if (typeof value === 'string') return placeholdersIn(value, at, isTemplate);
  if (Array.isArray(value)) return value.flatMap((one, index) => referencesIn(one, `${at}/${index}`, isTemplate));
  if (typeof value !== 'object' || value === null) return [];
  if (isReference(value)) return [{ path: pathIn(value), at, problem: problemOf(value) }];
  return Object.entries(value).flatMap(([name, one]) =>
    referencesIn(one, `${at}/${escapePointer(name)}`, isTemplate || TEMPLATES.has(name)),
  );
}

/** Where no template is rendered, a tag of Liquid is the form of other products for a reference. */
const LIQUID = /\{\{-?\s{0,9}([\w.]{0,200})/;

function placeholdersIn(text: string, at: string, isTemplate: boolean): Reference[] {
  const [, tag] = (isTemplate ? null : LIQUID.exec(text)) ?? [];
  if (tag !== undefined) return [{ path: tag, at, problem: notLiquid(tag) }];
  return [...text.matchAll(PLACEHOLDER)].flatMap((match) => {
    const [, path] = match;
    if (path === undefined) return [];
    const problem = isTemplate && isInTag(text.slice(0, match.index)) ? IN_TAG : null;
    return [{ path: path.trim(), at, problem }];
  });
}

/** Shows the path only if it can be one, because an error does not repeat its input. */
function notLiquid(path: string): string {
  const known = /^(?:contact|trigger)\.[a-z_.]{1,80}$/.test(path) ? path : 'contact.id';
  return `is not rendered as a template: write { "$from": "${known}" }, or \${${known}} inside of text`;
}

const IN_TAG = 'must not have a placeholder inside of {{ }} or {% %}; pass the value in vars';

/** Whether a tag of a template is open at the end of the text. */
function isInTag(before: string): boolean {
  const lastOf = (...ends: string[]): number => Math.max(...ends.map((end) => before.lastIndexOf(end)));
  return lastOf('{{', '{%') > lastOf('}}', '%}');
}

/**
 * Params with the values in place. A value replaces `{ "$from": … }` as it is, with its type; where
 * it is missing, the default counts, and without one the field or item is left out. Inside of text,
 * a missing value is empty. Values are inserted once and never read as references or templates.
 */
export function fillParams(params: Params, values: PathValues): Record<string, unknown> {
  return fillObject(params, values, false);
}

const MISSING = Symbol('missing');

function fill(value: unknown, values: PathValues, isTemplate: boolean): unknown {
  if (typeof value === 'string') return fillText(value, values, isTemplate);
  if (Array.isArray(value)) return value.map((one) => fill(one, values, isTemplate)).filter((one) => one !== MISSING);
  if (typeof value !== 'object' || value === null) return value;
  return isReference(value) ? fillReference(value, values, isTemplate) : fillObject(value, values, isTemplate);
}

function fillObject(object: object, values: PathValues, isTemplate: boolean): Record<string, unknown> {
  const filled = Object.entries(object).map(
    ([name, one]) => [name, fill(one, values, isTemplate || TEMPLATES.has(name))] as const,
  );
  return Object.fromEntries(filled.filter(([, one]) => one !== MISSING));
}

function fillReference(reference: Params, values: PathValues, isTemplate: boolean): unknown {
  const value = readPath(pathIn(reference), values);
  if (value === null) return reference.default ?? MISSING;
  return isTemplate && typeof value === 'string' ? separateBraces(value) : value;
}

function fillText(text: string, values: PathValues, isTemplate: boolean): string {
  let filled = '';
  let isBesideValue = false;
  const add = (part: string, isValue: boolean): void => {
    if (part !== '') {
      // Braces on both sides of a joint would begin a tag that the author did not write.
      const joins = isTemplate && (isValue || isBesideValue) && filled.endsWith('{') && /^[{%]/.test(part);
      filled += joins ? ` ${part}` : part;
    }
    isBesideValue = isValue || (isBesideValue && part === '');
  };
  let end = 0;
  for (const match of text.matchAll(PLACEHOLDER)) {
    const [whole, path] = match;
    add(text.slice(end, match.index), false);
    end = match.index + whole.length;
    if (path === undefined) add(whole.slice(1), false);
    else add(inText(readPath(path.trim(), values), isTemplate), true);
  }
  add(text.slice(end), false);
  return filled;
}

function inText(value: PathValue | null, isTemplate: boolean): string {
  const text = value === null ? '' : String(value);
  return isTemplate ? separateBraces(text) : text;
}

/** So that no tag of a template begins in a value. */
const separateBraces = (text: string): string => text.replaceAll(/\{(?=[{%])/g, '{ ');

function isReference(value: object): value is Params {
  return Object.hasOwn(value, FROM);
}

const pathIn = (reference: Params): string => (typeof reference[FROM] === 'string' ? reference[FROM] : '');

function problemOf(reference: Params): string | null {
  const fallback = reference.default;
  if (typeof reference[FROM] !== 'string') return 'must have a path in $from';
  if (Object.keys(reference).some((name) => name !== FROM && name !== 'default'))
    return 'must have no other fields than $from and default';
  return fallback === undefined || ['string', 'number', 'boolean'].includes(typeof fallback)
    ? null
    : 'must have text, a number or a boolean as default';
}

/** RFC 6901, section 3. */
const escapePointer = (name: string): string => name.replaceAll('~', '~0').replaceAll('/', '~1');

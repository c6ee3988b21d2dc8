import type { ArgumentsSchema } from './tool.ts';

type Schema = Readonly<Record<string, unknown>>;

/**
 * How much is left out: 0 nothing; 1 the insides of large params; 2 limits, which the skill checks,
 * and the descriptions of optional params; 3 what a name says by itself.
 */
export const MAX_SHORTENING = 3;

/** Bytes of a part that stays as it is. */
const SMALL = 160;
const DESCRIPTIONS = [Number.POSITIVE_INFINITY, 140, 60, 40];
/** A name such as `journey_id` says whose id it is. */
const SAYS_ENOUGH = /(^|_)(id|ids|name|url|text)$/;
/** Every call can have them, and the instructions of the connection explain them. */
const OF_EVERY_CALL: ReadonlySet<string> = new Set(['dry_run', 'idempotency_key']);

/** The arguments of a tool with less detail: required params stay, with their types. */
export function shortenSchema(schema: ArgumentsSchema, level: number): ArgumentsSchema {
  if (level === 0) return schema;
  const { $defs: defs = {}, properties = {}, required = [], ...rest } = schema as ArgumentsSchema & { $defs?: Schema };
  const params = Object.entries(properties).filter(
    ([name]) => level < 2 || required.includes(name) || !OF_EVERY_CALL.has(name),
  );
  return {
    ...rest,
    ...(required.length > 0 && { required }),
    properties: Object.fromEntries(
      params.map(([name, param]) => [
        name,
        shortenParam(name, param as Schema, defs as Schema, level, required.includes(name)),
      ]),
    ),
  } as ArgumentsSchema;
}

function shortenParam(name: string, param: Schema, defs: Schema, level: number, isRequired: boolean): Schema {
  const { description, ...whole } = resolve(param, defs);
  const bare = without(level >= 2 ? LIMITS : NOTES, whole) as Schema;
  const text = typeof description === 'string' ? firstSentence(description, DESCRIPTIONS[level] ?? 0) : '';
  const isNamed = level >= 3 && SAYS_ENOUGH.test(name);
  const isShown = text !== '' && !isNamed && (level < 2 || isRequired);
  return { ...(isSmall(bare) ? bare : typeOnly(whole, defs)), ...(isShown && { description: text }) };
}

/** What a reference refers to, with the description of the param. */
function resolve(param: Schema, defs: Schema): Schema {
  const { $ref, ...own } = param;
  if (typeof $ref !== 'string') return param;
  const target = defs[$ref.split('/').at(-1) ?? ''] as Schema | undefined;
  return target === undefined ? param : resolve({ ...target, ...own }, defs);
}

/** What says nothing about how to make a call. */
const NOTES: ReadonlySet<string> = new Set(['title', 'x-max-bytes', 'x-max-depth']);
/** What the skill checks as well; its error says what is wrong. */
const LIMITS: ReadonlySet<string> = new Set([
  ...NOTES,
  ...['minLength', 'maxLength', 'minItems', 'maxItems', 'minimum', 'maximum', 'pattern', 'format', 'default'],
  ...['minProperties', 'maxProperties', 'uniqueItems', 'additionalProperties'],
]);

function without(keywords: ReadonlySet<string>, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => without(keywords, item));
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(([keyword]) => !keywords.has(keyword));
  return Object.fromEntries(kept.map(([keyword, part]) => [keyword, without(keywords, part)]));
}

function isSmall(schema: Schema): boolean {
  const text = JSON.stringify(schema);
  return !text.includes('"$ref"') && Buffer.byteLength(text) <= SMALL;
}

/** Only the JSON type, which may be one of several; the example and `describe_skill` show more. */
function typeOnly(schema: Schema, defs: Schema): Schema {
  const types = typesOf(schema, defs);
  if (types.length === 0) return {};
  return { type: types.length === 1 ? types[0] : types };
}

function typesOf(schema: Schema, defs: Schema): readonly string[] {
  const { type, anyOf, oneOf, allOf } = resolve(schema, defs);
  if (typeof type === 'string') return [type];
  if (Array.isArray(type)) return type as string[];
  const parts = [anyOf, oneOf, allOf].find(Array.isArray) as readonly Schema[] | undefined;
  return [...new Set((parts ?? []).flatMap((part) => typesOf(part, defs)))];
}

/** The first sentence, which says what it is. A longer one loses its end. */
export function firstSentence(text: string, max: number): string {
  if (text.length <= max) return text;
  const end = text.search(/[.!?](?=\s|$)/);
  const sentence = end === -1 ? text : text.slice(0, end + 1);
  return sentence.length <= max ? sentence : `${sentence.slice(0, max - 1).trimEnd()}…`;
}

import { SkillError } from '../errors.ts';
import { parseJson } from './json-text.ts';

export type CallId = string | number | null;

export interface Call {
  readonly id: CallId;
  readonly method: string;
  readonly params: Record<string, unknown>;
}

/** A call, or the error to return in its place. */
export type ParsedCall =
  | { readonly ok: true; readonly call: Call }
  | { readonly ok: false; readonly id: CallId; readonly error: SkillError };

export interface ParsedBody {
  readonly batch: boolean;
  readonly calls: readonly ParsedCall[];
}

export const MAX_BATCH = 50;
const MAX_DEPTH = 32;
/** Characters of an id, which each answer repeats. */
const MAX_ID = 1000;

/**
 * Parses a JSON-RPC 2.0 body (specification 4.1). Throws a SkillError when the whole body is
 * invalid; an invalid call in a batch fails separately.
 */
export function parseBody(body: string): ParsedBody {
  const value = parseJson(body);
  if (!Array.isArray(value)) return { batch: false, calls: [parseCall(value, 1)] };
  if (value.length === 0) throw new SkillError(-32600, 'A batch must contain at least one call.');
  if (value.length > MAX_BATCH) throw new SkillError(-32600, `A batch can contain at most ${MAX_BATCH} calls.`);
  return { batch: true, calls: value.map((each) => parseCall(each, 2)) };
}

/**
 * Parses a body that contains the params of one call, under the same rules as an envelope. Throws a
 * SkillError.
 */
export function parseParams(body: string): Record<string, unknown> {
  const value = parseJson(body);
  const fault = findFault(value, 1);
  if (fault !== null) throw new SkillError(-32600, fault);
  if (!isObject(value)) throw new SkillError(-32600, 'The body must be a JSON object.');
  return value;
}

function parseCall(value: unknown, depth: number): ParsedCall {
  if (!isObject(value)) return refuse(null, 'A call must be an object.');
  const { jsonrpc, method, params, id = null } = value;
  if (!isId(id) || (typeof id === 'string' && findStringFault(id) !== null))
    return refuse(null, `id must be null, a number within 2^53, or a string of at most ${MAX_ID} characters.`);
  const fault = findFault(value, depth);
  if (fault !== null) return refuse(id, fault);
  if (jsonrpc !== '2.0') return refuse(id, 'jsonrpc must be exactly "2.0".');
  if (typeof method !== 'string' || method === '') return refuse(id, 'method must be the name of a skill.');
  if (params !== undefined && !isObject(params))
    return refuse(id, 'params must be an object. Skills take params by name.');
  return { ok: true, call: { id, method, params: params ?? {} } };
}

function refuse(id: CallId, message: string): ParsedCall {
  return { ok: false, id, error: new SkillError(-32600, message) };
}

/** A number that a double cannot hold exactly would not come back as it came. */
function isId(value: unknown): value is CallId {
  if (typeof value === 'number') return !Number.isInteger(value) || Number.isSafeInteger(value);
  return value === null || (typeof value === 'string' && value.length <= MAX_ID);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * Finds JSON that PostgreSQL or JavaScript cannot handle safely: NUL characters, unpaired
 * surrogates, numbers beyond a double, keys that reach an object's prototype, and excessive
 * nesting. Lists of entries for each object would cost more than the parsing.
 */
function findFault(root: unknown, rootDepth: number): string | null {
  const values: object[] = [];
  const depths: number[] = [];
  const visit = (value: unknown, depth: number): string | null => {
    if (typeof value === 'string') return findStringFault(value);
    if (typeof value === 'number') return Number.isFinite(value) ? null : 'A number is too large.';
    if (typeof value !== 'object' || value === null) return null;
    if (depth > MAX_DEPTH) return `The body is nested more than ${MAX_DEPTH} levels deep.`;
    values.push(value);
    depths.push(depth);
    return null;
  };
  let fault = visit(root, rootDepth);
  for (let parent = values.pop(); fault === null && parent !== undefined; parent = values.pop()) {
    const depth = (depths.pop() ?? 0) + 1;
    if (Array.isArray(parent)) {
      for (let index = 0; fault === null && index < parent.length; index += 1) fault = visit(parent[index], depth);
      continue;
    }
    const object = parent as Record<string, unknown>;
    for (const key of Object.keys(object)) {
      fault = findKeyFault(key) ?? visit(object[key], depth);
      if (fault !== null) break;
    }
  }
  return fault;
}

function findKeyFault(key: string): string | null {
  return key === '__proto__' || key === 'constructor' || key === 'prototype'
    ? 'The keys __proto__, constructor and prototype are not allowed.'
    : findStringFault(key);
}

function findStringFault(text: string): string | null {
  if (text.includes('\0')) return 'Strings must not contain the character U+0000.';
  return text.isWellFormed() ? null : 'Strings must not contain an unpaired surrogate.';
}

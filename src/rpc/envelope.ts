import { SkillError } from '../errors.ts';

export type CallId = string | number | null;

export interface Call {
  readonly id: CallId;
  readonly method: string;
  readonly params: Record<string, unknown>;
}

/** A call, or the error that stands in its place in the answer. */
export type ParsedCall =
  | { readonly ok: true; readonly call: Call }
  | { readonly ok: false; readonly id: CallId; readonly error: SkillError };

export interface ParsedBody {
  readonly batch: boolean;
  readonly calls: readonly ParsedCall[];
}

export const MAX_BATCH = 50;
const MAX_DEPTH = 32;

/**
 * Reads a body as JSON-RPC 2.0 (specification 4.1). Throws a SkillError when the body as a whole is no request; one bad call of a
 * batch is refused by itself.
 */
export function parseBody(body: string): ParsedBody {
  const value = parseJson(body);
  if (!Array.isArray(value)) return { batch: false, calls: [parseCall(value, 1)] };
  if (value.length === 0) throw new SkillError(-32600, 'A batch must hold at least one call.');
  if (value.length > MAX_BATCH) throw new SkillError(-32600, `A batch may hold at most ${MAX_BATCH} calls.`);
  return { batch: true, calls: value.map((each) => parseCall(each, 2)) };
}

/** Reads a body that is the params of one call: an object, under the rules of an envelope's. Throws a SkillError. */
export function parseParams(body: string): Record<string, unknown> {
  const value = parseJson(body);
  const fault = findFault(value, 1);
  if (fault !== null) throw new SkillError(-32600, fault);
  if (!isObject(value)) throw new SkillError(-32600, 'The body must be a JSON object.');
  return value;
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    throw new SkillError(-32700, 'The body is not valid JSON.');
  }
}

function parseCall(value: unknown, depth: number): ParsedCall {
  if (!isObject(value)) return refuse(null, 'A call must be an object.');
  const { jsonrpc, method, params, id = null } = value;
  if (!isId(id) || findFault(id, depth) !== null) return refuse(null, 'id must be a string, a number or null.');
  const fault = findFault(value, depth);
  if (fault !== null) return refuse(id, fault);
  if (jsonrpc !== '2.0') return refuse(id, 'jsonrpc must be exactly "2.0".');
  if (typeof method !== 'string' || method === '') return refuse(id, 'method must be the name of a skill.');
  if (params !== undefined && !isObject(params))
    return refuse(id, 'params must be an object: skills take their params by name.');
  return { ok: true, call: { id, method, params: params ?? {} } };
}

function refuse(id: CallId, message: string): ParsedCall {
  return { ok: false, id, error: new SkillError(-32600, message) };
}

function isId(value: unknown): value is CallId {
  return value === null || typeof value === 'string' || typeof value === 'number';
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * What JSON allows and neither PostgreSQL nor a careful program does: NUL characters, halves of surrogate pairs, numbers beyond
 * what a double holds, keys that reach into an object's prototype, and nesting without an end.
 */
function findFault(value: unknown, depth: number): string | null {
  if (typeof value === 'string') return faultInText(value);
  if (typeof value === 'number') return Number.isFinite(value) ? null : 'A number is too large.';
  if (typeof value !== 'object' || value === null) return null;
  if (depth > MAX_DEPTH) return `The body is nested more than ${MAX_DEPTH} levels deep.`;
  for (const [key, item] of Object.entries(value)) {
    if (key === '__proto__' || key === 'constructor' || key === 'prototype')
      return 'The keys __proto__, constructor and prototype are not allowed.';
    const fault = faultInText(key) ?? findFault(item, depth + 1);
    if (fault !== null) return fault;
  }
  return null;
}

function faultInText(text: string): string | null {
  if (text.includes('\0')) return 'Texts may not contain the character U+0000.';
  return text.isWellFormed() ? null : 'Texts may not contain half of a surrogate pair.';
}

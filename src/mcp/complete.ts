import type { CallSkill } from '../skill-call.ts';
import { prompts } from './prompts/prompts.ts';
import { documentPages, PAGE_TEMPLATE } from './resources/pages.ts';

/** What a completion is for: an argument of a prompt, or a variable of a resource template. */
export type CompletionRef =
  | { readonly type: 'ref/prompt'; readonly name: string }
  | { readonly type: 'ref/resource'; readonly uri: string };

export interface Completion {
  readonly values: string[];
  readonly total?: number;
  readonly hasMore: boolean;
}

/** The most that an answer may have. */
const MAX_VALUES = 100;
const NONE: Completion = { values: [], total: 0, hasMore: false };

/**
 * Values that begin with, or contain, what was typed. Names and ids come from the account, by
 * calls that the key may make; a refused call completes nothing.
 */
export async function complete(
  ref: CompletionRef,
  { name, value }: { readonly name: string; readonly value: string },
  call: CallSkill,
): Promise<Completion> {
  if (ref.type === 'ref/resource')
    return ref.uri === PAGE_TEMPLATE.uriTemplate && name === 'page' ? pages(value) : NONE;
  const isKnown = prompts.some(
    (prompt) => prompt.name === ref.name && prompt.arguments.some((one) => one.name === name),
  );
  const source = SOURCES[`${ref.name} ${name}`] ?? SOURCES[name];
  return isKnown && source !== undefined ? source(value, call) : NONE;
}

type Source = (typed: string, call: CallSkill) => Completion | Promise<Completion>;

/**
 * By the name of the argument, after that of its prompt where others mean something else by it. Of
 * the rest, only the person knows the value.
 */
const SOURCES: Readonly<Record<string, Source>> = {
  audience: audiences,
  'explain_unsent_message message': messages,
  phone: phones,
  purpose: (typed) => matching(['marketing', 'transactional'], typed),
  recipient: phones,
};

const pages = (typed: string): Completion =>
  matching(
    [...documentPages().keys()].map((uri) => uri.slice('tern://docs/'.length)),
    typed,
  );

/** Lists and segments, as a person names them. */
async function audiences(typed: string, call: CallSkill): Promise<Completion> {
  const found = await Promise.all(['lists.list', 'segments.list'].map((skill) => namesOf(skill, {}, 'name', call)));
  return matching(found.flat(), typed);
}

async function phones(typed: string, call: CallSkill): Promise<Completion> {
  return matching(await namesOf('contacts.list', typed === '' ? {} : { query: typed }, 'phone', call), typed);
}

/** The latest messages. */
async function messages(typed: string, call: CallSkill): Promise<Completion> {
  return matching(await namesOf('messages.list', {}, 'id', call), typed);
}

async function namesOf(skill: string, params: object, field: string, call: CallSkill): Promise<string[]> {
  const answer = await call(skill, { ...params, limit: MAX_VALUES });
  if (!answer.ok) return [];
  const items = answer.result.items as readonly Readonly<Record<string, unknown>>[];
  return items.flatMap((item) => (typeof item[field] === 'string' ? [item[field]] : []));
}

/** Values that begin with what was typed come before those that contain it. */
function matching(known: readonly string[], typed: string): Completion {
  const wanted = typed.toLowerCase();
  const found = [...new Set(known)].filter((one) => one.toLowerCase().includes(wanted));
  const first = found.filter((one) => one.toLowerCase().startsWith(wanted));
  const values = [...first, ...found.filter((one) => !first.includes(one))];
  return { values: values.slice(0, MAX_VALUES), total: values.length, hasMore: values.length > MAX_VALUES };
}

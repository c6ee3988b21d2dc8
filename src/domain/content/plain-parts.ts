import { Output, type Template, TokenKind, TypeGuards } from 'liquidjs';
import { variableOf } from './liquid/inspect.ts';
import { textOf } from './template-scope.ts';

export interface Slot {
  readonly name: string;
  readonly path: readonly string[];
}

/** Properties that strings and lists have in Liquid. */
const LIQUID_KEYS: ReadonlySet<string> = new Set(['size', 'first', 'last']);

/**
 * The parts of a template that contains only text and bare `{{ path }}` outputs; null when the
 * template needs the Liquid engine.
 */
export function plainParts(templates: readonly Template[]): readonly (string | Slot)[] | null {
  const parts: (string | Slot)[] = [];
  for (const template of templates) {
    if (template.token.kind === TokenKind.HTML) {
      parts.push((template.token as Template['token'] & { getContent(): string }).getContent());
      continue;
    }
    if (!(template instanceof Output) || template.value.filters.length > 0) return null;
    const [token, ...others] = template.value.initial.postfix;
    const variable = TypeGuards.isPropertyAccessToken(token) && others.length === 0 ? variableOf(token) : null;
    if (variable === null) return null;
    const path = variable.segments.filter((segment) => typeof segment === 'string');
    if (path.length !== variable.segments.length || path.some((key) => LIQUID_KEYS.has(key))) return null;
    parts.push({ name: String(variable), path });
  }
  return parts;
}

/** Null when a value is a list or an object: only Liquid can render it. */
export function fillParts(
  parts: readonly (string | Slot)[],
  fallbacks: ReadonlyMap<string, string>,
  vars: Readonly<Record<string, unknown>>,
): { readonly text: string; readonly missing: readonly string[] } | null {
  let text = '';
  const missing: string[] = [];
  for (const part of parts) {
    if (typeof part === 'string') {
      text += part;
      continue;
    }
    const value = textOf(valueAt(vars, part.path));
    if (value === undefined) return null;
    const shown = value ?? fallbacks.get(part.name);
    if (shown !== undefined) text += shown;
    else if (!missing.includes(part.name)) missing.push(part.name);
  }
  return { text, missing };
}

export function valueAt(vars: Readonly<Record<string, unknown>>, path: readonly string[]): unknown {
  let value: unknown = vars;
  for (const key of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return null;
    value = (value as Readonly<Record<string, unknown>>)[key];
  }
  return value;
}

const OPENS = /(?:^|[\s("])$/;
const CLOSES = /^(?:$|[\s!?;,)"]|\.(?:\s|$))/;

/**
 * The variables of a template that are written as words of their own, so that a value cannot become
 * part of a word, a number or a link of the text; null when any is not.
 */
export function wordSlots(parts: readonly (string | Slot)[]): readonly Slot[] | null {
  const slots: Slot[] = [];
  for (const [index, part] of parts.entries()) {
    if (typeof part === 'string') continue;
    const before = parts[index - 1] ?? '';
    const after = parts[index + 1] ?? '';
    if (typeof before !== 'string' || typeof after !== 'string') return null;
    if (!OPENS.test(before) || !CLOSES.test(after)) return null;
    slots.push(part);
  }
  return slots;
}

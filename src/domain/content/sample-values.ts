import type { CompiledTemplate } from './rendering.ts';

/** Stands in for a value that is not known yet. Names and cities have about this length. */
const PLACEHOLDER = 'Xxxxxxxx';
/** For templates that calculate. */
const NUMBER = '12345678';

/** A placeholder for each variable with a regular name. Other variables render their fallback. */
export function sampleValues(template: CompiledTemplate): Record<string, unknown> {
  const words = valuesOf(template, PLACEHOLDER);
  const rendered = template.render(words);
  return rendered.ok || rendered.code !== 'template_error' ? words : valuesOf(template, NUMBER);
}

const PATH = /^[\p{L}_][\p{L}\p{M}\p{N}_.]*$/u;
/** Items of a list that a loop walks. */
const ITEMS = 2;

function valuesOf({ variables, lists }: CompiledTemplate, placeholder: string): Record<string, unknown> {
  const sample: Record<string, unknown> = {};
  for (const path of variables.filter((name) => PATH.test(name) && !lists.has(name)))
    setPath(sample, path.split('.'), placeholder);
  for (const [path, fields] of lists)
    if (PATH.test(path)) setPath(sample, path.split('.'), listOf([...fields], placeholder));
  return sample;
}

function listOf(fields: readonly string[], placeholder: string): unknown[] {
  const item: Record<string, unknown> = {};
  for (const field of fields) if (PATH.test(field)) setPath(item, field.split('.'), placeholder);
  return Array.from({ length: ITEMS }, () => (Object.keys(item).length === 0 ? placeholder : item));
}

function setPath(target: Record<string, unknown>, [key = '', ...rest]: readonly string[], placeholder: unknown): void {
  if (rest.length === 0) {
    target[key] ??= placeholder;
    return;
  }
  const inner = typeof target[key] === 'object' ? (target[key] as Record<string, unknown>) : {};
  target[key] = inner;
  setPath(inner, rest, placeholder);
}

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

function valuesOf({ variables }: CompiledTemplate, placeholder: string): Record<string, unknown> {
  const sample: Record<string, unknown> = {};
  for (const path of variables.filter((name) => /^[\p{L}_][\p{L}\p{M}\p{N}_.]*$/u.test(name)))
    setPath(sample, path.split('.'), placeholder);
  return sample;
}

function setPath(target: Record<string, unknown>, [key = '', ...rest]: readonly string[], placeholder: string): void {
  if (rest.length === 0) {
    target[key] ??= placeholder;
    return;
  }
  const inner = typeof target[key] === 'object' ? (target[key] as Record<string, unknown>) : {};
  target[key] = inner;
  setPath(inner, rest, placeholder);
}

import { type Encoding, MAX_SEGMENTS, measureText, smartEncode } from '../../domain/encoding.ts';
import { type CompiledTemplate, compileTemplate, type VariableDeclaration } from '../../domain/rendering.ts';
import { invalidParams } from '../../errors.ts';
import type { TemplateFinding } from '../../generated/types.ts';

export interface Examination {
  readonly encoding: Encoding;
  readonly segments: number;
  readonly lint: TemplateFinding[];
}

/** Stands in for a value nobody knows yet; names and cities are about that long. */
const PLACEHOLDER = 'Xxxxxxxx';

/** What a text comes to and what is worth knowing of it; throws -32602 when it is not valid Liquid. */
export function examine(body: string, variables: readonly VariableDeclaration[]): Examination {
  const names = variables.map(({ name }) => name);
  const twice = names.findIndex((name, index) => names.indexOf(name) !== index);
  if (twice >= 0)
    throw invalidParams('A variable is declared twice.', [
      { path: `/variables/${twice}/name`, rule: 'must be unique' },
    ]);
  const compiled = compileTemplate(body, variables);
  if (!compiled.ok)
    throw invalidParams(`The text is not valid Liquid: ${compiled.detail}`, [
      { path: '/body', rule: 'must be valid Liquid' },
    ]);
  const { template } = compiled;
  const sample = template.render(sampleOf(template));
  const text = sample.ok ? sample.text : body;
  const { encoding, segments } = measureText(text);
  return {
    encoding,
    segments,
    lint: [
      ...(sample.ok || sample.detail === null
        ? []
        : [finding('cannot_render', 'warning', `With placeholders it cannot be rendered: ${sample.detail}`)]),
      ...lintVariables(template, variables),
      ...lintText(text, segments),
    ],
  };
}

function lintVariables(
  { variables: used }: CompiledTemplate,
  declared: readonly VariableDeclaration[],
): TemplateFinding[] {
  const names = new Set(declared.map(({ name }) => name));
  const undeclared = used
    .filter((name) => !names.has(name))
    .map((name) =>
      finding(
        'undeclared_variable',
        'warning',
        `A contact without ${name} gets no text: declare it with a fallback.`,
        name,
      ),
    );
  const unused = [...names]
    .filter((name) => !used.some((path) => path === name || path.startsWith(`${name}.`)))
    .map((name) => finding('unused_variable', 'warning', `${name} is declared and the text does not say it.`, name));
  return [...undeclared, ...unused];
}

function lintText(text: string, segments: number): TemplateFinding[] {
  if (text.trim() === '') return [finding('empty_text', 'error', 'The text is empty, so it is never sent.')];
  if (segments > MAX_SEGMENTS)
    return [finding('too_long', 'error', `The text takes ${segments} segments; at most ${MAX_SEGMENTS} are sent.`)];
  const plain = smartEncode(text);
  const saved = plain.applied ? segments - measureText(plain.text).segments : 0;
  if (saved > 0)
    return [finding('typographic_characters', 'info', `Plain quotes, dashes and spaces would save ${saved} segments.`)];
  return [];
}

function finding(
  rule: string,
  severity: TemplateFinding['severity'],
  message: string,
  variable?: string,
): TemplateFinding {
  return {
    rule,
    severity,
    message: message.slice(0, 500),
    ...(variable === undefined ? {} : { variable: variable.slice(0, 200) }),
  };
}

/** A placeholder for each variable, except where the fallback will speak. */
function sampleOf({ variables }: CompiledTemplate): Record<string, unknown> {
  const sample: Record<string, unknown> = {};
  for (const path of variables.filter((name) => /^[\p{L}_][\p{L}\p{M}\p{N}_.]*$/u.test(name)))
    place(sample, path.split('.'));
  return sample;
}

function place(holder: Record<string, unknown>, [key = '', ...rest]: readonly string[]): void {
  if (rest.length === 0) {
    holder[key] ??= PLACEHOLDER;
    return;
  }
  const inner = typeof holder[key] === 'object' ? (holder[key] as Record<string, unknown>) : {};
  holder[key] = inner;
  place(inner, rest);
}

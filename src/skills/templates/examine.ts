import { classifyMessage } from '../../domain/content/classification/classify-message.ts';
import { reviewContent } from '../../domain/content/classification/review-content.ts';
import { type Encoding, MAX_SEGMENTS, measureText } from '../../domain/content/encoding.ts';
import { type CompiledTemplate, compileTemplate, type VariableDeclaration } from '../../domain/content/rendering.ts';
import { sampleValues } from '../../domain/content/sample-values.ts';
import { smartEncode } from '../../domain/content/smart-encoding.ts';
import { invalidParams } from '../../errors.ts';
import type { TemplateFinding } from '../../generated/types.ts';

export interface Examination {
  readonly encoding: Encoding;
  readonly segments: number;
  readonly lint: TemplateFinding[];
}

/**
 * Returns the encoding, the segments and the findings of a template text. Throws -32602 when the
 * text is not valid Liquid.
 */
export function examine(body: string, variables: readonly VariableDeclaration[]): Examination {
  const names = variables.map(({ name }) => name);
  const duplicate = names.findIndex((name, index) => names.indexOf(name) !== index);
  if (duplicate >= 0)
    throw invalidParams('A variable is declared twice. Declare each variable once.', [
      { path: `/variables/${duplicate}/name`, rule: 'must be unique' },
    ]);
  const compiled = compileTemplate(body, variables);
  if (!compiled.ok)
    throw invalidParams(`The text is not valid Liquid: ${compiled.detail}`, [
      { path: '/body', rule: 'must be valid Liquid' },
    ]);
  const { template } = compiled;
  const sample = template.render(sampleValues(template));
  const text = sample.ok ? sample.text : body;
  const { encoding, segments } = measureText(text);
  return {
    encoding,
    segments,
    lint: [
      ...(sample.ok || sample.detail === null
        ? []
        : [
            finding(
              'cannot_render',
              'warning',
              `The template cannot be rendered with placeholder values: ${sample.detail}`,
            ),
          ]),
      ...lintVariables(template, variables),
      ...lintText(text, segments),
      ...lintContent(text),
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
        `A contact without ${name} receives no message. Declare the variable with a fallback.`,
        name,
      ),
    );
  const unused = [...names]
    .filter((name) => !used.some((path) => path === name || path.startsWith(`${name}.`)))
    .map((name) =>
      finding('unused_variable', 'warning', `The variable ${name} is declared but the text does not use it.`, name),
    );
  return [...undeclared, ...unused];
}

function lintText(text: string, segments: number): TemplateFinding[] {
  if (text.trim() === '')
    return [finding('empty_text', 'error', 'The text is empty, so messages from this template are not sent.')];
  if (segments > MAX_SEGMENTS)
    return [finding('too_long', 'error', `The text takes ${segments} segments. The maximum is ${MAX_SEGMENTS}.`)];
  const encoded = smartEncode(text, 'punctuation');
  const saved = encoded === null ? 0 : segments - measureText(encoded).segments;
  if (saved > 0)
    return [
      finding(
        'typographic_characters',
        'info',
        `Plain quotes, dashes and spaces would save segments: ${saved}. Set smart_encoding to punctuation to replace them.`,
      ),
    ];
  return [];
}

/** The purpose and the recipients are not known yet, so these are hints. */
function lintContent(text: string): TemplateFinding[] {
  const classification = classifyMessage(text);
  const context = { purpose: 'transactional', country: 'US', exceptions: [], ageGated: false, brand: null } as const;
  return reviewContent(text, classification, context)
    .filter(
      ({ rule }) =>
        rule === 'marketing_as_transactional' ||
        rule === 'placeholder' ||
        classification.restricted.some((sign) => sign.rule === rule),
    )
    .map(({ rule, severity, span, explanation, fix }) =>
      rule === 'marketing_as_transactional'
        ? finding(
            'marketing',
            'info',
            severity === 'blocker'
              ? `The template is marketing ("${span?.words ?? ''}"). Messages with purpose transactional are rejected.`
              : `The template may be marketing ("${span?.words ?? ''}").`,
          )
        : finding(
            rule,
            severity === 'blocker' ? 'error' : 'warning',
            `${explanation} Found: "${span?.words ?? ''}". ${fix}`,
          ),
    );
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

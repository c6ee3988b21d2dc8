import { classifyMessage } from '../content/classification/classify-message.ts';
import type { ContentFinding } from '../content/classification/finding.ts';
import { type ReviewContext, reviewContent } from '../content/classification/review-content.ts';
import { type Encoding, measureText } from '../content/encoding.ts';
import { compileTemplate } from '../content/rendering.ts';
import { sampleValues } from '../content/sample-values.ts';

/** A message as it would be sent, with sample values for its variables. */
export interface ExaminedCopy {
  readonly text: string;
  readonly encoding: Encoding;
  readonly segments: number;
  /** Variables that it reads. */
  readonly variables: readonly string[];
  /** What carriers and the law object to, blockers first. */
  readonly lint: readonly ContentFinding[];
}

export type Examination =
  | { readonly ok: true; readonly copy: ExaminedCopy }
  | { readonly ok: false; readonly detail: string };

/** By the rules of every message that is sent. `detail` never contains the text. */
export function examineCopy(text: string, context: ReviewContext): Examination {
  const compiled = compileTemplate(text);
  if (!compiled.ok) return { ok: false, detail: compiled.detail };
  const { template } = compiled;
  const sample = template.render(sampleValues(template));
  if (!sample.ok) return { ok: false, detail: sample.detail ?? 'it cannot be rendered with sample values' };
  const { encoding, segments } = measureText(sample.text);
  const lint = reviewContent(sample.text, classifyMessage(sample.text), context).map((finding) => ({
    ...finding, // Positions in the rendered message mean nothing in the template.
    span: finding.span === null || !template.constant ? null : { ...finding.span },
  }));
  return { ok: true, copy: { text, encoding, segments, variables: template.variables, lint } };
}

export const hasBlocker = ({ lint }: ExaminedCopy): boolean => lint.some(({ severity }) => severity === 'blocker');

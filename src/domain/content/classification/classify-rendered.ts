import type { CompiledTemplate, Rendered } from '../rendering.ts';
import { type Classification, classifyMessage } from './classify-message.ts';

/** The messages of templates without variables, which are all alike. */
const constants = new WeakMap<CompiledTemplate, Classification>();

/** Classifies a rendered message; a template without variables is classified once. */
export function classifyRendered(
  template: CompiledTemplate,
  { text }: Extract<Rendered, { ok: true }>,
): Classification {
  if (!template.constant) return classifyMessage(text);
  const known = constants.get(template);
  if (known !== undefined) return known;
  const classification = classifyMessage(text);
  constants.set(template, classification);
  return classification;
}

import { classifyRendered } from '../../domain/content/classification/classify-rendered.ts';
import { MAX_SEGMENTS } from '../../domain/content/encoding.ts';
import { priceMessage } from '../../domain/content/pricing.ts';
import type { CompiledTemplate } from '../../domain/content/rendering.ts';
import type { Content } from './content.ts';

/**
 * Renders the message for one recipient, classifies it, and measures and prices it for the
 * recipient's country.
 */
export function compose(
  template: CompiledTemplate,
  variables: Readonly<Record<string, unknown>>,
  country: string,
): Content {
  const rendered = template.render(variables);
  if (!rendered.ok) return { ok: false, reason: rendered.code, missing: rendered.missing, detail: rendered.detail };
  const { text } = rendered;
  const { credits, measure } = priceMessage(text, country);
  if (measure.segments === 0 || text.trim() === '')
    return { ok: false, reason: 'empty_text', missing: [], detail: null };
  if (measure.segments > MAX_SEGMENTS)
    return { ok: false, reason: 'too_long', missing: [], detail: `${measure.segments} segments` };
  return {
    ok: true,
    text,
    original: null,
    measure,
    credits,
    classification: classifyRendered(template, variables, text),
  };
}

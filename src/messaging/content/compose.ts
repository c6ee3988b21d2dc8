import { MAX_SEGMENTS } from '../../domain/encoding.ts';
import { priceText } from '../../domain/pricing.ts';
import type { CompiledTemplate } from '../../domain/rendering.ts';
import type { Content } from '../gates/facts.ts';

/** Renders a text for one recipient and says what it is on the wire and what it costs there. */
export function compose(
  template: CompiledTemplate,
  variables: Readonly<Record<string, unknown>>,
  country: string,
): Content {
  const rendered = template.render(variables);
  if (!rendered.ok) return { ok: false, reason: rendered.code, missing: rendered.missing, detail: rendered.detail };
  const { text } = rendered;
  const { credits, measure } = priceText(text, country);
  if (measure.segments === 0 || text.trim() === '')
    return { ok: false, reason: 'empty_text', missing: [], detail: null };
  if (measure.segments > MAX_SEGMENTS)
    return { ok: false, reason: 'too_long', missing: [], detail: `${measure.segments} segments` };
  return { ok: true, text, measure, credits };
}

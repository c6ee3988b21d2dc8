import { classifyRendered } from '../../domain/content/classification/classify-rendered.ts';
import { MAX_SEGMENTS } from '../../domain/content/encoding.ts';
import { priceMessage } from '../../domain/content/pricing.ts';
import type { CompiledTemplate } from '../../domain/content/rendering.ts';
import { shortenMessage } from '../../domain/links/shorten-message.ts';
import type { Content } from './content.ts';
import type { ContentShortening } from './short-links.ts';

/**
 * Renders the message for one recipient, classifies it, shortens its links, and measures and prices
 * it for the recipient's country. The classification reads the links as they are written.
 */
export function compose(
  template: CompiledTemplate,
  variables: Readonly<Record<string, unknown>>,
  country: string,
  shortening: ContentShortening | null = null,
): Content {
  const rendered = template.render(variables);
  if (!rendered.ok) return { ok: false, reason: rendered.code, missing: rendered.missing, detail: rendered.detail };
  const { text: written } = rendered;
  const { text, links } = shortening === null ? { text: written, links: [] } : shortenMessage(written, shortening);
  const { credits, measure } = priceMessage(text, country);
  if (measure.segments === 0 || text.trim() === '')
    return { ok: false, reason: 'empty_text', missing: [], detail: null };
  if (measure.segments > MAX_SEGMENTS)
    return { ok: false, reason: 'too_long', missing: [], detail: `${measure.segments} segments` };
  return {
    ok: true,
    text,
    original: null,
    shortened:
      shortening === null || links.length === 0 ? null : { source: shortening.source, links, unshortened: written },
    measure,
    credits,
    classification: classifyRendered(template, variables, written),
  };
}

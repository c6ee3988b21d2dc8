import { classifyRendered } from '../../domain/content/classification/classify-rendered.ts';
import { MAX_SEGMENTS } from '../../domain/content/encoding.ts';
import { priceMedia, priceMessage } from '../../domain/content/pricing.ts';
import { appendLinks } from '../../domain/links/append-links.ts';
import { type ShortenedMessage, shortenMessage } from '../../domain/links/shorten-message.ts';
import { MAX_MMS_TEXT } from '../../domain/media/limits.ts';
import { describeObstacle, type MediaSender } from '../../domain/media/support.ts';
import { NO_MEDIA } from '../../media/media-file.ts';
import { type Attachment, carriageOf } from './attachment.ts';
import type { Content } from './content.ts';
import type { LoadedContent } from './load-template.ts';
import type { ContentShortening } from './short-links.ts';

/** What is sent, and what the message costs depends on beside its text. */
export interface Composition extends Pick<LoadedContent, 'template' | 'shortening' | 'attachment'> {
  readonly country: string;
  /** Null: unknown, or there is none, which another gate refuses. */
  readonly sender: MediaSender | null;
}

/**
 * Renders the message for one recipient, classifies it, shortens its links, and measures and prices
 * it for the recipient's country. The classification reads the links as they are written, and not
 * the links to files that cannot be sent.
 */
export function compose(
  { template, shortening, attachment, country, sender }: Composition,
  variables: Readonly<Record<string, unknown>>,
): Content {
  const rendered = template.render(variables);
  if (!rendered.ok) return { ok: false, reason: rendered.code, missing: rendered.missing, detail: rendered.detail };
  const { text: written } = rendered;
  const carriage = attachment === null ? null : carriageOf(attachment, country, sender);
  if (carriage?.kind === 'refused') return failed('media_not_supported', describeObstacle(carriage.why));
  const shortened = shortening === null ? { text: written, links: [] } : shortenMessage(written, shortening);
  const isMedia = carriage?.kind === 'media';
  const { text, links } = carriage?.kind === 'links' ? withLinks(shortened, attachment) : shortened;
  const priced = isMedia ? priceMedia(text, country) : priceMessage(text, country);
  const hasWords = written.trim() !== '';
  if (priced === null || (!hasWords && attachment === null)) return failed('empty_text', null);
  const { credits, measure } = priced;
  if (measure.segments > MAX_SEGMENTS) return failed('too_long', `${measure.segments} segments`);
  if (isMedia && text.length > MAX_MMS_TEXT) return failed('too_long', `${text.length} characters beside media`);
  return {
    ok: true,
    text,
    original: null,
    shortened: links.length === 0 ? null : { source: sourceOf(shortening, attachment), links, unshortened: written },
    media: isMedia && attachment !== null ? attachment.files : NO_MEDIA,
    measure,
    credits,
    classification: classifyRendered(template, variables, written),
  };
}

function withLinks(message: ShortenedMessage, attachment: Attachment | null): ShortenedMessage {
  return attachment === null ? message : appendLinks(message, attachment.urls, attachment.shortening.base);
}

const sourceOf = (shortening: ContentShortening | null, attachment: Attachment | null): string =>
  shortening?.source ?? attachment?.shortening.source ?? '';

function failed(reason: Extract<Content, { ok: false }>['reason'], detail: string | null): Content {
  return { ok: false, reason, missing: [], detail };
}

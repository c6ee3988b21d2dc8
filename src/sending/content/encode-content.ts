import { classifyMessage } from '../../domain/content/classification/classify-message.ts';
import { priceMessage } from '../../domain/content/pricing.ts';
import { type SmartEncoding, smartEncode } from '../../domain/content/smart-encoding.ts';
import type { Content } from './content.ts';

/**
 * The message with its characters outside GSM-7 replaced, measured and priced again; the original
 * is kept beside it. Unchanged when nothing is replaced.
 */
export function encodeContent(content: Content, mode: SmartEncoding, country: string): Content {
  // Media messages are not sent in segments.
  if (!content.ok || content.measure.encoding === 'GSM-7' || content.media.length > 0) return content;
  const text = smartEncode(content.text, mode);
  if (text === null) return content;
  const { credits, measure } = priceMessage(text, country);
  const { text: original, shortened, media } = content;
  const read = shortened === null ? text : (smartEncode(shortened.unshortened, mode) ?? shortened.unshortened);
  return { ok: true, text, original, shortened, media, measure, credits, classification: classifyMessage(read) };
}

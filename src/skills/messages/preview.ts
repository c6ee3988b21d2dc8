import { priceMessage } from '../../domain/content/pricing.ts';
import { type SmartEncoding, smartEncode } from '../../domain/content/smart-encoding.ts';
import { fileWarnings } from '../../media/file-warnings.ts';
import { mediaField } from '../../media/media-file.ts';
import type { Content } from '../../sending/content/content.ts';
import { loadContent } from '../../sending/content/load-template.ts';
import { loadFacts } from '../../sending/facts/load-facts.ts';
import { explain } from '../../sending/gates/evaluate.ts';
import { reviewSend } from '../../sending/gates/review-facts.ts';
import { presentDecision } from '../../sending/history/present.ts';
import type { Skill } from '../../skill.ts';

export const previewMessage: Skill<'messages.preview'> = async (params, { db, account, now, service }) => {
  const {
    text,
    template_id: templateId,
    contact_id: contactId,
    to,
    vars,
    purpose = 'marketing',
    shorten_links: shorten,
    media: mediaLinks,
    media_fallback: fallback,
  } = params;
  const links = { shorten, url: service.config.links.url };
  const content = await loadContent(db, account, {
    text,
    templateId,
    field: 'text',
    links,
    media: { links: mediaLinks, fallback, now, peeked: service.peekedMedia },
  });
  const message = { to, contactId, purpose, content, variables: vars, smartEncoding: params.smart_encoding };
  const request = { ...message, now, at: now };
  const { facts, smartEncoding } = await loadFacts(db, account, request);
  const decision = presentDecision(explain(facts));
  const findings = await reviewSend(db, account, facts);
  if (!facts.content.ok)
    return {
      text: null,
      original_text: null,
      encoding: null,
      segments: 0,
      units: 0,
      credits: 0,
      smart_encoding: { mode: smartEncoding, text: null, saved_segments: 0, saved_credits: 0 },
      missing: [...facts.content.missing],
      decision,
      content_findings: findings,
    };
  const { text: rendered, original, measure, credits } = facts.content;
  return {
    text: rendered,
    original_text: original,
    encoding: measure.encoding,
    segments: measure.segments,
    units: measure.units,
    credits,
    ...mediaField(facts.content.media),
    ...fileWarnings(facts.content.media, facts.sender?.phone ?? null),
    smart_encoding: savingsOf(
      facts.content,
      smartEncoding,
      facts.recipient.ok ? facts.recipient.country : account.defaultCountry,
    ),
    missing: [],
    decision,
    content_findings: findings,
  };
};

/** What smart encoding saves, or would save if it were on. */
function savingsOf(
  { text, original, media }: Extract<Content, { ok: true }>,
  mode: SmartEncoding,
  country: string,
): Awaited<ReturnType<Skill<'messages.preview'>>>['smart_encoding'] {
  const written = original ?? text;
  // Media messages are not sent in segments.
  const encoded = media.length > 0 ? null : smartEncode(written, mode === 'off' ? 'punctuation' : mode);
  if (encoded === null) return { mode, text: null, saved_segments: 0, saved_credits: 0 };
  const [before, after] = [priceMessage(written, country), priceMessage(encoded, country)];
  return {
    mode,
    text: encoded,
    saved_segments: before.measure.segments - after.measure.segments,
    saved_credits: before.credits - after.credits,
  };
}

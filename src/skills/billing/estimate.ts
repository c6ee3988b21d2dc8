import { invalidParams } from '../../errors.ts';
import { loadContent } from '../../sending/content/load-template.ts';
import type { Skill } from '../../skill.ts';
import { priceAudience } from './price/audience.ts';
import { priceRecipient } from './price/recipient.ts';

/** The cost of one message, or of the messages to an audience. Consent is not checked. */
export const estimate: Skill<'billing.estimate'> = async (
  { text, template_id: templateId, to, vars, audience, shorten_links: shorten, media, media_fallback: fallback },
  { db, account, now, service },
) => {
  if ((to === undefined) === (audience === undefined)) {
    throw invalidParams('Set either to or audience.', [{ path: '/to', rule: 'either this or audience' }]);
  }
  if (vars !== undefined && audience !== undefined) {
    throw invalidParams('vars is only valid with to. The contacts of an audience have their own values.', [
      { path: '/vars', rule: 'only with to' },
    ]);
  }
  const content = await loadContent(db, account, {
    text: text ?? null,
    templateId: templateId ?? null,
    field: 'text',
    links: { shorten, url: service.config.links.url },
    media: { links: media, fallback, now, peeked: service.peekedMedia },
  });
  if (to !== undefined) return priceRecipient(db, account, content, to, vars ?? {}, now);
  return priceAudience(db, account, content, audience ?? { include: { all: true } }, now);
};

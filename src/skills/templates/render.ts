import { notFound, unprocessable } from '../../errors.ts';
import { findContactById } from '../../people/contacts/find-contacts.ts';
import { compose } from '../../sending/content/compose.ts';
import { contactVariables } from '../../sending/content/contact-variables.ts';
import type { Content } from '../../sending/content/content.ts';
import { loadContent } from '../../sending/content/load-template.ts';
import type { Skill } from '../../skill.ts';

/** Maximum of the version column, a 32-bit integer. */
const MAX_VERSION = 2 ** 31 - 1;

/** Renders with the code that renders messages for sending, so that both give the same text. */
export const renderTemplate: Skill<'templates.render'> = async (params, { db, account, now, service }) => {
  const { template_id: templateId, version = null, contact_id: contactId, vars = {}, shorten_links: shorten } = params;
  if (version !== null && version > MAX_VERSION) throw noSuchVersion();
  const links = { shorten, url: service.config.links.url };
  const loaded = await loadContent(db, account, { templateId, version, field: 'body', links, media: { now } });
  const contact = contactId === undefined ? null : await findContactById(db, account, contactId);
  if (contactId !== undefined && contact === null) {
    throw notFound('contact', [{ skill: 'contacts.list', params: {}, why: 'Lists the contacts of this account.' }]);
  }
  const values = contact === null ? vars : { ...contactVariables(contact), ...vars };
  const country = contact?.country ?? account.defaultCountry;
  const content = compose({ ...loaded, country, sender: null }, values);
  if (!content.ok) throw renderingError(content, templateId);
  const { encoding, segments } = content.measure;
  return { text: content.text, encoding, segments, missing: [], credits: contact === null ? null : content.credits };
};

function noSuchVersion() {
  return notFound('template', [{ skill: 'templates.list', params: {}, why: 'Lists the templates of this account.' }]);
}

function renderingError({ reason, missing, detail }: Extract<Content, { ok: false }>, templateId: string) {
  const messages = {
    missing_variable: `Variables without a value or a fallback: ${missing.join(', ')}. Pass them in vars or declare a fallback.`,
    template_error: 'The template cannot be rendered with these values. Correct the template or the values.',
    empty_text: 'The rendered text is empty. Correct the template or the values.',
    too_long: 'The rendered text is longer than ten segments. Shorten the template or the values.',
    media_not_supported: `${detail ?? ''} Set media_fallback to link, or render for another contact.`,
  };
  return unprocessable(reason, messages[reason].slice(0, 500), {
    details: { missing, ...(detail === null ? {} : { detail }) },
    nextActions: [
      {
        skill: 'templates.get',
        params: { template_id: templateId },
        why: 'Shows the variables of the template and their fallbacks.',
      },
    ],
  });
}

import { notFound, unprocessable } from '../../errors.ts';
import { compose } from '../../messaging/content/compose.ts';
import { contactVariables } from '../../messaging/content/contact-variables.ts';
import { loadContent } from '../../messaging/content/load-template.ts';
import type { Content } from '../../messaging/gates/facts.ts';
import { findContactById } from '../../messaging/send/recipient-facts.ts';
import type { Skill } from '../../skill.ts';

/** The last number that the column of versions holds. */
const LAST_VERSION = 2 ** 31 - 1;

/** The same path a send takes, so that what is shown is what would be sent. */
export const renderTemplate: Skill<'templates.render'> = async (params, { db, account }) => {
  const { template_id: templateId, version = null, contact_id: contactId, vars = {} } = params;
  if (version !== null && version > LAST_VERSION) throw noSuchVersion();
  const { template } = await loadContent(db, account, { templateId, version, field: 'body' });
  const contact = contactId === undefined ? null : await findContactById(db, account, contactId);
  if (contactId !== undefined && contact === null) {
    throw notFound('contact', [{ skill: 'contacts.list', params: {}, why: 'Lists the contacts of this account.' }]);
  }
  const values = contact === null ? vars : { ...contactVariables(contact), ...vars };
  const content = compose(template, values, contact?.country ?? account.defaultCountry);
  if (!content.ok) throw refusal(content, templateId);
  const { encoding, segments } = content.measure;
  return { text: content.text, encoding, segments, missing: [], credits: contact === null ? null : content.credits };
};

function noSuchVersion() {
  return notFound('template', [{ skill: 'templates.list', params: {}, why: 'Lists the templates of this account.' }]);
}

function refusal({ reason, missing, detail }: Extract<Content, { ok: false }>, templateId: string) {
  const messages = {
    missing_variable: `The text needs ${missing.join(', ')}, and there is no value and no fallback.`,
    template_error: 'The text cannot be rendered.',
    empty_text: 'The text is empty.',
    too_long: 'The text is longer than ten segments.',
  };
  return unprocessable(reason, messages[reason].slice(0, 500), {
    details: { missing, ...(detail === null ? {} : { detail }) },
    nextActions: [
      { skill: 'templates.get', params: { template_id: templateId }, why: 'Shows its variables and their fallbacks.' },
    ],
  });
}

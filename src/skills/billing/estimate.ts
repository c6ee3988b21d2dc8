import { invalidParams } from '../../errors.ts';
import { loadContent } from '../../messaging/content/load-template.ts';
import type { Skill } from '../../skill.ts';
import { priceAudience } from './price/audience.ts';
import { priceRecipient } from './price/recipient.ts';

/** What `messages.send` would book for one number, or what a whole audience would cost; consent is not asked for. */
export const estimate: Skill<'billing.estimate'> = async (
  { text, template_id: templateId, to, vars, audience },
  { db, account, now },
) => {
  if ((to === undefined) === (audience === undefined)) {
    throw invalidParams('Give either to or audience.', [{ path: '/to', rule: 'either this or audience' }]);
  }
  if (vars !== undefined && audience !== undefined) {
    throw invalidParams('The contacts of an audience bring their own values.', [
      { path: '/vars', rule: 'only with to' },
    ]);
  }
  const content = await loadContent(db, account, { text: text ?? null, templateId: templateId ?? null, field: 'text' });
  if (to !== undefined) return priceRecipient(db, account, content, to, vars ?? {}, now);
  return priceAudience(db, account, content, audience ?? { include: { all: true } }, now);
};

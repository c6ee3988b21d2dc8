import { unprocessable } from '../../errors.ts';
import type { Skill } from '../../skill.ts';
import { requireUnused } from '../uses.ts';
import { examine } from './examine.ts';
import { requireLockedTemplate, requireTemplate } from './find.ts';
import { presentTemplate } from './present.ts';
import { setTemplateState as setState } from './queries.ts';

export const setTemplateState: Skill<'templates.setState'> = async (
  { template_id: id, state },
  { tx, account, now },
) => {
  const old = await requireLockedTemplate(tx, account, id);
  if (old.state === state) return { template: presentTemplate(old), changed: false };
  if (state === 'archived') await requireUnused(tx, account, id, 'template');
  if (state === 'approved') {
    const errors = examine(old.body, old.variables).lint.filter(({ severity }) => severity === 'error');
    if (errors.length > 0) {
      throw unprocessable(
        'not_sendable',
        'Messages from this template could not be sent. Correct the errors in the findings first.',
        {
          details: { findings: errors },
          nextActions: [
            { skill: 'templates.get', params: { template_id: id }, why: 'Shows the text of the template.' },
          ],
        },
      );
    }
  }
  await setState(tx, account, id, state, now);
  return { template: presentTemplate(await requireTemplate(tx, account, id)), changed: true };
};

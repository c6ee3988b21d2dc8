import { invalidParams } from '../../errors.ts';
import { loadContent } from '../../messaging/content/load-template.ts';
import { explain } from '../../messaging/gates/chain.ts';
import { gatherFacts } from '../../messaging/send/gather.ts';
import type { Skill } from '../../skill.ts';

/** The facts and the gates of `messages.send`, all of them, so that everything in the way is said at once. */
export const checkSend: Skill<'compliance.checkSend'> = async (
  { phone, contact_id: contactId, text, vars, purpose = 'marketing' },
  { db, account },
) => {
  if ((phone === undefined) === (contactId === undefined)) {
    throw invalidParams('Give either phone or contact_id.', [{ path: '/phone', rule: 'either this or contact_id' }]);
  }
  const content = await loadContent(db, account, { text, field: 'text' });
  const { facts } = await gatherFacts(db, account, { to: phone, contactId, purpose, content, variables: vars });
  const { allow, gates, rule_pack: rulePack } = explain(facts);
  return { allow, gates: gates.map((gate) => ({ ...gate, inputs: { ...gate.inputs } })), rule_pack: rulePack };
};

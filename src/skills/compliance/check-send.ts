import type { RulePack } from '../../domain/rule-packs/pack.ts';
import { rulePackById, rulePackIds } from '../../domain/rule-packs/rule-pack-at.ts';
import { invalidParams } from '../../errors.ts';
import { loadContent } from '../../messaging/content/load-template.ts';
import { explain } from '../../messaging/gates/chain.ts';
import { gatherFacts } from '../../messaging/send/gather.ts';
import { requireProgramOrNumber } from '../../messaging/senders/require-program-or-number.ts';
import { earliestSend } from '../../messaging/timing/earliest.ts';
import type { Skill } from '../../skill.ts';

/** The facts and the gates of `messages.send`, all of them, so that everything in the way is said at once. */
export const checkSend: Skill<'compliance.checkSend'> = async (
  {
    phone,
    contact_id: contactId,
    text,
    vars,
    purpose = 'marketing',
    number_id: numberId = null,
    program_id: programId = null,
    at,
    rule_pack: packId,
  },
  { db, account, now },
) => {
  if ((phone === undefined) === (contactId === undefined)) {
    throw invalidParams('Give either phone or contact_id.', [{ path: '/phone', rule: 'either this or contact_id' }]);
  }
  await requireProgramOrNumber(db, account, { numberId, programId });
  const content = await loadContent(db, account, { text, field: 'text' });
  const { facts } = await gatherFacts(db, account, {
    to: phone,
    contactId,
    numberId,
    programId,
    purpose,
    content,
    variables: vars,
    at: at === undefined ? now : new Date(at),
    onQuietHours: 'reject',
    pack: packId === undefined ? undefined : requirePack(packId),
  });
  const { allow, gates, rule_pack: rulePack } = explain(facts);
  return {
    allow,
    gates: gates.map((gate) => ({ ...gate, inputs: { ...gate.inputs } })),
    rule_pack: rulePack,
    earliest_send_at: earliestSend(facts.timing, facts.touches)?.toISOString() ?? null,
  };
};

function requirePack(id: string): RulePack {
  const pack = rulePackById(id);
  if (pack === null)
    throw invalidParams(`There is no such pack of rules. There are ${rulePackIds.join(', ')}.`, [
      { path: '/rule_pack', rule: 'one of the packs of this service' },
    ]);
  return pack;
}

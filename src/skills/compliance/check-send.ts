import { requireProgramOrNumber } from '../../carriers/numbers/require-program-or-number.ts';
import type { RulePack } from '../../domain/rule-packs/pack.ts';
import { rulePackById, rulePackIds } from '../../domain/rule-packs/rule-pack-at.ts';
import { invalidParams } from '../../errors.ts';
import { loadContent } from '../../sending/content/load-template.ts';
import { loadFacts } from '../../sending/facts/load-facts.ts';
import { explain } from '../../sending/gates/evaluate.ts';
import { reviewSend } from '../../sending/gates/review-facts.ts';
import { earliestSend } from '../../sending/rules/earliest-send.ts';
import type { Skill } from '../../skill.ts';

/** Evaluates all gates of `messages.send` on the same facts, and reports every gate that blocks. */
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
    smart_encoding: smartEncoding,
    shorten_links: shorten,
    media: mediaLinks,
    media_fallback: fallback,
  },
  { db, account, now, service },
) => {
  if ((phone === undefined) === (contactId === undefined)) {
    throw invalidParams('Set either phone or contact_id.', [{ path: '/phone', rule: 'either this or contact_id' }]);
  }
  await requireProgramOrNumber(db, account, { numberId, programId });
  const links = { shorten, url: service.config.links.url };
  const content = await loadContent(db, account, {
    text,
    field: 'text',
    links,
    media: { links: mediaLinks, fallback, now, peeked: service.peekedMedia },
  });
  const { facts } = await loadFacts(db, account, {
    to: phone,
    contactId,
    numberId,
    programId,
    purpose,
    content,
    variables: vars,
    now,
    at: at === undefined ? now : new Date(at),
    onQuietHours: 'reject',
    smartEncoding,
    pack: packId === undefined ? undefined : requirePack(packId),
  });
  const { allow, gates, rule_pack: rulePack } = explain(facts);
  return {
    allow,
    gates: gates.map((gate) => ({ ...gate, inputs: { ...gate.inputs } })),
    rule_pack: rulePack,
    earliest_send_at: earliestSend(facts.timing, facts.recentSends)?.toISOString() ?? null,
    content_findings: await reviewSend(db, account, facts),
  };
};

function requirePack(id: string): RulePack {
  const pack = rulePackById(id);
  if (pack === null)
    throw invalidParams(`There is no such rule pack. Use one of ${rulePackIds.join(', ')}.`, [
      { path: '/rule_pack', rule: 'must be a rule pack of this service' },
    ]);
  return pack;
}

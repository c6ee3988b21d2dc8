import { smartEncode } from '../../domain/content/encoding.ts';
import { loadContent } from '../../sending/content/load-template.ts';
import { loadFacts } from '../../sending/facts/load-facts.ts';
import { explain } from '../../sending/gates/evaluate.ts';
import { reviewFacts } from '../../sending/gates/review-facts.ts';
import { presentDecision } from '../../sending/history/present.ts';
import type { Skill } from '../../skill.ts';

export const previewMessage: Skill<'messages.preview'> = async (params, { db, account, now }) => {
  const { text, template_id: templateId, contact_id: contactId, to, vars, purpose = 'marketing' } = params;
  const content = await loadContent(db, account, { text, templateId, field: 'text' });
  const { facts } = await loadFacts(db, account, { to, contactId, purpose, content, variables: vars, at: now });
  const decision = presentDecision(explain(facts));
  const findings = await reviewFacts(db, account, facts);
  if (!facts.content.ok)
    return {
      text: null,
      encoding: null,
      segments: 0,
      units: 0,
      credits: 0,
      smart_text: null,
      missing: [...facts.content.missing],
      decision,
      content_findings: findings,
    };
  const { text: rendered, measure, credits } = facts.content;
  const smart = smartEncode(rendered);
  return {
    text: rendered,
    encoding: measure.encoding,
    segments: measure.segments,
    units: measure.units,
    credits,
    smart_text: smart.applied ? smart.text : null,
    missing: [],
    decision,
    content_findings: findings,
  };
};

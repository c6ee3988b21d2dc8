import { effectFrom, LEADS_TO, type LeadsTo, type NamedEffect } from './domain/call-effects/leads-to.ts';
import { type CatalogEntry, catalog } from './generated/catalog.ts';
import type { SkillName } from './generated/skills.ts';

type Params = Readonly<Record<string, unknown>>;

/** A skill as such: everything that some call of it can set going. */
export function skillEffect(name: SkillName): NamedEffect {
  const { effect, leadsTo }: CatalogEntry = catalog[name];
  return { name, effect, leadsTo };
}

/**
 * One call of a skill. A call that contains calls has the strongest effect of what it contains; if
 * the params do not show it, the strongest of all.
 */
export function callEffect(name: SkillName, params: Params): NamedEffect {
  const skill = skillEffect(name);
  const leadsTo = CONTENTS[name]?.(params) ?? skill.leadsTo;
  return leadsTo === skill.leadsTo
    ? skill
    : {
        name,
        effect: effectFrom(skill.effect === 'read', leadsTo),
        leadsTo: LEADS_TO.filter((one) => leadsTo.includes(one)),
      };
}

/** What the params of a call say that it leads to; null: they do not say it. */
const CONTENTS: Readonly<Record<string, (params: Params) => readonly LeadsTo[] | null>> = {
  'command.batch': ({ calls }) => ofCalls(calls),
  'automation.create': ({ actions }) => ofCalls(actions),
  'automation.update': ({ actions }) => (actions === undefined ? null : ofCalls(actions)),
  'automation.setEnabled': ({ enabled }) => (enabled === false ? [] : null),
  'billing.autoRecharge': ({ enabled }) => (enabled === false ? [] : null),
  'partner.setChildPaused': ({ paused }) => (paused === true ? [] : null),
  'journeys.import': ({ document, journey_id: replaced }) => ofNodes(document, replaced !== undefined),
};

/** The calls of a batch, and the actions of a rule, one of which may be a webhook. */
function ofCalls(given: unknown): readonly LeadsTo[] | null {
  if (!Array.isArray(given)) return null;
  return given.flatMap((one: unknown): readonly LeadsTo[] => {
    const { skill, params } = Object(one) as { readonly skill?: unknown; readonly params?: unknown };
    if (skill === 'webhook') return ['disclosure'];
    // An unknown skill is refused later; until then it could be any.
    if (typeof skill !== 'string' || !Object.hasOwn(catalog, skill)) return ['calls'];
    return callEffect(skill as SkillName, Object(params) as Params).leadsTo;
  });
}

const OF_NODES: Readonly<Record<string, readonly LeadsTo[]>> = {
  send: ['messages', 'charges'],
  webhook: ['disclosure'],
};

/** The nodes of the document of a journey, which replace those of its draft. */
function ofNodes(document: unknown, isReplacing: boolean): readonly LeadsTo[] | null {
  const { nodes } = Object(document) as { readonly nodes?: unknown };
  if (!Array.isArray(nodes)) return null;
  const replaced: readonly LeadsTo[] = isReplacing ? ['deletion'] : [];
  const added = nodes.flatMap((node: unknown): readonly LeadsTo[] => {
    const { config } = Object(node) as { readonly config?: unknown };
    const { kind } = Object(config) as { readonly kind?: unknown };
    return OF_NODES[String(kind)] ?? [];
  });
  return [...replaced, ...added];
}

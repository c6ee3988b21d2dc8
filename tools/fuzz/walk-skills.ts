import type { SkillDefinition } from '../../codegen/contract.ts';
import { contentOfTenant } from '../../test/support/contract/tables.ts';
import { fault } from './checks/fault.ts';
import { changedTables } from './checks/tables.ts';
import { type Case, casesOf } from './generate/cases.ts';
import { knownValues } from './generate/known-values.ts';
import { curl, type Finding, type Summary } from './report.ts';
import { search } from './search.ts';
import { createWorldState, type FuzzContext, tryCase } from './try-case.ts';
import { withoutCredentials } from './world.ts';

export interface WalkOptions {
  readonly seed: number;
  /** Cases for each skill. */
  readonly cases: number;
  readonly skills: readonly SkillDefinition[];
  readonly summary: Summary;
  readonly onSkill: (skill: SkillDefinition) => void;
}

const CASES_PER_WORLD = 60;

/**
 * Calls every skill with each kind of case. A seed repeats the calls of a skill, whichever other
 * skills are tested.
 */
export async function walkSkills(context: FuzzContext, options: WalkOptions): Promise<Finding[]> {
  const { server, neighbour } = context;
  const findings: Finding[] = [];
  let before = await contentOfTenant(server.pool, neighbour);
  for (const skill of options.skills) {
    options.onSkill(skill);
    findings.push(...(await walkSkill(context, skill, options)));
    if (!server.alive()) break;
    const after = await contentOfTenant(server.pool, neighbour);
    const changed = changedTables(before, after);
    if (changed.length > 0)
      findings.push({
        where: skill.name,
        kind: 'any',
        fault: fault('changed rows of the neighbour', changed),
        request: '',
      });
    before = after;
  }
  return findings;
}

async function walkSkill(
  context: FuzzContext,
  skill: SkillDefinition,
  { seed, cases, summary }: WalkOptions,
): Promise<Finding[]> {
  const source = { contract: context.contract, known: knownValues(context.contract) };
  const options = { seed: seed ^ hash(skill.name), cases, shrinks: 300, findings: 5 };
  const found = await search(casesOf(source, skill), options, () => {
    let state = createWorldState(context);
    let left = CASES_PER_WORLD;
    return async (given: Case, counts: boolean) => {
      left -= 1;
      if (left < 0) [state, left] = [createWorldState(context), CASES_PER_WORLD - 1];
      const { code, faults, request } = await tryCase(context, await state, skill, given);
      if (counts) summary.count(given.kind, code);
      // A case may revoke the keys, so that the next case needs a new world.
      if (code === '-32000' && !withoutCredentials.includes(given.caller)) left = 0;
      return { faults, shown: { kind: given.kind, request } };
    };
  });
  return found.map(({ shown, ...each }) => ({
    where: skill.name,
    kind: shown.kind,
    fault: each.fault,
    request: curl(context.server.url, shown.request),
  }));
}

function hash(text: string): number {
  let sum = 0;
  for (const letter of text) sum = (Math.imul(sum, 31) + (letter.codePointAt(0) ?? 0)) | 0;
  return sum;
}

import type { SkillDefinition } from '../codegen/contract.ts';
import { contentOfTenant } from '../test/contract/support/tables.ts';
import { fault } from './checks/fault.ts';
import { changedTables } from './checks/tables.ts';
import { type Case, casesOf } from './draw/cases.ts';
import { knownValues } from './draw/known-values.ts';
import { curl, type Finding, type Tally } from './report.ts';
import { search } from './search.ts';
import { newStage, type Place, tryCase } from './try-case.ts';
import { withoutCredentials } from './world.ts';

export interface WalkOptions {
  readonly seed: number;
  /** Cases for each skill. */
  readonly cases: number;
  readonly skills: readonly SkillDefinition[];
  readonly tally: Tally;
  readonly onSkill: (skill: SkillDefinition) => void;
}

const CASES_OF_A_WORLD = 60;

/** Calls every skill in each kind of way. The same seed makes the same calls of a skill, whichever others are called. */
export async function walkSkills(place: Place, options: WalkOptions): Promise<Finding[]> {
  const { server, neighbour } = place;
  const findings: Finding[] = [];
  let before = await contentOfTenant(server.pool, neighbour);
  for (const skill of options.skills) {
    options.onSkill(skill);
    findings.push(...(await walkSkill(place, skill, options)));
    if (!server.alive()) break;
    const after = await contentOfTenant(server.pool, neighbour);
    const changed = changedTables(before, after);
    if (changed.length > 0)
      findings.push({
        where: skill.name,
        kind: 'any',
        fault: fault('changed what is the neighbour’s', changed),
        request: '',
      });
    before = after;
  }
  return findings;
}

async function walkSkill(
  place: Place,
  skill: SkillDefinition,
  { seed, cases, tally }: WalkOptions,
): Promise<Finding[]> {
  const source = { contract: place.contract, known: knownValues(place.contract) };
  const options = { seed: seed ^ hash(skill.name), cases, shrinks: 300, findings: 5 };
  const found = await search(casesOf(source, skill), options, () => {
    let stage = newStage(place);
    let left = CASES_OF_A_WORLD;
    return async (given: Case, counts: boolean) => {
      left -= 1;
      if (left < 0) [stage, left] = [newStage(place), CASES_OF_A_WORLD - 1];
      const { code, faults, request } = await tryCase(place, await stage, skill, given);
      if (counts) tally.count(given.kind, code);
      // Keys that a case has revoked are none for those after it.
      if (code === '-32000' && !withoutCredentials.includes(given.caller)) left = 0;
      return { faults, shown: { kind: given.kind, request } };
    };
  });
  return found.map(({ shown, ...each }) => ({
    where: skill.name,
    kind: shown.kind,
    fault: each.fault,
    request: curl(place.server.url, shown.request),
  }));
}

function hash(text: string): number {
  let sum = 0;
  for (const letter of text) sum = (Math.imul(sum, 31) + (letter.codePointAt(0) ?? 0)) | 0;
  return sum;
}

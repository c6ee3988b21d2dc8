import fc from 'fast-check';
import type { SkillDefinition } from '../codegen/contract.ts';
import type { Fault } from './checks/fault.ts';
import { type Case, casesOf, type Kind } from './draw/cases.ts';
import { knownValues } from './draw/known-values.ts';
import { curl, type Finding, type Tally } from './report.ts';
import { type Place, type Stage, type Tried, tryCase } from './try-case.ts';
import { furnishOwn } from './world.ts';

export interface WalkOptions {
  readonly seed: number;
  /** Cases for each skill. */
  readonly cases: number;
  readonly skills: readonly SkillDefinition[];
  readonly tally: Tally;
  readonly onSkill?: (skill: SkillDefinition) => void;
}

const CASES_OF_A_WORLD = 60;
/** A finding is made smaller by this many calls at most. */
const SHRINKS = 300;
/** A skill is searched again with what was found left aside. */
const FINDINGS_OF_A_SKILL = 5;

/** Calls every skill in each kind of way. The same seed makes the same calls of a skill, whichever others are called. */
export async function walkSkills(place: Place, options: WalkOptions): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const skill of options.skills) {
    options.onSkill?.(skill);
    findings.push(...(await walkSkill(place, skill, options)));
    if (!place.server.alive()) break;
  }
  return findings;
}

async function walkSkill(
  place: Place,
  skill: SkillDefinition,
  { seed, cases, tally }: WalkOptions,
): Promise<Finding[]> {
  const findings: Finding[] = [];
  const known = new Set<string>();
  const source = { contract: place.contract, known: knownValues(place.contract) };
  for (let round = 0; round <= FINDINGS_OF_A_SKILL; round += 1) {
    let stage: Stage | null = null;
    let [onStage, shrinks] = [0, 0];
    let found: { tried: Tried; fault: Fault; kind: Kind } | null = null;
    const holds = async (given: Case): Promise<boolean> => {
      if (found !== null && shrinks++ > SHRINKS) return true;
      if (stage === null || onStage === CASES_OF_A_WORLD) {
        stage = { world: await furnishOwn(place.server), sent: new Set(), keys: 0 };
        onStage = 0;
      }
      onStage += 1;
      const tried = await tryCase(place, stage, skill, given);
      if (found === null && round === 0) tally.count(given.kind, tried.code);
      // A key that was revoked by a case is none for those after it.
      if (tried.code === '-32000') onStage = Math.max(onStage, CASES_OF_A_WORLD - 10);
      const fault = tried.faults.find(({ name }) => (found === null ? !known.has(name) : name === found.fault.name));
      if (fault === undefined) return true;
      found = { tried, fault, kind: given.kind };
      return false;
    };
    await fc.check(fc.asyncProperty(casesOf(source, skill), holds), { seed: seed ^ hash(skill.name), numRuns: cases });
    const last = found as { tried: Tried; fault: Fault; kind: Kind } | null;
    if (last === null) break;
    known.add(last.fault.name);
    findings.push({
      where: skill.name,
      kind: last.kind,
      fault: last.fault,
      request: curl(place.server.url, last.tried.request),
    });
    if (!place.server.alive()) break;
  }
  return findings;
}

function hash(text: string): number {
  let sum = 0;
  for (const letter of text) sum = (Math.imul(sum, 31) + (letter.codePointAt(0) ?? 0)) | 0;
  return sum;
}

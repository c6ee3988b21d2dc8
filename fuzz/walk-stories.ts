import fc from 'fast-check';
import type { SkillDefinition } from '../codegen/contract.ts';
import type { Fault } from './checks/fault.ts';
import { type Case, casesOf } from './draw/cases.ts';
import { knownValues } from './draw/known-values.ts';
import { newMadeIds } from './draw/made-ids.ts';
import { curl, type Finding, type Tally } from './report.ts';
import { search } from './search.ts';
import { newStage, type Place, tryCase } from './try-case.ts';

interface Step {
  readonly skill: SkillDefinition;
  readonly given: Case;
  /** Which of the ids that were made so far stands in place of one that is known. */
  readonly pick: number;
}

const LONGEST = 40;
/** A drawn address would be called from this machine. */
const REACHES_OUT = ['partner.configureWebhook', 'partner.processOutbox'];

/** Calls of any skills one after the other in one world, about what the calls before have made. */
export async function walkStories(
  place: Place,
  { seed, stories, tally }: { seed: number; stories: number; tally: Tally },
): Promise<Finding[]> {
  const told = fc.array(stepsOf(place), { minLength: 10, maxLength: LONGEST, size: 'max' });
  const attempt = async (steps: readonly Step[], counts: boolean) => {
    const stage = await newStage(place);
    const made = newMadeIds();
    const requests: string[] = [];
    const faults: Fault[] = [];
    for (const { skill, given, pick } of steps) {
      const tried = await tryCase(place, stage, skill, { ...given, params: made.put(given.params, pick) });
      if (counts) tally.count('in a story', tried.code);
      requests.push(curl(place.server.url, tried.request));
      made.take(tried.result);
      faults.push(...tried.faults.map(({ name, detail }) => ({ name: `${skill.name}: ${name}`, detail })));
      if (faults.length > 0) break;
    }
    return { faults, shown: requests };
  };
  // Each try furnishes a world.
  const found = await search(told, { seed, cases: stories, shrinks: 60, findings: 5 }, () => attempt);
  return found.map(({ fault, shown }) => ({
    where: 'a story',
    kind: 'in a story',
    fault,
    request: shown.join('\n  '),
  }));
}

function stepsOf({ contract }: Place): fc.Arbitrary<Step> {
  const source = { contract, known: knownValues(contract) };
  const skills = contract.skills.filter(({ name }) => !REACHES_OUT.includes(name));
  return fc.oneof(
    ...skills.map((skill) => ({
      // What is paid for is what makes work for the workers.
      weight: skill.effect === 'billable' ? 5 : 1,
      arbitrary: fc
        .record({ given: casesOf(source, skill).map(forStory), pick: fc.nat(1_000) })
        .map((step): Step => ({ skill, ...step })),
    })),
  );
}

/** In a story things happen, and what a single call leaves behind was looked at elsewhere. */
function forStory({ params: { dry_run: _rehearsed, ...params }, ...given }: Case): Case {
  return { ...given, params, caller: given.caller === 'test' ? 'test' : 'all', twice: false, weighed: false };
}

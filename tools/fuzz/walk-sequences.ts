import fc from 'fast-check';
import type { SkillDefinition } from '../../codegen/contract.ts';
import type { Fault } from './checks/fault.ts';
import { type Case, casesOf } from './generate/cases.ts';
import { createIdPool } from './generate/created-ids.ts';
import { knownValues } from './generate/known-values.ts';
import { curl, type Finding, type Summary } from './report.ts';
import { search } from './search.ts';
import { createWorldState, type FuzzContext, tryCase } from './try-case.ts';

interface Step {
  readonly skill: SkillDefinition;
  readonly given: Case;
  /** Selects the created id that replaces a known id. */
  readonly pick: number;
}

const MAX_LENGTH = 40;
/** These skills would make the service call a generated URL. */
const EXTERNAL_SKILLS = ['partner.configureWebhook', 'partner.processOutbox'];

/** Calls random skills in one world, with ids that earlier calls created. */
export async function walkSequences(
  context: FuzzContext,
  { seed, sequences, summary }: { seed: number; sequences: number; summary: Summary },
): Promise<Finding[]> {
  const sequenceCases = fc.array(stepsOf(context), { minLength: 10, maxLength: MAX_LENGTH, size: 'max' });
  const attempt = async (steps: readonly Step[], counts: boolean) => {
    const state = await createWorldState(context);
    const created = createIdPool();
    const requests: string[] = [];
    const faults: Fault[] = [];
    for (const { skill, given, pick } of steps) {
      const tried = await tryCase(context, state, skill, { ...given, params: created.replace(given.params, pick) });
      if (counts) summary.count('in a sequence', tried.code);
      requests.push(curl(context.server.url, tried.request));
      created.collect(tried.result);
      faults.push(...tried.faults.map(({ name, detail }) => ({ name: `${skill.name}: ${name}`, detail })));
      if (faults.length > 0) break;
    }
    return { faults, shown: requests };
  };
  // Each try creates a world, so shrinking is limited.
  const found = await search(sequenceCases, { seed, cases: sequences, shrinks: 60, findings: 5 }, () => attempt);
  return found.map(({ fault, shown }) => ({
    where: 'a sequence',
    kind: 'in a sequence',
    fault,
    request: shown.join('\n  '),
  }));
}

function stepsOf({ contract }: FuzzContext): fc.Arbitrary<Step> {
  const source = { contract, known: knownValues(contract) };
  const skills = contract.skills.filter(({ name }) => !EXTERNAL_SKILLS.includes(name));
  return fc.oneof(
    ...skills.map((skill) => ({
      // Billable skills create most of the work for workers.
      weight: skill.effect === 'billable' ? 5 : 1,
      arbitrary: fc
        .record({ given: casesOf(source, skill).map(forSequence), pick: fc.nat(1_000) })
        .map((step): Step => ({ skill, ...step })),
    })),
  );
}

/**
 * Without dry runs, so that each step has effects; walkSkills checks the effects of single calls.
 */
function forSequence({ params: { dry_run: _dryRun, ...params }, ...given }: Case): Case {
  return { ...given, params, caller: given.caller === 'test' ? 'test' : 'all', twice: false, comparesTables: false };
}

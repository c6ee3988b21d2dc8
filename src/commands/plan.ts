import type { Command } from 'commander';
import { addEndpointOptions } from './http/endpoint.ts';
import type { PlanFlags } from './plan/plan-file.ts';

/** `tern plan` and `tern apply`: several calls from a file. */
export function addPlan(program: Command): void {
  const plan = program
    .command('plan')
    .description('Show what the calls of a file would do. Changes nothing.')
    .argument('<file>', 'YAML or JSON file with the calls, or with a goal; - reads standard input')
    .option('--json', 'print the whole plan as JSON')
    .addHelpText('after', EXAMPLES);
  addEndpointOptions(plan).action(async (file: string, flags: PlanFlags) => {
    const { planFile } = await import('./plan/plan-file.ts');
    await planFile(file, flags);
  });
  const apply = program
    .command('apply')
    .description('Plan the calls of a file, and make them exactly as the plan shows them.')
    .argument('<file>', 'YAML or JSON file with the calls, or with a goal; - reads standard input')
    .option('--yes', 'do not ask before the calls are made')
    .option('--continue', 'go on after a call that fails')
    .option('--json', 'print the plan and the job as JSON')
    .addHelpText('after', EXAMPLES);
  addEndpointOptions(apply).action(async (file: string, flags: PlanFlags) => {
    const { applyFile } = await import('./plan/apply-file.ts');
    await applyFile(file, flags);
  });
}

const EXAMPLES = `
The file:
  steps:
    - skill: tags.create
      params: { name: Regulars }
    - skill: tags.assign
      params: { tag: { $from: steps.1.tag.id }, ids: [con_01k…] }

Exit codes: 0 success, 1 a call fails or was not made, or the plan changed, 2 usage error, 3 no response, 4 waits for an approval.

Examples:
  tern plan regulars.yaml
  tern apply regulars.yaml
  echo 'goal: Create the tag "Regulars"' | tern apply - --yes`;

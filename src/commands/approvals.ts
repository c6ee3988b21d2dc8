import type { Command } from 'commander';
import { type ApprovalFlags, printApprovals, showApproval } from './approvals/show-approvals.ts';
import { addEndpointOptions } from './http/endpoint.ts';

/** `tern approvals`: calls that wait for a person. */
export function addApprovals(program: Command): void {
  const approvals = program
    .command('approvals')
    .description('List, show and decide calls that wait for a person.')
    .addHelpText('after', EXAMPLES);
  addEndpointOptions(
    approvals
      .command('list')
      .description('List the calls that wait.')
      .option('--all', 'also those that were decided')
      .option('--json', 'print JSON')
      .addHelpText('after', '\nExample:\n  tern approvals list --all'),
  ).action((flags: ApprovalFlags) => printApprovals(flags));
  addEndpointOptions(
    approvals
      .command('show')
      .description('Show one call and what it would do.')
      .argument('<id>', 'ID of the approval')
      .option('--json', 'print JSON')
      .addHelpText('after', '\nExample:\n  tern approvals show apr_01k…'),
  ).action((id: string, flags: ApprovalFlags) => showApproval(id, flags));
  for (const decision of ['approve', 'refuse'] as const)
    addEndpointOptions(
      approvals
        .command(decision)
        .description(decision === 'approve' ? 'Approve a call, which is then made.' : 'Refuse a call.')
        .argument('<id>', 'ID of the approval')
        .option('--reason <text>', 'reason, which the caller sees')
        .option('--effect-hash <hash>', 'approve only what `show` has shown')
        .option('--confirm-count <number>', 'number of people, which `show` asks for if there are many')
        .addHelpText('after', `\nExample:\n  tern approvals ${decision} apr_01k… --reason "As agreed."`),
    ).action(async (id: string, flags: ApprovalFlags) => {
      const { decideApproval } = await import('./approvals/decide-approval.ts');
      await decideApproval(id, decision, flags);
    });
}

const EXAMPLES = `
Exit codes: 0 success, 1 the decision was not stored, or the call failed, 2 usage error, 3 no response.

Examples:
  tern approvals list
  tern approvals show apr_01k…
  tern approvals approve apr_01k…
  tern approvals refuse apr_01k… --reason "Not before Monday."`;

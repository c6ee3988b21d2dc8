import type { Approval } from '../../generated/types.ts';
import { describeError } from '../http/describe-error.ts';
import { callOver, readEndpoint } from '../http/endpoint.ts';
import { type ApprovalFlags, describeApproval } from './show-approvals.ts';

type Shown = { readonly approval: Approval };

/** Without an effect hash, approves what the service shows now, and prints it. */
export async function decideApproval(id: string, decision: 'approve' | 'refuse', flags: ApprovalFlags): Promise<void> {
  const endpoint = readEndpoint(flags);
  const seen = await callOver<Shown>(endpoint, 'command.approvals.get', { approval_id: id });
  const hash = flags.effectHash ?? seen.result?.approval.effect_hash;
  const { result, error } =
    seen.error !== undefined
      ? seen
      : await callOver<Shown>(endpoint, 'command.approvals.decide', {
          approval_id: id,
          decision,
          ...(decision === 'approve' && { effect_hash: hash }),
          ...(flags.confirmCount !== undefined && { confirm_count: Number(flags.confirmCount) }),
          ...(flags.reason !== undefined && { reason: flags.reason }),
        });
  if (error !== undefined) process.stderr.write(describeError(error));
  else if (result !== undefined) process.stdout.write(describeApproval(result.approval));
  if (error !== undefined || result?.approval.state === 'failed') process.exitCode = 1;
}

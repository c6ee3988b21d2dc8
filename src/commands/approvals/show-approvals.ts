import type { SkillTypes } from '../../generated/skills.ts';
import type { Approval } from '../../generated/types.ts';
import { describeError } from '../http/describe-error.ts';
import { callOver, type EndpointFlags, readEndpoint } from '../http/endpoint.ts';

export interface ApprovalFlags extends EndpointFlags {
  readonly all?: boolean;
  readonly json?: boolean;
  readonly reason?: string;
  readonly effectHash?: string;
  readonly confirmCount?: string;
}

type Listed = SkillTypes['command.approvals.list']['result'];

export async function printApprovals(flags: ApprovalFlags): Promise<void> {
  const params = { limit: 200, ...(flags.all ? {} : { states: ['pending'] }) };
  const { result, error } = await callOver<Listed>(readEndpoint(flags), 'command.approvals.list', params);
  if (error !== undefined) {
    process.stderr.write(describeError(error));
    process.exitCode = 1;
    return;
  }
  const { items = [] } = result ?? {};
  if (flags.json) process.stdout.write(`${JSON.stringify(items, null, 2)}\n`);
  else if (items.length === 0) process.stdout.write('No call waits for an approval.\n');
  for (const { id, state, skill, effect, expires_at: expires } of flags.json ? [] : items)
    process.stdout.write(`${id}  ${state}  ${skill}  ${amounts(effect)}  expires ${expires}\n`);
}

export async function showApproval(id: string, flags: ApprovalFlags): Promise<void> {
  const { result, error } = await callOver<{ approval: Approval }>(readEndpoint(flags), 'command.approvals.get', {
    approval_id: id,
  });
  if (error !== undefined) {
    process.stderr.write(describeError(error));
    process.exitCode = 1;
  } else if (flags.json) process.stdout.write(`${JSON.stringify(result?.approval, null, 2)}\n`);
  else if (result !== undefined) process.stdout.write(describeApproval(result.approval));
}

export function describeApproval({ skill, state, params, effect, effect_hash, reason, error, link }: Approval): string {
  const lines = [
    `${skill}: ${state}${reason === null ? '' : ` (${reason})`}`,
    ...(effect.summary === null ? [] : [effect.summary]),
    amounts(effect),
    ...(effect.confirm_count === null ? [] : [`To approve it, add --confirm-count ${effect.confirm_count}`]),
    ...(effect.sample_text === null ? [] : [`First message: ${effect.sample_text}`]),
    ...(effect.irreversible === null ? [] : [effect.irreversible]),
    ...(error === null ? [] : [`Failed: ${error.message}`]),
    `Params: ${JSON.stringify(params)}`,
    `Effect hash: ${effect_hash}`,
    ...(link === null ? [] : [`Page for a person without a key: ${link}`]),
  ];
  return `${lines.join('\n')}\n`;
}

function amounts({ recipients, messages, credits }: Approval['effect']): string {
  const known = (count: number | null): string => (count === null ? 'unknown' : String(count));
  return `recipients: ${known(recipients)}, messages: ${known(messages)}, credits: ${known(credits)}`;
}

import type { CommandSkills } from '../../generated/skills.ts';
import { cancelApproval } from './approvals/cancel.ts';
import { decideApproval } from './approvals/decide.ts';
import { getApproval } from './approvals/get.ts';
import { listApprovals } from './approvals/list.ts';

export const command: CommandSkills = {
  'command.approvals.list': listApprovals,
  'command.approvals.get': getApproval,
  'command.approvals.decide': decideApproval,
  'command.approvals.cancel': cancelApproval,
};

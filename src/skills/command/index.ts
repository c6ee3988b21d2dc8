import type { CommandSkills } from '../../generated/skills.ts';
import { cancelApproval } from './approvals/cancel.ts';
import { decideApproval } from './approvals/decide.ts';
import { getApproval } from './approvals/get.ts';
import { listApprovals } from './approvals/list.ts';
import { batchCalls } from './batch.ts';
import { executePlan } from './execute.ts';
import { jobHistory } from './history.ts';
import { planCalls } from './plan.ts';
import { jobStatus } from './status.ts';
import { undoJob } from './undo.ts';

export const command: CommandSkills = {
  'command.plan': planCalls,
  'command.execute': executePlan,
  'command.batch': batchCalls,
  'command.status': jobStatus,
  'command.undo': undoJob,
  'command.history': jobHistory,
  'command.approvals.list': listApprovals,
  'command.approvals.get': getApproval,
  'command.approvals.decide': decideApproval,
  'command.approvals.cancel': cancelApproval,
};

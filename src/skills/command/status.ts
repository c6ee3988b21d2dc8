import type { Skill } from '../../skill.ts';
import { showJob } from './run-job.ts';

export const jobStatus: Skill<'command.status'> = ({ job_id: id }, context) => showJob(context.db, context, id);

import type { Skill } from '../../../skill.ts';
import { presentWebhook } from './present.ts';
import { listWebhooks as listRows } from './queries.ts';

export const listWebhooks: Skill<'agent.webhooks.list'> = async (_params, { db, account, now }) => ({
  items: (await listRows(db, account)).map((row) => presentWebhook(row, now)),
});

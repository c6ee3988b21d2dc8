import { MAX_PEOPLE } from '../../measures/people/responses.ts';
import { requireList } from '../../people/audience/require-list.ts';
import type { Skill } from '../../skill.ts';
import { responsesOf } from './present-responses.ts';

export const readList: Skill<'analytics.list'> = async ({ list_id: id, ...params }, { db, account, now }) => {
  await requireList(db, account, id);
  const rows = await db.tenant(account.tenantId).list_members.findMany({
    where: { list_id: id },
    orderBy: { contact_id: 'asc' },
    take: MAX_PEOPLE + 1,
    select: { contact_id: true },
  });
  const ids = rows.map(({ contact_id: contactId }) => contactId);
  return { list_id: id, responses: await responsesOf(db, account, ids, params, now) };
};

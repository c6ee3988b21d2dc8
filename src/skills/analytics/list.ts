import { notFound } from '../../errors.ts';
import { MAX_PEOPLE } from '../../measures/people/responses.ts';
import type { Skill } from '../../skill.ts';
import { responsesOf } from './present-responses.ts';
import { listMemberIds } from './queries.ts';

export const readList: Skill<'analytics.list'> = async ({ list_id: id, ...params }, { db, account, now }) => {
  const where = { account_id: account.accountId, id };
  const list = await db.tenant(account.tenantId).lists.findFirst({ where, select: { id: true } });
  if (list === null)
    throw notFound('list', [{ skill: 'lists.list', params: {}, why: 'Lists the lists of this account.' }]);
  const rows = await db.rows(listMemberIds, account.tenantId, list.id, MAX_PEOPLE + 1);
  const ids = rows.map(({ contact_id: contactId }) => contactId);
  return { list_id: list.id, responses: await responsesOf(db, account, ids, params, now) };
};

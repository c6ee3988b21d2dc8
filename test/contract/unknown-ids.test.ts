import { useTestApp } from '../support/app.ts';
import { refusalOf } from '../support/untyped-calls.ts';

const app = useTestApp();
const PHONE = '+12025550143';

const CALLS = [
  ['tags.assign', 'ids'],
  ['tags.unassign', 'ids'],
  ['lists.addContacts', 'contact_ids'],
  ['lists.removeContacts', 'contact_ids'],
] as const;

test.each(CALLS)('%s of unknown ids alone is an error, and of some is not', async (skill, param) => {
  const account = await app.account();
  await account.call('tags.create', { name: 'VIP' });
  const { list } = await account.call('lists.create', { name: 'News' });
  const { contact } = await account.call('contacts.upsert', { phone: PHONE });
  const target = skill.startsWith('tags') ? { tag: 'VIP' } : { list_id: list.id };
  const call = account.call as (name: string, params: unknown) => Promise<unknown>;
  expect(await refusalOf(account, skill, { ...target, [param]: ['ctc_unknown', '{{contact.id}}'] })).toMatchObject({
    code: -32001,
    data: { next_actions: [{ skill: 'contacts.list' }] },
  });
  for (const missing of [{}, { [param]: [] }])
    expect(await refusalOf(account, skill, { ...target, ...missing })).toMatchObject({ code: -32602 });
  await call(skill, { ...target, [param]: ['ctc_unknown', contact.id] });
});

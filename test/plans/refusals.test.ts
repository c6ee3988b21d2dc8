import { type CallError, useTestApp } from '../support/app.ts';

const app = useTestApp();

async function withAnn() {
  const account = await app.account();
  const { contact } = await account.call('contacts.upsert', {
    phone: '+12025550143',
    first_name: 'Ann',
    last_name: 'Lee',
  });
  await account.call('tags.create', { name: 'VIP' });
  return { account, contactId: contact.id };
}

test('a goal of which a word is not understood has no hash, and nothing is stored or measured', async () => {
  const { account } = await withAnn();
  const {
    plan_id: id,
    plan_hash: hash,
    ...rest
  } = await account.call('command.plan', {
    goal: 'tag Ann Lee as VIP unless she has opted out',
  });
  expect([id, hash, rest.expires_at, rest.effect]).toEqual([null, null, null, null]);
  expect(rest.not_understood).toEqual(['unless she has opted out']);
  expect(rest.steps).toMatchObject([{ skill: 'tags.assign', needs: [], effect: null }]);
});

test('a goal of which no word is understood is refused with all of its words', async () => {
  const { account } = await withAnn();
  const error = await account.call('command.plan', { goal: 'bake a cake; sing' }).catch((one: CallError) => one);
  expect(error).toMatchObject({ data: { reason: 'not_understood', not_understood: ['bake a cake', 'sing'] } });
});

test('a time needs a time zone if the country of the account has several', async () => {
  const { account, contactId } = await withAnn();
  const goal = 'text Ann Lee "Your table is ready" tomorrow at 10am';
  const unknown = await account.call('command.plan', { goal });
  expect(unknown.not_understood).toEqual(['tomorrow at 10am']);
  expect(unknown.steps[0]?.needs).toMatchObject([{ path: '/send_at', meaning: expect.stringContaining('time zone') }]);
  const known = await account.call('command.plan', { goal, timezone: 'America/New_York' });
  const params = { contact_id: contactId, text: 'Your table is ready', send_at: '2029-06-14T14:00:00.000Z' };
  expect(known.steps).toMatchObject([{ skill: 'messages.send', params }]);
  expect(known.not_understood).toEqual([]);
});

test('an unknown time zone is rejected', async () => {
  const { account } = await withAnn();
  const params = { goal: 'show the tags', timezone: 'Mars/Olympus' };
  await expect(account.call('command.plan', params)).rejects.toMatchObject({
    data: { field_errors: [{ path: '/timezone' }] },
  });
});

test('a name that two objects have is not understood, and the reason names both', async () => {
  const { account, contactId } = await withAnn();
  const { contact } = await account.call('contacts.upsert', {
    phone: '+12025550144',
    first_name: 'Ann',
    last_name: 'Lee',
  });
  const { not_understood: unread, steps } = await account.call('command.plan', { goal: 'forget Ann Lee' });
  expect(unread).toEqual(['Ann Lee']);
  expect(steps[0]?.needs[0]?.meaning).toContain(contactId);
  expect(steps[0]?.needs[0]?.meaning).toContain(contact.id);
});

test('a key that may not list contacts cannot find out who is one', async () => {
  const { account } = await withAnn();
  const { api_key: key } = await account.call('agent.createKey', { name: 'planner', permissions: ['ai', 'messages'] });
  const planner = app.as(key as string);
  const { not_understood: unread, steps } = await planner.call('command.plan', { goal: 'text Ann Lee "Hi"' });
  expect(unread).toEqual(['Ann Lee']);
  expect(JSON.stringify(steps)).not.toContain('con_');
});

test('objects of other accounts are never found by their names', async () => {
  await withAnn();
  const other = await app.account();
  const error = await other.call('command.plan', { goal: 'tag Ann Lee as VIP' }).catch((one: CallError) => one);
  expect(error).toMatchObject({ data: { not_understood: ['tag Ann Lee as VIP'] } });
});

test('what is beyond the bounds of a goal is returned as not understood', async () => {
  const { account } = await withAnn();
  const goal = `show the tags. ${'show the lists. '.repeat(60)}`;
  const { plan_hash: hash, not_understood: unread, steps } = await account.call('command.plan', { goal });
  expect(hash).toBeNull();
  expect(steps.length).toBeLessThanOrEqual(40);
  expect(unread.join(' ').match(/lists/g)).toHaveLength(61 - steps.length);
});

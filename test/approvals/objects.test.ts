import { type CallError, type TestAccount, useTestApp } from '../support/app.ts';
import { ADA, asking, read, reasonOf } from './support.ts';

const app = useTestApp();

/** An account with a list of so many people, and the approval that its deletion waits for. */
async function askToDelete(
  people: number,
): Promise<{ owner: TestAccount; agent: TestAccount; id: string; list: string }> {
  const { owner, agent } = await asking(app);
  const { list } = await owner.call('lists.create', { name: 'VIP' });
  const phones = Array.from({ length: people }, (_, index) => `+1202556${String(index).padStart(4, '0')}`);
  for (let at = 0; at < people; at += 500)
    await owner.call('contacts.import', { contacts: phones.slice(at, at + 500).map((phone) => ({ phone })) });
  const { items } = await owner.call('contacts.list', { limit: 200 });
  const contact_ids = items.filter(({ phone }) => phone !== ADA).map(({ id }) => id);
  await owner.call('lists.addContacts', { list_id: list.id, contact_ids });
  const error = await agent.call('lists.delete', { list_id: list.id }).catch((failure: CallError) => failure);
  return { owner, agent, id: (error as CallError).data.approval_id as string, list: list.id };
}

const listsOf = async ({ call }: TestAccount) => (await call('lists.list', {})).items.length;

test('an approval names the objects and the people, and many people must be counted to approve it', async () => {
  const { owner, id, list } = await askToDelete(150);
  const { effect, effect_hash } = await read(owner, id);
  expect(effect).toMatchObject({
    summary: 'Deletes the list VIP with 150 people.',
    objects: [{ kind: 'list', id: list, name: 'VIP' }],
    confirm_count: 150,
  });
  const decide = (confirm_count?: number) =>
    owner.call('command.approvals.decide', {
      approval_id: id,
      decision: 'approve',
      effect_hash,
      ...(confirm_count !== undefined && { confirm_count }),
    });
  for (const wrong of [undefined, 149])
    expect(reasonOf(await decide(wrong).catch((error) => error))).toBe('count_not_confirmed');
  expect(await listsOf(owner)).toBe(1);
  expect((await decide(150)).approval.state).toBe('executed');
  expect(await listsOf(owner)).toBe(0);
});

test('the page says the same, and asks for the number', async () => {
  const { owner, id } = await askToDelete(101);
  const { link } = await read(owner, id);
  const path = link?.replace(/^.*\/approve/, '/approve');
  const page = await (await fetch(`${app.url}${path}`)).text();
  expect(page).toContain('Deletes the list VIP with 101 people.');
  const hash = /name="effect_hash" value="([0-9a-f]+)"/.exec(page)?.[1] ?? '';
  const post = async (count: string) => {
    const body = new URLSearchParams({ decision: 'approve', effect_hash: hash, confirm_count: count });
    return fetch(`${app.url}${path}`, { method: 'POST', body });
  };
  expect((await post('')).status).toBe(409);
  expect((await post('101')).status).toBe(200);
  expect(await listsOf(owner)).toBe(0);
});

test.each([
  ['another content type', { body: '{}', headers: { 'content-type': 'application/json' } }, 415],
  ['a body of 70 KB', { body: new URLSearchParams({ reason: 'x'.repeat(70_000) }) }, 413],
])('the page says in words that nothing was decided by %s', async (_, given, status) => {
  const { owner, id } = await askToDelete(1);
  const { link } = await read(owner, id);
  const url = `${app.url}${link?.replace(/^.*\/approve/, '/approve')}`;
  const answer = await fetch(url, { method: 'POST', ...given });
  expect({ status: answer.status, type: answer.headers.get('content-type') }).toEqual({
    status,
    type: 'text/html; charset=utf-8',
  });
  expect(await answer.text()).toContain('Nothing was decided');
  const head = await fetch(url, { method: 'HEAD' });
  expect({ status: head.status, body: await head.text() }).toEqual({ status: 200, body: '' });
  expect((await read(owner, id)).state).toBe('pending');
});

test('few people need no number, and the error that the agent gets says the same as the approval', async () => {
  const { owner, agent, id } = await askToDelete(3);
  const { effect } = await read(owner, id);
  expect(effect).toMatchObject({ summary: 'Deletes the list VIP with 3 people.', confirm_count: null });
  const { items } = await owner.call('lists.list', {});
  const error = await agent
    .call('lists.delete', { list_id: items[0]?.id as string })
    .catch((failure: CallError) => failure);
  expect((error as CallError).data.effect).toMatchObject({ summary: effect.summary });
});

test('a person is named, until the person is erased', async () => {
  const { owner, agent } = await asking(app);
  const { contact } = await owner.call('contacts.upsert', { phone: ADA, first_name: 'Ada' });
  const error = await agent.call('contacts.forget', { contact_id: contact.id }).catch((failure: CallError) => failure);
  const id = (error as CallError).data.approval_id as string;
  expect((await read(owner, id)).effect.summary).toBe(`Erases the contact Ada (${ADA}).`);
  await owner.call('contacts.forget', { phone: ADA });
  expect((await read(owner, id)).effect).toMatchObject({ summary: null, objects: [] });
});

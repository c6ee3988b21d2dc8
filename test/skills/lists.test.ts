import { startTestApp, type TestAccount, type TestApp } from '../support/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const ABSENT = 'lst_01jd000000000000000000zzzz';

async function contacts({ call }: TestAccount, count: number): Promise<string[]> {
  const rows = Array.from({ length: count }, (_, index) => ({ phone: `+1202555${String(1000 + index)}` }));
  return (await call('contacts.import', { contacts: rows })).rows.map((row) => row.contact_id as string);
}

test('lists.create keeps one list when two callers race for a name, and refuses the other kind', async () => {
  const { call } = await app.account();
  const [a, b] = await Promise.all([call('lists.create', { name: 'VIP' }), call('lists.create', { name: ' vip ' })]);
  expect(a.list.id).toBe(b.list.id);
  expect([a.created, b.created].sort()).toEqual([false, true]);
  await expect(call('lists.create', { name: 'Vip', kind: 'suppression' })).rejects.toMatchObject({
    code: -32002,
    data: { reason: 'name_taken' },
  });
});

test('lists.addContacts counts what is new, what was there and what is nobody of this account', async () => {
  const mine = await app.account();
  const [foreign] = await contacts(await app.account(), 1);
  const ids = await contacts(mine, 3);
  const { list } = await mine.call('lists.create', { name: 'L' });
  expect(await mine.call('lists.addContacts', { list_id: list.id, contact_ids: ids.slice(0, 2) })).toMatchObject({
    added: 2,
    already: 0,
    rejected: [],
  });
  expect(
    await mine.call('lists.addContacts', { list_id: list.id, contact_ids: [...ids, ...ids, foreign as string] }),
  ).toMatchObject({ added: 1, already: 2, rejected: [foreign] });
  expect((await mine.call('lists.list', {})).items).toMatchObject([{ name: 'L', kind: 'audience', count: 3 }]);
  expect(
    await mine.call('lists.removeContacts', { list_id: list.id, contact_ids: [ids[0] as string, foreign as string] }),
  ).toMatchObject({ removed: 1 });
});

test('lists.members walks all members once, and so does contacts.list of the list', async () => {
  const account = await app.account();
  const ids = await contacts(account, 7);
  const { list } = await account.call('lists.create', { name: 'L' });
  await account.call('lists.addContacts', { list_id: list.id, contact_ids: ids.slice(0, 5) });
  const seen: string[] = [];
  for (let cursor: string | null | undefined; cursor !== null; ) {
    const page: { items: { contact_id: string }[]; next_cursor: string | null } = await account.call('lists.members', {
      list_id: list.id,
      limit: 2,
      ...(cursor ? { cursor } : {}),
    });
    seen.push(...page.items.map(({ contact_id: id }) => id));
    cursor = page.next_cursor;
  }
  expect(seen).toEqual(ids.slice(0, 5).sort());
  expect((await account.call('contacts.list', { list_id: list.id })).items.map(({ id }) => id)).toEqual(seen);
});

test('an import puts its contacts on a list; a suppression list says so on each of them', async () => {
  const { call } = await app.account();
  const { list } = await call('lists.create', { name: 'Never', kind: 'suppression' });
  await call('contacts.import', { contacts: [{ phone: '+12025550110' }, { phone: '12' }], list_id: list.id });
  expect((await call('lists.members', { list_id: list.id })).items).toMatchObject([{ phone: '+12025550110' }]);
  expect((await call('contacts.get', { phone: '+12025550110' })).contact.consent.suppressed).toBe(true);
});

test('a list counts its members, however they come and go and however many at once', async () => {
  const account = await app.account();
  const { call } = account;
  const ids = await contacts(account, 40);
  const [a, b] = [
    (await call('lists.create', { name: 'A' })).list.id,
    (await call('lists.create', { name: 'B' })).list.id,
  ];
  const some = (from: number, to: number) => ids.slice(from, to);
  await Promise.all(
    Array.from({ length: 16 }, (_, n) =>
      Promise.all([
        call('lists.addContacts', { list_id: n % 2 === 0 ? a : b, contact_ids: some(n, n + 20) }),
        call('contacts.import', { contacts: [{ phone: `+1202556${1000 + n}` }], list_id: n % 2 === 0 ? b : a }),
      ]),
    ),
  );
  await Promise.all([
    call('lists.removeContacts', { list_id: a, contact_ids: some(0, 5) }),
    call('lists.removeContacts', { list_id: a, contact_ids: some(3, 9) }),
    call('contacts.merge', { winner_id: ids[30] as string, loser_id: ids[12] as string }),
    call('contacts.forget', { contact_id: ids[14] as string }),
  ]);
  await call('lists.addContacts', { list_id: b, contact_ids: some(0, 40), dry_run: true });
  const { rows } = await app.parts.database.pool.query<{ name: string; count: number }>(
    `SELECT l.name, count(m.contact_id)::int AS count FROM lists l JOIN list_members m ON m.tenant_id = l.tenant_id AND m.list_id = l.id
      WHERE l.account_id = $1 GROUP BY l.name ORDER BY l.name`,
    [account.accountId],
  );
  expect(rows.every(({ count }) => count > 10)).toBe(true);
  expect((await call('lists.list', {})).items.map(({ name, count }) => ({ name, count }))).toEqual(rows);
});

test('lists.delete leaves the contacts, and leaves the list while a campaign that is not finished names it', async () => {
  const account = await app.account();
  const { call, accountId } = account;
  const ids = await contacts(account, 2);
  const { list } = await call('lists.create', { name: 'L' });
  await call('lists.addContacts', { list_id: list.id, contact_ids: ids });
  await app.parts.database.pool.query(
    `INSERT INTO campaigns (tenant_id, id, account_id, name, state, purpose, audience, paced_until, fanout_cursor, fanout_done, audience_count, created_at, updated_at, version)
     VALUES ($1, 'cmp_1', $1, 'C', 'paused', 'marketing', $2, now(), '', false, 0, now(), now(), 1)`,
    [accountId, JSON.stringify({ exclude: { list_ids: [list.id] } })],
  );
  await expect(call('lists.delete', { list_id: list.id })).rejects.toMatchObject({
    code: -32002,
    data: { reason: 'in_use', campaign_id: 'cmp_1' },
  });
  expect((await call('lists.members', { list_id: list.id })).items).toHaveLength(2);
  await app.parts.database.pool.query("UPDATE campaigns SET state = 'completed' WHERE tenant_id = $1", [accountId]);
  expect(await call('lists.delete', { list_id: list.id })).toMatchObject({ deleted: true, members: 2 });
  expect((await call('contacts.list', {})).items).toHaveLength(2);
});

test('lists of another account answer like lists that do not exist', async () => {
  const [mine, other] = [await app.account(), await app.account()];
  const { list } = await other.call('lists.create', { name: 'Theirs' });
  for (const id of [list.id, ABSENT]) {
    await expect(mine.call('lists.members', { list_id: id })).rejects.toMatchObject({ code: -32001 });
    await expect(mine.call('lists.addContacts', { list_id: id, contact_ids: ['con_x'] })).rejects.toMatchObject({
      code: -32001,
    });
    await expect(mine.call('lists.removeContacts', { list_id: id, contact_ids: ['con_x'] })).rejects.toMatchObject({
      code: -32001,
    });
    await expect(mine.call('lists.delete', { list_id: id })).rejects.toMatchObject({ code: -32001 });
    await expect(mine.call('contacts.list', { list_id: id })).rejects.toMatchObject({ code: -32001 });
    await expect(
      mine.call('contacts.import', { contacts: [{ phone: '+12025550110' }], list_id: id }),
    ).rejects.toMatchObject({ code: -32001 });
  }
  expect((await mine.call('contacts.list', {})).items).toEqual([]);
});

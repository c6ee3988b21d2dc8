import { type TestAccount, useTestApp } from '../../support/app.ts';

const app = useTestApp();
const URL = 'https://example.com/sale';
let account: TestAccount;
beforeEach(async () => {
  account = await app.account();
});

const refused = (call: Promise<unknown>, reason: string) => expect(call).rejects.toMatchObject({ data: { reason } });

test('links.list pages through the links of a campaign, newest first', async () => {
  const { campaign } = await account.call('campaigns.create', { name: 'Sale', body: 'Hello' });
  const ids: string[] = [];
  for (let count = 0; count < 5; count += 1) {
    const { link } = await account.call('links.create', { url: URL, campaign_id: campaign.id });
    ids.unshift(link.id);
    await account.call('links.create', { url: URL });
  }
  const found: string[] = [];
  for (let cursor: string | undefined; ; ) {
    const page = await account.call('links.list', { campaign_id: campaign.id, limit: 2, ...(cursor && { cursor }) });
    found.push(...page.items.map(({ id }) => id));
    if (page.next_cursor === null) break;
    cursor = page.next_cursor;
  }
  expect(found).toEqual(ids);
  expect((await account.call('links.list', {})).items).toHaveLength(10);
});

test('two links to one URL have codes of their own, and a dry run stores none', async () => {
  const [one, other] = await Promise.all([
    account.call('links.create', { url: URL }),
    account.call('links.create', { url: URL }),
  ]);
  expect(one.link.short_url).not.toBe(other.link.short_url);
  await account.call('links.create', { url: URL, dry_run: true });
  expect((await account.call('links.list', {})).items).toHaveLength(2);
});

test('a link expires in the future, and a disabled link cannot be changed', async () => {
  const past = app.clock.now.toISOString();
  await expect(account.call('links.create', { url: URL, expires_at: past })).rejects.toMatchObject({ code: -32602 });
  const later = new Date(app.clock.now.getTime() + 60_000).toISOString();
  const { link } = await account.call('links.create', { url: URL, expires_at: later, fallback_url: `${URL}/over` });
  const cleared = await account.call('links.update', { link_id: link.id, expires_at: null, fallback_url: null });
  expect(cleared.link).toMatchObject({ expires_at: null, fallback_url: null, version: 2 });
  expect(await account.call('links.disable', { link_id: link.id })).toMatchObject({ changed: true });
  expect(await account.call('links.disable', { link_id: link.id })).toMatchObject({ changed: false });
  await refused(account.call('links.update', { link_id: link.id, url: `${URL}/new` }), 'link_disabled');
});

test('links.stats groups by hour or day and bounds the period', async () => {
  const { link } = await account.call('links.create', { url: URL });
  const insert = (hour: string, rule: string, clicks: number, clickers: number) =>
    app.parts.database.pool.query('INSERT INTO link_clicks VALUES ($1, $2, $3, $4, $5, $6)', [
      ...[account.accountId, link.id, hour, rule, clicks, clickers],
    ]);
  await insert('2029-06-11T23:00:00Z', 'human', 3, 2);
  await insert('2029-06-12T00:00:00Z', 'human', 4, 1);
  await insert('2029-06-12T05:00:00Z', 'burst', 5, 0);
  const stats = (more: object) => account.call('links.stats', { link_id: link.id, ...more } as never);
  const totals = { human: 7, bot: 5, unique_clickers: 3 };
  expect(await stats({})).toMatchObject({
    ...totals,
    by_rule: [
      { rule: 'human', clicks: 7 },
      { rule: 'burst', clicks: 5 },
    ],
    rows: [
      { at: '2029-06-11T00:00:00.000Z', human: 3, bot: 0 },
      { at: '2029-06-12T00:00:00.000Z', human: 4, bot: 5 },
    ],
  });
  const byHour = await stats({ bucket: 'hour', from: '2029-06-12T00:30:00Z', to: '2029-06-12T05:00:00Z' });
  expect(byHour).toMatchObject({
    from: '2029-06-12T00:00:00.000Z',
    human: 4,
    bot: 0,
    rows: [{ at: '2029-06-12T00:00:00.000Z', human: 4, bot: 0 }],
  });
  for (const period of [
    { from: '2028-01-01T00:00:00Z' },
    { from: '2029-05-01T00:00:00Z', bucket: 'hour' },
    { from: '2029-06-14T00:00:00Z', to: '2029-06-13T00:00:00Z' },
  ])
    await expect(stats(period)).rejects.toMatchObject({ code: -32602 });
});

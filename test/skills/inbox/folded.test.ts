import { type TestAccount, useTestApp } from '../../support/app.ts';

const app = useTestApp();
const ADA = '+12025550143';

let account: TestAccount;
beforeEach(async () => {
  account = await app.account();
  await account.call('phone-numbers.ensureDefault', {});
});

const list = async (params = {}) => (await account.call('inbox.list', params)).items;

test('labels and assignees are the same in any case and Unicode form, and messages are found without accents', async () => {
  await account.call('messages.simulateInbound', { from: ADA, text: 'Is the café in Zürich open? 100% sure' });
  const id = String((await list())[0]?.id);
  await account.call('inbox.bulk', {
    conversation_ids: [id],
    add_labels: ['VIP', 'José'],
    assignee: 'Maria@example.com',
  });
  await account.call('inbox.bulk', { conversation_ids: [id], add_labels: ['vip', 'JOSE\u0301'] });
  expect((await list()).map(({ labels }) => [...labels].sort())).toEqual([['José', 'VIP']]);
  for (const filter of [{ label: 'vip' }, { label: 'jose\u0301' }, { assignee: 'maria@EXAMPLE.com' }])
    expect((await list(filter)).map(({ phone }) => phone)).toEqual([ADA]);
  expect(await list({ label: 'jose' })).toEqual([]);
  for (const query of ['cafe', 'ZURICH', 'cafe\u0301', '100%'])
    expect((await account.call('inbox.search', { query })).items).toHaveLength(1);
  for (const query of ['1_0%', '%%', '__', '\\%'])
    expect((await account.call('inbox.search', { query })).items).toEqual([]);
  await account.call('inbox.bulk', { conversation_ids: [id], remove_labels: ['vip'] });
  expect((await list()).map(({ labels }) => labels)).toEqual([['José']]);
});

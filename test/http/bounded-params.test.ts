import { type TestAccount, useTestApp } from '../support/app.ts';

const app = useTestApp();
let account: TestAccount;
beforeAll(async () => {
  account = await app.account();
});

const PHONE = '+12125550190';
const nested = (levels: number): Record<string, unknown> => (levels === 1 ? { leaf: 1 } : { in: nested(levels - 1) });

test('evidence is accepted up to its limits, and refused beyond them by name', async () => {
  const optIn = (evidence: Record<string, unknown>) =>
    account.call('contacts.optIn', {
      phone: PHONE,
      method: 'web_form',
      source: 'https://shop.example/join',
      captured_at: '2026-01-01T00:00:00Z',
      evidence,
    });
  await optIn({ entry: 'x'.repeat(8000) });
  await optIn(nested(4));
  await expect(optIn({ entry: 'x'.repeat(8192) })).rejects.toMatchObject({
    code: -32602,
    message: expect.stringContaining('/evidence must be at most 8192 bytes of JSON'),
  });
  await expect(optIn(nested(5))).rejects.toMatchObject({
    code: -32602,
    message: expect.stringContaining('/evidence must have at most 4 levels'),
  });
});

test('variables are counted in bytes, not in characters', async () => {
  const preview = (name: string) =>
    account.call('messages.preview', { to: PHONE, text: 'Hi {{ name }}', vars: { name } });
  await preview('é'.repeat(8000));
  await expect(preview('é'.repeat(8200))).rejects.toMatchObject({ code: -32602 });
});

test('the attributes of a contact stay bounded, however many calls add to them', async () => {
  const add = (from: number) =>
    account.call('contacts.upsert', {
      phone: PHONE,
      attributes: Object.fromEntries(Array.from({ length: 10 }, (_, n) => [`field_${from + n}`, 'x'.repeat(1000)])),
    });
  for (const from of [0, 10, 20]) await add(from);
  await expect(add(30)).rejects.toMatchObject({
    code: -32602,
    data: { field_errors: [{ path: '/attributes' }] },
  });
  const { contact } = await account.call('contacts.get', { phone: PHONE });
  expect(Object.keys(contact.attributes)).toHaveLength(30);
});

test('a list of campaigns counts the contacts of an audience, and the campaign names them', async () => {
  const ids = Array.from({ length: 3 }, (_, n) => `con_${n}`);
  const tag = (await account.call('tags.create', { name: 'Guests' })).tag.id;
  const { campaign } = await account.call('campaigns.create', {
    name: 'Spring',
    purpose: 'marketing',
    body: 'Hello',
    audience: { include: { contact_ids: ids, tag_ids: [tag] }, exclude: { contact_ids: ids.slice(1) } },
  });
  const { items } = await account.call('campaigns.list', {});
  expect(items[0]?.audience).toEqual({
    include: { tag_ids: [tag], contact_count: 3 },
    exclude: { contact_count: 2 },
  });
  const got = await account.call('campaigns.get', { campaign_id: campaign.id });
  expect(got.campaign.audience.include.contact_ids).toEqual(ids);
});

import { startTestApp, type TestApp } from '../../support/app.ts';
import { registerPartner } from '../../support/partner.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const idOf = async (key: string) => (await app.as(key).call('agent.whoami', {})).key_id;

test('a partner replaces a leaked key with its own key: lists, rotates and revokes', async () => {
  const partner = await registerPartner(app);
  const { items } = await partner.call('agent.listKeys', {});
  expect(items).toHaveLength(1);
  const rotated = await partner.call('agent.rotateKey', { key_id: items[0]?.id ?? '', overlap_seconds: 3600 });
  const next = app.as(rotated.api_key as string);
  expect((await next.call('agent.whoami', {})).permissions).toEqual(['partner', 'billing']);
  await next.call('agent.revokeKey', { key_id: rotated.old_key_id });
  await expect(partner.call('agent.whoami', {})).rejects.toMatchObject({ code: -32000 });
  await next.call('partner.listCustomers', {});
});

test('a key revokes itself, and no key with more permissions', async () => {
  const account = await app.account();
  const { api_key: narrow } = await account.call('agent.createKey', { name: 'narrow', permissions: ['messages'] });
  await expect(app.as(narrow as string).call('agent.listKeys', {})).rejects.toMatchObject({
    code: 'invalid_permissions',
  });
  const { api_key: test } = await account.call('agent.createKey', { name: 't', permissions: ['full'], mode: 'test' });
  const tester = app.as(test as string);
  await expect(tester.call('agent.revokeKey', { key_id: await idOf(account.key) })).rejects.toMatchObject({
    code: 'invalid_permissions',
  });
  await account.call('agent.whoami', {});
  await tester.call('agent.revokeKey', { key_id: await idOf(test as string) });
  await expect(tester.call('agent.whoami', {})).rejects.toMatchObject({ code: -32000 });
});

test('a partner key that ends soon revokes no customer key that ends later, and says how many it kept', async () => {
  const partner = await registerPartner(app);
  const shop = await partner.customer('shop-1');
  const soon = new Date(app.clock.now.getTime() + 3_600_000).toISOString();
  const { api_key: ending } = await partner.call('agent.createKey', {
    name: 'ending',
    permissions: ['partner'],
    expires_at: soon,
  });
  const params = { external_ref: 'shop-1', revoke_others: true };
  expect(await app.as(ending as string).call('partner.createCustomerKey', params)).toMatchObject({
    revoked: 0,
    kept: 1,
  });
  await shop.call('agent.whoami', {});
  expect(await partner.call('partner.createCustomerKey', params)).toMatchObject({ revoked: 2, kept: 0 });
  await expect(shop.call('agent.whoami', {})).rejects.toMatchObject({ code: -32000 });
});

test('links to the billing page and to exports end with the key that asked for them', async () => {
  const account = await app.account();
  const { api_key: key, key_id } = await account.call('agent.createKey', { name: 'links', permissions: ['full'] });
  const links = [
    (await app.as(key as string).call('billing.portal', {})).url,
    (await app.as(key as string).call('compliance.export', {})).url,
  ].map((url) => `${app.url}${new URL(url).pathname}${new URL(url).search}`);
  const statuses = () => Promise.all(links.map(async (url) => (await fetch(url)).status));
  expect(await statuses()).toEqual([200, 200]);
  await account.call('agent.revokeKey', { key_id });
  expect(await statuses()).toEqual([403, 404]);
});

import { startTestApp, type TestAccount, type TestApp } from '../../support/app.ts';
import { optIn } from '../../support/opt-in.ts';
import { stand } from '../../support/stand.ts';
import { ADA, registerPartner, type TestPartner } from './support/partner.ts';

let app: TestApp;
let partner: TestPartner;
let shop: TestAccount;
let templateId: string;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());
beforeEach(async () => {
  partner = await registerPartner(app);
  shop = await partner.customer('shop-1');
  await optIn(shop, ADA);
  const { template } = await shop.call('templates.create', { name: 'Ready', body: 'Your order is ready.' });
  templateId = template.id;
});

const send = (params: Record<string, unknown> = {}) =>
  partner.call('partner.send', {
    ...{ idempotency_key: 'k', external_ref: 'shop-1', to: ADA, template_id: templateId },
    ...params,
  });
const archive = () => shop.call('templates.setState', { template_id: templateId, state: 'archived' });

test.each([
  ['archived', archive],
  ['deleted', () => shop.call('templates.delete', { template_id: templateId })],
])('the same key and params are answered as the first time when the template is %s', async (_what, end) => {
  const first = await send();
  await end();
  expect(await send()).toEqual({ ...first, replayed: true });
  await expect(send({ purpose: 'transactional' })).rejects.toMatchObject({
    code: -32602,
    data: { reason: 'idempotency_key_reuse' },
  });
});

test('a template that cannot be sent leaves the key free', async () => {
  await archive();
  await expect(send()).rejects.toMatchObject({ code: -32002, data: { reason: 'template_archived' } });
  await shop.call('templates.setState', { template_id: templateId, state: 'approved' });
  expect(await send()).not.toHaveProperty('replayed');
});

test('a paused end-customer is told before its template', async () => {
  await archive();
  await partner.call('partner.setChildPaused', { external_ref: 'shop-1', paused: true });
  await expect(send()).rejects.toMatchObject({
    code: 'partner_child_paused',
    data: { next_actions: [{ skill: 'partner.setChildPaused' }] },
  });
});

test.each([
  { state: 'suspended', code: 'partner_suspended', data: { next_actions: [{ skill: 'partner.setupStatus' }] } },
  { state: 'payment_hold', code: 'payment_hold', data: { next_actions: [{ skill: 'billing.portal' }] } },
  { state: 'closed', code: -32002, data: { reason: 'account_closed' } },
])('a partner that is $state is told so before its end-customer or its template', async ({ state, ...refused }) => {
  await archive();
  await stand(app, partner.accountId, state);
  await expect(send()).rejects.toMatchObject(refused);
  await expect(send({ external_ref: 'nobody' })).rejects.toMatchObject(refused);
  await expect(send({ external_ref: 'nobody', template_id: undefined, text: 'Hello' })).rejects.toMatchObject(refused);
});

import { type CallError, type TestAccount, useTestApp } from '../../support/app.ts';
import { setBalance } from '../../support/balance.ts';
import { optIn } from '../../support/opt-in.ts';
import { ADA, registerPartner, type TestPartner } from '../../support/partner.ts';
import { stand } from '../../support/stand.ts';

const app = useTestApp();
let partner: TestPartner;
let shop: TestAccount;
let templateId: string;
beforeEach(async () => {
  partner = await registerPartner(app);
  shop = await partner.customer('shop-1');
  await optIn(shop, ADA);
  templateId = (await shop.call('templates.create', { name: 'Ready', body: 'Your order is ready.' })).template.id;
});

const request = () => ({ idempotency_key: 'k', external_ref: 'shop-1', to: ADA, text: 'Your order is ready.' });
const sendTemplate = (params: Record<string, unknown> = {}) =>
  partner.call('partner.send', { ...request(), text: undefined, template_id: templateId, ...params });
const archive = () => shop.call('templates.setState', { template_id: templateId, state: 'archived' });
const pause = () => partner.call('partner.setChildPaused', { external_ref: 'shop-1', paused: true });

test.each([
  ['archived', archive],
  ['deleted', () => shop.call('templates.delete', { template_id: templateId })],
])('partner.send returns the first response to a repeated call after the template was %s', async (_what, change) => {
  const first = await sendTemplate();
  await change();
  expect(await sendTemplate()).toEqual({ ...first, replayed: true });
  await expect(sendTemplate({ purpose: 'transactional' })).rejects.toMatchObject({
    code: -32602,
    data: { reason: 'idempotency_key_reuse' },
  });
});

test('partner.send rejected for an archived template does not use up its idempotency key', async () => {
  await archive();
  await expect(sendTemplate()).rejects.toMatchObject({ code: -32002, data: { reason: 'template_archived' } });
  await shop.call('templates.setState', { template_id: templateId, state: 'approved' });
  expect(await sendTemplate()).not.toHaveProperty('replayed');
});

test('partner.send reports a paused end-customer before an archived template', async () => {
  await archive();
  await partner.call('partner.setChildPaused', { external_ref: 'shop-1', paused: true });
  await expect(sendTemplate()).rejects.toMatchObject({
    code: 'partner_child_paused',
    data: { next_actions: [{ skill: 'partner.setChildPaused' }] },
  });
});

test.each([
  { state: 'suspended', code: 'partner_suspended', data: { next_actions: [{ skill: 'partner.setupStatus' }] } },
  { state: 'payment_hold', code: 'payment_hold', data: { next_actions: [{ skill: 'billing.portal' }] } },
  { state: 'closed', code: -32002, data: { reason: 'account_closed' } },
])(
  'partner.send reports the partner state $state before an unknown end-customer or an archived template',
  async ({ state, ...error }) => {
    await archive();
    await stand(app, partner.accountId, state);
    await expect(sendTemplate()).rejects.toMatchObject(error);
    await expect(sendTemplate({ external_ref: 'unknown' })).rejects.toMatchObject(error);
    await expect(
      sendTemplate({ external_ref: 'unknown', template_id: undefined, text: 'Hello' }),
    ).rejects.toMatchObject(error);
  },
);

async function actionsOf(call: Promise<unknown>, code: number | string) {
  const error = (await call.catch((thrown: unknown) => thrown)) as CallError;
  expect(error).toMatchObject({ code });
  return (error.data.next_actions ?? []) as { skill: string; params: Record<string, unknown>; why: string }[];
}

const noCause = async () => undefined;
const CAUSES: readonly {
  readonly what: string;
  readonly code: number | string;
  readonly cause: () => Promise<unknown>;
  readonly params?: () => Record<string, unknown>;
}[] = [
  { what: 'a pause', code: 'partner_child_paused', cause: pause },
  { what: 'a suspension', code: 'partner_suspended', cause: () => stand(app, partner.accountId, 'suspended') },
  { what: 'a payment hold', code: 'payment_hold', cause: () => stand(app, partner.accountId, 'payment_hold') },
  { what: 'missing consent', code: 'consent_required', cause: noCause, params: () => ({ to: '+12025550144' }) },
  {
    what: 'an opt-out',
    code: 'consent_required',
    cause: () => shop.call('contacts.optOut', { phone: ADA }),
  },
  { what: 'an empty balance', code: 'credits_insufficient', cause: () => setBalance(app, shop.accountId, 0) },
  {
    what: 'quiet hours',
    code: 'quiet_hours',
    cause: noCause,
    params: () => ({ send_at: '2029-06-14T08:00:00Z' }),
  },
  {
    what: 'a released number',
    code: -32003,
    cause: async () => {
      const { items } = await shop.call('phone-numbers.list', {});
      await shop.call('phone-numbers.release', { number_id: items[0]?.id as string });
    },
  },
  { what: 'an unknown end-customer', code: -32001, cause: noCause, params: () => ({ external_ref: 'unknown' }) },
  {
    what: 'an archived template',
    code: -32002,
    cause: archive,
    params: () => ({ text: undefined, template_id: templateId }),
  },
  {
    what: 'an unknown template',
    code: -32001,
    cause: noCause,
    params: () => ({ text: undefined, template_id: 'tpl_01jd0000000000000000000000' }),
  },
];

test.each(CAUSES)(
  'the first next action after $what in partner.send succeeds, and the others name the key that they need',
  async ({ code, cause, params }) => {
    await cause();
    const call = partner.call('partner.send', { ...request(), ...params?.() });
    const actions = await actionsOf(call, code);
    expect(actions).not.toEqual([]);
    const [first, ...others] = actions;
    await partner.call(first?.skill as never, first?.params as never);
    for (const { skill, why } of others) expect([skill, why]).toEqual([skill, ownSkillOrKeyHint(skill)]);
  },
);

/** Skills outside the partner's own must say that they need the key of the end-customer. */
const ownSkillOrKeyHint = (skill: string) =>
  /^(partner|billing)\./.test(skill) ? expect.any(String) : expect.stringMatching(/^With the end-customer's own key/);

test.each([
  { code: 'partner_child_paused', cause: pause },
  { code: 'partner_suspended', cause: () => stand(app, partner.accountId, 'suspended') },
])(
  'after $code an end-customer can call each next action with a key that has only the permission messages',
  async ({ code, cause }) => {
    const { api_key: key } = await shop.call('agent.createKey', { name: 'sending', permissions: ['messages'] });
    const narrow = app.as(key as string);
    await cause();
    const actions = await actionsOf(narrow.call('messages.send', { to: ADA, text: 'Your order is ready.' }), code);
    expect(actions).not.toEqual([]);
    for (const { skill, params } of actions) await narrow.call(skill as never, params as never);
  },
);

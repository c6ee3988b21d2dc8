import { type CallError, startTestApp, type TestAccount, type TestApp } from '../../support/app.ts';
import { setBalance } from '../../support/balance.ts';
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
  templateId = (await shop.call('templates.create', { name: 'Ready', body: 'Your order is ready.' })).template.id;
});

const pause = () => partner.call('partner.setChildPaused', { external_ref: 'shop-1', paused: true });

async function actionsOf(refused: Promise<unknown>, code: number | string) {
  const error = (await refused.catch((thrown: unknown) => thrown)) as CallError;
  expect(error).toMatchObject({ code });
  return (error.data.next_actions ?? []) as { skill: string; params: Record<string, unknown>; why: string }[];
}

const nothing = async () => undefined;
const CAUSES: readonly {
  readonly what: string;
  readonly code: number | string;
  readonly cause: () => Promise<unknown>;
  readonly params?: () => Record<string, unknown>;
}[] = [
  { what: 'a pause', code: 'partner_child_paused', cause: pause },
  { what: 'a suspension', code: 'partner_suspended', cause: () => stand(app, partner.accountId, 'suspended') },
  { what: 'a hold', code: 'payment_hold', cause: () => stand(app, partner.accountId, 'payment_hold') },
  { what: 'no consent', code: 'consent_required', cause: nothing, params: () => ({ to: '+12025550144' }) },
  {
    what: 'an opt-out',
    code: 'consent_required',
    cause: () => shop.call('contacts.optOut', { phone: ADA }),
  },
  { what: 'no credits', code: 'credits_insufficient', cause: () => setBalance(app, shop.accountId, 0) },
  {
    what: 'the night',
    code: 'quiet_hours',
    cause: nothing,
    params: () => ({ send_at: '2029-06-14T08:00:00Z' }),
  },
  {
    what: 'no number',
    code: -32003,
    cause: async () => {
      const { items } = await shop.call('phone-numbers.list', {});
      await shop.call('phone-numbers.release', { number_id: items[0]?.id as string });
    },
  },
  { what: 'an unknown end-customer', code: -32001, cause: nothing, params: () => ({ external_ref: 'nobody' }) },
  {
    what: 'an archived template',
    code: -32002,
    cause: () => shop.call('templates.setState', { template_id: templateId, state: 'archived' }),
    params: () => ({ text: undefined, template_id: templateId }),
  },
  {
    what: 'an unknown template',
    code: -32001,
    cause: nothing,
    params: () => ({ text: undefined, template_id: 'tpl_01jd0000000000000000000000' }),
  },
];

test.each(CAUSES)(
  'what partner.send proposes first after $what goes through with the key of the caller, and the rest says whose key it needs',
  async ({ code, cause, params }) => {
    await cause();
    const text = { idempotency_key: 'k', external_ref: 'shop-1', to: ADA, text: 'Your order is ready.', ...params?.() };
    const actions = await actionsOf(partner.call('partner.send', text), code);
    expect(actions).not.toEqual([]);
    const [first, ...others] = actions;
    await partner.call(first?.skill as never, first?.params as never);
    for (const { skill, why } of others) expect([skill, why]).toEqual([skill, ownOrOf(skill)]);
  },
);

/** The partner's own skills, or words that name the other key. */
const ownOrOf = (skill: string) =>
  /^(partner|billing)\./.test(skill) ? expect.any(String) : expect.stringMatching(/^With the end-customer's own key/);

test.each([
  { code: 'partner_child_paused', cause: pause },
  { code: 'partner_suspended', cause: () => stand(app, partner.accountId, 'suspended') },
])(
  'an end-customer that is told $code may do what is proposed, with a key that only sends',
  async ({ code, cause }) => {
    const { api_key: key } = await shop.call('agent.createKey', { name: 'texts', permissions: ['messages'] });
    const narrow = app.as(key as string);
    await cause();
    const actions = await actionsOf(narrow.call('messages.send', { to: ADA, text: 'Your order is ready.' }), code);
    expect(actions).not.toEqual([]);
    for (const { skill, params } of actions) await narrow.call(skill as never, params as never);
  },
);

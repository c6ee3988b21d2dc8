import { useTestApp } from '../../support/app.ts';
import { type Conversions, startConversions } from '../../support/conversions.ts';

const app = useTestApp();
let made: Conversions;

beforeEach(async () => {
  made = await startConversions(app);
});

type Call = (currency: string) => Promise<unknown>;
const record = (currency: string) => made.record(100, { currency, external_id: 'order-1' });
const rule = (currency: string) => ({ kind: 'fixed', value_minor: 1, currency }) as const;
async function withGoal(call: (id: string) => Promise<unknown>): Promise<unknown> {
  const { campaign } = await made.account.call('campaigns.create', {
    name: 'A',
    audience: { include: { all: true } },
    body: 'Hi',
  });
  const goal = { name: 'Orders', event: 'purchase', campaign_id: campaign.id };
  return call((await made.account.call('outcomes.define', goal)).outcome.id);
}

const PLACES: readonly [skill: string, path: string, call: Call][] = [
  ['analytics.recordConversion', '/currency', record],
  [
    'analytics.correctConversion',
    '/currency',
    async (currency) => {
      await record('USD');
      return made.account.call('analytics.correctConversion', { external_id: 'order-1', currency });
    },
  ],
  [
    'outcomes.define',
    '/value_rule/currency',
    (currency) =>
      made.account.call('outcomes.define', {
        name: 'Orders',
        event: 'purchase',
        campaign_id: 'cmp_any',
        value_rule: rule(currency),
      }),
  ],
  [
    'outcomes.update',
    '/value_rule/currency',
    (currency) =>
      withGoal((id) => made.account.call('outcomes.update', { outcome_id: id, value_rule: rule(currency) })),
  ],
];

test.each(PLACES)('%s refuses an unknown currency at %s and names the nearest one', async (_skill, path, call) => {
  await expect(call('USB')).rejects.toMatchObject({
    code: -32602,
    message: expect.stringContaining('Did you mean USD?'),
    data: { field_errors: [{ path }] },
  });
});

test('a conversion in a currency that was withdrawn since stays readable, and is found by its call', async () => {
  const { conversion_id: id } = await record('EUR');
  await made.query("UPDATE conversions SET currency = 'BGN' WHERE id = $1", [id]);
  const { conversion } = await made.account.call('attribution.explain', { conversion_id: id });
  expect(conversion).toMatchObject({ currency: 'BGN', value_minor: 100 });
  expect((await made.report()).unattributed).toMatchObject([{ currency: 'BGN', value_minor: 100 }]);
  expect(await made.account.call('analytics.refundConversion', { conversion_id: id })).toMatchObject({ created: true });
});

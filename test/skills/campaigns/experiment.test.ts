import { type TestAccount, useTestApp } from '../../support/app.ts';
import { optIn } from '../../support/opt-in.ts';

const app = useTestApp();
const STOP = 'Reply STOP to opt out.';
const variants = [
  { name: 'Short', body: `Sale. ${STOP}` },
  { name: 'Long', body: `Hi {{ first_name }}! ${'A long sentence about the sale. '.repeat(6)}${STOP}` },
];
const winner = { metric: 'replies', decide_after_hours: 2 } as const;
const audience = { include: { all: true } };

async function accountWith(contacts: number): Promise<TestAccount> {
  const account = await app.account();
  await account.call('phone-numbers.ensureDefault', {});
  for (let index = 0; index < contacts; index += 1)
    await optIn(account, `+1650201${String(1000 + index)}`, { first_name: 'Ada' });
  return account;
}

test('a draft keeps its experiment with defaults, and text, template and experiment replace each other', async () => {
  const account = await accountWith(0);
  const { campaign } = await account.call('campaigns.create', { name: 'Spring', experiment: { variants } });
  expect(campaign).toMatchObject({ body: null, template_id: null, phase: null });
  expect(campaign.experiment).toEqual({
    seed: campaign.id,
    hold_out_percent: 0,
    test_percent: 100,
    winner: null,
    variants: variants.map((one) => ({ ...one, template_id: null, template_version: null, weight: 1 })),
  });
  const own = { campaign_id: campaign.id };
  const plain = await account.call('campaigns.update', { ...own, body: STOP });
  expect(plain.campaign).toMatchObject({ body: STOP, experiment: null });
  const again = await account.call('campaigns.update', {
    ...own,
    experiment: { variants, test_percent: 20, winner, seed: 'our holdout' },
  });
  expect(again.campaign).toMatchObject({ body: null, experiment: { seed: 'our holdout', test_percent: 20 } });
  expect(again.campaign.experiment?.winner).toEqual({
    ...winner,
    min_recipients_per_variant: 100,
    confidence_percent: 95,
    on_no_winner: 'stop',
  });
  const { campaign: copy } = await account.call('campaigns.duplicate', own);
  expect(copy.experiment).toEqual(again.campaign.experiment);
  const { items } = await account.call('campaigns.list', {});
  expect(items[0]).not.toHaveProperty('experiment');
});

test.each([
  ['a body besides the experiment', { body: STOP, experiment: { variants } }],
  ['two variants of one name', { experiment: { variants: [variants[0], { ...variants[1], name: 'short' }] } }],
  ['a variant without content', { experiment: { variants: [variants[0], { name: 'Empty' }] } }],
  ['a winner without contacts that wait for it', { experiment: { variants, winner } }],
  ['contacts that wait without a winner', { experiment: { variants, test_percent: 50 } }],
  [
    'a variant that gets no contact',
    {
      experiment: { variants: [{ ...variants[0], weight: 1000 }, variants[1]], test_percent: 1, winner },
    },
  ],
  ['one variant', { experiment: { variants: variants.slice(1) } }],
])('campaigns.create rejects %s', async (_, params) => {
  const account = await app.account();
  const call = account.call('campaigns.create', { name: 'Spring', ...(params as object) });
  await expect(call).rejects.toMatchObject({ code: -32602 });
});

test('preflight checks each variant, and counts contacts that wait for a winner at the highest cost', async () => {
  const account = await accountWith(30);
  const experiment = { variants, test_percent: 50, winner };
  const { campaign } = await account.call('campaigns.create', { name: 'Spring', audience, experiment });
  const preflight = await account.call('campaigns.preflight', { campaign_id: campaign.id });
  const [short, long] = preflight.variants;
  const tested = (short?.eligible ?? 0) + (long?.eligible ?? 0);
  expect(short).toMatchObject({ name: 'Short', sample: variants[0]?.body, credits: short?.eligible });
  expect(long?.credits).toBe(2 * (long?.eligible ?? 0));
  expect(preflight.cost.credits).toBe((short?.credits ?? 0) + (long?.credits ?? 0) + 2 * (30 - tested));
  expect(preflight.audience.eligible).toBe(30);
  const drugs = { name: 'Drugs', body: `Cannabis gummies on sale. ${STOP}` };
  await account.call('campaigns.update', { campaign_id: campaign.id, experiment: { variants: [...variants, drugs] } });
  const blocked = await account.call('campaigns.preflight', { campaign_id: campaign.id });
  expect(blocked.preflight_token).toBeNull();
  expect(blocked.blockers.map(({ message }) => message)).toEqual([expect.stringMatching(/^Variant Drugs: /)]);
  expect(blocked.variants.map(({ content_findings: found }) => found.length > 0)).toEqual([false, false, true]);
});

test('a preflight token is stale when the template of a variant changes, and the launch pins its version', async () => {
  const account = await accountWith(4);
  const { template } = await account.call('templates.create', { name: 'Offer', body: `One. ${STOP}` });
  const experiment = { variants: [variants[0] as { name: string }, { name: 'Template', template_id: template.id }] };
  const { campaign } = await account.call('campaigns.create', { name: 'Spring', audience, experiment });
  const own = { campaign_id: campaign.id };
  const { preflight_token: stale } = await account.call('campaigns.preflight', own);
  await account.call('templates.update', { template_id: template.id, body: `Two. ${STOP}` });
  await expect(account.call('campaigns.launch', { ...own, preflight_token: stale ?? '' })).rejects.toMatchObject({
    code: -32005,
    data: { reason: 'preflight_changed' },
  });
  const { preflight_token: token } = await account.call('campaigns.preflight', own);
  const { campaign: launched } = await account.call('campaigns.launch', { ...own, preflight_token: token ?? '' });
  expect(launched.experiment?.variants.map((one) => one.template_version)).toEqual([null, 2]);
  await account.call('templates.update', { template_id: template.id, body: `Three. ${STOP}` });
  await app.drain();
  const { items } = await account.call('campaigns.recipients', own);
  const { items: messages } = await account.call('messages.list', own);
  for (const { variant, message_id: id } of items) {
    const expected = variant === 'Template' ? `Two. ${STOP}` : variants[0]?.body;
    expect(messages.find((message) => message.id === id)?.text).toBe(expected);
  }
});

test('campaigns.testSend sends each variant, or those that are named', async () => {
  const account = await accountWith(1);
  const { campaign } = await account.call('campaigns.create', { name: 'Spring', experiment: { variants } });
  const test = { campaign_id: campaign.id, phones: ['+16502011000'] };
  const all = await account.call('campaigns.testSend', test);
  expect(all.items.map(({ variant, refusal }) => [variant, refusal])).toEqual([
    ['Short', null],
    ['Long', null],
  ]);
  expect(all.credits).toBe(3);
  const one = await account.call('campaigns.testSend', { ...test, variants: ['Long'] });
  expect(one.items.map(({ variant }) => variant)).toEqual(['Long']);
  await expect(account.call('campaigns.testSend', { ...test, variants: ['Longer'] })).rejects.toMatchObject({
    code: -32002,
    data: { reason: 'unknown_variant' },
  });
});

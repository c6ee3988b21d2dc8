import { type CallError, type TestAccount, useTestApp } from '../support/app.ts';
import { buildDraft } from '../support/journeys/build.ts';
import { ADA, approve, asking, countMessages } from './support.ts';

const app = useTestApp();

const codeOf = ({ call }: TestAccount, skill: string, params: object): Promise<string> =>
  call(skill as 'tags.create', params as { name: string }).then(
    () => 'done',
    (error: CallError) => String(error.code),
  );

test('a key with the default policy messages no contact by a journey before a person approves its publication', async () => {
  const { owner, agent } = await asking(app);
  const journey = await buildDraft(
    agent,
    { name: 'Welcome', entry: { kind: 'call' } },
    {
      hello: { kind: 'send', text: 'Acme: Welcome! Reply STOP to opt out.', purpose: 'transactional' },
      end: { kind: 'exit' },
    },
    [['hello', 'next', 'end']],
  );
  const { validation_token: token, blockers } = await agent.call('journeys.validate', { journey_id: journey.id });
  expect(blockers).toEqual([]);
  const publish = { journey_id: journey.id, validation_token: token as string };
  const waiting = await agent.call('journeys.publish', publish).catch((error: CallError) => error);
  expect(waiting).toMatchObject({
    code: 'approval_required',
    data: { effect: { summary: 'Publishes the journey Welcome.' } },
  });
  const { contact } = await owner.call('contacts.get', { phone: ADA });
  const enroll = { journey_id: journey.id, contact_ids: [contact.id] };
  await approve(owner, (waiting as CallError).data.approval_id as string);
  expect(await codeOf(agent, 'journeys.enroll', enroll)).toBe('approval_required');
  await app.drain();
  expect(await countMessages(app, owner)).toBe(0);
  await owner.call('journeys.enroll', enroll);
  await app.drain();
  expect(await countMessages(app, owner)).toBe(1);
});

test.each([
  ['billing.topUp', { amount_credits: 5, payment_ref: 'paid' }, 'approval_required'],
  [
    'billing.autoRecharge',
    { threshold_credits: 5, amount_credits: 10_000_000, payment_method: 'pm' },
    'approval_required',
  ],
  ['billing.setLimits', { daily_credits: null }, 'approval_required'],
  ['ai.configure', { share_messages: true }, 'approval_required'],
  ['compliance.quietHours', {}, 'approval_required'],
  ['agent.webhooks.create', { url: 'https://example.com/hook', events: ['message.inbound'] }, 'invalid_permissions'],
  ['agent.createKey', { name: 'child', permissions: ['full'] }, 'invalid_permissions'],
  [
    'automation.create',
    {
      name: 'r',
      trigger: { kind: 'keyword', words: ['HI'] },
      actions: [{ skill: 'contacts.forget', params: { phone: ADA } }],
    },
    'approval_required',
  ],
  ['tags.create', { name: 'VIP' }, 'done'],
  ['contacts.upsert', { phone: '+12025550177' }, 'done'],
])('with the default policy, %s does not pass if it leads to more than a write', async (skill, params, outcome) => {
  const { agent } = await asking(app);
  expect(await codeOf(agent, skill, params)).toBe(outcome);
});

test('what stops something needs no approval: a disabled rule, a paused recharge', async () => {
  const { owner, agent } = await asking(app);
  await owner.call('billing.autoRecharge', { threshold_credits: 5, amount_credits: 10, payment_method: 'pm' });
  expect(await codeOf(agent, 'billing.autoRecharge', { enabled: false })).toBe('done');
  expect(await codeOf(agent, 'billing.autoRecharge', { enabled: true })).toBe('approval_required');
});

test('a policy that names writes stops every change, whatever it leads to', async () => {
  const { agent } = await asking(app, { effects: ['write'] });
  expect(await codeOf(agent, 'tags.create', { name: 'VIP' })).toBe('approval_required');
  expect(await codeOf(agent, 'billing.topUp', { amount_credits: 5, payment_ref: 'paid' })).toBe('approval_required');
  expect(await codeOf(agent, 'tags.list', {})).toBe('done');
});

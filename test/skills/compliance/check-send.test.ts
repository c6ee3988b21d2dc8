import { CallError, type TestAccount, useTestApp } from '../../support/app.ts';
import { optIn } from '../../support/opt-in.ts';

const app = useTestApp();

const consent = {
  method: 'web_form',
  source: 'https://example.com/signup',
  captured_at: '2026-01-01T00:00:00Z',
  evidence: { form: 'signup' },
} as const;

/** An area code of New York, where marketing is allowed from 08:00 to 21:00. */
const NEW_YORK = '+12125550110';

async function ready(credits = 1000): Promise<TestAccount> {
  const account = await app.account({ credits });
  await account.call('phone-numbers.ensureDefault', {});
  await account.call('contacts.import', { contacts: [{ phone: '+12025550110', first_name: 'Ada' }], consent });
  await account.call('contacts.upsert', { phone: '+12025550111' });
  await account.call('contacts.upsert', { phone: '+12025550113', relationship: { kind: 'order' } });
  await account.call('contacts.import', { contacts: [{ phone: '+12025550112' }], consent });
  await account.call('contacts.optOut', { phone: '+12025550112' });
  return account;
}

/** One case per rejecting gate, with the error of `messages.send`. */
const cases: readonly [
  what: string,
  to: string,
  text: string,
  purpose: 'marketing' | 'transactional',
  gate: string | null,
  code: string | number | null,
][] = [
  ['an opted-in contact', '+12025550110', 'Hi {{ first_name }}', 'marketing', null, null],
  ['an invalid number', '12', 'Hi', 'marketing', 'recipient', -32602],
  ['a contact without consent', '+12025550111', 'Hi', 'marketing', 'consent', 'consent_required'],
  ['a transactional message to a contact with an order', '+12025550113', 'Hi', 'transactional', null, null],
  ['one without a relationship', '+12025550111', 'Hi', 'transactional', 'consent', 'consent_required'],
  ['a number without contact', '+12025550119', 'Hi', 'transactional', 'consent', 'consent_required'],
  ['a contact that opted out', '+12025550112', 'Hi', 'transactional', 'consent', 'consent_required'],
  ['a message with a missing variable', '+12025550110', 'Hi {{ nickname }}', 'marketing', 'content', -32002],
];

test.each(cases)(
  'compliance.checkSend predicts the result of messages.send for %s',
  async (_what, to, text, purpose, gate, code) => {
    const { call } = await ready();
    const checked = await call('compliance.checkSend', { phone: to, text, purpose });
    expect(checked.allow).toBe(gate === null);
    expect(checked.gates.map((each) => each.gate)).toEqual([
      'state',
      'sender',
      'recipient',
      'consent',
      'content',
      'hold_out',
      'quiet_hours',
      'frequency',
      'credits',
    ]);
    if (gate !== null) expect(checked.gates.find(({ outcome }) => outcome === 'refuse')?.gate).toBe(gate);
    const sent = await call('messages.send', { to, text, purpose }).catch((error: unknown) => error);
    if (code === null) expect(sent).toMatchObject({ decision: { gates: checked.gates, rule_pack: checked.rule_pack } });
    else expect(sent).toMatchObject({ constructor: CallError, code });
  },
);

test('compliance.checkSend reports every gate that rejects', async () => {
  const { call } = await app.account({ credits: 0 });
  const { allow, gates } = await call('compliance.checkSend', { phone: '+447700900123', text: '{{ a }} {{ b }}' });
  expect(allow).toBe(false);
  const reasons = Object.fromEntries(gates.map(({ gate, reason }) => [gate, reason]));
  expect(reasons).toEqual({
    state: null,
    sender: 'no_sending_number',
    recipient: 'country_not_allowed',
    consent: 'no_consent',
    content: 'missing_variable',
    hold_out: null,
    quiet_hours: null,
    frequency: null,
    credits: null,
  });
  expect(gates.find(({ gate }) => gate === 'content')?.inputs).toEqual({ missing: 'a, b' });
});

test('compliance.checkSend rejects when the credits do not cover the message', async () => {
  const { call } = await ready(0);
  const text = 'x'.repeat(1530);
  for (let left = 100; left >= 10; left -= 10) {
    expect((await call('compliance.checkSend', { phone: '+12025550110', text })).allow).toBe(true);
    await call('messages.send', { to: '+12025550110', text });
  }
  const { allow, gates } = await call('compliance.checkSend', { phone: '+12025550110', text });
  expect(allow).toBe(false);
  expect(gates.at(-1)).toMatchObject({
    gate: 'credits',
    reason: 'credits_insufficient',
    inputs: { needed: 10, available: 0 },
  });
  await expect(call('messages.send', { to: '+12025550110', text })).rejects.toMatchObject({
    code: 'credits_insufficient',
  });
});

test('compliance.checkSend changes no messages, credits or contacts', async () => {
  const { call } = await ready();
  const before = [await call('billing.balance', {}), await call('contacts.list', {})];
  await call('compliance.checkSend', { phone: '+12025550110', text: 'Hi' });
  await call('compliance.checkSend', { phone: '+12025550177', text: 'Hi' });
  expect([await call('billing.balance', {}), await call('contacts.list', {})]).toEqual(before);
  expect((await call('messages.list', {})).items).toEqual([]);
});

test('compliance.checkSend accepts contact_id and renders with the values of the contact and vars', async () => {
  const { call } = await ready();
  const { contact } = await call('contacts.get', { phone: '+12025550110' });
  expect(
    (
      await call('compliance.checkSend', {
        contact_id: contact.id,
        text: 'Hi {{ first_name }} {{ code }}',
        vars: { code: '1' },
      })
    ).allow,
  ).toBe(true);
});

test.each([
  ['neither phone nor contact_id', { text: 'Hi' }, '/phone'],
  ['both phone and contact_id', { text: 'Hi', phone: '+12025550110', contact_id: 'con_1' }, '/phone'],
  ['no content', { phone: '+12025550110' }, '/text'],
  ['empty content', { phone: '+12025550110', text: '' }, '/text'],
  ['content that is not valid Liquid', { phone: '+12025550110', text: '{% if %}' }, '/text'],
  ['an unknown purpose', { phone: '+12025550110', text: 'Hi', purpose: 'spam' }, '/purpose'],
  ['vars that are a list', { phone: '+12025550110', text: 'Hi', vars: [1] }, '/vars'],
])('compliance.checkSend rejects %s and names the param', async (_what, params, path) => {
  const { call } = await app.account();
  await expect(call('compliance.checkSend', params as { text: string })).rejects.toMatchObject({
    code: -32602,
    data: { field_errors: [{ path }] },
  });
});

test('compliance.checkSend ignores contacts, consent and numbers of other accounts', async () => {
  const [mine, theirs] = await Promise.all([app.account(), ready()]);
  const { contact } = await theirs.call('contacts.get', { phone: '+12025550110' });
  for (const id of [contact.id, 'con_01jd000000000000000000zzzz']) {
    await expect(mine.call('compliance.checkSend', { contact_id: id, text: 'Hi' })).rejects.toMatchObject({
      code: -32001,
    });
  }
  const { gates } = await mine.call('compliance.checkSend', { phone: '+12025550110', text: 'Hi' });
  expect(gates.filter(({ outcome }) => outcome === 'refuse').map(({ gate }) => gate)).toEqual(['sender', 'consent']);
  expect((await mine.call('compliance.setupStatus', {})).ready).toBe(false);
});

test('compliance.checkSend evaluates any time and returns the earliest allowed one', async () => {
  const account = await ready();
  await optIn(account, NEW_YORK);
  const check = await account.call('compliance.checkSend', {
    phone: NEW_YORK,
    text: 'Hi',
    at: '2029-06-14T08:00:00Z',
  });
  expect(check).toMatchObject({ allow: false, earliest_send_at: '2029-06-14T12:00:00.000Z' });
  expect(
    await account.call('compliance.checkSend', { phone: NEW_YORK, text: 'Hi', at: '2029-06-14T12:00:00Z' }),
  ).toMatchObject({ allow: true, earliest_send_at: '2029-06-14T12:00:00.000Z' });
  await expect(
    account.call('compliance.checkSend', { phone: NEW_YORK, text: 'Hi', rule_pack: 'none' }),
  ).rejects.toMatchObject({ code: -32602 });
});

test('a long code is refused for a country that does not take it, and the error says what that country takes', async () => {
  const account = await app.account({ credits: 100 });
  await account.call('phone-numbers.ensureDefault', {});
  await account.call('contacts.upsert', { phone: '+447700900143', relationship: { kind: 'order' } });
  const message = { text: 'Your order is ready.', purpose: 'transactional' } as const;
  const { allow, gates } = await account.call('compliance.checkSend', { phone: '+447700900143', ...message });
  expect([allow, gates.find(({ gate }) => gate === 'sender')]).toMatchObject([
    false,
    { outcome: 'refuse', reason: 'sender_not_accepted', inputs: { country: 'GB' } },
  ]);
  await expect(account.call('messages.send', { to: '+447700900143', ...message })).rejects.toMatchObject({
    code: -32002,
    message: expect.stringContaining('United Kingdom'),
    data: { reason: 'sender_not_accepted', takes: ['long_code', 'short_code', 'alphanumeric'] },
  });
});

import { CallError, startTestApp, type TestAccount, type TestApp } from '../support/app.ts';
import { stand } from '../support/stand.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const consent = {
  method: 'web_form',
  source: 'https://example.com/signup',
  captured_at: '2026-01-01T00:00:00Z',
  evidence: { form: 'signup' },
} as const;

async function ready(credits = 1000): Promise<TestAccount> {
  const account = await app.account({ credits });
  await account.call('phone-numbers.ensureDefault', {});
  await account.call('contacts.import', { contacts: [{ phone: '+12025550110', first_name: 'Ada' }], consent });
  await account.call('contacts.upsert', { phone: '+12025550111' });
  await account.call('contacts.import', { contacts: [{ phone: '+12025550112' }], consent });
  await account.call('contacts.optOut', { phone: '+12025550112' });
  return account;
}

test('compliance.setupStatus goes from nothing to ready, one step a call', async () => {
  const { call } = await app.account();
  const states = async (): Promise<Record<string, string>> => {
    const { steps } = await call('compliance.setupStatus', {});
    return Object.fromEntries(steps.map(({ id, state }) => [id, state]));
  };
  expect(await states()).toMatchObject({
    account: 'done',
    sender: 'todo',
    contacts: 'todo',
    consent: 'todo',
    credits: 'done',
    template: 'optional',
  });
  expect((await call('compliance.setupStatus', {})).ready).toBe(false);
  await call('phone-numbers.ensureDefault', {});
  expect(await states()).toMatchObject({ sender: 'done', contacts: 'todo' });
  await call('contacts.upsert', { phone: '+12025550110' });
  expect(await states()).toMatchObject({ contacts: 'done', consent: 'todo' });
  await call('contacts.optIn', { phone: '+12025550110', ...consent });
  expect(await call('compliance.setupStatus', {})).toMatchObject({ ready: true });
});

test('each step of compliance.setupStatus that is left names a call whose params are valid', async () => {
  const { call } = await app.account({ credits: 0 });
  const { steps } = await call('compliance.setupStatus', {});
  for (const { next_action: action } of steps) {
    if (action !== null)
      await (call as (name: string, params: unknown) => Promise<unknown>)(action.skill, {
        ...action.params,
        dry_run: true,
      });
  }
});

test('compliance.setupStatus says when the number was given back, the credits are gone or the account is on hold', async () => {
  const account = await ready();
  const open = async (): Promise<string[]> =>
    (await account.call('compliance.setupStatus', {})).steps
      .filter(({ state }) => state === 'todo')
      .map(({ id }) => id);
  expect(await open()).toEqual([]);
  const { items } = await account.call('phone-numbers.list', {});
  await account.call('phone-numbers.release', { number_id: items[0]?.id as string });
  expect(await open()).toEqual(['sender']);
  await stand(app, account.accountId, 'payment_hold');
  expect(await open()).toEqual(['account', 'sender']);
});

/** What the gates look at, one refusal each, and the error that `messages.send` answers with. */
const cases: readonly [
  what: string,
  to: string,
  text: string,
  purpose: 'marketing' | 'transactional',
  gate: string | null,
  code: string | number | null,
][] = [
  ['an opted-in contact', '+12025550110', 'Hi {{ first_name }}', 'marketing', null, null],
  ['a number that is none', '12', 'Hi', 'marketing', 'recipient', -32602],
  ['a contact without consent', '+12025550111', 'Hi', 'marketing', 'consent', 'consent_required'],
  ['a contact without consent, but with a relationship', '+12025550111', 'Hi', 'transactional', null, null],
  ['a stranger', '+12025550119', 'Hi', 'transactional', 'consent', 'consent_required'],
  ['a contact that opted out', '+12025550112', 'Hi', 'transactional', 'consent', 'consent_required'],
  ['a text with a missing value', '+12025550110', 'Hi {{ nickname }}', 'marketing', 'content', -32002],
];

test.each(cases)(
  'compliance.checkSend says of %s what messages.send does afterwards',
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

test('compliance.checkSend says everything that is in the way at once', async () => {
  const { call } = await app.account({ credits: 0 });
  const { allow, gates } = await call('compliance.checkSend', { phone: '+447700900123', text: '{{ a }} {{ b }}' });
  expect(allow).toBe(false);
  const reasons = Object.fromEntries(gates.map(({ gate, reason }) => [gate, reason]));
  expect(reasons).toEqual({
    state: null,
    sender: 'no_sending_number',
    recipient: null,
    consent: 'no_consent',
    content: 'missing_variable',
    quiet_hours: null,
    frequency: null,
    credits: null,
  });
  expect(gates.find(({ gate }) => gate === 'content')?.inputs).toEqual({ missing: 'a, b' });
});

test('compliance.checkSend knows when the credits do not cover the text', async () => {
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

test('compliance.checkSend leaves nothing behind: no message, no credit, no contact', async () => {
  const { call } = await ready();
  const before = [await call('billing.balance', {}), await call('contacts.list', {})];
  await call('compliance.checkSend', { phone: '+12025550110', text: 'Hi' });
  await call('compliance.checkSend', { phone: '+12025550177', text: 'Hi' });
  expect([await call('billing.balance', {}), await call('contacts.list', {})]).toEqual(before);
  expect((await call('messages.list', {})).items).toEqual([]);
});

test('compliance.checkSend takes a contact by its id, with its values, and others can be given', async () => {
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
  ['nobody', { text: 'Hi' }, '/phone'],
  ['a number and a contact', { text: 'Hi', phone: '+12025550110', contact_id: 'con_1' }, '/phone'],
  ['no text', { phone: '+12025550110' }, '/text'],
  ['an empty text', { phone: '+12025550110', text: '' }, '/text'],
  ['a text that is not Liquid', { phone: '+12025550110', text: '{% if %}' }, '/text'],
  ['a purpose that is none', { phone: '+12025550110', text: 'Hi', purpose: 'spam' }, '/purpose'],
  ['values that are a list', { phone: '+12025550110', text: 'Hi', vars: [1] }, '/vars'],
])('compliance.checkSend refuses %s and names the param', async (_what, params, path) => {
  const { call } = await app.account();
  await expect(call('compliance.checkSend', params as { text: string })).rejects.toMatchObject({
    code: -32602,
    data: { field_errors: [{ path }] },
  });
});

test('contacts, consent and numbers of another account count for nothing', async () => {
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

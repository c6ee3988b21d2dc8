import { type TestAccount, useTestApp } from '../support/app.ts';
import { callUntyped, refusalOf } from '../support/untyped-calls.ts';

const app = useTestApp();
const TO = '+12025550143';
let account: TestAccount;

beforeEach(async () => {
  account = await app.account();
});

const call = (skill: string, params: Record<string, unknown>) => callUntyped(account, skill, params);
const refusal = (skill: string, params: Record<string, unknown>) => refusalOf(account, skill, params);

test.each([
  ['messages.send', { to: [TO], text: 'Hi' }, '/to must be string, not array'],
  ['messages.send', { to: 12025550143, text: 'Hi' }, '/to must be string, not number'],
  ['messages.send', { to: TO, text: 'Hi', shorten_links: 'true' }, '/shorten_links must be boolean, not string'],
  ['contacts.upsert', { phone: TO, tags: 'vip,summer' }, '/tags must be array, not string'],
  ['contacts.import', { contacts: [TO] }, '/contacts/0 must be object, not string'],
])('%s says what kind of value %j has instead of the right one', async (skill, params, text) => {
  expect((await refusal(skill, params)).message).toContain(text);
});

test.each([
  ['messages.send', { to: TO, text: 'Hi', send_at: 1_803_999_600 }, 'send_at: Earliest time to send (RFC 3339)'],
  ['campaigns.launch', { campaign_id: 'cmp_01jd0000000000000000000001' }, 'campaigns.preflight'],
])('%s says what the param means that is missing or wrong: %j', async (skill, params, text) => {
  expect((await refusal(skill, params)).message).toContain(text);
});

test('a value of several possible types gets one error, and so does a value of a list of values', async () => {
  const nested = await refusal('contacts.upsert', { phone: TO, attributes: { address: { city: 'Boston' } } });
  expect(nested.data.field_errors).toEqual([
    { path: '/attributes/address', rule: 'must be string or number or boolean or array or null, not object' },
  ]);
  const encoding = await refusal('messages.send', { to: TO, text: 'Hi', smart_encoding: true });
  expect(encoding.data.field_errors).toHaveLength(1);
});

test.each([
  [
    'contact_id',
    { contact_id: TO, text: 'Hi' },
    'begins with con_, or a phone number or an external ID of a contact. Put a phone number in to.',
  ],
  ['template_id', { to: TO, template_id: 'cmp_01jd0000000000000000000001' }, 'begins with tpl_, or a name.'],
])('messages.send says what the ID in %s begins with when it is another', async (_, params, text) => {
  await call('phone-numbers.ensureDefault', {});
  expect((await refusal('messages.send', params)).message).toContain(text);
});

test('an unknown ID of the right kind gets no such hint', async () => {
  const { message } = await refusal('lists.members', { list_id: 'lst_01jd000000000000000000zzzz' });
  expect(message).toMatch(/There is no such list in this account\.$/);
});

test('params inside another object are asked for directly', async () => {
  const { message } = await refusal('messages.send', { message: { to: TO, text: 'Hi' } });
  expect(message).toContain('Pass to and text directly');
});

test('a param of another skill of the module, or a part of a name, is pointed to', async () => {
  const audience = { include: { all: true } };
  const created = await call('campaigns.create', {
    name: 'Sale',
    body: 'Hi',
    audience,
    send_at: '2027-03-02T17:00:00Z',
  });
  expect(created.warnings).toMatchObject([{ message: expect.stringContaining('It is a param of campaigns.launch.') }]);
  const { message } = await refusal('compliance.checkSend', { phone: TO, text: 'Hi', send_at: '2027-03-02T17:00:00Z' });
  expect(message).toContain('Did you mean at?');
});

test.each([
  ['Hi {{1}}', 'use a name, as in {{ first_name }}'],
  [`Hi {{$\{first_name} | default: "there"}}`, 'write {{ first_name }}'],
])('a template with the variables of another product is refused: %s', async (body, text) => {
  expect((await refusal('templates.create', { name: 'Reminder', body })).message).toContain(text);
});

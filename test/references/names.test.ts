import type { TestAccount } from '../support/app.ts';
import { useTestApp } from '../support/app.ts';
import { refusal, send } from '../support/contract/wire.ts';

const app = useTestApp();
const PHONE = '+12025550143';
let account: TestAccount;
let contact: string;
let tag: string;
let list: string;

beforeEach(async () => {
  account = await app.account();
  ({
    contact: { id: contact },
  } = await account.call('contacts.upsert', { phone: PHONE, external_id: 'crm-7' }));
  ({
    tag: { id: tag },
  } = await account.call('tags.create', { name: 'Very  Important' }));
  ({
    list: { id: list },
  } = await account.call('lists.create', { name: 'Spring' }));
});

const CONTACT_NAMES = [
  ['its ID', () => contact],
  ['its number', () => PHONE],
  ['its number as people write it', () => '(202) 555-0143'],
  ['its external ID', () => 'crm-7'],
] as const;

test.each(CONTACT_NAMES)('contact_id takes %s', async (_, named) => {
  const { items } = await account.call('contacts.timeline', { contact_id: named() });
  expect(Array.isArray(items)).toBe(true);
  await account.call('lists.addContacts', { list_id: list, contact_ids: [named()] });
  expect((await account.call('lists.members', { list_id: list })).items).toMatchObject([{ contact_id: contact }]);
});

test.each([
  ['phone', PHONE],
  ['phone_number', PHONE],
  ['external_id', 'crm-7'],
  ['contact', 'crm-7'],
])('%s is read as contact_id, with a warning', async (param, value) => {
  const { result } = await send(app, account.key, 'contacts.timeline', { [param]: value });
  expect(result).toMatchObject({ warnings: [{ code: 'param_renamed', message: `${param} was read as contact_id.` }] });
});

test('a list, a tag and a segment are named by name wherever they are meant, nested ones included', async () => {
  await account.call('lists.addContacts', { list_id: ' SPRING ', contact_ids: [contact] });
  await account.call('tags.assign', { tag: tag, contact_ids: [contact] });
  const rules = {
    kind: 'and',
    rules: [
      { kind: 'list', list_id: 'spring' },
      { kind: 'tag', tag_id: 'very important' },
    ],
  };
  const { segment } = await account.call('segments.create', { name: 'Both', rules } as never);
  expect(segment.rules).toEqual({
    kind: 'and',
    rules: [
      { kind: 'list', list_id: list },
      { kind: 'tag', tag_id: tag },
    ],
  });
  const { items } = await account.call('segments.members', { segment_id: 'both' });
  expect(items).toMatchObject([{ contact_id: contact }]);
  const audience = {
    include: { segment_ids: ['Both'], tag_ids: ['very important'] },
    exclude: { list_ids: ['Nobody'] },
  };
  const { error } = await send(app, account.key, 'billing.estimate', { text: 'Hi', audience });
  expect(error).toMatchObject({ code: -32001, message: expect.stringMatching(/list/i) });
});

test('what names nothing is not found, and the error says that names are taken', async () => {
  const error = await refusal(app, account.key, 'lists.members', { list_id: 'Summer' });
  expect(error).toMatchObject({ code: -32001 });
  expect(error.message).toContain('list_id takes an ID, which begins with lst_, or a name.');
});

test('a name of another account names nothing', async () => {
  const other = await app.account();
  const error = await refusal(app, other.key, 'lists.members', { list_id: 'Spring' });
  expect(error.code).toBe(-32001);
  expect((await refusal(app, other.key, 'contacts.timeline', { contact_id: PHONE })).code).toBe(-32001);
});

test('attributes, variables and properties that are called like a reference are left as they are', async () => {
  const attributes = { list_id: 'Spring', contact_id: PHONE };
  await account.call('contacts.upsert', { phone: PHONE, attributes });
  expect((await account.call('contacts.get', { phone: PHONE })).contact.attributes).toEqual(attributes);
});

test('a repeated call by name is answered as the first one, also when the name names nothing any more', async () => {
  const params = { list_id: 'Spring', idempotency_key: 'once' };
  const first = await account.call('lists.delete', params);
  expect(await account.call('lists.delete', params)).toEqual({ ...first, replayed: true });
  const other = await refusal(app, account.key, 'lists.delete', { ...params, list_id: 'Autumn' });
  expect(other).toMatchObject({ data: { reason: 'idempotency_key_reuse' } });
});

test('an approval of a call by name is for the object that had the name when it was asked for', async () => {
  const agent = await account.call('agent.createKey', { name: 'Agent', permissions: ['full'], approval: {} } as never);
  const by = app.as((agent as { api_key: string }).api_key, account.accountId);
  const params = { list_id: 'Spring', idempotency_key: 'delete' };
  const asked = await refusal(app, by.key, 'lists.delete', params);
  expect(asked.code).toBe('approval_required');
  await account.call('lists.create', { name: 'Summer' });
  const [waiting] = (await account.call('command.approvals.list', {})).items;
  const { approval } = await account.call('command.approvals.get', { approval_id: waiting?.id ?? '' });
  expect(approval).toMatchObject({ params: { list_id: list } });
});

test.each([
  ['billing.topUp', { payment_ref: 'pay_1' }],
  ['partner.grantCredits', { external_ref: 'shop' }],
] as const)('%s reads amount as amount_credits, with a warning', async (skill, rest) => {
  const { result, error } = await send(app, account.key, skill, { ...rest, amount: 5 });
  if (skill === 'billing.topUp')
    expect(result).toMatchObject({ entry: { amount: 5 }, warnings: [{ code: 'param_renamed' }] });
  else expect(JSON.stringify(error)).not.toContain('amount_credits');
});

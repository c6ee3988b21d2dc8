import { type TestAccount, useTestApp } from '../support/app.ts';
import { optIn } from '../support/opt-in.ts';
import { callUntyped, refusalOf } from '../support/untyped-calls.ts';

const app = useTestApp();
const TO = '+12025550143';
let account: TestAccount;

beforeEach(async () => {
  account = await app.account();
  await account.call('phone-numbers.ensureDefault', {});
  await optIn(account, TO);
});

const call = (skill: string, params: Record<string, unknown>) => callUntyped(account, skill, params);
const refusal = (skill: string, params: Record<string, unknown>) => refusalOf(account, skill, params);
const messages = async () => (await account.call('messages.list', {})).items.length;

test.each(['dryRun', 'DryRun', 'dry-run', 'DRY_RUN'])(
  'messages.send reads %s as dry_run and sends nothing',
  async (name) => {
    const answer = await call('messages.send', { to: TO, text: 'Hello', [name]: true });
    expect(answer).toMatchObject({ dry_run: true, warnings: [{ code: 'param_renamed', param: name }] });
    expect(await messages()).toBe(0);
  },
);

test.each([
  ['messages.send', 'dryrun', 'dry_run'],
  ['messages.send', 'dry_runn', 'dry_run'],
  ['messages.send', 'sendat', 'send_at'],
  ['messages.send', 'purpos', 'purpose'],
  ['messages.send', 'template_di', 'template_id'],
  ['contacts.forget', 'dyr_run', 'dry_run'],
  ['tags.create', 'dryrun', 'dry_run'],
])('%s with %s fails, names %s and does nothing', async (skill, param, meant) => {
  const base = { to: TO, text: 'Hello', phone: TO, name: 'VIP' };
  const known =
    skill === 'messages.send'
      ? { to: base.to, text: base.text }
      : skill === 'tags.create'
        ? { name: base.name }
        : { phone: TO };
  const { code, message, data } = await refusal(skill, { ...known, [param]: true });
  expect({ code, path: data.field_errors?.[0]?.path }).toEqual({ code: -32602, path: `/${param}` });
  expect(message).toContain(`Did you mean ${meant}?`);
  expect(await messages()).toBe(0);
  expect((await account.call('contacts.get', { phone: TO })).contact.phone).toBe(TO);
  expect((await account.call('tags.list', {})).items).toEqual([]);
});

test.each([
  ['scheduled_at', 'send_at', '2027-01-05T18:00:00Z'],
  ['deliverAt', 'send_at', '2027-01-05T18:00:00Z'],
  ['test', 'dry_run', true],
  ['preview', 'dry_run', true],
])('messages.send with %s, the word of another product for %s, sends nothing', async (param, meant, value) => {
  const { code, message } = await refusal('messages.send', { to: TO, text: 'Hello', [param]: value });
  expect({ code, message }).toEqual({ code: -32602, message: expect.stringContaining(`Did you mean ${meant}?`) });
  expect(await messages()).toBe(0);
});

test.each([
  ['messages.send', { to: TO, body: 'Hello' }, 'text'],
  ['messages.send', { phone_number: TO, text: 'Hello' }, 'to'],
  ['contacts.upsert', { phone_number: TO }, 'phone'],
  ['contacts.get', { phon: TO }, 'phone'],
  ['campaigns.create', { name: 'Sale', message: 'Hi' }, 'body'],
])('the error of %s with %j names %s', async (skill, params, meant) => {
  const { code, message } = await refusal(skill, params);
  expect({ code, message }).toEqual({ code: -32602, message: expect.stringContaining(`Did you mean ${meant}?`) });
});

test('contacts.upsert says where the words of other products for a name and a consent belong', async () => {
  const { warnings } = await call('contacts.upsert', { phone: TO, name: 'Ada', opt_in: true });
  expect(warnings).toEqual([
    expect.objectContaining({ param: 'name', message: expect.stringContaining('Did you mean first_name?') }),
    expect.objectContaining({ param: 'opt_in', message: expect.stringContaining('contacts.optIn') }),
  ]);
});

test.each([
  ['contacts.list', { page: 2 }, 'Did you mean cursor?'],
  ['tags.list', { limti: 1 }, 'Did you mean limit?'],
  ['contacts.list', { phone: TO }, 'It is a param of contacts.get.'],
  ['contacts.list', { opted_in: true }, 'Its params are query, tag, list_id'],
  ['messages.list', { to: TO }, 'Its params are contact_id, campaign_id'],
])('%s with %j is rejected, because it would list everything', async (skill, params, help) => {
  const { code, message } = await refusal(skill, params);
  expect({ code, message }).toEqual({ code: -32602, message: expect.stringContaining(help) });
});

test('lists read other names of their filters', async () => {
  const { contact } = await account.call('contacts.upsert', { phone: '+12025550144' });
  const { tag } = await account.call('tags.create', { name: 'VIP' });
  await account.call('tags.assign', { tag: tag.id, ids: [contact.id] });
  const { list } = await account.call('lists.create', { name: 'News' });
  await account.call('lists.addContacts', { list_id: list.id, contact_ids: [contact.id] });
  const sent = await account.call('messages.send', { to: TO, text: 'Acme: Sale. Reply STOP to opt out' });
  const idsOf = async (skill: string, params: Record<string, unknown>) => {
    const { items, warnings } = await call(skill, params);
    const renamed = Object.keys(params).map((param) => expect.objectContaining({ code: 'param_renamed', param }));
    expect(warnings).toEqual(renamed);
    return (items as { id: string }[]).map(({ id }) => id);
  };
  for (const params of [{ tag_id: tag.id }, { tag_name: 'VIP' }, { list: list.id }])
    expect(await idsOf('contacts.list', params)).toEqual([contact.id]);
  const [all, optedIn] = [
    await account.call('contacts.list', {}),
    await idsOf('contacts.list', { consent: 'opted_in' }),
  ];
  expect(optedIn).toEqual(all.items.map(({ id }) => id).filter((id) => id !== contact.id));
  expect(await idsOf('contacts.list', { status: 'opted_in' })).toEqual(optedIn);
  expect(await idsOf('messages.list', { status: 'queued' })).toEqual([sent.message_id]);
  expect(await idsOf('messages.list', { status: 'failed' })).toEqual([]);
  expect(await idsOf('messages.list', { contact: contact.id })).toEqual([]);
  expect((await refusal('messages.list', { status: 'sold' })).message).toContain('must be one of');
});

test('an answer lists at most ten warnings', async () => {
  const many = Object.fromEntries(Array.from({ length: 100 }, (_, index) => [`wrinkle_${index}`, 1]));
  expect((await call('tags.create', { name: 'VIP', ...many })).warnings).toHaveLength(10);
});

test.each(['media_url', 'mediaUrl', 'media_urls', 'image_url', 'attachments'])(
  'messages.send rejects %s, because the message would lack its pictures, and names media',
  async (name) => {
    const { message } = await refusal('messages.send', {
      to: TO,
      text: 'Hello',
      [name]: 'https://example.com/a.png',
    });
    expect(message).toContain('Did you mean media?');
    expect(await messages()).toBe(0);
  },
);

test('messages.send rejects a time in the past, and names an example of the format', async () => {
  const at = (ms: number): string => new Date(app.clock.now.getTime() + ms).toISOString();
  const late = await refusal('messages.send', { to: TO, text: 'Hello', send_at: at(-61_000) });
  expect(late).toMatchObject({ code: -32602, data: { field_errors: [{ path: '/send_at' }] } });
  await call('messages.send', { to: TO, text: 'Hello', send_at: at(-59_000) });
  const { message } = await refusal('messages.send', { to: TO, text: 'Hello', send_at: 'tomorrow' });
  expect(message).toContain('2026-03-01T12:00:00Z');
});

test.each([
  ['all', 'must be object'],
  [{ tags: ['vip'] }, 'has no property tags'],
])('the error of the audience %j shows a valid one', async (audience, rule) => {
  const { message } = await refusal('campaigns.create', { name: 'Sale', body: 'Hi', audience });
  expect(message).toContain(rule);
  const [, example = ''] = message.split('An example of audience: ');
  // The example names a tag of another account, so its form is all that is right.
  const shown = await refusal('campaigns.create', { name: 'Sale', body: 'Hi', audience: JSON.parse(example) });
  expect(shown.code).toBe(-32001);
});

test('an unknown nested property is named', async () => {
  const { message } = await refusal('campaigns.create', {
    name: 'Sale',
    body: 'Hi',
    audience: { include: { tags: ['a'] } },
  });
  expect(message).toContain('has no property tags');
});

test.each([
  ['contacts.create', 'contacts.upsert'],
  ['contact.create', 'contacts.upsert'],
  ['contacts.add', 'contacts.upsert'],
  ['contacts.delete', null],
  ['campaigns.start', 'campaigns.launch'],
  ['templates.remove', null],
])('the error for %s suggests %s and nothing destructive', async (skill, expected) => {
  const { data } = await refusal(skill, {});
  const suggestions = data.did_you_mean as string[];
  if (expected !== null) expect(suggestions[0]).toBe(expected);
  for (const destructive of ['contacts.forget', 'contacts.merge', 'templates.delete', 'lists.delete', 'tags.delete'])
    expect(suggestions).not.toContain(destructive);
});

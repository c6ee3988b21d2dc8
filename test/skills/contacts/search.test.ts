import fc from 'fast-check';
import { parsePhone } from '../../../src/domain/phone.ts';
import { OTHER_FORMS, phoneForms } from '../../../src/domain/phone-forms.ts';
import { type TestAccount, useTestApp } from '../../support/app.ts';

const app = useTestApp();
let account: TestAccount;

beforeEach(async () => {
  account = await app.account();
});

const find = async (query: string) => (await account.call('contacts.list', { query })).items.map(({ phone }) => phone);
const inSegment = async (rules: object) => {
  const { sample } = await account.call('segments.preview', { rules: rules as never });
  return sample.map(({ phone }) => phone);
};

test.each([
  '+12025550143',
  '(202) 555-0143',
  '202.555.0143',
  '202 555',
  '1 202 555 0143',
  '001 202 555 0143',
  '00 1 (202)',
  '12025550143',
  '+1 (202) 55',
  '２０２ ５５５',
])('contacts.list finds a number of the country of the account written as %s', async (query) => {
  await account.call('contacts.upsert', { phone: '+12025550143' });
  await account.call('contacts.upsert', { phone: '+447700900123' });
  expect(await find(query)).toEqual(['+12025550143']);
});

test('contacts.list and rules of segments find a contact by each form of its number, and by its beginning', async () => {
  const numbers = OTHER_FORMS.patterns.flatMap((pattern, seed) =>
    fc.sample(
      fc.stringMatching(new RegExp(pattern)).filter((phone) => parsePhone(phone).ok),
      { numRuns: 1, seed },
    ),
  );
  await account.call('contacts.import', { contacts: numbers.map((phone) => ({ phone })) });
  for (const phone of numbers) {
    const [, other = ''] = phoneForms(phone);
    expect(await find(phone)).toEqual([phone]);
    expect([other, await find(other)]).toEqual([other, [phone]]);
    expect(
      await find(
        other
          .slice(0, -2)
          .replace('+', '00')
          .replace(/(\d{4})/, '$1 '),
      ),
    ).toContain(phone);
    expect(await inSegment({ kind: 'field', field: 'phone', operator: 'eq', value: other })).toEqual([phone]);
    expect(await inSegment({ kind: 'field', field: 'phone', operator: 'in', values: [other] })).toEqual([phone]);
    expect(
      await inSegment({ kind: 'field', field: 'phone', operator: 'starts_with', value: other.slice(0, -2) }),
    ).toContain(phone);
  }
});

test.each([
  ['José Muñoz', 'jose munoz'],
  ['José', 'JOSE\u0301'],
  ['Jose\u0301', 'josé'],
  ['Zoë', 'zoe'],
  ['ANDRÉ', 'andre'],
  ['Łukasz', 'łukasz'],
  ['Ünal', 'unal'],
  ['Ｊｏｓｅ', 'jose'],
])('contacts.list finds the name %s by %s', async (name, query) => {
  await account.call('contacts.upsert', { phone: '+12025550143', first_name: name });
  await account.call('contacts.upsert', { phone: '+12025550144', first_name: 'Max' });
  expect(await find(query)).toEqual(['+12025550143']);
});

test.each(['%', '_', '\\', '%a%', 'a_c', '\\%'])(
  'searches and rules take %s for what it is and not for a pattern',
  async (query) => {
    await account.call('contacts.upsert', { phone: '+12025550143', first_name: 'abc', external_id: 'abc' });
    await account.call('contacts.upsert', { phone: '+12025550144', first_name: `${query}x`, external_id: 'other' });
    await account.call('inbox.createCannedReply', { name: 'abc', text: 'abc' });
    await account.call('inbox.createCannedReply', { name: `x${query}x`, text: 'abc' });
    for (const name of ['abc', `x${query}x`]) {
      await account.call('lists.create', { name });
      await account.call('tags.create', { name });
    }
    expect(await find(query)).toEqual(['+12025550144']);
    for (const operator of ['contains', 'starts_with'])
      expect(await inSegment({ kind: 'field', field: 'first_name', operator, value: query })).toEqual(['+12025550144']);
    for (const skill of ['inbox.cannedReplies', 'lists.list', 'tags.list'] as const)
      expect((await account.call(skill, { query })).items.map(({ name }) => name)).toEqual([`x${query}x`]);
  },
);

test('names of lists, tags and canned replies are found without their accents', async () => {
  for (const name of ['Café Zürich', 'Tea']) {
    await account.call('lists.create', { name });
    await account.call('tags.create', { name });
    await account.call('inbox.createCannedReply', { name, text: 'Hello' });
  }
  for (const skill of ['inbox.cannedReplies', 'lists.list', 'tags.list'] as const)
    for (const query of ['cafe', 'CAFE\u0301', 'zurich'])
      expect((await account.call(skill, { query })).items.map(({ name }) => name)).toEqual(['Café Zürich']);
});

import { type TestAccount, useTestApp } from '../../support/app.ts';

const app = useTestApp();

/** The phone numbers of all pages. */
async function listPhones(call: TestAccount['call'], params: Record<string, unknown>): Promise<string[]> {
  const phones: string[] = [];
  for (let cursor: string | null = null, first = true; first || cursor !== null; first = false) {
    const page: { items: { phone: string }[]; next_cursor: string | null } = await call('contacts.list', {
      ...params,
      limit: 2,
      ...(cursor === null ? {} : { cursor }),
    });
    phones.push(...page.items.map(({ phone }) => phone));
    cursor = page.next_cursor;
  }
  return phones;
}

test('contacts.list returns every matching contact once over all pages, for every filter', async () => {
  const { call } = await app.account();
  const phones = Array.from({ length: 7 }, (_, index) => `+120255501${20 + index}`);
  for (const [index, phone] of phones.entries()) {
    await call('contacts.upsert', {
      phone,
      first_name: index < 5 ? 'Zoë' : 'Max',
      external_id: `x-${index}`,
      ...(index % 2 === 0 ? { tags: ['even'] } : {}),
    });
  }
  const even = phones.filter((_, index) => index % 2 === 0);
  expect((await listPhones(call, {})).sort()).toEqual(phones);
  expect((await listPhones(call, { tag: 'EVEN' })).sort()).toEqual(even);
  expect((await listPhones(call, { query: 'zO' })).sort()).toEqual(phones.slice(0, 5));
  expect((await listPhones(call, { query: 'ZOË', tag: 'even' })).sort()).toEqual(even.slice(0, 3));
  expect(await listPhones(call, { query: '+12025550126' })).toEqual([phones[6]]);
  expect(await listPhones(call, { query: 'X-3' })).toEqual([phones[3]]);
  expect(await listPhones(call, { consent_status: 'opted_in' })).toEqual([]);
  const first = (await call('contacts.list', { tag: 'even', limit: 1 })).items[0];
  expect(first?.tags).toEqual(['even']);
});

import { parsePhone } from '../../../src/domain/phone.ts';
import { useTestApp } from '../../support/app.ts';

const app = useTestApp();

test('phone-numbers.ensureDefault assigns one number to an account when 64 callers race', async () => {
  // Repeated, because the first calls open database connections and hardly run concurrently.
  for (let run = 0; run < 4; run += 1) {
    const { call } = await app.account();
    const results = await Promise.all(Array.from({ length: 64 }, () => call('phone-numbers.ensureDefault', {})));
    expect(new Set(results.map(({ number }) => number.id)).size).toBe(1);
    expect(results.filter(({ created }) => created)).toHaveLength(1);
    expect((await call('phone-numbers.list', {})).items).toHaveLength(1);
  }
});

test('phone-numbers.ensureDefault never assigns one phone number to two accounts', async () => {
  const accounts = await Promise.all(Array.from({ length: 12 }, () => app.account()));
  const numbers = await Promise.all(
    accounts.map(({ call }) => call('phone-numbers.ensureDefault', { area_code: '415' })),
  );
  expect(new Set(numbers.map(({ number }) => number.phone)).size).toBe(12);
});

test('phone-numbers.ensureDefault assigns a number with the requested area code', async () => {
  const { call } = await app.account();
  const { number } = await call('phone-numbers.ensureDefault', { area_code: '212' });
  expect(number).toMatchObject({
    country: 'US',
    type: 'long_code',
    state: 'active',
    is_default: true,
    carrier: 'simulator',
  });
  expect(number.phone).toMatch(/^\+1212555\d{4}$/);
});

test.each([
  ['is not in use', { area_code: '911' }],
  ['belongs to another country', { area_code: '416' }],
  ['is given for a country without area codes', { country: 'GB', area_code: '202' }],
  ['is given for toll-free numbers', { type: 'toll_free', area_code: '202' }],
] as const)('phone-numbers.ensureDefault rejects an area code that %s', async (_what, params) => {
  const { call } = await app.account();
  await expect(call('phone-numbers.ensureDefault', params)).rejects.toMatchObject({
    code: -32602,
    data: { field_errors: [{ path: '/area_code' }] },
  });
  expect((await call('phone-numbers.list', {})).items).toEqual([]);
});

test.each(['GB', 'FR', 'DE', 'AU', 'CA', 'BR', 'IN'])(
  'phone-numbers.ensureDefault assigns a valid number of country %s',
  async (country) => {
    const { call } = await app.account();
    const { number } = await call('phone-numbers.ensureDefault', { country });
    expect(number.country).toBe(country);
    expect(parsePhone(number.phone)).toMatchObject({ ok: true, country });
  },
);

test('phone-numbers.ensureDefault suggests an available country when there is no number of the requested type', async () => {
  const { call } = await app.account();
  const unavailable = call('phone-numbers.ensureDefault', { country: 'DE', type: 'short_code' });
  await expect(unavailable).rejects.toMatchObject({
    code: -32002,
    data: { reason: 'no_number_available', next_actions: [{ params: { country: 'US' } }] },
  });
  expect((await call('phone-numbers.ensureDefault', { country: 'US', type: 'short_code' })).number.phone).toMatch(
    /^\d{5,6}$/,
  );
});

test('phone-numbers.ensureDefault with dry_run assigns no number', async () => {
  const { call } = await app.account();
  expect(await call('phone-numbers.ensureDefault', { dry_run: true })).toMatchObject({ created: true, dry_run: true });
  expect((await call('phone-numbers.list', {})).items).toEqual([]);
});

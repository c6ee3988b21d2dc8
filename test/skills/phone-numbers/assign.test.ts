import { useTestApp } from '../../support/app.ts';
import { insertNumber } from '../../support/insert-number.ts';

const app = useTestApp();

test('phone-numbers.assign moves the default to another number, and one number is the default', async () => {
  const account = await app.account();
  const { number: first } = await account.call('phone-numbers.ensureDefault', {});
  await insertNumber(app, account, 'num_second', '+12025550201');
  const { number } = await account.call('phone-numbers.assign', { number_id: 'num_second', is_default: true });
  expect(number.is_default).toBe(true);
  expect((await account.call('phone-numbers.ensureDefault', {})).number.id).toBe('num_second');
  const { items } = await account.call('phone-numbers.list', {});
  expect(items.map(({ id, is_default }) => [id, is_default])).toEqual([
    [first.id, false],
    ['num_second', true],
  ]);
});

test('phone-numbers.assign lets all concurrent callers set the default, and one number is the default', async () => {
  const account = await app.account();
  await account.call('phone-numbers.ensureDefault', {});
  const ids = ['num_a', 'num_b', 'num_c', 'num_d'];
  for (const [index, id] of ids.entries()) await insertNumber(app, account, id, `+1202555021${index}`);
  for (let run = 0; run < 5; run += 1) {
    await Promise.all(ids.map((id) => account.call('phone-numbers.assign', { number_id: id, is_default: true })));
    const { items } = await account.call('phone-numbers.list', {});
    expect(items.filter(({ is_default }) => is_default)).toHaveLength(1);
  }
});

test('phone-numbers.assign assigns and unassigns a program, and keeps what the params do not name', async () => {
  const { call } = await app.account();
  const { number } = await call('phone-numbers.ensureDefault', {});
  const { program } = await call('program.create', {
    name: 'News',
    brand: 'Acme',
    purpose: 'news',
    frequency: 'weekly',
    privacy_url: 'https://acme.example/privacy',
    terms_url: 'https://acme.example/terms',
  });
  expect((await call('phone-numbers.assign', { number_id: number.id, program_id: program.id })).number).toMatchObject({
    program_id: program.id,
    assignment: 'assigned',
    is_default: true,
  });
  expect((await call('phone-numbers.assign', { number_id: number.id, is_default: true })).number.program_id).toBe(
    program.id,
  );
  expect((await call('phone-numbers.assign', { number_id: number.id, program_id: null })).number).toMatchObject({
    program_id: null,
    assignment: 'unassigned',
  });
});

test('phone-numbers.assign rejects a released number', async () => {
  const { call } = await app.account();
  const { number } = await call('phone-numbers.ensureDefault', {});
  await call('phone-numbers.release', { number_id: number.id });
  await expect(call('phone-numbers.assign', { number_id: number.id, is_default: true })).rejects.toMatchObject({
    code: -32002,
    data: { reason: 'number_released' },
  });
});

test('phone-numbers.assign and phone-numbers.release answer for a number of another account as for an unknown one', async () => {
  const [account, otherAccount] = await Promise.all([app.account(), app.account()]);
  const { number } = await otherAccount.call('phone-numbers.ensureDefault', {});
  for (const id of [number.id, 'num_01jd000000000000000000zzzz']) {
    await expect(account.call('phone-numbers.assign', { number_id: id, is_default: true })).rejects.toMatchObject({
      code: -32001,
      message: expect.stringContaining('no such number'),
    });
    await expect(account.call('phone-numbers.release', { number_id: id })).rejects.toMatchObject({ code: -32001 });
  }
  expect((await account.call('phone-numbers.list', {})).items).toEqual([]);
  expect((await otherAccount.call('phone-numbers.list', {})).items).toMatchObject([
    { id: number.id, state: 'active', is_default: true },
  ]);
});

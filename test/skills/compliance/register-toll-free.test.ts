import { ACME_TOLL_FREE } from '../../support/acme-toll-free.ts';
import { type TestAccount, useTestApp } from '../../support/app.ts';
import { optIn } from '../../support/opt-in.ts';
import { pass } from '../../support/registrations.ts';

const app = useTestApp();

const query = async (sql: string, ...params: unknown[]) => (await app.parts.database.pool.query(sql, params)).rows;

let lastNumber = 0;
/** Inserts a toll-free number of the operator's carrier. */
async function addNumber({ accountId }: TestAccount, area = '833', carrier = 'smpp'): Promise<string> {
  lastNumber += 1;
  await query(
    `INSERT INTO phone_numbers (tenant_id, id, account_id, phone, country, type, state, is_default, carrier, assignment, messages_per_second, paced_until, created_at)
     VALUES ($1, $2, $1, $3, 'US', 'toll_free', 'active', false, $4, 'unassigned', 10, now(), now())`,
    accountId,
    `num_toll_${lastNumber}`,
    `+1${area}556${1000 + lastNumber}`,
    carrier,
  );
  return `num_toll_${lastNumber}`;
}

const params = (numberId: string, more: Record<string, unknown> = {}) =>
  ({ number_id: numberId, ...ACME_TOLL_FREE, ...more }) as unknown as Parameters<typeof register>[1];
const register = ({ call }: TestAccount, values: Parameters<typeof call<'compliance.registerTollFree'>>[1]) =>
  call('compliance.registerTollFree', values);

const numberOf = async ({ call }: TestAccount, id: string) =>
  (await call('phone-numbers.list', {})).items.find((item) => item.id === id);
const verificationsOf = async ({ call }: TestAccount) =>
  (await call('compliance.registrations', { kind: 'toll_free' })).items;
const balanceOf = async ({ call }: TestAccount) => (await call('billing.balance', {})).available;
const NEW_YORK = '+12125550110';

test('a toll-free number of a carrier cannot send until it is verified', async () => {
  const account = await app.account({ credits: 1000 });
  await optIn(account, NEW_YORK);
  const id = await addNumber(account);
  const send = () => account.call('messages.send', { to: NEW_YORK, number_id: id, text: 'Hi. Reply STOP to opt out.' });
  await expect(send()).rejects.toMatchObject({ code: -32001 });
  const before = await balanceOf(account);
  const registered = await register(account, params(id));
  expect(registered).toMatchObject({ status: 'PENDING_REVIEW', created: true, credits: 4, lint: [] });
  expect(await balanceOf(account)).toBe(before - 4);
  expect(await numberOf(account, id)).toMatchObject({
    registration_id: registered.registration_id,
    registration_state: 'PENDING_ASSIGNMENT',
  });
  await pass(app, 2);
  expect(await verificationsOf(account)).toMatchObject([{ kind: 'toll_free', status: 'IN_REVIEW' }]);
  await expect(send()).rejects.toMatchObject({ code: -32001 });
  await pass(app, 3);
  expect(await verificationsOf(account)).toMatchObject([
    { status: 'APPROVED', brand: null, campaign: null, toll_free: { number_id: id, business_name: 'Acme Coffee LLC' } },
  ]);
  expect(await numberOf(account, id)).toMatchObject({ registration_state: 'ASSIGNED' });
  const sent = await send();
  expect(sent).toMatchObject({ state: 'queued' });
  await account.call('messages.cancel', { message_id: sent.message_id });
});

test('a message queued at a toll-free number is not sent after the number loses its verification', async () => {
  const account = await app.account({ credits: 1000 });
  await optIn(account, NEW_YORK);
  const id = await addNumber(account);
  await register(account, params(id));
  await pass(app, 5);
  const { message_id: message } = await account.call('messages.send', {
    to: NEW_YORK,
    number_id: id,
    text: 'Hi. Reply STOP to opt out.',
  });
  await query("UPDATE phone_numbers SET registration_state = 'FAILED_ASSIGNMENT' WHERE id = $1", id);
  await app.drain();
  expect((await account.call('messages.get', { message_id: message })).message.state).toBe('queued');
});

test.each(['800', '833', '844', '855', '866', '877', '888'])(
  '+1 %s requires a verification, except for a number of the simulator',
  async (area) => {
    const account = await app.account();
    await optIn(account, NEW_YORK);
    const send = (id: string) =>
      account.call('messages.send', { to: NEW_YORK, number_id: id, text: 'Hi. Reply STOP to opt out.' });
    await expect(send(await addNumber(account, area))).rejects.toMatchObject({ code: -32001 });
    expect(await send(await addNumber(account, area, 'simulator'))).toMatchObject({ state: 'queued' });
  },
);

test.each([
  ['a company without registration number', { business_registration: undefined }, '30894', '/business_registration'],
  ['an image that is not a URL', { opt_in_image_urls: ['opt-in.png'] }, '30509', '/opt_in_image_urls/0'],
  ['a policy that is not a URL', { privacy_url: 'our policy' }, '30493', '/privacy_url'],
  [
    'an address in another country',
    { address: { ...ACME_TOLL_FREE.address, country: 'DE' } },
    '30451',
    '/address/country',
  ],
  ['forbidden content', { samples: ['Acme Coffee: our casino is open.'] }, '30441', '/samples/0'],
  ['a shared shortener', { samples: ['Acme Coffee: see https://bit.ly/x. STOP to end.'] }, '30857', '/samples/0'],
  ['samples without the brand', { samples: ['Your order is ready. Reply STOP.'] }, '30893', '/samples'],
  ['an incomplete confirmation message', { opt_in_message: 'Acme Coffee: you are in.' }, '30503', '/opt_in_message'],
])(
  'compliance.registerTollFree rejects %s with the code of the reviewers, and stores and charges nothing',
  async (_what, change, code, path) => {
    const account = await app.account({ credits: 0 });
    const id = await addNumber(account);
    await expect(register(account, params(id, change))).rejects.toMatchObject({
      code: -32602,
      data: { field_errors: expect.arrayContaining([expect.objectContaining({ code, path })]) },
    });
    expect(await verificationsOf(account)).toEqual([]);
    expect(await balanceOf(account)).toBe(100);
    expect(await numberOf(account, id)).toMatchObject({ registration_state: null });
  },
);

test('compliance.registerTollFree resubmits a rejected verification and charges again', async () => {
  const account = await app.account({ credits: 0 });
  const id = await addNumber(account);
  const { registration_id: registration } = await register(account, params(id, { reference_id: 'sim-reject-30509' }));
  await expect(register(account, params(id))).rejects.toMatchObject({ data: { reason: 'registration_in_review' } });
  await pass(app, 4);
  const rejection = { code: '30509', field: 'opt_in_image_urls' };
  expect(await verificationsOf(account)).toMatchObject([{ status: 'REJECTED', rejection }]);
  expect(await numberOf(account, id)).toMatchObject({
    registration_state: 'FAILED_ASSIGNMENT',
    registration_rejection: rejection,
  });
  const resubmitted = await register(account, params(id, { reference_id: 'sim-reject-30509' }));
  expect(resubmitted).toMatchObject({ registration_id: registration, created: false, credits: 4 });
  await pass(app, 5);
  expect(await verificationsOf(account)).toMatchObject([{ status: 'APPROVED', toll_free: { attempt: 2 } }]);
  expect(await balanceOf(account)).toBe(92);
  await expect(register(account, params(id))).rejects.toMatchObject({ data: { reason: 'number_verified' } });
});

test('concurrent calls for one number create and charge one verification', async () => {
  const account = await app.account({ credits: 0 });
  const id = await addNumber(account);
  const results = await Promise.allSettled([register(account, params(id)), register(account, params(id))]);
  expect(results.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThan(0);
  expect(await verificationsOf(account)).toHaveLength(1);
  expect(await balanceOf(account)).toBe(96);
});

test('a submission whose response was lost is repeated, and its reference_id returns the same verification', async () => {
  const account = await app.account({ credits: 0 });
  const id = await addNumber(account);
  const first = await register(account, params(id, { reference_id: 'sim-lost' }));
  await pass(app, 6);
  expect(await register(account, params(id, { reference_id: 'sim-lost' }))).toMatchObject({
    registration_id: first.registration_id,
    status: 'APPROVED',
    created: false,
    credits: 0,
  });
});

test('compliance.setupStatus leads from a toll-free number to its verification, which is not a campaign', async () => {
  const account = await app.account({ credits: 0 });
  const stepOf = async () =>
    (await account.call('compliance.setupStatus', {})).steps.find(({ id }) => id === 'toll_free_verification');
  expect(await stepOf()).toMatchObject({ state: 'optional' });
  const id = await addNumber(account);
  const open = await stepOf();
  expect(open).toMatchObject({ state: 'todo', next_action: { skill: 'compliance.registerTollFree' } });
  await register(account, params(id, open?.next_action?.params));
  expect(await stepOf()).toMatchObject({ next_action: { skill: 'compliance.registrations' } });
  await pass(app, 5);
  expect(await stepOf()).toMatchObject({ state: 'done', next_action: null });
  const { number } = await account.call('phone-numbers.assign', { number_id: id, registration_id: null });
  expect(number.registration_state).toBe('ASSIGNED');
  const [{ id: verification } = { id: '' }] = await verificationsOf(account);
  await expect(
    account.call('phone-numbers.assign', { number_id: id, registration_id: verification }),
  ).rejects.toMatchObject({ code: -32001 });
});

test('compliance.registerTollFree accepts only toll-free numbers of the account', async () => {
  const account = await app.account();
  const { number } = await account.call('phone-numbers.ensureDefault', {});
  await expect(register(account, params(number.id))).rejects.toMatchObject({
    data: { reason: 'number_not_toll_free' },
  });
  const other = await app.account();
  const id = await addNumber(other);
  await expect(register(account, params(id))).rejects.toMatchObject({ code: -32001 });
});

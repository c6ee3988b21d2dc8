import { type TestAccount, useTestApp } from '../../support/app.ts';
import { campaignParams, confirmedBrand, pass, provisionedCampaign } from '../../support/registrations.ts';

const app = useTestApp();

let lastNumber = 0;
/** Inserts a number of the operator's carrier, by default a long code. */
async function addNumber({ accountId }: TestAccount, type = 'long_code'): Promise<string> {
  lastNumber += 1;
  const id = `num_carrier_${lastNumber}`;
  await app.parts.database.pool.query(
    `INSERT INTO phone_numbers (tenant_id, id, account_id, phone, country, type, state, is_default, carrier, assignment, messages_per_second, paced_until, created_at)
     VALUES ($1, $2, $1, $3, 'US', $4, 'active', false, 'smpp', 'unassigned', 10, now(), now())`,
    [accountId, id, `+1202556${String(1000 + lastNumber)}`, type],
  );
  return id;
}
const numberOf = async ({ call }: TestAccount, id: string) =>
  (await call('phone-numbers.list', {})).items.find((item) => item.id === id);

test('an assigned number has the throughput of its campaign until it is unassigned', async () => {
  const account = await app.account({ credits: 1000 });
  const registrationId = await provisionedCampaign(app, account);
  const id = await addNumber(account);
  const { number } = await account.call('phone-numbers.assign', { number_id: id, registration_id: registrationId });
  expect(number).toMatchObject({
    registration_state: 'PENDING_ASSIGNMENT',
    registration_id: registrationId,
    messages_per_second: 10,
  });
  await pass(app, 3);
  expect(await numberOf(account, id)).toMatchObject({ registration_state: 'ASSIGNED', messages_per_second: 75 });
  expect(
    (await account.call('phone-numbers.assign', { number_id: id, registration_id: registrationId })).number
      .registration_state,
  ).toBe('ASSIGNED');
  const out = await account.call('phone-numbers.assign', { number_id: id, registration_id: null });
  expect(out.number).toMatchObject({ registration_state: 'PENDING_UNASSIGNMENT' });
  await pass(app, 3);
  expect(await numberOf(account, id)).toMatchObject({
    registration_state: null,
    registration_id: null,
    messages_per_second: 10,
  });
});

test.each([
  ['00-0000005', 40],
  ['00-0000004', 4],
])('the vetting score of the brand with EIN %s limits a number to %i messages per second', async (ein, rate) => {
  const account = await app.account({ credits: 1000 });
  const registrationId = await provisionedCampaign(app, account, ein);
  const id = await addNumber(account);
  await account.call('phone-numbers.assign', { number_id: id, registration_id: registrationId });
  await pass(app, 3);
  expect((await numberOf(account, id))?.messages_per_second).toBe(rate);
});

test('the numbers of a campaign share its throughput', async () => {
  const account = await app.account({ credits: 1000 });
  const registrationId = await provisionedCampaign(app, account);
  const ids = [await addNumber(account), await addNumber(account)];
  await Promise.all(
    ids.map((id) => account.call('phone-numbers.assign', { number_id: id, registration_id: registrationId })),
  );
  await pass(app, 3);
  for (const id of ids) expect((await numberOf(account, id))?.messages_per_second).toBe(37);
  await account.call('phone-numbers.assign', { number_id: ids[0] as string, registration_id: null });
  await pass(app, 3);
  expect((await numberOf(account, ids[1] as string))?.messages_per_second).toBe(75);
});

test('the assignment of a number waits for its campaign, and fails if the campaign is rejected', async () => {
  const account = await app.account({ credits: 1000 });
  const brandId = await confirmedBrand(app, account);
  const register = (reference: string) =>
    account.call('compliance.registerCampaign', { ...campaignParams, brand_id: brandId, reference_id: reference });
  const [good, bad] = [await register('good'), await register('sim-mno')];
  const [first, second] = [await addNumber(account), await addNumber(account)];
  await account.call('phone-numbers.assign', { number_id: first, registration_id: good.registration_id });
  await account.call('phone-numbers.assign', { number_id: second, registration_id: bad.registration_id });
  await pass(app, 3);
  expect((await numberOf(account, first))?.registration_state).toBe('PENDING_ASSIGNMENT');
  await pass(app, 6);
  expect((await numberOf(account, first))?.registration_state).toBe('ASSIGNED');
  expect(await numberOf(account, second)).toMatchObject({
    registration_state: 'FAILED_ASSIGNMENT',
    registration_rejection: { code: '30899' },
    messages_per_second: 10,
  });
});

test('a failed assignment can be retried, and a failed unassignment keeps the number in its campaign', async () => {
  const account = await app.account({ credits: 1000 });
  const brandId = await confirmedBrand(app, account);
  const register = async (reference: string) =>
    (
      await account.call('compliance.registerCampaign', {
        ...campaignParams,
        brand_id: brandId,
        reference_id: reference,
      })
    ).registration_id;
  const [bad, sticky] = [await register('sim-assign-fail'), await register('sim-unassign-fail')];
  await pass(app, 7);
  const [first, second] = [await addNumber(account), await addNumber(account)];
  await account.call('phone-numbers.assign', { number_id: first, registration_id: bad });
  await account.call('phone-numbers.assign', { number_id: second, registration_id: sticky });
  await pass(app, 3);
  expect(await numberOf(account, first)).toMatchObject({
    registration_state: 'FAILED_ASSIGNMENT',
    registration_rejection: { field: 'number_id' },
  });
  expect((await account.call('phone-numbers.assign', { number_id: first, registration_id: bad })).number).toMatchObject(
    { registration_state: 'PENDING_ASSIGNMENT', registration_rejection: null },
  );
  await account.call('phone-numbers.assign', { number_id: second, registration_id: null });
  await pass(app, 3);
  expect(await numberOf(account, second)).toMatchObject({
    registration_state: 'FAILED_UNASSIGNMENT',
    registration_id: sticky,
  });
});

test('assigning a program also assigns its registered campaign, which a number of the simulator does not need', async () => {
  const account = await app.account({ credits: 1000 });
  const { number: simulated } = await account.call('phone-numbers.ensureDefault', {});
  const brandId = await confirmedBrand(app, account);
  const { program } = await account.call('program.create', {
    name: 'News',
    brand: 'Acme Coffee',
    purpose: 'new roasts',
    frequency: 'weekly',
    privacy_url: campaignParams.privacy_url,
    terms_url: campaignParams.terms_url,
  });
  const { registration_id: registrationId } = await account.call('compliance.registerCampaign', {
    ...campaignParams,
    brand_id: brandId,
    program_id: program.id,
  });
  await pass(app, 7);
  const id = await addNumber(account);
  expect((await account.call('phone-numbers.assign', { number_id: id, program_id: program.id })).number).toMatchObject({
    program_id: program.id,
    registration_id: registrationId,
    registration_state: 'PENDING_ASSIGNMENT',
  });
  await account.call('contacts.optIn', {
    phone: '+12025550143',
    method: 'web_form',
    source: 'a form',
    captured_at: '2026-01-01T00:00:00Z',
  });
  await account.call('messages.send', { to: '+12025550143', text: 'Hello', purpose: 'transactional' });
  expect((await numberOf(account, simulated.id))?.registration_state).toBeNull();
});

test('a campaign has at most 49 numbers, all of them long codes', async () => {
  const account = await app.account({ credits: 1000 });
  const registrationId = await provisionedCampaign(app, account);
  for (let count = 0; count < 49; count += 1)
    await account.call('phone-numbers.assign', {
      number_id: await addNumber(account),
      registration_id: registrationId,
    });
  await expect(
    account.call('phone-numbers.assign', { number_id: await addNumber(account), registration_id: registrationId }),
  ).rejects.toMatchObject({ data: { reason: 'campaign_full', most: 49 } });
  await expect(
    account.call('phone-numbers.assign', {
      number_id: await addNumber(account, 'toll_free'),
      registration_id: registrationId,
    }),
  ).rejects.toMatchObject({ data: { reason: 'number_not_10dlc' } });
});

test('a released number is removed from its campaign', async () => {
  const account = await app.account({ credits: 1000 });
  const registrationId = await provisionedCampaign(app, account);
  const id = await addNumber(account);
  await account.call('phone-numbers.assign', { number_id: id, registration_id: registrationId });
  await pass(app, 3);
  expect((await account.call('phone-numbers.release', { number_id: id })).number.registration_state).toBe(
    'PENDING_UNASSIGNMENT',
  );
  await pass(app, 3);
  expect((await numberOf(account, id))?.registration_id).toBeNull();
});

test('numbers of a suspended registration neither accept nor submit messages until the suspension ends', async () => {
  const account = await app.account({ credits: 1000 });
  const registrationId = await provisionedCampaign(app, account);
  const { number } = await account.call('phone-numbers.ensureDefault', {});
  const setStatus = (status: string) =>
    app.parts.database.pool.query('UPDATE registrations SET status = $3 WHERE tenant_id = $1 AND id = $2', [
      account.accountId,
      registrationId,
      status,
    ]);
  await app.parts.database.pool.query(
    'UPDATE phone_numbers SET registration_id = $3 WHERE tenant_id = $1 AND id = $2',
    [account.accountId, number.id, registrationId],
  );
  await account.call('contacts.upsert', { phone: '+12025550110', relationship: { kind: 'order' } });
  const send = () => account.call('messages.send', { to: '+12025550110', text: 'Hi', purpose: 'transactional' });
  const { message_id: id } = await send();
  await setStatus('TCR_SUSPENDED');
  await app.drain();
  await expect(send()).rejects.toMatchObject({ code: -32003 });
  expect((await account.call('messages.get', { message_id: id })).message.state).toBe('queued');
  await setStatus('MNO_PROVISIONED');
  await app.drain();
  expect((await account.call('messages.get', { message_id: id })).message.state).not.toBe('queued');
});

import { useTestApp } from '../support/app.ts';
import { ADA, createRule, endsOf, furnishPerson, placeOrder, runsOf, startRuns, tagContact } from './support.ts';

const app = useTestApp();

test('limits hold while several processes start runs and events keep coming', async () => {
  const account = await furnishPerson(await app.account());
  const capped = await createRule(account, { rate_cap: { per_hour: 3, per_day: 4 } });
  const once = await createRule(account, { once_per: { amount: 1, unit: 'days' } });
  const more = ['+12025550144', '+12025550145'];
  for (const phone of more) await account.call('contacts.upsert', { phone });
  const order = (phone: string) => placeOrder(account, {}, phone);
  const people = [ADA, ...more];
  for (let wave = 0; wave < 4; wave += 1)
    await Promise.all([...people.map(order), ...people.map(order), startRuns(app, 3)]);
  await startRuns(app);
  const states = async (rule: string) => (await runsOf(account, rule)).map(({ state }) => state);
  expect((await states(capped)).filter((state) => state === 'pending')).toHaveLength(3);
  const ofOnce = await runsOf(account, once);
  const started = ofOnce.filter(({ state }) => state === 'pending');
  expect(started).toHaveLength(3);
  expect(new Set(started.map(({ contact_id: id }) => id)).size).toBe(3);
  expect(ofOnce.filter(({ state }) => state === 'skipped')).toMatchObject([{ reason: 'once_per', count: 21 }]);
  await app.drain();
});

test('limits of an hour, a day and a contact end when their time has passed', async () => {
  const account = await furnishPerson(await app.account());
  const capped = await createRule(account, { rate_cap: { per_hour: 1, per_day: 2 } });
  const once = await createRule(account, { once_per: { amount: 90, unit: 'minutes' } });
  for (let hour = 0; hour < 4; hour += 1) {
    await placeOrder(account);
    await placeOrder(account);
    await app.drain();
    app.clock.advance(3_600_000);
  }
  expect(await endsOf(account, capped)).toEqual([
    ...['succeeded', 'skipped rate_cap_hour'],
    ...['succeeded', 'skipped rate_cap_hour'],
    ...['skipped rate_cap_day', 'skipped rate_cap_day'],
  ]);
  const counts = (await runsOf(account, capped)).map(({ count }) => count).reverse();
  expect(counts).toEqual([1, 1, 1, 1, 2, 2]);
  expect((await endsOf(account, once)).filter((end) => end === 'succeeded')).toHaveLength(2);
  app.clock.advance(24 * 3_600_000);
  await placeOrder(account);
  await app.drain();
  expect((await endsOf(account, capped)).at(-1)).toBe('succeeded');
});

test('rules that trigger each other stop after five steps and say so', async () => {
  const account = await furnishPerson(await app.account(), ['Buyers']);
  const event = (name: string) => ({
    skill: 'analytics.recordEvent',
    params: { contact_id: { $from: 'contact.id' }, name },
  });
  const ping = await createRule(account, { trigger: { kind: 'event', name: 'ping' }, actions: [event('pong')] });
  const pong = await createRule(account, {
    trigger: { kind: 'event', name: 'pong' },
    actions: [event('ping'), tagContact('Buyers')],
  });
  await account.call('analytics.recordEvent', { phone: ADA, name: 'ping' });
  await app.drain();
  expect(await endsOf(account, ping)).toEqual(['succeeded', 'succeeded', 'succeeded']);
  expect(await endsOf(account, pong)).toEqual(['succeeded', 'succeeded', 'stopped loop']);
  const depths = [...(await runsOf(account, ping)), ...(await runsOf(account, pong))].map(({ depth }) => depth);
  expect(depths.sort()).toEqual([1, 2, 3, 4, 5, 6]);
});

test('a rule that sends when its own message fails stops after five steps', async () => {
  const account = await app.account();
  await account.call('phone-numbers.ensureDefault', {});
  const phone = '+12025550101';
  await account.call('contacts.upsert', { phone });
  await account.call('contacts.recordRelationship', { phone, kind: 'order' });
  const send = { to: phone, text: 'Your code is 1234', purpose: 'transactional' } as const;
  const rule = await createRule(account, {
    trigger: { kind: 'failure' },
    actions: [{ skill: 'messages.send', params: send }],
  });
  await account.call('messages.send', send);
  for (let minute = 0; minute < 12; minute += 1) {
    await app.drain();
    app.clock.advance(60_000);
  }
  expect(await endsOf(account, rule)).toEqual([...Array(5).fill('succeeded'), 'stopped loop']);
});

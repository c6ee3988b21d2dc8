import { useTestApp } from '../support/app.ts';
import { SIZE_RULES, SLOW, slowRules } from '../support/slow-rules.ts';
import { ADA, createRule, endsOf, furnishPerson, placeOrder } from './support.ts';

const app = useTestApp({}, 'drained', undefined, 'own');

beforeAll(() => slowRules(app));

test('a rule whose conditions take too long is skipped, then disabled, and other rules go on', async () => {
  const account = await furnishPerson(await app.account());
  await account.call('contacts.upsert', { phone: ADA, attributes: { size: SLOW } });
  const slow = await createRule(account, { conditions: SIZE_RULES, disable_after_failures: 2 });
  const other = await createRule(account);
  const stateOf = async () => (await account.call('automation.list', {})).items.find(({ id }) => id === slow);
  await placeOrder(account);
  await app.drain();
  expect(await endsOf(account, slow)).toEqual(['skipped conditions_too_slow']);
  expect(await stateOf()).toMatchObject({ state: 'enabled', failures_in_row: 1 });
  await placeOrder(account);
  await app.drain();
  expect(await stateOf()).toMatchObject({ state: 'disabled', state_reason: 'conditions_failed' });
  expect(await endsOf(account, other)).toEqual(['succeeded', 'succeeded']);
});

test('a call whose rules take too long is refused within seconds, and says what to do', async () => {
  const account = await furnishPerson(await app.account());
  await account.call('contacts.upsert', { phone: ADA, attributes: { size: SLOW } });
  await expect(account.call('segments.preview', { rules: SIZE_RULES })).rejects.toMatchObject({
    code: -32602,
    message: expect.stringContaining('more than 2 seconds'),
  });
});

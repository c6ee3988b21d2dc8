import { useTestApp } from '../support/app.ts';
import { ADA, createRule, endsOf, furnishPerson, placeOrder } from './support.ts';

const app = useTestApp();
/** A value whose comparison with a number takes longer than any budget. */
const SLOW = 666;
const conditions = { kind: 'field', field: 'attributes.size', operator: 'gt', value: 1 } as const;

beforeAll(async () => {
  await app.parts.database.pool.query(`
    CREATE OR REPLACE FUNCTION json_number(value jsonb) RETURNS numeric LANGUAGE plpgsql IMMUTABLE AS $$
    BEGIN
      IF value = '${SLOW}'::jsonb THEN PERFORM pg_sleep(20); END IF;
      RETURN value #>> '{}';
    END $$`);
});

test('a rule whose conditions take too long is skipped, then disabled, and other rules go on', async () => {
  const account = await furnishPerson(await app.account());
  await account.call('contacts.upsert', { phone: ADA, attributes: { size: SLOW } });
  const slow = await createRule(account, { conditions, disable_after_failures: 2 });
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
  await expect(account.call('segments.preview', { rules: conditions })).rejects.toMatchObject({
    code: -32602,
    message: expect.stringContaining('more than 2 seconds'),
  });
});

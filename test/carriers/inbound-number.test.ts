import { findInboundNumber, findSenderOwner } from '../../src/carriers/numbers/inbound-number.ts';
import { useTestApp } from '../support/app.ts';
import { runTern } from '../support/run-tern.ts';

const app = useTestApp();

test('a message to a sender ID reaches no account, and its owner is still found for sending', async () => {
  const { accountId } = await app.account();
  const { code } = await runTern(['operator', 'number', accountId, 'Harbor', '--country', 'GB'], {
    DATABASE_URL: app.databaseUrl,
  });
  expect(code).toBe(0);
  const { database } = app.parts;
  expect(await findSenderOwner(database, 'Harbor')).toMatchObject({ accountId, phone: 'Harbor' });
  expect(await findInboundNumber(database, 'Harbor')).toBeNull();
});

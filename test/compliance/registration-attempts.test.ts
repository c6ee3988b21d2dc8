import {
  type DueRegistration,
  findRegistration,
  lockSubmission,
  markSubmitted,
  postpone,
  recordStatus,
} from '../../src/compliance/registration/order-queries.ts';
import { useTestApp } from '../support/app.ts';
import { brandParams } from '../support/registrations.ts';

const app = useTestApp();

test('the outcome of an earlier submission changes nothing of a later one', async () => {
  const account = await app.account({ credits: 1000 });
  const { accountId: tenantId } = account;
  const { brand } = await account.call('compliance.registerBrand', brandParams);
  const { database } = app.parts;
  const row = async () =>
    (await database.pool.query('SELECT * FROM registrations WHERE tenant_id = $1', [tenantId])).rows[0];
  const submission = (await database.row(findRegistration, tenantId, brand.id)) as DueRegistration;
  await database.pool.query('UPDATE registrations SET attempt = attempt + 1 WHERE tenant_id = $1', [tenantId]);
  const before = await row();
  const failed = { status: 'REGISTRATION_FAILED', rejection: null, due_at: null } as const;
  await database.transaction(async (tx) => {
    expect(await tx.row(lockSubmission, tenantId, submission.id, submission.attempt)).toBeNull();
    await recordStatus(tx, submission, failed, app.clock.now);
    await markSubmitted(tx, submission, app.clock.now);
    await postpone(tx, submission, null);
  });
  expect(await row()).toEqual(before);
});

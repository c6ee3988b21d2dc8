import {
  claimDue,
  type DueRegistration,
  lockSubmission,
  markSubmitted,
  postpone,
  recordStatus,
  tenantsWithDue,
} from '../../src/carriers/registration/order-queries.ts';
import { useTestApp } from '../support/app.ts';
import { brandParams } from '../support/registrations.ts';

const app = useTestApp();

const LEASE_MS = 30_000;

let tenantId: string;
beforeEach(async () => {
  const account = await app.account({ credits: 1000 });
  tenantId = account.accountId;
  await account.call('compliance.registerBrand', brandParams);
});

const claim = (): Promise<DueRegistration[]> => {
  const { now } = app.clock;
  return app.parts.database.rows(claimDue, tenantId, now, new Date(now.getTime() + LEASE_MS), 10, null);
};
const isFound = async (): Promise<boolean> =>
  (await app.parts.database.rows(tenantsWithDue, app.clock.now, null)).some(({ tenant_id: id }) => id === tenantId);
const row = async () =>
  (await app.parts.database.pool.query('SELECT * FROM registrations WHERE tenant_id = $1', [tenantId])).rows[0];

test('a registration that its worker did not finish is due again when its lease ends, and not before', async () => {
  expect(await claim()).toHaveLength(1);
  app.clock.advance(LEASE_MS - 1);
  expect([await isFound(), await claim()]).toEqual([false, []]);
  app.clock.advance(1);
  expect(await isFound()).toBe(true);
  expect(await claim()).toHaveLength(1);
});

test('a registration that is polled later is not due before that time', async () => {
  const [submission] = (await claim()) as [DueRegistration];
  const later = new Date(app.clock.now.getTime() + 60_000);
  await postpone(app.parts.database, submission, later);
  app.clock.now = new Date(later.getTime() - 1);
  expect([await isFound(), await claim()]).toEqual([false, []]);
  app.clock.now = later;
  expect(await isFound()).toBe(true);
  expect(await claim()).toHaveLength(1);
});

test('the outcome of an earlier submission changes nothing of a later one', async () => {
  const { database } = app.parts;
  const [submission] = (await claim()) as [DueRegistration];
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

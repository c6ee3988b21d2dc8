import { acquireLease, type Lease } from '../../../src/events/webhooks/lease.ts';
import { useTestApp } from '../../support/app.ts';
import { registerPartner } from '../../support/partner.ts';

const app = useTestApp();

const LEASE_MS = 30_000;
/** With this much left of the lease, a request that starts now ends within it. */
const REQUEST_MS = 16_000;

let tenantId: string;
beforeEach(async () => {
  const partner = await registerPartner(app);
  tenantId = partner.accountId;
  await partner.call('partner.configureWebhook', { webhook_url: 'https://example.com/hook' });
});

const acquire = (automatic = false): Promise<Lease | null> =>
  acquireLease(app.parts.database, { tenantId, endpointId: 'partner', automatic }, () => app.clock.now);
const set = (assignment: string, ...values: unknown[]) =>
  app.parts.database.pool.query(`UPDATE webhook_endpoints SET ${assignment} WHERE tenant_id = $1`, [
    tenantId,
    ...values,
  ]);
const leaseUntil = async (): Promise<Date> =>
  (await app.parts.database.pool.query('SELECT lease_until FROM webhook_endpoints WHERE tenant_id = $1', [tenantId]))
    .rows[0].lease_until;

test('the lease of an endpoint passes to another process when it ends, and not before', async () => {
  const first = (await acquire()) as Lease;
  app.clock.advance(LEASE_MS - 1);
  expect(await acquire()).toBeNull();
  app.clock.advance(1);
  const second = (await acquire()) as Lease;
  expect([first.takenOver, second.takenOver]).toEqual([false, true]);
  const until = await leaseUntil();
  expect([await first.ensureCurrent(), await first.renew(app.parts.database), first.lost]).toEqual([
    false,
    false,
    true,
  ]);
  await first.release();
  expect(await leaseUntil()).toEqual(until);
  await second.release();
  expect(await acquire()).toMatchObject({ takenOver: false });
});

test('a process that does not know that it lost its lease does not release or renew that of another', async () => {
  const lease = (await acquire()) as Lease;
  const until = new Date(app.clock.now.getTime() + LEASE_MS / 2);
  await set("lease_by = 'another', lease_until = $2", until);
  await lease.release();
  expect(await lease.renew(app.parts.database)).toBe(false);
  expect(await leaseUntil()).toEqual(until);
});

test('a lease is renewed before a request that could outlast it, and not for one that cannot', async () => {
  const lease = (await acquire()) as Lease;
  const until = await leaseUntil();
  app.clock.now = new Date(until.getTime() - REQUEST_MS);
  expect(await lease.ensureCurrent()).toBe(true);
  expect(await leaseUntil()).toEqual(until);
  app.clock.advance(1);
  expect(await lease.ensureCurrent()).toBe(true);
  expect(await leaseUntil()).toEqual(new Date(app.clock.now.getTime() + LEASE_MS));
});

test('an endpoint whose breaker is open is leased when the breaker may be tried, and not before', async () => {
  await set('breaker_open_until = $2', new Date(app.clock.now.getTime() + LEASE_MS));
  app.clock.advance(LEASE_MS - 1);
  expect(await acquire()).toBeNull();
  app.clock.advance(1);
  expect(await acquire()).not.toBeNull();
});

test('a disabled endpoint is not leased, and one that delivers on request is leased only for a request', async () => {
  await set("delivery = 'on_request'");
  expect(await acquire(true)).toBeNull();
  const lease = (await acquire()) as Lease;
  await lease.release();
  await set("state = 'disabled'");
  expect(await acquire()).toBeNull();
});

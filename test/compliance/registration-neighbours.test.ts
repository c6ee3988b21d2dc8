import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type CheckPages, createPageCheck } from '../../src/compliance/registration/check-pages.ts';
import { WITH_PAGES, WITHOUT_PAGES } from '../../src/compliance/registration/order-queries.ts';
import { register } from '../../src/compliance/registration/register.ts';
import { createRegistrySimulator } from '../../src/compliance/registration/simulator/simulator.ts';
import { createSafeClient } from '../../src/platform/safe-fetch/index.ts';
import type { WorkKind } from '../../src/platform/work/kind.ts';
import type { Runner } from '../../src/platform/work/runner.ts';
import { createWorker } from '../../src/platform/work/worker.ts';
import { startTestApp, type TestAccount, type TestApp } from '../support/app.ts';
import { brandParams, campaignParams, confirmedBrand } from '../support/registrations.ts';
import { until } from '../support/until.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const refuse = (error: unknown): never => {
  throw error;
};

/** Registers campaigns whose pages are not opened yet. */
async function submit(account: TestAccount, brandId: string, count: number): Promise<void> {
  for (let n = 0; n < count; n += 1)
    await account.call('compliance.registerCampaign', {
      ...campaignParams,
      reference_id: `campaign-${n}`,
      brand_id: brandId,
    });
}

test('pages that do not respond delay their owner only, one submission at a time', async () => {
  const silent = await app.account({ credits: 1000 });
  const other = await app.account({ credits: 1000 });
  const [silentBrand, otherBrand] = [await confirmedBrand(app, silent), await confirmedBrand(app, other)];
  await submit(silent, silentBrand, 3);
  await submit(other, otherBrand, 1);
  const opening: string[] = [];
  let answer: () => void = () => {};
  const released = new Promise<void>((done) => {
    answer = done;
  });
  const checkPages: CheckPages = async (submission) => {
    const { tenant_id: tenantId } = submission as unknown as { tenant_id: string };
    opening.push(tenantId);
    if (tenantId === silent.accountId) await released;
    return null;
  };
  const { database } = app.parts;
  const clock = (): Date => app.clock.now;
  const registry = { database, registry: createRegistrySimulator(database), checkPages, clock };
  const workerOf = (kind: WorkKind): Runner =>
    createWorker(kind, { database, clock, leaseMs: 30_000, onFailure: refuse }, (claim) => register(registry, claim));
  const worker = workerOf(WITH_PAGES);
  await worker.run();
  await until(async () => opening.length === 2);
  expect(new Set(opening)).toEqual(new Set([silent.accountId, other.accountId]));
  // Brands do not wait, and a submission of a newcomer is opened meanwhile.
  const newcomer = await app.account({ credits: 1000 });
  await newcomer.call('compliance.registerBrand', brandParams);
  expect(await workerOf(WITHOUT_PAGES).run()).toBe(true);
  await worker.run();
  expect(opening.filter((tenant) => tenant === silent.accountId)).toHaveLength(1);
  answer();
  while (await worker.run());
  expect(opening.filter((tenant) => tenant === silent.accountId)).toHaveLength(3);
});

test('a message flow with many links opens at most twelve pages, four at a time', async () => {
  let [open, most, total] = [0, 0, 0];
  const server = createServer((_request, response) => {
    open += 1;
    total += 1;
    most = Math.max(most, open);
    setImmediate(() => {
      open -= 1;
      response.end('ok');
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const links = Array.from({ length: 100 }, (_, n) => `http://${host}/${n}`).join(' ');
  const client = createSafeClient({ rules: { allowedHosts: [host] } });
  const content = { message_flow: links, privacy_url: `http://${host}/privacy`, terms_url: `http://${host}/terms` };
  expect(await createPageCheck(client)({ kind: 'campaign', content })).toBeNull();
  expect(total).toBe(12);
  expect(most).toBeLessThanOrEqual(4);
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
});

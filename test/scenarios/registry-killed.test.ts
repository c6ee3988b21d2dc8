import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { startTestApp, type TestApp } from '../support/app.ts';
import { bundleProgram } from '../support/bundle-program.ts';
import { root } from '../support/house/source-files.ts';
import { registerPartner } from '../support/partner.ts';
import { brandParams, campaignParams } from '../support/registrations.ts';

const program = await bundleProgram('test/support/scenarios/register-and-die.ts');

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const MIN_STATEMENTS = 20;
/** Longer than a lease, so that the rows leased by a killed worker are released. */
const BETWEEN_MS = 60_000;

test('registrations complete with one order and one event per step, whichever statement the worker is killed before', async () => {
  const partner = await registerPartner(app);
  const shop = await partner.customer('shop-1');
  const { number } = await shop.call('phone-numbers.ensureDefault', {});
  const { brand_id: brandId } = await shop.call('compliance.registerBrand', brandParams);
  const { registration_id: id } = await shop.call('compliance.registerCampaign', {
    ...campaignParams,
    brand_id: brandId,
  });
  await shop.call('phone-numbers.assign', { number_id: number.id, registration_id: id });

  let index = 0;
  const isDone = async (): Promise<boolean> => {
    const { items } = await shop.call('phone-numbers.list', {});
    return items[0]?.registration_state === 'ASSIGNED';
  };
  for (; !(await isDone()); index += 1) {
    app.clock.advance(BETWEEN_MS);
    await work(index);
  }
  expect(index).toBeGreaterThan(MIN_STATEMENTS);

  const { items } = await shop.call('compliance.registrations', {});
  expect(items.map(({ status }) => status)).toEqual(['OK', 'MNO_PROVISIONED']);
  const { rows } = await app.parts.database.pool.query(
    'SELECT reference, kind FROM simulator_registrations ORDER BY kind',
  );
  expect(rows.map(({ kind }) => kind)).toEqual(['assignment', 'brand', 'campaign']);
  const reasons = (await partner.events('trust.updated')).map(({ data }) => data.reason as string);
  const heard = reasons.filter((reason) => /^(brand|campaign|number)_/.test(reason));
  expect(heard).toEqual([
    'brand_ok',
    'campaign_tcr_accepted',
    'campaign_telnyx_accepted',
    'campaign_mno_pending',
    'campaign_mno_accepted',
    'campaign_mno_provisioned',
    'number_registered',
  ]);
  expect((await shop.call('billing.ledger', {})).items.filter(({ kind }) => kind === 'registration')).toHaveLength(2);
}, 180_000);

async function work(index: number): Promise<void> {
  const child = spawn(process.execPath, [program, app.databaseUrl, String(index), app.clock.now.toISOString()], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = (await once(child, 'exit')) as [number | null, string | null];
  if (code !== null && code !== 0) throw new Error(`The worker ended with ${code}.`);
}

import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestAccount, useTestApp } from '../support/app.ts';
import { launchCampaign } from '../support/launch-campaign.ts';
import { optIn } from '../support/opt-in.ts';
import { runTern } from '../support/run-tern.ts';

const app = useTestApp();
const folder = mkdtempSync(join(tmpdir(), 'tern-metrics-'));
let account: TestAccount;

beforeAll(async () => {
  account = await app.account();
  await account.call('phone-numbers.ensureDefault', {});
  for (const phone of ['+12025550143', '+12025550144']) await optIn(account, phone);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const tern = (...args: string[]) => runTern(args, { TERN_URL: app.url, TERN_API_KEY: account.key });
const PERIOD = ['--from', '2029-06-13T00:00:00Z', '--to', '2029-06-14T00:00:00Z'];

test('tern metrics prints a measure, writes its chart, and says what is wrong', async () => {
  const { id } = await launchCampaign(account, { name: 'Spring', body: 'Two for one. Reply STOP to opt out.' });
  await app.drain();
  const file = join(folder, 'accepted.svg');
  const printed = await tern('metrics', 'accepted', ...PERIOD, '--group-by', 'country', '--svg', file);
  expect(printed.stdout).toMatch(/^2029-06-13T00:00:00\.000Z {2}US {2}2\n$/);
  expect(readFileSync(file, 'utf8')).toContain('<title id="title">Accepted by day</title>');
  const ofCampaign = await tern('metrics', 'accepted', '--campaign', id, '--group-by', 'country', '--json');
  expect(JSON.parse(ofCampaign.stdout)).toMatchObject({ campaign_id: id, rows: [{ group: 'US' }] });
  const wrong = await tern('metrics', 'happiness');
  expect(wrong).toMatchObject({ code: 1, stderr: expect.stringContaining('metric') });
});

test('tern operator recount finds nothing where nothing is wrong, and corrects what is', async () => {
  const recount = () =>
    runTern(['operator', 'recount', account.accountId, '--from', '2029-06-13', '--json'], {
      DATABASE_URL: app.databaseUrl,
    });
  expect(JSON.parse((await recount()).stdout)).toEqual({ days: 1, corrections: [] });
  await app.parts.database.pool.query('UPDATE measure_rollups SET sent = sent + 7 WHERE account_id = $1 AND sent > 0', [
    account.accountId,
  ]);
  expect(JSON.parse((await recount()).stdout)).toMatchObject({ corrections: [{ changes: { sent: -7 } }] });
  expect(JSON.parse((await recount()).stdout)).toEqual({ days: 1, corrections: [] });
});

import { startTestApp, type TestAccount, type TestApp } from '../support/app.ts';
import { launchCampaign } from '../support/launch-campaign.ts';
import { optIn } from '../support/opt-in.ts';
import { runTern, startTern } from '../support/run-tern.ts';

let app: TestApp;
let account: TestAccount;

beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  account = await app.account();
  await account.call('phone-numbers.ensureDefault', {});
  for (const phone of ['+12025550143', '+12025550144', '+12025550145']) await optIn(account, phone);
});
afterAll(() => app.stop());

const env = (): Record<string, string> => ({ TERN_URL: app.url, TERN_API_KEY: account.key });
const watch = (...args: string[]) => startTern(['campaign', 'watch', '--interval', '0.1', ...args], env());
const launch = () => launchCampaign(account, { name: 'Spring', body: 'Two for one. Reply STOP to opt out.' });

test('tern campaign watch prints the progress until the campaign completes, and exits with 0', async () => {
  const { id } = await launch();
  const watching = watch(id);
  await watching.says(/running {2}.*pending 3/);
  await app.drain();
  const { code, stdout } = await watching.ended;
  expect(code).toBe(0);
  expect(stdout.trim().split('\n').at(-1)).toMatch(/completed {2}100 % of 3, sent 3/);
  const lines = stdout.trim().split('\n');
  expect(new Set(lines.map((line) => line.slice(8))).size).toBe(lines.length);
});

test('tern campaign watch --json prints one object per change', async () => {
  const { id } = await launch();
  await app.drain();
  const { stdout } = await watch(id, '--json').ended;
  expect(JSON.parse(stdout)).toMatchObject({ campaign_id: id, state: 'completed', counters: { sent: 3 } });
});

test('tern campaign watch exits with 1 when the campaign is canceled, is a draft or does not exist', async () => {
  const { id } = await launch();
  const watching = watch(id);
  await watching.says(/running/);
  await account.call('campaigns.cancel', { campaign_id: id });
  expect(await watching.ended).toMatchObject({ code: 1, stderr: expect.stringContaining('was canceled') });
  const { campaign } = await account.call('campaigns.create', { name: 'Draft', body: 'Reply STOP to opt out.' });
  expect(await watch(campaign.id).ended).toMatchObject({ code: 1, stderr: expect.stringContaining('Launch it') });
  expect(await watch('cmp_none').ended).toMatchObject({ code: 1, stderr: expect.stringContaining('-32001') });
});

test('Ctrl-C ends tern campaign watch and says that the campaign continues', async () => {
  const { id } = await launch();
  const watching = watch(id);
  await watching.says(/running/);
  watching.child.kill('SIGINT');
  expect(await watching.ended).toMatchObject({ code: 130, stderr: expect.stringContaining('The campaign continues') });
  expect(await account.call('campaigns.get', { campaign_id: id })).toMatchObject({ campaign: { state: 'running' } });
});

test('tern campaign watch needs a key and an interval that is a time', async () => {
  expect(await runTern(['campaign', 'watch', 'cmp_1', '--url', app.url])).toMatchObject({ code: 2 });
  expect(await watch('cmp_1', '--interval', 'soon').ended).toMatchObject({ code: 2 });
});

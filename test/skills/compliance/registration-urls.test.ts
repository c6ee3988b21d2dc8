import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ACME_TOLL_FREE } from '../../support/acme-toll-free.ts';
import { startTestApp, type TestAccount, type TestApp } from '../../support/app.ts';
import { campaignParams, confirmedBrand, pass } from '../../support/registrations.ts';

let server: Server;
let base: string;
let app: TestApp;
let requests = new Map<string, number>();

/** A web server with pages that respond, redirect, fail, or fail only for the first request. */
beforeAll(async () => {
  server = createServer((request, response) => {
    const path = request.url ?? '';
    const count = (requests.get(path) ?? 0) + 1;
    requests.set(path, count);
    const redirect = (location: string) => response.writeHead(301, { location }).end();
    if (path === '/moved') return redirect('/ok');
    if (path === '/circle') return redirect('/circle');
    if (path === '/private') return redirect('http://10.0.0.1/');
    if (path === '/gone') return response.writeHead(404).end();
    if (path === '/login') return response.writeHead(401).end();
    if (path === '/broken') return response.writeHead(503).end();
    if (path === '/fails-once' && count === 1) return response.writeHead(503).end();
    if (path === '/disconnects-once' && count === 1) return request.socket.destroy();
    if (path === '/long') {
      response.writeHead(200);
      return response.end('x'.repeat(1_000_000));
    }
    return response.writeHead(200).end('<html>Our policy</html>');
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  app = await startTestApp({
    TERN_REGISTRATION_URLS: 'fetch',
    TERN_WEBHOOK_ALLOWED_HOSTS: base.slice('http://'.length),
  });
});
beforeEach(() => {
  requests = new Map();
});
afterAll(async () => {
  await app.stop();
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
});

const messageFlow = (path: string): string =>
  campaignParams.message_flow.replace('https://acme.example/signup', base + path);
async function register(account: TestAccount, pages: Record<string, string>) {
  const brandId = await confirmedBrand(app, account);
  const { registration_id: id } = await account.call('compliance.registerCampaign', {
    ...campaignParams,
    message_flow: messageFlow('/ok'),
    privacy_url: `${base}/ok`,
    terms_url: `${base}/ok`,
    ...pages,
    brand_id: brandId,
  });
  await pass(app, 6);
  return id;
}
const campaignOf = async ({ call }: TestAccount, id: string) =>
  (await call('compliance.registrations', { kind: 'campaign' })).items.find((item) => item.id === id);
const submissionsOf = async (id: string) =>
  (
    await app.parts.database.pool.query('SELECT reference FROM simulator_registrations WHERE reference LIKE $1', [
      `%/${id}/%`,
    ])
  ).rows;

test.each(['/ok', '/moved', '/fails-once', '/disconnects-once', '/long'])(
  'a campaign with the page %s is submitted',
  async (path) => {
    const account = await app.account({ credits: 1000 });
    const id = await register(account, { privacy_url: base + path });
    expect(await campaignOf(account, id)).toMatchObject({ status: 'MNO_PROVISIONED', rejection: null });
  },
);

test.each([
  ['/gone', 'privacy_url', '30908'],
  ['/login', 'terms_url', '30909'],
  ['/circle', 'privacy_url', '30908'],
  ['/private', 'privacy_url', '30908'],
  ['/broken', 'terms_url', '30909'],
])(
  'a campaign with the page %s as %s is rejected with code %s and the address, without a submission',
  async (path, field, code) => {
    const account = await app.account({ credits: 1000 });
    const id = await register(account, { [field]: base + path });
    expect(await campaignOf(account, id)).toMatchObject({
      status: 'TCR_FAILED',
      submission_status: 'FAILED',
      rejection: { code, field, fix: expect.stringContaining(base + path) },
    });
    expect(await submissionsOf(id)).toEqual([]);
  },
);

test('links in the call to action are opened too, and a corrected campaign is submitted', async () => {
  const account = await app.account({ credits: 1000 });
  const id = await register(account, { message_flow: messageFlow('/gone') });
  expect(await campaignOf(account, id)).toMatchObject({ rejection: { code: '30909', field: 'message_flow' } });
  await account.call('compliance.registerCampaign', { registration_id: id, message_flow: messageFlow('/ok') });
  await pass(app, 6);
  expect(await campaignOf(account, id)).toMatchObject({ status: 'MNO_PROVISIONED' });
});

test('a page is opened once per submission, not for every status request', async () => {
  const account = await app.account({ credits: 1000 });
  await register(account, { privacy_url: `${base}/policy` });
  expect(requests.get('/policy')).toBe(1);
});

test('a toll-free verification whose image cannot be opened is rejected, and the number shows the rejection', async () => {
  const account = await app.account({ credits: 1000 });
  const { rows } = await app.parts.database.pool.query<{ id: string }>(
    `INSERT INTO phone_numbers (tenant_id, id, account_id, phone, country, type, state, is_default, carrier, assignment, messages_per_second, paced_until, created_at)
     VALUES ($1, 'num_toll', $1, '+18335561234', 'US', 'toll_free', 'active', false, 'smpp', 'unassigned', 10, now(), now()) RETURNING id`,
    [account.accountId],
  );
  await account.call('compliance.registerTollFree', {
    number_id: rows[0]?.id ?? '',
    ...ACME_TOLL_FREE,
    opt_in_image_urls: [`${base}/ok`, `${base}/gone`],
    privacy_url: `${base}/ok`,
    terms_url: `${base}/ok`,
  });
  await pass(app, 3);
  const rejection = { code: '30509', field: 'opt_in_image_urls.1' };
  expect((await account.call('compliance.registrations', { kind: 'toll_free' })).items).toMatchObject([
    { status: 'REJECTED', rejection },
  ]);
  expect((await account.call('phone-numbers.list', {})).items).toMatchObject([
    { registration_state: 'FAILED_ASSIGNMENT', registration_rejection: rejection },
  ]);
});

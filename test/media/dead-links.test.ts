import { startTestApp, type TestAccount, type TestApp } from '../support/app.ts';
import { type FileServer, image, startFileServer } from '../support/media/file-server.ts';
import { ADA, failureOf, mediaAccount, readCopy, sendTo, submittedTo } from '../support/media/media-account.ts';

const DAYTIME = '2029-06-13T17:30:00Z';
const HOUR_MS = 3_600_000;
let files: FileServer;
let app: TestApp;
let account: TestAccount;

beforeAll(async () => {
  files = await startFileServer();
  app = await startTestApp({ TERN_WEBHOOK_ALLOWED_HOSTS: files.host });
});
afterAll(async () => {
  await app.stop();
  await files.stop();
});
beforeEach(async () => {
  app.clock.now = new Date(DAYTIME);
  account = await mediaAccount(app);
});

/** Serves the image, lets a message read it, and has the server answer otherwise an hour later. */
async function dies(path: string, respond: Parameters<FileServer['answer']>[1]): Promise<string> {
  const link = files.serve(path, image(1));
  await sendTo(account, { media: [link] });
  files.answer(path, respond);
  app.clock.advance(2 * HOUR_MS);
  return link;
}

test.each<[string, Parameters<FileServer['answer']>[1], object]>([
  ['is missing', (response) => response.writeHead(404).end(), { why: 'status', status: 404 }],
  ['is forbidden', (response) => response.writeHead(403).end(), { why: 'status', status: 403 }],
  ['is gone', (response) => response.writeHead(410).end(), { why: 'status', status: 410 }],
  ['fails', (response) => response.writeHead(503).end(), { why: 'status', status: 503 }],
  ['does not answer', (_response, request) => request.socket.destroy(), { why: 'unreachable', status: null }],
  [
    'leads to a private address',
    (response) => response.writeHead(302, { location: 'https://10.0.0.1/a.png' }).end(),
    { why: 'blocked_address', status: null },
  ],
  [
    'leads to half of the file',
    (response) => response.writeHead(200).end(image(1).subarray(0, 40)),
    { why: 'truncated', status: null },
  ],
])('a checked copy is sent with a warning when its link %s', async (what, respond, failure) => {
  const link = await dies(`/dead-${what.replaceAll(' ', '-')}.png`, respond);
  const sent = await sendTo(account, { media: [link] });
  const at = app.clock.now.toISOString();
  expect(sent.media).toMatchObject([{ url: link, link_failure: { ...failure, at } }]);
  expect(sent.warnings).toMatchObject([{ code: 'media_link_failed', param: 'media' }]);
  await app.drain();
  const copies = (await submittedTo(app, account, ADA)).flat();
  expect(copies).toHaveLength(2);
  expect(Buffer.from(await (await readCopy(app, copies[1] ?? '')).arrayBuffer())).toEqual(image(1));
});

test('a link that is back has no warning, and its new content is a new file', async () => {
  const link = await dies('/back.png', (response) => response.writeHead(404).end());
  await sendTo(account, { media: [link] });
  files.serve('/back.png', image(2));
  app.clock.advance(2 * HOUR_MS);
  const sent = await sendTo(account, { media: [link] });
  expect([sent.warnings, sent.media?.[0]?.link_failure]).toEqual([undefined, undefined]);
  await app.drain();
  const copies = (await submittedTo(app, account, ADA)).flat();
  expect(Buffer.from(await (await readCopy(app, copies[2] ?? '')).arrayBuffer())).toEqual(image(2));
});

test('a link that was never read, or whose copy is gone, is refused', async () => {
  const link = files.answer('/never.png', (response) => response.writeHead(404).end());
  const error = await failureOf(sendTo(account, { media: [link] }));
  expect(error).toMatchObject({ code: -32002, data: { reason: 'media_refused', why: 'status', status: 404 } });
});

test('a campaign is launched with the copies of links that died, and the preflight says so', async () => {
  const link = files.serve('/campaign.png', image(3));
  const { campaign } = await account.call('campaigns.create', {
    name: 'Spring',
    body: 'Look! Reply STOP to opt out.',
    media: [link],
    audience: { include: { all: true } },
  });
  files.answer('/campaign.png', (response) => response.writeHead(404).end());
  app.clock.advance(2 * HOUR_MS);
  const { ok, warnings, preflight_token } = await account.call('campaigns.preflight', { campaign_id: campaign.id });
  expect(ok).toBe(true);
  expect(warnings).toContainEqual(
    expect.objectContaining({ code: 'media_link_failed', message: expect.stringContaining('404') }),
  );
  await account.call('campaigns.launch', { campaign_id: campaign.id, preflight_token: preflight_token ?? '' });
});

test('another content is still what stops a campaign', async () => {
  const link = files.serve('/other.png', image(4));
  const { campaign } = await account.call('campaigns.create', {
    name: 'Spring',
    body: 'Look! Reply STOP to opt out.',
    media: [link],
    audience: { include: { all: true } },
  });
  files.serve('/other.png', image(5));
  app.clock.advance(2 * HOUR_MS);
  const { ok, blockers } = await account.call('campaigns.preflight', { campaign_id: campaign.id });
  expect([ok, blockers.length, blockers[0]?.message]).toEqual([false, 1, expect.stringContaining('has changed')]);
});

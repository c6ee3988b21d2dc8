import { gzipSync } from 'node:zlib';
import { KEPT_MS } from '../../src/domain/media/limits.ts';
import { startTestApp, type TestAccount, type TestApp } from '../support/app.ts';
import { leaseMessage } from '../support/lease-message.ts';
import { type FileServer, image, startFileServer } from '../support/media/file-server.ts';
import {
  ADA,
  failureOf,
  mediaAccount,
  readCopy,
  sendTo,
  statusWithEtag,
  submittedTo,
} from '../support/media/media-account.ts';

const HOUR_MS = 3_600_000;
let files: FileServer;
let app: TestApp;
let account: TestAccount;

beforeAll(async () => {
  files = await startFileServer();
  app = await startTestApp({ TERN_WEBHOOK_ALLOWED_HOSTS: files.host, TERN_LINKS_URL: 'https://go.example.com' });
});
afterAll(async () => {
  await app.stop();
  await files.stop();
});
beforeEach(async () => {
  account = await mediaAccount(app);
});

const count = async (table: 'messages' | 'media_files'): Promise<number> => {
  const { rowCount } = await app.parts.database.pool.query(`SELECT 1 FROM ${table} WHERE tenant_id = $1`, [
    account.accountId,
  ]);
  return rowCount ?? 0;
};

test.each([
  ['http', 'http://files.example.com/a.png', 'blocked_url'],
  ['a private address', 'https://10.0.0.1/a.png', 'blocked_address'],
  ['a private address in another notation', 'https://0x7f000001/a.png', 'blocked_address'],
  ['a private IPv6 address', 'https://[fd00::1]/a.png', 'blocked_address'],
  ['the metadata service of a cloud', 'https://169.254.169.254/latest/meta-data', 'blocked_address'],
  ['a name of a private network', 'https://files.internal/a.png', 'blocked_address'],
  ['credentials', 'https://user:secret@files.example.com/a.png', 'blocked_url'],
])('a link with %s is refused, and nothing is sent or charged', async (_what, link, why) => {
  const { available } = await account.call('billing.balance', {});
  const error = await failureOf(sendTo(account, { media: [link] }));
  expect(error).toMatchObject({ code: -32002, data: { reason: 'media_refused', why, url: link } });
  expect(await Promise.all([count('messages'), count('media_files')])).toEqual([0, 0]);
  expect((await account.call('billing.balance', {})).available).toBe(available);
});

test.each<[string, string, (path: string) => string]>([
  ['redirects to a private address', 'blocked_address', (path) => redirect(path, 'https://192.168.0.1/a.png')],
  ['redirects to http', 'blocked_url', (path) => redirect(path, 'http://files.example.com/a.png')],
  ['redirects in a circle', 'redirects', (path) => redirect(path, path)],
  ['is missing', 'status', (path) => `${files.url}${path}`],
  ['is a page that claims to be an image', 'type', (path) => files.serve(path, Buffer.from('<html>image/png</html>'))],
  ['is empty', 'type', (path) => files.serve(path, Buffer.alloc(0))],
  ['is larger than 5 MB', 'too_large', (path) => files.serve(path, Buffer.concat([image(0), Buffer.alloc(5_000_000)]))],
  [
    'never ends',
    'too_large',
    (path) =>
      files.answer(path, (response) => {
        response.writeHead(200, { 'content-type': 'image/png' }).write(image(0));
        const more = (): void => {
          while (!response.destroyed && response.write(Buffer.alloc(65_536)));
        };
        response.on('drain', more);
        more();
      }),
  ],
  [
    'is compressed',
    'incomplete',
    (path) =>
      files.answer(path, (response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(image(0)))),
  ],
])('a file that %s is refused', async (what, why, serve) => {
  const error = await failureOf(sendTo(account, { media: [serve(`/${what.replaceAll(' ', '-')}.png`)] }));
  expect(error).toMatchObject({ code: -32002, data: { reason: 'media_refused', why } });
  expect(await count('media_files')).toBe(0);
});

function redirect(path: string, location: string): string {
  return files.answer(path, (response) => response.writeHead(302, { location }).end());
}

test.each([
  [image(7).length + 10, 'incomplete'],
  [10_000_000, 'incomplete'],
  [3, 'type'],
])('a server that announces %i bytes and sends others does not make a file of them', async (announced, why) => {
  const link = files.answer(`/announced-${announced}.png`, ({ socket }) =>
    socket?.end(Buffer.concat([Buffer.from(`HTTP/1.1 200 OK\r\ncontent-length: ${announced}\r\n\r\n`), image(7)])),
  );
  expect((await failureOf(sendTo(account, { media: [link] }))).data.why).toBe(why);
});

test('three redirects are followed, and the content decides the type, not the header', async () => {
  const target = files.answer('/d', (response) =>
    response.writeHead(200, { 'content-type': 'text/plain' }).end(image(3)),
  );
  files.answer('/c', (response) => response.writeHead(301, { location: target }).end());
  files.answer('/b', (response) => response.writeHead(307, { location: '/c' }).end());
  const link = files.answer('/a', (response) => response.writeHead(302, { location: '/b' }).end());
  const { media } = await sendTo(account, { media: [link] });
  expect(media).toMatchObject([{ url: link, content_type: 'image/png', bytes: image(3).length }]);
});

test('files of a message that are too large together are refused, though each is small enough', async () => {
  const large = (byte: number) => Buffer.concat([image(byte), Buffer.alloc(2_600_000, byte)]);
  const media = [files.serve('/one.png', large(1)), files.serve('/two.png', large(2))];
  expect(await sendTo(account, { media: media.slice(0, 1) })).toMatchObject({ credits: 3 });
  expect((await failureOf(sendTo(account, { media }))).data.why).toBe('too_large');
});

test('what was approved is sent: the carrier gets a copy that stays, whatever the link leads to later', async () => {
  const link = files.serve('/offer.png', image(1));
  const sent = await sendTo(account, { media: [link] });
  files.serve('/offer.png', image(2));
  await app.drain();
  const [[copy = ''] = []] = await submittedTo(app, account, ADA);
  expect(copy).toMatch(/^https:\/\/go\.example\.com\/m\/[\w-]{22}\.png$/);
  const response = await readCopy(app, copy);
  expect(Buffer.from(await response.arrayBuffer())).toEqual(image(1));
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'image/png',
    'content-length': String(image(1).length),
    'x-content-type-options': 'nosniff',
    'cache-control': 'public, max-age=86400, immutable',
  });
  expect((await account.call('messages.get', { message_id: sent.message_id })).message.media).toEqual(sent.media);
});

test('a link is read once an hour, and the next message has its new content', async () => {
  const link = files.serve('/hourly.png', image(1));
  const reads = () => files.asked.filter((path) => path === '/hourly.png').length;
  const first = await sendTo(account, { media: [link], purpose: 'transactional' });
  files.serve('/hourly.png', image(2));
  expect((await account.call('messages.preview', { to: ADA, text: 'Look', media: [link] })).media).toEqual(first.media);
  expect(reads()).toBe(1);
  app.clock.advance(HOUR_MS + 1);
  const again = await account.call('messages.preview', { to: ADA, text: 'Look', media: [link] });
  expect(reads()).toBe(2);
  expect(again.media?.[0]?.sha256).not.toBe(first.media?.[0]?.sha256);
  app.clock.advance(-HOUR_MS - 1);
});

test('calls with the same new link at the same time read it once', async () => {
  const link = files.serve('/shared.png', image(4));
  const calls = Array.from({ length: 16 }, () =>
    account.call('messages.preview', { to: ADA, text: 'Look', media: [link] }),
  );
  expect(new Set((await Promise.all(calls)).map(({ media }) => media?.[0]?.sha256)).size).toBe(1);
  expect(files.asked.filter((path) => path === '/shared.png')).toHaveLength(1);
});

test('a call that dies after the check is repeated without another read', async () => {
  const link = files.serve('/died.png', image(5));
  const params = { media: [link], idempotency_key: 'once', purpose: 'transactional' };
  await failureOf(sendTo(account, { ...params, text: '{{ nothing }}' }));
  files.answer('/died.png', (response) => response.destroy());
  const sent = await sendTo(account, params);
  expect(await sendTo(account, params)).toEqual({ ...sent, replayed: true });
});

test('a worker that dies between the claim and the submission loses neither the message nor its files', async () => {
  const link = files.serve('/worker.png', image(6));
  const { message_id: id } = await sendTo(account, { media: [link] });
  await leaseMessage(app.parts.database.pool, id, new Date(app.clock.now.getTime() - 1));
  await app.drain();
  expect(await submittedTo(app, account, ADA)).toEqual([[expect.stringMatching(/\/m\//)]]);
});

test('accounts with the same link have copies of their own, and unknown paths lead nowhere', async () => {
  const link = files.serve('/same.png', image(8));
  const other = await mediaAccount(app);
  for (const one of [account, other]) await sendTo(one, { media: [link] });
  await app.drain();
  const [[mine = ''] = []] = await submittedTo(app, account, ADA);
  const [[theirs = ''] = []] = await submittedTo(app, other, ADA);
  expect(mine).not.toBe(theirs);
  expect(files.asked.filter((path) => path === '/same.png')).toHaveLength(2);
  for (const path of ['/m/', '/m/a.png', `/m/${'a'.repeat(22)}.png`, `${new URL(mine).pathname}x`])
    expect((await fetch(`${app.linksUrl}${path}`)).status).toBe(404);
  expect((await readCopy(app, mine, { method: 'POST' })).status).toBe(405);
  const { headers } = await readCopy(app, mine, { method: 'HEAD' });
  expect(await statusWithEtag(app, mine, headers.get('etag') ?? '')).toBe(304);
});

test('copies are dropped 90 days after their last use, but not those that a template sends', async () => {
  const [used, unused] = [files.serve('/used.png', image(1)), files.serve('/unused.png', image(2))];
  await account.call('templates.create', { name: 'Offer', body: 'Look', media: [used] });
  await sendTo(account, { media: [unused], purpose: 'transactional' });
  await app.drain();
  const [[copy = ''] = []] = await submittedTo(app, account, ADA);
  const before = app.clock.now;
  app.clock.advance(KEPT_MS + HOUR_MS);
  await app.drain();
  const { rows } = await app.parts.database.pool.query(
    `SELECT f.url, EXISTS (SELECT FROM media_contents c WHERE c.tenant_id = f.tenant_id AND c.sha256 = f.sha256) AS is_kept
       FROM media_files f WHERE f.tenant_id = $1 ORDER BY f.url`,
    [account.accountId],
  );
  expect(rows).toEqual([
    { url: unused, is_kept: false },
    { url: used, is_kept: true },
  ]);
  expect((await readCopy(app, copy)).status).toBe(410);
  app.clock.now = before;
});

test('an account whose servers do not answer keeps few calls waiting, and those of others go on', async () => {
  const silent = files.answer('/silent.png', () => undefined);
  const preview = (sender: TestAccount, link: string) =>
    sender.call('messages.preview', { to: ADA, text: 'Look', media: [link] });
  const waiting = Array.from({ length: 20 }, () => failureOf(preview(account, silent)));
  const refused = await Promise.race(waiting);
  expect(refused).toMatchObject({ code: 'rate_limited', data: { retry_after_ms: 2_000 } });
  const other = await mediaAccount(app);
  expect((await preview(other, files.serve('/quick.png', image(1)))).media).toHaveLength(1);
  const codes = (await Promise.all(waiting)).map(({ code, data }) => data.why ?? code);
  expect(codes.filter((code) => code === 'unreachable')).toHaveLength(16);
}, 30_000);

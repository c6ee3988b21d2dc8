import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { startTestApp, type TestAccount, type TestApp } from '../support/app.ts';
import { type FileServer, image, startFileServer } from '../support/media/file-server.ts';
import { ADA, failureOf, mediaAccount, readCopy, sendTo, submittedTo } from '../support/media/media-account.ts';

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
  account = await mediaAccount(app);
});

const rowsOf = async (table: 'media_files' | 'media_contents'): Promise<number> => {
  const { rowCount } = await app.parts.database.pool.query(`SELECT 1 FROM ${table} WHERE tenant_id = $1`, [
    account.accountId,
  ]);
  return rowCount ?? 0;
};
const stored = () => Promise.all([rowsOf('media_files'), rowsOf('media_contents')]);

const readers = {
  'messages.preview': (link: string) => account.call('messages.preview', { to: ADA, text: 'Look', media: [link] }),
  'compliance.checkSend': (link: string) =>
    account.call('compliance.checkSend', { phone: ADA, text: 'Look', media: [link] }),
  'billing.estimate': (link: string) => account.call('billing.estimate', { to: ADA, text: 'Look', media: [link] }),
};

test.each(Object.entries(readers))('%s reads a link and stores nothing', async (name, call) => {
  const path = `/peek-${name}.png`;
  const link = files.serve(path, image(1));
  await call(link);
  await call(link);
  expect(await stored()).toEqual([0, 0]);
  expect(files.asked.filter((asked) => asked === path)).toHaveLength(1);
  await sendTo(account, { media: [link] });
  expect(await stored()).toEqual([1, 1]);
});

test('a preview shows the file as it is now, and its refusal', async () => {
  const link = files.serve('/shown.png', image(2));
  expect((await readers['messages.preview'](link)).media).toMatchObject([{ url: link, bytes: image(2).length }]);
  const missing = `${files.url}/missing.png`;
  expect(await failureOf(readers['messages.preview'](missing))).toMatchObject({ data: { why: 'status', status: 404 } });
  expect(await stored()).toEqual([0, 0]);
});

test('one content behind many links is stored once, and stays while one of them is used', async () => {
  const links = Array.from({ length: 5 }, (_, index) => files.serve(`/copy-${index}.png`, image(3)));
  for (const link of links) await sendTo(account, { media: [link] });
  expect(await stored()).toEqual([5, 1]);
  await app.drain();
  const copies = (await submittedTo(app, account, ADA)).flat();
  expect(new Set(copies).size).toBe(5);
  for (const copy of copies) expect(Buffer.from(await (await readCopy(app, copy)).arrayBuffer())).toEqual(image(3));
});

test('copies are served from the disk, and anew after the disk has lost them', async () => {
  const content = Buffer.concat([image(4), Buffer.alloc(700_000, 7)]);
  const link = files.serve('/large.png', content);
  await sendTo(account, { media: [link] });
  await app.drain();
  const [copy = ''] = (await submittedTo(app, account, ADA)).flat();
  const read = async () => Buffer.from(await (await readCopy(app, copy)).arrayBuffer());
  expect((await read()).equals(content)).toBe(true);
  const folder = join(app.parts.service.config.dataDirectory, 'media');
  const names = await readdir(folder);
  expect(names.filter((name) => /^[\da-f]{64}$/.test(name)).length).toBeGreaterThan(0);
  expect(names.filter((name) => name.endsWith('.part'))).toEqual([]);
  const { headers } = await readCopy(app, copy);
  expect([headers.get('content-type'), headers.get('content-length')]).toEqual(['image/png', String(content.length)]);
  const all = await Promise.all(Array.from({ length: 20 }, read));
  expect(all.every((one) => one.equals(content))).toBe(true);
});

test('a contact card goes out as it is', async () => {
  const card = 'BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Shop\r\nTEL:+12025550100\r\nEND:VCARD\r\n';
  const link = files.serve('/shop.vcf', Buffer.from(card));
  const { media } = await sendTo(account, { media: [link] });
  expect(media).toMatchObject([{ content_type: 'text/vcard', bytes: card.length }]);
  await app.drain();
  const [copy = ''] = (await submittedTo(app, account, ADA)).flat();
  expect(copy).toMatch(/\.vcf$/);
  const response = await readCopy(app, copy);
  expect(response.headers.get('content-type')).toMatch(/^text\/vcard/);
  expect(await response.text()).toBe(card);
});

test.each([
  [500_000, undefined],
  [1_100_000, ['AT&T', 'Verizon']],
  [2_000_000, ['AT&T', 'T-Mobile', 'Verizon']],
])('a preview of files with %i bytes names the carriers that take less', async (bytes, names) => {
  const link = files.serve(`/weight-${bytes}.png`, Buffer.concat([image(5), Buffer.alloc(bytes, 7)]));
  const { warnings } = await readers['messages.preview'](link);
  const message = warnings?.find(({ code }) => code === 'media_large')?.message;
  expect(message?.match(/AT&T|T-Mobile|Verizon/g) ?? undefined).toEqual(names);
});

test('a copy of an earlier version is served, sent and dropped like the others', async () => {
  const content = image(6);
  const [link, used] = [files.serve('/earlier.png', content), files.serve('/template.png', image(7))];
  await sendTo(account, { media: [link] });
  await account.call('templates.create', { name: 'Offer', body: 'Look', media: [used] });
  await app.drain();
  const { pool } = app.parts.database;
  await pool.query(
    `UPDATE media_files f SET content = c.content FROM media_contents c
      WHERE f.tenant_id = $1 AND c.tenant_id = f.tenant_id AND c.sha256 = f.sha256`,
    [account.accountId],
  );
  await pool.query('DELETE FROM media_contents WHERE tenant_id = $1', [account.accountId]);
  const [copy = ''] = (await submittedTo(app, account, ADA)).flat();
  expect(Buffer.from(await (await readCopy(app, copy)).arrayBuffer())).toEqual(content);
  await sendTo(account, { media: [link] });
  expect(files.asked.filter((path) => path === '/earlier.png')).toHaveLength(1);
  await app.drain();
  const before = app.clock.now;
  app.clock.advance(91 * 86_400_000);
  await app.drain();
  const { rows } = await pool.query('SELECT content FROM media_files WHERE tenant_id = $1', [account.accountId]);
  expect(rows).toEqual([{ content: null }, { content: null }]);
  const { rows: kept } = await pool.query('SELECT content FROM media_contents WHERE tenant_id = $1', [
    account.accountId,
  ]);
  expect(kept).toEqual([{ content: image(7) }]);
  expect((await readCopy(app, copy)).status).toBe(410);
  app.clock.now = before;
});

import { startTestApp, type TestAccount, type TestApp } from '../support/app.ts';
import { type FileServer, image, startFileServer } from '../support/media/file-server.ts';
import { failureOf } from '../support/media/media-account.ts';

const ADA = '+12025550143';
const DAY_MS = 86_400_000;
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
  account = await app.account();
  await account.call('phone-numbers.ensureDefault', {});
});

const receive = (params: Record<string, unknown>) => account.call('messages.simulateInbound', { from: ADA, ...params });

/** The service behind its public address. */
const open = (link = ''): Promise<Response> => fetch(`${app.url}${new URL(link).pathname}${new URL(link).search}`);

async function newestMedia(of: TestAccount = account) {
  const { items } = await of.call('inbox.list', {});
  const thread = await of.call('inbox.get', { conversation_id: items[0]?.id ?? '' });
  return thread.items[0]?.media ?? [];
}

const contents = async (): Promise<number> => {
  const { rowCount } = await app.parts.database.pool.query('SELECT 1 FROM media_contents WHERE tenant_id = $1', [
    account.accountId,
  ]);
  return rowCount ?? 0;
};

test('a picture without words is a message that the inbox shows', async () => {
  const link = files.serve('/in.png', image(1));
  expect(await receive({ media: [link] })).toMatchObject({ intent: 'none', effects: [{ kind: 'received' }] });
  await app.drain();
  const [picture] = await newestMedia();
  expect(picture).toMatchObject({
    url: link,
    content_type: 'image/png',
    file: { state: 'kept', bytes: image(1).length },
  });
  const response = await open(picture?.file?.link ?? undefined);
  expect(Buffer.from(await response.arrayBuffer())).toEqual(image(1));
  expect(response.headers.get('content-disposition')).toMatch(/^inline; filename="ifl_\w+\.png"$/);
});

test('a message needs words or media', async () => {
  const error = await failureOf(receive({}));
  expect(error).toMatchObject({ code: -32602, data: { field_errors: [{ path: '/text' }] } });
  expect(await failureOf(receive({ text: '', media: [] }))).toMatchObject({ code: -32602 });
});

test('STOP beside a picture opts out', async () => {
  const link = files.serve('/stop.png', image(2));
  expect(await receive({ text: 'STOP', media: [link] })).toMatchObject({ intent: 'stop' });
});

test.each<[string, string | Buffer, string]>([
  ['a page with a script', '<html><script>alert(1)</script></html>', 'application/octet-stream'],
  [
    'a drawing with a script',
    '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
    'application/octet-stream',
  ],
  ['a contact card', 'BEGIN:VCARD\nVERSION:3.0\nFN:Ada\nEND:VCARD\n', 'text/vcard'],
  ['a voice message', '#!AMR\n0123', 'audio/amr'],
  ['a video', Buffer.from('00000018667479703367703400000000', 'hex'), 'video/3gpp'],
])('%s is downloaded, never opened in the page', async (what, content, type) => {
  const link = files.serve(`/${what.replaceAll(' ', '-')}`, Buffer.from(content));
  await receive({ media: [link] });
  await app.drain();
  const [file] = await newestMedia();
  expect(file).toMatchObject({ content_type: type, file: { state: 'kept' } });
  const { headers } = await open(file?.file?.link ?? undefined);
  expect(headers.get('content-type')?.split(';')[0]).toBe(type);
  expect(headers.get('content-disposition')).toMatch(/^attachment; /);
  expect([headers.get('x-content-type-options'), headers.get('content-security-policy')]).toEqual([
    'nosniff',
    expect.stringContaining('sandbox'),
  ]);
});

test.each([
  ['a private address', 'https://10.0.0.1/a.png', 'blocked_address'],
  ['a file that is too large', 'large', 'too_large'],
])('%s is not read', async (_what, given, why) => {
  const link = given === 'large' ? files.serve('/huge', Buffer.alloc(5_000_001)) : given;
  await receive({ media: [link] });
  await app.drain();
  expect(await newestMedia()).toMatchObject([{ file: { state: 'failed', why, link: null } }]);
  expect(await contents()).toBe(0);
});

test('a link ends with its hour, with the key that asked for it, and opens nothing of other accounts', async () => {
  await receive({ media: [files.serve('/mine.png', image(3))] });
  await app.drain();
  const { api_key: key, key_id: id } = await account.call('agent.createKey', {
    name: 'Desk',
    permissions: ['messages'],
  });
  const [file] = await newestMedia(app.as(key ?? '', account.accountId));
  const link = file?.file?.link ?? '';
  const statusOf = async (url: string) => (await open(url)).status;
  expect(await statusOf(link)).toBe(200);
  expect(await statusOf(`${link.slice(0, -4)}AAAA`)).toBe(404);
  expect(await statusOf(link.split('?', 1)[0] ?? '')).toBe(404);
  app.clock.advance(3_600_001);
  expect(await statusOf(link)).toBe(404);
  const [again] = await newestMedia(app.as(key ?? '', account.accountId));
  expect(await statusOf(again?.file?.link ?? '')).toBe(200);
  await account.call('agent.revokeKey', { key_id: id ?? '' });
  expect(await statusOf(again?.file?.link ?? '')).toBe(404);
});

test('a file is dropped after 90 days, and what the account still sends stays', async () => {
  const link = files.serve('/shared.png', image(4));
  await receive({ media: [link] });
  await account.call('templates.create', { name: 'Offer', body: 'Look', media: [link] });
  await receive({ media: [files.serve('/theirs.png', image(5))] });
  await app.drain();
  expect(await contents()).toBe(2);
  const before = app.clock.now;
  app.clock.advance(91 * DAY_MS);
  await app.drain();
  expect(await newestMedia()).toMatchObject([{ file: { state: 'expired', link: null } }]);
  expect(await contents()).toBe(1);
  app.clock.now = before;
});

test('forgetting the person removes the files, also one that is being read', async () => {
  await account.call('contacts.upsert', { phone: ADA });
  await receive({ media: [files.serve('/gone.png', image(6))] });
  await app.drain();
  const [file] = await newestMedia();
  const waiting = files.answer('/slow.png', () => undefined);
  await receive({ media: [waiting] });
  await account.call('contacts.forget', { phone: ADA });
  await app.drain();
  expect((await open(file?.file?.link ?? undefined)).status).toBe(404);
  const { rows } = await app.parts.database.pool.query('SELECT 1 FROM inbound_files WHERE tenant_id = $1', [
    account.accountId,
  ]);
  expect([rows, await contents()]).toEqual([[], 0]);
});

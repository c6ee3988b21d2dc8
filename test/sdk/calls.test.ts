import { Tern, TernConnectionError } from '../../sdk/src/index.ts';
import { aTag, type WireServer, wireServer } from '../support/wire-server.ts';

let server: WireServer;
let tern: Tern;

beforeAll(async () => {
  server = await wireServer();
  tern = new Tern({ apiKey: 'tern_test_key', baseUrl: `${server.baseUrl}/`, maxRetries: 0 });
});

afterAll(() => server.stop());

test('a method sends its skill and params to POST /rpc and resolves to the result', async () => {
  server.answer({ result: { tag: aTag, created: true } });
  const { tag, created } = await tern.tags.create({ name: 'VIP', idempotency_key: 'k' });
  expect({ id: tag.id, created }).toEqual({ id: 'tag_1', created: true });
  expect(server.received).toEqual([
    expect.objectContaining({
      verb: 'POST',
      path: '/rpc',
      method: 'tags.create',
      params: { name: 'VIP', idempotency_key: 'k' },
    }),
  ]);
});

test('the key is sent in the Authorization header, and Node.js sends a User-Agent', async () => {
  server.answer({ result: { items: [], next_cursor: null } });
  await tern.tags.list();
  expect(server.received[0]?.headers).toMatchObject({
    authorization: 'Bearer tern_test_key',
    'content-type': 'application/json',
    'x-tern-client': expect.stringMatching(/^sdk catalog\/2\.0\.0 node\//),
    'user-agent': expect.stringMatching(/^tern-sdk node\//),
  });
});

test('agent.provision requires no key and sends none', async () => {
  server.answer({ result: { key_id: 'key_1' } });
  await new Tern({ baseUrl: server.baseUrl }).agent.provision({ name: 'Acme' });
  await tern.agent.provision({ name: 'Acme' });
  expect(server.received.map(({ headers }) => headers.authorization)).toEqual([undefined, undefined]);
});

test('any other skill without a key fails before it is sent, with an explanation', async () => {
  server.answer({ result: {} });
  await expect(new Tern({ baseUrl: server.baseUrl }).tags.list()).rejects.toThrow(/needs an API key.*agent\.provision/);
  expect(server.received).toEqual([]);
});

test('call() calls a skill by name', async () => {
  server.answer({ result: { tag: aTag, created: false } });
  const { created } = await tern.call('tags.create', { name: 'VIP' });
  expect(created).toBe(false);
  expect(server.received[0]?.method).toBe('tags.create');
});

test('withResponse() returns the request id and the headers along with the data', async () => {
  server.answer({ result: { tag: aTag, created: true }, headers: { 'x-extra': 'yes' } });
  const { data, response, requestId } = await tern.tags.create({ name: 'VIP' }).withResponse();
  expect(data.created).toBe(true);
  expect(response.status).toBe(200);
  expect(response.headers.get('x-extra')).toBe('yes');
  expect(requestId).toBe('req_1');
});

test('an enumeration value that this client does not know is returned unchanged', async () => {
  server.answer({ result: { account: { state: 'hibernating' }, permissions: ['teleport'] } });
  const { account, permissions } = await tern.agent.whoami();
  expect([account.state, permissions]).toEqual(['hibernating', ['teleport']]);
});

test('headers of the client and of the call are sent, but cannot replace the key', async () => {
  server.answer({ result: {} });
  const client = new Tern({ apiKey: 'tern_test_key', baseUrl: server.baseUrl, headers: { 'x-a': '1', 'x-b': '1' } });
  await client.agent.whoami({}, { headers: { 'x-b': '2', authorization: 'Bearer other' } });
  expect(server.received[0]?.headers).toMatchObject({ 'x-a': '1', 'x-b': '2', authorization: 'Bearer tern_test_key' });
});

test('a custom fetch replaces the global one', async () => {
  server.answer({ result: {} });
  const urls: string[] = [];
  const client = new Tern({
    apiKey: 'k',
    baseUrl: server.baseUrl,
    fetch: (url, init) => {
      urls.push(url);
      return fetch(url, init);
    },
  });
  await client.agent.whoami();
  expect(urls).toEqual([`${server.baseUrl}/rpc`]);
});

test('a response that is not from a Tern service is a connection error that mentions baseUrl', async () => {
  server.answer({ status: 404, text: '<h1>Not here</h1>' });
  const failure = tern.agent.whoami();
  await expect(failure).rejects.toThrow(TernConnectionError);
  await expect(failure).rejects.toMatchObject({
    status: 404,
    message: expect.stringContaining('is baseUrl a Tern service?'),
  });
});

test('the key is not sent to a redirect target', async () => {
  server.answer({ status: 307, headers: { location: '/elsewhere' }, result: {} });
  await expect(tern.agent.whoami()).rejects.toThrow(TernConnectionError);
  expect(server.received.map(({ path }) => path)).toEqual(['/rpc']);
});

import { DefaultAgentCardResolver } from '@a2a-js/sdk/client';
import { InvalidParamsError, isTernError, NotFoundError, Tern } from '../../sdk/src/index.ts';
import { startTestApp, type TestApp } from '../support/app.ts';

let app: TestApp;
let tern: Tern;

beforeAll(async () => {
  app = await startTestApp();
  const { api_key } = await new Tern({ baseUrl: app.url }).agent.provision({ name: 'Acme', mode: 'test' });
  tern = new Tern({ apiKey: api_key, baseUrl: app.url });
});

afterAll(() => app.stop());

test('agent.provision returns a key and an account to a client without a key', async () => {
  const { data, requestId } = await tern.agent.whoami().withResponse();
  expect(data.account.name).toBe('Acme');
  expect(requestId).toBeTruthy();
});

test('all pages of the service are iterated', async () => {
  await Promise.all(['a', 'b', 'c', 'd', 'e'].map((name) => tern.tags.create({ name })));
  const names: string[] = [];
  for await (const tag of tern.tags.list({ limit: 2 })) names.push(tag.name);
  expect(names).toEqual(['a', 'b', 'c', 'd', 'e']);
});

test('the same idempotency key returns the first response again', async () => {
  const call = { name: 'Once', idempotency_key: 'once' };
  const first = await tern.tags.create(call);
  const again = await tern.tags.create(call);
  expect(again).toMatchObject({ tag: { id: first.tag.id }, created: true, replayed: true });
});

test('an error of the service has the class of its code, with next actions', async () => {
  const failure = tern.tags.delete({ tag_id: 'tag_00000000000000000000000000' });
  await expect(failure).rejects.toThrow(NotFoundError);
  await expect(tern.tags.create({ name: '' })).rejects.toThrow(InvalidParamsError);
  try {
    await tern.tags.create({ name: '' });
  } catch (error) {
    if (!isTernError(error, -32602)) throw error;
    expect(error.fieldErrors).toEqual([expect.objectContaining({ path: expect.stringContaining('name') })]);
    expect(error.docUrl).toContain('/docs/errors');
    const page = await fetch(`${app.url}${new URL(error.docUrl ?? '').pathname}`);
    expect(await page.text()).toContain('id="-32602"');
  }
  expect.assertions(5);
});

test('an A2A client finds the skills of the running service', async () => {
  const card = await new DefaultAgentCardResolver({ path: '/.well-known/agent.json' }).resolve(app.url);
  expect(card.skills.map(({ id }) => id)).toContain('tags.create');
});

test('every document that llms.txt links is served', async () => {
  const text = await (await fetch(`${app.url}/llms.txt`)).text();
  const paths = [...text.matchAll(/\]\((\/[^)]+)\)/g)].map(([, path]) => path ?? '');
  const statuses = await Promise.all(paths.map(async (path) => `${path} ${(await fetch(app.url + path)).status}`));
  expect(statuses).toEqual(paths.map((path) => `${path} 200`));
  expect(paths.length).toBeGreaterThan(5);
});

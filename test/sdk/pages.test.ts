import { Tern } from '../../sdk/src/index.ts';
import { aTag, type Received, type WireServer, wireServer } from '../support/wire-server.ts';

let server: WireServer;
let tern: Tern;
const pages = new Map([
  [
    undefined,
    {
      items: [
        { ...aTag, name: 'a' },
        { ...aTag, name: 'b' },
      ],
      next_cursor: 'two',
    },
  ],
  ['two', { items: [], next_cursor: 'three' }],
  ['three', { items: [{ ...aTag, name: 'c' }], next_cursor: null }],
]);

beforeAll(async () => {
  server = await wireServer();
  tern = new Tern({ apiKey: 'k', baseUrl: server.baseUrl, maxRetries: 0 });
});

beforeEach(() => {
  server.answer(({ params }: Received) => ({ result: pages.get(params.cursor as string | undefined) }));
});

afterAll(() => server.stop());

test('for await yields every item of every page, including after an empty page', async () => {
  const names: string[] = [];
  for await (const tag of tern.tags.list({ query: 'x', limit: 2 })) names.push(tag.name);
  expect(names).toEqual(['a', 'b', 'c']);
  expect(server.received.map(({ params }) => params)).toEqual([
    { query: 'x', limit: 2 },
    { query: 'x', limit: 2, cursor: 'two' },
    { query: 'x', limit: 2, cursor: 'three' },
  ]);
});

test('await returns the first page and requests no other', async () => {
  const list = tern.tags.list();
  expect((await list).next_cursor).toBe('two');
  expect((await list.page()).items).toHaveLength(2);
  expect(server.received).toHaveLength(1);
});

test('a loop that ends early requests no further page', async () => {
  for await (const tag of tern.tags.list()) {
    if (tag.name === 'b') break;
  }
  expect(server.received).toHaveLength(1);
});

test('pages() yields whole pages', async () => {
  const sizes: number[] = [];
  for await (const { items } of tern.tags.list().pages()) sizes.push(items.length);
  expect(sizes).toEqual([2, 0, 1]);
});

test('a page that fails ends the loop with its error', async () => {
  server.answer({ result: pages.get(undefined) }, { error: { code: -32000, message: 'Unauthorized' } });
  const names: string[] = [];
  const walk = async () => {
    for await (const tag of tern.tags.list()) names.push(tag.name);
  };
  await expect(walk()).rejects.toMatchObject({ code: -32000 });
  expect(names).toEqual(['a', 'b']);
});

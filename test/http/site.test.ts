import { startTestApp, type TestApp } from '../support/app.ts';

const PUBLIC_URL = 'https://messages.example.com';
let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ TERN_PUBLIC_URL: PUBLIC_URL });
});
afterAll(() => app.stop());

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${app.url}${path}`, { headers, redirect: 'manual' });

/** Every address that a document links to or loads. */
function addressesIn(path: string, text: string): string[] {
  const pattern = path.endsWith('.js') ? /from ['"]([./][^'"]+)['"]/g : /\s(?:href|src)="([^"#]+)|\]\(([^)#\s]+)/g;
  return [...text.matchAll(pattern)].map(([, first, second]) => first ?? second ?? '');
}

test('every document that the site, llms.txt and the scripts lead to is served, and names the public URL only', async () => {
  const visited = new Map<string, number>();
  const stale: string[] = [];
  let mentions = 0;
  let queue = [
    '/docs',
    '/SKILL.md',
    '/AGENTS.md',
    '/llms.txt',
    '/llms-full.txt',
    '/openrpc.json',
    '/openapi.json',
    '/.well-known/agent.json',
  ];
  while (queue.length > 0) {
    const found = await Promise.all(
      queue.map(async (path) => {
        const response = await get(path);
        const text = await response.text();
        visited.set(path, response.status);
        // Highlighting puts tags into the text.
        const plain = text.replaceAll(/<[^>]+>/g, '');
        if (/localhost:(?!4318|PORT)/.test(plain)) stale.push(path);
        if (plain.includes(PUBLIC_URL)) mentions += 1;
        return addressesIn(path, text).map((address) => new URL(address, `${app.url}${path}`));
      }),
    );
    // The console is no document: its own tests load its scripts.
    const next = found.flat().filter(({ origin, pathname }) => origin === app.url && !pathname.startsWith('/console/'));
    queue = [...new Set(next.map(({ pathname }) => pathname))].filter((path) => !visited.has(path));
  }
  expect([...visited].filter(([, status]) => status !== 200)).toEqual([]);
  expect(stale).toEqual([]);
  expect(visited.size).toBeGreaterThan(300);
  expect(mentions).toBeGreaterThan(250);
}, 60_000);

test('the pages may load and call this service only, and nothing inline', async () => {
  const policy = (await get('/docs/skills/contacts.upsert')).headers.get('content-security-policy') ?? '';
  const directives = new Map(policy.split('; ').map((each) => [each.split(' ')[0], each.split(' ').slice(1)] as const));
  expect(directives.get('default-src')).toEqual(["'none'"]);
  for (const name of ['script-src', 'style-src', 'connect-src']) expect(directives.get(name)).toEqual(["'self'"]);
  expect(policy).not.toMatch(/unsafe|https?:|\*|data:/);
});

test('pages without scripts keep their own policy', async () => {
  const policy = (await get('/billing/portal?token=x')).headers.get('content-security-policy') ?? '';
  expect(policy).not.toContain('script-src');
  expect(policy).toContain("default-src 'none'");
});

test('a browser that opens the root is sent to the documentation', async () => {
  const response = await get('/', { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' });
  expect([response.status, response.headers.get('location')]).toEqual([302, '/docs']);
  expect(response.headers.get('vary')).toContain('Accept');
});

test('a browser gets a page with the menu for an unknown address of the documentation', async () => {
  const response = await get('/docs/nothing', { accept: 'text/html' });
  expect(response.status).toBe(404);
  expect(await response.text()).toContain('<h1>Page not found</h1>');
  expect(response.headers.get('content-security-policy')).toContain("script-src 'self'");
  expect((await get('/docs/nothing')).headers.get('content-type')).toContain('application/json');
});

test.each(['*/*', 'application/json'])(
  'a client that accepts %s gets the pointer to /rpc at the root',
  async (accept) => {
    const response = await get('/', { accept });
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ error: { call: { path: '/rpc' } } });
  },
);

test.each([
  ['/docs/contacts', 'text/html'],
  ['/docs/contacts.md', 'text/markdown'],
  ['/docs/skills/contacts.upsert', 'text/html'],
  ['/docs/skills/contacts.upsert.md', 'text/markdown'],
  ['/docs/guides/first-campaign', 'text/html'],
  ['/docs/guides/first-campaign.md', 'text/markdown'],
  ['/docs/operations.md', 'text/markdown'],
  ['/docs/assets/site.css', 'text/css'],
  ['/docs/assets/browser/main.js', 'text/javascript'],
  ['/docs/assets/favicon.svg', 'image/svg+xml'],
  ['/docs/assets/search-index.json', 'application/json'],
  ['/llms-full.txt', 'text/plain'],
])('%s has the type %s', async (path, type) => {
  const response = await get(path);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toContain(type);
});

test('the public URL is escaped in the form of each document', async () => {
  const other = await startTestApp({ TERN_PUBLIC_URL: 'https://example.com/a&"b' });
  const page = await (await fetch(`${other.url}/docs`)).text();
  const contract = await (await fetch(`${other.url}/openrpc.json`)).json();
  await other.stop();
  expect(page).toContain('https://example.com/a&amp;&quot;b/rpc');
  expect(contract).toMatchObject({ servers: [{ url: 'https://example.com/a&"b/rpc' }] });
});

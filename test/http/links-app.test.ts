import { startTestApp, type TestAccount, type TestApp } from '../support/app.ts';
import { openLink, PHONE, pathOf } from '../support/open-link.ts';

let app: TestApp;
let account: TestAccount;

beforeAll(async () => {
  app = await startTestApp({ TERN_LINKS_PORT: '0', TERN_LINKS_URL: 'https://go.tern.example.com' });
  account = await app.account();
});
afterAll(() => app.stop());

const UTM = { source: 'sms', campaign: 'spring sale' };

const createLink = async (params: Record<string, unknown> = {}) => {
  const { link } = await account.call('links.create', { url: 'https://example.com/sale?size=9', ...params });
  return { ...link, path: pathOf(link.short_url) };
};

const statsOf = async (id: string) => {
  await app.parts.clicks.flush();
  return account.call('links.stats', { link_id: id });
};

test('a click redirects to the destination with its query and the UTM parameters', async () => {
  const { path, short_url: shortUrl } = await createLink({ utm: UTM });
  expect(shortUrl).toMatch(/^https:\/\/go\.tern\.example\.com\/l\/[0-9A-Za-z]{10}$/);
  const { status, location, headers } = await openLink(app.linksUrl, path);
  expect([status, location]).toEqual([
    302,
    'https://example.com/sale?size=9&utm_source=sms&utm_campaign=spring%20sale',
  ]);
  expect(headers.get('cache-control')).toBe('private, no-store');
  expect(headers.get('referrer-policy')).toBe('no-referrer');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
});

test('a code works on the main listener too, and query parameters of the click change nothing', async () => {
  const { path } = await createLink();
  const { status, location } = await openLink(app.url, `${path}?url=https://evil.example.com&to=//evil.example.com`);
  expect([status, location]).toEqual([302, 'https://example.com/sale?size=9']);
});

test.each(['.', '_', ')', ').', '/', ',Reply', '%E3%80%82STOP', '%E5%9B%9E', '%E2%80%9D', '*', '?'])(
  'a link that the phone of the recipient ends with %s leads to the destination',
  async (behind) => {
    const { path } = await createLink();
    const opened = await openLink(app.linksUrl, `${path}${behind}`, { headers: { 'user-agent': `Phone ${behind}` } });
    expect(opened).toMatchObject({
      status: 302,
      location: 'https://example.com/sale?size=9',
    });
    expect(await openLink(app.linksUrl, `${path}a${behind}`)).toMatchObject({ status: 404 });
  },
);

test('clicks are counted by the rule that classified them', async () => {
  const { id, path } = await createLink();
  await openLink(app.linksUrl, path);
  await openLink(app.linksUrl, path);
  expect((await openLink(app.linksUrl, path, { method: 'HEAD' })).status).toBe(302);
  await openLink(app.linksUrl, path, { headers: { 'user-agent': 'facebookexternalhit/1.1 Facebot Twitterbot/1.0' } });
  await openLink(app.linksUrl, path, { headers: { 'sec-purpose': 'prefetch;prerender' } });
  const { human, bot, unique_clickers: clickers, by_rule: rules, rows } = await statsOf(id);
  expect([human, bot, clickers]).toEqual([2, 3, 1]);
  expect(Object.fromEntries(rules.map(({ rule, clicks }) => [rule, clicks]))).toEqual({
    human: 2,
    head_request: 1,
    known_agent: 1,
    prefetch: 1,
  });
  expect(rows).toEqual([{ at: '2029-06-13T00:00:00.000Z', human: 2, bot: 3 }]);
});

test('one client that opens many links within seconds is a bot', async () => {
  const links = await Promise.all(Array.from({ length: 14 }, () => createLink()));
  for (const { path } of links) await openLink(app.linksUrl, path, { headers: { 'user-agent': `${PHONE} Burst` } });
  const [first, last] = await Promise.all([statsOf(links[0]?.id ?? ''), statsOf(links[13]?.id ?? '')]);
  expect([first.human, first.bot]).toEqual([1, 0]);
  expect(last.by_rule).toEqual([{ rule: 'burst', clicks: 1 }]);
});

test('an expired or disabled link leads to its fallback, or to a page that says so, and is not counted', async () => {
  const soon = new Date(app.clock.now.getTime() + 60_000).toISOString();
  const expiring = await createLink({ expires_at: soon });
  const withFallback = await createLink({ expires_at: soon, fallback_url: 'https://example.com/over' });
  const disabled = await createLink();
  await account.call('links.disable', { link_id: disabled.id });
  app.clock.advance(60_000);
  expect(await openLink(app.linksUrl, expiring.path)).toMatchObject({ status: 410, location: null });
  expect((await openLink(app.linksUrl, disabled.path)).text).toContain('no longer available');
  expect(await openLink(app.linksUrl, withFallback.path)).toMatchObject({
    status: 302,
    location: 'https://example.com/over',
  });
  expect((await statsOf(withFallback.id)).human).toBe(0);
});

test.each([
  ['an unknown code', '/l/zzzzzzzzx7'],
  ['a malformed code', '/l/abc'],
  ['a code with more after it', '/l/zzzzzzzzx7/extra'],
  ['an escaped path', '/l/..%2f..%2fetc'],
  ['a huge path', `/l/${'a'.repeat(8000)}`],
  ['another path', '/rpc'],
])('%s is not found on the listener of links', async (_what, path) => {
  const { status, location, text } = await openLink(app.linksUrl, path);
  expect([status, location]).toEqual([404, null]);
  expect(text).toContain('no such link');
});

test('other methods are refused, and their body is not read', async () => {
  const { path } = await createLink();
  const { status, headers } = await openLink(app.linksUrl, path, { method: 'POST', body: 'x'.repeat(1000) });
  expect([status, headers.get('allow')]).toEqual([405, 'GET, HEAD']);
});

test('an address that tries many codes gets 429 for unknown ones for a minute, and known ones still work', async () => {
  const { path } = await createLink();
  const guess = async (index: number) => (await openLink(app.linksUrl, `/l/guessin${index}`)).status;
  const answers: number[] = [];
  // The unknown codes of earlier tests count no longer.
  app.clock.advance(61_000);
  for (let index = 100; index < 170; index += 1) answers.push(await guess(index));
  expect(answers).toEqual([...Array(60).fill(404), ...Array(10).fill(429)]);
  const refused = await openLink(app.linksUrl, '/l/guessin999');
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60']);
  expect((await openLink(app.linksUrl, path)).status).toBe(302);
  expect(await guess(100)).toBe(429);
  app.clock.advance(61_000);
  expect(await guess(100)).toBe(404);
});

test('an updated destination takes effect at the next click', async () => {
  const { id, path, version } = await createLink({ utm: UTM });
  await account.call('links.update', {
    link_id: id,
    url: 'https://example.com/new',
    utm: {},
    expected_version: version,
  });
  expect((await openLink(app.linksUrl, path)).location).toBe('https://example.com/new');
  await expect(
    account.call('links.update', { link_id: id, utm: UTM, expected_version: version }),
  ).rejects.toMatchObject({
    data: { reason: 'version_conflict' },
  });
});

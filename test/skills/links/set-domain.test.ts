import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { startTestApp, type TestAccount, type TestApp } from '../../support/app.ts';
import { type DnsServer, startDnsServer } from '../../support/dns-server.ts';
import { pathOf } from '../../support/open-link.ts';
import { registerPartner } from '../../support/partner.ts';

let dns: DnsServer;
let app: TestApp;

beforeAll(async () => {
  dns = await startDnsServer();
  app = await startTestApp({ TERN_DNS_SERVERS: dns.address, TERN_LINKS_URL: 'https://links.tern.example.com' });
});
afterAll(async () => {
  await app.stop();
  await dns.close();
});

let count = 0;
let domain: string;
let account: TestAccount;
beforeEach(async () => {
  dns.fails = false;
  count += 1;
  domain = `go.shop${count}.example.com`;
  account = await app.account();
});

/** Sets the domain, lets the worker ask, and returns what a second call says. */
const check = async (caller = account) => {
  await caller.call('links.setDomain', { domain });
  await app.drain();
  return caller.call('links.setDomain', { domain });
};

const publish = async (caller = account): Promise<void> => {
  const { dns_records: records } = await caller.call('links.setDomain', { domain });
  for (const { type, name, value } of records) dns.records.set(`${type} ${name}`, [value]);
};

const newUrl = async (): Promise<string | null> =>
  (await account.call('links.create', { url: 'https://example.com/a' })).link.short_url;

const newPath = async (owner: TestAccount): Promise<string> =>
  pathOf((await owner.call('links.create', { url: 'https://example.com/a' })).link.short_url);

/** With Node.js's own client, because `fetch` sets the header Host itself. */
const openAt = async (host: string, path: string): Promise<number | undefined> => {
  const request = get(`${app.linksUrl}${path}`, { headers: { host } });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  response.resume();
  return response.statusCode;
};

test('a domain is verified when the name servers have both records, and new links use it', async () => {
  const { dns_records: records, verified, checked_at: checkedAt } = await account.call('links.setDomain', { domain });
  expect([verified, checkedAt]).toEqual([false, null]);
  expect(records).toEqual([
    { type: 'CNAME', name: domain, value: 'links.tern.example.com' },
    { type: 'TXT', name: `_tern.${domain}`, value: expect.stringMatching(/^tern-domain=[0-9a-f]{32}$/) },
  ]);
  expect(await newUrl()).toMatch(/^https:\/\/links\.tern\.example\.com\//);
  await publish();
  expect(await check()).toMatchObject({ verified: true, finding: null, dns_records: records });
  const url = await newUrl();
  expect(url).toMatch(new RegExp(`^https://${domain.replaceAll('.', '\\.')}/l/`));
  expect(await openAt(domain, pathOf(url))).toBe(302);
});

test('a branded domain serves the codes of its own account only, and the host of the service serves all', async () => {
  const other = await app.account();
  const [before, foreign] = [await newPath(account), await newPath(other)];
  await publish();
  await check();
  const own = await newPath(account);
  for (const host of [domain, domain.toUpperCase(), `${domain}.`, `${domain}:443`]) {
    expect([host, await openAt(host, own), await openAt(host, before)]).toEqual([host, 302, 302]);
    expect([host, await openAt(host, foreign)]).toEqual([host, 404]);
  }
  for (const path of [own, before, foreign]) expect(await openAt('links.tern.example.com', path)).toBe(302);
});

test('the branded domain of an end-customer serves no codes of another one of the same partner', async () => {
  const partner = await registerPartner(app);
  const [shop, other] = [await partner.customer('shop-1'), await partner.customer('shop-2')];
  await publish(shop);
  await check(shop);
  const paths = [await newPath(shop), await newPath(other)];
  expect(await Promise.all(paths.map((path) => openAt(domain, path)))).toEqual([302, 404]);
});

test('the finding says which record is missing', async () => {
  expect(await check()).toMatchObject({ verified: false, finding: 'txt_missing' });
  await publish();
  dns.records.set(`CNAME ${domain}`, ['elsewhere.example.com']);
  expect(await check()).toMatchObject({ verified: false, finding: 'cname_missing' });
  dns.fails = true;
  expect(await check()).toMatchObject({ verified: false, finding: 'dns_unavailable' });
});

test('a domain that another account has verified cannot be taken', async () => {
  const other = await app.account();
  // Set before it is verified, so that both wait for the name servers.
  const { dns_records: theirs } = await other.call('links.setDomain', { domain });
  await publish();
  expect(await check()).toMatchObject({ verified: true });
  const [, { name, value }] = theirs as [unknown, (typeof theirs)[0]];
  dns.records.set(`TXT ${name}`, [...(dns.records.get(`TXT ${name}`) ?? []), value]);
  app.clock.advance(3600_000);
  await app.drain();
  const { rows } = await app.parts.database.pool.query(
    'SELECT finding, verified_at FROM link_domains WHERE account_id = $1',
    [other.accountId],
  );
  expect(rows).toEqual([{ finding: 'domain_taken', verified_at: null }]);
  await expect(other.call('links.setDomain', { domain })).rejects.toMatchObject({ data: { reason: 'domain_taken' } });
});

test('a domain that loses its records is not used for new links, and one that is removed is free again', async () => {
  await publish();
  await check();
  dns.fails = true;
  expect(await check()).toMatchObject({ verified: true, finding: 'dns_unavailable' });
  dns.fails = false;
  dns.records.delete(`CNAME ${domain}`);
  expect(await check()).toMatchObject({ verified: false, finding: 'cname_missing' });
  expect(await newUrl()).toMatch(/^https:\/\/links\.tern/);
  expect(await account.call('links.setDomain', { domain: null })).toMatchObject({ domain: null, dns_records: [] });
  const other = await app.account();
  await publish(other);
  expect(await check(other)).toMatchObject({ verified: true });
});

test.each([
  'example.com',
  'localhost',
  'https://go.example.com',
  'go.example.com/x',
  '10.0.0.1',
  'go.local',
  'links.tern.example.com',
])('%s is no domain for links', async (name) => {
  await expect(account.call('links.setDomain', { domain: name })).rejects.toMatchObject({ code: -32602 });
});

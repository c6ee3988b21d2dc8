import { type TestAccount, useTestApp } from '../../support/app.ts';

const app = useTestApp();

const HOUR_MS = 3_600_000;
const SCRIPT = '<script>alert(1)</script>';

async function linkOf(account: TestAccount, params: { return_url?: string } = {}): Promise<URL> {
  const { url } = await account.call('billing.portal', params);
  const { pathname, search } = new URL(url);
  return new URL(`${pathname}${search}`, app.url);
}

test('billing.portal links to a page that shows balance and credit entries without login', async () => {
  const account = await app.account({ credits: 0 });
  await account.call('billing.topUp', { amount_credits: 400, payment_ref: 'pay_portal' });
  const { url, expires_at: expiresAt } = await account.call('billing.portal', {});
  expect(url.startsWith(`${app.parts.service.config.publicUrl}/billing/portal?token=`)).toBe(true);
  expect(new Date(expiresAt).getTime() - app.clock.now.getTime()).toBe(HOUR_MS);
  const response = await fetch(await linkOf(account));
  const page = await response.text();
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toMatch(/^text\/html/);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(page).toContain('<strong>500</strong> available');
  expect(page).toContain('payment:pay_portal');
});

test('the billing page expires after one hour', async () => {
  const account = await app.account();
  const link = await linkOf(account);
  app.clock.advance(HOUR_MS - 1);
  expect((await fetch(link)).status).toBe(200);
  app.clock.advance(1);
  const response = await fetch(link);
  expect(response.status).toBe(403);
  expect(await response.text()).not.toContain('available');
});

test('the billing page rejects tokens that are changed, truncated, missing or of another kind', async () => {
  const [mine, theirs] = await Promise.all([app.account(), app.account()]);
  const link = await linkOf(mine);
  const token = link.searchParams.get('token') as string;
  const [body = '', mac = ''] = token.split('.');
  const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as Record<string, unknown>;
  const forged = Buffer.from(
    JSON.stringify({ ...claims, account_id: theirs.accountId, tenant_id: theirs.accountId }),
  ).toString('base64url');
  const later = Buffer.from(JSON.stringify({ ...claims, expires_at: Number.MAX_SAFE_INTEGER })).toString('base64url');
  const session = app.parts.service.tokens.sign('session', claims);
  for (const invalid of [
    `${forged}.${mac}`,
    `${later}.${mac}`,
    `${body}.`,
    body,
    '',
    `${body}.${mac.slice(0, -2)}`,
    session,
    'null',
    '.',
  ]) {
    const response = await fetch(new URL(`/billing/portal?token=${encodeURIComponent(invalid)}`, app.url));
    expect(response.status).toBe(403);
    expect(await response.text()).not.toContain('available');
  }
  expect((await fetch(new URL('/billing/portal', app.url))).status).toBe(403);
  expect((await fetch(new URL(`/billing/portal?token=${token}&token=${token}`, app.url))).status).toBe(403);
});

test('the billing page escapes names and references', async () => {
  const { body } = await app.post({
    jsonrpc: '2.0',
    id: 1,
    method: 'agent.provision',
    params: { name: `${SCRIPT}"'&` },
  });
  const { api_key: key, account_id: accountId } = (body as { result: { api_key: string; account_id: string } }).result;
  const account = app.as(key, accountId);
  await account.call('billing.topUp', { amount_credits: 1, payment_ref: `"><img src=x onerror=alert(1)>` });
  const response = await fetch(
    await linkOf(account, { return_url: 'https://example.com/?a="><script>'.replace(/[<>"]/g, encodeURIComponent) }),
  );
  const page = await response.text();
  expect(page).not.toContain(SCRIPT);
  expect(page).not.toContain('<img');
  expect(page).toContain('&#60;script&#62;');
  expect(response.headers.get('content-security-policy')).toMatch(/default-src 'none'/);
  expect(response.headers.get('content-security-policy')).not.toMatch(/unsafe-inline|script-src/);
});

test('billing.portal accepts only web pages as return_url', async () => {
  const account = await app.account();
  for (const url of [
    'javascript:alert(1)',
    'data:text/html,x',
    '//example.com',
    'HTTPS://example.com\nx',
    `https://example.com/${'x'.repeat(2000)}`,
  ]) {
    await expect(account.call('billing.portal', { return_url: url })).rejects.toMatchObject({
      code: -32602,
      data: { field_errors: expect.arrayContaining([expect.objectContaining({ path: '/return_url' })]) },
    });
  }
  const page = await (await fetch(await linkOf(account, { return_url: 'https://example.com/back?a=1&b=2' }))).text();
  expect(page).toContain('<a href="https://example.com/back?a=1&#38;b=2">Back</a>');
});

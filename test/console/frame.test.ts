import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expectNoSkeleton, go, HOSTILE, signIn, testConsole } from '../support/console/open-console.ts';
import { root } from '../support/house/source-files.ts';
import { violationsOn } from '../support/site/axe.ts';
import { PHONE } from '../support/site/browser.ts';

const FIRST_PAGE_BYTES = 350 * 1024;

interface Chunk {
  readonly file: string;
  readonly src?: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
}

test('the first page takes less than 350 KB over the network', () => {
  const folder = join(root, 'dist/console');
  const manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as Record<string, Chunk>;
  const files = new Set<string>();
  const add = (name: string): void => {
    const { file, css = [], imports = [] } = manifest[name] as Chunk;
    if (files.has(file)) return;
    for (const each of [file, ...css]) files.add(each);
    imports.forEach(add);
  };
  add('index.html');
  add('src/pages/overview/overview-page.tsx');
  const bytes = [...files].map((file) => gzipSync(readFileSync(join(folder, file))).length);
  const total = bytes.reduce((sum, each) => sum + each, 0);
  process.stdout.write(`The first page of the console takes ${Math.round(total / 1024)} KB.\n`);
  expect(total).toBeLessThan(FIRST_PAGE_BYTES);
});

testConsole('the frame of the console', (tests) => {
  test('paths below /console give the page with a strict policy, and absent assets do not', async () => {
    const page = await fetch(`${tests.app.url}/console/campaigns/cmp_1`);
    const policy = page.headers.get('content-security-policy') ?? '';
    const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? '';
    const text = await page.text();
    expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'no-cache']);
    expect(policy).not.toMatch(/unsafe|data:|\*/);
    expect(text).toContain(`content="${nonce}"`);
    const script = /src="(\/console\/assets\/[^"]+\.js)"/.exec(text)?.[1] ?? '';
    const asset = await fetch(`${tests.app.url}${script}`);
    expect([asset.status, asset.headers.get('cache-control')]).toEqual([200, 'public, max-age=31536000, immutable']);
    expect((await fetch(`${tests.app.url}/console/assets/none-1234.js`)).status).toBe(404);
    expect((await fetch(`${tests.app.url}/console/assets/..%2f..%2fpackage.json`)).status).toBe(404);
  });

  test('a key signs in, shows its account as text, and is forgotten by a reload', async () => {
    const { api_key: key = '' } = await tests.app.as('').call('agent.provision', { name: HOSTILE, mode: 'test' });
    await tests.visit({}, async ({ page }) => {
      await signIn(page, key);
      await page.getByText(HOSTILE, { exact: true }).waitFor();
      expect(await page.locator('.mode').textContent()).toBe('Test');
      expect(await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))).not.toContain(
        'tern_test_',
      );
      await page.reload();
      await page.getByLabel('API key').waitFor();
    });
  });

  test('a person who chooses to stay signed in is so after a reload, and signing out ends it', async () => {
    const account = await tests.app.account();
    await tests.visit({ ignore: /401/ }, async ({ page, context }) => {
      await page.goto('/console');
      await page.getByLabel('API key').fill(account.key);
      await page.getByText('Stay signed in').click();
      await page.getByRole('button', { name: 'Sign in', exact: true }).click();
      await page.getByRole('heading', { name: 'Overview' }).waitFor();
      await expectNoSkeleton(page);
      await page.reload();
      await page.getByRole('heading', { name: 'Overview' }).waitFor();
      expect((await context.cookies(`${tests.app.url}/api/x`)).map(({ httpOnly }) => httpOnly)).toEqual([true]);
      await page.getByRole('button', { name: 'Account Test account' }).click();
      await page.getByRole('menuitem', { name: 'Sign out' }).click();
      await page.getByLabel('API key').waitFor();
      await page.reload();
      await page.getByLabel('API key').waitFor();
    });
  });

  test('a session calls skills from our own pages only', async () => {
    const account = await tests.app.account();
    const opened = await fetch(`${tests.app.url}/api/auth/session`, {
      method: 'POST',
      headers: { authorization: `Bearer ${account.key}` },
    });
    const cookie = (opened.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
    const call = async (path: string, origin: string) => {
      const response = await fetch(`${tests.app.url}${path}`, {
        method: 'POST',
        headers: { cookie, origin, 'content-type': 'application/json' },
        body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'agent.whoami', params: {} }),
      });
      return response.status;
    };
    expect(await call('/api/rpc', tests.app.url)).toBe(200);
    expect(await call('/api/rpc', 'https://example.com')).toBe(401);
    expect(await call('/rpc', tests.app.url)).toBe(401);
  });

  test('two keys share one tab, and each shows its own account', async () => {
    const live = await tests.app.account();
    const { api_key: second = '' } = await tests.app.as('').call('agent.provision', { name: 'Second', mode: 'test' });
    await tests.visit({}, async ({ page }) => {
      await signIn(page, live.key);
      await page.getByRole('button', { name: 'Account Test account' }).click();
      await page.getByRole('menuitem', { name: 'Add a key' }).click();
      await page.getByRole('dialog').getByLabel('API key').fill(second);
      await page.getByRole('dialog').getByRole('button', { name: 'Sign in' }).click();
      await page.getByRole('button', { name: 'Account Second' }).click();
      await page.getByRole('menuitem', { name: 'Test account' }).click();
      await page.getByRole('button', { name: 'Account Test account' }).waitFor();
      expect(await page.locator('.mode').count()).toBe(0);
    });
  });

  test('a key that is revoked signs out with the reason', async () => {
    const account = await tests.app.account();
    const made = await account.call('agent.createKey', { name: 'Console', permissions: ['full'] });
    await tests.visit({ ignore: /401/ }, async ({ page }) => {
      await page.clock.install();
      await signIn(page, made.api_key ?? '');
      await expectNoSkeleton(page);
      await account.call('agent.revokeKey', { key_id: made.key_id });
      tests.app.clock.advance(5_000);
      await page.clock.runFor(31_000);
      await page.getByText('This key was revoked or has expired').waitFor();
    });
  });

  test('a visitor without a key creates an account and sees its key once', async () => {
    await tests.visit({ viewport: PHONE, bypassCSP: true }, async ({ page }) => {
      await page.goto('/console');
      await page.getByRole('button', { name: 'Create an account' }).waitFor();
      expect(await violationsOn(page)).toEqual([]);
      await page.getByRole('button', { name: 'Create an account' }).click();
      await page.getByLabel('Name of the account').fill('Bluebird Books');
      await page.getByRole('button', { name: 'Create account' }).click();
      await page.getByText(/^tern_live_/).waitFor();
      expect(await violationsOn(page)).toEqual([]);
      await page.getByRole('button', { name: 'Continue' }).click();
      await page.getByRole('button', { name: 'Menu' }).waitFor();
      expect(await page.getByText(/^tern_live_/).count()).toBe(0);
    });
  });

  test('the colors follow the system until a person chooses, and the choice stays', async () => {
    const account = await tests.app.account();
    await tests.visit({ colorScheme: 'dark' }, async ({ page }) => {
      const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
      await signIn(page, account.key);
      const dark = await background();
      await page.getByRole('button', { name: 'Switch between light and dark' }).click();
      const light = await background();
      expect(light).not.toBe(dark);
      await page.reload();
      expect(await background()).toBe(light);
    });
  });

  test('the palette finds contacts, campaigns, pages and skills, and makes a call', async () => {
    const account = await tests.app.account();
    await account.call('contacts.upsert', { phone: '+12025550143', first_name: HOSTILE });
    await account.call('campaigns.create', { name: `Autumn ${HOSTILE}`, body: 'Hello' });
    await tests.visit({ bypassCSP: true }, async ({ page }) => {
      await signIn(page, account.key);
      await expectNoSkeleton(page);
      await page.keyboard.press('Control+k');
      const field = page.getByRole('searchbox', { name: 'Search or command' });
      const found = (text: string) => page.getByRole('menuitem').filter({ hasText: text });
      await field.fill('<img');
      await found('+12025550143').waitFor();
      await found('Autumn').waitFor();
      expect(await violationsOn(page)).toEqual([]);
      await field.fill('autumn');
      await found('Autumn').waitFor();
      await found('+12025550143').waitFor({ state: 'detached' });
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await page.waitForURL('**/console/campaigns/cmp_*');
      await page.keyboard.press('Control+k');
      await field.fill('make a label for people');
      await found('Tags: create').click();
      await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill('Regulars');
      await page.getByRole('button', { name: 'Make this call' }).click();
      await page.getByText('Done').waitFor();
    });
    expect((await account.call('tags.list', {})).items.map(({ name }) => name)).toEqual(['Regulars']);
  });

  test('at twice the size of the text, no page scrolls sideways', async () => {
    const account = await tests.app.account();
    await tests.visit({ viewport: { width: 640, height: 450 } }, async ({ page }) => {
      await signIn(page, account.key);
      for (const path of [
        '/console',
        '/console/contacts',
        '/console/campaigns',
        '/console/inbox',
        '/console/approvals',
      ]) {
        await go(page, path);
        await expectNoSkeleton(page);
        expect([path, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([path, 640]);
      }
    });
  });

  test('nothing on a page moves while it loads', async () => {
    const account = await tests.app.account();
    await account.call('tags.create', { name: 'VIP' });
    await tests.visit({}, async ({ page }) => {
      await page.addInitScript(() => {
        const seen = globalThis as unknown as { shifts: number };
        seen.shifts = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[])
            if (!entry.hadRecentInput) seen.shifts += entry.value;
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await signIn(page, account.key);
      for (const path of [
        '/console',
        '/console/contacts',
        '/console/campaigns',
        '/console/approvals',
        '/console/inbox',
      ]) {
        await go(page, path);
        await expectNoSkeleton(page);
      }
      expect(await page.evaluate(() => (globalThis as unknown as { shifts: number }).shifts)).toBeLessThan(0.05);
    });
  });

  test('a key that may not see the figures begins elsewhere, and a page that it may not read says so once', async () => {
    const account = await tests.app.account();
    const made = await account.call('agent.createKey', { name: 'Inbox only', permissions: ['messages'] });
    await tests.visit({}, async ({ page }) => {
      await signIn(page, made.api_key ?? '');
      await page.getByRole('heading', { name: 'Inbox' }).waitFor();
      expect(await page.getByRole('link', { name: 'Billing' }).count()).toBe(0);
      await go(page, '/console/contacts');
      await page.getByRole('alert').first().waitFor();
      await expectNoSkeleton(page);
      expect(await page.getByRole('alert').count()).toBe(1);
    });
  });
});

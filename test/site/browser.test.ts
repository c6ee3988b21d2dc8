import type { Browser, BrowserContext, Page } from 'playwright-core';
import { startTestApp, type TestApp } from '../support/app.ts';
import { violationsOn } from '../support/site/axe.ts';
import {
  CHROMIUM,
  collectProblems,
  DESKTOP,
  hasChromium,
  launchChromium,
  PHONE,
  type Viewport,
} from '../support/site/browser.ts';

/** Shorter than a test may take, so that a failure names the element that is missing. */
const LOCATOR_MS = 15_000;

if (hasChromium()) describe('in Chromium', inChromium);
else
  test(`NOT RUN: the tests of the site need a browser at ${CHROMIUM}`, () => {
    process.stdout.write(`The site was not tested in a browser, because there is none at ${CHROMIUM}.\n`);
  });

function inChromium(): void {
  let app: TestApp;
  let browser: Browser;

  beforeAll(async () => {
    app = await startTestApp();
    browser = await launchChromium();
  });
  afterAll(async () => {
    await browser.close();
    await app.stop();
  });

  /** Runs the visit of a new reader, and expects that the browser reports no problem on the way. */
  async function visit(
    options: { viewport?: Viewport; colorScheme?: 'light' | 'dark'; javaScriptEnabled?: boolean; bypassCSP?: boolean },
    act: (page: Page, context: BrowserContext) => Promise<void>,
  ): Promise<void> {
    const context = await browser.newContext({ viewport: DESKTOP, baseURL: app.url, ...options });
    context.setDefaultTimeout(LOCATOR_MS);
    const page = await context.newPage();
    const problems = collectProblems(page);
    await act(page, context);
    await context.close();
    expect(problems).toEqual([]);
  }

  const typical = ['/docs/guides/first-campaign', '/docs/skills/messages.send'];
  const others = ['/docs', '/docs/contacts', '/docs/settings', '/docs/errors'];
  /** Long, and made of the same elements as the others. */
  const long = ['/docs/guides', '/docs/conventions', '/docs/events', '/docs/operations'];

  test.each([
    ['a desktop', 'light', DESKTOP],
    ['a desktop', 'dark', DESKTOP],
    ['a phone', 'light', PHONE],
    ['a phone', 'dark', PHONE],
  ] as const)(
    'on %s in %s colors, pages fit, load without errors and are accessible',
    async (_, colorScheme, viewport) => {
      // Axe is injected as an inline script, which the policy of the pages forbids.
      await visit({ viewport, colorScheme, bypassCSP: true }, async (page) => {
        for (const path of [...typical, ...others, ...long]) {
          await page.goto(path);
          const width = await page.evaluate(() => document.documentElement.scrollWidth);
          expect([path, width]).toEqual([path, viewport.width]);
          const isFirst = colorScheme === 'light' && viewport === DESKTOP;
          if (typical.includes(path) || (isFirst && others.includes(path)))
            expect([path, ...(await violationsOn(page))]).toEqual([path]);
        }
      });
    },
    60_000,
  );

  test.each([DESKTOP, PHONE])(
    'the billing portal fits a screen of $width pixels and is accessible',
    async (viewport) => {
      const account = await app.account();
      const { url } = await account.call('billing.portal', {});
      await visit({ viewport, bypassCSP: true }, async (page) => {
        await page.goto(`${new URL(url).pathname}${new URL(url).search}`);
        const { width = 0 } = (await page.locator('main').boundingBox()) ?? {};
        expect(width).toBeGreaterThan(Math.min(700, viewport.width * 0.9));
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
        expect(await violationsOn(page)).toEqual([]);
      });
    },
  );

  test('without scripts, every language of an example is readable and the menus open', async () => {
    await visit({ javaScriptEnabled: false, viewport: PHONE }, async (page) => {
      await page.goto('/docs/skills/contacts.upsert');
      for (const code of ['curl -s http', 'new Tern({', 'tern = Tern()', 'npx tern call'])
        expect(await page.locator('pre', { hasText: code }).first().isVisible()).toBe(true);
      await page.locator('summary', { hasText: 'Menu' }).click();
      await page.locator('.menu').getByRole('link', { name: 'Errors' }).click();
      expect(new URL(page.url()).pathname).toBe('/docs/errors');
    });
  });

  test('the search is focused with a slash, moves with the arrows and opens a result with Enter', async () => {
    await visit({}, async (page) => {
      await page.goto('/docs');
      await page.keyboard.press('/');
      await page.keyboard.type('opting out');
      await page.locator('.found a').first().waitFor();
      expect(await page.locator('.found strong').allTextContents()).toContain('contacts.optOut');
      await page.keyboard.press('ArrowDown');
      const target = await page.locator('.found a').first().getAttribute('href');
      await page.keyboard.press('Enter');
      await page.waitForURL(`**${target}`);
    });
  });

  test('the search finds skills by name, word and param, events, conventions and guides', async () => {
    const expected = {
      'contacts.upsert': '/docs/skills/contacts.upsert',
      ensureDefault: '/docs/skills/phone-numbers.ensureDefault',
      'import csv of contacts': '/docs/skills/contacts.import',
      'sign webhooks': '/docs/skills/partner.rotateWebhookSecret',
      'idempotency_key retry': '/docs/conventions',
      'first campaign': '/docs/guides/first-campaign',
      'decide unclear replies': '/docs/guides/quiet-hours-and-opt-outs#decide-unclear-replies',
    };
    await visit({}, async (page) => {
      await page.goto('/docs');
      for (const [query, address] of Object.entries(expected)) {
        await page.getByRole('searchbox').fill(query);
        await page.locator(`.found a[href="${address}"]`).waitFor();
      }
    });
  });

  test('events and types are folded, and a link to one opens it', async () => {
    await visit({}, async (page) => {
      await page.goto('/docs/events');
      const example = page.locator('#balance\\.low-example');
      expect(await example.isVisible()).toBe(false);
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(8_000);
      await page.locator('.contents').getByRole('link', { name: 'balance.low', exact: true }).click();
      await example.waitFor();
      await page.goto('/docs/journeys#JourneyNodeSend');
      await page.locator('details[open] > summary', { hasText: 'JourneyNodeSend' }).waitFor();
    });
  });

  test('the language of the examples is chosen once for all pages and visits', async () => {
    await visit({}, async (page, context) => {
      await page.goto('/docs/skills/contacts.upsert');
      await page.getByRole('tab', { name: 'Python' }).first().click();
      await page.keyboard.press('ArrowLeft');
      const next = await context.newPage();
      await next.goto('/docs/skills/messages.send');
      const chosen = next.getByRole('tab', { selected: true });
      expect(new Set(await chosen.allTextContents())).toEqual(new Set(['TypeScript']));
      expect(await next.locator('[data-panel=typescript]').first().isVisible()).toBe(true);
      expect(await next.locator('[data-panel=curl]').first().isVisible()).toBe(false);
    });
  });

  test('the color switch is kept for the next page, whatever the system prefers', async () => {
    await visit({ colorScheme: 'light' }, async (page) => {
      const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
      await page.goto('/docs');
      const light = await background();
      await page.getByRole('button', { name: 'Switch between light and dark' }).click();
      const dark = await background();
      expect(dark).not.toBe(light);
      await page.goto('/docs/errors');
      expect(await background()).toBe(dark);
    });
  });

  test('a copy button copies the code and nothing else', async () => {
    await visit({}, async (page, context) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.goto('/docs/skills/tags.create');
      const block = page.locator('[data-panel=curl] pre').first();
      await block.hover();
      await block.getByRole('button', { name: 'Copy' }).click();
      await block.getByText('Copied').waitFor();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await block.locator('code').textContent());
    });
  });

  test('a test key calls contacts.upsert, and stays in the tab', async () => {
    await visit({}, async (page, context) => {
      await page.goto('/docs/skills/contacts.upsert');
      await createTestAccount(page);
      await page.getByRole('button', { name: 'Call contacts.upsert' }).click();
      await page.getByText('Success').waitFor();
      expect(await page.locator('.answer pre').textContent()).toContain('"+12025550144"');
      expect(await page.locator('.outcome').textContent()).toMatch(/HTTP 200 in \d+ ms/);
      expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('tern_test_');
      const other = await context.newPage();
      await other.goto('/docs/skills/contacts.upsert');
      expect(await other.getByLabel('Test key').isVisible()).toBe(true);
    });
  });

  test('a rejected message shows its next actions, which fill and run the next call', async () => {
    await visit({ bypassCSP: true }, async (page) => {
      await page.goto('/docs/skills/messages.send');
      await createTestAccount(page);
      const send = page.getByRole('button', { name: 'Call messages.send' });
      await send.click();
      await page.locator('.outcome', { hasText: '-32003' }).waitFor();
      // Valid as it stands, so it runs at once.
      await page.getByRole('button', { name: 'phone-numbers.ensureDefault' }).click();
      await page.getByText('Success').waitFor();
      await page.getByRole('button', { name: 'Back to messages.send' }).click();
      await send.click();
      await page.locator('.outcome', { hasText: 'consent_required' }).waitFor();
      expect(await violationsOn(page)).toEqual([]);
      // Only the reader knows the proof, so the form is filled in and waits for it.
      await page.getByRole('button', { name: 'contacts.optIn' }).click();
      await page.getByText('Add what only you can know').waitFor();
      expect(await page.getByRole('textbox', { name: 'phone' }).inputValue()).toBe('+12025550143');
      expect(await page.evaluate(() => document.activeElement?.id)).toBe('try-method');
    });
  });

  test.each([
    ['a live key', `tern_live_${'a'.repeat(43)}`, 'This is a live key'],
    ['a key of another service', 'sk_test_1234', 'A test key begins with tern_test_'],
  ])('the form rejects %s and stores nothing', async (_, key, problem) => {
    await visit({}, async (page) => {
      await page.goto('/docs/skills/tags.create');
      await page.getByLabel('Test key').fill(key);
      await page.getByRole('button', { name: 'Use this key' }).click();
      await page.getByText(problem).waitFor();
      expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
    });
  });

  test('on a wide screen the code of a guide is beside its text, and on a phone below it', async () => {
    for (const viewport of [DESKTOP, PHONE])
      await visit({ viewport }, async (page) => {
        await page.goto('/docs/guides/first-campaign');
        const step = page.locator('.step', { has: page.locator('#launch-it') });
        const [text, code] = await Promise.all(
          [step.locator('> div').first(), step.locator('pre').first()].map((each) => each.boundingBox()),
        );
        if (!text || !code) throw new Error('The section has no text or no code');
        const isBeside = code.x >= text.x + text.width && code.y < text.y + text.height;
        expect([viewport.width, isBeside]).toEqual([viewport.width, viewport === DESKTOP]);
      });
  });

  test('on a wide screen the examples and the form stay beside the params, and a param leads to its field', async () => {
    await visit({}, async (page) => {
      await page.goto('/docs/skills/messages.send');
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      expect(height).toBeLessThan(5000);
      await page.locator('#param-idempotency_key').hover();
      await page.getByRole('button', { name: 'Fill in idempotency_key' }).click();
      expect(await page.evaluate(() => document.activeElement?.id)).toBe('try-idempotency_key');
      const [param, field] = [page.locator('#param-idempotency_key'), page.locator('#try-idempotency_key')];
      expect(await param.getAttribute('class')).toBe('edited');
      const { x = 0, width = 0 } = (await param.boundingBox()) ?? {};
      expect((await field.boundingBox())?.x).toBeGreaterThan(x + width);
    });
  });

  test('the form asks for required params and for valid JSON before it calls', async () => {
    await visit({}, async (page) => {
      await page.goto('/docs/skills/tags.unassign');
      await createTestAccount(page);
      await page.getByRole('textbox', { name: 'tag' }).fill('');
      await page.getByRole('textbox', { name: 'ids' }).fill('[1,');
      await page.getByRole('button', { name: 'Call tags.unassign' }).click();
      await page.getByText('This is not valid JSON').waitFor();
      await page.getByText('This param is required').first().waitFor();
      expect(await page.locator('.outcome').count()).toBe(0);
    });
  });
}

async function createTestAccount(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Create a test account' }).click();
  await page.getByRole('button', { name: 'Forget the key' }).waitFor();
}

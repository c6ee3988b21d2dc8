import type { Browser, BrowserContext, Page } from 'playwright-core';
import { startTestApp, type TestAccount, type TestApp } from '../app.ts';
import { violationsOn } from '../site/axe.ts';
import {
  CHROMIUM,
  collectProblems,
  DESKTOP,
  hasChromium,
  launchChromium,
  PHONE,
  type Viewport,
} from '../site/browser.ts';

/** Shorter than a test may take, so that a failure names the element that is missing. */
const LOCATOR_MS = 15_000;

/** Whose numbers, dates and hours the console shows. */
const PERSON = { locale: 'en-US', timezoneId: 'America/New_York' };

/** For a test that opens many pages with axe. */
export const GOOD_PAGES_MS = 60_000;

/** Text that would run, or break a page, if it were not shown as text. */
export const HOSTILE = `<img src=x onerror="window.__xss=1">'"&lt`;

export interface Visit {
  readonly page: Page;
  readonly context: BrowserContext;
}

export interface ConsoleTests {
  readonly app: TestApp;
  /** Opens the console in a new profile of the browser, and expects that it reports no problem. */
  visit(
    options: {
      readonly viewport?: Viewport;
      readonly colorScheme?: 'light' | 'dark';
      readonly bypassCSP?: boolean;
      readonly ignore?: RegExp;
    },
    act: (visit: Visit) => Promise<void>,
  ): Promise<void>;
  /** Opens paths of the console as this account, and expects that each fits and is accessible. */
  expectGoodPages(account: TestAccount, paths: readonly string[], ready: string): Promise<void>;
}

/**
 * Runs the tests of a file over one application and one browser, or says that there is no browser.
 * Its workers run when `drain` is called, unless `workers` is `running`.
 */
export function testConsole(
  name: string,
  tests: (parts: ConsoleTests) => void,
  workers: 'drained' | 'running' = 'drained',
): void {
  if (!hasChromium()) {
    test(`NOT RUN: the tests of ${name} need a browser at ${CHROMIUM}`, () => {
      process.stdout.write(`The console was not tested in a browser, because there is none at ${CHROMIUM}.\n`);
    });
    return;
  }
  describe(`${name} in Chromium`, () => {
    let started: TestApp;
    let browser: Browser;
    beforeAll(async () => {
      [started, browser] = await Promise.all([startTestApp({}, workers), launchChromium()]);
    });
    afterAll(async () => {
      await browser.close();
      await started.stop();
    });

    const visit: ConsoleTests['visit'] = async ({ ignore, ...options }, act) => {
      const context = await browser.newContext({
        viewport: DESKTOP,
        baseURL: started.url,
        ...PERSON,
        ...options,
      });
      context.setDefaultTimeout(LOCATOR_MS);
      const page = await context.newPage();
      const problems = collectProblems(page);
      await act({ page, context });
      const xss = await page.evaluate(() => (globalThis as { __xss?: unknown }).__xss ?? null);
      await context.close();
      expect([...problems.filter((each) => ignore === undefined || !ignore.test(each)), xss]).toEqual([null]);
    };

    const expectGoodPages: ConsoleTests['expectGoodPages'] = async (account, paths, ready) => {
      for (const [viewport, colorScheme] of [
        [DESKTOP, 'light'],
        [PHONE, 'dark'],
      ] as const) {
        // Axe is injected as an inline script, which the policy of the console forbids.
        await visit({ viewport, colorScheme, bypassCSP: true }, async ({ page }) => {
          await signIn(page, account.key);
          for (const path of paths) {
            await go(page, path);
            await page.locator(ready).first().waitFor();
            await expectNoSkeleton(page);
            const width = await page.evaluate(() => document.documentElement.scrollWidth);
            expect([path, width, ...(await violationsOn(page))]).toEqual([path, viewport.width]);
          }
        });
      }
    };

    tests({
      get app() {
        return started;
      },
      visit,
      expectGoodPages,
    });
  });
}

export async function signIn(page: Page, key: string, path = '/console'): Promise<void> {
  await page.goto(path);
  await page.getByLabel('API key').fill(key);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page
    .getByRole('navigation', { name: 'Console' })
    .or(page.getByRole('button', { name: 'Menu' }))
    .first()
    .waitFor();
}

/**
 * Goes to a path as a link does, because a new load would forget the key, and waits until its page
 * has replaced the one before.
 */
export async function go(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  const shown = path.replace(/^\/console(?=$|\?)/, '/').replace(/^\/console/, '');
  await page.waitForFunction((wanted) => document.querySelector('main')?.dataset.path === wanted, shown);
}

export async function expectNoSkeleton(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector('.skeleton') === null);
}

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import type { Tern } from '../../sdk/src/index.ts';
import { CHROMIUM, hasChromium, launchChromium } from '../../test/support/site/browser.ts';

/** Small enough for a README, large enough to read. */
const VIEWPORT = { width: 1280, height: 800 };
const SETTLE_MS = 1_500;

export interface PictureParts {
  readonly url: string;
  readonly key: string;
  readonly tern: Tern;
  readonly campaignId: string;
  /** Where the pictures are written, as `<name>-<light or dark>.png`. */
  readonly folder: string;
}

/** Writes pictures of the console over the data of the demo. Returns their number. */
export async function takePictures({ url, key, tern, campaignId, folder }: PictureParts): Promise<number> {
  if (!hasChromium()) throw new Error(`The pictures need a browser at ${CHROMIUM}.`);
  mkdirSync(folder, { recursive: true });
  const journeyId = await makeJourney(tern);
  const conversationId = await startConversation(tern, campaignId);
  const pages: Readonly<Record<string, string>> = {
    overview: '/console',
    campaign: `/console/campaigns/${campaignId}`,
    journey: `/console/journeys/${journeyId}`,
    inbox: `/console/inbox/${conversationId}`,
  };
  const browser = await launchChromium();
  try {
    for (const colorScheme of ['light', 'dark'] as const) {
      const page = await browser.newPage({ viewport: VIEWPORT, colorScheme, locale: 'en-US' });
      await signIn(page, url, key);
      for (const [name, path] of Object.entries(pages)) {
        await go(page, path);
        await page.waitForTimeout(SETTLE_MS);
        await page.screenshot({ path: join(folder, `${name}-${colorScheme}.png`) });
      }
      await page.close();
    }
  } finally {
    await browser.close();
  }
  return 2 * Object.keys(pages).length;
}

async function signIn(page: Page, url: string, key: string): Promise<void> {
  await page.goto(`${url}/console`);
  await page.getByLabel('API key').fill(key);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('navigation', { name: 'Console' }).waitFor();
}

/** As a link does: a new load would forget the key. */
async function go(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

async function makeJourney(tern: Tern): Promise<string> {
  const { journey } = await tern.journeys.create({
    name: 'Welcome',
    entry: { kind: 'event', name: 'customer.created' },
  });
  const journey_id = journey.id;
  const step = async (name: string, config: Parameters<Tern['journeys']['nodes']['create']>[0]['config']) =>
    (await tern.journeys.nodes.create({ journey_id, name, config, start: name === 'Welcome' })).node.id;
  const ids = {
    welcome: await step('Welcome', {
      kind: 'send',
      text: 'Welcome to Demo Coffee! Reply YES for a free cup. Reply STOP to opt out.',
    }),
    wait: await step('Wait for YES', {
      kind: 'wait_for',
      for: 'reply',
      words: ['yes'],
      timeout: { amount: 2, unit: 'days' },
    }),
    code: await step('Send the code', { kind: 'send', text: 'Show FREECUP at the counter. Reply STOP to opt out.' }),
    remind: await step('Remind', {
      kind: 'send',
      text: 'Your free cup still waits: reply YES. Reply STOP to opt out.',
    }),
    end: await step('End', { kind: 'exit' }),
  };
  const lead = (from: string, to: string, kind: 'next' | 'true' | 'timeout') =>
    tern.journeys.edges.create({ journey_id, from_node_id: from, to_node_id: to, kind });
  await lead(ids.welcome, ids.wait, 'next');
  await lead(ids.wait, ids.code, 'true');
  await lead(ids.wait, ids.remind, 'timeout');
  await lead(ids.code, ids.end, 'next');
  await lead(ids.remind, ids.end, 'next');
  return journey_id;
}

/** A person who got the campaign asks something. */
async function startConversation(tern: Tern, campaignId: string): Promise<string> {
  const { items } = await tern.messages.list({ campaign_id: campaignId, state: 'delivered', limit: 20 }).page();
  const from = items.at(-1)?.to ?? '';
  await tern.messages.simulateInbound({ from, text: 'Does the offer count for oat milk as well?' });
  await tern.messages.simulateInbound({ from, text: 'And until when are you open today?' });
  const { items: conversations } = await tern.inbox.list({}).page();
  return conversations[0]?.id ?? '';
}

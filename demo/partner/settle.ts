import { pause } from '../throw-away-server.ts';
import type { Platform } from './open-shops.ts';

const PATIENCE_MS = 40_000;
const UNFINISHED = ['queued', 'scheduled', 'held', 'submitting', 'accepted', 'sent'] as const;

/** Waits until every text has come to its end and every event was delivered; after the deadline the sums say what is missing. */
export async function settle(platform: Platform): Promise<void> {
  const deadline = performance.now() + PATIENCE_MS;
  // Texts first, and the outbox only when none is left: whoever ends a text writes an event.
  while ((await hasUnfinishedTexts(platform)) || (await hasPendingEvents(platform))) {
    if (performance.now() > deadline) return;
    await pause(200);
  }
}

async function hasUnfinishedTexts({ shops }: Platform): Promise<boolean> {
  const finds = shops.flatMap(({ tern }) => UNFINISHED.map((state) => tern.messages.list({ state, limit: 1 })));
  return (await Promise.all(finds)).some(({ items }) => items.length > 0);
}

async function hasPendingEvents({ tern }: Platform): Promise<boolean> {
  return (await tern.partner.outbox.list({ state: 'pending', limit: 1 })).items.length > 0;
}

import { pause } from '../temporary-server.ts';
import type { Platform } from './open-shops.ts';

const TIMEOUT_MS = 40_000;
const UNFINISHED = ['queued', 'scheduled', 'held', 'submitting', 'accepted', 'sent'] as const;

/**
 * Waits until every message is final and every event delivered. After the deadline, the checks show
 * what is missing.
 */
export async function waitUntilDone(platform: Platform): Promise<void> {
  const deadline = performance.now() + TIMEOUT_MS;
  // Check messages before the outbox, because finalizing a message writes an event.
  while ((await hasUnfinishedMessages(platform)) || (await hasPendingEvents(platform))) {
    if (performance.now() > deadline) return;
    await pause(200);
  }
}

async function hasUnfinishedMessages({ shops }: Platform): Promise<boolean> {
  const finds = shops.flatMap(({ tern }) => UNFINISHED.map((state) => tern.messages.list({ state, limit: 1 })));
  return (await Promise.all(finds)).some(({ items }) => items.length > 0);
}

async function hasPendingEvents({ tern }: Platform): Promise<boolean> {
  return (await tern.partner.outbox.list({ state: 'pending', limit: 1 })).items.length > 0;
}

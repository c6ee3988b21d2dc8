import { setTimeout as sleep } from 'node:timers/promises';
import { emitToAll } from '../events.ts';
import type { Attack, Noisy } from './attack.ts';

const ACCOUNTS = 120;
const ENDPOINTS = 5;
/** More often than a receiver that takes a second and a half answers. */
const EVENT_EVERY_MS = 1_000;

export const webhooksOfAccounts: Attack = {
  name: `slow webhooks of ${ACCOUNTS} accounts, ${ENDPOINTS} each`,
  start: async (noisy) => {
    const partners: string[] = [];
    for (let n = 0; n < ACCOUNTS; n += 1) {
      const { key, partnerId } = await openPartner(noisy);
      // The endpoint of the partner is the fifth.
      await openCustomer(noisy, key, `shop-${n}`, ENDPOINTS - 1);
      partners.push(partnerId);
    }
    return emitSteadily(noisy, partners);
  },
};

export const webhooksOfCustomers: Attack = {
  name: `slow webhooks of ${ACCOUNTS} customers of an account, ${ENDPOINTS} each`,
  start: async (noisy) => {
    const { key, partnerId } = await openPartner(noisy);
    for (let n = 0; n < ACCOUNTS; n += 1) await openCustomer(noisy, key, `shop-${n}`, ENDPOINTS);
    return emitSteadily(noisy, [partnerId]);
  },
};

/** A free account that registers as a partner, whose receiver is slow. */
async function openPartner({ bench, receivers }: Noisy): Promise<{ key: string; partnerId: string }> {
  const account = await bench.account(0);
  const partner = await bench.call(account.key, 'partner.register', { name: 'Noisy' });
  const [key, partnerId] = [String(partner.api_key), String(partner.partner_id)];
  await bench.call(key, 'partner.configureWebhook', { webhook_url: `${receivers.slow}/${partnerId}` });
  return { key, partnerId };
}

async function openCustomer(
  { bench, receivers }: Noisy,
  partnerKey: string,
  externalRef: string,
  endpoints: number,
): Promise<void> {
  const customer = await bench.call(partnerKey, 'partner.createCustomer', {
    external_ref: externalRef,
    name: externalRef,
  });
  for (let n = 0; n < endpoints; n += 1)
    await bench.call(String(customer.api_key), 'agent.webhooks.create', {
      url: `${receivers.slow}/${externalRef}/${n}`,
    });
}

/** What happens to a customer is an event for each of its endpoints and for its partner. */
async function emitSteadily({ bench: { pool } }: Noisy, tenantIds: readonly string[]): Promise<() => Promise<void>> {
  let isOver = false;
  const emitting = (async () => {
    while (!isOver) {
      const next = performance.now() + EVENT_EVERY_MS;
      await emitToAll(pool, tenantIds);
      await sleep(Math.max(0, next - performance.now()));
    }
  })();
  return async () => {
    isOver = true;
    await emitting;
    await pool.query("UPDATE webhook_endpoints SET state = 'paused' WHERE tenant_id = ANY ($1)", [tenantIds]);
    await pool.query("UPDATE outbox_events SET state = 'dead' WHERE tenant_id = ANY ($1) AND state = 'pending'", [
      tenantIds,
    ]);
  };
}

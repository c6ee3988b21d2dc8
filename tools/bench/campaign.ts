import { setTimeout as sleep } from 'node:timers/promises';
import { fillContacts, vacuum } from './contacts.ts';
import type { Account, Bench } from './stage.ts';

export const BODY = 'Hi {{ first_name }}, our spring offer starts today. Reply STOP to opt out.';
const ORDER_BODY = 'Hi {{ first_name }}, your order left the shop today. Reply STOP to opt out.';

/** Creates an account with a number, credits, and contacts outside quiet hours. */
export async function senderAccount(bench: Bench, contacts: number): Promise<Account> {
  const account = await bench.account(contacts * 10 + 1_000);
  await bench.call(account.key, 'phone-numbers.ensureDefault', {});
  await fillContacts(bench.pool, account.accountId, contacts);
  await vacuum(bench.pool);
  return account;
}

/** Launches a campaign to every contact and returns its id. */
export async function launch(
  { call }: Bench,
  { key }: Account,
  purpose: 'marketing' | 'transactional' = 'marketing',
  more: Readonly<Record<string, unknown>> = {},
): Promise<string> {
  const { campaign } = await call(key, 'campaigns.create', {
    audience: { include: { all: true } },
    name: 'Bench',
    purpose,
    body: purpose === 'marketing' ? BODY : ORDER_BODY,
    ...more,
  });
  const { id } = campaign as { id: string };
  const { preflight_token: token } = await call(key, 'campaigns.preflight', { campaign_id: id });
  await call(key, 'campaigns.launch', { campaign_id: id, preflight_token: token });
  return id;
}

/** Waits until `SELECT count(*) FROM <condition>` returns `wanted`. */
export async function waitForCount(
  { pool }: Pick<Bench, 'pool'>,
  condition: string,
  params: readonly unknown[],
  wanted: number,
  timeoutMs = 120_000,
): Promise<void> {
  const startedAt = performance.now();
  for (;;) {
    const { rows } = await pool.query<{ n: number }>(`SELECT count(*)::int AS n FROM ${condition}`, [...params]);
    if (rows[0]?.n === wanted) return;
    if (performance.now() - startedAt > timeoutMs)
      throw new Error(`${rows[0]?.n} instead of ${wanted} of ${condition} after ${timeoutMs / 1000} s`);
    await sleep(50);
  }
}

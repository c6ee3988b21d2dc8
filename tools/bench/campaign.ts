import { setTimeout as sleep } from 'node:timers/promises';
import { fillContacts, vacuum } from './contacts.ts';
import { perSecond } from './row.ts';
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

/** In messages per second from the first decision of a campaign, by the workers' clock. */
export interface Drained {
  /** Until the last message was accepted. */
  readonly submitted: number;
  /** Until the last delivery receipt was recorded. */
  readonly recorded: number;
}

/**
 * Launches a campaign to every contact of an account and waits for all receipts, so that they are
 * not work of the next campaign. It seldom looks, because counting the messages takes time from
 * the service.
 */
export async function drain(
  bench: Bench,
  account: Account,
  contacts: number,
  purpose: 'marketing' | 'transactional' = 'marketing',
  more: Readonly<Record<string, unknown>> = {},
): Promise<Drained> {
  const own = [account.accountId, await launch(bench, account, purpose, more)];
  await waitForCount(
    bench,
    "messages WHERE tenant_id = $1 AND campaign_id = $2 AND state = 'delivered'",
    own,
    contacts,
    { timeoutMs: 300_000, intervalMs: 2_000 },
  );
  const { rows } = await bench.pool.query<{ accepted: number; submittedMs: number; recordedMs: number }>(SPANS, own);
  const { accepted = 0, submittedMs = 0, recordedMs = 0 } = rows[0] ?? {};
  if (accepted !== contacts) throw new Error(`${accepted} of ${contacts} messages were accepted`);
  return { submitted: perSecond(contacts, submittedMs), recorded: perSecond(contacts, recordedMs) };
}

const FIRST = '(SELECT min(decided_at) FROM campaign_recipients r WHERE r.tenant_id = $1 AND r.campaign_id = $2)';
const SPANS = `SELECT count(m.accepted_at)::int AS accepted, (extract(epoch FROM max(m.accepted_at) - ${FIRST}) * 1000)::float8 AS "submittedMs",
         (extract(epoch FROM max(m.finalized_at) - ${FIRST}) * 1000)::float8 AS "recordedMs"
    FROM messages m WHERE m.tenant_id = $1 AND m.campaign_id = $2`;

/** Waits until `SELECT count(*) FROM <condition>` returns `wanted`. */
export async function waitForCount(
  { pool }: Pick<Bench, 'pool'>,
  condition: string,
  params: readonly unknown[],
  wanted: number,
  { timeoutMs = 120_000, intervalMs = 50 }: { readonly timeoutMs?: number; readonly intervalMs?: number } = {},
): Promise<void> {
  const startedAt = performance.now();
  for (;;) {
    const { rows } = await pool.query<{ n: number }>(`SELECT count(*)::int AS n FROM ${condition}`, [...params]);
    if (rows[0]?.n === wanted) return;
    if (performance.now() - startedAt > timeoutMs)
      throw new Error(`${rows[0]?.n} instead of ${wanted} of ${condition} after ${timeoutMs / 1000} s`);
    await sleep(intervalMs);
  }
}

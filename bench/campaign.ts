import { setTimeout as sleep } from 'node:timers/promises';
import { fillContacts, settle } from './contacts.ts';
import type { Account, Bench } from './stage.ts';

export const BODY = 'Hi {{ first_name }}, our spring offer starts today. Reply STOP to opt out.';

/** An account with a number, credits and contacts that may be texted now. */
export async function sender(bench: Bench, contacts: number): Promise<Account> {
  const account = await bench.account(contacts * 10 + 1_000);
  await bench.call(account.key, 'phone-numbers.ensureDefault', {});
  await fillContacts(bench.pool, account.accountId, contacts);
  await settle(bench.pool);
  return account;
}

/** A campaign to every contact, launched; answers its id. */
export async function launch(
  { call }: Bench,
  { key }: Account,
  purpose: 'marketing' | 'transactional' = 'marketing',
): Promise<string> {
  const { campaign } = await call(key, 'campaigns.create', { name: 'Bench', purpose, body: BODY });
  const { id } = campaign as { id: string };
  const { preflight_token: token } = await call(key, 'campaigns.preflight', { campaign_id: id });
  await call(key, 'campaigns.launch', { campaign_id: id, preflight_token: token });
  return id;
}

/** Waits until a count of `FROM …` is what it should be. */
export async function counts(
  { pool }: Pick<Bench, 'pool'>,
  condition: string,
  params: readonly unknown[],
  wanted: number,
  patienceMs = 120_000,
): Promise<void> {
  const begun = performance.now();
  for (;;) {
    const { rows } = await pool.query<{ n: number }>(`SELECT count(*)::int AS n FROM ${condition}`, [...params]);
    if (rows[0]?.n === wanted) return;
    if (performance.now() - begun > patienceMs)
      throw new Error(`${rows[0]?.n} instead of ${wanted} of ${condition} after ${patienceMs / 1000} s`);
    await sleep(50);
  }
}

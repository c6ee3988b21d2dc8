import { get } from 'node:http';
import type { CallError, TestAccount, TestApp } from '../app.ts';
import { optIn } from '../opt-in.ts';

export const ADA = '+12025550143';
export const BERLIN = '+4915112345678';

/** An account with a number and contacts in the United States and in Germany. */
export async function mediaAccount(app: TestApp): Promise<TestAccount> {
  const account = await app.account();
  await account.call('phone-numbers.ensureDefault', {});
  await account.call('billing.setLimits', { allowed_countries: ['US', 'CA', 'PR', 'DE'] });
  await optIn(account, ADA);
  await optIn(account, BERLIN);
  return account;
}

/** Sends to Ada. */
export const sendTo = (account: TestAccount, params: Record<string, unknown>) =>
  account.call('messages.send', { to: ADA, text: 'Look', ...params });

export const failureOf = (call: Promise<unknown>): Promise<CallError> =>
  call.then(
    () => {
      throw new Error('The call was expected to fail.');
    },
    (error: unknown) => error as CallError,
  );

/** The links that the simulator got with each message to a number, in the order of the messages. */
export async function submittedTo(app: TestApp, { accountId }: TestAccount, phone: string): Promise<string[][]> {
  const { rows } = await app.parts.database.pool.query<{ media: string[] | null }>(
    'SELECT media FROM simulator_submissions WHERE to_phone = $1 AND reference LIKE $2 ORDER BY reference',
    [phone, `${accountId}/%`],
  );
  return rows.map(({ media }) => media ?? []);
}

/** Reads the copy behind a link of the service, at the listener of the test. */
export const readCopy = (app: TestApp, url: string, init: RequestInit = {}): Promise<Response> =>
  fetch(`${app.linksUrl}${new URL(url).pathname}`, init);

/** The status for a client that has the copy already; `fetch` would ask for it anew. */
export function statusWithEtag(app: TestApp, url: string, etag: string): Promise<number | undefined> {
  const options = { headers: { 'if-none-match': etag } };
  return new Promise((resolve, reject) => {
    get(`${app.linksUrl}${new URL(url).pathname}`, options, (response) => {
      response.resume();
      resolve(response.statusCode);
    }).on('error', reject);
  });
}

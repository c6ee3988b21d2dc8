import { startTestApp, type TestAccount, type TestApp } from '../app.ts';
import { daytimeZone } from '../daytime-zone.ts';

/**
 * A third of the lease is the response timeout: long enough to kill a process in, short enough to
 * wait for.
 */
const LEASE_SECONDS = 3;

const CONSENT = { method: 'web_form', source: 'https://example.com', captured_at: '2026-01-01T00:00:00Z' } as const;

export interface CarrierAccount {
  readonly app: TestApp;
  readonly account: TestAccount;
  query(sql: string, ...params: unknown[]): Promise<Record<string, unknown>[]>;
  /** Creates contacts that opted in, in a zone where sending is allowed now. */
  agree(...phones: string[]): Promise<unknown>;
  send(to: string): Promise<string>;
  stateOf(id: string): Promise<unknown>;
  credits(): Promise<number>;
  /** Number of messages that have not reached a final status. */
  open(): Promise<Record<string, unknown>[]>;
}

/**
 * The whole service with its workers, and one account whose number is hosted by a carrier in
 * another process.
 */
export async function startCarrierAccount(
  carrier: string,
  environment: Readonly<Record<string, string>>,
): Promise<CarrierAccount> {
  const app = await startTestApp(
    { TERN_LEASE_SECONDS: String(LEASE_SECONDS), TERN_LOG_LEVEL: 'silent', ...environment },
    'running',
  );
  const query: CarrierAccount['query'] = async (sql, ...params) =>
    (await app.parts.database.pool.query<Record<string, unknown>>(sql, params)).rows;
  const account = await app.account();
  await account.call('phone-numbers.ensureDefault', {});
  await query('UPDATE phone_numbers SET carrier = $1', carrier);
  return {
    app,
    account,
    query,
    agree: (...phones) =>
      account.call('contacts.import', {
        contacts: phones.map((phone) => ({ phone, timezone: daytimeZone() })),
        consent: CONSENT,
      }),
    send: async (to) =>
      (await account.call('messages.send', { to, text: 'Your order is ready.', purpose: 'transactional' })).message_id,
    stateOf: async (id) => (await query('SELECT state FROM messages WHERE id = $1', id))[0]?.state,
    credits: async () =>
      Number((await query('SELECT sum(posted - held)::int AS credits FROM credit_accounts'))[0]?.credits),
    open: () => query("SELECT id FROM messages WHERE state IN ('queued', 'accepted', 'sent')"),
  };
}

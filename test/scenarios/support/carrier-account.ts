import { startTestApp, type TestAccount, type TestApp } from '../../support/app.ts';
import { daytimeZone } from '../../support/daytime-zone.ts';

/** A third of it is the time for an answer: long enough to be killed in, short enough not to wait for. */
const LEASE_SECONDS = 3;

const CONSENT = { method: 'web_form', source: 'https://example.com', captured_at: '2026-01-01T00:00:00Z' } as const;

export interface CarrierAccount {
  readonly app: TestApp;
  readonly account: TestAccount;
  query(sql: string, ...params: unknown[]): Promise<Record<string, unknown>[]>;
  /** Contacts that opted in, where it is day now. */
  agree(...phones: string[]): Promise<unknown>;
  send(to: string): Promise<string>;
  stateOf(id: string): Promise<unknown>;
  credits(): Promise<number>;
  /** Texts whose end is not known yet. */
  open(): Promise<Record<string, unknown>[]>;
}

/** The whole service with its workers, and one account whose number a carrier outside of the process hosts. */
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
  await query('UPDATE sender_numbers SET carrier = $1', carrier);
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
    open: () => query("SELECT id FROM messages WHERE state IN ('queued', 'submitting', 'accepted', 'sent')"),
  };
}

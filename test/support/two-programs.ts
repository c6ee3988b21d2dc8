import type { ContactConsent } from '../../src/generated/types.ts';
import { ACME } from './acme-program.ts';
import type { TestAccount, TestApp } from './app.ts';
import { optIn } from './opt-in.ts';

/** A Wednesday in the daytime, on which the law allows an opt-out to be limited to one program. */
export const WAIVED = new Date('2026-12-02T18:30:00Z');
export const ADA = '+12025550143';
export const TEXT = 'News from us. Reply STOP to opt out.';

export interface OwnNumber {
  readonly id: string;
  readonly phone: string;
}

export interface TwoPrograms {
  readonly account: TestAccount;
  readonly news: { readonly id: string; readonly number: OwnNumber };
  readonly orders: { readonly id: string; readonly number: OwnNumber };
  /** A number without a program. */
  readonly bare: OwnNumber;
  send(number: OwnNumber, more?: Record<string, unknown>): Promise<string>;
  /** The changes that the inbound message caused, by kind. */
  write(text: string, to: OwnNumber, from?: string): Promise<Readonly<Record<string, string | null>>>;
  consent(): Promise<ContactConsent>;
  suppressions(): Promise<string[]>;
  replies(): Promise<string[]>;
  /** Compares the status of every contact with the consent entries. */
  verified(): Promise<boolean>;
}

/**
 * An account with two programs that ask for the scope of a STOP, one number for each program and
 * one without a program. Ada opted in to marketing of each long ago.
 */
export async function twoPrograms(app: TestApp, account?: TestAccount): Promise<TwoPrograms> {
  app.clock.now = WAIVED;
  const owner = account ?? (await app.account());
  const { call } = owner;
  const own = async (programId?: string): Promise<OwnNumber> => {
    const { items } = await call('phone-numbers.search', { country: 'US' });
    const { number } = await call('phone-numbers.acquire', { phone: items[0]?.phone ?? '' });
    if (programId !== undefined) await call('phone-numbers.assign', { number_id: number.id, program_id: programId });
    return { id: number.id, phone: number.phone };
  };
  const program = async (name: string) => {
    const { program: made } = await call('program.create', { ...ACME, name, opt_out_scope: 'ask' });
    return { id: made.id, number: await own(made.id) };
  };
  const [news, orders] = [await program('News'), await program('Orders')];
  const bare = await own();
  await optIn(owner, ADA, {}, [news.id, orders.id]);
  const rows = async (sql: string): Promise<string[]> =>
    (await app.parts.database.pool.query<{ text: string }>(sql, [owner.accountId])).rows.map(({ text }) => text);
  return {
    account: owner,
    news,
    orders,
    bare,
    send: async (number, more = {}) =>
      (await call('messages.send', { to: ADA, text: TEXT, number_id: number.id, ...more })).message_id,
    write: async (text, to, from = ADA) => {
      const { effects } = await call('messages.simulateInbound', { from, text, to: to.phone });
      return Object.fromEntries(effects.map(({ kind, detail }) => [kind, detail]));
    },
    consent: async () => (await call('contacts.get', { phone: ADA })).contact.consent,
    suppressions: () =>
      rows(
        `SELECT scope || ' ' || reason AS text FROM suppressions WHERE account_id = $1 ORDER BY starts_with(scope, 'prg_'), scope`,
      ),
    replies: () => rows(`SELECT body AS text FROM messages WHERE account_id = $1 AND purpose = 'reply' ORDER BY id`),
    verified: async () => {
      await app.drain();
      return (await call('compliance.verifyLedger', {})).ok;
    },
  };
}

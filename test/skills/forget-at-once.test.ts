import { startTestApp, type TestAccount, type TestApp } from '../support/app.ts';
import { registerPartner, type TestPartner } from './partner/support/partner.ts';

let app: TestApp;
let partner: TestPartner;
let shop: TestAccount;
const AT_ONCE = 64;
const ROUNDS = 3;

beforeAll(async () => {
  app = await startTestApp();
  partner = await registerPartner(app);
  shop = await partner.customer('shop', { credits: 5_000 });
  await shop.call('phone-numbers.ensureDefault', {});
});
afterAll(() => app.stop());

/** Tables in which one of these numbers stands. */
async function tablesWith(phones: readonly string[]): Promise<string[]> {
  const { pool } = app.parts.database;
  const digits = phones.map((phone) => phone.slice(1)).join('|');
  const tables = ['messages', 'outbox_events', 'idempotency_keys', 'simulator_submissions', 'contacts'];
  const found = await Promise.all(
    tables.map(async (name) => {
      const { rows } = await pool.query<{ count: number }>(
        `SELECT count(*)::int AS count FROM ${name} t WHERE t::text ~ $1`,
        [digits],
      );
      return rows[0]?.count === 0 ? [] : [`${rows[0]?.count} in ${name}`];
    }),
  );
  return found.flat();
}

const textBy = {
  'partner.send': (to: string) =>
    partner.call('partner.send', {
      external_ref: 'shop',
      to,
      text: 'Hi',
      purpose: 'transactional',
      idempotency_key: `send ${to}`,
    }),
  'messages.send': (to: string) => shop.call('messages.send', { to, text: 'Hi', purpose: 'transactional' }),
} as const;

test.each(['partner.send', 'messages.send'] as const)(
  'nothing is left of people to whom %s sends in the very moment they are forgotten',
  async (skill) => {
    const send = textBy[skill];
    let sent = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      const first = (skill === 'partner.send' ? 5_550_000 : 5_560_000) + round * AT_ONCE;
      const phones = Array.from({ length: AT_ONCE }, (_, index) => `+1202${first + index}`);
      await shop.call('contacts.import', { contacts: phones.map((phone) => ({ phone })) });
      const sends = phones.map((phone) =>
        send(phone).then(
          () => {
            sent += 1;
          },
          (error: { code?: unknown }) => expect(error).toMatchObject({ code: 'consent_required' }),
        ),
      );
      const forgets = phones.map((phone) => shop.call('contacts.forget', { phone }));
      await Promise.all([...sends, ...forgets]);
      expect(await tablesWith(phones)).toEqual([]);
    }
    // Both orders came about, or nothing was tried.
    expect(sent).toBeGreaterThan(0);
  },
  120_000,
);

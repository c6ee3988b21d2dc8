import fc from 'fast-check';
import { parsePhone } from '../../src/domain/phone.ts';
import { OTHER_FORMS, phoneForms } from '../../src/domain/phone-forms.ts';
import { senderRuleOf } from '../../src/domain/sender-types/accepts.ts';
import { type TestAccount, useTestApp } from '../support/app.ts';
import { optIn } from '../support/opt-in.ts';

const app = useTestApp();
let account: TestAccount;
let codes = 72_000;

const COUNTRIES = ['AR', 'BJ', 'BR', 'CI', 'GA', 'MX', 'PS', 'US', 'VN'];

/** A number of every rule, with two of its forms: the one that was added, and the sender's. */
const drawn = OTHER_FORMS.patterns.flatMap((pattern, seed) =>
  fc
    .sample(
      fc.stringMatching(new RegExp(pattern)).filter((phone) => parsePhone(phone).ok),
      { numRuns: 1, seed },
    )
    .flatMap((phone) => {
      const [canonical, ...others] = phoneForms(phone);
      return others.flatMap((other) => [
        { known: canonical, written: other },
        { known: other, written: canonical },
      ]);
    }),
);

beforeEach(async () => {
  codes += 1;
  account = await app.account();
  await account.call('phone-numbers.ensureDefault', {});
  await account.call('billing.setLimits', { allowed_countries: COUNTRIES });
  // Most of these countries accept no long code from abroad.
  for (const table of ['phone_numbers', 'phone_number_lookup'])
    await app.parts.database.pool.query(`UPDATE ${table} SET phone = $2 WHERE tenant_id = $1`, [
      account.accountId,
      String(codes),
    ]);
});

const send = (to: string) =>
  account.call('messages.send', { to, text: 'Your order is ready', purpose: 'transactional' });
const say = (from: string, text: string) => account.call('messages.simulateInbound', { from, text });

test('numbers are drawn in every country that has a rule', () => {
  const found = new Set(drawn.map(({ known }) => (parsePhone(known) as { country?: string }).country));
  expect([...found, 'US'].sort()).toEqual(COUNTRIES);
});

/** Vietnam takes only sender IDs, to which no STOP can be sent. */
const takesShortCodes = ({ known }: { readonly known: string }): boolean => {
  const country = (parsePhone(known) as { readonly country?: string }).country ?? '';
  return senderRuleOf(country)?.takes.includes('short_code') !== false;
};

test.each(drawn.filter(takesShortCodes))(
  'a contact that was added as $known and writes as $written is one person for STOP, messages and START',
  async ({ known, written }) => {
    await optIn(account, known);
    const { contact } = await account.call('contacts.get', { phone: written });
    await send(known);
    await say(written, 'STOP');
    for (const form of phoneForms(known)) {
      await expect(send(form)).rejects.toMatchObject({ code: 'consent_required' });
      expect((await account.call('contacts.get', { phone: form })).contact).toMatchObject({
        id: contact.id,
        consent: { status: 'opted_out', suppressed: true },
      });
    }
    app.clock.advance(60_000);
    const { effects } = await say(known, 'START');
    expect(effects).toContainEqual(expect.objectContaining({ kind: 'opted_in' }));
    for (const form of phoneForms(known)) await send(form);
    const { items } = await account.call('inbox.list', { contact_id: written });
    expect(items).toHaveLength(1);
    const sent = (await account.call('messages.list', { contact_id: known, limit: 200 })).items;
    expect(new Set(sent.map(({ to }) => to))).toEqual(new Set([phoneForms(known)[0]]));
    const batch = phoneForms(known).map((phone) => ({ phone, first_name: 'Ada' }));
    expect(await account.call('contacts.import', { contacts: batch })).toMatchObject({ created: 0 });
  },
);

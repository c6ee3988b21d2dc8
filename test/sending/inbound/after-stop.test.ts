import { useTestApp } from '../../support/app.ts';
import { ADA, type TwoPrograms, twoPrograms } from '../../support/two-programs.ts';

const app = useTestApp();
const GRACE = '+12025550144';
let programs: TwoPrograms;
beforeEach(async () => {
  programs = await twoPrograms(app);
});

const write = async (text: string, to = programs.news.number, from = ADA) => {
  app.clock.advance(1_000);
  return programs.write(text, to, from);
};
const reasonOf = async (number: TwoPrograms['bare'], more: Record<string, unknown> = {}): Promise<unknown> =>
  programs.send(number, more).then(
    () => 'accepted',
    (error: { data?: { reason?: string } }) => error.data?.reason,
  );
const order = { purpose: 'transactional', text: 'Your order 7 was shipped.' };
const toGrace = { to: GRACE, ...order };

test.each(['YES', 'Yes!', 'y', 'sí', 'Si', 'oui', 'ja', 'sim'])(
  '%s after a STOP gives no consent, also as the answer to the question about its scope',
  async (text) => {
    await write('STOP');
    expect((await programs.replies())[0]).toContain('Reply ONLY');
    expect(await write(text)).toEqual({ received: expect.anything(), not_opted_in: 'nothing_to_confirm' });
    expect(await programs.suppressions()).toEqual(['all keyword']);
    for (const number of [programs.news.number, programs.orders.number, programs.bare])
      expect(await reasonOf(number)).toBe('opted_out');
  },
);

test.each(['START', 'unstop', 'Start please', 'YES START'])(
  '%s restores the consent that a STOP ended',
  async (text) => {
    await write('STOP');
    expect(await write(text)).toMatchObject({ opted_in: expect.anything() });
    expect(await reasonOf(programs.news.number)).toBe('accepted');
  },
);

test.each(['JOIN', 'add me back', 'please sign me up again', 'put me back on the list', 'subscribe me again'])(
  '%s after a STOP asks for a confirmation, and YES gives it',
  async (text) => {
    await write('STOP');
    expect(await write(text)).toMatchObject({ confirmation_requested: expect.anything() });
    expect(await reasonOf(programs.news.number)).toBe('opted_out');
    expect(await write('YES')).toMatchObject({ opted_in: expect.anything() });
    expect(await reasonOf(programs.news.number)).toBe('accepted');
  },
);

test.each([
  ['Wrong number'],
  ['STOP, wrong number'],
  ['STOP', 'wrong number'],
  ['wrong number', 'STOP'],
  ["This is no longer Ada's number"],
  ['número equivocado'],
  ['faux numéro'],
  ['falsche Nummer'],
  ['número errado'],
  ['打错了'],
  ['неправильный номер'],
])('START after %s %s restores nothing, and asks the new owner', async (...texts) => {
  await programs.account.call('contacts.recordRelationship', { phone: ADA, kind: 'order' });
  for (const text of texts) await write(text);
  expect(await write('START')).toMatchObject({ confirmation_requested: expect.anything() });
  for (const number of [programs.news.number, programs.orders.number, programs.bare]) {
    expect(await reasonOf(number)).toBe('opted_out');
    expect(await reasonOf(number, order)).toBe('opted_out');
  }
  expect(await write('START', programs.orders.number)).not.toHaveProperty('opted_in');
  expect(await write('YES')).toMatchObject({ opted_in: expect.anything() });
  expect(await reasonOf(programs.news.number)).toBe('accepted');
  expect(await reasonOf(programs.bare)).toBe('opted_out');
  expect(await reasonOf(programs.orders.number)).toBe('no_consent');
  app.clock.advance(24 * 3_600_000);
  expect(await reasonOf(programs.orders.number, order)).toBe('no_relationship');
  expect(await programs.verified()).toBe(true);
});

test.each([[['wrong number']], [['STOP', 'wrong number']], [['wrong number', 'STOP']]])(
  'START at a number without a program restores nothing either after %s',
  async (texts) => {
    for (const text of texts) await write(text, programs.bare);
    expect(await write('START', programs.bare)).toMatchObject({ confirmation_requested: expect.anything() });
    expect(await reasonOf(programs.bare)).toBe('opted_out');
  },
);

test('START of an unknown number that said "wrong number" restores nothing for a contact that was added since', async () => {
  await write('wrong number', programs.bare, GRACE);
  await programs.account.call('contacts.upsert', { phone: GRACE, relationship: { kind: 'order' } });
  expect(await write('START', programs.bare, GRACE)).toMatchObject({ confirmation_requested: expect.anything() });
  expect(await reasonOf(programs.bare, toGrace)).toBe('opted_out');
});

test.each(['bare', 'news'] as const)(
  'STOP and START of a customer without marketing consent lead back to the state before: %s',
  async (place) => {
    const { account } = programs;
    const number = place === 'bare' ? programs.bare : programs.news.number;
    const state = async () => {
      const { consent } = (await account.call('contacts.get', { phone: GRACE })).contact;
      return { suppressed: await programs.suppressions(), general: consent.status };
    };
    await account.call('contacts.upsert', { phone: GRACE, relationship: { kind: 'order' } });
    const before = await state();
    expect(await reasonOf(number, toGrace)).toBe('accepted');
    await write('STOP', number, GRACE);
    expect(await reasonOf(number, toGrace)).toBe('opted_out');
    expect(await write('YES', number, GRACE)).toMatchObject({ not_opted_in: 'nothing_to_confirm' });
    expect(await write('START', number, GRACE)).toMatchObject({ restored: expect.anything() });
    if (place === 'bare') expect(await state()).toEqual(before);
    expect(await programs.suppressions()).toEqual([]);
    expect(await reasonOf(number, toGrace)).toBe('accepted');
    expect(await reasonOf(number, { to: GRACE })).toBe('no_consent');
    expect((await programs.replies()).at(-1)).toMatch(/orders and account again, but no marketing.*HELP.*STOP/);
    await write('STOP', number, GRACE);
    expect(await reasonOf(number, toGrace)).toBe('opted_out');
    expect(await programs.verified()).toBe(true);
  },
);

test('START lifts no opt-out of a customer that the account recorded', async () => {
  await programs.account.call('contacts.upsert', { phone: GRACE, relationship: { kind: 'order' } });
  await programs.account.call('contacts.optOut', { phone: GRACE, reason: 'complaint' });
  expect(await write('START', programs.bare, GRACE)).toMatchObject({ not_opted_in: 'opt_out_not_by_keyword' });
  expect(await reasonOf(programs.bare, toGrace)).toBe('opted_out');
});

test('JOIN to a number without a program asks for a confirmation, and YES gives consent without a program', async () => {
  expect(await write('JOIN', programs.bare, GRACE)).toMatchObject({ confirmation_requested: expect.anything() });
  expect(await write('YES', programs.bare, GRACE)).toMatchObject({ opted_in: expect.anything() });
  expect(await reasonOf(programs.bare, { to: GRACE })).toBe('accepted');
  expect(await reasonOf(programs.news.number, { to: GRACE })).toBe('no_consent');
});

test("a program's opt-out keyword opts out at a number without a program too", async () => {
  const { account, news } = programs;
  const keywords = { opt_in: ['JOIN'], opt_out: ['ENDNEWS'], help: ['NEWSHELP'] };
  await account.call('program.update', { program_id: news.id, keywords });
  expect(await write('newshelp', programs.bare)).toMatchObject({ reply_queued: expect.anything() });
  expect(await write('EndNews', programs.bare)).toMatchObject({ opted_out: expect.anything() });
});

test('words that ask for messages again are an ordinary message of a person who gets them', async () => {
  expect(await write('sign me up')).toEqual({ received: expect.anything(), not_opted_in: 'no_prior_opt_out' });
});

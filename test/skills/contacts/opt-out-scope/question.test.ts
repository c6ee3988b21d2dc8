import { useTestApp } from '../../../support/app.ts';
import { ADA, type TwoPrograms, twoPrograms } from '../../../support/two-programs.ts';

const app = useTestApp();
let programs: TwoPrograms;
beforeEach(async () => {
  programs = await twoPrograms(app);
});

test.each<[string, (fixture: TwoPrograms) => Promise<unknown>, string]>([
  [
    'the opt_out_scope of the program is all',
    ({ account, news }) => account.call('program.update', { program_id: news.id, opt_out_scope: 'all' }),
    'STOP',
  ],
  [
    'ONLY is a keyword of the program',
    ({ account, news }) =>
      account.call('program.update', {
        program_id: news.id,
        keywords: { opt_in: ['JOIN'], opt_out: ['STOP'], help: ['HELP', 'ONLY'] },
      }),
    'STOP',
  ],
  ['the contact writes STOP ALL', async () => undefined, 'STOP ALL'],
  ['the contact opts out in a sentence', async () => undefined, 'wrong number, take me off'],
  [
    'the number is suppressed for another reason',
    ({ account }) => account.call('compliance.suppress', { phone: ADA }),
    'STOP',
  ],
  [
    'the contact has opted out by its consent status',
    ({ account }) =>
      app.parts.database.pool.query("UPDATE contacts SET consent_status = 'opted_out' WHERE account_id = $1", [
        account.accountId,
      ]),
    'STOP',
  ],
  ['the contact has opted out before', ({ write, bare }) => write('STOP', bare), 'STOP'],
  [
    'the rules of 2027-01-31 are in force',
    async () => {
      app.clock.now = new Date('2027-01-31T18:30:00Z');
    },
    'STOP',
  ],
])('the confirmation of a STOP offers no choice of scope when %s', async (_when, change, text) => {
  const { news, write } = programs;
  await change(programs);
  await write(text, news.number);
  expect((await programs.replies()).join()).not.toContain('ONLY');
  expect(await write('only', news.number)).not.toHaveProperty('narrowed');
  expect(await programs.suppressions()).toContain('all keyword');
});

test('an account with one program does not offer a choice of scope, and program.create reports that', async () => {
  const account = await app.account();
  const { program, findings } = await account.call('program.create', {
    name: 'News',
    brand: 'Acme Coffee',
    purpose: 'new roasts',
    frequency: 'weekly',
    privacy_url: 'https://acme.example/privacy',
    terms_url: 'https://acme.example/terms',
    opt_out_scope: 'ask',
  });
  expect(findings.map(({ rule }) => rule)).toEqual(['opt_out_scope_ends', 'opt_out_scope_alone']);
  const { number } = await account.call('phone-numbers.ensureDefault', {});
  await account.call('phone-numbers.assign', { number_id: number.id, program_id: program.id });
  await account.call('messages.simulateInbound', { from: ADA, text: 'STOP' });
  const { rows } = await app.parts.database.pool.query('SELECT body FROM messages WHERE account_id = $1', [
    account.accountId,
  ]);
  expect(rows).toEqual([{ body: expect.not.stringContaining('ONLY') }]);
  app.clock.now = new Date('2027-02-01T18:30:00Z');
  expect(await account.call('program.validate', { program_id: program.id })).toMatchObject({
    ok: true,
    findings: [{ rule: 'opt_out_scope_revoked', severity: 'warning' }, { rule: 'opt_out_scope_alone' }],
  });
});

test('the confirmation of a STOP omits a promotional program name', async () => {
  const { account, news, write } = programs;
  await account.call('program.update', { program_id: news.id, name: '50% off deals' });
  await write('STOP', news.number);
  expect(await programs.replies()).toEqual([expect.stringContaining('Reply ONLY to end just these texts')]);
});

test.each(['Deal House', 'Free', 'Shop & Save'])(
  'the confirmation of a STOP of the brand %j is its own',
  async (brand) => {
    const { account, news, write } = programs;
    const own = `${brand}: You are unsubscribed. We will not text you again.`;
    await account.call('program.update', { program_id: news.id, brand, opt_out_text: own, opt_out_scope: 'all' });
    await write('STOP', news.number);
    expect(await programs.replies()).toEqual([own]);
  },
);

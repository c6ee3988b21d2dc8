import { startTestApp, type TestApp } from '../../support/app.ts';
import { ADA, type TwoPrograms, twoPrograms } from './support/two-programs.ts';

let app: TestApp;
let world: TwoPrograms;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());
beforeEach(async () => {
  world = await twoPrograms(app);
});

test.each<[string, (given: TwoPrograms) => Promise<unknown>, string]>([
  [
    'its program wants a STOP to end everything',
    ({ account, news }) => account.call('program.update', { program_id: news.id, opt_out_scope: 'all' }),
    'STOP',
  ],
  [
    'the answer is a word of its program',
    ({ account, news }) =>
      account.call('program.update', {
        program_id: news.id,
        keywords: { opt_in: ['JOIN'], opt_out: ['STOP'], help: ['HELP', 'ONLY'] },
      }),
    'STOP',
  ],
  ['the person says all', async () => undefined, 'STOP ALL'],
  ['the person says so in a sentence', async () => undefined, 'wrong number, take me off'],
  [
    'the number is suppressed for another reason',
    ({ account }) => account.call('compliance.suppress', { phone: ADA }),
    'STOP',
  ],
  [
    'the contact is out, whatever else is known of the number',
    ({ account }) =>
      app.parts.database.pool.query("UPDATE contacts SET consent_status = 'opted_out' WHERE account_id = $1", [
        account.accountId,
      ]),
    'STOP',
  ],
  ['the person is out already', ({ write, bare }) => write('STOP', bare), 'STOP'],
  [
    'the rules of 2027-01-31 are in force',
    async () => {
      app.clock.now = new Date('2027-01-31T18:30:00Z');
    },
    'STOP',
  ],
])('nobody is asked when %s', async (_, change, text) => {
  const { news, write } = world;
  await change(world);
  await write(text, news.number);
  expect((await world.replies()).join()).not.toContain('ONLY');
  expect(await write('only', news.number)).not.toHaveProperty('narrowed');
  expect(await world.suppressions()).toContain('all keyword');
});

test('nobody is asked by the only program of an account, which says so', async () => {
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

test('a name that sells is not in the question', async () => {
  const { account, news, write } = world;
  await account.call('program.update', { program_id: news.id, name: '50% off deals' });
  await write('STOP', news.number);
  expect(await world.replies()).toEqual([expect.stringContaining('Reply ONLY to end just these texts')]);
});

import { ACME } from '../../support/acme-program.ts';
import { useTestApp } from '../../support/app.ts';
import { ADA, createReplyAccount, repliesOf } from '../../support/keyword-replies.ts';

const app = useTestApp();

test('program.validate finds no problem in the default replies of a program', async () => {
  const { call } = await app.account();
  const { program, findings } = await call('program.create', ACME);
  expect(findings).toEqual([]);
  expect(await call('program.validate', { program_id: program.id })).toMatchObject({ ok: true, version: 1 });
});

test.each([
  ['a link', 'Acme Coffee: you are unsubscribed. See https://acme.example', 'opt_out_no_link'],
  ['a bare domain', 'Acme Coffee: you are unsubscribed. See ACME.com/back', 'opt_out_no_link'],
  ['a price', 'Acme Coffee: you are unsubscribed. Come back for $5', 'opt_out_no_price'],
  ['an offer', 'Acme Coffee: you are unsubscribed. Our sale ends today', 'opt_out_no_offer'],
])(
  'program.validate reports %s in opt_out_text, and STOP is answered with the default text instead',
  async (_what, optOutText, rule) => {
    const account = await createReplyAccount(app);
    const { program, findings } = await account.call('program.create', { ...ACME, opt_out_text: optOutText });
    expect(findings).toContainEqual(
      expect.objectContaining({ rule, severity: 'error', field: 'opt_out_text', fix: expect.any(String) }),
    );
    expect(await account.call('program.validate', { program_id: program.id })).toMatchObject({ ok: false });
    await account.call('messages.simulateInbound', { from: ADA, text: 'STOP' });
    expect(await repliesOf(app, account)).toEqual([expect.stringContaining('Acme Coffee: You are unsubscribed')]);
  },
);

import { createHash } from 'node:crypto';
import { ACME } from '../../support/acme-program.ts';
import { startTestApp, type TestAccount, type TestApp } from '../../support/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const ADA = '+12025550143';
async function subscribed(): Promise<TestAccount> {
  const account = await app.account();
  await account.call('phone-numbers.ensureDefault', {});
  await account.call('contacts.optIn', {
    phone: ADA,
    method: 'web_form',
    source: 'https://acme.example',
    captured_at: '2026-01-01T00:00:00Z',
  });
  return account;
}

const replies = async (account: TestAccount): Promise<string[]> =>
  (
    await app.parts.database.pool.query<{ body: string }>(
      "SELECT body FROM messages WHERE account_id = $1 AND purpose = 'reply' ORDER BY id",
      [account.accountId],
    )
  ).rows.map(({ body }) => body);

test('each change of a program is a version, and older ones stay readable', async () => {
  const { call } = await app.account();
  const { program } = await call('program.create', ACME);
  expect(program).toMatchObject({ version: 1, keywords: { opt_out: ['STOP'] } });
  const { program: second } = await call('program.update', { program_id: program.id, frequency: 'weekly' });
  expect(second).toMatchObject({ version: 2, frequency: 'weekly', brand: 'Acme Coffee' });
  expect((await call('program.update', { program_id: program.id, frequency: 'weekly' })).program.version).toBe(2);
  expect((await call('program.get', { program_id: program.id, version: 1 })).program).toEqual(program);
  const { program: now, versions } = await call('program.get', { program_id: program.id });
  expect(now).toEqual(second);
  expect(versions.map(({ version }) => version)).toEqual([2, 1]);
  expect((await call('program.list', {})).items).toEqual([second]);
});

test('a program that nobody wrote texts for has texts that the lint has nothing against', async () => {
  const { call } = await app.account();
  const { program, findings } = await call('program.create', ACME);
  expect(findings).toEqual([]);
  expect(await call('program.validate', { program_id: program.id })).toMatchObject({ ok: true, version: 1 });
});

test('the only program of an account answers HELP, STOP and START in its words', async () => {
  const account = await subscribed();
  const texts = {
    help_text: 'Acme Coffee: call 202-555-0100. Msg & data rates may apply. Reply STOP to unsubscribe.',
    opt_out_text: 'Acme Coffee: you are out and will get no more texts. START brings them back.',
    opt_in_text:
      'Acme Coffee: welcome back. Up to 4 msgs/month. Msg & data rates may apply. HELP for help, STOP to end.',
  };
  await account.call('program.create', { ...ACME, ...texts });
  for (const text of ['HELP', 'STOP', 'STOP', 'START']) {
    app.clock.advance(1000);
    await account.call('messages.simulateInbound', { from: ADA, text });
  }
  expect(await replies(account)).toEqual([texts.help_text, texts.opt_out_text, texts.opt_in_text]);
});

test('of several programs the one that the number is bound to answers, and without one the service does', async () => {
  const account = await subscribed();
  await account.call('program.create', { ...ACME, help_text: 'Acme Coffee: the first program. Reply STOP to end.' });
  const { program } = await account.call('program.create', {
    ...ACME,
    help_text: 'Acme Coffee: the second program. Reply STOP to end.',
  });
  await account.call('messages.simulateInbound', { from: ADA, text: 'HELP' });
  const { items } = await account.call('phone-numbers.list', {});
  await account.call('phone-numbers.assign', { number_id: items[0]?.id as string, program_id: program.id });
  await account.call('messages.simulateInbound', { from: ADA, text: 'HELP' });
  expect(await replies(account)).toEqual([
    expect.stringContaining('Test account: You get these texts'),
    'Acme Coffee: the second program. Reply STOP to end.',
  ]);
});

test.each([
  ['a link', 'Acme Coffee: you are unsubscribed. See https://acme.example', 'opt_out_no_link'],
  ['a bare domain', 'Acme Coffee: you are unsubscribed. See ACME.com/back', 'opt_out_no_link'],
  ['a price', 'Acme Coffee: you are unsubscribed. Come back for $5', 'opt_out_no_price'],
  ['an offer', 'Acme Coffee: you are unsubscribed. Our sale ends today', 'opt_out_no_offer'],
])('a confirmation of a STOP with %s is found, and the service’s own is sent', async (_what, optOut, rule) => {
  const account = await subscribed();
  const { program, findings } = await account.call('program.create', { ...ACME, opt_out_text: optOut });
  expect(findings).toContainEqual(
    expect.objectContaining({ rule, severity: 'error', field: 'opt_out_text', fix: expect.any(String) }),
  );
  expect(await account.call('program.validate', { program_id: program.id })).toMatchObject({ ok: false });
  await account.call('messages.simulateInbound', { from: ADA, text: 'STOP' });
  expect(await replies(account)).toEqual([expect.stringContaining('Test account: You are unsubscribed')]);
});

test('program.terms discloses everything, the same text every time, and its hash is what contacts.optIn keeps', async () => {
  const { call } = await app.account();
  const { program } = await call('program.create', ACME);
  const terms = await call('program.terms', { program_id: program.id, source_kind: 'web_form' });
  for (const part of [
    'Acme Coffee',
    'new roasts',
    'up to 4 msgs/month',
    'data rates may apply',
    'HELP',
    'STOP',
    ACME.privacy_url,
    ACME.terms_url,
  ])
    expect(terms.text).toContain(part);
  expect(terms.hash).toBe(createHash('sha256').update(terms.text).digest('hex'));
  expect(await call('program.terms', { program_id: program.id })).toEqual(terms);
  await call('program.update', { program_id: program.id, purpose: 'cakes' });
  expect(await call('program.terms', { program_id: program.id, version: 1 })).toEqual(terms);
  expect((await call('program.terms', { program_id: program.id })).hash).not.toBe(terms.hash);
  expect((await call('program.terms', { program_id: program.id, source_kind: 'keyword' })).text).toContain(
    'texting JOIN',
  );
});

test('a program’s own keywords opt out, ask for help and opt in again, and never turn STOP into something else', async () => {
  const account = await subscribed();
  await account.call('program.create', {
    ...ACME,
    keywords: { opt_in: ['ROAST', 'STOP'], opt_out: ['STOP', 'DECAF'], help: ['HELP', 'BEANS'] },
  });
  const seen: string[] = [];
  for (const text of ['beans!', 'Decaf', 'roast', 'STOP', 'decaf is great, thanks']) {
    app.clock.advance(1000);
    const { effects } = await account.call('messages.simulateInbound', { from: ADA, text });
    seen.push(effects.map(({ kind }) => kind).join(' '));
  }
  expect(seen).toEqual([
    'received reply_queued',
    'received opted_out recalled reply_queued',
    'received opted_in reply_queued',
    'received opted_out recalled reply_queued',
    'received',
  ]);
});

test('two changes that expect the same version cannot both win', async () => {
  const { call } = await app.account();
  const { program } = await call('program.create', ACME);
  const outcomes = await Promise.allSettled(
    ['daily', 'weekly'].map((frequency) =>
      call('program.update', { program_id: program.id, frequency, expected_version: 1 }),
    ),
  );
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});

test('a program of another account is none', async () => {
  const [mine, theirs] = await Promise.all([app.account(), app.account()]);
  const { program } = await theirs.call('program.create', ACME);
  const { number } = await mine.call('phone-numbers.ensureDefault', {});
  await expect(
    mine.call('phone-numbers.assign', { number_id: number.id, program_id: program.id }),
  ).rejects.toMatchObject({ code: -32001 });
  await expect(mine.call('program.get', { program_id: program.id })).rejects.toMatchObject({ code: -32001 });
});

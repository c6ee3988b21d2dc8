import { createHash } from 'node:crypto';
import { ACME } from '../../support/acme-program.ts';
import { useTestApp } from '../../support/app.ts';

const app = useTestApp();

test('program.update stores each change as a version, and program.get still returns the older versions', async () => {
  const { call } = await app.account();
  const { program } = await call('program.create', ACME);
  expect(program).toMatchObject({ version: 1, keywords: { opt_out: ['STOP'] } });
  const { program: second } = await call('program.update', { program_id: program.id, frequency: 'weekly' });
  expect(second).toMatchObject({ version: 2, frequency: 'weekly', brand: 'Acme Coffee' });
  expect((await call('program.update', { program_id: program.id, frequency: 'weekly' })).program.version).toBe(2);
  expect((await call('program.get', { program_id: program.id, version: 1 })).program).toEqual(program);
  const { program: current, versions } = await call('program.get', { program_id: program.id });
  expect(current).toEqual(second);
  expect(versions.map(({ version }) => version)).toEqual([2, 1]);
  expect((await call('program.list', {})).items).toEqual([second]);
});

test('program.update accepts one of two concurrent calls with the same expected_version', async () => {
  const { call } = await app.account();
  const { program } = await call('program.create', ACME);
  const outcomes = await Promise.allSettled(
    ['daily', 'weekly'].map((frequency) =>
      call('program.update', { program_id: program.id, frequency, expected_version: 1 }),
    ),
  );
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});

test('program.terms returns a complete disclosure that is the same for each call, with its SHA-256 hash', async () => {
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

test('programs of another account cannot be read or assigned to a number', async () => {
  const [account, otherAccount] = await Promise.all([app.account(), app.account()]);
  const { program } = await otherAccount.call('program.create', ACME);
  const { number } = await account.call('phone-numbers.ensureDefault', {});
  await expect(
    account.call('phone-numbers.assign', { number_id: number.id, program_id: program.id }),
  ).rejects.toMatchObject({ code: -32001 });
  await expect(account.call('program.get', { program_id: program.id })).rejects.toMatchObject({ code: -32001 });
});

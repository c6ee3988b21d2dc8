import { type TestAccount, useTestApp } from '../../support/app.ts';
import { createFormSource, FIRST_TEXT, SECOND_TEXT, sha256 } from '../../support/disclosure-source.ts';

const app = useTestApp();
let account: TestAccount;
beforeEach(async () => {
  account = await app.account();
});

test('sources.update stores a new disclosure text as a version with its SHA-256 hash and keeps the older versions', async () => {
  const { id, disclosure_hash: hash } = await createFormSource(account);
  expect(hash).toBe(sha256(FIRST_TEXT));
  expect(
    await account.call('sources.update', { source_id: id, name: 'Form', disclosure_text: FIRST_TEXT }),
  ).toMatchObject({
    new_version: false,
    source: { name: 'Form', disclosure_version: 1 },
  });
  expect(await account.call('sources.update', { source_id: id, disclosure_text: SECOND_TEXT })).toMatchObject({
    new_version: true,
    source: { disclosure_version: 2, disclosure_hash: sha256(SECOND_TEXT) },
  });
  const { versions } = await account.call('sources.get', { source_id: id });
  expect(versions).toMatchObject([
    { version: 2, disclosure_text: SECOND_TEXT },
    { version: 1, disclosure_text: FIRST_TEXT, disclosure_hash: sha256(FIRST_TEXT) },
  ]);
});

test('sources.create and sources.update reject a name that differs from another one only in case', async () => {
  const outcomes = await Promise.allSettled([createFormSource(account, 'Till'), createFormSource(account, 'TILL')]);
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  const paper = await createFormSource(account, 'Paper');
  await expect(account.call('sources.update', { source_id: paper.id, name: 'till' })).rejects.toMatchObject({
    data: { reason: 'name_taken' },
  });
  expect((await account.call('sources.list', { limit: 1 })).items).toMatchObject([{ name: 'Paper' }]);
});

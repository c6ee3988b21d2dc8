import { useTestApp } from '../../support/app.ts';
import { collectPages } from '../../support/collect-pages.ts';

const app = useTestApp();

const ABSENT = 'tpl_01jd000000000000000000zzzz';
const GREETING = {
  name: 'Welcome',
  body: 'Hi {{ first_name }}, welcome!',
  variables: [{ name: 'first_name', fallback: 'there' }],
};

test('templates.create returns the encoding, the segments and the findings of the text', async () => {
  const { call } = await app.account();
  const created = await call('templates.create', {
    name: 'A',
    body: 'Hi {{ first_name }} from {{ attributes.city }}',
    variables: [{ name: 'first_name', fallback: 'you' }, { name: 'email' }],
  });
  expect(created).toMatchObject({
    template: { state: 'draft', locale: 'en', version: 1 },
    encoding: 'GSM-7',
    segments: 1,
  });
  expect(created.lint).toMatchObject([
    { rule: 'undeclared_variable', variable: 'attributes.city' },
    { rule: 'unused_variable', variable: 'email' },
  ]);
  expect(await call('templates.create', { name: 'B', body: 'x'.repeat(1531) })).toMatchObject({
    segments: 11,
    lint: [{ rule: 'too_long', severity: 'error' }],
  });
  expect(await call('templates.create', { name: 'C', body: `${'x'.repeat(120)}…` })).toMatchObject({
    encoding: 'UCS-2',
    segments: 2,
    lint: [{ rule: 'typographic_characters' }],
  });
});

test('templates.create rejects invalid Liquid, and names that differ only in case or white space', async () => {
  const { call } = await app.account();
  for (const body of ['Hi {{ first_name', '{% include "x" %}', '{{ a | nosuch }}']) {
    await expect(call('templates.create', { name: 'A', body })).rejects.toMatchObject({
      code: -32602,
      data: { field_errors: [{ path: '/body' }] },
    });
  }
  const outcomes = await Promise.allSettled(
    ['Welcome', 'WELCOME', ' welcome'].map((name) => call('templates.create', { ...GREETING, name })),
  );
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { code: -32002, data: { reason: 'name_taken' } },
  });
});

test('templates.list returns each matching template on one page, ordered by name', async () => {
  const { call } = await app.account();
  for (const name of ['c', 'a', 'e', 'b', 'd'])
    await call('templates.create', { name, body: 'x', locale: name < 'd' ? 'en' : 'es' });
  const namesOf = async (params: Record<string, unknown>) => {
    const items = await collectPages((cursor) => call('templates.list', { ...params, limit: 2, ...cursor }));
    return items.map(({ name }) => name);
  };
  expect(await namesOf({})).toEqual(['a', 'b', 'c', 'd', 'e']);
  expect(await namesOf({ locale: 'es' })).toEqual(['d', 'e']);
  expect(await namesOf({ query: 'B' })).toEqual(['b']);
  expect(await namesOf({ state: 'approved' })).toEqual([]);
});

test('template skills answer for a template of another account as for one that does not exist', async () => {
  const [account, other] = [await app.account(), await app.account()];
  const { template } = await other.call('templates.create', GREETING);
  const { contact } = await other.call('contacts.upsert', { phone: '+12025550110' });
  for (const id of [template.id, ABSENT]) {
    await expect(account.call('templates.get', { template_id: id })).rejects.toMatchObject({ code: -32001 });
    await expect(account.call('templates.update', { template_id: id, name: 'X' })).rejects.toMatchObject({
      code: -32001,
    });
    await expect(account.call('templates.render', { template_id: id })).rejects.toMatchObject({ code: -32001 });
    await expect(account.call('templates.setState', { template_id: id, state: 'approved' })).rejects.toMatchObject({
      code: -32001,
    });
    await expect(account.call('templates.delete', { template_id: id })).rejects.toMatchObject({ code: -32001 });
  }
  const own = await account.call('templates.create', GREETING);
  await expect(
    account.call('templates.render', { template_id: own.template.id, contact_id: contact.id }),
  ).rejects.toMatchObject({ code: -32001 });
});

import { useTestApp } from '../../support/app.ts';

const app = useTestApp();

type Rule = { readonly operator: string; readonly value?: unknown; readonly values?: unknown };

async function accountWith(values: Readonly<Record<string, string | number | boolean>>) {
  const account = await app.account();
  await account.call('contacts.upsert', { phone: '+12023000021', attributes: { ...values } });
  return account;
}

test.each([
  ['a number with text', { a: 'many' }, { operator: 'gt', value: 3 }, 'a number'],
  ['text with true or false', { a: true }, { operator: 'eq', value: 'yes' }, 'text'],
  ['true with text', { a: 'yes' }, { operator: 'eq', value: true }, 'true or false'],
  ['a date with text', { a: '05/06/2024' }, { operator: 'before', value: '2024-06-01' }, 'a date or a time'],
  [
    'a window of dates with text',
    { a: 'soon' },
    { operator: 'between', values: ['2024-01-01', '2024-02-01'] },
    'a date or a time',
  ],
  ['the items of a list with text', { a: 'x' }, { operator: 'contains_any', values: ['x'] }, 'a list'],
])('a segment that compares %s is warned about', async (_what, values, rule, type) => {
  const { call } = await accountWith(values);
  const rules = { kind: 'field', field: 'attributes.a', ...(rule as Rule) } as never;
  const { warnings = [] } = await call('segments.create', { name: 'One', rules });
  expect(warnings).toEqual([
    {
      code: 'type_never_seen',
      message: expect.stringContaining(`compares the attribute a with ${type}, but no contact`),
    },
  ]);
});

test.each([
  ['a number in text', { a: '7' }, { operator: 'gt', value: 3 }],
  ['a date in text', { a: '2024-06-05' }, { operator: 'before', value: '2024-07-01' }],
  ['true in text', { a: 'true' }, { operator: 'eq', value: true }],
  ['any value', { a: true }, { operator: 'exists' }],
])('a rule that %s can meet is not warned about', async (_what, values, rule) => {
  const { call } = await accountWith(values);
  const rules = { kind: 'not', rule: { kind: 'field', field: 'attributes.a', ...(rule as Rule) } } as never;
  expect(await call('segments.create', { name: 'One', rules })).not.toHaveProperty('warnings');
});

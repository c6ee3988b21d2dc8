import { propertiesThatMatch } from '../../../src/people/segments/match-properties.ts';
import { useTestApp } from '../../support/app.ts';

const app = useTestApp();
const AT = new Date('2029-06-13T18:30:00Z');

/** Which of the values meet the comparison. */
async function matching(values: readonly unknown[], comparison: object): Promise<unknown[]> {
  const where = [{ property: 'value', operator: 'eq' as const, ...comparison }];
  const properties = values.map((value) => ({ value }));
  const met = await propertiesThatMatch(app.parts.database, where, properties, AT);
  return values.filter((_, index) => met.has(index));
}

test('eq with a number is met by the same number in text, and eq with text by no number', async () => {
  const values = [42, '42', '42.0', '042', 42.5, 'Paris', 'paris', true];
  expect(await matching(values, { value: 42 })).toEqual([42, '42', '42.0', '042']);
  expect(await matching(values, { value: '42' })).toEqual(['42']);
  expect(await matching(values, { value: 'Paris' })).toEqual(['Paris']);
  expect(await matching([true, 'true', 'True', 1], { value: true })).toEqual([true, 'true']);
});

test('text counts as a number only in plain digits with a point and a minus', async () => {
  const read = ['7', '-3.5', '0.1', '999999999999999', '1.123456789'];
  const unread = [
    '1e3',
    '+5',
    '1,000',
    ' 7',
    '7 ',
    '.5',
    '5.',
    '0x10',
    '٤٢',
    '1000000000000000',
    '1.1234567891',
    '7 USD',
    '',
  ];
  expect(await matching([...read, ...unread], { operator: 'gt', value: -1_000_000 })).toEqual(read);
});

test('text counts as a time only as a date, or as RFC 3339 with an offset', async () => {
  const read = ['2026-03-01', '2026-03-01T12:00Z', '2026-03-01T12:00:00Z', '2026-03-01T12:00:00.5+01:00', '2024-02-29'];
  const unread = [
    '2026-03-01T12:00',
    '2026-03-01 12:00:00Z',
    '01.03.2026',
    '3/1/2026',
    '2026-02-29',
    '2026-13-01',
    '20260301',
  ];
  const years = ['2020-01-01', '2030-01-01'];
  expect(await matching([...read, ...unread], { operator: 'between', values: years })).toEqual(read);
});

test('lists are compared by their items: any, all or none of the values, and how many there are', async () => {
  const [tea, both, numbers, empty] = [['tea'], ['coffee', 'tea'], [1, '2', 'two'], []];
  const values = [tea, both, numbers, empty, 'tea', { tea: 1 }, null];
  const compare = (operator: string, wanted: unknown[]) => matching(values, { operator, values: wanted });
  expect(await compare('contains_any', ['tea', 'milk'])).toEqual([tea, both]);
  expect(await compare('contains_all', ['tea', 'coffee'])).toEqual([both]);
  expect(await compare('contains_none', ['tea'])).toEqual([numbers, empty, 'tea', { tea: 1 }, null]);
  expect(await compare('contains_all', [1, 2, 'two'])).toEqual([numbers]);
  expect(await compare('contains_any', ['1'])).toEqual([]);
  expect(await compare('size_between', [0, 1])).toEqual([tea, empty]);
});

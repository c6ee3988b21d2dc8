import { readFileSync } from 'node:fs';
import { classifyMessage } from '../../../../src/domain/content/classification/classify-message.ts';

const PLAIN = 20;
const read = (name: string): string[] =>
  readFileSync(new URL(`../purpose/${name}.txt`, import.meta.url), 'utf8')
    .trim()
    .split('\n');

const verdictOf = (text: string): string => {
  const { marketing, explicit } = classifyMessage(text);
  return explicit ? 'blocks' : marketing ? 'warns' : 'passes';
};

test('no honest transactional message of the purpose corpus is blocked', () => {
  const honest = read('honest');
  expect(honest).toHaveLength(60);
  expect(honest.filter((text) => verdictOf(text) === 'blocks')).toEqual([]);
  expect(honest.filter((text) => verdictOf(text) === 'warns').length).toBeLessThanOrEqual(2);
});

test('all plain marketing of the purpose corpus is blocked, and at most 8 subtle messages of 20 pass', () => {
  const marketing = read('marketing');
  expect(marketing).toHaveLength(40);
  expect(marketing.slice(0, PLAIN).filter((text) => verdictOf(text) !== 'blocks')).toEqual([]);
  expect(marketing.slice(PLAIN).filter((text) => verdictOf(text) === 'passes').length).toBeLessThanOrEqual(8);
});

test.each([
  ['Oakline: We replaced your broken lamp at no extra charge. It ships today.', 'warns'],
  ['CarHop: Your car was upgraded at no extra cost because yours was late.', 'warns'],
  ['Hotel Marais: You were moved to a larger room at no extra charge.', 'warns'],
  ['City Gas: Your meter is exchanged on Tuesday at no cost to you.', 'warns'],
  ['Hotel Marais: Your room is ready. Treat yourself to a massage at our spa.', 'warns'],
  ['Early voting sites for precinct 12 are listed at elections.county.gov. Bring photo ID.', 'warns'],
  ['Oakline: Sale items in your order cannot be exchanged.', 'passes'],
  ['Oakline: The free item in order 77 is out of stock. We removed it.', 'passes'],
  ['Harbor Homes: The sale of 12 Elm St closes on Friday. Bring your ID.', 'passes'],
  ['Oakline: Your order has shipped. Get a second lamp at no extra charge.', 'blocks'],
  ['Oakline: Your order has shipped. 20% off your next one.', 'blocks'],
  ['Pizza Roma: It is game night. We have wings.', 'blocks'],
])('%j sent as transactional %s', (text, verdict) => {
  expect(verdictOf(text)).toBe(verdict);
});

import { checkLoops } from '../../../src/domain/journeys/check-loops.ts';
import type { JourneyEdge, JourneyNodeConfig } from '../../../src/generated/types.ts';

type Nodes = Readonly<Record<string, JourneyNodeConfig>>;

const HELLO: JourneyNodeConfig = { kind: 'send', text: 'Acme: Hello. Reply STOP to opt out.' };
const delay = (amount: number, unit: 'minutes' | 'hours' | 'days'): JourneyNodeConfig => ({
  kind: 'delay',
  duration: { amount, unit },
});

/** The nodes whose messages come again soon, with the text of the finding. */
function loopsOf(nodes: Nodes, edges: readonly (readonly [from: string, kind: JourneyEdge['kind'], to: string])[]) {
  const found = checkLoops({
    nodes: Object.entries(nodes).map(([id, config], at) => ({ id, name: id, start: at === 0, config })),
    edges: edges.map(([from, kind, to], at) => ({
      id: String(at),
      from_node_id: from,
      to_node_id: to,
      kind,
      condition: null,
    })),
  });
  return found.map(({ node, message }) => `${node?.id}: ${/again (.+?),/.exec(message)?.[1]}`);
}

test('a message that comes again within four hours is found, with the shortest time of its cycles', () => {
  const nodes = { hello: HELLO, minute: delay(1, 'minutes'), hours: delay(3, 'hours'), day: delay(1, 'days') };
  expect(
    loopsOf(nodes, [
      ['hello', 'next', 'minute'],
      ['minute', 'next', 'hello'],
    ]),
  ).toEqual(['hello: after 1 minutes']);
  expect(
    loopsOf(nodes, [
      ['hello', 'next', 'day'],
      ['day', 'next', 'hello'],
    ]),
  ).toEqual([]);
  const split = { ...nodes, split: { kind: 'split', where: [] } as unknown as JourneyNodeConfig };
  const both = [
    ['hello', 'next', 'split'],
    ['split', 'true', 'day'],
    ['split', 'false', 'hours'],
    ['day', 'next', 'hello'],
    ['hours', 'next', 'hello'],
  ] as const;
  expect(loopsOf(split, both)).toEqual(['hello: after 180 minutes']);
});

test('delays add up along a cycle, and two messages on it are both found', () => {
  const nodes = { one: HELLO, first: delay(2, 'hours'), two: HELLO, second: delay(1, 'hours') };
  const edges = [
    ['one', 'next', 'first'],
    ['first', 'next', 'two'],
    ['two', 'next', 'second'],
    ['second', 'next', 'one'],
  ] as const;
  expect(loopsOf(nodes, edges)).toEqual(['one: after 180 minutes', 'two: after 180 minutes']);
  expect(loopsOf({ ...nodes, second: delay(2, 'hours') }, edges)).toEqual([]);
});

test('what the contact does, a refused message and a time of day end no loop of minutes', () => {
  const reply: JourneyNodeConfig = { kind: 'wait_for', for: 'reply', timeout: { amount: 1, unit: 'days' } };
  const edges = [
    ['hello', 'next', 'wait'],
    ['wait', 'true', 'hello'],
    ['wait', 'timeout', 'hello'],
    ['hello', 'error', 'hello'],
  ] as const;
  expect(loopsOf({ hello: HELLO, wait: reply }, edges)).toEqual([]);
  expect(loopsOf({ hello: HELLO, wait: { ...reply, timeout: { amount: 5, unit: 'minutes' } } }, edges)).toHaveLength(1);
  expect(loopsOf({ hello: HELLO, wait: { ...reply, for: 'rules' } }, edges)).toEqual(['hello: at once']);
  const morning: JourneyNodeConfig = { kind: 'delay_until', time: '09:00' };
  expect(
    loopsOf({ hello: HELLO, wait: morning }, [
      ['hello', 'next', 'wait'],
      ['wait', 'next', 'hello'],
    ]),
  ).toEqual([]);
});

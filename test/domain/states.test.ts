import fc from 'fast-check';
import {
  type CampaignState,
  campaignMoves,
  isTerminal,
  type MessageState,
  nextMessageState,
} from '../../src/domain/states.ts';

const waiting: MessageState[] = ['queued', 'scheduled', 'held'];
const ends: MessageState[] = [
  'delivered',
  'undelivered',
  'failed',
  'expired',
  'canceled',
  'rejected',
  'delivery_unconfirmed',
];
const all: MessageState[] = [...waiting, 'submitting', 'accepted', 'sent', ...ends];
const after = (start: MessageState, reports: readonly MessageState[]) =>
  reports.reduce((state, report) => nextMessageState(state, report) ?? state, start);

test('a message advances through all of its states', () => {
  const path: MessageState[] = ['queued', 'scheduled', 'held', 'queued', 'submitting', 'accepted', 'sent', 'delivered'];
  for (const [at, state] of path.slice(1).entries()) expect(nextMessageState(path[at]!, state)).toBe(state);
});

test('a receipt that arrives before the submit response counts, and the response then changes nothing', () => {
  expect(nextMessageState('submitting', 'delivered')).toBe('delivered');
  expect(nextMessageState('delivered', 'accepted')).toBeNull();
  expect(nextMessageState('sent', 'accepted')).toBeNull();
  expect(nextMessageState('accepted', 'submitting')).toBeNull();
  expect(nextMessageState('submitting', 'queued')).toBeNull();
});

test('a repeated receipt changes nothing', () => {
  for (const state of all) expect(nextMessageState(state, state)).toBeNull();
});

test('an unconfirmed delivery is resolved by a late receipt only', () => {
  const settles = all.filter((report) => nextMessageState('delivery_unconfirmed', report) !== null);
  expect(settles).toEqual(['delivered', 'undelivered']);
});

test('exactly seven states are final', () => {
  expect(all.filter(isTerminal)).toEqual(ends);
});

test('no receipts change a final state, except an unconfirmed delivery', () => {
  fc.assert(
    fc.property(fc.constantFrom(...ends), fc.array(fc.constantFrom(...all), { maxLength: 20 }), (end, reports) => {
      const allowed = end === 'delivery_unconfirmed' ? [end, 'delivered', 'undelivered'] : [end];
      expect(allowed).toContain(after(end, reports));
    }),
  );
});

test('no receipt moves a message to an earlier state', () => {
  const rank = (state: MessageState) => (waiting.includes(state) ? 0 : all.indexOf(state));
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...all), { maxLength: 20 }), (reports) => {
      let state: MessageState = 'queued';
      for (const report of reports) {
        const next = after(state, [report]);
        if (!isTerminal(state)) expect(rank(next)).toBeGreaterThanOrEqual(rank(state));
        state = next;
      }
    }),
  );
});

test('the order and number of receipts of one delivery do not affect its final state', () => {
  const receipts = fc.array(fc.constantFrom<MessageState>('accepted', 'sent', 'delivered'), {
    minLength: 1,
    maxLength: 12,
  });
  const shuffled = receipts.chain((list) =>
    fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length, maxLength: list.length })),
  );
  fc.assert(
    fc.property(shuffled, ([reports, reordered]) => {
      expect(after('submitting', reordered)).toBe(after('submitting', reports));
      expect(after('submitting', [...new Set(reordered)])).toBe(after('submitting', reports));
    }),
  );
});

test('campaigns have exactly the documented state transitions', () => {
  const states = Object.keys(campaignMoves) as CampaignState[];
  const moves = states.flatMap((from) => campaignMoves[from].map((to) => `${from}>${to}`));
  expect(moves).toEqual([
    'draft>scheduled',
    'draft>recurring',
    'draft>running',
    'draft>canceled',
    'recurring>paused',
    'recurring>completed',
    'recurring>canceled',
    'scheduled>running',
    'scheduled>paused',
    'scheduled>canceled',
    'running>paused',
    'running>completed',
    'running>canceled',
    'paused>recurring',
    'paused>running',
    'paused>canceled',
  ]);
});

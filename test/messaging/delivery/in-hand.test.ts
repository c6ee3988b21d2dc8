import { createInHand } from '../../../src/messaging/delivery/in-hand.ts';

test('of a slow receiver little is in hand, of a quick one what goes out in 200 ms, and never more than 2,000', () => {
  let now = 0;
  const inHand = createInHand(() => now);
  let attempted = 0;
  const after = (ms: number, attempts: number): number => {
    now += ms;
    attempted += attempts;
    inHand.look(attempted);
    return inHand.most;
  };
  expect(inHand.most).toBe(100);
  expect(after(100, 500)).toBe(1_000);
  expect(after(100, 5_000)).toBe(2_000);
  expect(after(1_000, 10)).toBe(100);
});

test('a moment without an attempt, or with many, says nothing of the pace', () => {
  let now = 0;
  const inHand = createInHand(() => now);
  now = 100;
  inHand.look(500);
  for (const attempted of [500, 519]) {
    now += 9;
    inHand.look(attempted);
    expect(inHand.most).toBe(1_000);
  }
  now += 2;
  inHand.look(540);
  expect(inHand.most).toBe(400);
});

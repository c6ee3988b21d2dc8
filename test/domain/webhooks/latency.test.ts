import { nextAverage, SLOW_MS } from '../../../src/domain/webhooks/latency.ts';

/** How many answers of a length it takes until the average is on the other side of the limit. */
function answersUntil(isSlow: boolean, from: number | null, ms: number): number {
  let average = from;
  let answers = 0;
  do {
    average = nextAverage(average, ms);
    answers += 1;
  } while (average >= SLOW_MS !== isSlow);
  return answers;
}

test('the first answer decides, later ones move the average: one that hangs is enough, and a few fast ones undo it', () => {
  expect(nextAverage(null, 80)).toBe(80);
  expect(answersUntil(true, null, 1_500)).toBe(1);
  expect(answersUntil(true, 50, 15_000)).toBe(1);
  expect(answersUntil(true, 50, 1_500)).toBe(2);
  expect(answersUntil(false, 1_500, 50)).toBe(6);
});

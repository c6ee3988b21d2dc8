import type { Carrier, Submission, SubmitOutcome } from '../../../src/carriers/carrier.ts';

/** Submits to a carrier and returns all outcomes, in the order of the submissions. */
export async function submitAll(
  carrier: Pick<Carrier, 'submit'>,
  submissions: readonly Submission[],
  now = new Date(),
): Promise<SubmitOutcome[]> {
  const outcomes: SubmitOutcome[] = [];
  for await (const group of carrier.submit(submissions, now)) outcomes.push(...group);
  const order = new Map(submissions.map(({ reference }, index) => [reference, index]));
  return outcomes.sort((one, other) => (order.get(one.reference) ?? 0) - (order.get(other.reference) ?? 0));
}

import type { Carrier, Receipt, Submission } from '../../../src/carriers/carrier.ts';
import { submitAll } from './submit-all.ts';

/** A carrier under test, and what the test observes at the remote side. */
export interface CarrierUnderTest {
  readonly carrier: Carrier;
  /** Number of messages to this number that the remote side has accepted. */
  takenBy(to: string): Promise<number>;
  /** The receipts received so far. Waits until there is at least one for this message. */
  receiptsOf(reference: string): Promise<readonly Receipt[]>;
  close(): Promise<void>;
}

let area = 200;

/** A number that has not been sent to. Its last two digits select the script of the remote side. */
const numberFor = (script: string): string => {
  area += 1;
  return `+1${area}55501${script}`;
};
let count = 0;

function text(to: string): Submission {
  count += 1;
  return { reference: `acc_conformance/msg_${count}`, from: '+12025550199', to, text: `Text ${count}` };
}

/**
 * The contract that every carrier must fulfill. The remote side must implement the magic numbers
 * 01, 04, 05, 07 and 08.
 */
export function holdToCarrier(name: string, open: () => Promise<CarrierUnderTest>): void {
  let side: CarrierUnderTest;
  const submit = (...submissions: Submission[]) => submitAll(side.carrier, submissions);

  beforeAll(async () => {
    side = await open();
  });
  afterAll(() => side.close());

  test(`${name} returns at most one outcome per message, by its reference, with declared outcomes only`, async () => {
    const scripts = ['00', '01', '05', '07', '08'];
    const submissions = Array.from({ length: 60 }, (_, index) =>
      text(numberFor(scripts[index % scripts.length] as string)),
    );
    const outcomes = await submit(...submissions);
    const references = outcomes.map(({ reference }) => reference);
    expect(new Set(references).size).toBe(references.length);
    expect(submissions.map(({ reference }) => reference)).toEqual(expect.arrayContaining(references));
    for (const outcome of outcomes) {
      if (outcome.outcome === 'accepted') expect(outcome.carrierMessageId).toMatch(/./);
      else if (outcome.outcome === 'rejected') expect(outcome.errorCode).toMatch(/^[a-z][\w.-]*$/i);
      else expect(outcome.retryAfterMs).toBeGreaterThan(0);
    }
    expect(new Set(outcomes.map(({ outcome }) => outcome))).toEqual(new Set(['accepted', 'rejected', 'throttled']));
  });

  test(`${name} returns no outcomes for an empty batch`, async () => {
    expect(await submit()).toEqual([]);
  });

  test(`${name} omits a message without a response and returns outcomes for the other messages of the batch`, async () => {
    const [lost, good] = [text(numberFor('05')), text(numberFor('00'))];
    expect(await submit(lost, good)).toMatchObject([{ reference: good.reference, outcome: 'accepted' }]);
    expect(await side.takenBy(lost.to)).toBe(1);
  });

  test(`${name} does not submit a throttled message, so that a retry sends it once`, async () => {
    const busy = text(numberFor('07'));
    expect(await submit(busy)).toMatchObject([{ reference: busy.reference, outcome: 'throttled' }]);
    expect(await side.takenBy(busy.to)).toBe(0);
    for (let outcomes = await submit(busy); outcomes[0]?.outcome === 'throttled'; ) outcomes = await submit(busy);
    expect(await side.takenBy(busy.to)).toBe(1);
  });

  test(`${name} does not submit a message that it reports as rejected`, async () => {
    const wrong = text(numberFor('08'));
    expect(await submit(wrong)).toMatchObject([{ reference: wrong.reference, outcome: 'rejected' }]);
    expect(await side.takenBy(wrong.to)).toBe(0);
  });

  test(`${name} sends a message that is submitted twice once, or declares that it does not deduplicate`, async () => {
    const twice = text(numberFor('00'));
    await submit(twice);
    await submit(twice);
    expect(await side.takenBy(twice.to)).toBe(side.carrier.deduplicates ? 1 : 2);
  });

  test(`${name} reports the final status of a message under its reference, and only after it happened`, async () => {
    const [good, bad] = [text(numberFor('00')), text(numberFor('01'))];
    const outcomes = await submit(good, bad);
    for (const [{ reference }, status] of [
      [good, 'delivered'],
      [bad, 'undelivered'],
    ] as const) {
      const receipts = await side.receiptsOf(reference);
      const accepted = outcomes.find((outcome) => outcome.reference === reference);
      expect(receipts).toMatchObject([{ reference, status }]);
      expect(accepted).toMatchObject({ outcome: 'accepted', carrierMessageId: receipts[0]?.carrierMessageId });
      expect(receipts[0]?.errorCode === null).toBe(status === 'delivered');
    }
  });

  test(`${name} passes on a receipt that arrives before the submit response`, async () => {
    const early = text(numberFor('04'));
    expect(await submit(early)).toMatchObject([{ reference: early.reference, outcome: 'accepted' }]);
    expect(await side.receiptsOf(early.reference)).toMatchObject([{ status: 'delivered' }]);
  });
}

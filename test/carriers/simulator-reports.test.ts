import type { Receipt } from '../../src/carriers/carrier.ts';
import { createSimulator } from '../../src/carriers/simulator/simulator.ts';
import type { Database } from '../../src/platform/database/database.ts';
import { openTestDatabase } from '../support/open-database.ts';

const SUBMITTED = new Date('2026-03-02T15:00:00Z');
const DUE = new Date('2026-03-02T15:01:00Z');

let database: Database;
let drop: () => Promise<void>;
beforeAll(async () => {
  ({ database, drop } = await openTestDatabase(4));
});
afterAll(() => drop());

test('of two processes, only one reports at a time, and each report is sent once', async () => {
  const receipts: Receipt[] = [];
  const inbound = async () => undefined;
  const other = createSimulator(database, { receipts: async (some) => void receipts.push(...some), inbound });
  const answers: boolean[] = [];
  const one = createSimulator(database, {
    receipts: async (some) => {
      receipts.push(...some);
      answers.push(await other.report(DUE));
    },
    inbound,
  });
  const submission = { reference: 'ten_1/msg_1', from: '+13035550100', to: '+13035550200', text: 'Hello' };
  for await (const _ of one.submit([submission], SUBMITTED));
  await one.report(DUE);
  expect(answers).toEqual([false]);
  expect(await other.hasDue(DUE)).toBe(false);
  expect(receipts).toHaveLength(1);
});

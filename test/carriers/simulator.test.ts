import type { Receipt } from '../../src/carriers/carrier.ts';
import { createSimulator } from '../../src/carriers/simulator/simulator.ts';
import { holdToCarrier } from '../support/carriers/conformance.ts';
import { openTestDatabase } from '../support/open-database.ts';

holdToCarrier('the simulator', async () => {
  const { database, drop: close } = await openTestDatabase(4);
  const receipts: Receipt[] = [];
  const carrier = createSimulator(database, {
    receipts: async (some) => void receipts.push(...some),
    inbound: async () => undefined,
  });
  return {
    carrier,
    takenBy: async (to) => {
      const { rows } = await database.pool.query('SELECT 1 FROM simulator_submissions WHERE to_phone = $1', [to]);
      return rows.length;
    },
    receiptsOf: async (reference) => {
      await carrier.report(new Date(Date.now() + 60_000));
      return receipts.filter((receipt) => receipt.reference === reference);
    },
    close,
  };
});

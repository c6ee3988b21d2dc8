import { holdToCarrier } from '../../support/carriers/conformance.ts';
import { openCarrier } from '../../support/carriers/open-carrier.ts';
import { startSmppServer } from '../../support/carriers/start-smpp-server.ts';
import { until } from '../../support/carriers/until.ts';
import { openTestDatabase } from '../../support/open-database.ts';

holdToCarrier('SMPP', async () => {
  const server = await startSmppServer();
  const { database, drop: close } = await openTestDatabase(4);
  const { carrier, receipts } = await openCarrier(database, server.port, { sessions: 2 });
  const of = (reference: string) => receipts.filter((receipt) => receipt.reference === reference);
  return {
    carrier,
    takenBy: async (to) => server.taken().filter((taken) => `+${taken.to}` === to).length,
    receiptsOf: async (reference) => {
      await until(() => of(reference).length > 0);
      return of(reference);
    },
    close: async () => {
      await carrier.stop();
      await server.stop();
      await close();
    },
  };
});

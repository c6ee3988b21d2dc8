import { holdToCarrier } from '../../support/carriers/conformance.ts';
import { openCarrier, openTestDatabase } from '../../support/carriers/open-carrier.ts';
import { startSmppServer } from '../../support/carriers/start-smpp-server.ts';
import { until } from '../../support/carriers/until.ts';

holdToCarrier('SMPP', async () => {
  const server = await startSmppServer();
  const { database, close } = await openTestDatabase();
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

import { holdToCarrier } from '../../support/carriers/conformance.ts';
import { openTwilio } from '../../support/carriers/open-twilio.ts';
import { startTwilioServer } from '../../support/carriers/twilio-server.ts';
import { until } from '../../support/carriers/until.ts';
import { openTestDatabase } from '../../support/open-database.ts';

holdToCarrier('Twilio', async () => {
  const server = await startTwilioServer();
  const { database, drop: close } = await openTestDatabase(4);
  const side = await openTwilio(database, server.url);
  const ends = (reference: string) =>
    side.receipts.filter((receipt) => receipt.reference === reference && receipt.status !== 'sent');
  return {
    carrier: side.carrier,
    takenBy: async (to) => server.taken.filter((message) => message.to === to).length,
    receiptsOf: async (reference) => {
      await until(() => ends(reference).length > 0);
      return ends(reference);
    },
    close: async () => {
      await server.stop();
      await side.close();
      await close();
    },
  };
});

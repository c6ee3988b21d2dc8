import { holdToCarrier } from '../conformance.ts';
import { openTestDatabase } from '../support/open-carrier.ts';
import { openTwilio } from '../support/open-twilio.ts';
import { startTwilioServer } from '../support/twilio-server.ts';
import { until } from '../support/until.ts';

holdToCarrier('Twilio', async () => {
  const server = await startTwilioServer();
  const { database, close } = await openTestDatabase();
  const side = await openTwilio(database, server.url);
  const ends = (reference: string) =>
    side.receipts.filter((receipt) => receipt.reference === reference && receipt.status !== 'sent');
  return {
    carrier: side.carrier,
    takenBy: async (to) => server.taken.filter((text) => text.to === to).length,
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

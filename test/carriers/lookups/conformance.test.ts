import { simulatedLookups } from '../../../src/carriers/lookups/simulator.ts';
import { createTwilioLookups } from '../../../src/carriers/lookups/twilio.ts';
import { createLogger } from '../../../src/platform/logger.ts';
import { holdToLookups } from '../../support/lookups/conformance.ts';
import { ACCOUNT, startLookupServer } from '../../support/lookups/lookup-server.ts';

holdToLookups('the simulator', async () => ({ adapter: simulatedLookups, close: async () => undefined }));

holdToLookups('Twilio', async () => {
  const server = await startLookupServer();
  const adapter = createTwilioLookups({
    url: server.url,
    credentials: ACCOUNT,
    credits: 2,
    connections: 10,
    log: createLogger('silent'),
  });
  return { adapter, close: () => server.stop() };
});

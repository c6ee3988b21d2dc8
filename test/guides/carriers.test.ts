import { freePort } from '../../src/platform/postgres/free-port.ts';
import { startSmppServer } from '../support/carriers/start-smpp-server.ts';
import { ACCOUNT, startTwilioServer } from '../support/carriers/twilio-server.ts';
import { createTestDatabase } from '../support/database.ts';
import { runGuide } from '../support/guides/run-guide.ts';

test('the guide to carriers starts the service, assigns numbers and delivers through SMPP and Twilio', async () => {
  const [database, smpp, twilio, port] = await Promise.all([
    createTestDatabase(),
    startSmppServer(),
    startTwilioServer(),
    freePort(),
  ]);
  const address = `http://127.0.0.1:${port}`;
  try {
    await runGuide('docs/guides/smpp-and-twilio.md', {
      replacements: {
        'smpps://smpp.carrier.example:3550': `smpp://127.0.0.1:${smpp.port}`,
        'TERN_SMPP_SYSTEM_ID=acme': 'TERN_SMPP_SYSTEM_ID=tern',
        'your-password': 'secret',
        'your-auth-token': `'${ACCOUNT.token}'`,
        'http://localhost:4000': address,
      },
      env: {
        PORT: String(port),
        TERN_PUBLIC_URL: address,
        DATABASE_URL: database.url,
        TERN_TWILIO_URL: twilio.url,
        TERN_LOG_LEVEL: 'warn',
      },
    });
    expect(smpp.taken().map(({ to }) => to)).toEqual(['14155551001']);
    expect(twilio.taken.map(({ from, accountSid }) => [from, accountSid])).toEqual([['+12025550111', ACCOUNT.sid]]);
  } finally {
    await smpp.stop();
    await twilio.stop();
    await database.drop();
  }
}, 60_000);

/** `npm start`: prints the events of a partner. */
import { describeEvent } from './describe-event.ts';
import { createReceiver, WEBHOOK_PATH } from './receiver.ts';

const { PORT = '4010', TERN_WEBHOOK_SECRETS = '' } = process.env;
const secrets = TERN_WEBHOOK_SECRETS.split(',')
  .map((secret) => secret.trim())
  .filter((secret) => secret !== '');
if (secrets.length === 0) {
  console.error(
    'Set TERN_WEBHOOK_SECRETS to the secret that you passed to, or received from, partner.configureWebhook.',
  );
  process.exit(1);
}

const receiver = createReceiver({ secrets, onEvent: (event) => console.log(describeEvent(event)) });
const server = receiver.listen(Number(PORT), '127.0.0.1', () =>
  console.log(`Listening for events on http://127.0.0.1:${PORT}${WEBHOOK_PATH}`),
);
// Tern times out after 15 s, so no client needs a longer connection.
server.requestTimeout = 15_000;

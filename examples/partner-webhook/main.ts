/** `npm start`: prints what happens to a partner's customers. */
import { describeEvent } from './describe-event.ts';
import { createReceiver, WEBHOOK_PATH } from './receiver.ts';

const { PORT = '4010', TERN_WEBHOOK_SECRETS = '' } = process.env;
const secrets = TERN_WEBHOOK_SECRETS.split(',')
  .map((secret) => secret.trim())
  .filter((secret) => secret !== '');
if (secrets.length === 0) {
  console.error('TERN_WEBHOOK_SECRETS must hold the secret that partner.configureWebhook was given or has answered.');
  process.exit(1);
}

const receiver = createReceiver({ secrets, onEvent: (event) => console.log(describeEvent(event)) });
const server = receiver.listen(Number(PORT), '127.0.0.1', () =>
  console.log(`Events are taken at http://127.0.0.1:${PORT}${WEBHOOK_PATH}`),
);
// Tern gives up after 15 s; nobody else may keep a connection busy for longer either.
server.requestTimeout = 15_000;

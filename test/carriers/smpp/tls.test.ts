import type { Submission } from '../../../src/carriers/carrier.ts';
import type { Database } from '../../../src/platform/database/database.ts';
import { type OpenCarrier, openCarrier } from '../../support/carriers/open-carrier.ts';
import { certificate, type SmppServer, startSmppServer } from '../../support/carriers/start-smpp-server.ts';
import { submitAll } from '../../support/carriers/submit-all.ts';
import { until } from '../../support/carriers/until.ts';
import { openTestDatabase } from '../../support/open-database.ts';

const MESSAGE: Submission = { reference: 'acc_tls/msg_1', from: '+12025550199', to: '+14155552001', text: 'Secret' };
/** No session is ever bound, so a message is throttled after this time. */
const timing = { submitMs: 50 };
/** Number of failed connection attempts to wait for. */
const MAX_ATTEMPTS = 3;

let database: Database;
let close: () => Promise<void>;
let server: SmppServer;
let opened: OpenCarrier | null = null;

beforeAll(async () => {
  ({ database, drop: close } = await openTestDatabase(4));
});
afterEach(async () => {
  await opened?.carrier.stop();
  opened = null;
  await server.stop();
});
afterAll(() => close());

test('messages and receipts are exchanged over TLS with a carrier whose certificate is trusted', async () => {
  server = await startSmppServer('here');
  opened = await openCarrier(database, server.port, { tls: true, ca: certificate('here') });
  expect(await submitAll(opened.carrier, [MESSAGE])).toMatchObject([{ outcome: 'accepted' }]);
  expect(server.taken()).toMatchObject([{ to: '14155552001' }]);
});

test.each([
  ['its certificate is not trusted', 'here', null],
  ['another certificate is trusted', 'here', certificate('elsewhere')],
  ['its certificate is for another host', 'elsewhere', certificate('elsewhere')],
  ['it does not use TLS', undefined, certificate('here')],
] as const)('sends neither the password nor messages to a carrier when %s', async (_, shown, ca) => {
  server = await startSmppServer(shown);
  opened = await openCarrier(database, server.port, { tls: true, ca, timing, isUnreachable: true });
  expect(await submitAll(opened.carrier, [MESSAGE])).toMatchObject([{ outcome: 'throttled' }]);
  await until(() => server.count('connected') >= MAX_ATTEMPTS || server.count('bound') > 0);
  expect(server.count('bound')).toBe(0);
  expect(server.taken()).toEqual([]);
});

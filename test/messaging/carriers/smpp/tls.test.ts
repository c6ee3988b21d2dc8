import type { Submission } from '../../../../src/messaging/carriers/carrier.ts';
import type { Database } from '../../../../src/platform/database.ts';
import { type OpenCarrier, openCarrier, openTestDatabase } from '../support/open-carrier.ts';
import { certificate, type SmppServer, startSmppServer } from '../support/start-smpp-server.ts';
import { until } from '../support/until.ts';

const TEXT: Submission = { reference: 'acc_tls/msg_1', from: '+12025550199', to: '+14155552001', text: 'Secret' };
/** Nobody is ever bound, so a text waits for this and comes back. */
const timing = { handOverMs: 50 };
/** So often it was tried, and given up each time. */
const TRIES = 3;

let database: Database;
let close: () => Promise<void>;
let server: SmppServer;
let opened: OpenCarrier | null = null;

beforeAll(async () => {
  ({ database, close } = await openTestDatabase());
});
afterEach(async () => {
  await opened?.carrier.stop();
  opened = null;
  await server.stop();
});
afterAll(() => close());

test('a carrier whose certificate is vouched for gets texts over TLS, and receipts come back', async () => {
  server = await startSmppServer('here');
  opened = await openCarrier(database, server.port, { tls: true, ca: certificate('here') });
  expect(await opened.carrier.submit([TEXT], new Date())).toMatchObject([{ outcome: 'accepted' }]);
  expect(server.taken()).toMatchObject([{ to: '14155552001' }]);
});

test.each([
  ['nobody vouches for its certificate', 'here', null],
  ['somebody else is vouched for', 'here', certificate('elsewhere')],
  ['its certificate is another host’s', 'elsewhere', certificate('elsewhere')],
  ['it speaks no TLS', undefined, certificate('here')],
] as const)('a carrier hears neither password nor text when %s', async (_, shown, ca) => {
  server = await startSmppServer(shown);
  opened = await openCarrier(database, server.port, { tls: true, ca, timing, isUnreachable: true });
  expect(await opened.carrier.submit([TEXT], new Date())).toMatchObject([{ outcome: 'throttled' }]);
  await until(() => server.count('connected') >= TRIES || server.count('bound') > 0);
  expect(server.count('bound')).toBe(0);
  expect(server.taken()).toEqual([]);
});

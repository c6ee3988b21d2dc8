import type { Submission } from '../../../src/carriers/carrier.ts';
import { decodeGsm } from '../../../src/carriers/smpp/gsm-alphabet.ts';
import type { Database } from '../../../src/platform/database/database.ts';
import { type OpenCarrier, openCarrier } from '../../support/carriers/open-carrier.ts';
import { type SmppServer, startSmppServer, type Taken } from '../../support/carriers/start-smpp-server.ts';
import { submitAll } from '../../support/carriers/submit-all.ts';
import { openTestDatabase } from '../../support/open-database.ts';

let server: SmppServer;
let database: Database;
let close: () => Promise<void>;
let open: OpenCarrier;

beforeAll(async () => {
  server = await startSmppServer();
  ({ database, drop: close } = await openTestDatabase(4));
});
afterEach(() => open.carrier.stop());
afterAll(async () => {
  await server.stop();
  await close();
});

const long = [
  ['GSM-7 with extension characters on the boundaries', `${'a'.repeat(152)}€`.repeat(4)],
  ['UCS-2 with surrogate pairs on the boundaries', `${'я'.repeat(66)}😀`.repeat(4)],
] as const;

const submission = (to: string, text: string): Submission => ({
  reference: `acc_texts/${to}`,
  from: '+12025550199',
  to,
  text,
});
const decode = ({ dataCoding, octets }: Taken): string => {
  const bytes = Buffer.from(octets, 'hex');
  return dataCoding === 0 ? decodeGsm(bytes) : bytes.swap16().toString('utf16le');
};
const takenBy = (to: string): Taken[] => server.taken().filter((taken) => `+${taken.to}` === to);

test.each(long)('splits a long message into parts with a concatenation header: %s', async (name, text) => {
  open = await openCarrier(database, server.port, { window: 3 });
  const to = `+1415555${1_000 + name.length}`;
  expect(await submitAll(open.carrier, [submission(to, text)])).toMatchObject([{ outcome: 'accepted' }]);
  const parts = takenBy(to);
  expect(parts.length).toBeGreaterThan(3);
  expect(parts.map(decode).join('')).toBe(text);
  for (const part of parts) expect(decode(part).isWellFormed()).toBe(true);
  // Reference, number of parts, and index of the part (3GPP TS 23.040, section 9.2.3.24.1).
  const joint = parts[0]?.header[0]?.slice(4, 6);
  expect(parts.map(({ header }) => header)).toEqual(
    parts.map((_, index) => [`0003${joint}0${parts.length}0${index + 1}`]),
  );
  for (const { esmClass } of parts) expect(esmClass & 0x40).toBe(0x40);
});

test.each(long)('sends a long message whole in message_payload if the carrier splits it: %s', async (name, text) => {
  open = await openCarrier(database, server.port, { longMessages: 'payload' });
  const to = `+1415555${2_000 + name.length}`;
  expect(await submitAll(open.carrier, [submission(to, text)])).toMatchObject([{ outcome: 'accepted' }]);
  expect(takenBy(to).map(decode)).toEqual([text]);
});

test('sends a short message as one part, in the encoding that it is billed in', async () => {
  open = await openCarrier(database, server.port);
  await submitAll(
    open.carrier,
    [submission('+14155553001', 'Hello {Zoë}'.replace('ë', 'é')), submission('+14155553002', 'Привет')],
    new Date(),
  );
  expect(takenBy('+14155553001')).toMatchObject([{ dataCoding: 0, esmClass: 0, header: [], from: '12025550199' }]);
  expect(takenBy('+14155553001').map(decode)).toEqual(['Hello {Zoé}']);
  expect(takenBy('+14155553002')).toMatchObject([{ dataCoding: 8 }]);
  expect(takenBy('+14155553002').map(decode)).toEqual(['Привет']);
});

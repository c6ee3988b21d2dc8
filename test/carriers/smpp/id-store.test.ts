import { otherForms, plainId } from '../../../src/carriers/smpp/message-ids.ts';
import { createIdStore, dropOldIds } from '../../../src/carriers/smpp/receive/id-store.ts';
import type { Database } from '../../../src/platform/database/database.ts';
import { openTestDatabase } from '../../support/open-database.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const DAY_MS = 24 * 3600 * 1000;

let database: Database;
let close: () => Promise<void>;

beforeAll(async () => {
  ({ database, drop: close } = await openTestDatabase(4));
});
afterAll(() => close());

test("the store keeps a carrier's message id for seven days", async () => {
  const store = createIdStore(database, 'seven-days');
  await store.save([{ id: 'a', reference: 'acc_1/msg_1', parts: 1 }], NOW);
  await dropOldIds(database, new Date(NOW.getTime() + 6 * DAY_MS));
  expect((await store.find(['a'])).get('a')).toMatchObject({ reference: 'acc_1/msg_1' });
  expect(await dropOldIds(database, new Date(NOW.getTime() + 7 * DAY_MS))).toBe(false);
  expect((await store.find(['a'])).size).toBe(0);
});

test('a reused carrier message id refers to the newer message, also within one batch', async () => {
  const store = createIdStore(database, 'again');
  await store.save([{ id: '7', reference: 'acc_1/msg_1', parts: 1 }], NOW);
  await store.save(
    ['msg_2', 'msg_3'].map((id) => ({ id: '7', reference: `acc_1/${id}`, parts: 1 })),
    NOW,
  );
  expect((await store.find(['7'])).get('7')).toMatchObject({ reference: 'acc_1/msg_3' });
});

test('two carriers can use the same message id for different messages', async () => {
  const [one, two] = [createIdStore(database, 'one'), createIdStore(database, 'two')];
  await one.save([{ id: '7', reference: 'acc_1/msg_1', parts: 1 }], NOW);
  await two.save([{ id: '7', reference: 'acc_2/msg_2', parts: 1 }], NOW);
  expect((await one.find(['7'])).get('7')).toMatchObject({ reference: 'acc_1/msg_1' });
});

test('concurrent receipts for the parts of a message complete it, and parts of other messages do not count', async () => {
  const store = createIdStore(database, 'parts');
  const parts = (message: string) =>
    [1, 2].map((part) => ({ id: `${message}-${part}`, reference: `acc_1/${message}`, parts: 2 }));
  await store.save([...parts('msg_5'), ...parts('msg_6')], NOW);
  expect(await store.markDelivered([...parts('msg_5'), ...parts('msg_6').slice(1)], NOW)).toEqual(
    new Set(['acc_1/msg_5']),
  );
  expect(await store.markDelivered(parts('msg_6').slice(1), NOW)).toEqual(new Set());
  expect(await store.markDelivered(parts('msg_6').slice(0, 1), NOW)).toEqual(new Set(['acc_1/msg_6']));
});

test('message ids match regardless of leading zeros, letter case, and decimal or hexadecimal notation', () => {
  expect(['00AB', 'ab ', '0', '000'].map(plainId)).toEqual(['ab', 'ab', '0', '0']);
  expect(otherForms('255')).toEqual(['ff', '597']);
  expect(otherForms('00FF')).toEqual(['255']);
  expect([otherForms('msg-1'), otherForms(''), otherForms('9'.repeat(100))]).toEqual([[], [], []]);
});

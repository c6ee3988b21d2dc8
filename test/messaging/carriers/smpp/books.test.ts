import { createBooks, dropOldIds } from '../../../../src/messaging/carriers/smpp/books.ts';
import { otherForms, plainId } from '../../../../src/messaging/carriers/smpp/message-ids.ts';
import type { Database } from '../../../../src/platform/database.ts';
import { openTestDatabase } from '../support/open-carrier.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const DAY_MS = 24 * 3600 * 1000;

let database: Database;
let close: () => Promise<void>;

beforeAll(async () => {
  ({ database, close } = await openTestDatabase());
});
afterAll(() => close());

test('what a carrier calls a text is known for seven days, and forgotten then', async () => {
  const books = createBooks(database, 'seven-days');
  await books.keep([{ id: 'a', reference: 'acc_1/msg_1', parts: 1 }], NOW);
  await dropOldIds(database, new Date(NOW.getTime() + 6 * DAY_MS));
  expect((await books.find(['a'])).get('a')).toMatchObject({ reference: 'acc_1/msg_1' });
  expect(await dropOldIds(database, new Date(NOW.getTime() + 7 * DAY_MS))).toBe(false);
  expect((await books.find(['a'])).size).toBe(0);
});

test('an id that a carrier uses again means the later text, also within one batch', async () => {
  const books = createBooks(database, 'again');
  await books.keep([{ id: '7', reference: 'acc_1/msg_1', parts: 1 }], NOW);
  await books.keep(
    ['msg_2', 'msg_3'].map((id) => ({ id: '7', reference: `acc_1/${id}`, parts: 1 })),
    NOW,
  );
  expect((await books.find(['7'])).get('7')).toMatchObject({ reference: 'acc_1/msg_3' });
});

test('two carriers may call different texts the same', async () => {
  const [one, two] = [createBooks(database, 'one'), createBooks(database, 'two')];
  await one.keep([{ id: '7', reference: 'acc_1/msg_1', parts: 1 }], NOW);
  await two.keep([{ id: '7', reference: 'acc_2/msg_2', parts: 1 }], NOW);
  expect((await one.find(['7'])).get('7')).toMatchObject({ reference: 'acc_1/msg_1' });
});

test('parts that arrive at once make a text whole, and those of another text do not', async () => {
  const books = createBooks(database, 'parts');
  const parts = (message: string) =>
    [1, 2].map((part) => ({ id: `${message}-${part}`, reference: `acc_1/${message}`, parts: 2 }));
  await books.keep([...parts('msg_5'), ...parts('msg_6')], NOW);
  expect(await books.arrived([...parts('msg_5'), ...parts('msg_6').slice(1)], NOW)).toEqual(new Set(['acc_1/msg_5']));
  expect(await books.arrived(parts('msg_6').slice(1), NOW)).toEqual(new Set());
  expect(await books.arrived(parts('msg_6').slice(0, 1), NOW)).toEqual(new Set(['acc_1/msg_6']));
});

test('an id is the same with zeros before it and in capitals, and is known in the other base', () => {
  expect(['00AB', 'ab ', '0', '000'].map(plainId)).toEqual(['ab', 'ab', '0', '0']);
  expect(otherForms('255')).toEqual(['ff', '597']);
  expect(otherForms('00FF')).toEqual(['255']);
  expect([otherForms('msg-1'), otherForms(''), otherForms('9'.repeat(100))]).toEqual([[], [], []]);
});

import { createIdSaver } from '../../../src/carriers/smpp/receive/id-saver.ts';
import type { IdStore, StoredId } from '../../../src/carriers/smpp/receive/id-store.ts';
import { silent } from '../../support/dispatching.ts';

const idOf = (id: string): StoredId => ({ id, reference: `acc_1/msg_${id}`, parts: 1 });

/** A store whose database is away until it is told otherwise. */
function storeWithOutage() {
  const stored: string[] = [];
  const outage = { isOver: false };
  const save: IdStore['save'] = async (entries) => {
    if (!outage.isOver) throw new Error('Connection terminated unexpectedly');
    stored.push(...entries.map(({ id }) => id));
  };
  return { idStore: { save } as IdStore, stored, outage };
}

function saverOf(idStore: IdStore) {
  const told: string[] = [];
  const onSaved = (ids: ReadonlySet<string>): void => void told.push(...ids);
  return { told, saver: createIdSaver({ idStore, onSaved, clock: () => new Date(), log: silent }) };
}

test('an answer does not wait for an outage of the database, and its id is stored after it', async () => {
  const { idStore, stored, outage } = storeWithOutage();
  const { saver, told } = saverOf(idStore);
  await Promise.all(['0A1', 'b2', 'c3'].map((id) => saver.save(idOf(id))));
  await saver.retry();
  expect([stored, told]).toEqual([[], []]);
  outage.isOver = true;
  await saver.retry();
  expect(stored.sort()).toEqual(['0A1', 'b2', 'c3']);
  expect(told.sort()).toEqual(['a1', 'b2', 'c3']);
  await saver.retry();
  expect(stored).toHaveLength(3);
});

test('a stop stores what waits', async () => {
  const { idStore, stored, outage } = storeWithOutage();
  const { saver } = saverOf(idStore);
  await saver.save(idOf('d4'));
  outage.isOver = true;
  await saver.stop();
  expect(stored).toEqual(['d4']);
});

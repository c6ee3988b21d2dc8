import { type LockKind, lock, lockShared, tryLock } from '../../../src/platform/database/locks.ts';
import type { Sql } from '../../../src/platform/database/sql.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { untilSomebodyWaits } from '../../support/locks.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const TENANT = 'acc_locks';
/** Rows exclude transactions on one server as well. */
describe.each([
  ['of one server', false],
  ['in rows, as on several servers', true],
])('locks %s', (_, isDistributed) => {
  const within = <T>(work: (tx: Sql) => Promise<T>): Promise<T> =>
    app.parts.database.transaction((tx) => work({ ...tx, isDistributed }));

  type Take = (tx: Sql, kind: LockKind, ...keys: readonly string[]) => Promise<void>;
  const alone: Take = (tx, ...kindAndKeys) => lock(tx, TENANT, ...kindAndKeys);
  const shared: Take = (tx, ...kindAndKeys) => lockShared(tx, TENANT, ...kindAndKeys);

  test.each([
    { name: 'two that hold a key alone', first: alone, second: alone },
    { name: 'one alone after one that shares it', first: shared, second: alone },
    { name: 'one that shares it after one alone', first: alone, second: shared },
  ])('of $name, the second waits, when the key is new and when it was used', async ({ first, second }) => {
    const { database } = app.parts;
    await database.tenant(TENANT).locks.deleteMany({ where: { kind: 'names' } });
    for (const _ of ['new', 'used']) {
      const order: string[] = [];
      const { waiting } = await within(async (tx) => {
        await first(tx, 'names', 'a');
        const other = within(async (otherTx) => {
          await second(otherTx, 'names', 'a');
          order.push('second');
        });
        await untilSomebodyWaits(database.pool);
        order.push('first');
        return { waiting: other };
      });
      await waiting;
      expect(order).toEqual(['first', 'second']);
    }
  });

  test('transactions that share a key do not wait for each other once it was used', async () => {
    await within((tx) => shared(tx, 'caps', 'a'));
    await within(async (tx) => {
      await shared(tx, 'caps', 'a');
      await within((other) => shared(other, 'caps', 'a'));
    });
  });

  test('keys of another kind or tenant do not wait', async () => {
    await within(async (tx) => {
      await lock(tx, TENANT, 'names', 'a');
      await within((other) => lock(other, TENANT, 'retry', 'a'));
      await within((other) => lock(other, 'acc_other', 'names', 'a'));
    });
  });

  test('tryLock says whether another transaction holds the key, and holds it if not', async () => {
    await within((tx) => tryLock(tx, TENANT, 'signals', 'a'));
    await within(async (tx) => {
      expect(await tryLock(tx, TENANT, 'signals', 'a')).toBe(true);
      expect(await within((other) => tryLock(other, TENANT, 'signals', 'a'))).toBe(false);
    });
  });

  test('a statement that is sent with the lock sees what the holder before has committed', async () => {
    const count = (tx: Sql) => tx.tenant(TENANT).locks.count({ where: { kind: 'read', slot: Number(isDistributed) } });
    const { reading } = await within(async (tx) => {
      await alone(tx, 'retry', 'a');
      const other = within(async (otherTx) => {
        const [, seen] = await Promise.all([alone(otherTx, 'retry', 'a'), count(otherTx)]);
        return seen;
      });
      await untilSomebodyWaits(app.parts.database.pool);
      await tx.tenant(TENANT).locks.create({ data: { tenant_id: TENANT, kind: 'read', slot: Number(isDistributed) } });
      return { reading: other };
    });
    expect(await reading).toBe(1);
  });

  test('transactions that take many keys in any order do not deadlock', async () => {
    const keys = Array.from({ length: 60 }, (_, index) => `person ${index}`);
    await Promise.all(
      Array.from({ length: 8 }, (_, nth) =>
        within(async (tx) => {
          await alone(tx, 'cap', ...(nth % 2 === 0 ? keys : keys.toReversed()));
        }),
      ),
    );
  });
});

import fc from 'fast-check';
import { type Command, command, run } from './commands.ts';
import { type CreditRecords, expectSound, openRecords } from './ledger-sums.ts';

let records: CreditRecords;
beforeAll(async () => {
  records = await openRecords();
});
afterAll(() => records.close());

/** The same rules in memory: a command takes effect, or it is rejected and changes nothing. */
class Model {
  posted: number;
  held = 0;
  readonly #refs = new Set<number>();
  readonly #refunded = new Set<number>();
  readonly #open: number[] = [];

  constructor(posted: number) {
    this.posted = posted;
  }

  /** False when the command is rejected. */
  apply(given: Command): boolean {
    switch (given.kind) {
      case 'add':
        if (this.#refs.has(given.ref)) return false;
        this.#refs.add(given.ref);
        this.posted += given.amount;
        return true;
      case 'spend':
        if (this.posted - this.held < given.amount) return false;
        this.posted -= given.amount;
        return true;
      case 'hold':
        if (this.posted - this.held < given.amount) return false;
        this.held += given.amount;
        this.#open.push(given.amount);
        return true;
      case 'refund':
        if (!this.#refunded.has(given.message)) this.posted += given.amount;
        this.#refunded.add(given.message);
        return true;
      case 'capture':
      case 'release':
        return this.#resolve(
          given.hold % Math.max(1, this.#open.length),
          given.amount * (given.twice ? 2 : 1),
          given.kind,
        );
    }
  }

  #resolve(index: number, amount: number, kind: 'capture' | 'release'): boolean {
    const left = this.#open[index];
    if (left === undefined) return true;
    if (amount > left) return false;
    this.#open[index] = left - amount;
    this.held -= amount;
    if (kind === 'capture') this.posted -= amount;
    return true;
  }
}

test('credits follow the model through any 200 commands: entries sum up to the balance, and no hold is exceeded', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(command, { minLength: 200, maxLength: 200 }), async (commands) => {
      const owner = await records.open(100);
      const model = new Model(100);
      const holds: string[] = [];
      for (const given of commands) {
        const done = await records.database
          .transaction((tx) => run(tx, owner, given, holds))
          .then(
            () => true,
            () => false,
          );
        expect(done).toBe(model.apply(given));
        const { rows } = await records.database.pool.query(
          'SELECT posted, held FROM credit_accounts WHERE tenant_id = $1',
          [owner.tenantId],
        );
        expect(rows).toEqual([{ posted: model.posted, held: model.held }]);
      }
      expectSound(await records.audit(owner));
    }),
    { numRuns: 6, endOnFailure: true },
  );
}, 60_000);

import fc from 'fast-check';
import { readSpending } from '../../src/credits/limits.ts';
import { type Command, command, run } from './commands.ts';
import { type CreditRecords, expectSound, openRecords } from './ledger-sums.ts';

const DAY_MS = 24 * 3_600_000;
/** Of the first day; records are opened now. */
const START = Date.now();

let records: CreditRecords;
beforeAll(async () => {
  records = await openRecords();
});
afterAll(() => records.close());

/** The same rules in memory: a command takes effect, or it is rejected and changes nothing. */
class Model {
  posted: number;
  held = 0;
  day = 0;
  /** Spent on `spentDay`. */
  spent = 0;
  spentDay = 0;
  #dailyLimit: number | null = null;
  #campaignLimit: number | null = null;
  /** Credits of the one campaign that were held and not released. */
  #campaign = 0;
  readonly #debits = new Map<number, number>();
  readonly #refs = new Set<number>();
  readonly #refunded = new Set<number>();
  readonly #open: { left: number; readonly day: number }[] = [];

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
        this.#count(0);
        return true;
      case 'spend':
        if (this.#debits.has(given.message) || !this.#covers(given.amount)) return false;
        this.posted -= given.amount;
        this.#debits.set(given.message, this.day);
        this.#count(given.amount);
        return true;
      case 'hold':
        if (!this.#covers(given.amount)) return false;
        if (this.#campaignLimit !== null && this.#campaign + given.amount > this.#campaignLimit) return false;
        this.held += given.amount;
        this.#campaign += given.amount;
        this.#open.push({ left: given.amount, day: this.day });
        this.#count(given.amount);
        return true;
      case 'refund':
        if (this.#refunded.has(given.message)) return true;
        this.#refunded.add(given.message);
        this.posted += given.amount;
        if (this.#debits.get(given.message) === this.spentDay) this.spent -= given.amount;
        return true;
      case 'limit':
        if (given.of === 'daily') this.#dailyLimit = given.amount;
        else this.#campaignLimit = given.amount;
        return true;
      case 'nextDay':
        this.day += 1;
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

  get spentToday(): number {
    return this.spentDay === this.day ? this.spent : 0;
  }

  #covers(amount: number): boolean {
    if (this.posted - this.held < amount) return false;
    return this.#dailyLimit === null || this.spentToday + amount <= this.#dailyLimit;
  }

  #count(amount: number): void {
    this.spent = this.spentToday + amount;
    this.spentDay = this.day;
  }

  #resolve(index: number, amount: number, kind: 'capture' | 'release'): boolean {
    const hold = this.#open[index];
    if (hold === undefined) return true;
    if (amount > hold.left) return false;
    hold.left -= amount;
    this.held -= amount;
    if (kind === 'capture') this.posted -= amount;
    else {
      this.#campaign -= amount;
      if (hold.day === this.spentDay) this.spent -= amount;
    }
    return true;
  }
}

test('credits follow the model through any 200 commands: entries sum up to the balance, and no hold or limit is exceeded', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(command, { minLength: 200, maxLength: 200 }), async (commands) => {
      const owner = await records.open(100);
      const model = new Model(100);
      const holds: string[] = [];
      for (const given of commands) {
        const done = await records.database
          .transaction((tx) => run(tx, owner, given, holds, new Date(START + model.day * DAY_MS)))
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
        const { spentToday } = await readSpending(records.database, owner, new Date(START + model.day * DAY_MS));
        expect(spentToday).toBe(model.spentToday);
      }
      expectSound(await records.audit(owner));
    }),
    { numRuns: 6, endOnFailure: true },
  );
}, 60_000);

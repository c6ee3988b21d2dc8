import fc from 'fast-check';
import { CallerGone, RulesBusy } from '../../../src/platform/database/rule-budget.ts';
import { createRuleTurns, type RuleAsker } from '../../../src/platform/database/rule-turns.ts';

const PLACES = 6;
const caller = (tenantId: string, isShared = false): RuleAsker => ({ tenantId, isShared, isHolding: false });
const worker = (tenantId: string, isShared = false): RuleAsker => ({ tenantId, isShared, isHolding: true });

interface Asked extends RuleAsker {
  readonly nth: number;
  /** What it was answered, also an error. */
  answer: Promise<unknown>;
  end(): void;
}

/** Those that may start have started. */
const settled = () => new Promise((done) => setImmediate(done));

/** Turns whose clock stands still, and the statements that run, in the order of their start. */
function openTurns(options: Parameters<typeof createRuleTurns>[1] = {}) {
  let time = 0;
  const turns = createRuleTurns(PLACES, { now: () => time, ...options });
  const running: Asked[] = [];
  const started: number[] = [];
  let count = 0;
  const ask = (asker: RuleAsker): Asked => {
    let end = (): void => undefined;
    const ended = new Promise<void>((done) => (end = done));
    const asked: Asked = { ...asker, nth: count, answer: ended, end };
    count += 1;
    const work = (): Promise<void> => {
      running.push(asked);
      started.push(asked.nth);
      return ended;
    };
    asked.answer = turns.run(asker, work).catch((error: unknown) => error);
    return asked;
  };
  /** Ends a statement that took the time; default: the one that started first. */
  const end = async (ms = 0, asked = running[0]): Promise<void> => {
    if (asked === undefined) throw new Error('No statement is running.');
    time += ms;
    running.splice(running.indexOf(asked), 1);
    asked.end();
    await settled();
  };
  const endAll = async (): Promise<void> => {
    while (running.length > 0) await end();
  };
  return { ask, end, endAll, running, started, advance: (ms: number) => (time += ms) };
}

test('whatever tenants ask, none has more than a third, those that share have one, and no place stays free', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(
        fc.oneof(
          fc.record({ kind: fc.constant('ask' as const), tenant: fc.nat(7) }),
          fc.record({ kind: fc.constant('end' as const), pick: fc.nat(), ms: fc.nat(3_000) }),
        ),
        { maxLength: 80 },
      ),
      async (steps) => {
        const { ask, end, endAll, running, started } = openTurns();
        const asked: Asked[] = [];
        const check = (): void => {
          const of = (tenantId: string) => running.filter((one) => one.tenantId === tenantId).length;
          expect(running.length).toBeLessThanOrEqual(PLACES);
          for (const { tenantId } of running) expect(of(tenantId)).toBeLessThanOrEqual(PLACES / 3);
          expect(running.filter(({ isShared }) => isShared).length).toBeLessThanOrEqual(1);
          const waiting = asked.filter(({ nth }) => !started.includes(nth));
          // Half of the places are for all, also for tenants with slow statements.
          if (running.length < PLACES / 2)
            for (const { tenantId, isShared } of waiting)
              expect(of(tenantId) === PLACES / 3 || (isShared && running.some((one) => one.isShared))).toBe(true);
        };
        for (const step of steps) {
          if (step.kind === 'ask') asked.push(ask(caller(`t${step.tenant}`, step.tenant < 4)));
          else if (running.length > 0) await end(step.ms, running[step.pick % running.length]);
          await settled();
          check();
        }
        await endAll();
        expect(started).toHaveLength(asked.length);
      },
    ),
  );
});

test('tenants take turns, however many statements each has waiting', async () => {
  const { ask, end, endAll, started } = openTurns();
  const first = ask(caller('many', true));
  const many = Array.from({ length: 10 }, () => ask(caller('many', true)));
  const few = [ask(caller('few', true)), ask(caller('few', true))];
  for (let n = 0; n < 5; n += 1) await end(100);
  expect(started).toEqual([first, few[0], many[0], few[1], many[1], many[2]].map((one) => one?.nth));
  await endAll();
});

test('a fast statement waits for one slow statement of a crowd, not for those that wait before it', async () => {
  const { ask, end, endAll, running } = openTurns();
  const crowd = Array.from({ length: 12 }, (_, nth) => ask(caller(`free-${nth}`, true)));
  for (let n = 0; n < 12; n += 1) await end(2_000);
  for (let n = 0; n < 12; n += 1) crowd.push(ask(caller(`free-${n}`, true)));
  const fast = ask(caller('fast', true));
  await end(2_000);
  expect(running[0]?.nth).toBe(fast.nth);
  await endAll();
});

test('tenants with slow statements leave half of the places, until they have been fast for a while', async () => {
  const { ask, end, endAll, running, advance } = openTurns();
  const slow = ['a', 'b', 'c', 'd'];
  for (const tenant of slow) await end(3_000, ask(caller(tenant)));
  const again = slow.flatMap((tenant) => [ask(caller(tenant)), ask(caller(tenant))]);
  expect(running).toHaveLength(PLACES / 2);
  const fast = ask(caller('fast'));
  expect(running).toContain(fast);
  await end(1, fast);
  await endAll();
  await Promise.all(again.map(({ answer }) => answer));
  advance(60_000);
  const later = slow.flatMap((tenant) => [ask(caller(tenant)), ask(caller(tenant))]);
  expect(running).toHaveLength(PLACES);
  await endAll();
  await Promise.all(later.map(({ answer }) => answer));
});

test('the line is bounded for a tenant, and for those that share a place, and leaves room for others', async () => {
  const { ask, endAll, running } = openTurns();
  const own = Array.from({ length: 3 + 20 }, () => ask(caller('a')));
  expect(await own.at(-1)?.answer).toBeInstanceOf(RulesBusy);
  const free = Array.from({ length: 1 + 60 + 1 }, (_, nth) => ask(caller(`free-${nth}`, true)));
  expect(await free.at(-1)?.answer).toMatchObject({ code: '53300' });
  const other = ask(caller('other'));
  expect(running).toContain(other);
  await endAll();
});

test('of a crowd, few wait with a transaction or as a worker, and none that is known to be slow', async () => {
  const { ask, end, endAll, running } = openTurns();
  for (let n = 0; n < 6; n += 1) await end(2_000, ask(worker(`slow-${n}`, true)));
  const first = ask(worker('slow-0', true));
  expect(await ask(worker('slow-1', true)).answer).toBeInstanceOf(RulesBusy);
  const waiting = Array.from({ length: 2 }, (_, nth) => ask(worker(`new-${nth}`, true)));
  expect(await ask(worker('new-2', true)).answer).toBeInstanceOf(RulesBusy);
  const call = ask(caller('slow-1', true));
  await end(2_000, first);
  expect(waiting.map(({ nth }) => nth)).toContain(running[0]?.nth);
  await endAll();
  await call.answer;
});

test('a statement whose turn does not come is given up, and so is one whose caller has left', async () => {
  const { ask, end, running } = openTurns({ patienceMs: { calling: 1, holding: 60_000 } });
  const first = ask(caller('a', true));
  expect(await ask(caller('b', true)).answer).toBeInstanceOf(RulesBusy);
  const gone = new AbortController();
  const left = ask({ ...worker('c', true), signal: gone.signal });
  gone.abort();
  expect(await left.answer).toBeInstanceOf(CallerGone);
  expect(await ask({ ...worker('c', true), signal: gone.signal }).answer).toBeInstanceOf(CallerGone);
  await end(0, first);
  expect(running).toEqual([]);
});

import type { Database } from '../../platform/database.ts';
import { neverSort } from '../../platform/never-sort.ts';
import type { Sql } from '../../platform/sql.ts';
import { type LaneStart, readLanes, type WaitingEvent, walkHeads } from './backlog-queries.ts';

/** Consecutive events of one account, to go out one after another. */
export interface Lane {
  readonly accountId: string;
  readonly events: readonly WaitingEvent[];
}

/** What waits at one endpoint, as far as this process has it in hand. An account is in hand until all that was done for it is written down. */
export interface Backlog {
  /** Reads more, at most `room` events; answers whether it found something. */
  read(room: number, now: Date): Promise<boolean>;
  next(): Lane | undefined;
  /** Lanes that nobody works on yet. */
  readonly ready: number;
  /** Events in hand that were not attempted. */
  readonly waiting: number;
  readonly idle: boolean;
  /** An event leaves: attempted, or left for another time. */
  take(events: number): void;
  /** The account's events are written down, so that it may be read again. */
  free(accountId: string): void;
}

/** So many accounts are looked at in one walk. */
const STEPS = 2_000;
/** An account that had nothing at the last walk may have something now. */
const WALK_EVERY_MS = 250;

export function createBacklog(
  database: Database,
  tenantId: string,
  clock: () => number = () => performance.now(),
): Backlog {
  const queue: Lane[] = [];
  const inHand = new Set<string>();
  /**
   * Those that were written down since a walk saw all accounts with something waiting, the first one first: they are read without another
   * walk, which passes over everything that was delivered and is not yet swept up. Null when the last walk saw a part of them.
   */
  let cameBack: string[] | null = null;
  let walkedAt = 0;
  let after = '';
  let waiting = 0;

  /** To the end and once more from the front, beginning where the last look ended: accounts take turns, however many have something. */
  const findHeads = async (tx: Sql, limit: number, now: Date): Promise<LaneStart[]> => {
    for (let turns = after === '' ? 1 : 0; turns < 2; turns += after === '' ? 1 : 0) {
      const from = after;
      cameBack = from === '' ? [] : null;
      walkedAt = clock();
      const heads = await tx.rows(walkHeads, tenantId, from, now, STEPS, limit, [...inHand]);
      const ready = heads.filter((head) => head.ready);
      const last = heads.at(-1);
      const reachedEnd = last === undefined || (ready.length < limit && last.step < STEPS);
      after = reachedEnd ? '' : last.account_id;
      if (!reachedEnd) cameBack = null;
      if (ready.length > 0) return ready;
    }
    return [];
  };

  const readLanesFrom = async (tx: Sql, heads: readonly LaneStart[], room: number, now: Date): Promise<Lane[]> => {
    if (heads.length === 0) return [];
    const accounts = heads.map((head) => head.account_id);
    const ids = heads.map(({ id }) => id);
    const quota = Math.max(1, Math.floor(room / heads.length));
    return toLanes(await tx.rows(readLanes, tenantId, accounts, ids, quota, now));
  };

  const thoseThatCameBack = (most: number): LaneStart[] => {
    if (cameBack === null || clock() - walkedAt >= WALK_EVERY_MS) return [];
    return cameBack.splice(0, most).map((id) => ({ account_id: id, id: '' }));
  };

  return {
    read: async (room, now) => {
      const lanes = await database.transaction(async (tx) => {
        await tx.run(neverSort);
        const back = await readLanesFrom(tx, thoseThatCameBack(room), room, now);
        return back.length > 0 ? back : readLanesFrom(tx, await findHeads(tx, room, now), room, now);
      });
      for (const lane of lanes) {
        inHand.add(lane.accountId);
        queue.push(lane);
        waiting += lane.events.length;
      }
      return queue.length > 0;
    },
    next: () => queue.shift(),
    get ready() {
      return queue.length;
    },
    get waiting() {
      return waiting;
    },
    get idle() {
      return inHand.size === 0;
    },
    take: (events) => {
      waiting -= events;
    },
    free: (accountId) => {
      inHand.delete(accountId);
      cameBack?.push(accountId);
    },
  };
}

/** A lane ends before an event that is not due: it was tried and failed before an older one was replayed. */
function toLanes(rows: readonly WaitingEvent[]): Lane[] {
  const lanes = new Map<string, { readonly events: WaitingEvent[]; open: boolean }>();
  for (const row of rows) {
    const lane = lanes.get(row.account_id) ?? { events: [], open: true };
    lanes.set(row.account_id, lane);
    lane.open &&= row.due;
    if (lane.open) lane.events.push(row);
  }
  return [...lanes]
    .filter(([, { events }]) => events.length > 0)
    .map(([accountId, { events }]) => ({ accountId, events }));
}

import type { Database } from '../../platform/database.ts';
import type { Sql } from '../../platform/sql.ts';
import { type Head, neverSort, readLanes, type WaitingEvent, walkHeads } from './backlog-queries.ts';

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

const STEPS = 2_000;

export function createBacklog(database: Database, tenantId: string): Backlog {
  const queue: Lane[] = [];
  const inHand = new Set<string>();
  let after = '';
  let waiting = 0;

  /** To the end and once more from the front, beginning where the last look ended: accounts take turns, however many have something. */
  const findHeads = async (tx: Sql, limit: number, now: Date): Promise<Head[]> => {
    for (let turns = after === '' ? 1 : 0; turns < 2; ) {
      const heads = await tx.rows(walkHeads, tenantId, after, now, STEPS, limit, [...inHand]);
      after = heads.at(-1)?.account_id ?? '';
      const ready = heads.filter((head) => head.ready);
      if (ready.length > 0) return ready;
      if (after === '') turns += 1;
    }
    return [];
  };

  return {
    read: async (room, now) => {
      const rows = await database.transaction(async (tx) => {
        await tx.run(neverSort);
        const heads = await findHeads(tx, room, now);
        if (heads.length === 0) return [];
        return tx.rows(
          readLanes,
          tenantId,
          heads.map((head) => head.account_id),
          heads.map(({ id }) => id),
          Math.max(1, Math.floor(room / heads.length)),
        );
      });
      if (rows.length === 0) return false;
      for (const lane of toLanes(rows, now)) {
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
    free: (accountId) => inHand.delete(accountId),
  };
}

/** A lane ends before an event that is not due: it was tried and failed before an older one was replayed. */
function toLanes(rows: readonly WaitingEvent[], now: Date): Lane[] {
  const lanes = new Map<string, { readonly events: WaitingEvent[]; open: boolean }>();
  for (const row of rows) {
    const lane = lanes.get(row.account_id) ?? { events: [], open: true };
    lanes.set(row.account_id, lane);
    lane.open &&= row.due_at <= now;
    if (lane.open) lane.events.push(row);
  }
  return [...lanes]
    .filter(([, { events }]) => events.length > 0)
    .map(([accountId, { events }]) => ({ accountId, events }));
}

import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from '../../logger.ts';
import type { ClientWatch, WatchedClient } from './client.ts';
import type { Patience } from './patience.ts';
import type { Session } from './session.ts';
import { isReadOnly, unavailableReason } from './unavailable.ts';

export interface WatchParts {
  readonly patience: Patience;
  readonly log: Logger | undefined;
  /** Called for each connection that this process closes, because it is of no use. */
  readonly onLost: ((reason: LostReason) => void) | undefined;
  /** A connection outside of the pool, which is not made yet. */
  readonly openProbe: () => WatchedClient;
  /** Why the database cannot serve, asked through the pool; null: it can. */
  readonly check: () => Promise<string | null>;
  /** Ends server processes that have no client any more. */
  readonly terminate: (sessions: readonly Session[]) => Promise<unknown>;
}

export type LostReason = 'silent' | 'read_only';

/** Watches the connections to one database. */
export interface ConnectionWatch extends ClientWatch {
  /** The database does not serve: logged once, until it serves again. */
  report(reason: string): void;
  /** Closes what does not reach a server that takes writes, at the latest when it is released. */
  retireAll(): void;
  close(): void;
}

const RECOVERY_MS = 1_000;

/**
 * Of these server processes, those that work, or have just finished: their answer is on its way. A
 * process that waits for its client although we wait for it has not got the statement, or its
 * answer was lost.
 */
const WORKING = `SELECT pid FROM pg_stat_activity
  WHERE pid = ANY ($1::int[]) AND (state IS NULL OR state NOT LIKE 'idle%' OR state_change > clock_timestamp() - interval '1 s')`;

/**
 * Finds connections over which nothing comes any more although they are open: of a server that
 * hangs, or behind a middlebox that forgot them. A statement may take long, so silence alone proves
 * nothing: after a short one the server is asked over a new connection, and only a connection that
 * it does not work for is closed; all of them when it does not answer at all.
 */
export function watchConnections({ patience, log, onLost, openProbe, check, terminate }: WatchParts): ConnectionWatch {
  const clients = new Set<WatchedClient>();
  let timer: NodeJS.Timeout | undefined;
  let tickedAt = 0;
  let isProbing = false;
  let isClosed = false;
  /** Of connections that are lost: their transactions are open, and hold locks. */
  let orphans: Session[] = [];
  let incident: { readonly since: number; lost: number } | null = null;

  const lose = (client: WatchedClient, reason: LostReason, message: string): void => {
    clients.delete(client);
    client.abandon(message);
    if (client.isProbe) return;
    if (client.backendPid !== 0) orphans.push(client.session);
    if (incident !== null) incident.lost += 1;
    onLost?.(reason);
  };

  const loseSilent = (silent: readonly WatchedClient[], now: number): void => {
    if (silent.some(({ isProbe }) => !isProbe)) report('a connection to the database does not answer');
    for (const client of silent) {
      const seconds = Math.round(client.silentMs(now) / 100) / 10;
      lose(client, 'silent', `The database did not answer for ${seconds} s.`);
    }
  };

  const tick = (): void => {
    const now = performance.now();
    const lateMs = now - tickedAt - patience.tickMs;
    tickedAt = now;
    // What arrived while this process did not run has not been read yet.
    if (lateMs > patience.tickMs) {
      for (const client of clients) client.excuse(lateMs);
      return;
    }
    loseSilent(
      [...clients].filter((client) => client.silentMs(now) >= client.limitMs),
      now,
    );
    const suspects = [...clients].filter((client) => client.isSuspect(now));
    if (suspects.length > 0 && !isProbing) void probe(suspects);
  };

  const probe = async (suspects: readonly WatchedClient[]): Promise<void> => {
    isProbing = true;
    const working = await askFor(suspects);
    isProbing = false;
    const now = performance.now();
    const stillSilent = suspects.filter((client) => clients.has(client) && client.isSuspect(now));
    for (const client of stillSilent) if (working === null || working.has(client.backendPid)) client.vouch(now);
    loseSilent(
      stillSilent.filter(({ backendPid }) => working?.has(backendPid) === false),
      now,
    );
  };

  /** The processes that work for them; null: that is not known. */
  const askFor = async (suspects: readonly WatchedClient[]): Promise<ReadonlySet<number> | null> => {
    const client = openProbe();
    try {
      await client.connect();
      const { rows } = await client.query<{ pid: number }>(WORKING, [suspects.map(({ backendPid }) => backendPid)]);
      return new Set(rows.map(({ pid }) => pid));
    } catch (error) {
      // A pooler may answer for a server that has no free place.
      return client.hasHeard || hasSeverity(error) ? null : new Set();
    } finally {
      void client.end();
    }
  };

  const report = (reason: string): void => {
    if (isClosed || incident !== null) return;
    incident = { since: performance.now(), lost: 0 };
    log?.warn({ reason }, 'the database does not serve; calls answer `unavailable` until it does');
    void recover();
  };

  const recover = async (): Promise<void> => {
    for (;;) {
      await sleep(RECOVERY_MS, undefined, { ref: false });
      if (isClosed || incident === null) return;
      if ((await check()) === null && (await endOrphans())) break;
    }
    const seconds = Math.round((performance.now() - incident.since) / 100) / 10;
    log?.info({ seconds, closedConnections: incident.lost }, 'the database serves again');
    incident = null;
  };

  /** Returns whether they are ended. */
  const endOrphans = async (): Promise<boolean> => {
    const ended = orphans;
    orphans = [];
    if (ended.length === 0) return true;
    return terminate(ended).then(
      () => true,
      () => {
        orphans.push(...ended);
        return false;
      },
    );
  };

  const retireAll = (): void => {
    for (const client of clients) {
      client.isRetired = true;
      if (!client.isLent && !client.isProbe) lose(client, 'read_only', 'The database is read-only.');
    }
  };

  return {
    add: (client) => {
      clients.add(client);
      if (timer !== undefined || isClosed) return;
      tickedAt = performance.now();
      timer = setInterval(tick, patience.tickMs).unref();
    },
    remove: (client) => {
      clients.delete(client);
      if (clients.size > 0) return;
      clearInterval(timer);
      timer = undefined;
    },
    onError: (client, error) => {
      const reason = unavailableReason(error);
      if (reason === null || client.isProbe) return;
      report(reason);
      if (isReadOnly(error)) retireAll();
    },
    report,
    retireAll,
    close: () => {
      isClosed = true;
      clearInterval(timer);
    },
  };
}

/** Whether the server itself sent the error. */
function hasSeverity(error: unknown): boolean {
  return typeof (Object(error) as { readonly severity?: unknown }).severity === 'string';
}

import type pg from 'pg';
import { ConnectionLost } from '../connection-lost.ts';
import { CoalescingSocket } from './coalescing-socket.ts';
import type { Patience } from './patience.ts';
import { PostgresClient } from './postgres-client.ts';
import { type Session, type SessionSettings, startSession } from './session.ts';

/** Who is told of connections from their beginning to their end. */
export interface ClientWatch {
  add(client: WatchedClient): void;
  remove(client: WatchedClient): void;
  /** What a connection or a statement failed with. */
  onError(client: WatchedClient, error: unknown): void;
}

export interface ClientOptions extends pg.PoolConfig {
  readonly connectionString: string;
  readonly session: SessionSettings;
  readonly patience: Patience;
  readonly watch: ClientWatch;
  /** Asks about other connections, and therefore waits less. */
  readonly isProbe?: boolean;
}

/** What a statement may say of its own deadline, beside what pg knows. */
export interface TimedQuery extends pg.QueryConfig {
  /** Longest silence that is waited for. Default: that of the session. */
  readonly deadlineMs?: number;
}

type Answer = (error: Error | null, result: pg.QueryResult) => void;

const KEEP_ALIVE_MS = 10_000;
const CONNECT_MS = 10_000;

/**
 * A connection with the settings of Tern, which knows how long the server has been silent while
 * statements wait. The settings follow the login, because poolers refuse them as parameters of it.
 */
export class WatchedClient extends PostgresClient {
  /** As the server has confirmed it. */
  session: Session = { backendPid: 0, startedAt: '', settings: {} };
  /** Acquired from the pool, and not released yet. */
  isLent = false;
  /** Closed when it is released. */
  isRetired = false;
  readonly isProbe: boolean;
  readonly #options: ClientOptions;
  #isReady = false;
  /** Of the statements that wait, in the order of their answers. */
  readonly #deadlinesMs: number[] = [];
  #heardAt = performance.now();
  #heardBytes = 0;
  #vouchedAt = 0;

  constructor(options: ClientOptions) {
    super({
      keepAlive: true,
      keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
      connectionTimeoutMillis: CONNECT_MS,
      ...options,
      // Pipelining: statements that do not depend on each other's results are sent together.
      pipeline: true,
      stream: () => new CoalescingSocket(),
    });
    this.#options = options;
    this.isProbe = options.isProbe === true;
    // An error while no statement waits has no other listener and would end the process.
    this.on('error', () => undefined);
    const send = super.query.bind(this) as (...args: unknown[]) => Promise<pg.QueryResult>;
    // The driver has eleven signatures; all of them lead to these two.
    this.query = ((first: TimedQuery | string, ...rest: unknown[]) => {
      this.#send(typeof first === 'object' ? first.deadlineMs : undefined);
      const last = rest.at(-1);
      if (typeof last === 'function') {
        const answer: Answer = (error, result) => {
          this.#receive(error);
          (last as Answer)(error, result);
        };
        return send(first, ...rest.slice(0, -1), answer);
      }
      const answered = send(first, ...rest);
      answered.then(
        () => this.#receive(null),
        (error: Error) => this.#receive(error),
      );
      return answered;
    }) as pg.Client['query'];
  }

  get patience(): Patience {
    return this.#options.patience;
  }

  /** The server process, also behind a pooler, of which `processID` is a number of its own. */
  get backendPid(): number {
    return this.session.backendPid;
  }

  get statementTimeoutMs(): number {
    return this.#options.session.statementTimeoutMs;
  }

  protected override async open(): Promise<pg.Client> {
    const { watch, session } = this.#options;
    this.#heardAt = performance.now();
    watch.add(this);
    this.once('end', () => watch.remove(this));
    try {
      await super.open();
      this.session = await startSession(this, session);
      this.#isReady = true;
      return this;
    } catch (error) {
      watch.remove(this);
      watch.onError(this, error);
      throw error;
    }
  }

  #send(deadlineMs: number | undefined): void {
    const { session, patience } = this.#options;
    if (this.#deadlinesMs.length === 0) this.#heardAt = performance.now();
    this.#deadlinesMs.push(deadlineMs ?? session.statementTimeoutMs + patience.graceMs);
  }

  #receive(error: Error | null): void {
    this.#deadlinesMs.shift();
    if (error !== null) this.#options.watch.onError(this, error);
  }

  get hasHeard(): boolean {
    return this.#bytesRead > 0;
  }

  get #bytesRead(): number {
    return (this.connection.stream as unknown as { readonly bytesRead: number }).bytesRead;
  }

  /** How long nothing has arrived although something is awaited; 0 when nothing is. */
  silentMs(now: number): number {
    if (this.#isReady && this.#deadlinesMs.length === 0) return 0;
    const bytesRead = this.#bytesRead;
    if (bytesRead !== this.#heardBytes) {
      this.#heardBytes = bytesRead;
      this.#heardAt = now;
    }
    return now - this.#heardAt;
  }

  /** The silence after which it is given up without further questions. */
  get limitMs(): number {
    const { connectingMs, probeMs } = this.patience;
    if (this.isProbe) return probeMs;
    return this.#isReady ? (this.#deadlinesMs[0] ?? connectingMs) : connectingMs;
  }

  /** Whether the server should be asked what it does for this connection. */
  isSuspect(now: number): boolean {
    const { silentMs } = this.patience;
    return this.#isReady && !this.isProbe && this.silentMs(now) >= silentMs && now - this.#vouchedAt >= silentMs;
  }

  /** The server is busy with what it was sent. */
  vouch(now: number): void {
    this.#vouchedAt = now;
  }

  /** This process itself did not run for that long. */
  excuse(ms: number): void {
    this.#heardAt += ms;
  }

  /** Closes the connection at once: all its statements fail. */
  abandon(message: string): void {
    (this.connection.stream as unknown as { destroy(error: Error): void }).destroy(new ConnectionLost(message));
  }
}

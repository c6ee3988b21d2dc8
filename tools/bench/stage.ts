import type { ChildProcess } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import pg from 'pg';
import { freePort } from '../../src/platform/postgres/free-port.ts';
import { endProcess } from '../../test/support/service-process.ts';
import { whenInterrupted } from '../../test/support/when-interrupted.ts';
import { firstLine, start, waitForAnswer } from './process.ts';

/** Resources for a row, created on demand and removed after the row. */
export interface Stage {
  readonly directory: string;
  readonly isQuick: boolean;
  /** Whether to measure for an hour. */
  readonly isLong: boolean;
  /** Whether the situation with this name is measured. */
  includes(name: string): boolean;
  /** Returns `quick` with --quick, otherwise `full`. */
  sized(full: number, quick: number): number;
  /** Its own migrated PostgreSQL. */
  store(): Promise<Store>;
  /**
   * The built service on that database, without workers unless the role is `all`, and a bare Koa on
   * the same database.
   */
  service(settings?: Readonly<Record<string, string>>, role?: 'api' | 'all'): Promise<Bench>;
  /** Starts another process, which ends with the row. */
  start(command: readonly string[], env?: Readonly<Record<string, string>>): ChildProcess;
  close(): Promise<void>;
}

export interface Store {
  readonly databaseUrl: string;
  readonly pool: pg.Pool;
  /** Environment of every service process. */
  readonly environment: Readonly<Record<string, string>>;
  /** Starts a worker process and waits until it polls. */
  worker(settings?: Readonly<Record<string, string>>): Promise<ChildProcess>;
}

export interface Bench extends Store {
  readonly url: string;
  readonly api: ChildProcess;
  readonly baselineUrl: string;
  account(credits: number): Promise<Account>;
  call(key: string, method: string, params: unknown): Promise<Record<string, unknown>>;
}

export interface Account {
  readonly key: string;
  readonly accountId: string;
}

/** A migrated database. */
export interface StageDatabase {
  readonly url: string;
  drop(): Promise<unknown>;
}

export interface StageOptions {
  readonly directory: string;
  readonly isQuick: boolean;
  /** Default: false. */
  readonly isLong?: boolean;
  /** Part of the names of the situations that are measured; default: all. */
  readonly only?: string | undefined;
  /** Called when the row needs it. */
  readonly createDatabase: () => Promise<StageDatabase>;
}

export function openStage({ directory, isQuick, isLong = false, only = '', createDatabase }: StageOptions): Stage {
  mkdirSync(directory, { recursive: true });
  const children: ChildProcess[] = [];
  const closers: (() => Promise<unknown>)[] = [];
  let opened: Promise<Store> | undefined;
  let isClosed = false;
  const started: Stage['start'] = (command, env) => {
    if (isClosed) throw new Error('The row has ended.');
    const child = start(command, env);
    children.push(child);
    return child;
  };

  const close = async (): Promise<void> => {
    isClosed = true;
    await Promise.all(children.map(endProcess));
    await opened?.catch(() => undefined);
    for (const one of closers.splice(0).reverse()) await one();
    rmSync(directory, { recursive: true, force: true });
  };
  const removeHandler = whenInterrupted(close);

  const openStore = async (): Promise<Store> => {
    const { url, drop } = await createDatabase();
    closers.push(drop);
    const pool = new pg.Pool({ connectionString: url, max: 4 });
    closers.push(() => pool.end());
    const environment = {
      DATABASE_URL: url,
      TERN_DATA_DIR: directory,
      TERN_SECRET: 'a secret for measuring with, 32 long',
      TERN_LOG_LEVEL: 'error',
      TERN_REQUESTS_PER_SECOND: '1000000',
      TERN_SIMULATOR_RATE: '1000000',
    };
    return {
      databaseUrl: url,
      pool,
      environment,
      worker: async (settings = {}) => {
        const child = started(['bin/tern', 'worker'], { ...environment, ...settings });
        await firstLine(child);
        return child;
      },
    };
  };
  const store: Stage['store'] = () => {
    opened ??= openStore();
    return opened;
  };

  return {
    directory,
    isQuick,
    isLong,
    includes: (name) => name.includes(only),
    sized: (full, quick) => (isQuick ? quick : full),
    store,
    start: started,
    service: async (settings = {}, role = 'api') => {
      const { environment, ...rest } = await store();
      const [port, baselinePort] = [await freePort(), await freePort()];
      const baselineUrl = `http://127.0.0.1:${baselinePort}`;
      const own = {
        ...environment,
        TERN_WEBHOOK_ALLOWED_HOSTS: `127.0.0.1:${baselinePort}`,
        // Carriers post their receipts to this address.
        TERN_PUBLIC_URL: `http://127.0.0.1:${port}`,
        ...settings,
      };
      const api = started(['bin/tern', 'serve', '--role', role], { ...own, PORT: String(port) });
      const baseline = started(['node', 'tools/bench/processes/baseline.mjs'], {
        ...environment,
        PORT: String(baselinePort),
      });
      await Promise.all([
        waitForAnswer(api, `http://127.0.0.1:${port}/readyz`),
        waitForAnswer(baseline, `${baselineUrl}/`),
      ]);
      const url = `http://127.0.0.1:${port}/rpc`;
      const call = caller(url);
      const worker: Store['worker'] = (more = {}) => rest.worker({ ...own, ...more });
      return { ...rest, environment: own, url, api, baselineUrl, call, worker, account: accounts(rest.pool, call) };
    },
    close: () => close().finally(removeHandler),
  };
}

function caller(url: string) {
  return async (key: string | null, method: string, params: unknown): Promise<Record<string, unknown>> => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(key === null ? {} : { authorization: `Bearer ${key}` }) },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
    });
    const { result, error } = (await response.json()) as { result?: Record<string, unknown>; error?: unknown };
    if (result === undefined) throw new Error(`${method}: ${JSON.stringify(error)}`);
    return result;
  };
}

function accounts(pool: pg.Pool, call: ReturnType<typeof caller>) {
  return async (credits: number): Promise<Account> => {
    const created = await call(null, 'agent.provision', { name: 'Bench' });
    const accountId = String(created.account_id);
    await pool.query(
      `WITH entry AS (INSERT INTO credit_entries (tenant_id, id, account_id, kind, amount, ref, at) VALUES ($1, 'cre_bench', $1, 'grant', $2, 'bench', now()))
       UPDATE credit_accounts SET posted = posted + $2 WHERE tenant_id = $1`,
      [accountId, credits],
    );
    return { key: String(created.api_key), accountId };
  };
}

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type AppParts, createApp } from '../../src/app.ts';
import { type Config, readConfig } from '../../src/config.ts';
import type { SkillName, SkillTypes } from '../../src/generated/skills.ts';
import type { Logger } from '../../src/platform/logger.ts';
import { createTestDatabase, type TestDatabase } from './database.ts';
import type * as kept from './kept-databases.ts';

/** A clock that stands where a test puts it. */
export interface TestClock {
  now: Date;
  advance(ms: number): void;
}

export interface TestAccount {
  readonly key: string;
  readonly accountId: string;
  /** The result of a skill; rejects with a CallError when it is refused. */
  call<Name extends SkillName>(
    name: Name,
    params: SkillTypes[Name]['params'] & Record<string, unknown>,
  ): Promise<SkillTypes[Name]['result']>;
}

export interface TestApp {
  readonly url: string;
  readonly databaseUrl: string;
  readonly parts: AppParts;
  readonly clock: TestClock;
  /** A fresh account with plenty of credits. */
  account(options?: { credits?: number; mode?: 'live' | 'test' }): Promise<TestAccount>;
  /** The same caller with another key. */
  as(key: string, accountId?: string): TestAccount;
  post(body: unknown, headers?: Record<string, string>): Promise<{ status: number; headers: Headers; body: unknown }>;
  /** Where short links are answered. */
  readonly linksUrl: string;
  /** Runs all work that is due at the clock's time. */
  drain(): Promise<void>;
  stop(): Promise<void>;
}

/** An error as the service returned it. */
export class CallError extends Error {
  readonly code: number | string;
  readonly data: Record<string, unknown> & {
    next_actions?: { skill: string; params: Record<string, unknown> }[];
    field_errors?: { path: string; rule: string }[];
  };

  constructor(error: { code: number | string; message: string; data: Record<string, unknown> }) {
    super(`${error.code}: ${error.message}`);
    this.code = error.code;
    this.data = error.data;
  }
}

/**
 * A Wednesday outside quiet hours everywhere in the United States and in Europe, so that marketing
 * messages can be sent.
 */
const DAYTIME = '2029-06-13T18:30:00Z';

/** Of this worker, outside the contexts of its test files. */
async function takeKeptDatabase(): Promise<kept.KeptDatabase> {
  const path = fileURLToPath(new URL('./kept-databases.ts', import.meta.url));
  return ((await importOnce(path)) as typeof kept).takeKeptDatabase();
}

/**
 * The whole application on a port of its own over an empty database, which nothing else uses
 * meanwhile; workers run when `drain` is called.
 */
export async function startTestApp(
  env: Record<string, string> = {},
  workers: 'drained' | 'running' = 'drained',
  /** Where its log goes; to stderr, where errors show in the output of the tests, without one. */
  log?: Logger,
  /**
   * `kept`: connections, plans, statistics and dead rows come from test files before this one.
   * `own`: a copy of the template; applications whose workers run or whose settings name the number
   * of connections have one anyway. Or a database that exists already.
   */
  which: TestDatabase | 'kept' | 'own' = 'kept',
): Promise<TestApp> {
  const isKept = which === 'kept' && workers === 'drained' && env.TERN_DB_CONNECTIONS === undefined;
  const database = isKept ? await takeKeptDatabase() : typeof which === 'string' ? await createTestDatabase() : which;
  const dataDirectory = mkdtempSync(join(tmpdir(), 'tern-app-'));
  const clock: TestClock = {
    now: new Date(DAYTIME),
    advance(ms) {
      this.now = new Date(this.now.getTime() + ms);
    },
  };
  const config: Config = readConfig({
    PORT: '0',
    TERN_DATA_DIR: dataDirectory,
    TERN_SECRET: 'a secret that only tests know, of 32+',
    TERN_LOG_LEVEL: 'error',
    TERN_VALIDATE_RESULTS: '1',
    TERN_PROVISIONS_PER_ADDRESS: '100000',
    TERN_PROVISIONS_PER_HOUR: '100000',
    TERN_REQUESTS_PER_SECOND: '100000',
    TERN_UNKNOWN_KEYS_PER_MINUTE: '100000',
    ...env,
  });
  const app = createApp({
    config,
    databaseUrl: database.url,
    ...('database' in database ? { database: database.database } : {}),
    role: workers === 'running' ? 'all' : 'api',
    announcesWork: workers === 'running',
    clock: workers === 'running' ? () => new Date() : () => clock.now,
    ...(log === undefined ? {} : { log }),
  });
  await app.start();

  const post = async (body: unknown, headers: Record<string, string> = {}) => {
    const response = await fetch(`${app.url}/rpc`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
    return { status: response.status, headers: response.headers, body: (await response.json()) as unknown };
  };
  const call = async (key: string | null, method: string, params: unknown): Promise<never> => {
    const { body } = await post(
      { jsonrpc: '2.0', id: 1, method, params },
      key === null ? {} : { authorization: `Bearer ${key}` },
    );
    const { result, error } = body as { result?: never; error?: ConstructorParameters<typeof CallError>[0] };
    if (error !== undefined) throw new CallError(error);
    return result as never;
  };
  const as = (key: string, accountId = ''): TestAccount => ({
    key,
    accountId,
    call: (name, params) => call(key, name, params),
  });

  return {
    get url() {
      return app.url;
    },
    get linksUrl() {
      return app.linksUrl;
    },
    databaseUrl: database.url,
    parts: app.parts,
    clock,
    post,
    as,
    account: async ({ credits = 100_000, mode = 'live' } = {}) => {
      const made = (await call(null, 'agent.provision', {
        name: 'Test account',
        mode,
      })) as SkillTypes['agent.provision']['result'];
      if (credits > 0)
        await app.parts.database.pool.query(GRANT, [made.account_id, credits, `test:${made.account_id}`]);
      return as(made.api_key as string, made.account_id);
    },
    drain: async () => {
      await app.parts.clicks.flush();
      await app.parts.workers.drain();
    },
    stop: async () => {
      await app.stop();
      await ('drop' in database ? database.drop() : database.giveBack());
      rmSync(dataDirectory, { recursive: true, force: true });
    },
  };
}

/** Starts one application before the tests of a file and stops it after them. */
export function useTestApp(...options: Parameters<typeof startTestApp>): TestApp {
  let started: TestApp | undefined;
  beforeAll(async () => {
    started = await startTestApp(...options);
  });
  afterAll(() => started?.stop());
  const running = (): TestApp => {
    if (started === undefined) throw new Error('the app has not started');
    return started;
  };
  return {
    get url() {
      return running().url;
    },
    get linksUrl() {
      return running().linksUrl;
    },
    get databaseUrl() {
      return running().databaseUrl;
    },
    get parts() {
      return running().parts;
    },
    get clock() {
      return running().clock;
    },
    get account() {
      return running().account;
    },
    get as() {
      return running().as;
    },
    get post() {
      return running().post;
    },
    get drain() {
      return running().drain;
    },
    get stop() {
      return running().stop;
    },
  };
}

const GRANT = `WITH entry AS (
    INSERT INTO credit_entries (tenant_id, id, account_id, kind, amount, ref, at) VALUES ($1, 'cre_test', $1, 'grant', $2, $3, now()))
  UPDATE credit_accounts SET posted = posted + $2 WHERE tenant_id = $1 AND account_id = $1`;

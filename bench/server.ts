import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { migrate } from '../src/platform/migrate.ts';
import { startCluster } from '../src/platform/postgres/cluster.ts';

export interface Bench {
  /** The built service, as `npm start` runs it, with its workers off unless a row runs them. */
  readonly url: string;
  readonly databaseUrl: string;
  readonly pool: pg.Pool;
  /** A bare Koa of this folder's baseline.mjs, over the same database. */
  readonly baselineUrl: string;
  readonly environment: Readonly<Record<string, string>>;
  account(credits: number): Promise<{ key: string; accountId: string }>;
  call(key: string, method: string, params: unknown): Promise<Record<string, unknown>>;
  close(): Promise<void>;
}

const PORT = 47_311;
const BASELINE_PORT = 47_312;

export async function openBench(directory: string): Promise<Bench> {
  const cluster = await startCluster({ directory: join(directory, 'postgres') });
  await migrate(cluster.url);
  const environment = {
    DATABASE_URL: cluster.url,
    TERN_DATA_DIR: directory,
    TERN_SECRET: 'a secret for measuring with, 32 long',
    TERN_LOG_LEVEL: 'error',
    TERN_REQUESTS_PER_SECOND: '1000000',
    TERN_SIMULATOR_RATE: '1000000',
    TERN_WEBHOOK_ALLOWED_HOSTS: `127.0.0.1:${BASELINE_PORT}`,
  };
  const service = await child(
    ['dist/main.js', 'serve', '--role', 'api'],
    { ...environment, PORT: String(PORT) },
    `http://127.0.0.1:${PORT}/readyz`,
  );
  const baseline = await child(
    ['bench/baseline.mjs'],
    { ...environment, PORT: String(BASELINE_PORT) },
    `http://127.0.0.1:${BASELINE_PORT}/`,
  );
  const pool = new pg.Pool({ connectionString: cluster.url, max: 4 });
  const url = `http://127.0.0.1:${PORT}/rpc`;
  const call = async (key: string | null, method: string, params: unknown): Promise<Record<string, unknown>> => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(key === null ? {} : { authorization: `Bearer ${key}` }) },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
    });
    const { result, error } = (await response.json()) as { result?: Record<string, unknown>; error?: unknown };
    if (result === undefined) throw new Error(`${method}: ${JSON.stringify(error)}`);
    return result;
  };
  return {
    url,
    databaseUrl: cluster.url,
    pool,
    baselineUrl: `http://127.0.0.1:${BASELINE_PORT}`,
    environment,
    call,
    account: async (credits) => {
      const made = await call(null, 'agent.provision', { name: 'Bench' });
      const accountId = String(made.account_id);
      await pool.query(
        `WITH entry AS (INSERT INTO credit_entries (tenant_id, id, account_id, kind, amount, ref, at) VALUES ($1, 'cre_bench', $1, 'grant', $2, 'bench', now()))
         UPDATE credit_accounts SET posted = posted + $2 WHERE tenant_id = $1`,
        [accountId, credits],
      );
      return { key: String(made.api_key), accountId };
    },
    close: async () => {
      await Promise.all([end(service), end(baseline), pool.end()]);
      await cluster.stop('immediate');
      rmSync(cluster.directory, { recursive: true, force: true });
    },
  };
}

async function child(args: readonly string[], env: Record<string, string>, probe: string): Promise<ChildProcess> {
  const started = spawn(process.execPath, args, {
    cwd: fileURLToPath(new URL('../', import.meta.url)),
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  for (let tries = 0; tries < 200; tries += 1) {
    if (started.exitCode !== null) throw new Error(`${args.join(' ')} ended with ${started.exitCode}`);
    if (
      await fetch(probe).then(
        (answer) => answer.ok,
        () => false,
      )
    )
      return started;
    await new Promise((done) => setTimeout(done, 50));
  }
  throw new Error(`${args.join(' ')} did not answer`);
}

async function end(running: ChildProcess): Promise<void> {
  if (running.exitCode !== null) return;
  running.kill('SIGTERM');
  await once(running, 'exit');
}

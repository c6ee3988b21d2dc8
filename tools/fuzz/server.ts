import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { readConfig } from '../../src/config.ts';
import { createKeyIssuer, type KeyIssuer } from '../../src/platform/crypto/api-keys.ts';
import { type Cipher, createCipher } from '../../src/platform/crypto/cipher.ts';
import { migrate } from '../../src/platform/database/migrate.ts';
import { freePort } from '../../src/platform/postgres/free-port.ts';
import { endProcess } from '../../test/support/service-process.ts';
import { startThrowAwayCluster } from '../../test/support/throw-away-cluster.ts';
import { whenInterrupted } from '../../test/support/when-interrupted.ts';

export interface FuzzServer {
  readonly host: string;
  readonly port: number;
  readonly url: string;
  readonly pool: pg.Pool;
  /**
   * Create keys and encrypted values as the process does, so that test data can be inserted without
   * skills.
   */
  readonly keys: KeyIssuer;
  readonly cipher: Cipher;
  /** Strings that no answer may contain. */
  readonly secrets: readonly string[];
  readonly alive: () => boolean;
  /** Memory of the process in MB; zero if it has exited. */
  readonly memory: () => Promise<Memory>;
  /** Log lines that contain this text. */
  readonly logged: (text: string) => Promise<readonly string[]>;
  /** Starts a worker process on the same database. */
  startWorker(): Started;
  close(): Promise<void>;
}

export interface Memory {
  /** Objects and buffers after garbage collection. */
  readonly heap: number;
  readonly resident: number;
}

/** A process and its log lines. */
export interface Started {
  readonly child: ChildProcess;
  readonly lines: readonly string[];
}

/** Makes a process collect garbage on SIGUSR2, so that retained memory can be told from garbage. */
const COLLECT_ON_SIGNAL = `import{setFlagsFromString}from"node:v8";import{runInNewContext}from"node:vm";setFlagsFromString("--expose-gc");const collect=runInNewContext("gc");process.on("SIGUSR2",()=>collect())`;
const MAX_HEAP_MB = 512;
const SECRET = 'a secret for fuzzing with, 32 long';
const root = fileURLToPath(new URL('../../', import.meta.url));

/** Starts the built service without workers on a temporary database, or on the given one. */
export async function openServer(given?: string): Promise<FuzzServer> {
  const own =
    given === undefined ? await startThrowAwayCluster('tern-fuzz-', ['fsync = off', 'full_page_writes = off']) : null;
  const directory = own?.folder ?? mkdtempSync(join(tmpdir(), 'tern-fuzz-'));
  const remove = own?.remove ?? (async () => rmSync(directory, { recursive: true, force: true }));
  const databaseUrl = given ?? own?.cluster.url ?? '';
  if (own !== null) await migrate(databaseUrl);
  const port = await freePort();
  const settings = {
    DATABASE_URL: databaseUrl,
    PORT: String(port),
    TERN_DATA_DIR: directory,
    TERN_SECRET: SECRET,
    TERN_LOG_LEVEL: 'warn',
    TERN_REQUESTS_PER_SECOND: '1000000',
    TERN_UNKNOWN_KEYS_PER_MINUTE: '1000000',
    TERN_PROVISIONS_PER_ADDRESS: '1000000',
    TERN_PROVISIONS_PER_HOUR: '1000000',
    // Generated requests must not leave this machine.
    TERN_TWILIO_URL: 'http://127.0.0.1:9',
    TERN_WEBHOOK_WORKER: 'off',
  };
  const config = readConfig(settings);
  const { child, lines } = start(['serve', '--role', 'api'], settings);
  const isAlive = (): boolean => child.exitCode === null && child.signalCode === null;
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 4, pipeline: true });
  pool.on('error', () => undefined);
  const close = async (): Promise<void> => {
    await Promise.all([endProcess(child), pool.end()]);
    await remove();
  };
  const url = `http://127.0.0.1:${port}`;
  try {
    await answers(`${url}/readyz`, child, lines);
  } catch (error) {
    await close();
    throw error;
  }
  return {
    host: '127.0.0.1',
    port,
    url,
    pool,
    keys: createKeyIssuer(config.peppers),
    cipher: createCipher(config.encryptionKeys),
    secrets: [
      SECRET,
      directory,
      databaseUrl,
      root,
      config.peppers[0].toString('hex'),
      config.tokenSecrets[0].toString('hex'),
    ],
    alive: isAlive,
    memory: () => (isAlive() ? memoryOf(child, url) : Promise.resolve({ heap: 0, resident: 0 })),
    logged: async (text) => {
      // The process writes its log asynchronously.
      for (let tries = 0; tries < 20 && !lines.some((line) => line.includes(text)); tries += 1)
        await new Promise((done) => setTimeout(done, 25));
      return lines.filter((line) => line.includes(text));
    },
    startWorker: () => start(['worker'], settings),
    close,
  };
}

function start(args: readonly string[], settings: Readonly<Record<string, string>>): Started {
  const lines: string[] = [];
  const child = spawn(join(root, 'bin/tern'), args, {
    cwd: root,
    env: {
      ...process.env,
      ...settings,
      NODE_OPTIONS: `--max-old-space-size=${MAX_HEAP_MB} --import data:text/javascript,${encodeURIComponent(COLLECT_ON_SIGNAL)}`,
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  child.once(
    'exit',
    whenInterrupted(() => endProcess(child)),
  );
  child.stderr.setEncoding('utf8').on('data', (text: string) => void lines.push(...text.split('\n').filter(Boolean)));
  return { child, lines };
}

async function answers(probe: string, child: ChildProcess, lines: readonly string[]): Promise<void> {
  for (let tries = 0; tries < 400; tries += 1) {
    if (child.exitCode !== null) throw new Error(`The service exited with ${child.exitCode}.\n${lines.join('\n')}`);
    const ready = await fetch(probe).then(
      ({ ok }) => ok,
      () => false,
    );
    if (ready) return;
    await new Promise((done) => setTimeout(done, 50));
  }
  throw new Error(`The service did not answer.\n${lines.join('\n')}`);
}

async function memoryOf(child: ChildProcess, url: string): Promise<Memory> {
  child.kill('SIGUSR2');
  await new Promise((done) => setTimeout(done, 500));
  const response = await fetch(`${url}/metrics`);
  const text = await response.text();
  const bytesOf = (name: string): number => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]);
  return {
    heap: (bytesOf('nodejs_heap_size_used_bytes') + bytesOf('nodejs_external_memory_bytes')) / 2 ** 20,
    resident: bytesOf('process_resident_memory_bytes') / 2 ** 20,
  };
}

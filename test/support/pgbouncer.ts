import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../src/platform/postgres/free-port.ts';
import { serverUser } from '../../src/platform/postgres/unprivileged.ts';
import { endWithTests } from './service-process.ts';
import { until } from './until.ts';

/** Where Debian installs PgBouncer. */
export const PGBOUNCER = '/usr/sbin/pgbouncer';

export const hasPgbouncer = (): boolean => existsSync(PGBOUNCER);

export interface Pooler {
  /** The same database behind it. */
  readonly url: string;
  close(): Promise<void>;
}

/** PgBouncer in front of the server of a URL, with the defaults of Debian except for `settings`. */
export async function startPgbouncer(target: string, settings: readonly string[]): Promise<Pooler> {
  const folder = mkdtempSync(join(tmpdir(), 'pgbouncer-'));
  chmodSync(folder, 0o755);
  const { hostname, port, username, password } = new URL(target);
  const url = new URL(target);
  url.hostname = '127.0.0.1';
  url.port = String(await freePort());
  const users = join(folder, 'users.txt');
  const config = join(folder, 'pgbouncer.ini');
  writeFileSync(users, `"${decodeURIComponent(username)}" "${decodeURIComponent(password)}"\n`);
  writeFileSync(
    config,
    [
      '[databases]',
      `* = host=${hostname} port=${port}`,
      '[pgbouncer]',
      'listen_addr = 127.0.0.1',
      `listen_port = ${url.port}`,
      'unix_socket_dir =',
      'auth_type = scram-sha-256',
      `auth_file = ${users}`,
      ...settings,
    ].join('\n'),
  );
  // It does not run as root.
  const child = endWithTests(
    spawn(PGBOUNCER, ['-q', config], { stdio: ['ignore', 'ignore', 'inherit'], ...(serverUser(folder) ?? {}) }),
  );
  const ended = once(child, 'exit');
  await until(() => accepts(Number(url.port)));
  return {
    url: url.href,
    close: async () => {
      child.kill('SIGKILL');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function accepts(port: number): Promise<boolean> {
  return new Promise((done) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      done(true);
    });
    socket.once('error', () => done(false));
  });
}

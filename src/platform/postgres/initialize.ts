import { randomBytes } from 'node:crypto';
import { appendFileSync, chownSync, existsSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runTool } from './run-tool.ts';
import type { User } from './unprivileged.ts';

/** The superuser's password file, in the data directory so that both are created together. */
export const PASSWORD_FILE = 'tern-password';

const SETTINGS = [
  "listen_addresses = '127.0.0.1'",
  "unix_socket_directories = ''",
  'max_connections = 200',
  'shared_buffers = 256MB',
  'max_wal_size = 4GB',
  // New WAL segments are not filled with zeros first, which halves the p99 of partner.send under
  // load.
  'wal_init_zero = off',
];

/**
 * Creates the data directory under a temporary name and renames it when complete, so that an
 * interrupted start leaves nothing behind. If two processes start at once, one wins and the other
 * uses its directory.
 */
export async function initialize(
  bin: string,
  data: string,
  user: User | null,
  settings: readonly string[],
): Promise<void> {
  const made = mkdtempSync(`${data}-`);
  const secret = `${made}.password`;
  writeFileSync(secret, `${randomBytes(24).toString('hex')}\n`, { mode: 0o600 });
  if (user !== null) for (const path of [made, secret]) chownSync(path, user.uid, user.gid);
  try {
    await runTool(join(bin, 'initdb'), [...OPTIONS, '-D', made, `--pwfile=${secret}`], user);
    appendFileSync(join(made, 'postgresql.conf'), `\n${[...SETTINGS, ...settings].join('\n')}\n`);
    renameSync(secret, join(made, PASSWORD_FILE));
    renameSync(made, data);
  } catch (error) {
    rmSync(made, { recursive: true, force: true });
    rmSync(secret, { force: true });
    if (!existsSync(join(data, 'PG_VERSION'))) throw error;
  }
}

const OPTIONS = [
  '-U',
  'postgres',
  '--auth=scram-sha-256',
  '--encoding=UTF8',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  '--locale=C',
];

import { existsSync, lstatSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

export interface User {
  readonly uid: number;
  readonly gid: number;
}

/**
 * The user to run PostgreSQL as: null for the current user; for root the owner of existing data,
 * else an unprivileged system user.
 */
export function serverUser(data: string): User | null {
  if (process.getuid?.() !== 0) return null;
  const { uid, gid } = existsSync(data) ? statSync(data) : { uid: 0, gid: 0 };
  if (uid !== 0) return { uid, gid };
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const found = users.find(([name]) => name === 'postgres') ?? users.find(([name]) => name === 'nobody');
  if (found === undefined)
    throw new Error(
      'PostgreSQL cannot run as root, and the system has neither of the users `postgres` and `nobody`. Set DATABASE_URL.',
    );
  return { uid: Number(found[2]), gid: Number(found[3]) };
}

/** Whether another user can enter every folder on the path. */
export function reachableBy(user: User, path: string): boolean {
  for (let folder = path; ; folder = dirname(folder)) {
    const { mode, uid, gid } = statSync(folder);
    const entered = uid === user.uid ? mode & 0o100 : gid === user.gid ? mode & 0o010 : mode & 0o001;
    if (entered === 0) return false;
    if (dirname(folder) === folder) return true;
  }
}

const SHARED = '/var/tmp/tern';

/**
 * A folder owned by root that every user can enter. A folder of another owner is rejected, because
 * root would write into it.
 */
export function sharedFolder(): string {
  mkdirSync(SHARED, { recursive: true, mode: 0o755 });
  const found = lstatSync(SHARED);
  if (!found.isDirectory() || found.uid !== 0)
    throw new Error(`${SHARED} is not a folder owned by root. Remove it, or set DATABASE_URL.`);
  return SHARED;
}

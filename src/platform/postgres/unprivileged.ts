import { existsSync, lstatSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

export interface User {
  readonly uid: number;
  readonly gid: number;
}

/**
 * Whom to run PostgreSQL as: null for ourselves, or for root the owner of the data when there is some already, else an unprivileged
 * user that every system has.
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
      'PostgreSQL does not run as root, and there is neither a user postgres nor nobody. Set DATABASE_URL.',
    );
  return { uid: Number(found[2]), gid: Number(found[3]) };
}

/** Whether another user can enter every folder on the way to `path`. */
export function reachableBy(user: User, path: string): boolean {
  for (let folder = path; ; folder = dirname(folder)) {
    const { mode, uid, gid } = statSync(folder);
    const entered = uid === user.uid ? mode & 0o100 : gid === user.gid ? mode & 0o010 : mode & 0o001;
    if (entered === 0) return false;
    if (dirname(folder) === folder) return true;
  }
}

const SHARED = '/var/tmp/tern';

/** A folder of root's that every user can enter. One that somebody else made in our place is refused: root would write into it. */
export function sharedFolder(): string {
  mkdirSync(SHARED, { recursive: true, mode: 0o755 });
  const found = lstatSync(SHARED);
  if (!found.isDirectory() || found.uid !== 0)
    throw new Error(`${SHARED} is not a folder of root's. Remove it, or set DATABASE_URL.`);
  return SHARED;
}

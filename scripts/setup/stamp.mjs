import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './run.mjs';

/** One digest over the names and contents of files and, with all that is in them, folders; what is absent counts as such. */
export function digest(paths, { except = [] } = {}) {
  const hash = createHash('sha256');
  const add = (path) => {
    if (except.includes(path)) return;
    const place = join(root, path);
    if (!existsSync(place)) hash.update(`${path} absent\0`);
    else if (statSync(place).isDirectory()) for (const name of readdirSync(place).sort()) add(`${path}/${name}`);
    else hash.update(`${path}\0`).update(readFileSync(place)).update('\0');
  };
  for (const path of paths) add(path);
  return hash.digest('hex');
}

/** Whether the step that left `stamp` did so for this very digest. */
export function isFresh(stamp, value) {
  const file = join(root, stamp);
  return existsSync(file) && readFileSync(file, 'utf8') === value;
}

export function leaveStamp(stamp, value) {
  mkdirSync(dirname(join(root, stamp)), { recursive: true });
  writeFileSync(join(root, stamp), value);
}

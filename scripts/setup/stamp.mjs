import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './run.mjs';

/** A digest over the names and contents of files and folders. Absent files count as absent. */
export function digest(paths, { except = [] } = {}) {
  const hash = createHash('sha256');
  const add = (path) => {
    if (except.includes(path)) return;
    const file = join(root, path);
    if (!existsSync(file)) hash.update(`${path} absent\0`);
    else if (statSync(file).isDirectory()) for (const name of readdirSync(file).sort()) add(`${path}/${name}`);
    else hash.update(`${path}\0`).update(readFileSync(file)).update('\0');
  };
  for (const path of paths) add(path);
  return hash.digest('hex');
}

/** Whether the stamp was written for this digest. */
export function isFresh(stamp, value) {
  const file = join(root, stamp);
  return existsSync(file) && readFileSync(file, 'utf8') === value;
}

export function leaveStamp(stamp, value) {
  mkdirSync(dirname(join(root, stamp)), { recursive: true });
  writeFileSync(join(root, stamp), value);
}

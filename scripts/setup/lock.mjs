import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout } from 'node:timers/promises';

const POLL_MS = 200;
/** Its owner writes its process ID into a new file at once. */
const UNWRITTEN_MS = 10_000;

/**
 * Runs `work` while no other process of this machine does under the same file: two commands that
 * set up one checkout at once would leave it half built. The file of a process that has ended does
 * not count. `onWait` is called once if another process is at work.
 */
export async function alone(file, work, onWait) {
  mkdirSync(dirname(file), { recursive: true });
  for (let waits = false; !take(file); waits = true) {
    if (!waits) onWait();
    await setTimeout(POLL_MS);
  }
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}

function take(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    if (!hasOwner(file)) rmSync(file, { force: true });
    return false;
  }
}

function hasOwner(file) {
  try {
    const pid = Number(readFileSync(file, 'utf8'));
    return pid === 0 ? Date.now() - statSync(file).mtimeMs < UNWRITTEN_MS : isAlive(pid);
  } catch (error) {
    // Its owner has just removed it.
    if (error.code === 'ENOENT') return true;
    throw error;
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

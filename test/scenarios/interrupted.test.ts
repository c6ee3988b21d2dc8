import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../support/house/source-files.ts';
import { until } from '../support/until.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tern interrupted '));
  // As root, PostgreSQL runs as another user, who must be able to enter the folder.
  chmodSync(folder, 0o755);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/**
 * The process ids of the PostgreSQL servers in the folder. Empty while a data directory is being
 * created or removed, or before the server has written its id.
 */
function servers(): number[] {
  try {
    return (
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((path) => path.endsWith('postmaster.pid'))
        // A single-user server, which initdb starts, writes its id with a minus sign.
        .map((path) => Math.abs(Number(readFileSync(join(folder, path), 'utf8').split('\n', 1)[0])))
        // An empty file yields 0, which kill(2) treats as the test's own process group.
        .filter((pid) => pid > 0)
    );
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

function isThere(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null;
}

test.each([
  ['demo', [], 'Starting a temporary server'],
  ['demo', [], 'First campaign'],
  ['fuzz', [], 'sockets …'],
  ['chaos', [], 'sending and killing'],
  ['bench', ['whoami'], 'whoami …'],
])(
  'npm run %s %j leaves no processes or files behind when it is interrupted after the output “%s”',
  async (name, args, said) => {
    const command = spawn(process.execPath, [join(root, 'scripts/run.mjs'), name, ...args], {
      cwd: root,
      env: { ...process.env, TMPDIR: folder },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    const ended = once(command, 'exit');
    // Earlier than the time limit of the test, so that a failure shows the output.
    const deadline = performance.now() + 100_000;
    let output = '';
    for (const stream of [command.stdout, command.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
      });
    let pids: readonly number[] = [];
    await until(async () => {
      pids = servers();
      return (output.includes(said) && pids.length > 0) || hasEnded(command) || performance.now() > deadline;
    });
    expect(output).toContain(said);
    expect(hasEnded(command)).toBe(false);
    // A terminal signals the whole group, and the parent processes forward the signal once more.
    process.kill(-(command.pid as number), 'SIGINT');
    expect(await ended).toEqual([130, null]);
    // Exited processes remain visible until init reaps them.
    const left = (): number[] => [-(command.pid as number), ...pids].filter(isThere);
    await until(async () => left().length === 0 || performance.now() > deadline);
    expect({ left: left(), output }).toEqual({ left: [], output });
    expect(readdirSync(folder).filter((entry) => !entry.startsWith('tsx-'))).toEqual([]);
  },
  120_000,
);

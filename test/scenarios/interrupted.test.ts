import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../house/support/source-files.ts';
import { until } from '../support/until.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tern interrupted '));
  // For root PostgreSQL runs as somebody else, who must be able to enter.
  chmodSync(folder, 0o755);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** The process ids of the PostgreSQL servers that lie in the folder; none while a data directory comes or goes, or a server has yet to write its own. */
function servers(): number[] {
  try {
    return (
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((path) => path.endsWith('postmaster.pid'))
        // A server that serves nobody, as initdb starts one, writes its id with a minus.
        .map((path) => Math.abs(Number(readFileSync(join(folder, path), 'utf8').split('\n', 1)[0])))
        // Of an empty file comes 0, which to kill(2) is our own process group: it would never end.
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

test.each([
  ['demo', [], 'Starting a throw-away server'],
  ['demo', [], 'First campaign'],
  ['fuzz', [], 'sockets …'],
  ['chaos', [], 'sending and killing'],
  ['bench', ['whoami'], 'whoami …'],
])(
  'npm run %s %j leaves nothing behind when it is interrupted after it has said “%s”',
  async (name, args, said) => {
    const command = spawn(process.execPath, [join(root, `scripts/${name}.mjs`), ...args], {
      cwd: root,
      env: { ...process.env, TMPDIR: folder },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    const ended = once(command, 'exit');
    let output = '';
    for (const stream of [command.stdout, command.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
      });
    let pids: readonly number[] = [];
    await until(async () => {
      pids = servers();
      return output.includes(said) && pids.length > 0;
    });
    // A terminal tells all of them at once, and those between hand it on once more.
    process.kill(-(command.pid as number), 'SIGINT');
    expect(await ended).toEqual([130, null]);
    // An init that is in no hurry still counts those that have ended.
    await until(async () => ![-(command.pid as number), ...pids].some(isThere));
    expect(readdirSync(folder).filter((entry) => !entry.startsWith('tsx-'))).toEqual([]);
  },
  120_000,
);

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { bundleProgram } from './bundle-program.ts';
import { root } from './house/source-files.ts';

export interface Ended {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

export interface Running {
  readonly child: ChildProcess;
  readonly ended: Promise<Ended>;
  /** Resolves with stdout once it matches; rejects if the process exits first. */
  says(pattern: RegExp): Promise<RegExpExecArray>;
  /** The same with stderr. */
  warns(pattern: RegExp): Promise<RegExpExecArray>;
}

export const TERN = await bundleProgram('src/main.ts');

/**
 * Runs the `tern` command from source as a process of its own, without the settings of the
 * developer's environment.
 */
export function startTern(args: readonly string[], env: Readonly<Record<string, string>> = {}, input = ''): Running {
  const { PATH = '', HOME = '' } = process.env;
  const folder = mkdtempSync(join(tmpdir(), 'tern cli '));
  const own = {
    PATH,
    HOME,
    TERN_DATA_DIR: folder,
    // Without the profiles of the developer.
    XDG_CONFIG_HOME: folder,
    TERN_LOG_LEVEL: 'error',
    PORT: '0',
  };
  const child = spawn(process.execPath, [TERN, ...args], {
    cwd: root,
    env: { ...own, ...env },
  });
  let stdout = '';
  let stderr = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    stdout += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    stderr += text;
  });
  child.stdin.on('error', () => undefined).end(input);
  const ended = once(child, 'close').then(([code]) => {
    rmSync(folder, { recursive: true, force: true });
    return { code: code as number | null, stdout, stderr };
  });
  const hears = (stream: Readable, heard: () => string, pattern: RegExp) =>
    new Promise<RegExpExecArray>((done, fail) => {
      const look = (): void => {
        const match = pattern.exec(heard());
        if (match !== null) done(match);
      };
      stream.on('data', look);
      look();
      void ended.then(({ code }) => fail(new Error(`tern ${args.join(' ')} ended with ${code}: ${stdout}${stderr}`)));
    });
  return {
    child,
    ended,
    says: (pattern) => hears(child.stdout, () => stdout, pattern),
    warns: (pattern) => hears(child.stderr, () => stderr, pattern),
  };
}

export function runTern(
  args: readonly string[],
  env?: Readonly<Record<string, string>>,
  input?: string,
): Promise<Ended> {
  return startTern(args, env, input).ended;
}

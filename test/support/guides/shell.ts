import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../house/source-files.ts';
import { TERN } from '../run-tern.ts';

/** One shell for a whole guide, so that functions and variables last as they do for a reader. */
export interface Shell {
  /** Runs commands; resolves with what they print on stdout. Rejects if the last one fails. */
  run(commands: string): Promise<string>;
  end(): Promise<void>;
}

const END = 'end of the block';

/** Programs of the guides: `tern` from source, and `curl` for a machine that has none. */
const programs = join(root, 'test/support/guides/bin');

const tsx = pathToFileURL(join(root, 'node_modules/tsx/dist/esm/index.mjs')).href;

export function startShell(folder: string, env: Readonly<Record<string, string>>): Shell {
  const { PATH = '' } = process.env;
  const child = spawn('sh', ['-s'], {
    cwd: folder,
    env: {
      PATH: [PATH, programs].join(delimiter),
      HOME: folder,
      TERN_MAIN: TERN,
      NODE_OPTIONS: `--import ${tsx}`,
      NODE_NO_WARNINGS: '1',
      ...env,
    },
    stdio: ['pipe', 'pipe', 'pipe'],
    // A group of its own, so that programs that a guide starts in the background end with it.
    detached: true,
  });
  let output = '';
  let problems = '';
  let look = (): void => undefined;
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text;
    look();
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    problems += text;
  });
  // A command that fails ends the shell, so that no failure in the middle of a block is missed.
  child.stdin.write('set -e\n');
  const exited = once(child, 'exit');
  const closed = once(child, 'close');
  return {
    run: async (commands) => {
      output = '';
      problems = '';
      const done = new Promise<RegExpExecArray>((resolve, reject) => {
        look = () => {
          const match = new RegExp(`\\n${END}\\n`).exec(output);
          if (match !== null) resolve(match);
        };
        void exited.then(() => reject(new Error(`a command failed: ${output}${problems}`)));
      });
      child.stdin.write(`${commands}\nprintf '\\n${END}\\n'\n`);
      const { index } = await done;
      return output.slice(0, index);
    },
    end: async () => {
      // The group outlives the shell while a program of the guide runs in the background.
      try {
        if (child.pid !== undefined) process.kill(-child.pid, 'SIGTERM');
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
      }
      await closed;
    },
  };
}

import { text } from 'node:stream/consumers';
import { CommandFailure, USAGE } from '../failure.ts';

/** Enter in both forms, and Ctrl-D. */
const ENTER = ['\r', '\n', '\u0004'];
const BACKSPACE = ['\b', '\u007F'];
const INTERRUPT = '\u0003';
/** The exit code of a process that Ctrl-C ended. */
const INTERRUPTED = 130;

/** The key from a pipe. */
export async function readInput(): Promise<string> {
  return nonEmpty((await text(process.stdin)).trim());
}

/** Asks on the terminal, which shows nothing of what is typed or pasted. */
export async function askSecret(question: string): Promise<string> {
  const { stdin, stderr } = process;
  if (!stdin.isTTY)
    throw new CommandFailure('Standard input is not a terminal. Pipe the key to: tern login --key-stdin', USAGE);
  // First, because a terminal shows what is typed before.
  stdin.setRawMode(true);
  stderr.write(question);
  try {
    return nonEmpty((await readLine(stdin)).trim());
  } finally {
    stdin.setRawMode(false);
    stdin.pause();
    stderr.write('\n');
  }
}

function readLine(stdin: NodeJS.ReadStream): Promise<string> {
  return new Promise((done, fail) => {
    let typed = '';
    stdin.setEncoding('utf8').on('data', (chunk: string) => {
      for (const mark of chunk) {
        if (ENTER.includes(mark)) return done(typed);
        if (mark === INTERRUPT) return fail(new CommandFailure('Canceled. Nothing was stored.', INTERRUPTED));
        typed = BACKSPACE.includes(mark) ? typed.slice(0, -1) : typed + mark;
      }
    });
    stdin.once('end', () => done(typed));
  });
}

function nonEmpty(key: string): string {
  if (key === '') throw new CommandFailure('The key is empty. Nothing was stored.', USAGE);
  if (!/^[!-~]+$/.test(key)) throw new CommandFailure('The key has characters that no API key has.', USAGE);
  return key;
}

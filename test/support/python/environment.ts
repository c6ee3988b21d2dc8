import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../house/source-files.ts';
import { findPython } from './find-python.ts';

const run = promisify(execFile);

export const sdk = join(root, 'sdk/python');
const cache = join(root, '.cache/python');
const requirements = join(sdk, 'dev-requirements.txt');
/** What the SDK depends on, as files that an empty environment is given without a network. */
export const wheels = join(cache, 'wheels');

/** An index that does not answer is given up soon, because then the tests just do not run. */
const QUIETLY = ['--quiet', '--disable-pip-version-check', '--retries', '1', '--timeout', '20'];

export type Environment = { readonly python: string } | { readonly missing: string };

/**
 * An environment in `.cache` with the SDK and the tools that test it, made once. Says what is
 * missing where there is no suitable Python or where packages cannot be downloaded.
 */
export async function prepareEnvironment(): Promise<Environment> {
  const found = await findPython();
  if (found === null) return { missing: 'Python 3.10 or later with venv is not installed.' };
  const folder = join(cache, 'venv');
  const python = pythonIn(folder);
  const stamp = join(folder, 'stamp');
  const wanted = digest(found.version);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return { python };
  for (const old of [folder, wheels]) rmSync(old, { recursive: true, force: true });
  mkdirSync(cache, { recursive: true });
  try {
    await run(found.command, ['-m', 'venv', folder]);
    await run(python, ['-m', 'pip', 'install', ...QUIETLY, '-r', requirements]);
    const needed = ['httpx', 'anyio', 'typing-extensions', '-c', requirements];
    await run(python, ['-m', 'pip', 'download', ...QUIETLY, '-d', wheels, ...needed]);
  } catch (error) {
    return { missing: `Its packages cannot be installed: ${lastLine(error)}` };
  }
  await run(python, ['-m', 'pip', 'install', ...QUIETLY, '--no-deps', '--no-build-isolation', '-e', sdk]);
  writeFileSync(stamp, wanted);
  return { python };
}

/** Runs Python in the folder of the SDK, with its bytecode in `.cache`. Rejects with its output. */
export async function runPython(
  python: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<string> {
  try {
    const { stdout } = await run(python, args, {
      cwd: sdk,
      env: { ...process.env, PYTHONPYCACHEPREFIX: join(cache, 'bytecode'), ...env },
      maxBuffer: 1e8,
    });
    return stdout;
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { readonly stdout?: string; readonly stderr?: string };
    throw new Error(`python ${args.join(' ')} failed:\n${stdout}${stderr}`, { cause: error });
  }
}

export function pythonIn(folder: string): string {
  return process.platform === 'win32' ? join(folder, 'Scripts', 'python.exe') : join(folder, 'bin', 'python');
}

/** Of what the environment is made of, including this checkout, to which it refers. */
function digest(version: string): string {
  const files = [requirements, join(sdk, 'pyproject.toml')].map((file) => readFileSync(file));
  const hash = createHash('sha256').update(`${root} ${version}`);
  for (const file of files) hash.update(file);
  return hash.digest('hex');
}

function lastLine(error: unknown): string {
  const { stderr = '', message = '' } = error as { readonly stderr?: string; readonly message?: string };
  return (stderr.trim() || message).split('\n').at(-1) ?? '';
}

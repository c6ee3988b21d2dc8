import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);
const NAMES = ['python3', 'python', 'python3.13', 'python3.12', 'python3.11', 'python3.10'];
/** Fails without the modules that some systems package apart from Python. */
const PROBE = 'import ensurepip, sys, venv; print(sys.version_info >= (3, 10), sys.version)';

/** A Python that the SDK supports and that can make environments, or null. */
export async function findPython(): Promise<{ readonly command: string; readonly version: string } | null> {
  for (const command of NAMES) {
    try {
      const { stdout } = await run(command, ['-c', PROBE]);
      if (stdout.startsWith('True')) return { command, version: stdout.trim() };
    } catch {
      // Not on the path, or not usable: the next name may be.
    }
  }
  return null;
}

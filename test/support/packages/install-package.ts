import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** How npm says that it could not reach the registry, as opposed to a package that is wrong. */
const UNREACHABLE =
  /\b(ENOTCACHED|ENOTFOUND|EAI_AGAIN|ECONN\w+|ETIMEDOUT|ERR_SOCKET_TIMEOUT|EHOSTUNREACH|ENETUNREACH)\b/;

const OPTIONS = ['--prefer-offline', '--no-audit', '--no-fund', '--ignore-scripts', '--fetch-retries=0'];

/**
 * Installs a tarball into a folder, from npm's cache where possible. Returns false if the registry
 * cannot be reached.
 */
export async function installPackage(tarball: string, folder: string): Promise<boolean> {
  try {
    await run('npm', ['install', '--prefix', folder, ...OPTIONS, tarball], { cwd: folder });
    return true;
  } catch (error) {
    if (UNREACHABLE.test(String((error as { stderr?: string }).stderr))) return false;
    throw error;
  }
}

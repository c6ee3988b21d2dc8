import { chmodSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, isAbsolute, join } from 'node:path';
import { CommandFailure } from '../failure.ts';

/** A stored key, with the service and the account it belongs to. */
export interface Profile {
  readonly url: string;
  readonly key: string;
  readonly account_id: string;
  readonly account_name: string;
  readonly mode: string;
}

export type Profiles = Readonly<Record<string, Profile>>;

/** `$XDG_CONFIG_HOME/tern/config.json`; a relative variable is ignored, as XDG requires. */
export function configFile(): string {
  const { XDG_CONFIG_HOME: folder = '' } = process.env;
  return join(isAbsolute(folder) ? folder : join(homedir(), '.config'), 'tern', 'config.json');
}

export function readProfiles(): Profiles {
  const path = configFile();
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw new CommandFailure(`${path} cannot be read: ${(error as Error).message}`, 1, { cause: error });
  }
  try {
    return (JSON.parse(text) as { profiles?: Profiles }).profiles ?? {};
  } catch (error) {
    throw new CommandFailure(`${path} is not valid JSON. Remove it and run tern login again.`, 1, { cause: error });
  }
}

/** Atomic, and readable only by its owner, whatever the umask and an earlier file say. */
export function writeProfiles(profiles: Profiles): void {
  const path = configFile();
  const folder = dirname(path);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  chmodSync(folder, 0o700);
  const fresh = `${path}.${process.pid}.new`;
  rmSync(fresh, { force: true });
  writeFileSync(fresh, `${JSON.stringify({ profiles }, null, 2)}\n`, { mode: 0o600, flag: 'wx' });
  renameSync(fresh, path);
}

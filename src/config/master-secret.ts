import { createHmac, randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Environment, list } from './environment.ts';

/**
 * The secret from which every key is derived. In development it is created once, in the data
 * directory.
 */
export function readMasterSecret(env: Environment, dataDirectory: string, production: boolean): Buffer {
  if (env.TERN_SECRET !== undefined) {
    if (env.TERN_SECRET.length < 32)
      throw new Error('TERN_SECRET must have at least 32 characters. Make one with: openssl rand -hex 32');
    return Buffer.from(env.TERN_SECRET);
  }
  if (production)
    throw new Error(
      'TERN_SECRET must be set in production, because stored keys depend on it. Make one with: openssl rand -hex 32',
    );
  const file = join(dataDirectory, 'secret');
  if (!existsSync(file)) createSecret(file, dataDirectory);
  return Buffer.from(readFileSync(file, 'utf8').trim());
}

/** Earlier values of TERN_SECRET, comma separated, the newest first. */
export function readEarlierSecrets(
  env: Environment,
  name: 'TERN_PREVIOUS_SECRETS' | 'TERN_RETIRED_SECRETS',
): readonly Buffer[] {
  const secrets = list(env, name);
  if (secrets.some((one) => one.length < 32))
    throw new Error(
      `${name} must list earlier values of TERN_SECRET, which have at least 32 characters each and no comma.`,
    );
  return secrets.map((one) => Buffer.from(one));
}

function createSecret(file: string, dataDirectory: string): void {
  mkdirSync(dataDirectory, { recursive: true });
  const temporary = `${file}.${process.pid}`;
  writeFileSync(temporary, randomBytes(32).toString('hex'), { mode: 0o600 });
  try {
    linkSync(temporary, file);
  } catch (error) {
    // Two processes may start at once: the first one wins, and both use its secret.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(temporary);
  }
}

/** The 32-byte key for one purpose. */
export function deriveKey(secret: Buffer, purpose: string): Buffer {
  return createHmac('sha256', secret).update(`tern ${purpose}`).digest();
}

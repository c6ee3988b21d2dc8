import type { Cipher } from '../platform/crypto/cipher.ts';
import type { Database } from '../platform/database/database.ts';
import type { Metrics } from '../platform/metrics.ts';
import type { Job } from './job.ts';
import { type KeyUsage, recordKeyUsage } from './key-usage.ts';
import { followSecrets } from './secrets.ts';

export interface KeyParts {
  readonly database: Database;
  readonly keyUsage: KeyUsage;
  /** Names the current secret in the rows of keys and of hashes. */
  readonly secretIds: { readonly keys: string; readonly numbers: string };
  /** Decrypts what a rotation of the secret encrypts again, and the secrets that sign webhooks. */
  readonly cipher: Cipher;
  readonly metrics: Metrics;
  readonly clock: () => Date;
}

/** Jobs of keys, and of the secrets that protect them. */
export function createKeyJobs({ database, keyUsage, secretIds, cipher, metrics, clock }: KeyParts): readonly Job[] {
  const record = (): Promise<void> => recordKeyUsage(database, keyUsage, secretIds.keys);
  const onCounted = (kind: string, count: number): void => metrics.previousSecrets.set({ kind }, count);
  return [
    {
      name: 'key-usage',
      idleMs: 10_000,
      isOfCalls: true,
      run: async () => {
        await record();
        return false;
      },
      // The last calls of a process count, too, unless the database is away.
      settle: () => record().catch(() => undefined),
    },
    { name: 'secrets', idleMs: 60_000, run: followSecrets({ database, cipher, ids: secretIds, clock, onCounted }) },
  ];
}

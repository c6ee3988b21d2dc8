import type { Owner } from '../domain/account.ts';
import type { StoredFile } from './queries.ts';

/** What links led to for calls that store nothing, such as previews: kept in memory for a while. */
export interface PeekedFiles {
  /** Null when the link was not read lately. */
  find(owner: Owner, linkKey: string, now: Date): StoredFile | null;
  keep(owner: Owner, linkKey: string, file: StoredFile): void;
}

const MAX_FILES = 1_000;
/** A preview that is repeated while a person writes reads the link once. */
const KEPT_MS = 10 * 60_000;

export function createPeekedFiles(): PeekedFiles {
  const files = new Map<string, StoredFile>();
  const place = ({ tenantId, accountId }: Owner, linkKey: string): string => `${tenantId} ${accountId} ${linkKey}`;
  return {
    find: (owner, linkKey, now) => {
      const file = files.get(place(owner, linkKey));
      return file !== undefined && now.getTime() - file.tried_at.getTime() <= KEPT_MS ? file : null;
    },
    keep: (owner, linkKey, file) => {
      const key = place(owner, linkKey);
      files.delete(key);
      files.set(key, file);
      const [oldest] = files.keys();
      if (oldest !== undefined && files.size > MAX_FILES) files.delete(oldest);
    },
  };
}

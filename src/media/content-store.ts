import { createHash } from 'node:crypto';
import type { Owner } from '../domain/account.ts';
import { KEPT_MS, MAX_STORED_BYTES } from '../domain/media/limits.ts';
import type { Database } from '../platform/database/database.ts';
import type { Sql } from '../platform/database/sql.ts';
import { saveContent, sumOfAccount, sumOfAll } from './queries.ts';

export interface ContentStore {
  /** Why a content cannot be kept for the account; null when it can. Bounds are checked first. */
  refusal(owner: Owner, bytes: number, now: Date): Promise<'storage' | 'installation_storage' | null>;
}

/** The sum of the installation reads an index of all contents. */
const SUM_AGE_MS = 10_000;

/** Bounds what each account and the installation store; what is stored at the same time exceeds it a little. */
export function createContentStore(database: Database, maxBytes: number): ContentStore {
  let sum: { readonly bytes: number; readonly at: number } | null = null;
  const sumOf = async (now: Date): Promise<number> => {
    if (sum === null || Math.abs(now.getTime() - sum.at) > SUM_AGE_MS)
      sum = { bytes: (await database.row(sumOfAll))?.bytes ?? 0, at: now.getTime() };
    return sum.bytes;
  };
  return {
    refusal: async ({ tenantId, accountId }, bytes, now) => {
      const stored = (await database.row(sumOfAccount, tenantId, accountId))?.bytes ?? 0;
      if (stored + bytes > MAX_STORED_BYTES) return 'storage';
      const all = await sumOf(now);
      if (all + bytes > maxBytes) return 'installation_storage';
      sum = sum && { ...sum, bytes: all + bytes };
      return null;
    },
  };
}

/** Keeps a content until `until`, once for the tenant; returns its SHA-256 in hexadecimal. */
export async function keepContent(sql: Sql, tenantId: string, content: Buffer, until: Date): Promise<string> {
  const sha256 = createHash('sha256').update(content).digest('hex');
  await sql.run(saveContent, tenantId, sha256, content, until);
  return sha256;
}

/** When a copy that is used now is dropped. */
export const keptUntil = (now: Date): Date => new Date(now.getTime() + KEPT_MS);

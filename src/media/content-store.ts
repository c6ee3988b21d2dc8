import { createHash } from 'node:crypto';
import type { Owner } from '../domain/account.ts';
import { KEPT_MS, MAX_STORED_BYTES } from '../domain/media/limits.ts';
import type { Database } from '../platform/database/database.ts';
import type { Sql } from '../platform/database/sql.ts';
import { saveContent, sumOfAll, sumOfInbound, sumOfOutbound } from './queries.ts';

export interface ContentStore {
  /** Why a content cannot be kept for the account; null when it can. */
  refusal(
    direction: 'inbound' | 'outbound',
    owner: Owner,
    bytes: number,
    now: Date,
  ): Promise<'storage' | 'installation_storage' | null>;
}

/** What strangers send must not take the room of what the account sends. */
const SUMS = { inbound: sumOfInbound, outbound: sumOfOutbound };
/** The sum of the installation reads an index of all contents. */
const SUM_AGE_MS = 10_000;

/**
 * Bounds what each account and the installation store; what is stored at the same time can exceed
 * it a little.
 */
export function createContentStore(database: Database, maxBytes: number): ContentStore {
  let sum: { readonly bytes: number; readonly at: number } | null = null;
  const sumOf = async (now: Date): Promise<number> => {
    if (sum === null || Math.abs(now.getTime() - sum.at) > SUM_AGE_MS)
      sum = { bytes: (await database.row(sumOfAll))?.bytes ?? 0, at: now.getTime() };
    return sum.bytes;
  };
  return {
    refusal: async (direction, { tenantId, accountId }, bytes, now) => {
      const stored = (await database.row(SUMS[direction], tenantId, accountId))?.bytes ?? 0;
      if (stored + bytes > MAX_STORED_BYTES) return 'storage';
      const all = await sumOf(now);
      if (all + bytes > maxBytes) return 'installation_storage';
      sum = sum && { ...sum, bytes: all + bytes };
      return null;
    },
  };
}

/** In hexadecimal. */
export const sha256Of = (content: Buffer): string => createHash('sha256').update(content).digest('hex');

/** Keeps a content until `until`, once for the tenant. */
export async function keepContent(
  sql: Sql,
  tenantId: string,
  { sha256, content }: { readonly sha256: string; readonly content: Buffer },
  until: Date,
): Promise<void> {
  await sql.run(saveContent, tenantId, sha256, content, until);
}

/** When a copy that is used now is dropped. */
export const keptUntil = (now: Date): Date => new Date(now.getTime() + KEPT_MS);

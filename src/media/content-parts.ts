import type { Sql } from '../platform/database/sql.ts';
import { readPart } from './queries.ts';

/** A content that is kept. */
export interface KeptContent {
  readonly tenantId: string;
  /** In hexadecimal. */
  readonly sha256: string;
  readonly bytes: number;
}

/** So much of a file is in memory at a time. */
const PART_BYTES = 256 * 1024;

/** Reads a content from the database, part by part. Throws when it was dropped meanwhile. */
export function contentParts(sql: Sql, { tenantId, sha256, bytes }: KeptContent): () => Promise<Buffer | null> {
  let offset = 0;
  return async () => {
    if (offset >= bytes) return null;
    const part = (await sql.row(readPart, tenantId, sha256, offset, PART_BYTES))?.part ?? null;
    if (part === null || part.length === 0) throw new ContentDropped();
    offset += part.length;
    return part;
  };
}

export class ContentDropped extends Error {
  constructor() {
    super('The content was dropped while it was read.');
  }
}

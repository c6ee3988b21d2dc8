import { keptUntil } from '../../media/content-store.ts';
import { copyUrl, type MediaFile } from '../../media/media-file.ts';
import { useFiles } from '../../media/queries.ts';
import type { Sql } from '../../platform/database/sql.ts';
import type { LockedRow } from './lock-due-messages.ts';

/** Files of claimed messages, by their ids. */
export type ClaimedMedia = ReadonlyMap<string, Pick<MediaFile, 'code' | 'content_type'>>;

/**
 * The copies that claimed messages have. They are what was approved, whatever their own links lead
 * to now. In the transaction of the claim: a failure later would leave the outcome unknown.
 */
export async function loadMedia(
  tx: Sql,
  tenantId: string,
  claimed: readonly Pick<LockedRow, 'media'>[],
  now: Date,
): Promise<ClaimedMedia> {
  const ids = [...new Set(claimed.flatMap(({ media }) => media ?? []))];
  if (ids.length === 0) return new Map();
  return new Map((await tx.rows(useFiles, tenantId, ids, now, keptUntil(now))).map((file) => [file.id, file]));
}

/** The public links that carriers read, as part of a submission; nothing without files. */
export function mediaOf(
  { media }: Pick<LockedRow, 'media'>,
  files: ClaimedMedia,
  base: string,
): { media?: readonly string[] } {
  if (media === null) return {};
  const found = media.flatMap((id) => files.get(id) ?? []);
  return { media: found.map((file) => copyUrl(file, base)) };
}

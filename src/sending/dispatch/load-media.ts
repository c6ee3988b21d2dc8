import type { Submission } from '../../carriers/carrier.ts';
import { copyUrl } from '../../media/media-file.ts';
import { useFiles } from '../../media/queries.ts';
import type { Database } from '../../platform/database/database.ts';
import type { ClaimedRow } from './queries.ts';

const NONE: readonly string[] = [];

/**
 * The public links to the copies of the files of each message. The copies are what was approved,
 * whatever their own links lead to now.
 */
export async function loadMedia(
  database: Database,
  tenantId: string,
  claimed: readonly Pick<ClaimedRow, 'media'>[],
  base: string,
  now: Date,
): Promise<(row: Pick<ClaimedRow, 'media'>) => Pick<Submission, 'media'>> {
  const ids = [...new Set(claimed.flatMap(({ media }) => media ?? NONE))];
  if (ids.length === 0) return () => ({});
  const files = await database.rows(useFiles, tenantId, ids, now);
  const urls = new Map(files.map((file) => [file.id, copyUrl(file, base)]));
  return ({ media }) => (media === null ? {} : { media: media.flatMap((id) => urls.get(id) ?? []) });
}

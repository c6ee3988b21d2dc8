import type { Owner } from '../domain/account.ts';
import { CHECK_AGE_MS, MAX_MEDIA_BYTES } from '../domain/media/limits.ts';
import { invalidParams } from '../errors.ts';
import type { Sql } from '../platform/database/sql.ts';
import { MediaUnchecked, mediaChanged, mediaDropped, mediaRefused } from './errors.ts';
import { linkKey } from './link-key.ts';
import { type MediaFile, NO_MEDIA } from './media-file.ts';
import type { PeekedFiles } from './peeked-files.ts';
import { type ApprovedFile, findApproved, findLatest, type StoredFile } from './queries.ts';

/**
 * The files of links that a caller gives, as they were within the last hour. Throws -32602 for a
 * link given twice, `MediaUnchecked` for links that must be checked first, `media_refused` when the
 * files are too large together. `peeked`: for a call that stores nothing, which takes what was read
 * for it instead.
 */
export async function filesOfLinks(
  sql: Sql,
  owner: Owner,
  links: readonly string[],
  now: Date,
  peeked: PeekedFiles | null = null,
): Promise<readonly MediaFile[]> {
  if (links.length === 0) return NO_MEDIA;
  const keys = links.map(linkKey);
  const twice = keys.findIndex((key, index) => keys.indexOf(key) !== index);
  if (twice >= 0)
    throw invalidParams('A link of media is given twice. Give each link once.', [
      { path: `/media/${twice}`, rule: 'must be unique' },
    ]);
  const found = new Map(
    (await sql.rows(findLatest, owner.tenantId, owner.accountId, keys)).map((file) => [file.url_key, file]),
  );
  const files = keys.map((key) => latestOf(found.get(key), peeked?.find(owner, key, now) ?? undefined));
  const unchecked = links.filter((_link, index) => {
    const file = files[index];
    return file === undefined || !isChecked(file, now);
  });
  if (unchecked.length > 0) throw new MediaUnchecked(owner, unchecked, peeked === null);
  return requireSize(files.filter((file) => file !== undefined));
}

/**
 * Files that were approved: those of a template, a campaign, a journey or an earlier message.
 * `checked`: their links do not lead to another content now, as in a call; throws `MediaUnchecked`
 * after an hour, and `media_changed`. `kept`: the copies are there, as for messages that a worker
 * sends.
 */
export async function filesOfIds(
  sql: Sql,
  owner: Owner,
  ids: readonly string[],
  how: { readonly kind: 'kept' } | { readonly kind: 'checked'; readonly now: Date },
): Promise<readonly MediaFile[]> {
  if (ids.length === 0) return NO_MEDIA;
  const found = new Map(
    (await sql.rows(findApproved, owner.tenantId, owner.accountId, ids)).map((file) => [file.id, file]),
  );
  const files = ids.flatMap((id) => found.get(id) ?? []);
  if (how.kind === 'kept') {
    const dropped = files.find((file) => !file.is_kept);
    if (dropped !== undefined) throw mediaDropped(dropped.url);
    return files;
  }
  requireUnchanged(owner, files, how.now);
  return files;
}

function requireUnchanged(owner: Owner, files: readonly ApprovedFile[], now: Date): void {
  const unchecked = files.filter(
    (file) => isOld(file.latest_tried_at, now) || (file.latest_id === file.id && !file.is_kept),
  );
  if (unchecked.length > 0)
    throw new MediaUnchecked(
      owner,
      unchecked.map(({ url }) => url),
    );
  const changed = files.find((file) => file.latest_id !== file.id);
  if (changed !== undefined) throw mediaChanged(changed.url, changed.sha256, changed.latest_sha256);
}

function latestOf(stored: StoredFile | undefined, seen: StoredFile | undefined): StoredFile | undefined {
  return stored === undefined || (seen !== undefined && seen.tried_at > stored.tried_at) ? seen : stored;
}

function requireSize(files: readonly MediaFile[]): readonly MediaFile[] {
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  const largest = files.toSorted((a, b) => b.bytes - a.bytes)[0];
  if (bytes > MAX_MEDIA_BYTES && largest !== undefined) throw mediaRefused(largest.url, 'too_large');
  return files;
}

/** Whether the copy is there, and the link need not be read again now. */
export const isChecked = ({ is_kept: isKept, tried_at: triedAt }: StoredFile, now: Date): boolean =>
  isKept && !isOld(triedAt, now);

const isOld = (triedAt: Date, now: Date): boolean => now.getTime() - triedAt.getTime() > CHECK_AGE_MS;

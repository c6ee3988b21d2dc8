import type { Owner } from '../../domain/account.ts';
import type { MediaFallback } from '../../domain/media/limits.ts';
import { type MediaObstacle, type MediaSender, mediaObstacle } from '../../domain/media/support.ts';
import { readShortening } from '../../links/base.ts';
import { copyUrl, type MediaFile } from '../../media/media-file.ts';
import type { PeekedFiles } from '../../media/peeked-files.ts';
import { filesOfIds, filesOfLinks } from '../../media/require-files.ts';
import type { Sql } from '../../platform/database/sql.ts';
import type { ContentShortening } from './short-links.ts';

/** The files of a message, and what happens where none can be sent. */
export interface Attachment {
  readonly files: readonly MediaFile[];
  readonly fallback: MediaFallback;
  /** Where the copies are, in the order of the files. */
  readonly urls: readonly string[];
  /** Of the links to the copies, for the fallback. */
  readonly shortening: ContentShortening;
}

/** Where the files of a message come from. */
export interface MediaSource {
  /** As the caller gave them. */
  readonly links?: readonly string[] | undefined;
  /** Of files that were approved before. */
  readonly ids?: readonly string[] | null | undefined;
  readonly fallback?: MediaFallback | null | undefined;
  /** Time of the call, which checks links that were not checked within the hour; null: a worker. */
  readonly now: Date | null;
  /** Of a call that stores nothing. */
  readonly peeked?: PeekedFiles | undefined;
}

/** Null without files. Throws what `filesOfLinks` and `filesOfIds` throw. */
export async function loadAttachment(
  sql: Sql,
  owner: Owner,
  { links, ids, fallback, now, peeked }: MediaSource,
  { url, source }: { readonly url: string; readonly source: string },
): Promise<Attachment | null> {
  const files =
    links !== undefined && now !== null
      ? await filesOfLinks(sql, owner, links, now, peeked)
      : await filesOfIds(sql, owner, ids ?? [], now === null ? { kind: 'kept' } : { kind: 'checked', now });
  if (files.length === 0) return null;
  return {
    files,
    fallback: fallback ?? 'none',
    urls: files.map((file) => copyUrl(file, url)),
    shortening: { ...(await readShortening(sql, owner, url)), source },
  };
}

/** How the files reach the recipient: with the message, as links in its text, or not at all. */
export type Carriage = { readonly kind: 'media' | 'links' } | { readonly kind: 'refused'; readonly why: MediaObstacle };

export function carriageOf({ fallback }: Attachment, country: string, sender: MediaSender | null): Carriage {
  const obstacle = mediaObstacle(country, sender);
  if (obstacle === null) return { kind: 'media' };
  return fallback === 'link' ? { kind: 'links' } : { kind: 'refused', why: obstacle };
}

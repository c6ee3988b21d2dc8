import { extensionOf } from '../domain/media/content-type.ts';
import type { MediaFile as WireMediaFile } from '../generated/types.ts';
import type { LinkFailureReason } from './errors.ts';

/** The copy of a file that messages carry, without its content. */
export interface MediaFile {
  readonly id: string;
  /** Where it was read. */
  readonly url: string;
  readonly content_type: string;
  readonly bytes: number;
  /** In hexadecimal. */
  readonly sha256: string;
  /** Part of the public path of the copy. */
  readonly code: string;
  readonly checked_at: Date;
  /** Null or absent while the link leads to the file. */
  readonly failure?: LinkFailure | null;
}

/** What the last check of a link found instead of the file; the copy is sent. */
export interface LinkFailure {
  readonly why: LinkFailureReason;
  /** The HTTP status, when there was one. */
  readonly status: number | null;
  readonly at: string;
}

/** A file as it is shown. */
export type ShownFile = Pick<MediaFile, 'url' | 'content_type' | 'bytes' | 'sha256' | 'failure'>;

/** A file as it is stored with a template, a campaign or a journey: what was approved. */
export interface ApprovedMedia extends ShownFile {
  readonly id: string;
}

export const NO_MEDIA: readonly MediaFile[] = Object.freeze([]);

/** First part of the path of every copy. */
export const MEDIA_PATH = '/m/';

/** Where the copy is read. `base`: scheme and host of the service's short links. */
export function copyUrl({ code, content_type: type }: Pick<MediaFile, 'code' | 'content_type'>, base: string): string {
  return `${base}${MEDIA_PATH}${code}.${extensionOf(type)}`;
}

export function presentMedia(files: readonly ShownFile[]): WireMediaFile[] {
  return files.map(({ url, content_type: type, bytes, sha256, failure = null }) => ({
    url,
    content_type: type as WireMediaFile['content_type'],
    bytes,
    sha256,
    ...(failure !== null && {
      link_failure: { why: failure.why, status: failure.status, at: new Date(failure.at).toISOString() },
    }),
  }));
}

/** The field of an object that has files; nothing without any. */
export function mediaField(files: readonly ShownFile[] | null | undefined): {
  media?: WireMediaFile[];
} {
  return files == null || files.length === 0 ? {} : { media: presentMedia(files) };
}

/** What is stored of the files that a caller approves; null without any. */
export function approvedMedia(files: readonly MediaFile[]): ApprovedMedia[] | null {
  if (files.length === 0) return null;
  return files.map(({ id, url, content_type, bytes, sha256 }) => ({ id, url, content_type, bytes, sha256 }));
}

export const idsOf = (media: readonly ApprovedMedia[] | null | undefined): readonly string[] =>
  (media ?? []).map(({ id }) => id);

import type { Classification } from '../../domain/content/classification/classify-message.ts';
import type { Measure } from '../../domain/content/encoding.ts';
import type { MessageLink } from '../../domain/links/shorten-message.ts';
import type { MediaFile } from '../../media/media-file.ts';

/** What was shortened in a message. */
export interface ShortenedContent {
  readonly source: string;
  readonly links: readonly MessageLink[];
  /** The rendered message with its own links, which the rules of content read. */
  readonly unshortened: string;
}

/** A rendered message with its size and price, or why it cannot be rendered. */
export type Content =
  | {
      readonly ok: true;
      readonly text: string;
      /** Before smart encoding; null when it replaced nothing. */
      readonly original: string | null;
      /** Null when no link was shortened. */
      readonly shortened: ShortenedContent | null;
      /** Files that are sent with the message; empty when it has none, or links instead. */
      readonly media: readonly MediaFile[];
      readonly measure: Measure;
      readonly credits: number;
      readonly classification: Classification;
    }
  | {
      readonly ok: false;
      readonly reason: 'missing_variable' | 'template_error' | 'empty_text' | 'too_long' | 'media_not_supported';
      readonly missing: readonly string[];
      readonly detail: string | null;
    };

/** For the row of a message; null without files. */
export function mediaIds({ media }: Extract<Content, { ok: true }>): readonly string[] | null {
  return media.length === 0 ? null : media.map(({ id }) => id);
}

/** As the text of a SQL array, for rows that are inserted together. */
export function mediaText(content: Extract<Content, { ok: true }>): string | null {
  const ids = mediaIds(content);
  return ids === null ? null : `{${ids.join(',')}}`;
}

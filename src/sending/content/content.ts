import type { Classification } from '../../domain/content/classification/classify-message.ts';
import type { Measure } from '../../domain/content/encoding.ts';
import type { MessageLink } from '../../domain/links/shorten-message.ts';

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
      readonly measure: Measure;
      readonly credits: number;
      readonly classification: Classification;
    }
  | {
      readonly ok: false;
      readonly reason: 'missing_variable' | 'template_error' | 'empty_text' | 'too_long';
      readonly missing: readonly string[];
      readonly detail: string | null;
    };

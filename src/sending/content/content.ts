import type { Classification } from '../../domain/content/classification/classify-message.ts';
import type { Measure } from '../../domain/content/encoding.ts';
import type { ShortenedContent } from './short-links.ts';

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

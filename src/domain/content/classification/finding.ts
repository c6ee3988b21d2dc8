import type { Category } from './signal.ts';

/** What makes a message marketing. */
export type MarketingSign = 'offer' | 'price' | 'urgency' | 'call_to_buy' | 'promotion';

export type ContentRule =
  | 'marketing_as_transactional'
  | MarketingSign
  | Category
  | 'phishing'
  | 'public_shortener'
  | 'placeholder'
  | 'brand_missing'
  | 'opt_out_missing'
  | 'opt_out_missing_one_way'
  | 'reply_to_sender_id'
  | 'sender_registration'
  | 'sender_replaced';

/** A part of the message, in UTF-16 units, and what stands there. */
export interface Span {
  readonly start: number;
  readonly end: number;
  readonly words: string;
}

/** One thing that a carrier or the law objects to. A blocker is never sent. */
export interface ContentFinding {
  readonly rule: ContentRule;
  readonly severity: 'blocker' | 'warning';
  /** Null when something is missing. */
  readonly span: Span | null;
  readonly explanation: string;
  readonly fix: string;
}

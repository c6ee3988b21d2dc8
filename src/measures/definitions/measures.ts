import type { Count } from '../rollups/columns.ts';

/** What a measure is a count of: its bucket is the time of that. */
export type CountedAt = 'acceptance' | 'decision' | 'event';
export type Unit =
  | 'messages'
  | 'contacts'
  | 'segments'
  | 'credits'
  | 'clicks'
  | 'links'
  | 'entries'
  | 'conversions'
  | 'minor_units'
  | 'ratio';
export type DetailDimension = 'error_code' | 'reason' | 'method' | 'rule' | 'event';

interface Definition {
  readonly title: string;
  readonly unit: Unit;
  /** One sentence: what is counted. */
  readonly means: string;
  readonly countedAt: CountedAt;
  /** What the detail of its rows is, by which it can be grouped. */
  readonly detail?: DetailDimension;
}

/** A sum of columns of the rollups. */
export interface SumDefinition extends Definition {
  readonly kind: 'sum';
  readonly columns: readonly (Count | 'value_minor')[];
}

/** One sum divided by another; null while the divisor is 0. */
export interface RatioDefinition extends Definition {
  readonly kind: 'ratio';
  readonly of: readonly Count[];
  readonly per: readonly Count[];
}

const ofMessages = { unit: 'messages', countedAt: 'acceptance', kind: 'sum' } as const;
const ratio = { unit: 'ratio', countedAt: 'acceptance', kind: 'ratio' } as const;
const ofEvents = { countedAt: 'event', kind: 'sum' } as const;

/**
 * Each measure, said once: skills, the documentation and charts read it here. The SQL of what was
 * sent, delivered and failed is in `src/counting/message-results.ts`.
 */
export const MEASURES = {
  accepted: {
    ...ofMessages,
    title: 'Accepted',
    columns: ['accepted'],
    means: 'Messages that passed all gates and were queued.',
  },
  sent: {
    ...ofMessages,
    title: 'Sent',
    columns: ['sent'],
    means: 'Messages that a carrier accepted, or may have accepted without an answer.',
  },
  delivered: {
    ...ofMessages,
    title: 'Delivered',
    columns: ['delivered'],
    means: 'Sent messages that the carrier reported as delivered.',
  },
  undelivered: {
    ...ofMessages,
    title: 'Undelivered',
    columns: ['undelivered'],
    detail: 'error_code',
    means: 'Sent messages that the carrier reported as not delivered.',
  },
  rejected: {
    ...ofMessages,
    title: 'Rejected',
    columns: ['rejected'],
    detail: 'error_code',
    means: 'Messages that no carrier accepted: it rejected them, or their validity ended first.',
  },
  failed: {
    ...ofMessages,
    title: 'Failed',
    columns: ['undelivered', 'rejected'],
    detail: 'error_code',
    means: 'Undelivered and rejected messages together.',
  },
  unconfirmed: {
    ...ofMessages,
    title: 'Unconfirmed',
    columns: ['unconfirmed'],
    means: 'Sent messages whose outcome is unknown because the carrier never answered.',
  },
  canceled: {
    ...ofMessages,
    title: 'Canceled',
    columns: ['canceled'],
    detail: 'reason',
    means: 'Messages that were canceled before a carrier got them.',
  },
  excluded: {
    title: 'Excluded',
    kind: 'sum',
    columns: ['excluded'],
    unit: 'contacts',
    countedAt: 'decision',
    detail: 'reason',
    means:
      'Contacts of campaign audiences that got no message, because a gate refused it or an experiment held them out.',
  },
  segments: {
    ...ofMessages,
    title: 'Segments',
    unit: 'segments',
    columns: ['segments'],
    means: 'Segments of sent messages.',
  },
  credits: {
    ...ofMessages,
    title: 'Credits spent',
    unit: 'credits',
    columns: ['credits'],
    means: 'Credits that sent messages cost.',
  },
  credits_returned: {
    ...ofMessages,
    title: 'Credits returned',
    unit: 'credits',
    columns: ['credits_returned'],
    means: 'Credits of rejected and canceled messages, which were returned.',
  },
  clicks: {
    ...ofEvents,
    title: 'Clicks',
    unit: 'clicks',
    columns: ['clicks'],
    means: 'Clicks of people on short links.',
  },
  bot_clicks: {
    ...ofEvents,
    title: 'Clicks of bots',
    unit: 'clicks',
    columns: ['bot_clicks'],
    detail: 'rule',
    means: 'Clicks of link previews, scanners and other programs on short links.',
  },
  clickers: {
    ...ofEvents,
    title: 'Links first clicked',
    unit: 'links',
    columns: ['clickers'],
    means:
      'Short URLs that a person clicked for the first time; with one link per message, the recipients who clicked.',
  },
  replies: {
    ...ofEvents,
    title: 'Replies',
    unit: 'messages',
    columns: ['replies'],
    means:
      'Inbound messages that are no opt-out, assigned to the last message sent to the person within 7 days before.',
  },
  opt_ins: {
    ...ofEvents,
    title: 'Opt-ins',
    unit: 'entries',
    columns: ['opt_ins'],
    detail: 'method',
    means: 'Consent entries that opt a person in, at the time they were recorded.',
  },
  opt_outs: {
    ...ofEvents,
    title: 'Opt-outs',
    unit: 'entries',
    columns: ['opt_outs'],
    detail: 'method',
    means:
      'Consent entries that opt a person out, assigned to the last message sent to the person within 7 days before.',
  },
  conversions: {
    ...ofEvents,
    title: 'Conversions',
    unit: 'conversions',
    columns: ['conversions'],
    detail: 'event',
    means:
      'Recorded conversions, refunded ones too, assigned to the message that they were attributed to when they were recorded.',
  },
  conversion_value: {
    ...ofEvents,
    title: 'Conversion value',
    unit: 'minor_units',
    columns: ['value_minor'],
    detail: 'event',
    means:
      'Value of recorded conversions without what was refunded, at the time of the conversion, in the minor unit of each currency; currencies are never added up.',
  },
  delivery_rate: {
    ...ratio,
    title: 'Delivery rate',
    of: ['delivered'],
    per: ['sent'],
    means: 'Delivered messages per sent message.',
  },
  failure_rate: {
    ...ratio,
    title: 'Failure rate',
    of: ['undelivered', 'rejected'],
    per: ['sent', 'rejected'],
    means: 'Failed messages per message that was sent or rejected.',
  },
  click_rate: {
    ...ratio,
    title: 'Click rate',
    countedAt: 'event',
    of: ['clickers'],
    per: ['delivered'],
    means: 'Short URLs clicked for the first time per delivered message.',
  },
  opt_out_rate: {
    ...ratio,
    title: 'Opt-out rate',
    countedAt: 'event',
    of: ['opt_outs'],
    per: ['sent'],
    means: 'Opt-outs per sent message.',
  },
} as const satisfies Readonly<Record<string, SumDefinition | RatioDefinition>>;

export type MeasureName = keyof typeof MEASURES;

export const measureOf = (name: MeasureName): SumDefinition | RatioDefinition => MEASURES[name];

import type { Model } from '../../domain/insights/deviation.ts';
import type { Count } from '../../measures/rollups/columns.ts';
import type { Dimension } from '../../measures/rollups/dimensions.ts';

/** A figure that is compared with its history. */
export interface WatchedMetric {
  readonly model: Model;
  readonly events: readonly Count[];
  readonly of: readonly Count[];
  /** Events happen within so many hours after the messages that cause them. */
  readonly hours: number;
  /** 1: more is worse; -1: less is worse. */
  readonly worse: 1 | -1;
  readonly dimensions: readonly Dimension[];
}

const PLACES: readonly Dimension[] = ['carrier', 'number_id', 'country', 'template_id', 'campaign_id'];

/**
 * Failures are known per message, so they are a part of the messages of the hour. Clicks, replies
 * and opt-outs happen later: their trials are the messages of the last day, and there can be more
 * of them than messages.
 */
export const WATCHED = {
  failure_rate: {
    model: 'binomial',
    events: ['undelivered', 'rejected'],
    of: ['sent', 'rejected'],
    hours: 1,
    worse: 1,
    dimensions: [...PLACES, 'error_code'],
  },
  opt_outs: {
    model: 'poisson',
    events: ['opt_outs'],
    of: ['sent'],
    hours: 24,
    worse: 1,
    dimensions: [...PLACES, 'source_id', 'method'],
  },
  clicks: {
    model: 'poisson',
    events: ['clickers'],
    of: ['delivered'],
    hours: 24,
    worse: -1,
    dimensions: ['link_id', ...PLACES],
  },
  replies: {
    model: 'poisson',
    events: ['replies'],
    of: ['delivered'],
    hours: 24,
    worse: -1,
    dimensions: PLACES,
  },
} as const satisfies Readonly<Record<string, WatchedMetric>>;

export type WatchedName = keyof typeof WATCHED;
export const WATCHED_NAMES = Object.keys(WATCHED) as readonly WatchedName[];
export const watchedOf = (name: WatchedName): WatchedMetric => WATCHED[name];

/** Dimensions of which messages are not counted by value, only the events. */
export const BY_SHARE: readonly Dimension[] = ['link_id', 'error_code', 'source_id', 'method'];
/** They say what happened, not where. */
export const DESCRIBES: readonly Dimension[] = ['error_code', 'method'];

import { type Allocation, allocate } from '../../domain/experiments/allocation.ts';
import type { ApprovedMedia } from '../../media/media-file.ts';

/** Messages to some contacts, the decision, messages to the remaining contacts. */
export type Phase = 'testing' | 'waiting_for_decision' | 'remainder';
export type Metric = 'clicks' | 'conversions' | 'replies' | 'opt_outs' | 'outcome';

export interface Variant {
  readonly name: string;
  readonly body: string | null;
  readonly template_id: string | null;
  /** Set at launch. */
  readonly template_version: number | null;
  /** Instead of those of the campaign; absent without any. */
  readonly media?: readonly ApprovedMedia[];
  readonly weight: number;
}

export interface WinnerSettings {
  readonly metric: Metric;
  readonly decide_after_hours: number;
  readonly min_recipients_per_variant: number;
  readonly confidence_percent: number;
  readonly on_no_winner: 'send_best' | 'send_first' | 'stop';
}

/** As it is stored with a campaign. */
export interface Experiment {
  readonly seed: string;
  readonly variants: readonly Variant[];
  readonly hold_out_percent: number;
  readonly test_percent: number;
  readonly winner: WinnerSettings | null;
}

export function allocationOf({ hold_out_percent, test_percent, variants }: Experiment): Allocation {
  const weights = variants.map(({ weight }) => weight);
  return allocate({ holdOutPercent: hold_out_percent, testPercent: test_percent, weights });
}

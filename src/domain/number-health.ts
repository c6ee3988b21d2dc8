export interface NumberCounts {
  readonly sent: number;
  readonly delivered: number;
  /** Includes `filtered`. */
  readonly failed: number;
  readonly filtered: number;
  readonly optOuts: number;
}

type Code = 'delivery' | 'filtering' | 'opt_outs';

export interface NumberHealth {
  readonly deliveryRate: number | null;
  readonly filterRate: number | null;
  readonly optOutRate: number | null;
  readonly health: 'healthy' | 'watch' | 'poor' | 'unused';
  readonly findings: readonly { readonly code: Code; readonly message: string }[];
}

/** Thresholds of this service: carriers publish none. Each pair is [watch, poor]. */
const THRESHOLDS = { delivery: [0.9, 0.8], filtering: [0.01, 0.03], opt_outs: [0.02, 0.05] } as const;
/** Below this many messages a rate says nothing: one opt-out of three is not a trend. */
const MIN_SENT = 50;

export function evaluateNumberHealth({ sent, delivered, failed, filtered, optOuts }: NumberCounts): NumberHealth {
  const known = delivered + failed;
  const deliveryRate = known === 0 ? null : delivered / known;
  const filterRate = sent === 0 ? null : filtered / sent;
  const optOutRate = sent === 0 ? null : Math.min(1, optOuts / sent);
  const rates = { deliveryRate, filterRate, optOutRate };
  if (sent === 0) return { ...rates, health: 'unused', findings: [] };
  if (sent < MIN_SENT) return { ...rates, health: 'healthy', findings: [] };
  const found = [
    worse(
      'delivery',
      1 - (deliveryRate ?? 1),
      [1 - THRESHOLDS.delivery[0], 1 - THRESHOLDS.delivery[1]],
      'messages were not delivered',
    ),
    worse('filtering', filterRate ?? 0, THRESHOLDS.filtering, 'messages were filtered by carriers'),
    worse('opt_outs', optOutRate ?? 0, THRESHOLDS.opt_outs, 'recipients opted out'),
  ].filter((finding) => finding !== null);
  const health = found.some(({ poor }) => poor) ? 'poor' : found.length > 0 ? 'watch' : 'healthy';
  return { ...rates, health, findings: found.map(({ code, message }) => ({ code, message })) };
}

function worse(code: Code, rate: number, [watch, poor]: readonly [number, number], what: string) {
  if (rate <= watch) return null;
  return { code, poor: rate > poor, message: `${Math.round(rate * 1000) / 10} % of ${what}.` };
}

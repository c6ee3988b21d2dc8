/** The simulator's behaviour, by recipient number. */
export type ScriptName =
  | 'delivered'
  | 'undeliverable'
  | 'blocked'
  | 'slow_receipt'
  | 'receipt_first'
  | 'time_out'
  | 'stop_reply'
  | 'throttled'
  | 'rejected';

/** One report of the simulator, this long after the submission or the previous report. */
export interface Step {
  readonly afterMs: number;
  readonly report:
    | {
        readonly kind: 'receipt';
        readonly status: 'sent' | 'delivered' | 'undelivered' | 'failed';
        readonly errorCode: string | null;
      }
    | { readonly kind: 'inbound'; readonly text: string };
}

/**
 * Magic numbers in the range that the North American plan reserves for fiction (any area code,
 * 555-0100 to 555-0199): the last two digits choose the script. Messages to every other number are
 * delivered.
 */
const magic: Readonly<Record<string, ScriptName>> = {
  '01': 'undeliverable',
  '02': 'blocked',
  '03': 'slow_receipt',
  '04': 'receipt_first',
  '05': 'time_out',
  '06': 'stop_reply',
  '07': 'throttled',
  '08': 'rejected',
};

export function scriptFor(to: string): ScriptName {
  const fiction = /^\+1\d{3}55501(\d\d)$/.exec(to);
  return magic[fiction?.[1] ?? ''] ?? 'delivered';
}

const delivered: Step = { afterMs: 400, report: { kind: 'receipt', status: 'delivered', errorCode: null } };

export const scripts: Readonly<Record<ScriptName, readonly Step[]>> = {
  delivered: [delivered],
  undeliverable: [
    { afterMs: 400, report: { kind: 'receipt', status: 'undelivered', errorCode: 'unknown_subscriber' } },
  ],
  blocked: [{ afterMs: 400, report: { kind: 'receipt', status: 'failed', errorCode: 'blocked_by_carrier' } }],
  slow_receipt: [
    { afterMs: 400, report: { kind: 'receipt', status: 'sent', errorCode: null } },
    { afterMs: 10_000, report: { kind: 'receipt', status: 'delivered', errorCode: null } },
  ],
  receipt_first: [{ ...delivered, afterMs: 0 }],
  time_out: [delivered],
  stop_reply: [delivered, { afterMs: 400, report: { kind: 'inbound', text: 'STOP' } }],
  throttled: [delivered],
  rejected: [],
};

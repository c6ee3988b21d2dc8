import type { LineType, LookupAnswer } from '../hygiene/lookup.ts';

/** Result of Lookup v2 (twilio.com/docs/lookup/v2-api/line-type-intelligence, read 2026-11). */
export type TwilioLookup =
  | { readonly kind: 'known'; readonly answer: LookupAnswer }
  /**
   * This number can never be looked up: its country is not covered, or it is not a valid number.
   */
  | { readonly kind: 'never'; readonly code: string }
  /** The account cannot look up at present: wrong token, suspension or wrong URL. */
  | { readonly kind: 'not_ready'; readonly code: string }
  /** Rate limited, or an error at Twilio: retry later. */
  | { readonly kind: 'later'; readonly code: string };

/** Other types (personal, premium, sharedCost, uan, voicemail, pager, unknown) become `unknown`. */
const TYPES: Readonly<Record<string, LineType>> = {
  mobile: 'mobile',
  landline: 'landline',
  fixedVoip: 'voip',
  nonFixedVoip: 'voip',
  tollFree: 'toll_free',
};

/**
 * No access to that country's data (60601), country not covered (60607), or not served from there
 * (60619).
 */
const NOT_COVERED: readonly number[] = [60601, 60607, 60619];

/**
 * Classifies by HTTP status and body. This Lookup package reports neither whether the line is in
 * service nor since when it belongs to its subscriber.
 */
export function readTwilioLookup(status: number, body: string): TwilioLookup {
  const response = parse(body);
  const code = codeOf(status, response.code);
  if (status === 429 || status === 408 || status >= 500) return { kind: 'later', code };
  if (status === 404 && response.code === 20404) return { kind: 'never', code };
  if (status < 200 || status >= 300) {
    return response.code !== null && (NOT_COVERED.includes(response.code) || status === 400)
      ? { kind: 'never', code }
      : { kind: 'not_ready', code };
  }
  if (response.valid === false) return { kind: 'never', code: 'twilio_not_valid' };
  if (response.valid !== true || response.line === null) return { kind: 'later', code: 'twilio_not_understood' };
  const { type, carrierName, errorCode } = response.line;
  if (errorCode !== null)
    return { kind: NOT_COVERED.includes(errorCode) ? 'never' : 'later', code: `twilio_${errorCode}` };
  return {
    kind: 'known',
    answer: {
      lineType: (type !== null && Object.hasOwn(TYPES, type) ? TYPES[type] : undefined) ?? 'unknown',
      carrierName,
      status: 'unknown',
      disconnectedAt: null,
    },
  };
}

interface LookupResponse {
  readonly code: number | null;
  readonly valid: boolean | null;
  readonly line: {
    readonly type: string | null;
    readonly carrierName: string | null;
    readonly errorCode: number | null;
  } | null;
}

function parse(body: string): LookupResponse {
  let value: unknown;
  try {
    value = JSON.parse(body);
  } catch {
    return { code: null, valid: null, line: null };
  }
  const { code, valid, line_type_intelligence: line } = fieldsOf(value);
  const { type, carrier_name: carrierName, error_code: errorCode } = fieldsOf(line);
  return {
    code: wholeOrNull(code),
    valid: typeof valid === 'boolean' ? valid : null,
    line:
      typeof line === 'object' && line !== null
        ? { type: textOrNull(type), carrierName: textOrNull(carrierName), errorCode: wholeOrNull(errorCode) }
        : null,
  };
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function wholeOrNull(value: unknown): number | null {
  return typeof value === 'number' && Number.isInteger(value) ? value : null;
}

/** PostgreSQL cannot store U+0000. The name is shown in one line. */
function textOrNull(value: unknown): string | null {
  const text = typeof value === 'string' ? value.replaceAll('\0', '').trim().slice(0, 100) : '';
  return text === '' ? null : text;
}

function codeOf(status: number, code: number | null): string {
  return code === null ? `twilio_http_${status}` : `twilio_${code}`;
}

import type { LineType, LookupAnswer } from '../hygiene/lookup.ts';

/** What an answer of Lookup v2 says (twilio.com/docs/lookup/v2-api/line-type-intelligence, read 2026-11). */
export type TwilioLookup =
  | { readonly kind: 'known'; readonly answer: LookupAnswer }
  /** About this number nobody will answer: a country that is not covered, a number that is none. */
  | { readonly kind: 'never'; readonly code: string }
  /** As things stand: a wrong token, a suspended account, a wrong address. */
  | { readonly kind: 'unready'; readonly code: string }
  /** Too much at once, or Twilio's own trouble. */
  | { readonly kind: 'later'; readonly code: string };

/** The other types (personal, premium, sharedCost, uan, voicemail, pager, unknown) are said to be none that we know. */
const TYPES: Readonly<Record<string, LineType>> = {
  mobile: 'mobile',
  landline: 'landline',
  fixedVoip: 'voip',
  nonFixedVoip: 'voip',
  tollFree: 'toll_free',
};

/** No access to the data of that country (60601), a country that is not covered (60607), or one not served from there (60619). */
const NOT_COVERED: readonly number[] = [60601, 60607, 60619];

/** By the HTTP status and the body. Whether a line is in service, and since when it is somebody's, this package does not know. */
export function readTwilioLookup(status: number, body: string): TwilioLookup {
  const said = parse(body);
  const code = codeOf(status, said.code);
  if (status === 429 || status === 408 || status >= 500) return { kind: 'later', code };
  if (status === 404 && said.code === 20404) return { kind: 'never', code };
  if (status < 200 || status >= 300) {
    return said.code !== null && (NOT_COVERED.includes(said.code) || status === 400)
      ? { kind: 'never', code }
      : { kind: 'unready', code };
  }
  if (said.valid === false) return { kind: 'never', code: 'twilio_not_valid' };
  if (said.valid !== true || said.line === null) return { kind: 'later', code: 'twilio_not_understood' };
  const { type, carrierName, errorCode } = said.line;
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

interface Said {
  readonly code: number | null;
  readonly valid: boolean | null;
  readonly line: {
    readonly type: string | null;
    readonly carrierName: string | null;
    readonly errorCode: number | null;
  } | null;
}

function parse(body: string): Said {
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

/** PostgreSQL keeps no zeros; a name is shown in a line. */
function textOrNull(value: unknown): string | null {
  const text = typeof value === 'string' ? value.replaceAll('\0', '').trim().slice(0, 100) : '';
  return text === '' ? null : text;
}

function codeOf(status: number, code: number | null): string {
  return code === null ? `twilio_http_${status}` : `twilio_${code}`;
}

import { readTwilioLookup } from '../../domain/carriers/twilio-lookup.ts';
import type { Logger } from '../../platform/logger.ts';
import { createTwilioApi } from '../twilio/api.ts';
import type { Credentials } from '../twilio/credentials.ts';
import { type LookupAdapter, LookupFailed } from './lookup-adapter.ts';

export interface TwilioLookupParts {
  /** URL of Lookup v2, without a trailing slash. */
  readonly url: string;
  readonly credentials: Credentials;
  readonly credits: number;
  readonly connections: number;
  readonly log: Logger;
  readonly timing?: Partial<LookupTiming>;
}

/** In milliseconds. The sum stays below the time for which the price of a lookup is held. */
export interface LookupTiming {
  readonly connectMs: number;
  readonly startMs: number;
  readonly answerMs: number;
}

const defaultTiming: LookupTiming = { connectMs: 3_000, startMs: 3_000, answerMs: 5_000 };
const NOT_READY_MS = 60_000;

/**
 * Twilio Line Type Intelligence: line type and carrier of a number. It does not report whether the
 * line is in service, so those fields stay unknown. A repeated request is harmless but is charged
 * twice to the operator, so nothing is repeated here.
 */
export function createTwilioLookups(parts: TwilioLookupParts): LookupAdapter {
  const { url, credentials, credits, connections } = parts;
  const log = parts.log.child({ lookups: 'twilio' });
  const timing = { ...defaultTiming, ...parts.timing };
  const api = createTwilioApi({ url, connections, timing });
  let wasNotReady = false;

  return {
    name: 'twilio',
    credits,
    lookUp: async (phone) => {
      if (api.closing) throw new LookupFailed({ retryable: true, code: 'twilio_closing' });
      const path = `/v2/PhoneNumbers/${encodeURIComponent(phone)}?Fields=line_type_intelligence`;
      const answer = await api.request({ path, credentials, startMs: timing.startMs });
      if (answer.kind !== 'answered') throw new LookupFailed({ retryable: true, code: `twilio_${answer.kind}` });
      const read = readTwilioLookup(answer.status, answer.body);
      if (read.kind === 'known') {
        wasNotReady = false;
        return read.answer;
      }
      if (read.kind === 'not_ready') {
        if (!wasNotReady) log.error({ code: read.code }, 'Twilio rejects number lookups; check the Twilio account');
        wasNotReady = true;
        throw new LookupFailed({ retryable: true, code: read.code, retryAfterMs: NOT_READY_MS });
      }
      const retryAfterMs = answer.retryAfterMs ?? 1_000;
      throw new LookupFailed({ retryable: read.kind === 'later', code: read.code, retryAfterMs });
    },
    stop: () => api.close(),
  };
}

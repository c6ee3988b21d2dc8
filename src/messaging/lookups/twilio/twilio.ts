import { readTwilioLookup } from '../../../domain/twilio/lookup.ts';
import type { Logger } from '../../../platform/logger.ts';
import { createTwilioApi } from '../../carriers/twilio/api.ts';
import type { Credentials } from '../../carriers/twilio/credentials.ts';
import { type LookupAdapter, LookupFailed } from '../lookup-adapter.ts';

export interface TwilioLookupParts {
  /** Where Lookup v2 is, without a slash at the end. */
  readonly url: string;
  readonly credentials: Credentials;
  readonly credits: number;
  readonly connections: number;
  readonly log: Logger;
  readonly timing?: Partial<LookupTiming>;
}

/** In milliseconds. Together they stay below what a transaction may be idle: the answer is waited for inside of one. */
export interface LookupTiming {
  readonly connectMs: number;
  readonly startMs: number;
  readonly answerMs: number;
}

const usualTiming: LookupTiming = { connectMs: 3_000, startMs: 3_000, answerMs: 5_000 };
const UNREADY_MS = 60_000;

/**
 * Line Type Intelligence of Twilio: what kind of line a number is, and whose network it is on. It says nothing of whether the line is in service, so
 * those parts of an answer stay unknown. Asking twice does no harm, but costs the operator twice; it is not repeated here.
 */
export function createTwilioLookups(parts: TwilioLookupParts): LookupAdapter {
  const { url, credentials, credits, connections } = parts;
  const log = parts.log.child({ lookups: 'twilio' });
  const timing = { ...usualTiming, ...parts.timing };
  const api = createTwilioApi({ url, connections, timing });
  let wasUnready = false;

  return {
    name: 'twilio',
    credits,
    lookUp: async (phone) => {
      if (api.closing) throw new LookupFailed({ again: true, code: 'twilio_closing' });
      const path = `/v2/PhoneNumbers/${encodeURIComponent(phone)}?Fields=line_type_intelligence`;
      const answer = await api.ask({ path, credentials, startMs: timing.startMs });
      if (answer.kind !== 'answered') throw new LookupFailed({ again: true, code: `twilio_${answer.kind}` });
      const read = readTwilioLookup(answer.status, answer.body);
      if (read.kind === 'known') {
        wasUnready = false;
        return read.answer;
      }
      if (read.kind === 'unready') {
        if (!wasUnready) log.error({ code: read.code }, 'numbers cannot be looked up until that is mended');
        wasUnready = true;
        throw new LookupFailed({ again: true, code: read.code, retryAfterMs: UNREADY_MS });
      }
      const retryAfterMs = answer.retryAfterMs ?? 1_000;
      throw new LookupFailed({ again: read.kind === 'later', code: read.code, retryAfterMs });
    },
    stop: () => api.close(),
  };
}

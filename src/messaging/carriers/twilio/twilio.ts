import { meaningOfTwilio, readTwilioAnswer, twilioErrorCode } from '../../../domain/twilio/answer.ts';
import type { Logger } from '../../../platform/logger.ts';
import type { Sql } from '../../../platform/sql.ts';
import { findInboundNumber } from '../../inbound/inbound-number.ts';
import { type Carrier, parseReference, type Submission, type SubmitOutcome } from '../carrier.ts';
import { createTwilioApi } from './api.ts';
import { type CredentialStore, type Credentials, TWILIO } from './credentials.ts';
import type { Answer } from './exchange.ts';
import { createHoldOff } from './hold-off.ts';
import { type TwilioOptions, usualTiming } from './options.ts';

export interface TwilioCarrier extends Carrier {
  /** Writes nothing more, and ends when what is under way has its answer or has run out of time. */
  stop(): Promise<void>;
}

export interface TwilioParts {
  readonly options: TwilioOptions;
  readonly sql: Sql;
  readonly credentials: CredentialStore;
  readonly log: Logger;
}

/** As many as a worker hands over at once: all of them then share one time limit, below the worker's lease. */
const BATCH = 1_000;
/** A pause that is waited for in here: shorter than the way back into the queue. */
const SHORT_MS = 100;
/** A number that has no credentials is one pause of its own. */
const NOBODY = '';

/**
 * Texts as resources of Twilio's API, a POST each. Twilio does not deduplicate: what was written and not answered, or answered by a status of
 * 500 and more, is left out of the answers of `submit`, and nothing is written a second time here. See docs/decisions/0023-twilio.md.
 */
export function createTwilioCarrier({ options, sql, credentials, log: logger }: TwilioParts): TwilioCarrier {
  const { url, publicUrl, connections } = options;
  const log = logger.child({ carrier: TWILIO });
  const timing = { ...usualTiming, ...options.timing };
  const api = createTwilioApi({ url, connections, timing });
  const holdOff = createHoldOff(timing);

  const post = (submission: Submission, credentials: Credentials, startMs: number): Promise<Answer> =>
    api.ask({
      path: `/2010-04-01/Accounts/${encodeURIComponent(credentials.accountSid)}/Messages.json`,
      credentials,
      form: formOf(submission, publicUrl),
      startMs,
    });

  const unready = (accountSid: string, reference: string, why: object): SubmitOutcome => {
    const { ms, isNew } = holdOff.unready(accountSid);
    if (isNew)
      log.error({ accountSid, ...why }, 'an account cannot send over Twilio; its texts wait until that is mended');
    return { reference, outcome: 'throttled', retryAfterMs: ms };
  };

  /** Null where the outcome is unknown. */
  const read = (reference: string, accountSid: string, answer: Answer): SubmitOutcome | null => {
    if (answer.kind === 'lost') return null;
    if (answer.kind === 'unsent') return { reference, outcome: 'throttled', retryAfterMs: timing.throttleMs * 2 };
    const { status, retryAfterMs, body } = answer;
    const { sid, code } = readTwilioAnswer(body);
    switch (meaningOfTwilio(status, code)) {
      case 'taken':
        if (sid === null) return null;
        holdOff.good(accountSid);
        return { reference, outcome: 'accepted', carrierMessageId: sid };
      case 'busy':
        return { reference, outcome: 'throttled', retryAfterMs: holdOff.busy(accountSid, retryAfterMs) };
      case 'unready':
        return unready(accountSid, reference, { status, code });
      case 'refused':
        return { reference, outcome: 'rejected', errorCode: twilioErrorCode(status, code) };
      case 'unknown':
        return null;
    }
  };

  const handOver = async (submission: Submission, given: Credentials | null, until: number) => {
    const { reference } = submission;
    if (given === null) return unready(NOBODY, reference, { from: submission.from, reason: 'no credentials' });
    const { accountSid } = given;
    const pausedMs = holdOff.leftMs(accountSid);
    if (pausedMs > SHORT_MS) return { reference, outcome: 'throttled' as const, retryAfterMs: pausedMs };
    if (pausedMs > 0) await new Promise((done) => setTimeout(done, pausedMs));
    const startMs = until - performance.now();
    const answer: Answer = startMs <= 0 ? { kind: 'unsent' } : await post(submission, given, startMs);
    return read(reference, accountSid, answer);
  };

  /** By the number that sends, which is asked for once a batch. What cannot be read was not sent: thrown on, the texts would count as lost. */
  const credentialsOf = async ({ from, reference }: Submission): Promise<Credentials | null> => {
    try {
      const number = await findInboundNumber(sql, from);
      // A number that has changed hands since is not the sender's any more.
      const isTheirs = number !== null && number.tenantId === parseReference(reference).tenantId;
      const [nearest] = await credentials.of(isTheirs ? { ...number, numberId: number.id } : null);
      return nearest ?? null;
    } catch (error) {
      log.error({ err: error, from }, 'the credentials of a number could not be read');
      return null;
    }
  };

  return {
    name: TWILIO,
    deduplicates: false,
    batchSize: BATCH,
    submit: async (submissions) => {
      const until = performance.now() + timing.handOverMs;
      const senders = new Map<string, Promise<Credentials | null>>();
      const outcomes: SubmitOutcome[] = [];
      const waiting = submissions.values();
      const run = async (): Promise<void> => {
        for (const submission of waiting) {
          const sender = `${parseReference(submission.reference).tenantId} ${submission.from}`;
          const known = senders.get(sender) ?? credentialsOf(submission);
          senders.set(sender, known);
          const outcome = await handOver(submission, await known, until);
          if (outcome !== null) outcomes.push(outcome);
        }
      };
      await Promise.all(Array.from({ length: Math.min(connections, submissions.length) }, run));
      return outcomes;
    },
    stop: () => api.close(),
  };
}

function formOf({ reference, from, to, text }: Submission, publicUrl: string): string {
  const callback = `${publicUrl}/carriers/twilio/status?reference=${encodeURIComponent(reference)}`;
  return new URLSearchParams({ From: from, To: to, Body: text, StatusCallback: callback }).toString();
}

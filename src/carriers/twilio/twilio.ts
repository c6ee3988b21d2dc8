import { documentedCodes } from '../../domain/carrier-codes/code-book.ts';
import { DEDUPLICATES } from '../../domain/carriers/deduplicates.ts';
import { classifyTwilioAnswer, readTwilioAnswer, twilioErrorCode } from '../../domain/carriers/twilio-answer.ts';
import { readTwilioList } from '../../domain/carriers/twilio-list.ts';
import { carrierSupportsMedia } from '../../domain/media/support.ts';
import { phoneForms } from '../../domain/phone-forms.ts';
import type { Sql } from '../../platform/database/sql.ts';
import type { Logger } from '../../platform/logger.ts';
import { createPlaces } from '../../platform/places.ts';
import { downloadFile, type SafeClient } from '../../platform/safe-fetch/index.ts';
import { type Carrier, knownOutcomes, parseReference, type Submission, type SubmitOutcome } from '../carrier.ts';
import { createCodeBookCache } from '../codes/code-book-cache.ts';
import { findSenderOwner } from '../numbers/inbound-number.ts';
import { createAccountPauses } from './account-pauses.ts';
import { createTwilioApi } from './api.ts';
import { type CredentialStore, type Credentials, TWILIO } from './credentials.ts';
import type { Answer } from './exchange.ts';
import { fileHeaders } from './media.ts';
import { defaultTiming, type TwilioOptions } from './options.ts';
import { createWindow, type RequestEnd } from './window.ts';

export interface TwilioCarrier extends Carrier {
  /** Rejects new submissions and resolves when pending requests have ended. */
  stop(): Promise<void>;
}

export interface TwilioParts {
  readonly options: TwilioOptions;
  readonly sql: Sql;
  readonly credentials: CredentialStore;
  /** Reads the files of inbound messages. */
  readonly files: SafeClient;
  readonly log: Logger;
}

/** A pause this short is waited for here instead of requeueing the message. */
const MAX_INLINE_PAUSE_MS = 100;
/** When answers take this long, more requests at once would only take longer. */
const SLOW_MS = 1_000;
/** A page with the longest messages stays below what is read of an answer. */
const LIST_SIZE = 20;
/** Key of the pause for numbers without credentials. */
const NO_ACCOUNT = '';

/**
 * Submits messages to Twilio's API, one POST each. Twilio does not deduplicate: a request that was
 * written without a response, or answered with a 5xx, is left out of the outcomes of `submit` and
 * never repeated here. See docs/decisions/0014-twilio.md.
 */
export function createTwilioCarrier({ options, sql, credentials, files, log: logger }: TwilioParts): TwilioCarrier {
  const { url, publicUrl, connections } = options;
  const log = logger.child({ carrier: TWILIO });
  const timing = { ...defaultTiming, ...options.timing };
  const api = createTwilioApi({ url, connections, timing });
  const pauses = createAccountPauses(timing);
  const window = createWindow(connections);
  const readCodes = createCodeBookCache(sql);

  const post = (submission: Submission, credentials: Credentials, startMs: number): Promise<Answer> =>
    api.request({
      path: `/2010-04-01/Accounts/${encodeURIComponent(credentials.accountSid)}/Messages.json`,
      credentials,
      form: formOf(submission, publicUrl),
      startMs,
    });

  const notReady = (accountSid: string, reference: string, why: object): SubmitOutcome => {
    const { ms, isNew } = pauses.block(accountSid);
    if (isNew) log.error({ accountSid, ...why }, 'Twilio account cannot send; its messages wait until it is corrected');
    return { reference, outcome: 'throttled', retryAfterMs: ms };
  };

  /** Null when the outcome is unknown. */
  const read = async (reference: string, accountSid: string, answer: Answer): Promise<SubmitOutcome | null> => {
    if (answer.kind === 'lost') return null;
    if (answer.kind === 'unsent') return { reference, outcome: 'throttled', retryAfterMs: timing.throttleMs * 2 };
    const { status, retryAfterMs, body } = answer;
    const { sid, code } = readTwilioAnswer(body);
    const codes = code === null ? documentedCodes : await readCodes();
    switch (classifyTwilioAnswer(status, code, codes)) {
      case 'accepted':
        if (sid === null) return null;
        pauses.reset(accountSid);
        return { reference, outcome: 'accepted', carrierMessageId: sid };
      case 'busy':
        return { reference, outcome: 'throttled', retryAfterMs: pauses.throttle(accountSid, retryAfterMs) };
      case 'not_ready':
        return notReady(accountSid, reference, { status, code });
      case 'rejected':
        return { reference, outcome: 'rejected', errorCode: twilioErrorCode(status, code) };
      case 'unknown':
        return null;
    }
  };

  /** A message that waits for its turn is not sent while its account pauses. */
  const turns = createPlaces(window.size);
  const submitInTurn = async (submission: Submission, given: Credentials | null, until: number) => {
    await turns.take(1);
    try {
      return await submitOne(submission, given, until);
    } finally {
      turns.give(1);
      if (turns.count !== window.size) turns.resize(window.size);
    }
  };

  const submitOne = async (submission: Submission, given: Credentials | null, until: number) => {
    const { reference } = submission;
    if (given === null) return notReady(NO_ACCOUNT, reference, { from: submission.from, reason: 'no credentials' });
    const { accountSid } = given;
    const pausedMs = pauses.remainingMs(accountSid);
    if (pausedMs > MAX_INLINE_PAUSE_MS) return { reference, outcome: 'throttled' as const, retryAfterMs: pausedMs };
    if (pausedMs > 0) await new Promise((done) => setTimeout(done, pausedMs));
    const startMs = until - performance.now();
    if (startMs <= 0) return read(reference, accountSid, { kind: 'unsent' });
    const startedAt = performance.now();
    window.begin(accountSid);
    const answer = await post(submission, given, startMs);
    window.end(accountSid, endOf(answer, performance.now() - startedAt));
    return read(reference, accountSid, answer);
  };

  /**
   * The credentials of the sending number, loaded once per call of `submit`. On an error nothing
   * was sent; rethrown, the messages would count as lost.
   */
  const credentialsOf = async ({ from, reference }: Submission): Promise<Credentials | null> => {
    try {
      const number = await findSenderOwner(sql, from);
      // A number that was reassigned no longer belongs to the sender.
      const isTheirs = number !== null && number.tenantId === parseReference(reference).tenantId;
      const [nearest] = await credentials.of(isTheirs ? { ...number, numberId: number.id } : null);
      return nearest ?? null;
    } catch (error) {
      log.error({ err: error, from }, 'Twilio credentials of a number could not be read');
      return null;
    }
  };

  /** Messages that Twilio has taken from one number to another; null when it does not say. */
  const listTo = async (to: string, from: string, given: Credentials, since: Date) => {
    const query = new URLSearchParams({ To: to, From: from, PageSize: String(LIST_SIZE) });
    const answer = await api.request({
      path: `/2010-04-01/Accounts/${encodeURIComponent(given.accountSid)}/Messages.json?${query}`,
      credentials: given,
      startMs: timing.submitMs,
    });
    if (answer.kind !== 'answered' || answer.status !== 200) return null;
    const listed = readTwilioList(answer.body, since);
    return listed?.map(({ sid, body }) => ({ carrierMessageId: sid, text: body })) ?? null;
  };

  return {
    name: TWILIO,
    deduplicates: DEDUPLICATES.twilio === true,
    supportsMedia: carrierSupportsMedia(TWILIO),
    capacity: connections,
    currentCapacity: () => window.size,
    submit: (submissions) => {
      const until = performance.now() + timing.submitMs;
      const numbers = new Map<string, Promise<Credentials | null>>();
      const credentialsFor = (submission: Submission): Promise<Credentials | null> => {
        const sender = `${parseReference(submission.reference).tenantId} ${submission.from}`;
        const known = numbers.get(sender) ?? credentialsOf(submission);
        numbers.set(sender, known);
        return known;
      };
      return knownOutcomes(
        submissions.map(async (submission) => submitInTurn(submission, await credentialsFor(submission), until)),
      );
    },
    listTaken: async (submission, since) => {
      const given = await credentialsOf(submission);
      if (given === null) return null;
      // A process of a version before may have submitted it in the other form of the number.
      const lists = await Promise.all(phoneForms(submission.to).map((to) => listTo(to, submission.from, given, since)));
      return lists.some((list) => list === null) ? null : lists.flatMap((list) => list ?? []);
    },
    readFile: async ({ url: link, tenantId, accountId, numberId }, signal) => {
      // The nearest only: those of the installation read what other accounts have received.
      const [nearest] = await credentials.of({ tenantId, accountId, numberId });
      return downloadFile(files, { url: link, headersFor: fileHeaders(url, nearest), signal });
    },
    stop: () => api.close(),
  };
}

function endOf(answer: Answer, ms: number): RequestEnd {
  if (answer.kind === 'unsent') return 'late';
  if (answer.kind === 'lost' || answer.status === 429 || answer.status >= 500) return 'too_many';
  return ms < SLOW_MS ? 'in_time' : 'late';
}

function formOf({ reference, from, to, text, media = [] }: Submission, publicUrl: string): string {
  const callback = `${publicUrl}/carriers/twilio/status?reference=${encodeURIComponent(reference)}`;
  const form = new URLSearchParams({ From: from, To: to, StatusCallback: callback });
  if (text !== '') form.set('Body', text);
  for (const url of media) form.append('MediaUrl', url);
  return form.toString();
}

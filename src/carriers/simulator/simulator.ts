import { randomUUID } from 'node:crypto';
import { DEDUPLICATES } from '../../domain/carriers/deduplicates.ts';
import { carrierSupportsMedia } from '../../domain/media/support.ts';
import type { Database } from '../../platform/database/database.ts';
import { downloadFile, type SafeClient } from '../../platform/safe-fetch/index.ts';
import type { Carrier, Inbound, Receipt, Submission, SubmitOutcome } from '../carrier.ts';
import { advance, type DueRow, dueReports, findDue, insertSubmissions, lockReports } from './queries.ts';
import { type ScriptName, scriptFor, scripts } from './scripts.ts';

/** Receives a carrier's reports. */
export interface CarrierSink {
  receipts(receipts: readonly Receipt[]): Promise<void>;
  inbound(inbound: Inbound): Promise<void>;
}

export interface Simulator extends Carrier {
  /** Sends due reports; returns whether more may be due. */
  report(now: Date): Promise<boolean>;
  /** Whether a report will be due then. */
  hasDue(until: Date): Promise<boolean>;
}

const BATCH = 1_000;
/** Two batches: while one is recorded, the other is submitted. */
const CAPACITY = 2 * BATCH;
/** A throttled message is rejected this often before it is accepted. */
const THROTTLED_ATTEMPTS = 2;

/**
 * A carrier for tests and demos that sends nothing: it responds asynchronously, reports later,
 * loses responses, rejects messages, and has recipients who reply STOP. Its state is a table, so it
 * survives crashes, and tests count submissions in it.
 */
export function createSimulator(database: Database, sink: CarrierSink, files: SafeClient | null = null): Simulator {
  const throttledCounts = new Map<string, number>();

  return {
    name: 'simulator',
    deduplicates: DEDUPLICATES.simulator === true,
    supportsMedia: carrierSupportsMedia('simulator'),
    capacity: CAPACITY,
    ...(files !== null && {
      readFile: ({ url }, signal) => downloadFile(files, { url, headersFor: () => ({ 'user-agent': 'Tern' }), signal }),
    }),
    async *submit(submissions, now) {
      const given = submissions.map((submission) => ({ submission, script: scriptFor(submission.to) }));
      const early: SubmitOutcome[] = [];
      const accepted = given.filter(({ submission, script }) => {
        const refusal = refuse(submission, script, throttledCounts);
        if (refusal !== null) early.push(refusal);
        return refusal === null;
      });
      const rows = accepted.length === 0 ? [] : await database.rows(insertSubmissions, ...columnsOf(accepted, now));
      const first = rows.filter(({ script }) => script === 'receipt_first');
      if (first.length > 0)
        await sink.receipts(first.map(({ reference, carrier_message_id: id }) => deliveredNow(reference, id, now)));
      // The first response to a timed-out message is lost: the caller does not learn that it was
      // accepted.
      const answered = rows.filter(({ script, submissions: times }) => script !== 'time_out' || times > 1);
      yield [
        ...early,
        ...answered.map(({ reference, carrier_message_id: carrierMessageId }) => ({
          reference,
          outcome: 'accepted' as const,
          carrierMessageId,
        })),
      ];
    },
    report: (now) =>
      database.transaction(async (tx) => {
        if ((await tx.row(lockReports))?.locked !== true) return false;
        const due = await tx.rows(dueReports, now, BATCH);
        if (due.length === 0) return false;
        const receipts = due.flatMap(receiptOf);
        if (receipts.length > 0) await sink.receipts(receipts);
        for (const inbound of due.flatMap(inboundOf)) await sink.inbound(inbound);
        await tx.run(
          advance,
          due.map(({ reference }) => reference),
          due.map(nextAfter),
          due.map(({ step }) => step),
        );
        return due.length === BATCH;
      }),
    hasDue: async (until) => (await database.row(findDue, until)) !== null,
  };
}

function refuse(
  { reference }: Submission,
  script: ScriptName,
  throttledCounts: Map<string, number>,
): SubmitOutcome | null {
  if (script === 'rejected') return { reference, outcome: 'rejected', errorCode: 'invalid_destination' };
  if (script !== 'throttled') return null;
  const times = (throttledCounts.get(reference) ?? 0) + 1;
  if (times > THROTTLED_ATTEMPTS) {
    throttledCounts.delete(reference);
    return null;
  }
  throttledCounts.set(reference, times);
  return { reference, outcome: 'throttled', retryAfterMs: 200 };
}

function columnsOf(accepted: readonly { submission: Submission; script: ScriptName }[], now: Date) {
  return [
    accepted.map(({ submission }) => submission.reference),
    accepted.map(() => `sim-${randomUUID()}`),
    accepted.map(({ submission }) => submission.from),
    accepted.map(({ submission }) => submission.to),
    accepted.map(({ submission }) => submission.text),
    accepted.map(({ script }) => script),
    accepted.map(({ script }) => {
      const [step] = scripts[script];
      return step === undefined || script === 'receipt_first' ? null : new Date(now.getTime() + step.afterMs);
    }),
    now,
    accepted.map(({ submission: { media } }) =>
      media === undefined || media.length === 0 ? null : JSON.stringify(media),
    ),
  ] as const;
}

function deliveredNow(reference: string, carrierMessageId: string, now: Date): Receipt {
  return { reference, carrierMessageId, status: 'delivered', errorCode: null, doneAt: now };
}

const stepOf = (row: DueRow) => scripts[row.script as ScriptName][row.step];

function receiptOf(row: DueRow): Receipt[] {
  const report = stepOf(row)?.report;
  if (report?.kind !== 'receipt') return [];
  return [
    {
      reference: row.reference,
      carrierMessageId: row.carrier_message_id,
      status: report.status,
      errorCode: report.errorCode,
      doneAt: row.next_at,
    },
  ];
}

function inboundOf(row: DueRow): Inbound[] {
  const report = stepOf(row)?.report;
  if (report?.kind !== 'inbound') return [];
  return [
    {
      carrierMessageId: `${row.carrier_message_id}-reply`,
      from: row.to_phone,
      to: row.from_phone,
      text: report.text,
      receivedAt: row.next_at,
    },
  ];
}

function nextAfter(row: DueRow): Date | null {
  const next = scripts[row.script as ScriptName][row.step + 1];
  return next === undefined ? null : new Date(row.next_at.getTime() + next.afterMs);
}

import { randomUUID } from 'node:crypto';
import type { Database } from '../../../platform/database.ts';
import type { Carrier, Inbound, Receipt, Submission, SubmitOutcome } from '../carrier.ts';
import { advance, type DueRow, insertSubmissions, lockDue } from './queries.ts';
import { type ScriptName, scriptFor, scripts } from './scripts.ts';

/** Where a carrier's reports go. */
export interface CarrierSink {
  receipts(receipts: readonly Receipt[]): Promise<void>;
  inbound(inbound: Inbound): Promise<void>;
}

export interface Simulator extends Carrier {
  /** Makes the reports that are due; answers whether there may be more. */
  report(now: Date): Promise<boolean>;
}

const BATCH = 1_000;
/** A throttled text is turned away this often before it is taken. */
const TURNED_AWAY = 2;

/**
 * A carrier that behaves as carriers do, without sending anything: it answers asynchronously, reports later, loses answers, turns
 * texts away, and has people who reply STOP. Its books are a table, so what it has promised survives a crash, and the table is the
 * judge of what was sent how often.
 */
export function createSimulator(database: Database, sink: CarrierSink): Simulator {
  const turnedAway = new Map<string, number>();

  return {
    name: 'simulator',
    deduplicates: true,
    batchSize: BATCH,
    submit: async (submissions, now) => {
      const given = submissions.map((submission) => ({ submission, script: scriptFor(submission.to) }));
      const early: SubmitOutcome[] = [];
      const taken = given.filter(({ submission, script }) => {
        const refusal = refuse(submission, script, turnedAway);
        if (refusal !== null) early.push(refusal);
        return refusal === null;
      });
      const rows = taken.length === 0 ? [] : await database.rows(insertSubmissions, ...columnsOf(taken, now));
      const first = rows.filter(({ script }) => script === 'receipt_first');
      if (first.length > 0)
        await sink.receipts(first.map(({ reference, carrier_message_id: id }) => deliveredNow(reference, id, now)));
      // The first answer to a text that times out is lost: the caller never hears that it was taken.
      const heard = rows.filter(({ script, submissions: times }) => script !== 'time_out' || times > 1);
      return [
        ...early,
        ...heard.map(({ reference, carrier_message_id: carrierMessageId }) => ({
          reference,
          outcome: 'accepted' as const,
          carrierMessageId,
        })),
      ];
    },
    report: (now) =>
      database.transaction(async (tx) => {
        const due = await tx.rows(lockDue, now, BATCH);
        if (due.length === 0) return false;
        const receipts = due.flatMap(receiptOf);
        if (receipts.length > 0) await sink.receipts(receipts);
        for (const inbound of due.flatMap(inboundOf)) await sink.inbound(inbound);
        await tx.run(
          advance,
          due.map(({ reference }) => reference),
          due.map(nextAfter),
        );
        return due.length === BATCH;
      }),
  };
}

function refuse({ reference }: Submission, script: ScriptName, turnedAway: Map<string, number>): SubmitOutcome | null {
  if (script === 'rejected') return { reference, outcome: 'rejected', errorCode: 'invalid_destination' };
  if (script !== 'throttled') return null;
  const times = (turnedAway.get(reference) ?? 0) + 1;
  if (times > TURNED_AWAY) {
    turnedAway.delete(reference);
    return null;
  }
  turnedAway.set(reference, times);
  return { reference, outcome: 'throttled', retryAfterMs: 200 };
}

function columnsOf(taken: readonly { submission: Submission; script: ScriptName }[], now: Date) {
  return [
    taken.map(({ submission }) => submission.reference),
    taken.map(() => `sim-${randomUUID()}`),
    taken.map(({ submission }) => submission.from),
    taken.map(({ submission }) => submission.to),
    taken.map(({ submission }) => submission.text),
    taken.map(({ script }) => script),
    taken.map(({ script }) => {
      const [step] = scripts[script];
      return step === undefined || script === 'receipt_first' ? null : new Date(now.getTime() + step.afterMs);
    }),
    now,
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

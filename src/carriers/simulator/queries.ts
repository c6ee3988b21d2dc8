import { batchStatement, statement } from '../../platform/database/sql.ts';

export interface SubmissionRow {
  readonly reference: string;
  readonly carrier_message_id: string;
  readonly script: string;
  readonly submissions: number;
}

/** One row per reference, however often it is submitted: this is how the simulator deduplicates. */
export const insertSubmissions = batchStatement<
  [
    references: readonly string[],
    ids: readonly string[],
    froms: readonly string[],
    tos: readonly string[],
    texts: readonly string[],
    scripts: readonly string[],
    nexts: readonly (Date | null)[],
    now: Date,
    media: readonly (string | null)[],
  ],
  SubmissionRow
>(
  'simulator.insert_submissions',
  `INSERT INTO simulator_submissions AS s (reference, carrier_message_id, from_phone, to_phone, text, submissions, submitted_at, script, step, next_at, media)
   SELECT g.reference, g.id, g.from_phone, g.to_phone, g.text, 1, $8, g.script, 0, g.next_at,
          CASE WHEN g.media IS NOT NULL THEN ARRAY(SELECT jsonb_array_elements_text(g.media::jsonb)) END
     FROM unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::timestamptz[], $9::text[])
          AS g(reference, id, from_phone, to_phone, text, script, next_at, media)
   ON CONFLICT (reference) DO UPDATE SET submissions = s.submissions + 1
   RETURNING reference, carrier_message_id, script, submissions`,
);

export interface DueRow {
  readonly reference: string;
  readonly carrier_message_id: string;
  readonly from_phone: string;
  readonly to_phone: string;
  readonly script: string;
  readonly step: number;
  readonly next_at: Date;
}

/**
 * Held until the end of a transaction by the one process that reports. Without it, each process
 * would report the same rows again.
 */
export const lockReports = statement<[], { locked: boolean }>(
  'simulator.lock_reports',
  "SELECT pg_try_advisory_xact_lock(hashtextextended('simulator reports', 0)) AS locked",
);

/**
 * Locks no rows: a transaction that has written or locked nothing yet does not keep the versions of
 * rows alive that others replace meanwhile.
 */
export const dueReports = statement<[now: Date, limit: number], DueRow>(
  'simulator.due_reports',
  `SELECT reference, carrier_message_id, from_phone, to_phone, script, step, next_at FROM simulator_submissions
    WHERE next_at <= $1 ORDER BY next_at LIMIT $2`,
);

/** Takes no locks. */
export const findDue = statement<[until: Date]>(
  'simulator.find_due',
  'SELECT FROM simulator_submissions WHERE next_at <= $1 LIMIT 1',
);

/** Erases personal data; a scripted STOP reply from the number is no longer sent. */
export const eraseSubmissions = batchStatement<[references: readonly string[], erased: string]>(
  'simulator.erase_submissions',
  `UPDATE simulator_submissions SET to_phone = $2, text = $2, media = NULL, script = CASE WHEN script = 'stop_reply' THEN 'delivered' ELSE script END
    WHERE reference = ANY ($1)`,
);

/** A report that another process has sent meanwhile is not counted twice. */
export const advance = batchStatement<
  [references: readonly string[], nexts: readonly (Date | null)[], steps: readonly number[]]
>(
  'simulator.advance',
  `UPDATE simulator_submissions s SET step = s.step + 1, next_at = g.next_at
     FROM unnest($1::text[], $2::timestamptz[], $3::int[]) AS g(reference, next_at, step)
    WHERE s.reference = ANY ($1) AND s.reference = g.reference AND s.step = g.step`,
);

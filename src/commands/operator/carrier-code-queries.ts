import type { CodeOverride } from '../../domain/carrier-codes/carrier-code.ts';
import { batchStatement, type Sql, statement } from '../../platform/database/sql.ts';

const save = statement<
  [code: string, fault: string | null, action: string | null, means: string | null, helps: string | null, now: Date]
>(
  'operator.save_carrier_code',
  `INSERT INTO carrier_codes AS c (code, fault, action, means, helps, updated_at) VALUES ($1, $2, $3, $4, $5, $6)
   ON CONFLICT (code) DO UPDATE
      SET fault = coalesce(excluded.fault, c.fault), action = coalesce(excluded.action, c.action), means = coalesce(excluded.means, c.means),
          helps = coalesce(excluded.helps, c.helps), updated_at = excluded.updated_at`,
);

/** What was said of the code before stays where nothing else is said. */
export async function saveCodeOverride(
  sql: Sql,
  { code, fault, action, means, helps }: CodeOverride,
  now: Date,
): Promise<void> {
  await sql.run(save, code, fault, action, means, helps, now);
}

/** Runs for one code. */
export const deleteCodeOverride = statement<[code: string]>(
  'operator.delete_carrier_code',
  'DELETE FROM carrier_codes WHERE code = $1',
);

/**
 * Codes of carriers with the number of messages that failed with them, over all tenants: an
 * operator asks for them, and no call does. Reads the whole table of rollups.
 */
export const countFailures = batchStatement<[since: Date], { readonly code: string; readonly failed: number }>(
  'operator.count_carrier_codes',
  `SELECT detail AS code, sum(undelivered + rejected)::int AS failed FROM measure_rollups
    WHERE bucket_at >= $1 AND undelivered + rejected > 0 AND detail ~ '^(twilio|smpp)_'
    GROUP BY detail ORDER BY failed DESC, detail LIMIT 1000`,
);

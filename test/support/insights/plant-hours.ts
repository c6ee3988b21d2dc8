import { GROUP_DIMENSIONS } from '../../../src/counting/groups.ts';
import { COUNTS } from '../../../src/measures/rollups/columns.ts';
import type { TestAccount, TestApp } from '../app.ts';

/** Counts of one hour, by name of the column. */
export type HourCounts = Readonly<Record<string, number>>;

export interface PlantedRow {
  readonly at: Date;
  readonly counts: HourCounts;
  /** Dimensions of the group, such as the carrier. */
  readonly group?: Readonly<Record<string, string>>;
  readonly link?: string;
  readonly detail?: string;
}

/** Inserts rollup rows as the worker would have folded them. */
export async function plantRows(app: TestApp, { accountId }: TestAccount, rows: readonly PlantedRow[]): Promise<void> {
  const { pool } = app.parts.database;
  const groups = new Map<string, Readonly<Record<string, string>>>();
  for (const { group = {} } of rows) groups.set(JSON.stringify(group), group);
  for (const [key, group] of groups)
    await pool.query(
      `INSERT INTO measure_groups (tenant_id, key, ${GROUP_DIMENSIONS.join(', ')}) VALUES ($1, $2, ${GROUP_DIMENSIONS.map((_, n) => `$${n + 3}`).join(', ')})
       ON CONFLICT DO NOTHING`,
      [accountId, key, ...GROUP_DIMENSIONS.map((name) => group[name] ?? '')],
    );
  await pool.query(
    `INSERT INTO measure_rollups (tenant_id, account_id, bucket_at, group_key, link_id, detail, currency, ${COUNTS.join(', ')}, value_minor)
     SELECT $1, $1, r.at, r.key, r.link, r.detail, '', ${COUNTS.map((name) => `coalesce((r.counts ->> '${name}')::bigint, 0)`).join(', ')}, 0
       FROM jsonb_to_recordset($2::jsonb) AS r (at timestamptz, key text, link text, detail text, counts jsonb)
     ON CONFLICT DO NOTHING`,
    [
      accountId,
      JSON.stringify(
        rows.map(({ at, counts, group = {}, link = '', detail = '' }) => ({
          at,
          counts,
          link,
          detail,
          key: JSON.stringify(group),
        })),
      ),
    ],
  );
}

const HOUR_MS = 3_600_000;
const WEEKS = 8;

/**
 * Eight quiet weeks with 200 messages in each hour, of which 2 % fail and 0.5 % opt out, and then
 * the hour before the current one as given.
 */
export async function plantHours(
  app: TestApp,
  account: TestAccount,
  { hour }: { readonly hour: HourCounts },
): Promise<void> {
  const last = Math.floor(app.clock.now.getTime() / HOUR_MS) * HOUR_MS - HOUR_MS;
  const usual = { sent: 200, delivered: 196, undelivered: 4, opt_outs: 1 };
  const history = Array.from({ length: WEEKS * 7 * 24 }, (_, n) => ({
    at: new Date(last - (n + 3) * HOUR_MS),
    counts: usual,
  }));
  await plantRows(app, account, [...history, { at: new Date(last), counts: hour }]);
}

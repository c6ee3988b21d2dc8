import { statement } from '../../platform/database/sql.ts';

export interface RegionBlockRow {
  readonly id: string;
  readonly region: string;
  /** The first and the last local day, `YYYY-MM-DD`. */
  readonly from: string;
  readonly until: string;
  readonly reason: string;
  readonly created_at: Date;
  readonly lifted_at: Date | null;
}

export const insertRegionBlock = statement<
  [id: string, region: string, from: string, until: string, reason: string, now: Date]
>(
  'operator.insert_region_block',
  'INSERT INTO region_blocks (id, jurisdiction, starts_on, ends_on, reason, created_at) VALUES ($1, $2, $3::date, $4::date, $5, $6)',
);

/** At most the latest 1,000. */
export const listRegionBlocks = statement<[], RegionBlockRow>(
  'operator.list_region_blocks',
  `SELECT id, jurisdiction AS region, starts_on::text AS from, ends_on::text AS until, reason, created_at, lifted_at
     FROM region_blocks ORDER BY id DESC LIMIT 1000`,
);

/** The row stays as the record of why messages were deferred. */
export const liftRegionBlock = statement<[id: string, now: Date]>(
  'operator.lift_region_block',
  'UPDATE region_blocks SET lifted_at = $2 WHERE id = $1 AND lifted_at IS NULL',
);

import { AFTER_ALL } from '../../../people/audience/audience.ts';
import { batchStatement, type Sql, statement } from '../../../platform/database/sql.ts';
import { CAMPAIGN_COLUMNS, type CampaignRow } from '../campaign.ts';

/** Contacts per range: splitting costs little, and several workers can share 100,000 contacts. */
const RANGE_SIZE = 10_000;
const RANGES_PER_TRANSACTION = 100;

type OfCampaign = [tenantId: string, id: string];

/** Locks a running campaign; one that another worker has locked is skipped. */
const lockUnsplit = statement<OfCampaign, { account_id: string; fanout_cursor: string }>(
  'fan_out.lock_unsplit',
  `SELECT account_id, fanout_cursor FROM campaigns WHERE tenant_id = $1 AND id = $2 AND state = 'running' AND NOT fanout_done FOR UPDATE SKIP LOCKED`,
);

/** Every `$4`th contact after the cursor, by one index scan. */
const findBounds = batchStatement<
  [tenantId: string, accountId: string, cursor: string, size: number, contacts: number],
  { id: string }
>(
  'fan_out.find_bounds',
  `SELECT id FROM (SELECT id, row_number() OVER (ORDER BY id) AS nth FROM contacts
                    WHERE tenant_id = $1 AND account_id = $2 AND id > $3 ORDER BY id LIMIT $5) AS after_cursor
    WHERE nth % $4 = 0 ORDER BY id`,
);

const setSplitCursor = statement<[...OfCampaign, upTo: string]>(
  'fan_out.set_split_cursor',
  'UPDATE campaigns SET fanout_cursor = $3 WHERE tenant_id = $1 AND id = $2',
);

/**
 * Splits the account's contacts into ranges, so that several workers can fan a campaign out at
 * once. Returns false when another worker has the campaign locked or all contacts are split.
 */
export async function splitRanges(tx: Sql, tenantId: string, id: string): Promise<boolean> {
  const campaign = await tx.row(lockUnsplit, tenantId, id);
  if (campaign === null || campaign.fanout_cursor === AFTER_ALL) return false;
  const { account_id: accountId, fanout_cursor: cursor } = campaign;
  const contacts = RANGE_SIZE * RANGES_PER_TRANSACTION;
  const bounds = (await tx.rows(findBounds, tenantId, accountId, cursor, RANGE_SIZE, contacts)).map((row) => row.id);
  // With fewer bounds all contacts are split, and the last range is open.
  const ends = bounds.length < RANGES_PER_TRANSACTION ? [...bounds, AFTER_ALL] : bounds;
  await tx.tenant(tenantId).campaign_ranges.createMany({
    data: ends.map((end, index) => ({
      tenant_id: tenantId,
      campaign_id: id,
      up_to: end,
      cursor: ends[index - 1] ?? cursor,
    })),
  });
  await tx.run(setSplitCursor, tenantId, id, ends.at(-1) ?? cursor);
  return true;
}

export interface Range {
  readonly cursor: string;
  readonly up_to: string;
}

/** A range that no other transaction has; locked until the transaction ends. */
export const claimRange = statement<OfCampaign, Range>(
  'fan_out.claim_range',
  'SELECT cursor, up_to FROM campaign_ranges WHERE tenant_id = $1 AND campaign_id = $2 ORDER BY up_to LIMIT 1 FOR UPDATE SKIP LOCKED',
);

/**
 * Read after the range is locked: a change of the campaign's state locks all ranges (campaign.ts).
 */
export const findRunning = statement<OfCampaign, CampaignRow>(
  'fan_out.find_running',
  `SELECT ${CAMPAIGN_COLUMNS} FROM campaigns WHERE tenant_id = $1 AND id = $2 AND state = 'running' AND NOT fanout_done`,
);

export const moveRange = statement<[...OfCampaign, upTo: string, cursor: string]>(
  'fan_out.move_range',
  'UPDATE campaign_ranges SET cursor = $4 WHERE tenant_id = $1 AND campaign_id = $2 AND up_to = $3',
);

export const dropRange = statement<[...OfCampaign, upTo: string]>(
  'fan_out.drop_range',
  'DELETE FROM campaign_ranges WHERE tenant_id = $1 AND campaign_id = $2 AND up_to = $3',
);

/**
 * Sets the audience count to the number of saved rows, unless the remainder of an experiment has
 * yet to be added. Once the cursor is at the end no range is
 * added, so NOT EXISTS cannot become false afterwards.
 */
const close = statement<[...OfCampaign, afterAll: string], { id: string }>(
  'fan_out.close',
  `WITH closed AS (
     UPDATE campaigns SET fanout_done = true,
            audience_count = CASE WHEN phase = 'testing' THEN audience_count
              ELSE (SELECT count(*) FROM campaign_recipients r WHERE r.tenant_id = $1 AND r.campaign_id = $2) END
      WHERE tenant_id = $1 AND id = $2 AND state = 'running' AND NOT fanout_done AND fanout_cursor = $3
        AND NOT EXISTS (SELECT 1 FROM campaign_ranges WHERE tenant_id = $1 AND campaign_id = $2)
     RETURNING id, phase),
   dropped AS (
     DELETE FROM campaign_remainders WHERE tenant_id = $1 AND campaign_id = $2 AND (SELECT phase FROM closed) = 'remainder')
   SELECT id FROM closed`,
);

/** Ends the fan-out if no range is left; returns whether it did. */
export async function closeFanOut(sql: Sql, tenantId: string, id: string): Promise<boolean> {
  return (await sql.row(close, tenantId, id, AFTER_ALL)) !== null;
}

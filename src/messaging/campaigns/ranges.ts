import { type Sql, statement } from '../../platform/sql.ts';
import { AFTER_ALL } from './audience.ts';
import { CAMPAIGN_COLUMNS, type CampaignRow } from './campaign.ts';

/** Contacts a range: enough that cutting costs next to nothing, so few that several can work on a campaign of a hundred thousand. */
const RANGE = 10_000;
/** Ranges that are cut in one transaction. */
const AT_ONCE = 100;

type OfCampaign = [tenantId: string, id: string];

/** Only while it runs, and by one at a time: another worker that has it passes on. */
const lockUncut = statement<OfCampaign, { account_id: string; fanout_cursor: string }>(
  'fan_out.lock_uncut',
  `SELECT account_id, fanout_cursor FROM campaigns WHERE tenant_id = $1 AND id = $2 AND state = 'running' AND NOT fanout_done FOR UPDATE SKIP LOCKED`,
);

/** Each next range ends RANGE contacts further, by one walk of the index; the last one has no end. */
const insertRanges = statement<
  [...OfCampaign, accountId: string, cursor: string, size: number, afterAll: string, most: number],
  { up_to: string }
>(
  'fan_out.insert_ranges',
  `WITH RECURSIVE cut AS (
     SELECT $4::text COLLATE "C" AS cursor, (SELECT id FROM contacts WHERE tenant_id = $1 AND account_id = $3 AND id > $4 ORDER BY id OFFSET $5 LIMIT 1) AS up_to, 1 AS nth
     UNION ALL
     SELECT cut.up_to, (SELECT c.id FROM contacts c WHERE c.tenant_id = $1 AND c.account_id = $3 AND c.id > cut.up_to ORDER BY c.id OFFSET $5 LIMIT 1), cut.nth + 1
       FROM cut WHERE cut.up_to IS NOT NULL AND cut.nth < $7),
   kept AS (INSERT INTO campaign_ranges (tenant_id, campaign_id, up_to, cursor) SELECT $1, $2, coalesce(cut.up_to, $6), cut.cursor FROM cut RETURNING up_to)
   SELECT max(up_to) AS up_to FROM kept`,
);

const setCut = statement<[...OfCampaign, upTo: string]>(
  'fan_out.set_cut',
  'UPDATE campaigns SET fanout_cursor = $3 WHERE tenant_id = $1 AND id = $2',
);

/** Cuts the account's contacts into ranges, so that several hands fan a campaign out beside each other; answers whether it had something to cut. */
export async function cutRanges(tx: Sql, tenantId: string, id: string): Promise<boolean> {
  const campaign = await tx.row(lockUncut, tenantId, id);
  if (campaign === null || campaign.fanout_cursor === AFTER_ALL) return false;
  const { account_id: accountId, fanout_cursor: cursor } = campaign;
  const last = await tx.row(insertRanges, tenantId, id, accountId, cursor, RANGE - 1, AFTER_ALL, AT_ONCE);
  await tx.run(setCut, tenantId, id, last?.up_to ?? cursor);
  return true;
}

interface Range {
  readonly cursor: string;
  readonly up_to: string;
}

/** One that nobody works on; it is the caller's until the transaction ends. */
export const takeRange = statement<OfCampaign, Range>(
  'fan_out.take_range',
  'SELECT cursor, up_to FROM campaign_ranges WHERE tenant_id = $1 AND campaign_id = $2 ORDER BY up_to LIMIT 1 FOR UPDATE SKIP LOCKED',
);

/** Asked for after the range: who changes the campaign's state holds the ranges, see holdRanges. */
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
 * The audience's size becomes what was decided. Nobody adds a range any more, so that none is left stays true. The cursor goes back: a campaign
 * that is done and has `~` there was ended by a process that knows of no ranges, which the table refuses.
 */
const close = statement<[...OfCampaign, afterAll: string]>(
  'fan_out.close',
  `UPDATE campaigns SET fanout_done = true, fanout_cursor = '',
          audience_count = (SELECT count(*) FROM campaign_recipients r WHERE r.tenant_id = $1 AND r.campaign_id = $2)
    WHERE tenant_id = $1 AND id = $2 AND state = 'running' AND NOT fanout_done AND fanout_cursor = $3
      AND NOT EXISTS (SELECT 1 FROM campaign_ranges WHERE tenant_id = $1 AND campaign_id = $2)`,
);

/** Ends the fan-out if the last range is gone; answers whether it has. */
export async function closeFanOut(sql: Sql, tenantId: string, id: string): Promise<boolean> {
  return (await sql.run(close, tenantId, id, AFTER_ALL)) > 0;
}

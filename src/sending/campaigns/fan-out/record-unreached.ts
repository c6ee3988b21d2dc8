import type { Owner } from '../../../domain/account.ts';
import { walkAudience } from '../../../people/audience/audience.ts';
import type { Database } from '../../../platform/database/database.ts';
import { BudgetExceeded } from '../../../platform/database/rule-budget.ts';
import { batchStatement, type Sql, statement } from '../../../platform/database/sql.ts';
import { CAMPAIGN_COLUMNS, type CampaignRow } from '../campaign.ts';
import { findAudience } from '../campaign-facts.ts';
import { claimRange, dropRange, moveRange } from './ranges.ts';

/** Contacts per transaction. */
const CHUNK = 1_000;
const REASON = 'campaign_canceled';

type OfCampaign = [tenantId: string, campaignId: string];

const findCanceled = statement<OfCampaign, CampaignRow>(
  'fan_out.find_canceled',
  `SELECT ${CAMPAIGN_COLUMNS} FROM campaigns WHERE tenant_id = $1 AND id = $2 AND state = 'canceled'`,
);

const RECIPIENT = `INSERT INTO campaign_recipients (tenant_id, campaign_id, contact_id, outcome, reason, decided_at)
   SELECT $1, $2, one.id, 'canceled', '${REASON}', $3`;

/** A contact that the fan-out reached has a row. */
const insertUnreached = batchStatement<[...OfCampaign, canceledAt: Date, contactIds: readonly string[]]>(
  'fan_out.insert_unreached',
  `${RECIPIENT} FROM unnest($4::text[]) AS one (id) ON CONFLICT DO NOTHING`,
);

/** The contacts of one chunk that waited for the winner, without those erased meanwhile. */
const insertLeft = statement<[...OfCampaign, canceledAt: Date], { last_id: string }>(
  'fan_out.insert_left',
  `WITH next AS (
     SELECT last_id FROM campaign_remainders WHERE tenant_id = $1 AND campaign_id = $2 ORDER BY last_id LIMIT 1 FOR UPDATE SKIP LOCKED),
   taken AS (
     DELETE FROM campaign_remainders WHERE tenant_id = $1 AND campaign_id = $2 AND last_id = (SELECT last_id FROM next)
     RETURNING last_id, contact_ids),
   inserted AS (
     ${RECIPIENT} FROM taken CROSS JOIN LATERAL unnest(taken.contact_ids) AS one (id)
      WHERE EXISTS (SELECT FROM contacts c WHERE c.tenant_id = $1 AND c.id = one.id) ON CONFLICT DO NOTHING)
   SELECT last_id FROM taken`,
);

const dropRanges = statement<OfCampaign>(
  'fan_out.drop_ranges',
  'DELETE FROM campaign_ranges WHERE tenant_id = $1 AND campaign_id = $2',
);

/**
 * The counter of the audience is then that of the listed recipients. In a transaction of its own:
 * of two that each drop a range, neither would see that the other's is gone.
 */
const close = statement<OfCampaign>(
  'fan_out.close_canceled',
  `UPDATE campaigns SET fanout_done = true,
          audience_count = (SELECT count(*) FROM campaign_recipients r WHERE r.tenant_id = $1 AND r.campaign_id = $2)
    WHERE tenant_id = $1 AND id = $2 AND state = 'canceled' AND NOT EXISTS (SELECT FROM campaign_ranges WHERE tenant_id = $1 AND campaign_id = $2)`,
);

/**
 * Records contacts of the audience that a canceled campaign did not reach, chunk by chunk, so that
 * its recipients can be listed. Returns whether there may be more.
 */
export async function recordUnreached(database: Database, tenantId: string, id: string, now: Date): Promise<boolean> {
  try {
    const result = await database.transaction((tx) => recordChunk(tx, tenantId, id, now));
    if (result === 'range_done') await database.run(close, tenantId, id);
    return result !== 'no_range';
  } catch (error) {
    if (!(error instanceof BudgetExceeded)) throw error;
    // It would take as long the next time: these contacts are counted and cannot be listed.
    await database.run(dropRanges, tenantId, id);
    return false;
  }
}

async function recordChunk(
  tx: Sql,
  tenantId: string,
  id: string,
  now: Date,
): Promise<'no_range' | 'saved' | 'range_done'> {
  const range = await tx.row(claimRange, tenantId, id);
  const campaign = await tx.row(findCanceled, tenantId, id);
  if (range === null || campaign === null) return 'no_range';
  const { account_id: accountId, launched_at: launchedAt, finished_at: finishedAt } = campaign;
  const owner: Owner = { tenantId, accountId };
  const canceledAt = finishedAt ?? now;
  if ((await tx.row(insertLeft, tenantId, id, canceledAt)) !== null) return 'saved';
  const contacts = await walkAudience(
    tx,
    owner,
    await findAudience(tx, owner, campaign),
    launchedAt ?? canceledAt,
    { after: range.cursor, upTo: range.up_to },
    CHUNK,
    { programId: null, relationshipAt: null },
  );
  const ids = contacts.map((contact) => contact.id);
  await tx.run(insertUnreached, tenantId, id, canceledAt, ids);
  const last = ids.at(-1);
  if (last !== undefined && ids.length === CHUNK) {
    await tx.run(moveRange, tenantId, id, range.up_to, last);
    return 'saved';
  }
  await tx.run(dropRange, tenantId, id, range.up_to);
  return 'range_done';
}

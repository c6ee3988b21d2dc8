import { warnOfDeletedRecipients } from '../../counting/deleted-recipients.ts';
import { readCursor, toPage } from '../../platform/page.ts';
import { requireCampaign } from '../../sending/campaigns/campaign.ts';
import type { Skill } from '../../skill.ts';
import { presentRecipient } from './present.ts';
import { listRecipients as listRecipientRows } from './queries.ts';

export const listRecipients: Skill<'campaigns.recipients'> = async (
  { campaign_id: id, outcome, status, result, cursor, limit = 50 },
  { db, account },
) => {
  const campaign = await requireCampaign(db, account, id);
  const rows = await db.rows(
    listRecipientRows,
    account.tenantId,
    campaign.id,
    readCursor(cursor),
    outcome ?? null,
    status ?? null,
    result ?? null,
    limit + 1,
  );
  const page = toPage(rows, limit, (row) => row.contact_id);
  return {
    items: page.rows.map((row) => presentRecipient(row, campaign)),
    next_cursor: page.nextCursor,
    ...(await warnOfDeletedRecipients(db, campaign)),
  };
};

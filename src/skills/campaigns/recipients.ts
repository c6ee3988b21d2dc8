import { warnOfDeletedRecipients } from '../../counting/deleted-recipients.ts';
import { readCursor, toPage } from '../../platform/page.ts';
import { requireCampaign } from '../../sending/campaigns/campaign.ts';
import type { Skill } from '../../skill.ts';
import { presentRecipient } from './present.ts';
import { listRecipients as listRows } from './recipient-queries.ts';

export const listRecipients: Skill<'campaigns.recipients'> = async (
  { campaign_id: id, outcome, status, result, cursor, limit = 50 },
  { db, account },
) => {
  const campaign = await requireCampaign(db, account, id);
  const filter = { outcome, status, result };
  const rows = await listRows(db, account, campaign.id, filter, { after: readCursor(cursor), limit: limit + 1 });
  const page = toPage(rows, limit, (row) => row.contact_id);
  return {
    items: page.rows.map((row) => presentRecipient(row, campaign)),
    next_cursor: page.nextCursor,
    ...(await warnOfDeletedRecipients(db, campaign)),
  };
};

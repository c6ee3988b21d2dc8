import { pageOfRecipients } from '../../measures/people/recipients.ts';
import { readCursor, toPage } from '../../platform/page.ts';
import { requireCampaign } from '../../sending/campaigns/campaign.ts';
import type { Skill } from '../../skill.ts';

export const listResponders: Skill<'analytics.recipients'> = async (
  { campaign_id: id, response, cursor, limit = 50 },
  { db, account },
) => {
  const campaign = await requireCampaign(db, account, id);
  const rows = await pageOfRecipients(db, account, campaign.id, response, readCursor(cursor), limit + 1);
  const page = toPage(rows, limit, (row) => row.contact_id);
  const names = campaign.experiment?.variants.map(({ name }) => name) ?? [];
  return {
    items: page.rows.map(({ contact_id: contactId, message_id: messageId, variant, state, sent_at: sentAt }) => ({
      contact_id: contactId,
      message_id: messageId,
      variant: variant === null ? null : (names[variant - 1] ?? null),
      status: state,
      sent_at: sentAt?.toISOString() ?? null,
    })),
    next_cursor: page.nextCursor,
  };
};

import { pageOfRecipients } from '../../measures/people/recipients.ts';
import { addMembers } from '../../people/audience/list-members.ts';
import { requireList } from '../../people/audience/require-list.ts';
import { readCursor, toPage } from '../../platform/page.ts';
import { requireCampaign } from '../../sending/campaigns/campaign.ts';
import type { Skill } from '../../skill.ts';

/** Each new member may start journeys and rules. */
const MAX_ADDED = 10_000;

export const saveResponders: Skill<'analytics.saveRecipients'> = async (
  { campaign_id: id, response, list_id: listId, cursor },
  { tx, account, now },
) => {
  const campaign = await requireCampaign(tx, account, id);
  await requireList(tx, account, listId);
  const rows = await pageOfRecipients(tx, account, campaign.id, response, readCursor(cursor), MAX_ADDED + 1);
  const page = toPage(rows, MAX_ADDED, (row) => row.contact_id);
  const ids = page.rows.map(({ contact_id: contactId }) => contactId);
  const added = await addMembers(tx, account, listId, ids, now);
  return { list_id: listId, added, already: ids.length - added, next_cursor: page.nextCursor };
};

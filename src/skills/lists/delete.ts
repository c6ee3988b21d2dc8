import { unprocessable } from '../../errors.ts';
import type { Skill } from '../../skill.ts';
import { noSuchList } from './find.ts';
import { deleteList as deleteListRow, findCampaignOfList } from './queries.ts';

/** Whom a campaign excludes by this list would be texted without it, so it stays until the campaign is done. */
export const deleteList: Skill<'lists.delete'> = async ({ list_id: listId }, { tx, account }) => {
  const { tenantId, accountId } = account;
  const deleted = await tx.row(deleteListRow, tenantId, accountId, listId);
  if (deleted === null) throw noSuchList();
  const campaign = await tx.row(findCampaignOfList, tenantId, accountId, listId);
  if (campaign !== null) {
    throw unprocessable('in_use', 'A campaign that is not finished names this list.', {
      details: { campaign_id: campaign.id },
      nextActions: [
        { skill: 'campaigns.get', params: { campaign_id: campaign.id }, why: 'Shows the campaign that names it.' },
      ],
    });
  }
  return { deleted: true, members: deleted.members };
};

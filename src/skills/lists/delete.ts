import { requireNoRule } from '../../automation/rule-uses.ts';
import { unprocessable } from '../../errors.ts';
import { requireNoJourney } from '../../journeys/journey-uses.ts';
import type { Skill } from '../../skill.ts';
import { noSuchList } from './find.ts';
import { deleteList as deleteListRow, findCampaignOfList } from './queries.ts';

/**
 * A campaign can exclude the contacts of this list and would send to them if the list were deleted,
 * so a list in use cannot be deleted until the campaign has finished.
 */
export const deleteList: Skill<'lists.delete'> = async ({ list_id: listId }, { tx, account }) => {
  const { tenantId, accountId } = account;
  const members = await deleteListRow(tx, account, listId);
  if (members === null) throw noSuchList();
  await requireNoRule(tx, account, listId, 'list');
  await requireNoJourney(tx, account, listId, 'list');
  const campaign = await tx.row(findCampaignOfList, tenantId, accountId, listId);
  if (campaign !== null) {
    throw unprocessable(
      'in_use',
      'A campaign that is not finished uses this list. Cancel the campaign or wait until it has finished.',
      {
        details: { campaign_id: campaign.id },
        nextActions: [
          {
            skill: 'campaigns.get',
            params: { campaign_id: campaign.id },
            why: 'Shows the campaign that uses the list.',
          },
        ],
      },
    );
  }
  return { deleted: true, members };
};

import { unprocessable } from '../../errors.ts';
import { announceTrust } from '../../messaging/outbox/announce-trust.ts';
import { lockCampaigns, orderUnassignment } from '../../messaging/registry/order-assignment.ts';
import { noSuchNumber } from '../../messaging/senders/no-such-number.ts';
import type { Skill } from '../../skill.ts';
import { presentNumber } from './present.ts';
import { getNumber, isInUse, lockSending, releaseNumber as releaseRow } from './queries.ts';

export const releaseNumber: Skill<'phone-numbers.release'> = async (
  { number_id: id },
  { tx, account, now, requestId },
) => {
  await lockCampaigns(tx, account, id);
  const number = await tx.row(getNumber, account.tenantId, account.accountId, id);
  if (number === null) throw noSuchNumber();
  await tx.run(lockSending, account.tenantId, id);
  if ((await tx.row(isInUse, account.tenantId, id))?.used === true) {
    throw unprocessable(
      'number_in_use',
      'Texts wait to leave from this number, or a campaign that is not over uses it.',
      {
        nextActions: [{ skill: 'campaigns.list', params: {}, why: 'Shows which campaigns are not over.' }],
      },
    );
  }
  await orderUnassignment(tx, account, number, { requestId, now });
  const released = (await tx.row(releaseRow, account.tenantId, id, now)) ?? number;
  if (number.is_default) await announceTrust(tx, account, 'number_released', now, requestId);
  return { number: presentNumber(released) };
};

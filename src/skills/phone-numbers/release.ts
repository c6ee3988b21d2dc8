import { noSuchNumber } from '../../carriers/numbers/no-such-number.ts';
import { lockCampaigns, orderUnassignment } from '../../compliance/registration/order-assignment.ts';
import { unprocessable } from '../../errors.ts';
import { emitRegistrationChange } from '../../events/outbox/emit-registration.ts';
import type { Skill } from '../../skill.ts';
import { presentNumber } from './present.ts';
import { getNumber, isInUse, releaseNumber as releaseRow } from './queries.ts';

export const releaseNumber: Skill<'phone-numbers.release'> = async (
  { number_id: id },
  { tx, account, now, requestId },
) => {
  await lockCampaigns(tx, account, id);
  const number = await tx.row(getNumber, account.tenantId, account.accountId, id);
  if (number === null) throw noSuchNumber();
  if ((await tx.row(isInUse, account.tenantId, id))?.used === true) {
    throw unprocessable(
      'number_in_use',
      'Queued messages or an unfinished campaign use this number. Cancel them or wait until they have finished.',
      {
        nextActions: [{ skill: 'campaigns.list', params: {}, why: 'Lists the campaigns with their states.' }],
      },
    );
  }
  await orderUnassignment(tx, account, number, { requestId, now });
  const released = await releaseRow(tx, account, number, now);
  if (number.is_default) await emitRegistrationChange(tx, account, 'number_released', now, requestId);
  return { number: presentNumber(released) };
};

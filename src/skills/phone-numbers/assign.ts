import { noSuchNumber } from '../../carriers/numbers/no-such-number.ts';
import { clearDefault, lockAccount } from '../../carriers/numbers/queries.ts';
import { requireProgram } from '../../carriers/programs/require-program.ts';
import {
  lockCampaigns,
  orderAssignment,
  orderByProgram,
  orderUnassignment,
} from '../../compliance/registration/order-assignment.ts';
import { unprocessable } from '../../errors.ts';
import type { Skill } from '../../skill.ts';
import { presentNumber } from './present.ts';
import { changeNumber, getNumber } from './queries.ts';

/**
 * Concurrent calls that set the default number lock the account's row one after the other, and the
 * last call wins.
 */
export const assignNumber: Skill<'phone-numbers.assign'> = async (
  { number_id: id, program_id: programId, registration_id: registrationId, is_default: makeDefault },
  { tx, account, now, requestId },
) => {
  const call = { requestId, now };
  const { tenantId, accountId } = account;
  if (makeDefault === true) await tx.run(lockAccount, tenantId, accountId);
  await lockCampaigns(tx, account, id, { registrationId, programId });
  const number = await tx.row(getNumber, tenantId, accountId, id);
  if (number === null) throw noSuchNumber();
  if (number.state === 'released') {
    throw unprocessable('number_released', 'This number has been released. Choose an active number.', {
      nextActions: [{ skill: 'phone-numbers.list', params: { state: 'active' }, why: 'Lists the active numbers.' }],
    });
  }
  if (typeof programId === 'string') await requireProgram(tx, account, programId);
  if (makeDefault === true) await clearDefault(tx, account);
  await changeNumber(tx, account, id, {
    isDefault: makeDefault ?? number.is_default,
    programId: programId === undefined ? number.program_id : programId,
  });
  if (typeof registrationId === 'string') await orderAssignment(tx, account, number, registrationId, call);
  else if (registrationId === null || programId === null) await orderUnassignment(tx, account, number, call);
  else if (programId !== undefined) await orderByProgram(tx, account, number, programId, call);
  return { number: presentNumber((await tx.row(getNumber, tenantId, accountId, id)) ?? number) };
};

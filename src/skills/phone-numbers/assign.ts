import { unprocessable } from '../../errors.ts';
import { requireProgram } from '../../messaging/programs/require-program.ts';
import {
  lockCampaigns,
  orderAssignment,
  orderByProgram,
  orderUnassignment,
} from '../../messaging/registry/order-assignment.ts';
import { noSuchNumber } from '../../messaging/senders/no-such-number.ts';
import { lockAccount } from '../../messaging/senders/queries.ts';
import type { Skill } from '../../skill.ts';
import { presentNumber } from './present.ts';
import { changeNumber, clearDefault, getNumber } from './queries.ts';

/** Two numbers made the default at once take turns on the account's row; the later one is the default. */
export const assignNumber: Skill<'phone-numbers.assign'> = async (
  { number_id: id, program_id: programId, registration_id: registrationId, is_default: makeDefault },
  { tx, account, now, requestId, service, afterCommit },
) => {
  const call = { requestId, now };
  const { tenantId, accountId } = account;
  if (makeDefault === true) await tx.run(lockAccount, tenantId, accountId);
  await lockCampaigns(tx, account, id, { registrationId, programId });
  const number = await tx.row(getNumber, tenantId, accountId, id);
  if (number === null) throw noSuchNumber();
  if (number.state === 'released') {
    throw unprocessable('number_released', 'This number was given back.', {
      nextActions: [
        { skill: 'phone-numbers.list', params: { state: 'active' }, why: 'Lists the numbers that can still send.' },
      ],
    });
  }
  if (typeof programId === 'string') await requireProgram(tx, account, programId);
  if (makeDefault === true) await tx.run(clearDefault, tenantId, accountId);
  await tx.run(
    changeNumber,
    tenantId,
    id,
    makeDefault ?? number.is_default,
    programId === undefined ? number.program_id : programId,
  );
  if (typeof registrationId === 'string') await orderAssignment(tx, account, number, registrationId, call);
  else if (registrationId === null || programId === null) await orderUnassignment(tx, account, number, call);
  else if (programId !== undefined) await orderByProgram(tx, account, number, programId, call);
  afterCommit(service.wake);
  return { number: presentNumber((await tx.row(getNumber, tenantId, accountId, id)) ?? number) };
};

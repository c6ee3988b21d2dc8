import { acquireNumber } from '../../carriers/numbers/acquire-number.ts';
import { emitRegistrationChange } from '../../events/outbox/emit-registration.ts';
import type { Skill } from '../../skill.ts';
import { presentNumber } from './present.ts';

export const acquire: Skill<'phone-numbers.acquire'> = async (
  { phone },
  { tx, account, now, newId, requestId, service },
) => {
  const number = await acquireNumber(tx, account, { phone, rate: service.config.simulatorRate, now, newId });
  await emitRegistrationChange(tx, account, 'number_assigned', now, requestId);
  return { number: presentNumber(number), credits: 0 };
};

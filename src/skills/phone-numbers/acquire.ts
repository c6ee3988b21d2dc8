import { announceTrust } from '../../messaging/outbox/announce-trust.ts';
import { acquireNumber } from '../../messaging/senders/acquire-number.ts';
import type { Skill } from '../../skill.ts';
import { presentNumber } from './present.ts';

export const acquire: Skill<'phone-numbers.acquire'> = async (
  { phone },
  { tx, account, now, newId, requestId, service },
) => {
  const number = await acquireNumber(tx, account, { phone, rate: service.config.simulatorRate, now, newId });
  await announceTrust(tx, account, 'number_assigned', now, requestId);
  return { number: presentNumber(number), credits: 0 };
};

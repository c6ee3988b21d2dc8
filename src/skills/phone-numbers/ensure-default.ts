import { ensureDefaultNumber } from '../../carriers/numbers/ensure-default-number.ts';
import { emitRegistrationChange } from '../../events/outbox/emit-registration.ts';
import type { Skill } from '../../skill.ts';
import { presentNumber } from './present.ts';

export const ensureDefault: Skill<'phone-numbers.ensureDefault'> = async (
  { country, type = 'long_code', area_code: areaCode },
  { tx, account, now, newId, requestId, service },
) => {
  const { number, created } = await ensureDefaultNumber(tx, account, {
    country: country ?? account.defaultCountry,
    type,
    areaCode,
    rate: service.config.simulatorRate,
    now,
    newId,
  });
  if (created) await emitRegistrationChange(tx, account, 'number_assigned', now, requestId);
  return { number: presentNumber(number), created };
};

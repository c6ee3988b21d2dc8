import { offerNumbers } from '../../carriers/numbers/offer-numbers.ts';
import type { Skill } from '../../skill.ts';

export const searchNumbers: Skill<'phone-numbers.search'> = async (
  { country, type = 'long_code', area_code: areaCode, pattern },
  { db, account },
) => {
  const wanted = { country: country ?? account.defaultCountry, type, areaCode, pattern };
  const phones = await offerNumbers(db, wanted);
  return {
    items: phones.map((phone) => ({ phone, country: wanted.country, type, carrier: 'simulator', credits: 0 })),
  };
};

import type { Seeded } from '../seeded.ts';
import type { Cast } from '../settle.ts';
import { type Caller, newKey, textOf } from './caller.ts';
import type { Shift } from './shift.ts';

/** Single texts, one after the other: by partner.send and by messages.send in turn, to people who may have opted out by now. */
export async function sendSingles({ customers, partnerKey }: Cast, call: Caller, shift: Shift, chance: Seeded) {
  while (!shift.isOver()) {
    const customer = chance.pick(customers);
    const to = chance.pick(customer.phones);
    const purpose = chance.next() < 0.5 ? 'marketing' : 'transactional';
    const isByPartner = chance.next() < 0.6;
    const key = newKey(isByPartner ? 'p' : 'm');
    shift.sentTo(customer, to);
    const params = { to, purpose, text: textOf(key) };
    if (isByPartner)
      await call(key, {
        apiKey: partnerKey,
        method: 'partner.send',
        params: { ...params, external_ref: customer.externalRef },
        to,
      });
    else await call(key, { apiKey: customer.key, method: 'messages.send', params, to });
    await shift.breath(chance);
  }
}

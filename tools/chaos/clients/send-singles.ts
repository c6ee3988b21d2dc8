import type { Fixture } from '../fixture.ts';
import type { Seeded } from '../seeded.ts';
import { type Caller, messageText, newKey } from './caller.ts';
import type { Workload } from './workload.ts';

/**
 * Sends single messages with partner.send or messages.send, to recipients who may have opted out.
 */
export async function sendSingles(
  { customers, partnerKey }: Fixture,
  call: Caller,
  workload: Workload,
  random: Seeded,
) {
  while (!workload.isOver()) {
    const customer = random.pick(customers);
    const to = random.pick(customer.phones);
    const purpose = random.next() < 0.5 ? 'marketing' : 'transactional';
    const isByPartner = random.next() < 0.6;
    const key = newKey(isByPartner ? 'p' : 'm');
    workload.sentTo(customer, to);
    const params = { to, purpose, text: messageText(key) };
    if (isByPartner)
      await call(key, {
        apiKey: partnerKey,
        method: 'partner.send',
        params: { ...params, external_ref: customer.externalRef },
        to,
      });
    else await call(key, { apiKey: customer.key, method: 'messages.send', params, to });
    await workload.pause(random);
  }
}

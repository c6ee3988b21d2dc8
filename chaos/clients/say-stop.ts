import { ACCOUNT, signed } from '../../test/messaging/carriers/support/twilio-server.ts';
import type { Books, ClientLine } from '../books.ts';
import type { Seeded } from '../seeded.ts';
import type { Customer } from '../settle.ts';
import { type Caller, newKey } from './caller.ts';
import type { Shift } from './shift.ts';

const EVERY_MS = 250;

/** People who have just been texted say STOP: over the simulator by messages.simulateInbound, over the other carrier by its callback. */
export async function sayStop(apiUrl: string, books: Books<ClientLine>, call: Caller, shift: Shift, chance: Seeded) {
  const stopped = new Set<string>();
  while (!shift.isOver()) {
    await new Promise((done) => setTimeout(done, chance.between(0, EVERY_MS * 2)));
    const last = shift.lastSent();
    if (last === null || stopped.has(last.phone)) continue;
    const { customer, phone } = last;
    stopped.add(phone);
    const key = newKey('stop');
    if (customer.carrier === 'simulator')
      await call(key, {
        apiKey: customer.key,
        method: 'messages.simulateInbound',
        params: { from: phone, text: 'STOP' },
        to: phone,
      });
    else await callBack(apiUrl, books, key, customer, phone);
  }
}

/** As a carrier brings a text: until it is taken, under one id. */
async function callBack(
  apiUrl: string,
  books: Books<ClientLine>,
  key: string,
  { numberPhone }: Customer,
  phone: string,
): Promise<void> {
  const url = `${apiUrl}/carriers/twilio/inbound`;
  const fields = { AccountSid: ACCOUNT.sid, MessageSid: `SM-${key}`, From: phone, To: numberPhone, Body: 'STOP' };
  for (;;) {
    books.write({ at: Date.now(), what: 'asked', method: 'carrier.inbound', key, to: phone });
    const status = await fetch(url, {
      method: 'POST',
      headers: { 'x-twilio-signature': signed(ACCOUNT.token, url, fields) },
      body: new URLSearchParams(fields),
      signal: AbortSignal.timeout(3_000),
    }).then(
      (answer) => answer.status,
      () => 0,
    );
    const what = status === 200 ? 'answered' : 'unknown';
    books.write({ at: Date.now(), what, method: 'carrier.inbound', key, to: phone, code: String(status) });
    if (what === 'answered') return;
    await new Promise((again) => setTimeout(again, 100));
  }
}

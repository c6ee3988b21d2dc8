import { ACCOUNT, signed } from '../../../test/support/carriers/twilio-server.ts';
import type { Customer } from '../fixture.ts';
import type { ClientLine, RecordFile } from '../records.ts';
import type { Seeded } from '../seeded.ts';
import { type Caller, newKey } from './caller.ts';
import type { Workload } from './workload.ts';

const EVERY_MS = 250;

/**
 * Sends a STOP from recent recipients: with messages.simulateInbound for the simulator, with a
 * callback for the other carrier.
 */
export async function sendStops(
  apiUrl: string,
  records: RecordFile<ClientLine>,
  call: Caller,
  workload: Workload,
  random: Seeded,
) {
  const stopped = new Set<string>();
  while (!workload.isOver()) {
    await new Promise((done) => setTimeout(done, random.between(0, EVERY_MS * 2)));
    const last = workload.lastSent();
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
    else await sendCallback(apiUrl, records, key, customer, phone);
  }
}

/** Repeats a carrier callback with the same id until it is accepted. */
async function sendCallback(
  apiUrl: string,
  records: RecordFile<ClientLine>,
  key: string,
  { numberPhone }: Customer,
  phone: string,
): Promise<void> {
  const url = `${apiUrl}/carriers/twilio/inbound`;
  const fields = { AccountSid: ACCOUNT.sid, MessageSid: `SM-${key}`, From: phone, To: numberPhone, Body: 'STOP' };
  for (;;) {
    records.write({ at: Date.now(), what: 'requested', method: 'carrier.inbound', key, to: phone });
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
    records.write({ at: Date.now(), what, method: 'carrier.inbound', key, to: phone, code: String(status) });
    if (what === 'answered') return;
    await new Promise((again) => setTimeout(again, 100));
  }
}

import { ACCOUNT, signed } from '../../../test/support/carriers/twilio-server.ts';
import type { ClientLine, RecordFile } from '../records.ts';
import type { Seeded } from '../seeded.ts';
import type { Stage } from '../stage.ts';
import { type Caller, newKey } from './caller.ts';
import type { Workload } from './workload.ts';

const EVERY_MS = 250;

/**
 * Sends a STOP from recent recipients: with messages.simulateInbound for the simulator, otherwise
 * as their carrier does.
 */
export async function sendStops(
  stage: Pick<Stage, 'apiUrl' | 'smppControlUrl'>,
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
    else {
      const deliver = customer.carrier === 'twilio' ? callBack(stage.apiUrl, key) : textOver(stage.smppControlUrl);
      await repeat(records, key, phone, () => deliver(phone, customer.numberPhone));
    }
  }
}

/** Delivers a STOP from a phone to a number. */
type Deliver = (from: string, to: string) => Promise<Response>;

function callBack(apiUrl: string, key: string): Deliver {
  const url = `${apiUrl}/carriers/twilio/inbound`;
  return (from, to) => {
    const fields = { AccountSid: ACCOUNT.sid, MessageSid: `SM-${key}`, From: from, To: to, Body: 'STOP' };
    return fetch(url, {
      method: 'POST',
      headers: { 'x-twilio-signature': signed(ACCOUNT.token, url, fields) },
      body: new URLSearchParams(fields),
      signal: AbortSignal.timeout(3_000),
    });
  };
}

/** The carrier with SMPP repeats the text itself, and answers when it is acknowledged. */
function textOver(controlUrl: string): Deliver {
  return (from, to) => fetch(`${controlUrl}?${new URLSearchParams({ from, to, text: 'STOP' })}`, { method: 'POST' });
}

/** Repeats a delivery until it is accepted. */
async function repeat(
  records: RecordFile<ClientLine>,
  key: string,
  phone: string,
  deliver: () => Promise<Response>,
): Promise<void> {
  for (;;) {
    records.write({ at: Date.now(), what: 'requested', method: 'carrier.inbound', key, to: phone });
    const { ok, status } = await deliver().catch(() => ({ ok: false, status: 0 }));
    const what = ok ? 'answered' : 'unknown';
    records.write({ at: Date.now(), what, method: 'carrier.inbound', key, to: phone, code: String(status) });
    if (what === 'answered') return;
    await new Promise((again) => setTimeout(again, 100));
  }
}

import type { Tern } from '../../../sdk/src/index.ts';
import type { Check } from '../reconcile.ts';
import { say } from '../run-campaign.ts';
import { openShops } from './open-shops.ts';
import type { Receiver } from './receive-events.ts';
import { reconcilePartner } from './reconcile.ts';
import { newSendLog, type Send, sendMessages, sendOnce } from './send-messages.ts';
import { waitUntilDone } from './wait-until-done.ts';

export interface PartnerOptions {
  readonly baseUrl: string;
  /** Credits to move from the tenant to the partner. */
  readonly credits: number;
  readonly receiver: Receiver;
  /** Webhook secrets before and after rotation. */
  readonly secrets: readonly [string, string];
}

/** Sends for two shops and collects events at a webhook. Returns the checks of the totals. */
export async function runPartner(tenant: Tern, options: PartnerOptions): Promise<Check[]> {
  const { baseUrl, credits, receiver, secrets } = options;
  const platform = await openShops(tenant, baseUrl, credits);
  const { tern, shops } = platform;
  const [corner, flower] = shops;
  // Read the consent while the event arrives: an opt-out must be in force before its event is sent.
  const consentStates: Promise<string>[] = [];
  receiver.onEvent(({ type, data }) => {
    const shop = shops.find(({ ref }) => ref === data.external_ref);
    if (type !== 'contact.opted_out' || shop === undefined) return;
    consentStates.push(
      shop.tern.contacts.get({ phone: data.phone }).then(
        ({ contact }) => contact.consent.status,
        () => 'unknown',
      ),
    );
  });
  await tern.partner.configureWebhook({ webhook_url: receiver.url, webhook_secret: secrets[0] });

  const log = newSendLog();
  const welcome = newMessage('welcome', 'Your order is ready. Reply STOP to opt out.');
  await sendMessages(
    tern,
    shops.flatMap(({ ref, phones }) => phones.map((to) => welcome(ref, to))),
    log,
  );

  const optedOut = corner.phones[50] as string;
  await corner.tern.messages.simulateInbound({ from: optedOut, text: 'STOP' });
  await sendOnce(tern, { ...welcome(corner.ref, optedOut), idempotency_key: 'after-the-stop' }, log);

  const pausedSend = { ...welcome(flower.ref, flower.phones[50] as string), idempotency_key: 'while-paused' };
  await tern.partner.setChildPaused({ external_ref: flower.ref, paused: true, reason: 'invoice overdue' });
  await sendOnce(tern, pausedSend, log);
  await tern.partner.setChildPaused({ external_ref: flower.ref, paused: false });
  await sendOnce(tern, pausedSend, log);

  await tern.partner.rotateWebhookSecret({ webhook_secret: secrets[1] });
  const late = newMessage('late', 'We close early today.');
  await sendMessages(
    tern,
    shops.flatMap(({ ref, phones }) => phones.slice(20, 50).map((to) => late(ref, to))),
    log,
  );
  await waitUntilDone(platform);

  // Replay delivered events. The receiver must recognize their ids.
  const { items: first } = await tern.partner.outbox.list({ state: 'delivered', limit: 10 });
  if (first.length > 0) await tern.partner.outbox.replay({ event_ids: first.map(({ event_id: id }) => id) });
  await waitUntilDone(platform);

  say(
    `${log.accepted.size} messages accepted, ${log.repeated} calls repeated, ${log.rejected.consent_required} rejected after a STOP, ${log.rejected.partner_child_paused} while paused.`,
  );
  say(`${receiver.requests} requests delivered ${receiver.events.length} events: ${countByType(receiver)}`);
  return reconcilePartner(platform, {
    credits,
    log,
    received: receiver.events,
    consentStates: await Promise.all(consentStates),
  });
}

function countByType({ events }: Receiver): string {
  const counts = new Map<string, number>();
  for (const { type } of events) counts.set(type, (counts.get(type) ?? 0) + 1);
  return [...counts].map(([type, count]) => `${count} ${type}`).join(', ');
}

/** The same text for any recipient of any shop, with a key for each. */
function newMessage(name: string, text: string): (ref: string, to: string) => Send {
  return (ref, to) => ({ idempotency_key: `${name}-${to}`, external_ref: ref, to, text });
}

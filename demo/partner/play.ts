import type { Tern } from '../../sdk/src/index.ts';
import type { Check } from '../reconcile.ts';
import { say } from '../run-campaign.ts';
import { openShops } from './open-shops.ts';
import type { Receiving } from './receive-events.ts';
import { reconcilePartner } from './reconcile.ts';
import { newSendLog, type Send, sendOnce, sendTexts } from './send-texts.ts';
import { settle } from './settle.ts';

export interface PartnerSetting {
  readonly baseUrl: string;
  /** Credits to move from the tenant to the partner. */
  readonly credits: number;
  readonly receiving: Receiving;
  /** What the webhook signs with, first and later. */
  readonly secrets: readonly [string, string];
}

/** A platform that texts for two shops and hears of everything at its webhook: what must be equal in the end. */
export async function playPartner(tenant: Tern, setting: PartnerSetting): Promise<Check[]> {
  const { baseUrl, credits, receiving, secrets } = setting;
  const platform = await openShops(tenant, baseUrl, credits);
  const { tern, shops } = platform;
  const [corner, flower] = shops;
  // Asked the moment the event is here: a STOP holds before anybody hears of it.
  const standings: Promise<string>[] = [];
  receiving.onEvent(({ type, data }) => {
    const shop = shops.find(({ ref }) => ref === data.external_ref);
    if (type !== 'contact.opted_out' || shop === undefined) return;
    standings.push(
      shop.tern.contacts.get({ phone: data.phone }).then(
        ({ contact }) => contact.consent.status,
        () => 'unknown',
      ),
    );
  });
  await tern.partner.configureWebhook({ webhook_url: receiving.url, webhook_secret: secrets[0] });

  const log = newSendLog();
  const welcome = (ref: string, to: string): Send => ({
    idempotency_key: `welcome-${to}`,
    external_ref: ref,
    to,
    text: 'Your order is ready. Reply STOP to opt out.',
  });
  await sendTexts(
    tern,
    shops.flatMap(({ ref, phones }) => phones.map((to) => welcome(ref, to))),
    log,
  );

  const quitter = corner.phones[50] as string;
  await corner.tern.messages.simulateInbound({ from: quitter, text: 'STOP' });
  await sendOnce(tern, { ...welcome(corner.ref, quitter), idempotency_key: 'after-the-stop' }, log);

  const held = { ...welcome(flower.ref, flower.phones[50] as string), idempotency_key: 'while-paused' };
  await tern.partner.setChildPaused({ external_ref: flower.ref, paused: true, reason: 'invoice overdue' });
  await sendOnce(tern, held, log);
  await tern.partner.setChildPaused({ external_ref: flower.ref, paused: false });
  await sendOnce(tern, held, log);

  await tern.partner.rotateWebhookSecret({ webhook_secret: secrets[1] });
  const late = (ref: string, to: string): Send => ({
    idempotency_key: `late-${to}`,
    external_ref: ref,
    to,
    text: 'We close early today.',
  });
  await sendTexts(
    tern,
    shops.flatMap(({ ref, phones }) => phones.slice(20, 50).map((to) => late(ref, to))),
    log,
  );
  await settle(platform);

  // A receiver may ask for what it had: it must know by their ids that these are no news.
  const { items: first } = await tern.partner.outbox.list({ state: 'delivered', limit: 10 });
  if (first.length > 0) await tern.partner.outbox.replay({ event_ids: first.map(({ event_id: id }) => id) });
  await settle(platform);

  say(
    `${log.accepted.size} texts accepted, ${log.repeated} calls repeated, ${log.refused.consent_required} refused after a STOP, ${log.refused.partner_child_paused} while paused.`,
  );
  say(`${receiving.requests} requests brought ${receiving.taken.length} events: ${countByType(receiving)}`);
  return reconcilePartner(platform, { credits, log, taken: receiving.taken, standings: await Promise.all(standings) });
}

function countByType({ taken }: Receiving): string {
  const counts = new Map<string, number>();
  for (const { type } of taken) counts.set(type, (counts.get(type) ?? 0) + 1);
  return [...counts].map(([type, count]) => `${count} ${type}`).join(', ');
}

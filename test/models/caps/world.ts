import type { Carrier } from '../../../src/carriers/carrier.ts';
import { MESSAGE_STATE } from '../../../src/counting/message-results.ts';
import { createFanOut } from '../../../src/sending/campaigns/fan-out/fan-out.ts';
import { dueQueues } from '../../../src/sending/dispatch/dispatch.ts';
import { CallError, type TestApp } from '../../support/app.ts';
import { answering, dispatching, dispatchQueue } from '../../support/dispatching.ts';
import { leaveQueues } from '../../support/lease-message.ts';
import { optIn } from '../../support/opt-in.ts';
import { registerPartner } from '../../support/partner.ts';
import { runOnce } from '../../support/run-to-end.ts';
import { type Answer, type Command, PEOPLE } from './commands.ts';
import type { Message, Said } from './model.ts';

const BODY = 'Sale. Reply STOP to opt out.';

export interface Heard {
  readonly said: Said;
  /** The next allowed time of a rejection. */
  readonly next: number | null;
}

/** By the label of the message: its state, and when it is due. */
export type Seen = Readonly<Record<string, { readonly is: Message['is']; readonly due: number }>>;

export interface World {
  readonly messages: readonly string[];
  readonly campaigns: readonly string[];
  run(given: Command, label: string, target: string | null): Promise<Heard>;
  see(): Promise<Seen>;
  leave(): Promise<void>;
}

/** An end-customer and its partner, which both send to the same contacts. */
export async function openWorld(app: TestApp): Promise<World> {
  const { clock } = app;
  const { database } = app.parts;
  const partner = await registerPartner(app);
  const shop = await partner.customer('shop-1');
  for (const phone of PEOPLE) await optIn(shop, phone);
  const now = (): Date => clock.now;
  const ids = new Map<string, string>();
  const campaigns = new Map<string, string>();
  let messages: readonly string[] = [];

  const send = async ({ to, inMs, by, counts }: Extract<Command, { kind: 'send' }>, label: string): Promise<void> => {
    const params = {
      to: PEOPLE[to] as string,
      text: BODY,
      purpose: counts ? ('marketing' as const) : ('transactional' as const),
      ...(inMs > 0 && { send_at: new Date(now().getTime() + inMs).toISOString() }),
    };
    const { message_id: id } =
      by === 'shop'
        ? await shop.call('messages.send', params)
        : await partner.call('partner.send', { ...params, idempotency_key: label, external_ref: 'shop-1' });
    ids.set(id, label);
  };
  const campaign = async (label: string): Promise<void> => {
    const made = await shop.call('campaigns.create', { audience: { include: { all: true } }, name: label, body: BODY });
    const { id } = made.campaign;
    campaigns.set(id, label);
    const { preflight_token: token } = await shop.call('campaigns.preflight', { campaign_id: id });
    await shop.call('campaigns.launch', { campaign_id: id, preflight_token: token ?? 'none' });
    await runOnce((onFailure) => createFanOut(database, now, onFailure, 'http://localhost:4000'));
  };
  const dispatch = async (answers: readonly Answer[]): Promise<void> => {
    const carrier: Carrier = {
      name: 'simulator',
      deduplicates: true,
      capacity: 100,
      submit: answering((given) =>
        given.map(({ reference, to }) =>
          answers[PEOPLE.indexOf(to)] === 'rejected'
            ? { reference, outcome: 'rejected', errorCode: 'no' }
            : { reference, outcome: 'accepted', carrierMessageId: reference },
        ),
      ),
    };
    const queues = await dueQueues(database, now());
    for (const queue of queues.filter(({ account_id: id }) => id === shop.accountId))
      await dispatchQueue(dispatching(database, carrier, now, 30_000), queue);
  };
  const act = async (given: Command, label: string, target: string | null): Promise<unknown> => {
    switch (given.kind) {
      case 'cap': {
        const { hours, max } = given;
        return shop.call('compliance.frequencyCap', { window_hours: hours, ...(max !== null && { max }) });
      }
      case 'send':
        return send(given, label);
      case 'campaign':
        return campaign(label);
      case 'cancel': {
        const id = await idOf(target);
        return id === null ? null : shop.call('messages.cancel', { message_id: id });
      }
      case 'dispatch':
        return dispatch(given.answers);
      case 'advance':
        return clock.advance(given.ms);
    }
  };
  const rowsOf = async () => {
    const { rows } = await database.pool.query<Row>(SEE, [partner.accountId, shop.accountId]);
    return rows.map(({ id, phone, campaign: of, ...row }) => ({
      id,
      row,
      label: ids.get(id) ?? `${campaigns.get(of ?? '')}-${PEOPLE.indexOf(phone)}`,
    }));
  };
  const idOf = async (target: string | null): Promise<string | null> =>
    (await rowsOf()).find(({ label }) => label === target)?.id ?? null;

  return {
    get messages() {
      return messages;
    },
    get campaigns() {
      return [...campaigns.values()];
    },
    run: (given, label, target) =>
      act(given, label, target).then(() => ({ said: 'done', next: null }) as const, refusal),
    see: async () => {
      const rows = await rowsOf();
      messages = rows.map(({ label }) => label);
      return Object.fromEntries(rows.map(({ label, row }) => [label, row]));
    },
    leave: async () => {
      await database.pool.query("UPDATE campaigns SET state = 'canceled' WHERE tenant_id = $1", [partner.accountId]);
      await leaveQueues(database.pool, partner.accountId);
    },
  };
}

function refusal(error: unknown): Heard {
  if (!(error instanceof CallError)) throw error;
  const { code, data } = error;
  const next = typeof data.next_allowed_at === 'string' ? Date.parse(data.next_allowed_at) : null;
  if (code === 'quiet_hours') return { said: 'quiet_hours', next };
  if (data.reason === 'frequency_cap') return { said: 'frequency_cap', next };
  if (data.reason === 'already_left' || code === -32005) return { said: 'refused', next: null };
  throw error;
}

interface Row {
  readonly id: string;
  readonly phone: string;
  readonly campaign: string | null;
  readonly is: Message['is'];
  readonly due: number;
}

const SEE = `SELECT id, to_phone AS phone, campaign_id AS campaign, (extract(epoch FROM due_at) * 1000)::bigint AS due,
       CASE WHEN ${MESSAGE_STATE} IN ('queued', 'scheduled') THEN 'waiting' WHEN ${MESSAGE_STATE} = 'submitting' THEN 'submitting'
            WHEN state IN ('canceled', 'rejected') THEN 'unsent' ELSE 'sent' END AS is
  FROM messages m WHERE tenant_id = $1 AND account_id = $2 ORDER BY id`;

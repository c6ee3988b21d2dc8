import type { Carrier, SubmitOutcome } from '../../../src/carriers/carrier.ts';
import { IS_OPEN, MESSAGE_STATE } from '../../../src/counting/message-results.ts';
import { dueQueues } from '../../../src/sending/dispatch/dispatch.ts';
import { recordReceipts } from '../../../src/sending/dispatch/record-receipts.ts';
import { rescueLostLeases } from '../../../src/sending/dispatch/rescue.ts';
import { CallError, type TestAccount, type TestApp } from '../../support/app.ts';
import { answering, dispatching, dispatchQueue, silent } from '../../support/dispatching.ts';
import { leaveQueues } from '../../support/lease-message.ts';
import { registerPartner } from '../../support/partner.ts';
import { type Answer, type Command, PEOPLE, type Status } from './commands.ts';
import { BUSY_MS, LEASE_MS, type Model, responseOf } from './model.ts';

const phoneOf = (person: number): string => `+1415555${1000 + person}`;
const LABEL = /send-\d+/u;
const consent = { method: 'web_form', source: 'https://example.com', captured_at: '2026-01-01T00:00:00Z' } as const;

interface SeenMessage {
  readonly state: string;
  readonly due: number;
  readonly lease: number | null;
  readonly taken: boolean;
  readonly debits: number;
  readonly refunds: number;
  readonly finalizedEvents: number;
  /** The cost in the finalized event. */
  readonly cost: number | null;
}

export interface Seen {
  readonly messages: Readonly<Record<string, SeenMessage>>;
  readonly balance: number;
}

/**
 * An end-customer of a partner, so that final states cause events, and a carrier whose responses
 * the test selects.
 */
export interface World {
  readonly start: Model;
  readonly balance: number;
  /** Ids of the messages by the label of the command that sent them, in order. */
  readonly ids: ReadonlyMap<string, string>;
  readonly reached: ReadonlySet<string>;
  /** False if the service rejected the command. */
  run(given: Command, label: string, target: string | null): Promise<boolean>;
  see(): Promise<Seen>;
  /** Cancels the messages that are left, because workers start with the oldest queue. */
  leave(): Promise<void>;
}

export async function openWorld(app: TestApp, deduplicates: boolean): Promise<World> {
  const {
    clock,
    parts: { database },
  } = app;
  const partner = await registerPartner(app);
  const shop = await partner.customer('shop-1');
  const contacts = Array.from({ length: PEOPLE }, (_, person) => ({ phone: phoneOf(person) }));
  await shop.call('contacts.import', { contacts, consent });
  const { available: balance } = await shop.call('billing.balance', {});
  const ids = new Map<string, string>();
  const reached = new Set<string>();
  const carrierStateOf = (label: string) => ({ reached: reached.has(label) });
  const now = (): Date => clock.now;
  const labelOf = (id: string): string | undefined => [...ids].find(([, each]) => each === id)?.[0];

  const report = (id: string, ...statuses: readonly Status[]): Promise<void> => {
    const one = {
      reference: `${partner.accountId}/${id}`,
      carrierMessageId: `c-${id}`,
      errorCode: null,
      doneAt: now(),
    };
    const receipts = statuses.map((status) => ({ ...one, status }));
    return recordReceipts(database, receipts, now());
  };
  const carrierOf = (answers: readonly Answer[]): Carrier => ({
    name: 'simulator',
    deduplicates,
    capacity: 100,
    submit: answering(async (submissions) => {
      const given = submissions.map(({ reference, to, text }) => {
        const id = reference.split('/')[1] as string;
        const person = Number(to.slice(-4)) - 1000;
        // The text says which command sent a message: a message can be claimed before the response
        // to its call is read. A message without a label is the service's reply to a STOP.
        const label = LABEL.exec(text)?.[0];
        const answer = label === undefined ? 'accepted' : responseOf(answers[person] as Answer, carrierStateOf(label));
        if (label !== undefined && ['accepted', 'overtaken', 'unheard'].includes(answer)) reached.add(label);
        return { reference, id, answer };
      });
      for (const { id, answer } of given) if (answer === 'overtaken') await report(id, 'delivered');
      return given.flatMap(({ reference, id, answer }): SubmitOutcome[] => {
        switch (answer) {
          case 'accepted':
          case 'overtaken':
            return [{ reference, outcome: 'accepted', carrierMessageId: `c-${id}` }];
          case 'rejected':
            return [{ reference, outcome: 'rejected', errorCode: 'no' }];
          case 'throttled':
            return [{ reference, outcome: 'throttled', retryAfterMs: BUSY_MS }];
          default:
            return [];
        }
      });
    }),
  });
  const fail = (error: unknown): never => {
    throw error;
  };
  const dispatch = async (answers: readonly Answer[]): Promise<void> => {
    const own = dispatching(database, carrierOf(answers), now, LEASE_MS);
    const queues = (await dueQueues(database, now())).filter(({ account_id: id }) => id === shop.accountId);
    for (const queue of queues) await dispatchQueue(own, queue);
  };
  const idOf = (target: string | null): string => ids.get(target ?? '') as string;

  const act = async (given: Command, label: string, target: string | null): Promise<void> => {
    switch (given.kind) {
      case 'send': {
        const { to, inMs, validityS } = given;
        const { message_id: id } = await shop.call('messages.send', {
          to: phoneOf(to),
          text: `Hi, this is ${label}.`,
          purpose: 'transactional',
          ...(inMs > 0 && { send_at: new Date(now().getTime() + inMs).toISOString() }),
          ...(validityS !== null && { validity_s: validityS }),
        });
        ids.set(label, id);
        return;
      }
      case 'dispatch':
        return dispatch(given.answers);
      case 'receipt':
        return target === null ? undefined : report(idOf(target), ...given.statuses);
      case 'cancel':
        if (target !== null) await shop.call('messages.cancel', { message_id: idOf(target) });
        return;
      case 'stop':
        await shop.call('messages.simulateInbound', { from: phoneOf(given.contact), text: 'STOP' });
        return;
      case 'rescue':
        await rescueLostLeases(database, new Map([['simulator', carrierOf([])]]), now(), fail, silent);
        return;
      case 'advance':
        clock.advance(given.ms);
    }
  };
  return {
    start: {
      now: now().getTime(),
      deduplicates,
      stopped: contacts.map(() => false),
      messages: {},
      responses: {},
      cleared: {},
    },
    balance,
    ids,
    reached,
    run: (given, label, target) =>
      act(given, label, target).then(
        () => true,
        (error: unknown) => {
          if (error instanceof CallError && (error.code === 'consent_required' || error.code === -32002)) return false;
          throw error;
        },
      ),
    see: async () => {
      const { rows } = await database.pool.query<SeenMessage & { id: string }>(SEE, [
        partner.accountId,
        shop.accountId,
      ]);
      const messages = rows.flatMap(({ id, ...seen }) => {
        const label = labelOf(id);
        return label === undefined ? [] : [[label, seen] as const];
      });
      return { messages: Object.fromEntries(messages), balance: await postedOf(shop) };
    },
    leave: async () => {
      await leaveQueues(database.pool, partner.accountId);
    },
  };
}

const postedOf = async (shop: TestAccount): Promise<number> => (await shop.call('billing.balance', {})).available;

const SEE = `SELECT m.id, ${MESSAGE_STATE} AS state,
       (SELECT (extract(epoch FROM q.due_at) * 1000)::bigint FROM message_queue q WHERE q.tenant_id = $1 AND q.message_id = m.id) AS due,
       (SELECT (extract(epoch FROM l.lease_until) * 1000)::bigint FROM message_leases l WHERE l.tenant_id = $1 AND m.id = ANY (l.message_ids) AND ${IS_OPEN}) AS lease,
       m.accepted_at IS NOT NULL AS taken,
       (SELECT count(*) FROM credit_entries e WHERE e.tenant_id = $1 AND e.message_id = m.id AND e.kind = 'send') AS debits,
       (SELECT count(*) FROM credit_entries e WHERE e.tenant_id = $1 AND e.message_id = m.id AND e.kind = 'refund') AS refunds,
       (SELECT count(*) FROM outbox_events o WHERE o.tenant_id = $1 AND o.type = 'message.finalized' AND o.body::jsonb #>> '{data,message_id}' = m.id) AS "finalizedEvents",
       (SELECT (o.body::jsonb #>> '{data,credits}')::int FROM outbox_events o
         WHERE o.tenant_id = $1 AND o.type = 'message.finalized' AND o.body::jsonb #>> '{data,message_id}' = m.id LIMIT 1) AS cost
  FROM messages m WHERE m.tenant_id = $1 AND m.account_id = $2`;

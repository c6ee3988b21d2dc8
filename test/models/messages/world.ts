import type { Carrier, SubmitOutcome } from '../../../src/messaging/carriers/carrier.ts';
import { dispatchLane, dueLanes } from '../../../src/messaging/dispatch/dispatch.ts';
import { queueTimers, rescueLostLeases } from '../../../src/messaging/dispatch/rescue.ts';
import { recordReceipts } from '../../../src/messaging/receipts/record-receipts.ts';
import { registerPartner } from '../../skills/partner/support/partner.ts';
import { CallError, type TestAccount, type TestApp } from '../../support/app.ts';
import { dispatching, silent } from '../../support/dispatching.ts';
import { type Answer, type Command, PEOPLE, type Status } from './commands.ts';
import { BUSY_MS, LEASE_MS, type Model, saidOf } from './model.ts';

const phoneOf = (person: number): string => `+1415555${1000 + person}`;
const consent = { method: 'web_form', source: 'https://example.com', captured_at: '2026-01-01T00:00:00Z' } as const;

interface SeenText {
  readonly state: string;
  readonly due: number;
  readonly lease: number | null;
  readonly taken: boolean;
  readonly debits: number;
  readonly refunds: number;
  readonly told: number;
  /** What the end said that it cost. */
  readonly cost: number | null;
}

export interface Seen {
  readonly texts: Readonly<Record<string, SeenText>>;
  readonly balance: number;
}

/** An end-customer of a partner, so that ends are told, and a carrier that does as it is bid. */
export interface World {
  readonly start: Model;
  readonly balance: number;
  /** Ids of the texts by the label of the command that sent them, in their order. */
  readonly ids: ReadonlyMap<string, string>;
  readonly reached: ReadonlySet<string>;
  /** False when it was refused. */
  run(given: Command, label: string, target: string | null): Promise<boolean>;
  see(): Promise<Seen>;
  /** Takes what is left out of the lanes: workers go through the oldest of them first. */
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
  const booksOf = (label: string) => ({ reached: reached.has(label) });
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
    batchSize: 100,
    submit: async (submissions) => {
      const given = submissions.map(({ reference, to }) => {
        const id = reference.split('/')[1] as string;
        const person = Number(to.slice(-4)) - 1000;
        // What is not ours is the service's own reply to a STOP.
        const label = labelOf(id);
        const answer = label === undefined ? 'accepted' : saidOf(answers[person] as Answer, booksOf(label));
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
    },
  });
  const fail = (error: unknown): never => {
    throw error;
  };
  const dispatch = async (answers: readonly Answer[]): Promise<void> => {
    const own = dispatching(database, carrierOf(answers), now, LEASE_MS);
    const lanes = (await dueLanes(database, now())).filter(({ account_id: id }) => id === shop.accountId);
    for (const lane of lanes) await dispatchLane(own, lane);
  };
  const idOf = (target: string | null): string => ids.get(target ?? '') as string;

  const act = async (given: Command, label: string, target: string | null): Promise<void> => {
    switch (given.kind) {
      case 'send': {
        const { to, inMs, validityS } = given;
        const { message_id: id } = await shop.call('messages.send', {
          ...{ to: phoneOf(to), text: 'Hi.', purpose: 'transactional' },
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
      case 'timers':
        await queueTimers(database, now(), fail);
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
      ...{ now: now().getTime(), deduplicates, stopped: contacts.map(() => false) },
      ...{ texts: {}, said: {}, cleared: {} },
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
      const { rows } = await database.pool.query<SeenText & { id: string }>(SEE, [partner.accountId, shop.accountId]);
      const texts = rows.flatMap(({ id, ...seen }) => {
        const label = labelOf(id);
        return label === undefined ? [] : [[label, seen] as const];
      });
      return { texts: Object.fromEntries(texts), balance: await postedOf(shop) };
    },
    leave: async () => {
      await database.pool.query(LEAVE, [partner.accountId, shop.accountId]);
    },
  };
}

const postedOf = async (shop: TestAccount): Promise<number> => (await shop.call('billing.balance', {})).available;

const SEE = `SELECT m.id, m.state, (extract(epoch FROM m.due_at) * 1000)::bigint AS due, (extract(epoch FROM m.lease_until) * 1000)::bigint AS lease,
       m.accepted_at IS NOT NULL AS taken,
       (SELECT count(*) FROM credit_entries e WHERE e.tenant_id = $1 AND e.message_id = m.id AND e.kind = 'send') AS debits,
       (SELECT count(*) FROM credit_entries e WHERE e.tenant_id = $1 AND e.message_id = m.id AND e.kind = 'refund') AS refunds,
       (SELECT count(*) FROM outbox_events o WHERE o.tenant_id = $1 AND o.type = 'message.finalized' AND o.body::jsonb #>> '{data,message_id}' = m.id) AS told,
       (SELECT (o.body::jsonb #>> '{data,credits}')::int FROM outbox_events o
         WHERE o.tenant_id = $1 AND o.type = 'message.finalized' AND o.body::jsonb #>> '{data,message_id}' = m.id LIMIT 1) AS cost
  FROM messages m WHERE m.tenant_id = $1 AND m.account_id = $2`;

const LEAVE = `UPDATE messages SET state = 'canceled', lease_until = NULL
 WHERE tenant_id = $1 AND account_id = $2 AND state IN ('queued', 'scheduled', 'submitting')`;

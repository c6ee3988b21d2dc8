import { createSimulator } from '../../../src/carriers/simulator/simulator.ts';
import { post } from '../../../src/credits/accounts.ts';
import { SkillError } from '../../../src/errors.ts';
import type { SkillTypes } from '../../../src/generated/skills.ts';
import { newId } from '../../../src/platform/ids.ts';
import { createFanOut } from '../../../src/sending/campaigns/fan-out/fan-out.ts';
import { finishCampaigns, startScheduled } from '../../../src/sending/campaigns/start-and-finish.ts';
import { dueQueues } from '../../../src/sending/dispatch/dispatch.ts';
import { recordReceipts } from '../../../src/sending/dispatch/record-receipts.ts';
import { CallError, type TestApp } from '../../support/app.ts';
import { dispatching, dispatchQueue } from '../../support/dispatching.ts';
import { leaveQueues } from '../../support/lease-message.ts';
import { registerPartner } from '../../support/partner.ts';
import { runOnce } from '../../support/run-to-end.ts';
import { type Command, PEOPLE, WITHOUT_CONSENT } from './commands.ts';

const consent = { method: 'web_form', source: 'https://example.com', captured_at: '2026-01-01T00:00:00Z' } as const;
const BODY = 'Hi! Reply STOP to opt out.';

export interface Seen {
  readonly campaign: SkillTypes['campaigns.get']['result']['campaign'];
  readonly counters: SkillTypes['campaigns.get']['result']['counters'];
  readonly available: number;
  readonly held: number;
  /** By contact, in the order in which the campaign processes them. */
  readonly rows: readonly { readonly recipients: number; readonly messages: number; readonly submissions: number }[];
}

export interface World {
  readonly version: number;
  /** False if the service rejected the command. */
  run(given: Command): Promise<boolean>;
  see(): Promise<Seen>;
  /** Cancels what is left, so that it does not affect other runs. */
  leave(): Promise<void>;
}

/** One campaign to five contacts, owned by an end-customer with a limited balance. */
export async function openWorld({ clock, parts, ...app }: TestApp, credits: number): Promise<World> {
  const { database } = parts;
  const partner = await registerPartner({ clock, parts, ...app });
  const shop = await partner.customer('shop-1', { credits });
  for (const [person, phone] of PEOPLE.entries())
    await shop.call('contacts.import', { contacts: [{ phone }], ...(person !== WITHOUT_CONSENT && { consent }) });
  const { campaign } = await shop.call('campaigns.create', {
    audience: { include: { all: true } },
    name: 'Spring',
    body: BODY,
  });
  const id = { campaign_id: campaign.id };
  let { version } = campaign;
  let names = 0;
  const now = (): Date => clock.now;
  const simulator = createSimulator(database, {
    receipts: (receipts) => recordReceipts(database, receipts, now()),
    inbound: async () => undefined,
  });
  const fail = (error: unknown): void => {
    if (!String(error).includes('were spent while it was prepared')) throw error;
  };
  const dispatch = async (): Promise<void> => {
    const own = dispatching(database, simulator, now, 30_000);
    const queues = (await dueQueues(database, now())).filter(({ queue }) => queue === campaign.id);
    for (const queue of queues) await dispatchQueue(own, queue);
  };
  const launch = async (inMs: number): Promise<void> => {
    const { preflight_token: token } = await shop.call('campaigns.preflight', id);
    await shop.call('campaigns.launch', {
      ...id,
      preflight_token: token ?? 'none',
      ...(inMs > 0 && { send_at: new Date(now().getTime() + inMs).toISOString() }),
    });
  };
  const act = async (given: Command): Promise<unknown> => {
    switch (given.kind) {
      case 'update': {
        names += 1;
        const change = given.field === 'name' ? { name: `Spring ${names}` } : { body: `${names} ${BODY}` };
        return shop.call('campaigns.update', { ...id, ...change, ...(given.checked && { expected_version: version }) });
      }
      case 'launch':
        return launch(given.inMs);
      case 'pause':
        return shop.call('campaigns.pause', id);
      case 'resume':
        return shop.call('campaigns.resume', id);
      case 'cancel':
        return shop.call('campaigns.cancel', id);
      case 'start':
        return startScheduled(database, now());
      case 'fanOut':
        return runOnce((onFailure) => createFanOut(database, now, onFailure, 'http://localhost:4000')).catch(fail);
      case 'dispatch':
        return dispatch();
      case 'report':
        return simulator.report(now());
      case 'finish':
        return finishCampaigns(database, now());
      case 'stop':
        return shop.call('messages.simulateInbound', { from: PEOPLE[given.contact] as string, text: 'STOP' });
      case 'topUp':
        return partner.call('partner.grantCredits', { external_ref: 'shop-1', amount_credits: given.credits });
      case 'spend': {
        const entryId = newId('cre');
        const owner = { tenantId: partner.accountId, accountId: shop.accountId };
        const entry = { entryId, kind: 'send', amount: -given.credits, ref: `send:${entryId}`, now: now() } as const;
        return database.transaction((tx) => post(tx, owner, entry));
      }
      case 'advance':
        return clock.advance(given.ms);
    }
  };
  return {
    get version() {
      return version;
    },
    run: (given) =>
      act(given).then(
        () => true,
        (error: unknown) => {
          if (error instanceof CallError && [-32002, -32005].includes(Number(error.code))) return false;
          if (error instanceof SkillError && error.code === 'credits_insufficient') return false;
          throw error;
        },
      ),
    see: async () => {
      const got = await shop.call('campaigns.get', id);
      version = got.campaign.version;
      const { available, held } = await shop.call('billing.balance', {});
      const { rows } = await database.pool.query<Seen['rows'][number]>(SEE, [partner.accountId, campaign.id, PEOPLE]);
      return { ...got, available, held, rows };
    },
    leave: async () => {
      await database.pool.query(LEAVE, [partner.accountId]);
      await leaveQueues(database.pool, partner.accountId);
      await database.pool.query('DELETE FROM simulator_submissions');
    },
  };
}

const SEE = `SELECT (SELECT count(*) FROM campaign_recipients r WHERE r.tenant_id = $1 AND r.campaign_id = $2 AND r.contact_id = c.id) AS recipients,
       (SELECT count(*) FROM messages m WHERE m.tenant_id = $1 AND m.campaign_id = $2 AND m.contact_id = c.id) AS messages,
       (SELECT coalesce(sum(s.submissions), 0)::int FROM messages m JOIN simulator_submissions s ON s.reference = $1 || '/' || m.id
         WHERE m.tenant_id = $1 AND m.campaign_id = $2 AND m.contact_id = c.id) AS submissions
  FROM contacts c WHERE c.tenant_id = $1 AND c.phone = ANY ($3) ORDER BY c.id`;

const LEAVE = `WITH gone AS (UPDATE campaigns SET state = 'canceled' WHERE tenant_id = $1)
  DELETE FROM campaign_ranges WHERE tenant_id = $1`;

import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { launch } from '../campaign.ts';
import { contactId } from '../contacts.ts';
import { buildJourney, publishJourney } from '../journey.ts';
import { type Attack, hammer, insist } from './attack.ts';
import { crowdOfPreviews, crowdOfRules, crowdOfSegments } from './crowds.ts';
import { dashboards } from './dashboards.ts';
import { mediaReaders, slowMediaReaders } from './media-readers.ts';
import { webhooksOfAccounts, webhooksOfCustomers } from './webhooks.ts';

const PREVIEWS = 14;
const RULES = 20;
const EVENTS = 500;
const JOURNEYS = 21;
const CAMPAIGNS = 6;
const SILENT_CALLS = 300;
const POSTERS = 4;
const DRIPPING = 72;

const previews: Attack = {
  name: `${PREVIEWS} previews of a slow segment at a time`,
  start: async ({ bench, account, rules }) =>
    hammer(PREVIEWS, () => bench.call(account.key, 'segments.preview', { rules })),
};

const slowRules: Attack = {
  name: `${RULES} rules with slow conditions, ${EVENTS} events`,
  start: async ({ bench, account, rules }) => {
    const { call } = bench;
    await call(account.key, 'tags.create', { name: 'Z' });
    const ids: string[] = [];
    for (let n = 0; n < RULES; n += 1) {
      const { rule } = (await call(account.key, 'automation.create', {
        name: `Slow ${n}`,
        trigger: { kind: 'event', name: 'order.placed' },
        conditions: rules,
        actions: [{ skill: 'tags.assign', params: { tag: 'Z', ids: [{ $from: 'contact.id' }] } }],
      })) as { rule: { id: string } };
      ids.push(rule.id);
    }
    const events = Array.from({ length: EVENTS }, (_, n) => ({ contact_id: contactId(n + 1), name: 'order.placed' }));
    const stop = hammer(1, async () => {
      await call(account.key, 'analytics.recordEvent', { events });
      await sleep(2_000);
    });
    return async () => {
      await stop();
      for (const id of ids) await insist(() => call(account.key, 'automation.delete', { rule_id: id }));
    };
  },
};

const slowEntries: Attack = {
  name: `${JOURNEYS} journeys over a slow segment`,
  start: async ({ bench, account, segmentId }) => {
    const ids: string[] = [];
    for (let n = 0; n < JOURNEYS; n += 1) {
      const settings = { name: `Slow ${n}`, entry: { kind: 'segment', segment_id: segmentId, existing: 'enter' } };
      const id = await buildJourney(bench, account, settings, { end: { kind: 'exit' } }, []);
      await publishJourney(bench, account, id);
      ids.push(id);
    }
    return async () => {
      for (const id of ids)
        await insist(() => bench.call(account.key, 'journeys.setState', { journey_id: id, state: 'archived' }));
    };
  },
};

const slowCampaigns: Attack = {
  name: `${CAMPAIGNS} campaigns to a slow segment`,
  start: async ({ bench, account, segmentId }) => {
    // Launched to one contact and widened, because the preflight refuses the slow segment.
    const ids: string[] = [];
    for (let n = 0; n < CAMPAIGNS; n += 1) {
      const audience = { include: { contact_ids: [contactId(1)] } };
      ids.push(await launch(bench, account, 'transactional', { name: `Slow ${n}`, audience }));
    }
    const { rows } = await bench.pool.query<{ rules: object }>(
      'SELECT rules FROM segment_versions WHERE tenant_id = $1 AND segment_id = $2',
      [account.accountId, segmentId],
    );
    await bench.pool.query(
      `UPDATE campaigns SET state = 'running', fanout_done = false, fanout_cursor = '', finished_at = NULL, audience = $3, audience_rules = $4
        WHERE tenant_id = $1 AND id = ANY ($2)`,
      [
        ...[account.accountId, ids],
        ...[JSON.stringify({ include: { segment_ids: [segmentId] } }), JSON.stringify({ [segmentId]: rows[0]?.rules })],
      ],
    );
    return async () => {
      await bench.pool.query("UPDATE campaigns SET state = 'canceled' WHERE tenant_id = $1 AND id = ANY ($2)", [
        account.accountId,
        ids,
      ]);
    };
  },
};

const silentReceiver: Attack = {
  name: `${SILENT_CALLS} calls of a journey to a silent receiver`,
  start: async ({ bench, account, receivers }) => {
    const nodes = { ask: { kind: 'webhook', url: `${receivers.silent}/journey` }, end: { kind: 'exit' } };
    const id = await buildJourney(bench, account, { name: 'Silent', entry: { kind: 'call' } }, nodes, [
      ['ask', 'next', 'end'],
    ]);
    await publishJourney(bench, account, id);
    const contact_ids = Array.from({ length: SILENT_CALLS }, (_, n) => contactId(n + 1));
    await bench.call(account.key, 'journeys.enroll', { journey_id: id, contact_ids });
    return async () => {
      await insist(() => bench.call(account.key, 'journeys.setState', { journey_id: id, state: 'archived' }));
    };
  },
};

const loops: Attack = {
  name: 'rules that record the event they wait for, twice',
  start: async ({ bench, account }) => {
    const ids: string[] = [];
    const again = { skill: 'analytics.recordEvent', params: { contact_id: { $from: 'contact.id' }, name: 'loop' } };
    for (let n = 0; n < 8; n += 1) {
      const { rule } = (await bench.call(account.key, 'automation.create', {
        name: `Loop ${n}`,
        trigger: { kind: 'event', name: 'loop' },
        actions: [again, again],
      })) as { rule: { id: string } };
      ids.push(rule.id);
    }
    const stop = hammer(1, async () => {
      await bench.call(account.key, 'analytics.recordEvent', { contact_id: contactId(1), name: 'loop' });
      for (const rule_id of ids) await bench.call(account.key, 'automation.setEnabled', { rule_id, enabled: true });
      await sleep(500);
    });
    return async () => {
      await stop();
      for (const rule_id of ids) await insist(() => bench.call(account.key, 'automation.delete', { rule_id }));
    };
  },
};

const anonymous: Attack = {
  name: `${POSTERS} megabytes at a time without a key`,
  start: async ({ bench }) => {
    const body = `[${'1,'.repeat(524_286)}1]`;
    return hammer(POSTERS, async () => {
      const response = await fetch(bench.url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      });
      await response.text();
    });
  },
};

const dripping: Attack = {
  name: `${DRIPPING} bodies that never end`,
  start: async ({ bench, account }) => {
    const { hostname, port } = new URL(bench.url);
    const open = (): Socket => {
      const socket = connect(Number(port), hostname);
      socket.on('error', () => undefined);
      socket.write(
        `POST /rpc HTTP/1.1\r\nHost: ${hostname}\r\nAuthorization: Bearer ${account.key}\r\nContent-Type: application/json\r\nContent-Length: 1000000\r\n\r\n[`,
      );
      return socket;
    };
    let sockets = Array.from({ length: DRIPPING }, open);
    const drip = setInterval(() => {
      sockets = sockets.map((socket) => (socket.destroyed ? open() : socket));
      for (const socket of sockets) socket.write(' ');
    }, 200);
    return async () => {
      clearInterval(drip);
      for (const socket of sockets) socket.destroy();
    };
  },
};

export const attacks: readonly Attack[] = [
  ...[previews, slowRules, slowEntries, slowCampaigns],
  ...[silentReceiver, loops, anonymous, dripping],
  ...[webhooksOfAccounts, webhooksOfCustomers],
  ...[crowdOfPreviews, crowdOfSegments, crowdOfRules],
  ...[mediaReaders, slowMediaReaders, dashboards],
];

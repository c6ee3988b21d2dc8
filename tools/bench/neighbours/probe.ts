import { setTimeout as sleep } from 'node:timers/promises';
import { launch } from '../campaign.ts';
import { contactId } from '../contacts.ts';
import { buildJourney, publishJourney } from '../journey.ts';
import type { Account, Bench } from '../stage.ts';

/** What a quiet account sees, in milliseconds. */
export interface Seen {
  readonly calls: readonly number[];
  readonly health: readonly number[];
  /** Of `segments.preview`. */
  readonly previews: readonly number[];
  /** From the call that made it due to its end: the run of a rule, a journey and a campaign. */
  readonly due: readonly number[];
  /** From the call that reported an event to its arrival at the account's webhook. */
  readonly events: readonly number[];
  /** Calls that were answered with an error. */
  readonly failed: number;
}

export interface Quiet {
  readonly account: Account;
  readonly journeyId: string;
  readonly segmentId: string;
  readonly webhookId: string;
  /** Of the account's own receiver. */
  readonly webhookUrl: string;
  /** Contacts that took part already; each takes part once. */
  used: number;
}

const CALL_EVERY_MS = 25;
const HEALTH_EVERY_MS = 100;
const PREVIEW_EVERY_MS = 100;
const EVENT_EVERY_MS = 250;
/** Longer than any run is expected to take. */
const DUE_TIMEOUT_MS = 60_000;

/** Half of the contacts, whose ids are numbered. */
const FEW = { kind: 'field', field: 'first_name', operator: 'contains', value: 'Ada 1' };

/**
 * Gives an account that has paid a rule that tags, a journey that tags, a segment and a webhook.
 */
export async function openQuiet(bench: Bench, account: Account, webhookUrl: string): Promise<Quiet> {
  await bench.call(account.key, 'billing.topUp', { amount_credits: 1, payment_ref: 'bench' });
  const { tag } = (await bench.call(account.key, 'tags.create', { name: 'Seen' })) as { tag: { id: string } };
  await bench.call(account.key, 'automation.create', {
    name: 'Tag buyers',
    trigger: { kind: 'event', name: 'order.placed' },
    conditions: { kind: 'field', field: 'country', operator: 'eq', value: 'US' },
    actions: [{ skill: 'tags.assign', params: { tag: 'Seen', ids: [{ $from: 'contact.id' }] } }],
  });
  const nodes = { mark: { kind: 'tag', tag_id: tag.id }, end: { kind: 'exit' } };
  const journeyId = await buildJourney(bench, account, { entry: { kind: 'call' } }, nodes, [['mark', 'next', 'end']]);
  await publishJourney(bench, account, journeyId);
  const { segment } = (await bench.call(account.key, 'segments.create', { name: 'Few', rules: FEW })) as {
    segment: { id: string };
  };
  // It gets no events but those that test it, which are sent whatever their type.
  const { webhook } = (await bench.call(account.key, 'agent.webhooks.create', {
    url: `${webhookUrl}/hook`,
    events: ['report.ready'],
  })) as { webhook: { id: string } };
  return { account, journeyId, segmentId: segment.id, webhookId: webhook.id, webhookUrl, used: 0 };
}

/** Calls, asks for the health, and makes work due, until the time is over. */
export async function watch(bench: Bench, quiet: Quiet, seconds: number): Promise<Seen> {
  const end = performance.now() + seconds * 1000;
  let failed = 0;
  const calls: number[] = [];
  const health: number[] = [];
  const previews: number[] = [];
  const due: number[] = [];
  let reported = 0;
  const timed = async (times: number[], work: () => Promise<unknown>): Promise<void> => {
    const startedAt = performance.now();
    await work().catch(() => {
      failed += 1;
    });
    times.push(performance.now() - startedAt);
  };
  const repeat = async (everyMs: number, work: () => Promise<void>): Promise<void> => {
    while (performance.now() < end) {
      const next = performance.now() + everyMs;
      await work();
      await sleep(Math.max(0, next - performance.now()));
    }
  };
  const { key } = quiet.account;
  const reads = repeat(CALL_EVERY_MS, () =>
    timed(calls, () => bench.call(key, 'contacts.get', { contact_id: contactId(1) })),
  );
  const writes = repeat(CALL_EVERY_MS, () =>
    timed(calls, () =>
      bench.call(key, 'messages.send', {
        contact_id: contactId(1),
        text: 'Your code is 123456.',
        purpose: 'transactional',
      }),
    ),
  );
  const asked = repeat(HEALTH_EVERY_MS, () =>
    timed(health, async () => (await fetch(new URL('/healthz', bench.url))).text()),
  );
  const previewed = repeat(PREVIEW_EVERY_MS, () =>
    timed(previews, () => bench.call(key, 'segments.preview', { segment_id: quiet.segmentId })),
  );
  const worked = repeat(0, () => makeDue(bench, quiet, due));
  await takeAges(quiet);
  const events = repeat(EVENT_EVERY_MS, async () => {
    await bench.call(key, 'agent.webhooks.test', { webhook_id: quiet.webhookId }).then(
      () => {
        reported += 1;
      },
      () => {
        failed += 1;
      },
    );
  });
  await Promise.all([reads, writes, asked, previewed, worked, events]);
  return { calls, health, previews, due, events: await arrivals(quiet, reported), failed };
}

/** In milliseconds, of the events that arrived since the last call. */
async function takeAges({ webhookUrl }: Quiet): Promise<number[]> {
  return (await (await fetch(webhookUrl)).json()) as number[];
}

/** Waits for the events; one that does not arrive counts as one that arrives after a minute. */
async function arrivals(quiet: Quiet, wanted: number): Promise<number[]> {
  const startedAt = performance.now();
  const ages: number[] = [];
  for (;;) {
    ages.push(...(await takeAges(quiet)));
    if (ages.length >= wanted) return ages;
    if (performance.now() - startedAt > DUE_TIMEOUT_MS)
      return [...ages, ...Array.from({ length: wanted - ages.length }, () => DUE_TIMEOUT_MS)];
    await sleep(50);
  }
}

/** One run of the rule, one of the journey and one campaign to one contact, side by side. */
async function makeDue(bench: Bench, quiet: Quiet, times: number[]): Promise<void> {
  const { key, accountId } = quiet.account;
  quiet.used += 1;
  const id = contactId(quiet.used);
  const until = async (sql: string, ...values: readonly unknown[]): Promise<void> => {
    const startedAt = performance.now();
    while ((await bench.pool.query(sql, [accountId, ...values])).rowCount === 0) {
      if (performance.now() - startedAt > DUE_TIMEOUT_MS) return;
      await sleep(20);
    }
  };
  const timed = async (work: () => Promise<void>): Promise<void> => {
    const startedAt = performance.now();
    await work();
    times.push(performance.now() - startedAt);
  };
  await Promise.all([
    timed(async () => {
      await bench.call(key, 'analytics.recordEvent', { contact_id: id, name: 'order.placed' });
      await until("SELECT FROM automation_runs WHERE tenant_id = $1 AND contact_id = $2 AND state = 'succeeded'", id);
    }),
    timed(async () => {
      await bench.call(key, 'journeys.enroll', { journey_id: quiet.journeyId, contact_ids: [id] });
      await until(
        'SELECT FROM journey_enrollments WHERE tenant_id = $1 AND contact_id = $2 AND ended_at IS NOT NULL',
        id,
      );
    }),
    timed(async () => {
      const campaign = await launch(bench, quiet.account, 'transactional', {
        audience: { include: { contact_ids: [id] } },
      });
      await until("SELECT FROM campaigns WHERE tenant_id = $1 AND id = $2 AND state = 'completed'", campaign);
    }),
  ]);
}

import { setTimeout as sleep } from 'node:timers/promises';
import { launch } from '../campaign.ts';
import { contactId } from '../contacts.ts';
import { buildJourney, publishJourney } from '../journey.ts';
import type { Account, Bench } from '../stage.ts';

/** What a quiet account sees, in milliseconds. */
export interface Seen {
  readonly calls: readonly number[];
  readonly health: readonly number[];
  /** From the call that made it due to its end: the run of a rule, a journey and a campaign. */
  readonly due: readonly number[];
  /** Calls that were answered with an error. */
  readonly failed: number;
}

export interface Quiet {
  readonly account: Account;
  readonly journeyId: string;
  /** Contacts that took part already; each takes part once. */
  used: number;
}

const CALL_EVERY_MS = 25;
const HEALTH_EVERY_MS = 100;
/** Longer than any run is expected to take. */
const DUE_TIMEOUT_MS = 60_000;

/** Gives an account a rule that tags, and a journey that tags. */
export async function openQuiet(bench: Bench, account: Account): Promise<Quiet> {
  const { tag } = (await bench.call(account.key, 'tags.create', { name: 'Seen' })) as { tag: { id: string } };
  await bench.call(account.key, 'automation.create', {
    name: 'Tag buyers',
    trigger: { kind: 'event', name: 'order.placed' },
    actions: [{ skill: 'tags.assign', params: { tag: 'Seen', ids: [{ $from: 'contact.id' }] } }],
  });
  const nodes = { mark: { kind: 'tag', tag_id: tag.id }, end: { kind: 'exit' } };
  const journeyId = await buildJourney(bench, account, { entry: { kind: 'call' } }, nodes, [['mark', 'next', 'end']]);
  await publishJourney(bench, account, journeyId);
  return { account, journeyId, used: 0 };
}

/** Calls, asks for the health, and makes work due, until the time is over. */
export async function watch(bench: Bench, quiet: Quiet, seconds: number): Promise<Seen> {
  const end = performance.now() + seconds * 1000;
  let failed = 0;
  const calls: number[] = [];
  const health: number[] = [];
  const due: number[] = [];
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
  const worked = repeat(0, () => makeDue(bench, quiet, due));
  await Promise.all([reads, writes, asked, worked]);
  return { calls, health, due, failed };
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

import fc from 'fast-check';
import { enrollmentKey, keyOfEntry } from '../../src/domain/journeys/enrollment-key.ts';
import type { JourneyStep } from '../../src/generated/types.ts';
import type { SkillParams } from '../../src/skill.ts';
import { type CallError, type TestAccount, useTestApp } from '../support/app.ts';
import { type DrawnJourney, drawnJourney, ENTRY_EVENT, KEYS } from '../support/journeys/draw.ts';
import { publishDrawn, workThrough } from '../support/journeys/run-drawn.ts';
import { optIn } from '../support/opt-in.ts';

const app = useTestApp();
const START = new Date('2029-06-13T18:30:00Z');
/** More with TERN_JOURNEY_GRAPHS. */
const GRAPHS = Number(process.env.TERN_JOURNEY_GRAPHS ?? 15);
let people = 0;
/** Graphs whose contact waited for the throttle, and graphs in which it had two enrollments. */
const seen = { throttled: 0, keyed: 0 };

const shown = ({ node_name, outcome, reason, at, detail }: JourneyStep): string =>
  `${at} ${node_name} ${outcome} ${reason ?? ''} ${String((detail as { until?: string }).until ?? '')}`;

/** A message that was not used up is saved, so two may follow each other. */
function expectPaced(sentAt: readonly number[], perMinute: number): void {
  const interval = 60_000 / perMinute;
  for (const [index, at] of sentAt.entries())
    if (index > 0) expect(at - (sentAt[index - 1] ?? 0)).toBeGreaterThanOrEqual(interval - 2);
}

const MAX_ATTEMPTS = 10;

/** On a busy machine a simulation may reach its time limit before its end, or before the entry. */
async function simulateWhole(account: TestAccount, params: SkillParams<'journeys.simulate'>) {
  for (let attempt = 1; ; attempt += 1) {
    const simulated = await account.call('journeys.simulate', { ...params }).catch((error: CallError) => {
      if (error.data?.reason !== 'simulation_too_slow' || attempt === MAX_ATTEMPTS) throw error;
      return null;
    });
    if (simulated !== null && (simulated.stopped_by !== 'time' || attempt === MAX_ATTEMPTS)) return simulated;
  }
}

/** The properties of the entry event of each enrollment: one, or one for each key. */
function entriesOf({ definition: { entry }, properties }: DrawnJourney): readonly Record<string, unknown>[] {
  return keyOfEntry(entry) === undefined ? [properties] : KEYS.map((order) => ({ ...properties, order }));
}

async function enter(
  account: TestAccount,
  { definition: { entry } }: DrawnJourney,
  id: string,
  phone: string,
  properties: Record<string, unknown>,
): Promise<void> {
  if (entry.kind === 'call') {
    const contact = (await account.call('contacts.get', { phone })).contact.id;
    await account.call('journeys.enroll', { journey_id: id, contact_ids: [contact], properties });
  } else {
    const occurred = { occurred_at: START.toISOString() };
    await account.call('analytics.recordEvent', { phone, name: ENTRY_EVENT, properties, ...occurred });
  }
}

/** Nodes through which one enrollment of a contact changes what another one sees. */
const changesContact = ({ definition }: DrawnJourney): boolean =>
  definition.nodes.some(({ config: { kind } }) => kind === 'update_contact' || kind === 'webhook');

test(
  `${GRAPHS} drawn graphs with drawn events: the workers, each transaction killed once, give the traces of the simulation of each key, and the counts of all nodes add up`,
  async () => {
    app.clock.now = START;
    const account = await app.account({ credits: 100_000 });
    await account.call('phone-numbers.ensureDefault', {});
    await fc.assert(
      fc.asyncProperty(drawnJourney, async (drawn) => {
        app.clock.now = START;
        people += 1;
        const phone = `+1212${2_010_000 + people}`;
        await optIn(account, phone, { first_name: 'Ada', timezone: 'America/New_York' });
        const contactId = (await account.call('contacts.get', { phone })).contact.id;
        const id = await publishDrawn(app, account, drawn, START);
        const events = drawn.events
          .map(({ afterMinutes, ...event }) => ({
            ...event,
            at: new Date(START.getTime() + afterMinutes * 60_000).toISOString(),
          }))
          .toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at));
        const calls = drawn.definition.nodes.filter(({ config }) => config.kind === 'webhook');
        const responses = calls.map(({ id: node }) => ({ node_id: node, ...drawn.answer }));
        const entries = entriesOf(drawn);
        const simulated = new Map<string, Awaited<ReturnType<typeof simulateWhole>>>();
        for (const properties of entries) {
          const params = { start_at: START.toISOString(), properties, events, responses };
          const result = await simulateWhole(account, { journey_id: id, version: 1, contact_id: contactId, ...params });
          simulated.set(enrollmentKey(keyOfEntry(drawn.definition.entry), properties), result);
        }
        for (const properties of entries) await enter(account, drawn, id, phone, properties);
        await workThrough(app, account, id, { phone, contactId }, drawn, events);
        const { items } = await account.call('journeys.enrollments', { journey_id: id, steps: true });
        expect(items.map(({ enrollment }) => enrollment.key ?? '').toSorted()).toEqual([...simulated.keys()]);
        const all = items.flatMap(({ steps }) => steps);
        const waited = drawn.throttle !== null && all.some(({ reason }) => reason === 'throttle');
        const isAlone = entries.length === 1 || !changesContact(drawn);
        for (const { enrollment, steps } of items) {
          const expected = simulated.get(enrollment.key ?? '');
          expect(enrollment.state).not.toBe('active');
          if (waited || !isAlone) continue;
          expect(steps.map(shown)).toEqual(expected?.trace.map(shown));
          expect(enrollment).toMatchObject({ state: expected?.state, reason: expected?.reason });
        }
        if (waited) seen.throttled += 1;
        else if (entries.length > 1 && isAlone) seen.keyed += 1;
        const sentAt = all.flatMap(({ at, detail }) => ('message_id' in detail ? [Date.parse(at)] : []));
        if (drawn.throttle !== null)
          expectPaced(
            sentAt.toSorted((one, other) => one - other),
            drawn.throttle,
          );
        const stats = await account.call('journeys.stats', { journey_id: id });
        for (const node of stats.nodes) expect(node.entered).toBe(node.waiting + node.passed + node.exited);
        const { rows } = await app.parts.database.pool.query<{ messages: number }>(
          "SELECT count(*)::int AS messages FROM messages WHERE tenant_id = $1 AND to_phone = $2 AND body LIKE 'Acme: %' AND purpose = 'marketing'",
          [account.accountId, phone],
        );
        expect(rows[0]?.messages).toBe(sentAt.length);
        await account.call('journeys.setState', { journey_id: id, state: 'archived' });
      }),
      { numRuns: GRAPHS, ...(process.env.TERN_JOURNEY_SEED && { seed: Number(process.env.TERN_JOURNEY_SEED) }) },
    );
    // A few graphs may all have one message.
    if (GRAPHS >= 100) {
      expect(seen.throttled).toBeGreaterThan(GRAPHS / 50);
      expect(seen.keyed).toBeGreaterThan(GRAPHS / 20);
    }
  },
  Math.max(120_000, GRAPHS * 4_000),
);

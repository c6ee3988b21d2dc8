import fc from 'fast-check';
import { drawnRule, plainRule } from '../../test/domain/recurrence/draw-rule.ts';
import { call, type Request } from './call.ts';
import { faultsInCauses } from './checks/causes.ts';
import { type Fault, fault } from './checks/fault.ts';
import { callingGraph, costlyRules, type Graph } from './generate/rules.ts';
import { lagOf, MAX_LAG_MS, send, shortestLag } from './lag.ts';
import { curl, type Finding, type Summary } from './report.ts';
import { runWorkers } from './run-workers.ts';
import type { FuzzServer } from './server.ts';
import type { FuzzContext } from './try-case.ts';
import { createWorld } from './world.ts';

const CONTACTS = 20_000;
/** Cases of a skill per tree of rules, and per graph: they take longer. */
const CASES_PER_TREE = 9;
const CASES_PER_GRAPH = 22;
const WORKER_MS = 6_000;
/** The budget of a statement with rules, with the time between two looks on a busy machine. */
const MAX_STATEMENT_MS = 3_500;
const LOOK_EVERY_MS = 100;
const PHONE = '+12025550143';
const LIST = 'lst_01jd0000000000000000000001';

/**
 * Sends rules that people could write: recurrences, trees that cost much over thousands of
 * contacts, and rules and journeys that start each other. No request holds up the event loop, no
 * statement exceeds its budget, and no cause starts more than it may.
 */
export async function walkRules(
  { server }: FuzzContext,
  { seed, cases, summary }: { seed: number; cases: number; summary: Summary },
): Promise<Finding[]> {
  const { tenantId, keyOf } = await createWorld(server);
  const key = keyOf('all');
  await insertContacts(server, tenantId);
  const draw = <T>(values: fc.Arbitrary<T>, count: number): T[] => fc.sample(values, { seed, numRuns: count });
  const findings: Finding[] = [];
  const tryOne = async (kind: string, skill: string, params: object): Promise<void> => {
    const request: Request = { key, id: seed, skill, params };
    const { code, faults } = await tryRequest(server, request);
    summary.count(kind, code);
    for (const each of faults)
      findings.push({ where: skill, kind, fault: each, request: curl(server.url, request).slice(0, 6_000) });
  };
  for (const rrule of draw(recurrence, cases)) await tryOne('recurrence rules', 'journeys.create', scheduled(rrule));
  for (const rules of draw(costlyRules, Math.ceil(cases / CASES_PER_TREE)))
    await tryOne('trees of rules', 'segments.preview', { rules });
  for (const [index, graph] of draw(callingGraph, Math.ceil(cases / CASES_PER_GRAPH)).entries())
    summary.count('graphs of rules', await buildGraph(server, key, graph, index));
  const after = [...(await runWorkers(server, WORKER_MS)), ...(await faultsInCauses(server.pool))];
  return [
    ...findings,
    ...after.map((each) => ({ where: 'graphs', kind: 'graphs of rules', fault: each, request: '' })),
  ];
}

/** Most parts are for yearly rules only. */
const recurrence = fc.oneof(
  drawnRule,
  drawnRule.map((rule) => rule.replace(/FREQ=\w+/, 'FREQ=YEARLY')),
  plainRule,
);

const scheduled = (rrule: string) => ({
  name: 'Drawn',
  dry_run: true,
  entry: { kind: 'schedule', list_id: LIST, recurrence: { rrule, timezone: 'America/New_York' } },
  reentry: { kind: 'after_exit', after: { amount: 1, unit: 'days' } },
});

/** The text that patterns are searched in is as long as an attribute may be. */
async function insertContacts({ pool }: FuzzServer, tenantId: string): Promise<void> {
  await pool.query(
    `INSERT INTO contacts (tenant_id, id, account_id, phone, country, timezone, attributes, consent_status, created_at, updated_at, version)
     SELECT $1, 'con_fuzz' || n, $1, '+1312' || (5550000 + n)::text, 'US', CASE WHEN n % 2 = 0 THEN 'America/Chicago' END,
            jsonb_build_object('note', repeat('a', 1024), 'birthday', '1990-02-28'), 'none', now(), now(), 1
       FROM generate_series(1, $2::int) AS n`,
    [tenantId, CONTACTS],
  );
}

async function tryRequest(server: FuzzServer, request: Request): Promise<{ code: string; faults: Fault[] }> {
  await lagOf(server);
  const [{ code, faults }, slowest] = await slowestStatement(server, () => send(server, request));
  const found = [...faults];
  if (slowest > MAX_STATEMENT_MS) found.push(fault('a statement exceeds its budget', `${slowest.toFixed(0)} ms`));
  if ((await lagOf(server)) > MAX_LAG_MS) {
    const idle = { ...request, skill: 'agent.whoami', params: {} };
    const lag = (await shortestLag(server, request)) - (await shortestLag(server, idle));
    if (lag > MAX_LAG_MS) found.push(fault('rules block the event loop', `${lag.toFixed(0)} ms`));
  }
  return { code, faults: found };
}

/** The longest time that a statement of the service had run when it was looked at. */
async function slowestStatement<Result>(
  { pool }: FuzzServer,
  work: () => Promise<Result>,
): Promise<readonly [Result, number]> {
  let slowest = 0;
  let working = true;
  const looking = (async () => {
    while (working) {
      const { rows } = await pool.query<{ ms: number | null }>(
        `SELECT max(extract(epoch FROM clock_timestamp() - query_start) * 1000)::float8 AS ms FROM pg_stat_activity
          WHERE datname = current_database() AND application_name LIKE 'tern%' AND state = 'active'`,
      );
      slowest = Math.max(slowest, rows[0]?.ms ?? 0);
      await new Promise((done) => setTimeout(done, LOOK_EVERY_MS));
    }
  })();
  const result = await work().finally(() => {
    working = false;
  });
  await looking;
  return [result, slowest];
}

/** Creates the rules and the journey of a graph, and records its first event; returns the code. */
async function buildGraph(server: FuzzServer, key: string | null, graph: Graph, index: number): Promise<string> {
  const name = (event: number): string => `fuzz.${index}.${event}`;
  const make = async (skill: string, params: object): Promise<Record<string, never>> => {
    const { answer } = await call(server.url, { key, id: index, skill, params });
    if (answer.error !== undefined) throw new Error(`${skill}: ${answer.error.code}`);
    return answer.result as Record<string, never>;
  };
  try {
    const { tag } = (await make('tags.create', { name: `Fuzz ${index}` })) as unknown as { tag: { id: string } };
    const actionsOf = (at: number) =>
      (graph.records[at] ?? []).map((event) => ({
        skill: 'analytics.recordEvent',
        params: { contact_id: { $from: 'contact.id' }, name: name(event) },
      }));
    const onTag = { trigger: { kind: 'tag', tag_id: tag.id }, actions: actionsOf(0) };
    await make('automation.create', { name: `Fuzz ${index} tag`, ...onTag });
    for (const [at, event] of graph.waits.entries()) {
      const rule = { trigger: { kind: 'event', name: name(event) }, actions: actionsOf(at) };
      await make('automation.create', { name: `Fuzz ${index} ${at}`, ...rule });
    }
    await buildTagJourney(make, { name: `Fuzz ${index}`, event: name(graph.entry), tagId: tag.id });
    await make('analytics.recordEvent', { phone: PHONE, name: name(0) });
    return 'ok';
  } catch (error) {
    return String((error as Error).message);
  }
}

async function buildTagJourney(
  make: (skill: string, params: object) => Promise<object>,
  { name: journeyName, event, tagId }: { readonly name: string; readonly event: string; readonly tagId: string },
): Promise<void> {
  const entry = { kind: 'event', name: event };
  const { journey } = (await make('journeys.create', {
    name: journeyName,
    entry,
    reentry: { kind: 'after_exit', max_entries: 1_000 },
  })) as { journey: { id: string } };
  const config = { kind: 'tag', tag_id: tagId, action: 'add' };
  const ids: string[] = [];
  for (const [name, each] of Object.entries({ tag: config, end: { kind: 'exit' } })) {
    const { node } = (await make('journeys.nodes.create', { journey_id: journey.id, name, config: each })) as {
      node: { id: string };
    };
    ids.push(node.id);
  }
  const [from, to] = ids;
  await make('journeys.edges.create', { journey_id: journey.id, from_node_id: from, to_node_id: to, kind: 'next' });
  const { validation_token: token } = (await make('journeys.validate', { journey_id: journey.id })) as {
    validation_token: string;
  };
  await make('journeys.publish', { journey_id: journey.id, validation_token: token, enrollments: 'stay' });
}

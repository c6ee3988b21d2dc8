import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { useTestApp } from '../support/app.ts';
import { root } from '../support/house/source-files.ts';

interface Rule {
  readonly alert: string;
  readonly expr: string;
  readonly labels: { readonly severity: string };
  readonly annotations: { readonly summary: string };
}

interface Recording {
  readonly record: string;
  readonly expr: string;
}

interface Panel {
  readonly id: number;
  readonly type: string;
  readonly title: string;
  readonly targets?: readonly { readonly expr: string }[];
}

const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const allRules = ['alerts', 'objectives'].flatMap((name) => {
  const { groups } = parse(read(`deploy/prometheus/${name}.yaml`)) as { groups: { rules: (Rule | Recording)[] }[] };
  return groups.flatMap((group) => group.rules);
});
const rules = allRules.filter((rule): rule is Rule => 'alert' in rule);
const recordings = allRules.filter((rule): rule is Recording => 'record' in rule);
const { panels } = JSON.parse(read('deploy/grafana/tern.json')) as { panels: Panel[] };
const queries = panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr));

const app = useTestApp();

/** The metrics of a running service with the names of their labels. */
async function scrape(): Promise<Set<string>> {
  const text = await (await fetch(`${app.url}/metrics`)).text();
  return new Set(
    [...text.matchAll(/^# TYPE (\w+) (\w+)$/gm)].flatMap(([, name = '', type]) =>
      type === 'histogram' ? ['_bucket', '_count', '_sum'].map((ending) => name + ending) : [name],
    ),
  );
}

const metricsIn = (query: string): string[] => query.match(/\b(?:tern|nodejs|process)_\w+/g) ?? [];

/** Names of recording rules have colons, which metrics of a service do not. */
const recordedIn = (text: string): string[] => text.match(/\btern:\w+:\w+/g) ?? [];

test('every metric that an alert rule or the board queries is in /metrics', async () => {
  const served = await scrape();
  const queried = [...allRules.map(({ expr }) => expr), ...queries].flatMap(metricsIn);
  expect(queried.length).toBeGreaterThan(40);
  expect(queried.filter((name) => !served.has(name))).toEqual([]);
});

test.each([
  [
    'alert rules',
    () => rules.map(({ expr }) => expr),
    /^tern_(database_connections|messages_total|credit_accounts_checked_total)$/,
  ],
  ['board', () => queries, /^$/],
] as const)('the %s query every metric of the service that needs attention', async (_, given, without) => {
  const queried = new Set(
    given()
      .flatMap(metricsIn)
      .map((name) => name.replace(/_(bucket|count|sum)$/, '')),
  );
  const names = [...(await scrape())]
    .filter((name) => name.startsWith('tern_'))
    .map((name) => name.replace(/_(bucket|count|sum)$/, ''));
  expect(names.filter((name) => !queried.has(name) && !without.test(name))).toEqual([]);
});

test('every recorded series is recorded once, and before a rule or an autoscaler reads it', () => {
  const adapter = read('deploy/kubernetes/worker-scaling/prometheus-adapter-values.yaml');
  const known = new Set<string>();
  for (const rule of allRules) {
    const unknown = recordedIn(rule.expr).filter((name) => !known.has(name));
    expect(unknown).toEqual([]);
    if ('record' in rule) known.add(rule.record);
  }
  expect(known.size).toBe(recordings.length);
  expect(recordedIn(adapter)).not.toEqual([]);
  expect(recordedIn(adapter).filter((name) => !known.has(name))).toEqual([]);
});

test('the time within which calls are fast is a bucket of the response times', async () => {
  await fetch(`${app.url}/rpc`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'agent.whoami' }),
  });
  const text = await (await fetch(`${app.url}/metrics`)).text();
  const served = [...text.matchAll(/^tern_call_seconds_bucket\{.*\ble="([^"]+)"/gm)].map(([, limit]) => limit);
  const limits = recordings.flatMap(({ expr }) => [...expr.matchAll(/le="([^"]+)"/g)].map(([, limit]) => limit));
  expect(limits).not.toEqual([]);
  expect(limits.filter((limit) => !served.includes(limit))).toEqual([]);
});

test('every alert has its own name, a severity and a sentence that says what is wrong', () => {
  expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length);
  for (const { labels, annotations } of rules) {
    expect(labels.severity).toMatch(/^(page|ticket)$/);
    expect(annotations.summary).toMatch(/^.{20,140}\.$/);
  }
});

test('every panel of the board has its own id, and a query unless it is a heading', () => {
  expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
  expect(panels.filter(({ type, targets = [] }) => type !== 'row' && targets.length === 0)).toEqual([]);
});

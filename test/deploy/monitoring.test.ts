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

interface Panel {
  readonly id: number;
  readonly type: string;
  readonly title: string;
  readonly targets?: readonly { readonly expr: string }[];
}

const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const { groups } = parse(read('deploy/prometheus/alerts.yaml')) as { groups: { rules: Rule[] }[] };
const rules = groups.flatMap((group) => group.rules);
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

test('every metric that an alert rule or the board queries is in /metrics', async () => {
  const served = await scrape();
  const queried = [...rules.map(({ expr }) => expr), ...queries].flatMap(metricsIn);
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

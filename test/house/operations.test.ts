import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openDatabase } from '../../src/platform/database/database.ts';
import { createMetrics } from '../../src/platform/metrics.ts';
import { createQueueMetrics } from '../../src/workers/queue-metrics/queue-metrics.ts';
import { readSources, root } from '../support/house/source-files.ts';

const page = readFileSync(join(root, 'docs/operations.md'), 'utf8');
const sources = readSources('src', /\.ts$/);

test('the operations page names exactly the metrics of /metrics', async () => {
  const database = openDatabase({
    connectionString: 'postgres://nobody@127.0.0.1:1/none',
    maxConnections: 1,
    statementTimeoutMs: 1_000,
    applicationName: 'none',
  });
  const text = await createMetrics(createQueueMetrics(database, () => new Date())).text();
  await database.close();
  const figures = [...text.matchAll(/^# TYPE (tern_\w+)/gm)].map(([, name]) => name);
  const named = [...page.matchAll(/`(tern_\w+)`/g)].map(([, name]) => name);
  expect(figures.length).toBeGreaterThan(20);
  expect([...new Set(named)].sort()).toEqual(figures.sort());
  expect(text).toContain('nodejs_eventloop_lag_p99_seconds');
});

test('the log lines on the operations page exist in the code', () => {
  const [, table = ''] = page.split('| line ');
  const lines = [...(table.split('\n\n')[0] ?? '').matchAll(/`([a-z]+ [a-z ]+)`/g)].map(([, line = '']) => line);
  expect(lines.length).toBeGreaterThan(8);
  expect(lines.filter((line) => !sources.some(({ text }) => text.includes(`'${line}'`)))).toEqual([]);
});

test('the settings, decisions and tests that the operations page names exist', () => {
  const files = sources.filter(({ path }) => /^src\/config(\.ts|\/)/.test(path));
  const config = files.map(({ text }) => text).join('\n');
  const settings = [...page.matchAll(/\b(TERN_[A-Z_]+)/g)].map(([, name = '']) => name);
  expect(settings.filter((name) => !config.includes(name))).toEqual([]);
  for (const [, path = ''] of page.matchAll(/`(test\/[\w./-]+)`/g))
    expect(readFileSync(join(root, path), 'utf8')).not.toBe('');
});

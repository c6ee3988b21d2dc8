import { readdirSync } from 'node:fs';
import { helpText, readOptions } from '../../bench/options.ts';
import { exitCodeOf, jsonText, type Run, resultsText } from '../../bench/results.ts';
import { atLeast, atMost, type BenchRow, brokenOff, type Figure, must } from '../../bench/row.ts';
import { benchRows } from '../../bench/rows.ts';

const row: BenchRow = { name: 'some-row', group: 'Calls', measures: 'something; limit: another', run: async () => [] };

function runOf(...figures: Figure[]): Run {
  return { machine: 'a machine', seconds: 61, isQuick: false, measured: [{ row, figures }] };
}

function figure(...bars: Figure['bars']): Figure {
  return { name: 'a figure', measured: '5/s', limit: 'bare 10/s', ratio: 0.5, bars };
}

test('one missed bar ends the command with 1, and the table names it', () => {
  const good = figure(atLeast(0.5, 0.5), atMost(20, 20, ' ms'));
  expect(exitCodeOf(runOf(good))).toBe(0);
  const bad = runOf(good, figure(atLeast(0.49, 0.5), atMost(20, 20, ' ms')));
  expect(exitCodeOf(bad)).toBe(1);
  expect(resultsText(bad).match(/MISSED/g)).toHaveLength(1);
  expect(JSON.parse(jsonText(bad)).rows.map(({ ok }: { ok: boolean }) => ok)).toEqual([true, false]);
});

test('what could not be measured holds no bar', () => {
  expect(exitCodeOf(runOf(figure(atLeast(Number.NaN, 0))))).toBe(1);
  expect(exitCodeOf(runOf(figure(atMost(Number.NaN, 1))))).toBe(1);
  expect(exitCodeOf(runOf(figure(must(false, 'none lost'))))).toBe(1);
  expect(exitCodeOf(runOf(brokenOff('some-row', new Error('no database'))))).toBe(1);
  expect(exitCodeOf(runOf())).toBe(1);
});

test('--help and a full run know every file of bench/rows', () => {
  const files = readdirSync(new URL('../../bench/rows/', import.meta.url)).map((file) => file.replace(/\.ts$/, ''));
  const names = benchRows.map(({ name }) => name);
  expect([...names].sort()).toEqual(files.sort());
  const help = helpText(benchRows).split('\n');
  for (const { name, measures } of benchRows) {
    expect(help.some((line) => line.trim().startsWith(`${name} `) && line.endsWith(measures))).toBe(true);
    expect(measures).toContain('limit: ');
  }
});

test('a row that there is not is named, and rows run in the order of the tables', () => {
  expect(() => readOptions(['none-such'], benchRows)).toThrow('none-such');
  const [first, second] = benchRows as [BenchRow, BenchRow];
  expect(readOptions([second.name, first.name, '--json'], benchRows)).toMatchObject({
    rows: [first, second],
    json: true,
    quick: false,
  });
});

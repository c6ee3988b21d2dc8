import { readdirSync } from 'node:fs';
import { helpText, readOptions } from '../../tools/bench/options.ts';
import { exitCodeOf, jsonText, type Run, resultsText } from '../../tools/bench/results.ts';
import { type BenchRow, type Figure, failedFigure } from '../../tools/bench/row.ts';
import { benchRows } from '../../tools/bench/rows.ts';

const row: BenchRow = { name: 'some-row', group: 'Calls', measures: 'something; limit: another', run: async () => [] };

function runOf(...figures: Figure[]): Run {
  return { machine: 'a machine', seconds: 61, isQuick: false, measured: [{ row, figures }] };
}

function figure(ratio: number | null, required: Pick<Figure, 'min' | 'max' | 'guarantees'>): Figure {
  return { name: 'a figure', measured: '5/s', limit: 'bare 10/s', ratio, ...required };
}

test('one missed requirement exits with 1, and the table names it', () => {
  const good = figure(0.5, { min: 0.5, max: 0.5 });
  expect(exitCodeOf(runOf(good))).toBe(0);
  const bad = runOf(good, figure(0.49, { min: 0.5, max: 20 }));
  expect(exitCodeOf(bad)).toBe(1);
  expect(resultsText(bad).match(/MISSED/g)).toHaveLength(1);
  expect(JSON.parse(jsonText(bad)).rows.map(({ ok }: { ok: boolean }) => ok)).toEqual([true, false]);
});

test('a ratio that could not be measured, a broken guarantee and a failed row miss their requirement', () => {
  expect(exitCodeOf(runOf(figure(Number.NaN, { min: 0 })))).toBe(1);
  expect(exitCodeOf(runOf(figure(Number.NaN, { max: 1 })))).toBe(1);
  expect(exitCodeOf(runOf(figure(null, { max: 1 })))).toBe(1);
  expect(exitCodeOf(runOf(figure(1, { guarantees: [{ text: 'none lost', passed: false }] })))).toBe(1);
  expect(exitCodeOf(runOf(failedFigure('some-row', new Error('no database'))))).toBe(1);
  expect(exitCodeOf(runOf())).toBe(1);
});

test('--help and a full run know every file of tools/bench/rows', () => {
  const files = readdirSync(new URL('../../tools/bench/rows/', import.meta.url)).map((file) =>
    file.replace(/\.ts$/, ''),
  );
  const names = benchRows.map(({ name }) => name);
  expect([...names].sort()).toEqual(files.sort());
  const help = helpText(benchRows).split('\n');
  for (const { name, measures } of benchRows) {
    expect(help.some((line) => line.trim().startsWith(`${name} `) && line.endsWith(measures))).toBe(true);
    expect(measures).toContain('limit: ');
  }
});

test('an unknown row is named in the error, and rows run in the order of the tables', () => {
  expect(() => readOptions(['none-such'], benchRows)).toThrow('none-such');
  const [first, second] = benchRows as [BenchRow, BenchRow];
  expect(readOptions([second.name, first.name, '--json'], benchRows)).toMatchObject({
    rows: [first, second],
    json: true,
    quick: false,
  });
});

test('a run of an hour and a part of the attacks are options', () => {
  expect(readOptions([], benchRows)).toMatchObject({ long: false, only: undefined });
  expect(readOptions(['noisy-neighbour', '--long', '--only', 'webhooks'], benchRows)).toMatchObject({
    rows: [{ name: 'noisy-neighbour' }],
    long: true,
    only: 'webhooks',
  });
});

/**
 * `npm run bench [-- row … --quick --long --only text --json]`: measures each row and its limit in
 * the same run. A full run writes tools/bench/RESULTS.md.
 */
import { writeFileSync } from 'node:fs';
import { cpus, loadavg, totalmem } from 'node:os';
import { join } from 'node:path';
import { unlessInterrupted } from '../../test/support/when-interrupted.ts';
import { helpText, type Options, readOptions } from './options.ts';
import { exitCodeOf, jsonText, type Measured, type Run, resultsText, tables } from './results.ts';
import { type BenchRow, type Figure, failedFigure, passes } from './row.ts';
import { benchRows } from './rows.ts';
import { openStage } from './stage.ts';
import { makeTemplate, type Template } from './template.ts';

const options = optionsOrEnd();
const startedAt = performance.now();
const log = (text: string): void => void process.stderr.write(`${seconds().toFixed(0).padStart(4)} s  ${text}\n`);

const measured: Measured[] = [];
const machine = describeMachine();
const template = await makeTemplate();
try {
  for (const row of options.rows) {
    if (row.needs !== undefined && process.env[row.needs] === undefined) {
      log(`${row.name} is skipped: ${row.needs} is not set`);
      continue;
    }
    log(`${row.name} …`);
    const figures = await measure(row, template);
    for (const figure of figures)
      log(`  ${figure.name}: ${figure.measured}, ${figure.limit}${passes(figure) ? '' : '  MISSED'}`);
    measured.push({ row, figures });
  }
} finally {
  await template.remove();
}

const run: Run = { machine, seconds: seconds(), isQuick: options.quick, measured };
process.stdout.write(options.json ? jsonText(run) : `${machine}\n\n${tables(run)}\n`);
const isWhole = options.rows.length === benchRows.length && options.only === undefined;
if (isWhole && !options.quick && !options.long)
  writeFileSync(new URL('./RESULTS.md', import.meta.url), resultsText(run));
process.exitCode = exitCodeOf(run);

async function measure(row: BenchRow, from: Template): Promise<Figure[]> {
  const stage = openStage({
    directory: join(from.folder, row.name),
    isQuick: options.quick,
    isLong: options.long,
    only: options.only,
    createDatabase: () => from.start(row.name),
  });
  try {
    const figures = await row.run(stage);
    return options.quick ? figures.map(withoutBounds) : figures;
  } catch (error) {
    await unlessInterrupted();
    process.stderr.write(`${(error as Error).stack}\n`);
    return [failedFigure(row.name, error)];
  } finally {
    await stage.close();
  }
}

/** Fixed costs dominate the small sizes of a quick run, so only its guarantees are checked. */
function withoutBounds({ min: _min, max: _max, ...figure }: Figure): Figure {
  return figure;
}

function seconds(): number {
  return (performance.now() - startedAt) / 1000;
}

function describeMachine(): string {
  const memory = `${Math.round(totalmem() / 2 ** 30)} GiB`;
  const load = loadavg()[0]?.toFixed(1);
  return `${cpus().length} x ${cpus()[0]?.model.trim() ?? 'unknown'}, ${memory}, Node ${process.versions.node}, PostgreSQL 18 with fsync on, all on one machine, load ${load} before`;
}

function optionsOrEnd(): Options {
  try {
    const read = readOptions(process.argv.slice(2), benchRows);
    if (!read.help) return read;
    process.stdout.write(helpText(benchRows));
    process.exit(0);
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n\n${helpText(benchRows)}`);
    process.exit(2);
  }
}

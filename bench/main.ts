/** `npm run bench [-- row …] [--json]`: each row against its limit, measured in the same run. Writes bench/RESULTS.md. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import { campaignDrain } from './rows/campaign-drain.ts';
import { contactsGet } from './rows/contacts-get.ts';
import { contactsImport } from './rows/contacts-import.ts';
import { eventDelivery } from './rows/event-delivery.ts';
import { partnerSendRow } from './rows/partner-send.ts';
import { smppSubmit } from './rows/smpp.ts';
import { whoami } from './rows/whoami.ts';
import { openBench } from './server.ts';
import { type Row, table } from './table.ts';

/** The campaign first: the others leave hundreds of thousands of rows for autovacuum to look at. partner.send last: a worker would hand its texts out. */
const rows = {
  'campaign-drain': campaignDrain,
  whoami,
  'contacts-get': contactsGet,
  'contacts-import': contactsImport,
  'event-delivery': eventDelivery,
  smpp: smppSubmit,
  'partner-send': partnerSendRow,
};
const asked = process.argv.slice(2).filter((word) => !word.startsWith('-'));
const unknown = asked.filter((name) => !Object.hasOwn(rows, name));
if (unknown.length > 0 || process.argv.includes('--help')) {
  process.stdout.write(`Usage: npm run bench [-- ${Object.keys(rows).join(' | ')} …] [-- --json]\n`);
  process.exit(unknown.length > 0 ? 2 : 0);
}

const directory = mkdtempSync(join(tmpdir(), 'tern-bench-'));
const bench = await openBench(directory);
const results: Row[] = [];
try {
  for (const [name, measure] of Object.entries(rows)) {
    if (asked.length > 0 && !asked.includes(name)) continue;
    process.stderr.write(`${name} …\n`);
    results.push(...(await measure(bench)));
  }
} finally {
  await bench.close();
  rmSync(directory, { recursive: true, force: true });
}

const machine = `${cpus().length} x ${cpus()[0]?.model.trim() ?? 'unknown'}, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.versions.node}, PostgreSQL 18 with fsync on, everything on this one machine`;
if (process.argv.includes('--json')) process.stdout.write(`${JSON.stringify({ machine, rows: results }, null, 2)}\n`);
else process.stdout.write(`${machine}\n\n${table(results)}\n`);
if (asked.length === 0) {
  writeFileSync(
    new URL('./RESULTS.md', import.meta.url),
    `# Figures\n\nMeasured with \`npm run bench\` on ${machine}.\nA ratio compares with the limit measured in the same run; rates of another machine are other rates, ratios travel better.\n\n${table(results)}\n`,
  );
}
process.exitCode = results.every(({ ok }) => ok) ? 0 : 1;

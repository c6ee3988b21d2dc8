import { optedOutPhones, readBatch } from '../../../src/skills/contacts/import/read-batch.ts';
import { readColumns } from '../../../src/skills/contacts/import/read-columns.ts';
import { createReport } from '../../../src/skills/contacts/import/report.ts';

/** Times that the event loop ran other work during the work. */
async function pausesIn(work: () => Promise<unknown>): Promise<number> {
  let pauses = 0;
  let done = false;
  const count = (): void => {
    pauses += 1;
    if (!done) setImmediate(count);
  };
  setImmediate(count);
  await work();
  done = true;
  return pauses;
}

test('other work runs while the 500 rows of an import are read', async () => {
  const rows = Array.from({ length: 500 }, (_, index) => ({ phone: `+4915112345${String(index).padStart(3, '0')}` }));
  const reading = { columns: await readColumns(rows, {}, false), defaultCountry: 'DE' };
  const report = createReport(rows.length);
  expect(await pausesIn(() => readBatch(rows, { ...reading, onDuplicate: 'update' }, report))).toBeGreaterThanOrEqual(
    4,
  );
  expect(await pausesIn(() => readColumns(rows, {}, true))).toBeGreaterThanOrEqual(4);
  expect(await pausesIn(() => optedOutPhones(rows, reading, 'all'))).toBeGreaterThanOrEqual(4);
  expect(await optedOutPhones(rows, reading, 'all')).toHaveLength(500);
});

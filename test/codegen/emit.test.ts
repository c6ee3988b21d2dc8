import { readContract } from '../../codegen/contract.ts';
import { emitAll } from '../../codegen/emit/index.ts';
import { jsonText } from '../../codegen/json-text.ts';
import { lint } from '../../codegen/lint/index.ts';
import { manySkills, smallDocument } from '../support/codegen/small-contract.ts';

test('the same contract generates the same bytes in the same order', async () => {
  const [first, second] = await Promise.all([
    emitAll(readContract(smallDocument())),
    emitAll(readContract(smallDocument())),
  ]);
  expect([...second]).toEqual([...first]);
  expect(first.size).toBeGreaterThan(15);
});

test('200 skills are linted and generated within 3 seconds of CPU time', async () => {
  const document = manySkills(200);
  const text = jsonText(document);
  // CPU time instead of wall time, because other tests run in parallel.
  const before = process.cpuUsage();
  const findings = lint(document, text);
  await emitAll(readContract(document));
  const { user, system } = process.cpuUsage(before);
  expect(findings).toEqual([]);
  expect((user + system) / 1000).toBeLessThan(3000);
});

test('no generated file contains a path or a timestamp', async () => {
  const files = await emitAll(readContract(smallDocument()));
  for (const text of files.values()) {
    expect(text).not.toContain(process.cwd());
    expect(text).not.toContain(new Date().toISOString().slice(0, 10));
  }
});

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

test('linting and generating twice as many skills costs at most three times the CPU time', async () => {
  await cpuTimeOf(25);
  const half = await cpuTimeOf(100);
  const whole = await cpuTimeOf(200);
  expect(whole / half).toBeLessThan(3);
});

/** Milliseconds of CPU: wall time would count what other tests do at the same time. */
async function cpuTimeOf(skills: number): Promise<number> {
  const document = manySkills(skills);
  const text = jsonText(document);
  const before = process.cpuUsage();
  const findings = lint(document, text);
  await emitAll(readContract(document));
  const { user, system } = process.cpuUsage(before);
  expect(findings).toEqual([]);
  return (user + system) / 1000;
}

test('no generated file contains a path or a timestamp', async () => {
  const files = await emitAll(readContract(smallDocument()));
  for (const text of files.values()) {
    expect(text).not.toContain(process.cwd());
    expect(text).not.toContain(new Date().toISOString().slice(0, 10));
  }
});

import { leaksIn } from '../tools/fuzz/checks/leaks.ts';
import { contract } from './support/contract/walk.ts';

const FOREIGN = 'con_01je0000000000000000000001';
const leaks = (text: string, ...sent: string[]) =>
  leaksIn(text, { server: { secrets: [] } as never, shown: [], sent: new Set(sent) }).map(({ name }) => name);

test('values that the caller sent are not leaks in any normalized form, and other foreign values are', () => {
  const answer = JSON.stringify({ purpose: FOREIGN });
  expect(leaks(answer)).toEqual(['data of the neighbour']);
  for (const sent of [FOREIGN, ` ${FOREIGN}\u00a0`, FOREIGN.toUpperCase()]) expect(leaks(answer, sent)).toEqual([]);
  expect(leaks(answer, `${FOREIGN.slice(0, -1)}2 `)).toEqual(['data of the neighbour']);
});

test('the key of the documentation is no leak, and any other key is', () => {
  const key = `tern_live_${'k'.repeat(43)}`;
  const documented = JSON.stringify(contract.document).match(/tern_live_[0-9A-Za-z]{43}/)?.[0] ?? 'none';
  expect(leaks(documented)).toEqual([]);
  expect(leaks(key)).toEqual(['a key in an answer']);
});

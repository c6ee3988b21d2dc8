import { leaksIn } from '../fuzz/checks/leaks.ts';

const FOREIGN = 'con_01je0000000000000000000001';
const leaks = (text: string, ...sent: string[]) =>
  leaksIn(text, { server: { secrets: [] } as never, shown: [], sent: new Set(sent) }).map(({ name }) => name);

test('values that the caller sent are not leaks in any normalized form, and other foreign values are', () => {
  const answer = JSON.stringify({ purpose: FOREIGN });
  expect(leaks(answer)).toEqual(['data of the neighbour']);
  for (const sent of [FOREIGN, ` ${FOREIGN}\u00a0`, FOREIGN.toUpperCase()]) expect(leaks(answer, sent)).toEqual([]);
  expect(leaks(answer, `${FOREIGN.slice(0, -1)}2 `)).toEqual(['data of the neighbour']);
});

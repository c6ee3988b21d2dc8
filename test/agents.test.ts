import { runAgents } from '../tools/agents/run.ts';
import { useTestApp } from './support/app.ts';

const app = useTestApp();

test('an agent that knows only the card, errors and next actions reaches every goal with few invalid calls', async () => {
  const { reached, calls, invalid } = await runAgents(app.url);
  expect(reached).toHaveLength(20);
  expect(reached.filter(({ ok }) => !ok).map(({ goal, outcome }) => [goal.title, outcome])).toEqual([]);
  expect(invalid / calls).toBeLessThanOrEqual(0.1);
});

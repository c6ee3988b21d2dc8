import { readFileSync } from 'node:fs';
import { CallError, startTestApp, type TestApp } from '../support/app.ts';
import type { Goal } from '../support/plans/goal.ts';
import { fillGoal, type GoalAccount, openGoalAccount } from '../support/plans/goal-account.ts';

const read = (name: string): Goal[] =>
  readFileSync(new URL(name, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Goal);

let app: TestApp;
let opened: GoalAccount;

beforeAll(async () => {
  app = await startTestApp();
  opened = await openGoalAccount(app);
});
afterAll(() => app.stop());

interface Outcome {
  readonly calls: unknown;
  readonly needs: readonly string[];
  readonly unread: readonly string[];
  readonly hash: string | null;
}

async function outcomeOf(goal: string): Promise<Outcome> {
  try {
    const plan = await opened.account.call('command.plan', { goal });
    const calls = plan.steps.map(({ skill, params }) => [skill, params]);
    const needs = plan.steps.flatMap((step) => step.needs.map(({ path }) => path));
    return { calls, needs, unread: plan.not_understood, hash: plan.plan_hash };
  } catch (error) {
    if (!(error instanceof CallError) || error.data.reason !== 'not_understood') throw error;
    const { not_understood: unread = [] } = error.data as { not_understood?: string[] };
    return { calls: [], needs: [], unread, hash: null };
  }
}

const isMet = ({ calls = [], needs = [], unread }: Goal, outcome: Outcome): boolean =>
  unread === undefined
    ? JSON.stringify(sorted(outcome.calls)) === JSON.stringify(sorted(calls)) &&
      outcome.unread.length === 0 &&
      needs.every((path) => outcome.needs.includes(path)) &&
      outcome.needs.length === needs.length
    : outcome.hash === null && unread.every((words) => outcome.unread.some((part) => part.includes(words)));

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(entries.map(([name, one]) => [name, sorted(one)]));
}

async function missesOf(goals: readonly Goal[]): Promise<string[]> {
  const misses: string[] = [];
  for (const given of goals) {
    const goal = fillGoal(given, opened.values);
    const outcome = await outcomeOf(goal.goal);
    if (!isMet(goal, outcome)) misses.push(`${JSON.stringify(goal)}\n  ${JSON.stringify(outcome)}`);
  }
  return misses;
}

test('a goal becomes exactly the calls that it asks for, or says which words it did not understand', async () => {
  const misses = await missesOf(read('goals.jsonl'));
  expect(misses).toEqual([]);
});

test('goals that were kept apart become the calls that they ask for, or say what they did not understand', async () => {
  const misses = await missesOf(read('goals-kept-apart.jsonl'));
  expect(misses).toEqual([]);
});

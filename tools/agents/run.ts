import { createAgent, type Outcome } from './agent.ts';
import { connect } from './client.ts';
import { type Goal, goals } from './goals.ts';

export interface Reached {
  readonly goal: Goal;
  readonly outcome: Outcome;
  readonly ok: boolean;
}

export interface Run {
  readonly reached: readonly Reached[];
  readonly calls: number;
  readonly invalid: number;
}

/** One agent with no knowledge but the card of the service at `baseUrl` and what it is answered. */
export async function runAgents(baseUrl: string): Promise<Run> {
  const client = await connect(baseUrl);
  const agent = createAgent(client);
  const reached: Reached[] = [];
  for (const goal of goals) {
    const outcome = await goal.reach(agent);
    reached.push({ goal, outcome, ok: outcome.ok && outcome.skill === goal.skill });
  }
  return { reached, ...client.counts };
}

import type { Client, Failure, Json, NextAction } from './client.ts';
import { createMemory } from './memory.ts';

/** What the agent is asked for, and the facts that only its user knows, by the names of params. */
export interface Task {
  readonly words: string;
  readonly facts?: Json;
}

export interface Outcome {
  readonly ok: boolean;
  readonly skill: string;
  /** The skills that were called on the way, in order. */
  readonly path: readonly string[];
  readonly result: Json;
}

interface Schema {
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, unknown>>;
}

const CANDIDATES = 3;
/** Errors that the agent tries to resolve on the way to one call. */
const MAX_REPAIRS = 6;
const MAX_DEPTH = 3;

/**
 * An agent without knowledge of the service: it asks for skills in plain words, reads their
 * schemas, fills in what it was told or has learned, and does what errors propose.
 */
export function createAgent(client: Client) {
  const memory = createMemory();
  const schemas = new Map<string, Schema>();

  const call = async (skill: string, params: Json, path: string[]) => {
    path.push(skill);
    const answer = await client.call(skill, params);
    if (answer.ok) {
      memory.learn(answer.result);
      if (typeof answer.result.api_key === 'string' && path.length === 1) client.useKey(answer.result.api_key);
    }
    return answer;
  };

  const schemaOf = async (skill: string): Promise<Schema> => {
    const known = schemas.get(skill);
    if (known !== undefined) return known;
    const answer = await client.call('agent.capabilities', { skill });
    const [found] = answer.ok ? (answer.result.skills as { input_schema: Schema }[]) : [];
    schemas.set(skill, found?.input_schema ?? {});
    return found?.input_schema ?? {};
  };

  /** Params from the facts and the memory; null if a required one is in neither. */
  const paramsFor = async (skill: string, facts: Json): Promise<Json | null> => {
    const { required = [], properties = {} } = await schemaOf(skill);
    const given = Object.keys(properties).filter((name) => facts[name] !== undefined);
    const params: Record<string, unknown> = Object.fromEntries(given.map((name) => [name, facts[name]]));
    // Without anything that says which object is meant, it is the last one that was seen.
    const subject = given.length === 0 ? Object.keys(properties).filter((name) => /_ids?$/.test(name)) : [];
    for (const name of new Set([...required, ...subject])) params[name] ??= memory.get(name);
    for (const name of subject) if (params[name] === undefined) delete params[name];
    return required.some((name) => params[name] === undefined) ? null : params;
  };

  /** Does what an error proposes; false when there is nothing left to try. */
  const repair = async (error: Failure, facts: Json, tried: Set<string>, path: string[], depth: number) => {
    for (const action of error.data.next_actions ?? []) {
      const params = completed(action, facts);
      const attempt = JSON.stringify([action.skill, params]);
      if (params === null || tried.has(attempt)) continue;
      tried.add(attempt);
      if ((await run(action.skill, async () => params, facts, path, depth + 1)).ok) return true;
    }
    return false;
  };

  const run = async (
    skill: string,
    makeParams: () => Promise<Json | null>,
    facts: Json,
    path: string[],
    depth = 0,
  ): Promise<{ readonly ok: boolean; readonly result: Json }> => {
    const tried = new Set<string>();
    for (let repairs = 0; repairs <= MAX_REPAIRS; repairs += 1) {
      const params = await makeParams();
      if (params === null) return { ok: false, result: {} };
      const answer = await call(skill, params, path);
      if (answer.ok) return { ok: true, result: answer.result };
      if (depth >= MAX_DEPTH || !(await repair(answer.error, facts, tried, path, depth))) break;
    }
    return { ok: false, result: {} };
  };

  return {
    async reach({ words, facts = {} }: Task): Promise<Outcome> {
      const found = await client.call('agent.discover', { query: words, limit: CANDIDATES });
      const skills = found.ok
        ? (found.result.items as { skill: string; allowed: boolean }[]).filter(({ allowed }) => allowed)
        : [];
      for (const { skill } of skills) {
        const path: string[] = [];
        if ((await paramsFor(skill, facts)) === null) continue;
        const { ok, result } = await run(skill, () => paramsFor(skill, facts), facts, path);
        return { ok, skill, path, result };
      }
      return { ok: false, skill: skills[0]?.skill ?? 'none', path: [], result: {} };
    },
    /** First call without a key, which discovery needs. The card names the skill. */
    async signUp(facts: Json): Promise<Outcome> {
      const path: string[] = [];
      const { ok, result } = await run('agent.provision', async () => facts, facts, path);
      return { ok, skill: 'agent.provision', path, result };
    },
    /** Calls a skill by a guessed name, as models do. */
    async guess(skill: string, facts: Json): Promise<Outcome> {
      const path: string[] = [];
      const answer = await call(skill, facts, path);
      if (answer.ok) return { ok: true, skill, path, result: answer.result };
      const [meant = skill] = answer.error.data.did_you_mean ?? [];
      const { ok, result } = await run(meant, () => paramsFor(meant, facts), facts, path);
      return { ok, skill: meant, path, result };
    },
  };
}

/** The params of a proposed call with the values that it needs; null if a fact is unknown. */
function completed({ params, needs = [] }: NextAction, facts: Json): Json | null {
  const filled: Record<string, unknown> = { ...params };
  for (const { path } of needs) {
    const name = path.split('/').pop() ?? '';
    if (facts[name] === undefined) return null;
    filled[name] = facts[name];
  }
  return filled;
}

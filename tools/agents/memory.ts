import type { Json } from './client.ts';

/** What an agent learned from responses: ids and tokens, by the param that takes them. */
export interface Memory {
  get(param: string): unknown;
  learn(result: Json): void;
}

export function createMemory(): Memory {
  const known = new Map<string, unknown>();
  return {
    get: (param) => known.get(param) ?? manyOf(param, known),
    learn: (result) => {
      for (const [name, value] of Object.entries(result)) {
        if (typeof value === 'string' && /(_id|_token|_key)$/.test(name)) known.set(name, value);
        const { id } = (value ?? {}) as { id?: unknown };
        // `{ campaign: { id } }` is what `campaign_id` takes.
        if (typeof id === 'string') known.set(`${name}_id`, id);
      }
    },
  };
}

/** `contact_ids` takes a list of what `contact_id` takes. */
function manyOf(param: string, known: ReadonlyMap<string, unknown>): unknown {
  const one = param.endsWith('_ids') ? known.get(param.slice(0, -1)) : undefined;
  return one === undefined ? undefined : [one];
}

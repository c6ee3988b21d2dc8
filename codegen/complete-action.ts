import type { Contract } from './contract.ts';

export interface Action {
  readonly skill: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly needs?: readonly { readonly path: string }[];
}

/**
 * The params of a next action with the values it needs, taken from the examples of its skill. A
 * value that no example has stays absent.
 */
export function completeAction(
  contract: Contract,
  { skill: name, params, needs = [] }: Action,
): Record<string, unknown> {
  const examples = contract.skills.find((skill) => skill.name === name)?.examples ?? [];
  const values = needs.flatMap(({ path }) => {
    const key = path.slice(1);
    const example = examples.find((each) => !each.error && key in each.params);
    return example === undefined ? [] : [[key, example.params[key]] as const];
  });
  return { ...params, ...Object.fromEntries(values) };
}

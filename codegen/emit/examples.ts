import type { Contract, Example, SkillDefinition } from '../contract.ts';

/** The RPC body of an example, with its members in the order of specification 4.1. */
export function bodyOf(skill: SkillDefinition, example: Example): Readonly<Record<string, unknown>> {
  return { jsonrpc: '2.0', id: 1, method: skill.name, params: example.params };
}

/** The response of an example. An error has the message that the contract declares for its code. */
export function responseOf(contract: Contract, example: Example): Readonly<Record<string, unknown>> {
  if (example.error === undefined) return { jsonrpc: '2.0', id: 1, result: example.result };
  const { code } = example.error;
  const declared = contract.errors.find((error) => error.code === code);
  return { jsonrpc: '2.0', id: 1, error: { code, message: declared?.message ?? String(code) } };
}

export function succeeding(skill: SkillDefinition): readonly Example[] {
  return skill.examples.filter(({ error }) => error === undefined);
}

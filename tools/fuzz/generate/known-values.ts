import type { Contract } from '../../../codegen/contract.ts';
import { FORGED_CURSORS } from './extreme-values.ts';

export type KnownValues = ReadonlyMap<string, readonly unknown[]>;

/**
 * Values of the contract's examples by field name. They include the ids, numbers and names of the
 * test world.
 */
export function knownValues({ skills }: Contract): KnownValues {
  const byName = new Map<string, Map<string, unknown>>();
  const take = (name: string, value: unknown): void => {
    if (typeof value === 'object' && value !== null && !Array.isArray(value))
      for (const [key, member] of Object.entries(value)) take(key, member);
    else if (Array.isArray(value)) for (const item of value) take(name, item);
    else {
      const values = byName.get(name) ?? new Map<string, unknown>();
      byName.set(name, values.set(JSON.stringify(value), value));
    }
  };
  for (const { examples } of skills)
    for (const { params } of examples) for (const [name, value] of Object.entries(params)) take(name, value);
  for (const cursor of FORGED_CURSORS) take('cursor', cursor);
  return new Map([...byName].map(([name, values]) => [name, [...values.values()]]));
}

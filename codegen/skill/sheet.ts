import type { Contract, RawDocument, RawMethod } from '../contract.ts';
import { referencedComponents } from '../emit/reference/schema-words.ts';
import { isRecord, walk } from '../lint/walk.ts';

/** The kinds of components that belong to a skill. */
export const KINDS = ['contentDescriptors', 'errors', 'schemas'] as const;

type Components = { readonly [Kind in (typeof KINDS)[number]]: Readonly<Record<string, unknown>> };

/** One skill with everything that the contract and `lexicon/aliases` say of it. */
export interface Sheet {
  readonly method: RawMethod;
  readonly aliases: readonly string[];
  readonly components: Components;
}

export function sheetOf(contract: Contract, name: string): Sheet {
  const method = contract.document.methods.find((known) => known.name === name);
  if (method === undefined) throw new Error(`There is no skill ${name}.`);
  const aliases = contract.skills.find((skill) => skill.name === name)?.aliases ?? [];
  return { method, aliases, components: componentsOf(contract, method) };
}

/** How many skills refer to a component, directly or through other schemas. */
export function usersOf(contract: Contract, kind: (typeof KINDS)[number], component: string): number {
  return contract.document.methods.filter((method) => component in componentsOf(contract, method)[kind]).length;
}

function componentsOf(contract: Contract, found: RawMethod): Components {
  const refs = [...walk(found)].flatMap(({ value }) =>
    isRecord(value) && typeof value.$ref === 'string' ? [value.$ref] : [],
  );
  const { contentDescriptors, errors, schemas }: RawDocument['components'] = contract.document.components;
  const pick = <T>(kind: string, table: Readonly<Record<string, T>>) =>
    Object.fromEntries(Object.entries(table).filter(([key]) => refs.includes(`#/components/${kind}/${key}`)));
  const given = refs.filter((ref) => ref.startsWith('#/components/schemas/')).map(($ref) => ({ $ref }));
  return {
    contentDescriptors: pick('contentDescriptors', contentDescriptors),
    errors: pick('errors', errors),
    schemas: Object.fromEntries(referencedComponents(contract, given).map((key) => [key, schemas[key]])),
  };
}

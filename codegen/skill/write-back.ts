import { writeFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { type Contract, contractFile } from '../contract.ts';
import { jsonText } from '../json-text.ts';
import { ALIASES, aliasesFile, withAliases } from '../lexicon/aliases.ts';
import { readLists } from '../lexicon/read-lists.ts';
import { isRecord } from '../lint/walk.ts';
import { KINDS, type Sheet, sheetOf, usersOf } from './sheet.ts';

const root = new URL('../../', import.meta.url);

interface Outcome {
  /** Why nothing was written. */
  readonly problem: string | null;
  readonly changed: readonly string[];
}

/**
 * Writes an edited sheet into openrpc.json and `lexicon/aliases`. Components that are not in the
 * sheet stay as they are.
 */
export function writeBack(contract: Contract, name: string, text: string): Outcome {
  const sheet = parse(text);
  if (typeof sheet === 'string') return { problem: sheet, changed: [] };
  if (sheet.method.name !== name)
    return { problem: `The sheet is one of ${sheet.method.name}, not of ${name}.`, changed: [] };
  const before = sheetOf(contract, name);
  const changed = [
    ...(isDeepStrictEqual(sheet.method, before.method) ? [] : [`the method ${name}`]),
    ...KINDS.flatMap((kind) =>
      Object.entries(sheet.components[kind])
        .filter(([key, value]) => !isDeepStrictEqual(value, before.components[kind][key]))
        .map(([key]) => `components.${kind}.${key} (used by ${usersOf(contract, kind, key)} skills)`),
    ),
  ];
  if (changed.length > 0) writeContract(contract, sheet);
  if (isDeepStrictEqual(sheet.aliases, before.aliases)) return { problem: null, changed };
  const path = aliasesFile(name.split('.')[0] ?? name);
  const list = readLists(ALIASES).find((known) => known.path === path);
  if (list === undefined) return { problem: `There is no file ${path}.`, changed: [] };
  writeFileSync(new URL(path, root), withAliases(list, name, sheet.aliases));
  return { problem: null, changed: [...changed, `the aliases in ${path}`] };
}

function parse(text: string): Sheet | string {
  try {
    const value: unknown = JSON.parse(text);
    const isSheet =
      isRecord(value) &&
      isRecord(value.method) &&
      Array.isArray(value.aliases) &&
      isRecord(value.components) &&
      KINDS.every((kind) => isRecord((value.components as Record<string, unknown>)[kind]));
    // The checks of the contract (npm run codegen) read everything inside.
    return isSheet ? (value as unknown as Sheet) : 'The sheet needs method, aliases and components.';
  } catch (error) {
    return `This is not JSON: ${(error as Error).message}.`;
  }
}

function writeContract({ document }: Contract, { method, components }: Sheet): void {
  const all = { ...document.components };
  for (const kind of KINDS) Object.assign(all, { [kind]: { ...document.components[kind], ...components[kind] } });
  const methods = document.methods.map((known) => (known.name === method.name ? method : known));
  writeFileSync(contractFile, jsonText({ ...document, methods, components: all }));
}

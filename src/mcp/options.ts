import { type FieldError, invalidParams } from '../errors.ts';
import { catalog } from '../generated/catalog.ts';

/** What one connection offers. */
export interface McpOptions {
  /** Modules whose skills are tools of their own; null for the default tools. */
  readonly modules: readonly string[] | null;
  /** Whether only skills that read are listed and can be called. */
  readonly readOnly: boolean;
}

/** Modules that have skills. */
export const MODULES: readonly string[] = [...new Set(Object.values(catalog).map(({ module }) => module))].sort();

/**
 * Reads `modules` and `read_only` as they stand in a URL. Throws -32602 for another parameter and
 * for a value that is not understood: a misspelled `read_only` must not allow writes.
 */
export function readOptions(query: Readonly<Record<string, string | undefined>>): McpOptions {
  const { modules, read_only: readOnly, ...others } = query;
  const [unknown] = Object.keys(others);
  if (unknown !== undefined)
    throw invalid(`The URL has an unknown parameter. Known are modules and read_only.`, {
      path: '/',
      rule: 'has only the parameters modules and read_only',
    });
  return {
    modules: modules === undefined ? null : readModules(modules),
    readOnly: readFlag(readOnly),
  };
}

function readModules(list: string): readonly string[] {
  const names = [...new Set(list.split(',').map((name) => name.trim()))];
  if (names.every((name) => MODULES.includes(name))) return names;
  const known = MODULES.join(', ');
  throw invalid(`modules names a module that does not exist. Known are ${known}.`, {
    path: '/modules',
    rule: `must be one or more of ${known}, separated by commas`,
  });
}

function readFlag(value: string | undefined): boolean {
  if (value === undefined || value === 'false' || value === '0') return false;
  if (value === 'true' || value === '1') return true;
  throw invalid('read_only must be true or false.', { path: '/read_only', rule: 'must be true or false' });
}

const invalid = (message: string, error: FieldError) => invalidParams(message, [error]);

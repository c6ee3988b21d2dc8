import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type pg from 'pg';

/** A file of prisma/functions: the current text of functions and views that belong together. */
export interface FunctionFile {
  /** `functions/<file name without .sql>`. */
  readonly name: string;
  readonly sql: string;
  readonly checksum: string;
}

export function readFunctions(folder: URL): FunctionFile[] {
  const functions = new URL('functions/', folder);
  if (!existsSync(functions)) return [];
  return readdirSync(functions)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => {
      const sql = readFileSync(new URL(name, functions), 'utf8');
      return {
        name: `functions/${name.slice(0, -4)}`,
        sql,
        checksum: createHash('sha256').update(sql).digest('hex'),
      };
    });
}

/** The files whose text is not the one that was applied last. */
export async function pendingFunctions(
  client: pg.Client,
  files: readonly FunctionFile[],
): Promise<readonly FunctionFile[]> {
  const { rows } = await client.query<{ found: string | null }>("SELECT to_regclass('_tern_functions') AS found");
  if (!rows[0]?.found) return files;
  const applied = await client.query<{ name: string; checksum: string }>('SELECT name, checksum FROM _tern_functions');
  const known = new Map(applied.rows.map(({ name, checksum }) => [name, checksum]));
  return files.filter(({ name, checksum }) => known.get(name) !== checksum);
}

/**
 * Applies the pending files in one transaction and returns their names. A process sees all new
 * versions or none.
 */
export async function applyFunctions(client: pg.Client, files: readonly FunctionFile[]): Promise<string[]> {
  const pending = await pendingFunctions(client, files);
  if (pending.length === 0) return [];
  await client.query('BEGIN');
  try {
    await client.query(CREATE_FUNCTIONS_TABLE);
    for (const { name, sql, checksum } of pending) {
      await client.query(sql);
      await client.query(RECORD_FUNCTION, [name, checksum]);
    }
    await client.query('COMMIT');
  } catch (cause) {
    await client.query('ROLLBACK');
    throw new Error(`A file of prisma/functions failed, and none was changed: ${(cause as Error).message}`, { cause });
  }
  return pending.map(({ name }) => name);
}

const CREATE_FUNCTIONS_TABLE =
  'CREATE TABLE IF NOT EXISTS _tern_functions (name text PRIMARY KEY NOT NULL, checksum text NOT NULL)';

const RECORD_FUNCTION = `INSERT INTO _tern_functions (name, checksum) VALUES ($1, $2)
  ON CONFLICT (name) DO UPDATE SET checksum = excluded.checksum`;

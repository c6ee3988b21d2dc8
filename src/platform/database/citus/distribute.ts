import type pg from 'pg';
import { SETTINGS } from '../connections/session.ts';
import { placementOf, type TableKey } from './placement.ts';

/** The tenant tables are placed like this one. */
const FIRST = 'accounts';

interface Table extends TableKey {
  /** Those that its foreign keys name. */
  readonly parents: readonly string[];
}

/** A table that is to be distributed, or has been. */
export interface Distributed {
  readonly table: string;
  /** From 1. */
  readonly index: number;
  readonly total: number;
}

/**
 * Distributes the tables that are not yet, with their rows, and returns their names; in a database
 * without the extension citus there are none. Each is one transaction, so that a run that was
 * interrupted goes on where it ended. A table waits for those that its foreign keys name.
 */
export async function distribute(
  client: pg.Client,
  onTable: (distributed: Distributed) => void = () => undefined,
): Promise<string[]> {
  const tables = await findUndistributed(client);
  if (tables === null) return [];
  await requireVersion(client);
  await setDefaults(client);
  await distributeFunctions(client);
  const ordered = inOrder(tables);
  for (const [position, table] of ordered.entries()) {
    await place(client, table);
    onTable({ table: table.name, index: position + 1, total: tables.length });
  }
  // What was copied to the nodes is still in the tables of the coordinator, where nothing reads it:
  // also what a run that was interrupted has copied.
  if (ordered.length > 0) await client.query(TRUNCATE_COPIES);
  return ordered.map(({ name }) => name);
}

/**
 * What every connection of the service sets (`openDatabase`) reaches only the node that it connects
 * to. Connections between the nodes get the defaults of the role. To set one takes all nodes, so
 * those that are set stay: a process starts also while a node is down.
 */
async function setDefaults(client: pg.Client): Promise<void> {
  for (const [name, value] of Object.entries(SETTINGS)) {
    const { rows } = await client.query<{ text: string }>(MISSING_DEFAULT, [name, value]);
    for (const { text } of rows) await client.query(text);
  }
}

const MISSING_DEFAULT = `
  SELECT format('ALTER ROLE %I IN DATABASE %I SET %I = %L', current_user, current_database(), $1::text, $2::text) AS text
   WHERE NOT EXISTS (
     SELECT FROM pg_db_role_setting s JOIN pg_database d ON d.oid = s.setdatabase JOIN pg_roles r ON r.oid = s.setrole
      WHERE d.datname = current_database() AND r.rolname = current_user AND $1 || '=' || $2 = ANY (s.setconfig))`;

/** Those from before the extension: Citus creates later ones on each node by itself. */
async function distributeFunctions(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(UNDISTRIBUTED_FUNCTIONS);
  for (const { name } of rows) await client.query('SELECT create_distributed_function($1::regprocedure)', [name]);
}

/** The tables that are not distributed; null in a database without Citus. */
export async function undistributed(client: pg.Client): Promise<readonly string[] | null> {
  return (await findUndistributed(client))?.map(({ name }) => name) ?? null;
}

async function findUndistributed(client: pg.Client): Promise<readonly Table[] | null> {
  const { rows: extensions } = await client.query("SELECT FROM pg_extension WHERE extname = 'citus'");
  if (extensions.length === 0) return null;
  const { rows } = await client.query<Table>(UNDISTRIBUTED);
  return rows;
}

/** Parents first; `accounts` before all that is placed like it. */
function inOrder(tables: readonly Table[]): readonly Table[] {
  const left = new Map(tables.map((table) => [table.name, table]));
  const ordered: Table[] = [];
  const add = (name: string): void => {
    const table = left.get(name);
    if (table === undefined) return;
    left.delete(name);
    for (const parent of table.parents) add(parent);
    ordered.push(table);
  };
  add(FIRST);
  for (const { name } of tables) add(name);
  return ordered;
}

async function place(client: pg.Client, table: Table): Promise<void> {
  const { name } = table;
  const placement = placementOf(table);
  if (placement === 'reference') await client.query('SELECT create_reference_table($1::regclass)', [name]);
  else if (placement === 'single')
    await client.query("SELECT create_distributed_table($1::regclass, NULL, colocate_with => 'none')", [name]);
  else {
    const beside = !placement.withTenant || name === FIRST ? 'none' : FIRST;
    const args = [name, placement.by, beside];
    await client.query('SELECT create_distributed_table($1::regclass, $2, colocate_with => $3)', args);
  }
}

async function requireVersion(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ version: string }>(
    "SELECT extversion AS version FROM pg_extension WHERE extname = 'citus'",
  );
  const version = rows[0]?.version ?? '0';
  if (Number.parseInt(version, 10) < 12) throw new Error(`Tern needs Citus 12 or later; this database has ${version}.`);
}

const TRUNCATE_COPIES =
  "SELECT truncate_local_data_after_distributing_table(table_name) FROM citus_tables WHERE citus_table_type <> 'local'";

const UNDISTRIBUTED_FUNCTIONS = `
  SELECT f.oid::regprocedure::text AS name
    FROM pg_proc f
   WHERE f.pronamespace = 'public'::regnamespace
     AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.classid = 'pg_proc'::regclass AND d.objid = f.oid AND d.deptype = 'e')
     AND NOT EXISTS (SELECT FROM pg_dist_object o WHERE o.classid = 'pg_proc'::regclass AND o.objid = f.oid)
   ORDER BY f.oid`;

/**
 * Tables of the migrations themselves stay on the coordinator. Of `pg_dist_partition`, because the
 * view `citus_tables` asks each node, also one that is down. Tables that are on the coordinator
 * only (`citus_add_local_table_to_metadata`) have no colocation.
 */
const UNDISTRIBUTED = `
  SELECT c.relname AS name,
         EXISTS (SELECT FROM pg_attribute a WHERE a.attrelid = c.oid AND a.attname = 'tenant_id') AS "hasTenant",
         (SELECT a.attname FROM pg_index i JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum = i.indkey[0]
           WHERE i.indrelid = c.oid AND i.indisprimary)::text AS "firstKey",
         ARRAY(SELECT p.relname::text FROM pg_constraint f JOIN pg_class p ON p.oid = f.confrelid
                WHERE f.conrelid = c.oid AND f.contype = 'f' AND p.oid <> c.oid) AS parents
    FROM pg_class c
   WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p') AND NOT c.relispartition
     AND c.relname NOT LIKE '\\_%'
     AND NOT EXISTS (SELECT FROM pg_dist_partition d WHERE d.logicalrelid = c.oid AND (d.partmethod <> 'n' OR d.colocationid <> 0))
   ORDER BY c.relname`;

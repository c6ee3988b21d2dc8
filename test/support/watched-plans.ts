import type pg from 'pg';

/** A step of a plan that returned or filtered out many rows of a table. */
export interface BigRead {
  readonly statement: string;
  readonly table: string;
  readonly by: string;
  readonly rows: number;
}

export interface PlanWatch {
  /** Steps of more than this many rows since the last call. */
  reads(moreThan: number): readonly BigRead[];
}

interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly 'Rows Removed by Index Recheck'?: number;
  readonly Plans?: readonly PlanNode[];
}

const SETTINGS = {
  session_preload_libraries: 'auto_explain',
  'auto_explain.log_min_duration': '0',
  'auto_explain.log_analyze': 'on',
  'auto_explain.log_timing': 'off',
  'auto_explain.log_nested_statements': 'on',
  'auto_explain.log_format': 'json',
  'auto_explain.log_level': 'notice',
};

/**
 * Makes PostgreSQL log the plan of each statement of the pool (auto_explain), including statements
 * in functions.
 */
export async function watchPlans(pool: pg.Pool): Promise<PlanWatch> {
  const heard: BigRead[] = [];
  pool.on('connect', (client) =>
    client.on('notice', ({ message = '' }) => {
      const at = message.indexOf('plan:\n');
      if (at < 0) return;
      const plan = JSON.parse(message.slice(at + 'plan:\n'.length)) as {
        readonly 'Query Text': string;
        readonly Plan: PlanNode;
      };
      heard.push(...readsOf(plan['Query Text'].replace(/\s+/g, ' ').trim(), plan.Plan));
    }),
  );
  const { rows } = await pool.query<{ name: string }>('SELECT quote_ident(current_database()) AS name');
  for (const [setting, value] of Object.entries(SETTINGS))
    await pool.query(`ALTER DATABASE ${rows[0]?.name} SET ${setting} = '${value}'`);
  // Connections that were opened before do not have the setting.
  await pool.query(
    'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
  );
  const own = await pool.connect();
  own.release(true);
  return {
    reads: (moreThan) => heard.splice(0).filter(({ rows: count }) => count > moreThan),
  };
}

function readsOf(statement: string, node: PlanNode): BigRead[] {
  const below = (node.Plans ?? []).flatMap((child) => readsOf(statement, child));
  const table = node['Relation Name'];
  if (table === undefined || node['Node Type'] === 'ModifyTable') return below;
  const passed = (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0);
  const rows = (node['Actual Rows'] + passed) * node['Actual Loops'];
  return [...below, { statement, table, by: `${node['Node Type']} ${node['Index Name'] ?? ''}`.trim(), rows }];
}

import type pg from 'pg';

export interface Explained {
  /** The plan as JSON. */
  readonly plan: string;
  /** The maximum number of rows that any step of the plan returned or filtered out. */
  readonly maxRows: number;
}

/** Runs a statement and returns the plan that PostgreSQL used for it. */
export async function explain(
  client: Pick<pg.ClientBase, 'query'>,
  { text }: { readonly text: string },
  params: readonly unknown[],
): Promise<Explained> {
  const plan = JSON.stringify((await client.query(`EXPLAIN (ANALYZE, FORMAT JSON) ${text}`, [...params])).rows);
  const rows = [...plan.matchAll(/"(?:Actual Rows|Rows Removed by [\w ]+)":(\d+)/g)];
  return { plan, maxRows: Math.max(...rows.map(([, count]) => Number(count))) };
}

import type pg from 'pg';

export interface Explained {
  /** As JSON. */
  readonly plan: string;
  /** The most rows that a step of it took or passed over. */
  readonly mostRows: number;
}

/** How PostgreSQL goes about a statement; it is run on the way. */
export async function explain(
  client: Pick<pg.ClientBase, 'query'>,
  { text }: { readonly text: string },
  params: readonly unknown[],
): Promise<Explained> {
  const plan = JSON.stringify((await client.query(`EXPLAIN (ANALYZE, FORMAT JSON) ${text}`, [...params])).rows);
  const rows = [...plan.matchAll(/"(?:Actual Rows|Rows Removed by [\w ]+)":(\d+)/g)];
  return { plan, mostRows: Math.max(...rows.map(([, count]) => Number(count))) };
}

import pg from 'pg';

/** The value of a condition, over a connection of its own. */
export async function isTrue(url: string, condition: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ value: boolean }>(`SELECT (${condition}) AS value`);
    return rows[0]?.value === true;
  } finally {
    await client.end();
  }
}

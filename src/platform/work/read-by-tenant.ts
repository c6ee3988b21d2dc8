/** A statement of `readByTenant` returns at least one row for each tenant whose rows it read. */
export interface ReadRow {
  readonly tenant_id: string;
  /** How many rows of the table the statement read. */
  readonly read: number;
}

/**
 * Reads a table in the order of its tenants, `rows` rows at a time, and continues after the last
 * tenant of each read: a tenant costs one read at most, however many rows it has. A recursive
 * statement would do the same in one round trip, but it cannot run over tenants on several nodes.
 */
export async function readByTenant<Row extends ReadRow>(
  { rows: limit, maxTenants }: { readonly rows: number; readonly maxTenants: number },
  read: (afterTenant: string, rows: number) => Promise<readonly Row[]>,
): Promise<Row[]> {
  const found: Row[] = [];
  const tenants = new Set<string>();
  for (let after = ''; tenants.size < maxTenants; ) {
    const rows = await read(after, limit);
    for (const row of rows) tenants.add(row.tenant_id);
    found.push(...rows);
    const last = rows.at(-1);
    if (last === undefined || last.read < limit) break;
    after = last.tenant_id;
  }
  return found;
}

/** The items by their key, in the order of the first item of each key. */
export function groupBy<Key, Item>(items: Iterable<Item>, keyOf: (item: Item) => Key): Map<Key, [Item, ...Item[]]> {
  const groups = new Map<Key, [Item, ...Item[]]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [item]);
    else group.push(item);
  }
  return groups;
}

/** The rows of each tenant. */
export const groupByTenant = <Row extends { readonly tenant_id: string }>(
  rows: Iterable<Row>,
): Map<string, [Row, ...Row[]]> => groupBy(rows, ({ tenant_id: tenantId }) => tenantId);

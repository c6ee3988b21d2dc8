interface Page<Item> {
  readonly items: readonly Item[];
  readonly next_cursor: string | null;
}

/** Reads all pages of a list and returns their items in order. */
export async function collectPages<Item>(
  readPage: (cursor: { readonly cursor?: string }) => Promise<Page<Item>>,
): Promise<Item[]> {
  const items: Item[] = [];
  for (let cursor: { cursor?: string } | null = {}; cursor !== null; ) {
    const page: Page<Item> = await readPage(cursor);
    items.push(...page.items);
    cursor = page.next_cursor === null ? null : { cursor: page.next_cursor };
  }
  return items;
}

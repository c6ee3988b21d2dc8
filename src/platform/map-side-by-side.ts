/** Maps items in order, of which at most `limit` are in progress at the same time. */
export async function mapSideBySide<Item, Answer>(
  items: readonly Item[],
  limit: number,
  work: (item: Item) => Promise<Answer>,
): Promise<Answer[]> {
  const answers: Answer[] = [];
  const entries = items.entries();
  const runner = async (): Promise<void> => {
    for (const [index, item] of entries) answers[index] = await work(item);
  };
  await Promise.all(Array.from({ length: Math.min(limit, items.length) }, runner));
  return answers;
}

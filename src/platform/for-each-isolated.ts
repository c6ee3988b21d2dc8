/** Called when the work of one item failed. The item stays due and is retried in a later run. */
export type OnFailure = (error: unknown) => void;

/**
 * Processes items one after the other. An item that fails is reported to `onFailure`, and the
 * others are still processed. Returns the results of the successful ones.
 */
export async function forEachIsolated<Item, Answer>(
  items: readonly Item[],
  onFailure: OnFailure,
  work: (item: Item) => Promise<Answer>,
): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (const item of items) {
    try {
      answers.push(await work(item));
    } catch (error) {
      onFailure(error);
    }
  }
  return answers;
}

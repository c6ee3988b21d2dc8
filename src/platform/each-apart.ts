/** Told of an item whose work failed; it will come round again. */
export type OnFailure = (error: unknown) => void;

/** Works on one item after the other; one that fails is told of and does not keep the others waiting. Answers what the work answered. */
export async function eachApart<Item, Answer>(
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

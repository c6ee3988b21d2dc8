/**
 * Polls until the condition is true; an error counts as false. The time limit of the caller ends it
 * otherwise.
 */
export async function until(isSo: () => Promise<boolean>, everyMs = 20): Promise<void> {
  while (!(await isSo().catch(() => false))) await new Promise((again) => setTimeout(again, everyMs));
}

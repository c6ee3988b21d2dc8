/** Looks again and again until it is so; who cannot be asked has not said yes. The caller's own time limit ends it otherwise. */
export async function until(isSo: () => Promise<boolean>, everyMs = 20): Promise<void> {
  while (!(await isSo().catch(() => false))) await new Promise((again) => setTimeout(again, everyMs));
}

/** Splits comma-separated data, so that long lists stay readable. */
export function list(text: string): readonly string[] {
  return text
    .split(/[,\n]/)
    .map((item) => item.trim())
    .filter((item) => item !== '');
}

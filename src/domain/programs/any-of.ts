/** Finds any of the patterns as words of their own, whatever their case: some a line, apart by bars, as a list that grows is read. */
export function anyOf(lines: string): RegExp {
  const patterns = lines.trim().split(/\s*\n\s*/);
  return new RegExp(`\\b(?:${patterns.join('|')})\\b`, 'i');
}

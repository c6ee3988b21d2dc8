/**
 * Matches any of the patterns as whole words, ignoring case. Patterns are separated by bars and
 * line breaks, so that a growing list stays readable.
 */
export function anyOf(lines: string): RegExp {
  const patterns = lines.trim().split(/\s*\n\s*/);
  return new RegExp(`\\b(?:${patterns.join('|')})\\b`, 'i');
}

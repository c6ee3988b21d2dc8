/**
 * Parses a URL, or returns null. In Node 20 and 22, `URL.canParse` refuses URLs with letters such
 * as `ü` after a few thousand calls, when V8 has compiled it.
 */
export function parseUrl(text: string, base?: string): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}

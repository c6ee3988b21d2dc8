/**
 * Ten digits of a North American number, written in any of the usual ways, or null. Letters, an extension, or anything else that needs
 * a closer look is left to the full parser.
 */
export function northAmericanDigits(typed: string, home: boolean): string | null {
  const international = typed.startsWith('+');
  if (!international && !home) return null;
  if (!/^\+?[\d ().-]+$/.test(typed)) return null;
  const digits = typed.replace(/\D/g, '');
  if (international) return digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : null;
  if (digits.length === 11 && digits.startsWith('1')) return digits.slice(1);
  return digits.length === 10 ? digits : null;
}

/**
 * Answers remembered by area code and exchange. In the North American plan the metadata's patterns leave the last four digits open, so
 * one number speaks for its ten thousand; a property test holds this against the full parser. Area code 555 has numbers of its own and is
 * not remembered. Bounded, because an import may name every exchange there is.
 */
export function rememberByExchange<Verdict>(most: number): (digits: string, find: () => Verdict) => Verdict {
  const known = new Map<string, Verdict>();
  return (digits, find) => {
    if (digits.startsWith('555')) return find();
    const exchange = digits.slice(0, 6);
    const before = known.get(exchange);
    if (before !== undefined) return before;
    if (known.size >= most) known.clear();
    const verdict = find();
    known.set(exchange, verdict);
    return verdict;
  };
}

/**
 * The ten digits of a North American number in any common notation, or null. Letters, extensions
 * and other notations are left to the full parser.
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

/** 600 and 6XX with two equal digits are Canada's non-geographic services, not phones. */
const CANADIAN_SERVICES = /^6(?:00|22|33)/;
/** Premium-rate in every area code. */
const PREMIUM_EXCHANGE = '976';

/**
 * Why no number of an area code and exchange is a phone although the metadata may call it one; null
 * when the metadata decides. N11 is no exchange: 411 and 911 are dialled alone.
 */
export function exchangeRejection(digits: string): 'phone_not_textable' | 'phone_invalid' | null {
  const exchange = digits.slice(3, 6);
  if (exchange === PREMIUM_EXCHANGE || CANADIAN_SERVICES.test(digits)) return 'phone_not_textable';
  return exchange.endsWith('11') ? 'phone_invalid' : null;
}

/**
 * Caches results by area code and exchange. In the North American plan the metadata patterns leave
 * the last four digits open, so one number represents its ten thousand; a property test compares
 * this with the full parser. Area code 555 has number-specific results and is not cached. Bounded
 * to `max` entries, because an import may contain every exchange.
 */
export function rememberByExchange<Verdict>(max: number): (digits: string, find: () => Verdict) => Verdict {
  const known = new Map<string, Verdict>();
  return (digits, find) => {
    if (digits.startsWith('555')) return find();
    const exchange = digits.slice(0, 6);
    const before = known.get(exchange);
    if (before !== undefined) return before;
    if (known.size >= max) known.clear();
    const verdict = find();
    known.set(exchange, verdict);
    return verdict;
  };
}

import type { Match as PhraseMatch } from './phrase-matcher.ts';
import type { Link } from './read-link.ts';
import type { Signal } from './signal.ts';
import { belongsTo, domainsOf, suspicionOf, usesForeignName } from './suspicious-host.ts';
import type { Token } from './token.ts';

type Match = PhraseMatch<Signal>;

/** The sum from which a message looks like phishing. */
const THRESHOLD = 3.5;
const LINK = 0.5;
const IMITATION = 1.5;
/** At most this much counts for each part, so that no part is phishing alone. */
const MAX_PART: Readonly<Record<string, number>> = { threat: 2, demand: 1.5, secret: 4, lure: 2.5 };

/**
 * The phrase that shows phishing best, or null. Threats, demands and prizes add up with a doubtful
 * link, a link elsewhere than to the named brand, and a request for a secret. A security alert that
 * links to the sender's own domain stays below the threshold.
 */
export function scorePhishing(
  tokens: readonly Token[],
  matches: readonly Match[],
  links: readonly { readonly link: Link }[],
): Match | null {
  if (matches.length === 0) return null;
  const parts = new Map<string, number>();
  for (const { signal, weight } of matches) if (weight > 0) parts.set(signal, (parts.get(signal) ?? 0) + weight);
  let sum = 0;
  for (const [part, weight] of parts) sum += Math.min(weight, MAX_PART[part] ?? 0);
  if (links.length > 0) {
    sum += LINK + Math.max(...links.map(({ link }) => suspicionOf(link)));
    if (isImitation(tokens, links)) sum += IMITATION;
  }
  if (sum < THRESHOLD || (parts.size === 1 && !parts.has('secret') && links.length === 0)) return null;
  return matches.reduce((best, match) => (match.weight > best.weight ? match : best));
}

function isImitation(tokens: readonly Token[], links: readonly { readonly link: Link }[]): boolean {
  if (links.some(({ link }) => usesForeignName(link.host))) return true;
  for (let at = 0; at < tokens.length; at++) {
    const word = tokens[at]!.text;
    const domains = domainsOf(word) ?? domainsOf(`${word} ${tokens[at + 1]?.text ?? ''}`);
    if (domains !== undefined) return links.some(({ link }) => !belongsTo(link.host, domains));
  }
  return false;
}

export interface Utm {
  readonly source?: string | undefined;
  readonly medium?: string | undefined;
  readonly campaign?: string | undefined;
  readonly term?: string | undefined;
  readonly content?: string | undefined;
}

const NAMES = ['source', 'medium', 'campaign', 'term', 'content'] as const;

/**
 * The URL with the UTM parameters: one that it already has is replaced, the rest of its query is
 * kept as it is written.
 */
export function mergeUtm(url: string, utm: Utm): string {
  const given = NAMES.filter((name) => utm[name] !== undefined);
  if (given.length === 0) return url;
  const merged = new URL(url);
  // URLSearchParams would rewrite the other parameters: `%20` becomes `+`, which some sites
  // misread.
  const kept = merged.search
    .slice(1)
    .split('&')
    .filter((part) => part !== '' && !given.some((name) => part.split('=', 1)[0] === `utm_${name}`));
  const added = given.map((name) => `utm_${name}=${encodeURIComponent(utm[name] ?? '')}`);
  merged.search = [...kept, ...added].join('&');
  return merged.href;
}

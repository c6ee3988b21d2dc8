import { isbot } from 'isbot';

/**
 * Parts of the user agents of programs that open links of messages and that the package `isbot`
 * takes for browsers, in lower case. Sources: the vendors' pages on their scanners (Microsoft Safe
 * Links, Proofpoint, Mimecast, Trend Micro, Zscaler), and the defaults of the network libraries of
 * iOS (CFNetwork) and Android (Dalvik), which no browser sends, as of 2026-11-26.
 */
const SCANNERS: readonly string[] = [
  ...['safelinks', 'proofpoint', 'mimecast', 'symantec', 'trendmicro', 'forcepoint', 'zscaler', 'fortiguard', 'sophos'],
  ...[
    'cfnetwork',
    'dalvik/',
    'facebookcatalog',
    'meta-externalagent',
    'meta-externalfetcher',
    'google-',
    'skypeuripreview',
  ],
  ...['kakaotalk-scrap', 'line-poker', 'teams-preview', 'checkmarknetwork', 'insomnia', 'preview', 'scanner'],
];

/** A browser always sends a user agent. */
export function isKnownAgent(userAgent: string): boolean {
  const agent = userAgent.toLowerCase();
  return agent === '' || isbot(userAgent) || SCANNERS.some((part) => agent.includes(part));
}

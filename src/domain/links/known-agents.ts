/**
 * Parts of the user agents of programs that open links of messages: link previews of phones and
 * messengers, crawlers, security scanners and scripts. In lower case. Sources: the vendors' pages
 * on their crawlers (Meta, Google, Microsoft, Apple, X, Telegram, Slack, Discord, LinkedIn), and
 * the defaults of HTTP clients, as of 2026-11-20. iMessage calls itself facebookexternalhit and
 * Twitterbot.
 */
const KNOWN_AGENTS: readonly string[] = [
  ...['facebookexternalhit', 'facebookcatalog', 'meta-externalagent', 'meta-externalfetcher', 'whatsapp'],
  ...['slackbot', 'slack-imgproxy', 'twitterbot', 'telegrambot', 'discordbot', 'linkedinbot', 'skypeuripreview'],
  ...['googlebot', 'google-', 'adsbot', 'mediapartners-google', 'feedfetcher', 'googleother', 'apis-google'],
  ...['bingbot', 'bingpreview', 'applebot', 'yandexbot', 'baiduspider', 'duckduckbot', 'petalbot', 'ahrefsbot'],
  ...['semrushbot', 'mj12bot', 'dotbot', 'pinterestbot', 'redditbot', 'line-poker', 'kakaotalk-scrap'],
  ...['vkshare', 'embedly', 'iframely', 'outbrain', 'mattermost-bot', 'zoombot', 'microsoftpreview', 'teams-preview'],
  ...['barracuda', 'proofpoint', 'mimecast', 'symantec', 'trendmicro', 'forcepoint', 'zscaler', 'fortiguard', 'sophos'],
  ...['safebrowsing', 'urlscan', 'virustotal', 'checkmarknetwork', 'netcraft', 'censys', 'zgrab', 'expanse'],
  ...['curl/', 'wget/', 'python-requests', 'python-urllib', 'aiohttp', 'httpx', 'go-http-client', 'okhttp', 'java/'],
  ...['apache-httpclient', 'libwww-perl', 'node-fetch', 'axios/', 'undici', 'got (', 'ruby', 'php/', 'guzzlehttp'],
  ...['postmanruntime', 'insomnia', 'scrapy', 'headlesschrome', 'phantomjs', 'puppeteer', 'playwright', 'lighthouse'],
  ...['uptimerobot', 'pingdom', 'statuscake', 'crawler', 'spider', 'preview', 'scanner', 'bot/', 'bot;'],
];

/** A browser always sends a user agent. */
export function isKnownAgent(userAgent: string): boolean {
  const agent = userAgent.toLowerCase();
  return agent === '' || KNOWN_AGENTS.some((part) => agent.includes(part));
}

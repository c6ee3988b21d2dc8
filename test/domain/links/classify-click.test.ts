import { BURST_CODES, classifyClick, isTooSoon } from '../../../src/domain/links/classify-click.ts';
import { PHONE } from '../../support/open-link.ts';

const click = { method: 'GET', userAgent: PHONE, purposes: [], recentCodes: 1 };

test.each([
  PHONE,
  'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
  'Mozilla/5.0 (Linux; Android 15; SM-S921B) AppleWebKit/537.36 SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36',
  'Mozilla/5.0 (Android 16; Mobile; rv:145.0) Gecko/145.0 Firefox/145.0',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Instagram 400.0.0.0',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 GSA/380.0 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0',
  'Mozilla/5.0 (Linux; Android 14; SM-G991B; wv) AppleWebKit/537.36 Version/4.0 Chrome/120.0 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/440.0]',
])('the browser %s is used by a person', (userAgent) => {
  expect(classifyClick({ ...click, userAgent })).toBe('human');
});

test.each([
  '',
  'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_11_1) AppleWebKit/601.2.4 Safari/601.2.4 facebookexternalhit/1.1 Facebot Twitterbot/1.0',
  'WhatsApp/2.24.20.89 A',
  'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)',
  'TelegramBot (like TwitterBot)',
  'Mozilla/5.0 (compatible; Discordbot/2.0; +https://discordapp.com)',
  'LinkedInBot/1.0 (compatible; Mozilla/5.0; Apache-HttpClient +http://www.linkedin.com)',
  'Mozilla/5.0 (Linux; Android 6.0.1) Chrome/142.0 Mobile Safari/537.36 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Google-PageRenderer Google (+https://developers.google.com/+/web/snippet/)',
  'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
  'Mozilla/5.0 (Windows NT 6.1; WOW64) SkypeUriPreview Preview/0.5',
  'Mozilla/5.0 (Macintosh) Safari/600.2.5 (Applebot/0.1; +http://www.apple.com/go/applebot)',
  'curl/8.5.0',
  'Wget/1.21.3',
  'python-requests/2.32.3',
  'Go-http-client/2.0',
  'Mozilla/5.0 (Windows NT 5.1; rv:11.0) Gecko Firefox/11.0 (via ggpht.com GoogleImageProxy)',
  'Mozilla/5.0 (compatible; SafeLinks)',
  'Viber/13.0',
  'MobileSafari/8617 CFNetwork/1496 Darwin/23',
  'Dalvik/2.1.0 (Linux; U; Android 14; Pixel 8)',
  'node',
  'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko); compatible; ChatGPT-User/1.0; +https://openai.com/bot',
  'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; ClaudeBot/1.0; +claudebot@anthropic.com)',
  'Mozilla/5.0 (compatible; PerplexityBot/1.0; +https://perplexity.ai/perplexitybot)',
])('the agent %s is a program', (userAgent) => {
  expect(classifyClick({ ...click, userAgent })).toBe('known_agent');
});

test('the first rule that applies decides', () => {
  const burst = { ...click, recentCodes: BURST_CODES };
  expect(classifyClick({ ...burst, recentCodes: BURST_CODES - 1 })).toBe('human');
  expect(classifyClick(burst)).toBe('burst');
  const prefetched = { ...burst, purposes: ['', 'prefetch;prerender'] };
  expect(classifyClick(prefetched)).toBe('prefetch');
  expect(classifyClick({ ...prefetched, userAgent: 'curl/8.5.0' })).toBe('known_agent');
  expect(classifyClick({ ...prefetched, userAgent: 'curl/8.5.0', method: 'HEAD' })).toBe('head_request');
});

test('a click counts as too soon for ten seconds after the message was sent', () => {
  const sentAt = new Date('2029-06-13T18:30:00Z');
  expect(isTooSoon(new Date('2029-06-13T18:30:09.999Z'), sentAt)).toBe(true);
  expect(isTooSoon(new Date('2029-06-13T18:30:10Z'), sentAt)).toBe(false);
  expect(isTooSoon(sentAt, null)).toBe(false);
});

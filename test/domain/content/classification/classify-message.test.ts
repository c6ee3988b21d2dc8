import { classifyMessage } from '../../../../src/domain/content/classification/classify-message.ts';
import { blockingRules, reviewContent } from '../../../../src/domain/content/classification/review-content.ts';
import { readCorpus } from '../corpus/read-corpus.ts';

const corpus = readCorpus();
const blocked = (text: string, purpose: 'marketing' | 'transactional' = 'transactional') =>
  blockingRules(classifyMessage(text), { purpose, country: 'US', exceptions: [] });

test('the corpus has at least 400 messages', () => {
  expect(new Set(corpus.map(({ text }) => text)).size).toBeGreaterThanOrEqual(400);
});

test('at least 97% of marketing messages are classified as marketing', () => {
  const marketing = corpus.filter(({ kind }) => kind === 'M');
  const missed = marketing.filter(({ text }) => !classifyMessage(text).marketing);
  expect({ recall: 1 - missed.length / marketing.length >= 0.97, missed }).toMatchObject({ recall: true });
});

test('at most 1% of transactional messages are blocked', () => {
  const transactional = corpus.filter(({ kind }) => kind === 'T');
  const wrong = transactional.filter(({ text }) => blocked(text).length > 0);
  expect({ share: wrong.length / transactional.length <= 0.01, wrong }).toMatchObject({ share: true });
});

test('at least 95% of the messages that are classified as marketing are blocked as transactional', () => {
  const marketing = corpus.filter(({ kind, text }) => kind === 'M' && classifyMessage(text).marketing);
  const passed = marketing.filter(({ text }) => blocked(text).length === 0);
  expect({ share: 1 - passed.length / marketing.length >= 0.95, passed }).toMatchObject({ share: true });
});

test('a notice with one sign of advertising is not blocked, and its finding is a warning', () => {
  const texts = [
    'Early voting sites for precinct 12 are listed at elections.county.gov. Bring photo ID.',
    'Dance studio: recital call time is 3:15 at the side door.',
  ];
  for (const text of texts) {
    const classification = classifyMessage(text);
    const context = { purpose: 'transactional', country: 'US', exceptions: [], ageGated: false, brand: null } as const;
    const found = reviewContent(text, classification, context).find(
      ({ rule }) => rule === 'marketing_as_transactional',
    );
    expect([text, blocked(text), found?.severity]).toEqual([text, [], 'warning']);
  }
});

test('postal codes, rooms, links of meetings, quit lines and closed doors are part of notices', () => {
  const texts = [
    'Your package will arrive today between 2 and 4 PM at zip 80210.',
    'Hotel Verde: Your room is ready. Room 420, code 2211.',
    'University: Class BIO 101 meets online today. Join: zoom.us/j/8812',
    'Telehealth: your nurse is waiting. Join: https://doxy.me/drpatel',
    'State quit line: your coach Ben calls Friday at noon. Reply R to reschedule.',
    'Today only: enter from 5th St, the main doors are closed for repairs.',
    'Your polling place has moved to Lincoln Elementary, 410 Oak St.',
  ];
  expect(texts.filter((text) => blocked(text).length > 0)).toEqual([]);
});

test('at least 97% of forbidden messages are blocked by their rule, also when they are marketing', () => {
  const forbidden = corpus.filter(({ kind }) => kind === 'B');
  const missed = forbidden.filter(({ text, rule }) => !blocked(text, 'marketing').some((one) => one === rule));
  expect({ recall: 1 - missed.length / forbidden.length >= 0.97, missed }).toMatchObject({ recall: true });
});

test('age-gated and political messages have a finding but are not blocked as marketing', () => {
  for (const { text, rule } of corpus.filter(({ kind }) => kind === 'W')) {
    expect([text, classifyMessage(text).restricted.map((sign) => sign.rule)]).toEqual([
      text,
      expect.arrayContaining([rule]),
    ]);
    expect([text, blocked(text, 'marketing').includes('marketing_as_transactional')]).toEqual([text, false]);
  }
});

test.each([
  ['Order your cannabis edibles', 'cannabis'],
  ['Get a payday loan from QuickCash', 'high_risk_loans'],
  ['Meet naughty singles', 'sexual_content'],
])('"%s" is marketing as well as forbidden', (text, rule) => {
  expect(blocked(text)).toEqual(['marketing_as_transactional', rule]);
});

test('a notice or a delivery that names a restricted product is not marketing', () => {
  const texts = ['Please do not bring alcohol to the pool', 'Your wine club shipment is on its way'];
  expect(texts.filter((text) => classifyMessage(text).marketing)).toEqual([]);
});

test.each([
  ['Everything 70% OFF', 'offer', '70% OFF'],
  ['Cafe ☕️ ünder 50 % de réduction', 'offer', '50 % de réduction'],
  ['Hier: 20 % Rabatt auf alles', 'offer', '20 % Rabatt'],
  ['F R E E shipping', 'offer', 'F R E E shipping'],
])('the span of "%s" contains exactly the words found', (text, rule, words) => {
  const [sign] = classifyMessage(text).marketingSigns;
  expect(sign).toMatchObject({ rule, span: { words } });
  expect(text.slice(sign?.span.start, sign?.span.end)).toBe(words);
});

test.each([
  'https://bit.ly/3xYz',
  'BIT.LY/3xYz',
  'www.tinyurl.com/a',
  'b\u200bit.ly/x',
  'Visit(rb.gy/1a)',
  'ｂｉｔ.ly/x',
])('the public shortener in %s is blocked for any purpose', (link) => {
  const rules = [blocked(`Your order: ${link}.`), blocked(`Your order: ${link}.`, 'marketing')];
  expect(rules).toEqual([['public_shortener'], ['public_shortener']]);
});

test.each(['notbit.ly/a', 'bit.ly.acme.com/a', 'acme.com/bit.ly', 'me@bit.ly'])('%s is no public shortener', (link) => {
  expect(blocked(`Your order: ${link}`)).toEqual([]);
});

test('a message of 20,000 characters of any kind is classified in less than a second', () => {
  const pieces = [
    'a ',
    'win ',
    '1.',
    'bit.ly/',
    'your order ',
    "'",
    'a.b@',
    '\u{1d400}',
    '9,',
    '$',
    'http://',
    '% off ',
  ];
  const started = performance.now();
  for (const piece of pieces) classifyMessage(piece.repeat(Math.ceil(20_000 / piece.length)));
  expect(performance.now() - started).toBeLessThan(1000 * pieces.length);
});

import { classifyMessage } from '../../../../src/domain/content/classification/classify-message.ts';
import { type ReviewContext, reviewContent } from '../../../../src/domain/content/classification/review-content.ts';

const base: ReviewContext = {
  purpose: 'transactional',
  country: 'US',
  exceptions: [],
  ageGated: false,
  brand: 'Acme',
};
const review = (text: string, context: Partial<ReviewContext> = {}) =>
  reviewContent(text, classifyMessage(text), { ...base, ...context });
const severities = (text: string, context: Partial<ReviewContext> = {}) =>
  Object.fromEntries(review(text, context).map(({ rule, severity }) => [rule, severity]));

test('marketing declared transactional is a blocker that names the words', () => {
  const [first, ...others] = review('Acme: 70% off today only');
  expect(first).toMatchObject({ rule: 'marketing_as_transactional', severity: 'blocker', span: { words: '70% off' } });
  expect(others.map(({ rule, severity }) => [rule, severity])).toEqual([
    ['offer', 'warning'],
    ['urgency', 'warning'],
  ]);
});

test('a transactional message has no findings', () => {
  expect(review('Your order of $24.99 shipped')).toEqual([]);
});

test('alcohol is a warning, and nothing when the program is age-gated', () => {
  const text = 'Acme: half price wine tonight. Reply STOP to opt out';
  expect(severities(text, { purpose: 'marketing' })).toEqual({ alcohol: 'warning' });
  expect(severities(text, { purpose: 'marketing', ageGated: true })).toEqual({});
});

test('gambling blocks a message to the United States and is a warning elsewhere', () => {
  const text = 'Acme Casino: 50 free spins. Reply STOP to opt out';
  const context = { purpose: 'marketing', brand: null } as const;
  expect(severities(text, context)).toEqual({ gambling: 'blocker' });
  expect(severities(text, { ...context, country: 'GB' })).toEqual({ gambling: 'warning' });
});

test('an exception of the operator turns a blocker into a warning that mentions it', () => {
  const [finding] = review('Acme: 70% off', { exceptions: ['marketing_as_transactional'] });
  expect(finding).toMatchObject({ rule: 'marketing_as_transactional', severity: 'warning' });
  expect(finding?.explanation).toContain('exception');
});

test('marketing without the brand or the opt-out words has warnings', () => {
  expect(severities('Up to 50% off', { purpose: 'marketing' })).toEqual({
    brand_missing: 'warning',
    opt_out_missing: 'warning',
  });
});

const MARKETING = { purpose: 'marketing', country: 'GB', sender: 'Harbor', brand: null } as const;

test.each([
  'Harbor: our news. Reply STOP to opt out.',
  'Harbor: our news. STOP to end',
  'Harbor: our news. Text STOP to opt out',
  'Harbor: our news. Send STOP to unsubscribe',
  'Harbor: our news. reply "stop" to opt out',
  'Harbor: our news. Reply with UNSUBSCRIBE',
  'Harbor: our news. Reply HELP for help, or harbor.example.com/stop',
  'Harbor: reply YES to get our news. Unsubscribe: harbor.example.com/u',
  'Harbor: our news. Respond QUIT to stop',
  'Harbor: our news (STOP=end)',
])('from a sender ID, replies are lost, so "%s" is a blocker; from a number it is none', (text) => {
  expect(severities(text, MARKETING)).toMatchObject({ reply_to_sender_id: 'blocker' });
  expect(severities(text, { ...MARKETING, sender: '24273' })).not.toHaveProperty('reply_to_sender_id');
  expect(severities(text, { ...MARKETING, sender: undefined })).not.toHaveProperty('reply_to_sender_id');
});

test.each([
  'Harbor: our news. Unsubscribe: https://harbor.example.com/u',
  'Harbor: our news. Opt out at harbor.example.com/u',
  'Harbor: our news. Text STOP to 24273.',
  'Harbor: our news. Send STOP to +44 7700 900123',
  'Harbor: our news. To opt out, text STOP to 24273',
  'Harbor: our news. STOP to 24273',
  'Harbor: our news. Unsubscribe at +447700900123',
])('from a sender ID, "%s" says how to opt out', (text) => {
  expect(severities(text, MARKETING)).toEqual({});
});

test.each(['Harbor: our news.', 'Harbor: our news. harbor.example.com', 'Harbor: unsubscribe at any time'])(
  'from a sender ID, "%s" does not say how to opt out',
  (text) => {
    const [found] = review(text, MARKETING);
    expect(found).toMatchObject({ rule: 'opt_out_missing_one_way', severity: 'warning' });
    expect(found?.fix).not.toContain('Reply');
  },
);

test('a sender that the country wants registered or replaces is a warning', () => {
  const text = 'Your parcel is here.';
  expect(severities(text, { country: 'ES', sender: 'Harbor' })).toEqual({ sender_registration: 'warning' });
  expect(severities(text, { country: 'MY', sender: '+12025550100' })).toEqual({ sender_replaced: 'warning' });
  expect(severities(text, { country: 'GB', sender: 'Harbor' })).toEqual({});
});

test.each([
  ['Hi {name}, your table is ready', '{name}'],
  ['Hi {First Name}, your table is ready', '{First Name}'],
  ['Hi \u0024{name}, your table is ready', '\u0024{name}'],
  ['Hi %FIRST_NAME%, your table is ready', '%FIRST_NAME%'],
  ['Hi *|FNAME|*, your table is ready', '*|FNAME|*'],
  ['Hi [First Name], your table is ready', '[First Name]'],
  ['Hi <name>, your table is ready', '<name>'],
])('"%s" has a warning with the variable of another product', (text, words) => {
  expect(review(text)).toEqual([
    expect.objectContaining({ rule: 'placeholder', severity: 'warning', span: expect.objectContaining({ words }) }),
  ]);
});

test.each([
  'Hi Ada, your table [the big one] is ready',
  'Save 20% TODAY 100% real',
  'Weight < 5 kg and > 2, {2} items',
  'See https://acme.example/%7Bname%7D?q=%AB%CD%EF',
])('"%s" has no variable', (text) => {
  expect(review(text).filter(({ rule }) => rule === 'placeholder')).toEqual([]);
});

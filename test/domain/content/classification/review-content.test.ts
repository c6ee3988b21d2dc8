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

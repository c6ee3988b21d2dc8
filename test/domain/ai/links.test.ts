import { statesOnly } from '../../../src/domain/ai/accept-copy.ts';
import { draftByRules } from '../../../src/domain/ai/draft.ts';

test.each([
  ['https://acme.com/sale', 'See https://acme.com/sale.', true],
  ['https://acme.com/sale', 'See https://ACME.com/sale today', true],
  ['https://acme.com/sale-2', 'See https://acme.com/sale', false],
  ['https://acme.com/sale', 'See https://acme.com/sale/other', false],
  ['https://acme.com.evil.example', 'See https://acme.com', false],
  ['no link', 'See https://acme.com', false],
])('with the facts “%s”, a model may write “%s”: %p', (facts, text, may) => {
  expect(statesOnly(text, facts)).toBe(may);
});

test('a draft has the link of its brief also when its goal has a longer one', () => {
  const link = 'https://acme.com/a';
  const brief = {
    goal: 'Read https://acme.com/about today',
    purpose: 'transactional',
    brand: null,
    link,
    tone: 'neutral',
  };
  for (const text of draftByRules(brief as never)) expect(text).toMatch(/https:\/\/acme\.com\/a(?![\w/])/);
});

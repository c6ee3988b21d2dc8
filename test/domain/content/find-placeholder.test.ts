import { findSourcePlaceholder } from '../../../src/domain/content/find-placeholder.ts';

const wordsIn = (source: string, known: readonly string[] = []) =>
  findSourcePlaceholder(source, new Set(known))?.words ?? null;

test.each([
  ['Hi {first_name}!', '{first_name}'],
  ['Hi {{ first_name }}, see {link}', '{link}'],
  ['Hi *|FNAME|*!', '*|FNAME|*'],
  ['Hi *|fname|*!', '*|fname|*'],
  ['Hi [first_name]!', '[first_name]'],
  ['Hi [[Name]]!', '[[Name]'],
  ['Hi %FIRST_NAME%!', '%FIRST_NAME%'],
  ['Hi %%name%%!', '%name%'],
  ['Hi <<name>>!', '<name>'],
  ['Hi $first_name!', '$first_name'],
  ['Hi $name!', '$name'],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: It is what is found.
  ['Hi ${first_name}!', '${first_name}'],
  ['Hi {!Contact.FirstName}!', '{!Contact.FirstName}'],
  ['Hi #name#!', '#name#'],
  ['Hi ##first_name##!', '#first_name#'],
  ['Hi first_name!', 'first_name'],
  ['Hi (first_name)!', 'first_name'],
  ['Hi {{contact.first_name}}!', '{{contact.first_name'],
  ['Hi {{ customer.name | default: "you" }}!', '{{ customer.name'],
])('%s has the variable %s of another product', (source, words) => {
  expect(wordsIn(source)).toBe(words);
});

test.each([
  'Reply [STOP] to opt out',
  '50% off 10% more',
  'Save 20%OFF 10% extra',
  'Great {:) day',
  'Hi {{ first_name }}, {% if attributes.vip %}thanks{% endif %}{%if vip%}!{%endif%}',
  'Win $5, $name_your_price is no offer',
  'I <3 you, 2 < 3 > 1',
  'See https://example.com/?first_name={{ first_name }}&x=%20y%20',
  'Order #4711# is ready, #hashtag #sale',
  'Mail first_name@example.com',
  '{{ event.order.number }} {{ attributes.name }}',
])('%s has none', (source) => {
  expect(wordsIn(source)).toBeNull();
});

test('a variable that the caller gives a value for is its own', () => {
  expect(wordsIn('Hi {{ customer.name }}!', ['customer'])).toBeNull();
});

import { type CampaignContent, DEFAULT_FLAGS } from '../../../src/domain/registration/content.ts';
import { type LintedBrand, lintCampaign } from '../../../src/domain/registration/lint-campaign.ts';
import { isAgeRestricted, isForbidden } from '../../../src/domain/registration/lint-content.ts';

const acme: LintedBrand = {
  entity_type: 'PRIVATE_PROFIT',
  display_name: 'Acme Coffee, Inc.',
  campaign_verify_token: null,
  contact: {
    email: 'a@acme.example',
    phone: '+12025550143',
    first_name: null,
    last_name: null,
    mobile_phone: null,
    business_contact_email: null,
  },
};

const good: CampaignContent = {
  use_case: 'MARKETING',
  sub_use_cases: [],
  description: 'Acme Coffee sends its customers offers and news of roasts that they signed up for.',
  message_flow:
    'Customers of Acme Coffee agree on https://acme.example/signup by ticking a box for text messages with offers. Up to 4 msgs/month. Message and data rates may apply. Reply HELP for help, STOP to opt out.',
  samples: [
    'Acme Coffee: Hi [first name], our new roast is in. Reply STOP to opt out.',
    'Acme Coffee: 10% off this week for you, [first name].',
  ],
  flags: DEFAULT_FLAGS,
  embedded_link_sample: null,
  opt_in_keywords: ['JOIN'],
  opt_out_keywords: ['STOP'],
  help_keywords: ['HELP'],
  opt_in_message: 'Acme Coffee: You are subscribed. Reply HELP for help, STOP to unsubscribe.',
  opt_out_message: 'Acme Coffee: You are unsubscribed and will get no more texts.',
  help_message: 'Acme Coffee: For help call 202-555-0100. Reply STOP to unsubscribe.',
  privacy_url: 'https://acme.example/privacy',
  terms_url: 'https://acme.example/terms',
  auto_renewal: true,
  reseller_id: null,
};

const errorsOf = (change: Partial<CampaignContent>, brand: Partial<LintedBrand> = {}): string[] =>
  lintCampaign({ ...good, ...change }, { ...acme, ...brand })
    .filter(({ severity }) => severity === 'error')
    .map(({ code, field }) => `${code} ${field}`);
const [first = '', second = ''] = good.samples;
const flags = (...set: (keyof CampaignContent['flags'])[]): CampaignContent['flags'] => ({
  ...DEFAULT_FLAGS,
  ...Object.fromEntries(set.map((flag) => [flag, true])),
});
const sample = (text: string): Partial<CampaignContent> => ({ samples: [first, text] });

test('a complete campaign has no findings', () => {
  expect(lintCampaign(good, acme)).toEqual([]);
});

test.each<[string, Partial<CampaignContent>, string[]]>([
  ['one sample', { samples: [first] }, ['30893 samples']],
  [
    'six samples',
    { samples: [1, 2, 3, 4, 5, 6].map((n) => `${first} ${n}`) as CampaignContent['samples'] },
    ['30893 samples'],
  ],
  ['a sample of a few characters', sample('Acme Coffee: Hi'), ['30893 samples.1']],
  ['a sample that is too long', sample(`Acme Coffee: ${'a'.repeat(1024)}`), ['30893 samples.1']],
  [
    'samples without the brand',
    { samples: ['Hi [name], it is here. Reply STOP to end.', 'Hi [name], something new is here.'] },
    ['30893 samples'],
  ],
  [
    'samples without opt-out instructions',
    { samples: ['Acme Coffee: Hi [name], it is here.', second] },
    ['30893 samples'],
  ],
  [
    'samples without variables',
    { samples: ['Acme Coffee: it is here. Reply STOP to end.', 'Acme Coffee: 10% off this week.'] },
    ['30893 samples'],
  ],
  ['variables in curly brackets', sample('Acme Coffee: Hi {{ first_name }}, it is here.'), ['30893 samples.1']],
  ['the same sample twice', { samples: [first, first] }, ['30893 samples']],
  [
    'a link without the flag embedded_link',
    sample('Acme Coffee: see https://acme.example/new'),
    ['30893 flags.embedded_link'],
  ],
  [
    'a bare domain without the flag embedded_link',
    sample('Acme Coffee: see acme.com/new this week'),
    ['30893 flags.embedded_link'],
  ],
  [
    'the flag embedded_link without a link in the samples',
    { flags: flags('embedded_link') },
    ['30893 flags.embedded_link'],
  ],
  [
    'a public shortener',
    { ...sample('Acme Coffee: see https://bit.ly/abc'), flags: flags('embedded_link') },
    ['30892 samples.1'],
  ],
  [
    'a phone number without the flag embedded_phone',
    sample('Acme Coffee: call us at (202) 555-0143'),
    ['30889 flags.embedded_phone'],
  ],
  [
    'the flag embedded_phone without a phone number in the samples',
    { flags: flags('embedded_phone') },
    ['30889 flags.embedded_phone'],
  ],
  ['beer without an age gate', sample('Acme Coffee: craft beer is back'), ['30888 flags.age_gated']],
  ['an unnecessary age gate', { flags: flags('age_gated') }, ['30888 flags.age_gated']],
  ['cannabis', { description: `${good.description} Also cannabis.` }, ['30885 description']],
  ['payday loans', sample('Acme Coffee: payday loans for [name]'), ['30885 samples.1']],
  ['loans without the flag direct_lending', sample('Acme Coffee: a loan for [name]'), ['30885 flags.direct_lending']],
  [
    'an emergency',
    { description: 'Acme Coffee sends evacuation notices and emergency alerts to its customers nearby.' },
    ['30929 description'],
  ],
  ['a short description', { description: 'Acme Coffee sends offers.' }, ['30886 description']],
  [
    'a message flow without a purpose',
    {
      message_flow:
        'People of Acme Coffee tick a check box on our website and then they get text messages from us every week.',
    },
    ['30544 message_flow'],
  ],
  [
    'a message flow without an opt-in',
    { message_flow: 'Acme Coffee sends marketing text messages with offers to everybody it likes to, every week.' },
    ['30909 message_flow'],
  ],
  ['a short message flow', { message_flow: 'Web form for weekly offers.' }, ['30909 message_flow']],
  ['a mixed campaign with one use case', { use_case: 'MIXED', sub_use_cases: ['MARKETING'] }, ['30900 sub_use_cases']],
  [
    'a mixed campaign with six use cases',
    {
      use_case: 'MIXED',
      sub_use_cases: ['MARKETING', '2FA', 'CUSTOMER_CARE', 'SECURITY_ALERT', 'POLLING_VOTING', 'FRAUD_ALERT'],
    },
    ['30900 sub_use_cases', '30538 samples'],
  ],
  ['sub use cases without a mixed campaign', { sub_use_cases: ['2FA', 'CUSTOMER_CARE'] }, ['30900 sub_use_cases']],
  [
    'a special use case in a mix',
    { use_case: 'MIXED', sub_use_cases: ['MARKETING', 'POLITICAL'] },
    ['30900 sub_use_cases'],
  ],
  ['an offer in an account notification', { use_case: 'ACCOUNT_NOTIFICATION' }, ['30893 samples.1']],
  [
    '2FA without a code',
    { use_case: '2FA', samples: [first, 'Acme Coffee: hello [name] once more.'] },
    ['30893 samples'],
  ],
  ['a one-time code in marketing', sample('Acme Coffee: your verification code is [code]'), ['30893 samples.1']],
  ['keywords without STOP', { opt_out_keywords: ['LEAVE'] }, ['30909 opt_out_keywords']],
  ['a short HELP reply', { help_message: 'Acme Coffee' }, ['30909 help_message', '30570 help_message']],
  [
    'a HELP reply without a contact',
    { help_message: 'Acme Coffee: Reply STOP to unsubscribe. Msg & data rates may apply.' },
    ['30570 help_message'],
  ],
  [
    'a message flow without a frequency',
    { message_flow: good.message_flow.replace('Up to 4 msgs/month. ', '') },
    ['30545 message_flow'],
  ],
  [
    'a message flow with a pre-checked box',
    { message_flow: `${good.message_flow} The box is pre-checked.` },
    ['30925 message_flow'],
  ],
  [
    'consent as a condition',
    { message_flow: `${good.message_flow} Customers must agree to texts to place an order.` },
    ['30923 message_flow'],
  ],
  ['bought leads', { message_flow: `${good.message_flow} We also buy from lead vendors.` }, ['30896 message_flow']],
  [
    'verbal consent without its script',
    { message_flow: `${good.message_flow} Others agree verbally in the store.` },
    ['30909 message_flow'],
  ],
  [
    'a local URL in the message flow',
    { message_flow: good.message_flow.replace('https://acme.example', 'http://localhost:3000') },
    ['30909 message_flow'],
  ],
  ['a local privacy policy URL', { privacy_url: 'https://10.0.0.7/privacy' }, ['30908 privacy_url']],
  [
    'three use cases with two samples',
    { use_case: 'MIXED', sub_use_cases: ['MARKETING', 'CUSTOMER_CARE', 'SECURITY_ALERT'] },
    ['30538 samples'],
  ],
  ['an invalid privacy policy URL', { privacy_url: 'acme' }, ['30908 privacy_url']],
  ['the use case CARRIER_EXEMPT', { use_case: 'CARRIER_EXEMPT' }, ['30900 use_case']],
])('reports %s with its code', (_what, change, expected) => {
  expect(errorsOf(change)).toEqual(expected);
});

test.each<[string, Partial<CampaignContent>, Partial<LintedBrand>, string[]]>([
  ['a sole proprietor with the use case MARKETING', {}, { entity_type: 'SOLE_PROPRIETOR' }, ['30900 use_case']],
  ['a company as sole proprietor', { use_case: 'SOLE_PROPRIETOR' }, {}, ['30900 use_case']],
  ['a company as charity', { use_case: 'CHARITY' }, {}, ['30900 use_case']],
  ['a charity', { use_case: 'CHARITY' }, { entity_type: 'NON_PROFIT' }, []],
  ['a company with the use case EMERGENCY', { use_case: 'EMERGENCY' }, {}, ['30929 use_case']],
  ['a listed company without authentication', {}, { entity_type: 'PUBLIC_PROFIT' }, ['30900 brand_id']],
])('checks whether the use case fits the brand: %s', (_what, change, brand, expected) => {
  expect(errorsOf(change, brand)).toEqual(expected);
});

test.each<[string, Partial<CampaignContent>]>([
  ['an order number of ten digits', sample('Acme Coffee: order 1234567890 for [name] is ready')],
  ['a link with its flag', { ...sample('Acme Coffee: see https://acme.example/new'), flags: flags('embedded_link') }],
  [
    'a link that only embedded_link_sample contains',
    { flags: flags('embedded_link'), embedded_link_sample: 'https://acme.example/x' },
  ],
  ['a phone number with its flag', { ...sample('Acme Coffee: call 202-555-0143'), flags: flags('embedded_phone') }],
  ['beer with an age gate', { ...sample('Acme Coffee: craft beer is back'), flags: flags('age_gated') }],
  [
    'direct lending with its flag',
    { ...sample('Acme Coffee: your loan is due, [name]'), flags: flags('direct_lending') },
  ],
  ['the brand name without its legal form', sample('ACME COFFEE — hello [name]')],
  [
    'a privacy promise',
    { message_flow: `${good.message_flow} We never share numbers with third parties for marketing.` },
  ],
  [
    '2FA',
    {
      use_case: '2FA',
      samples: ['Acme Coffee: your code is [code]. Reply STOP to opt out.', 'Acme Coffee: [code] is your login code.'],
    },
  ],
])('accepts %s', (_what, change) => {
  expect(errorsOf(change)).toEqual([]);
});

test('content that a message may not sell may not be registered either', () => {
  const texts = [
    '25mg edibles and vape carts',
    'Bet $5 on the game',
    'We fix bad credit',
    'See my nude photos',
    'Cigars',
  ];
  expect(texts.filter((text) => !isForbidden(text))).toEqual([]);
});

test.each([
  ['hemp', 'lead generation', 'renting lists of numbers', 'adult entertainment', 'hate speech', 'debt collection'],
  ['short-term high-interest loans', 'sportsbetting', 'work-from-home opportunities', 'MLM', 'illegal drugs'],
])('the description of a campaign may not name "%s"', (...words) => {
  expect(words.filter((word) => !isForbidden(`Acme sends messages about ${word} to customers.`))).toEqual([]);
});

test('harmless words that contain a restricted one are no reason to reject a campaign', () => {
  const texts = [
    'Your flu shots',
    'New wine glasses',
    'The smoke-free lobby',
    'A lobby for the casino-night fundraiser',
  ];
  expect(texts.map((text) => [isForbidden(text), isAgeRestricted(text)])).toEqual([
    [false, false],
    [false, false],
    [false, false],
    [true, false],
  ]);
});

import { defaultTexts } from '../../../src/domain/programs/content.ts';
import { isPromotionalName } from '../../../src/domain/programs/is-promotional-name.ts';
import { isPromotional } from '../../../src/domain/programs/lint.ts';

const BRANDS = [
  'Shop',
  'Special',
  'Offer',
  'Free',
  'Deal House',
  'The Sale Barn',
  'Free Press',
  'Bonus Foods',
  'Exclusive Motors',
  'Shop & Save',
  'Save',
  'Rewards Bank',
  'Promo Print Ltd',
  'Win Sports Club',
  'Bargain Books, Inc.',
  'Special Olympics',
  'Clearance House',
];
/** Names with a price or a domain in them. */
const PRICED = ['100% Pure', 'The $1 Store', '5 Dollar Store', 'Overstock.com', '99 Cents Only'];

test.each([...BRANDS, ...PRICED])('a confirmation of a STOP keeps the brand name %j', (brand) => {
  const kept = [
    defaultTexts({ brand, frequency: 'weekly', terms_url: 'https://a.example/terms' }).opt_out_text,
    `${brand.toUpperCase()}: You are unsubscribed.`,
    `${brand} - You will get no more messages.`,
    `[${brand}] You are unsubscribed.`,
    `You are unsubscribed from ${brand} and will get no more messages.`,
    `You have been removed from ${brand}.`,
    `You will get no more ${brand} texts. Reply START to get them again.`,
    `${brand} will not text you again.`,
    `You are unsubscribed. - ${brand}`,
  ];
  expect(kept.filter((text) => isPromotional(text, brand))).toEqual([]);
});

test.each([...BRANDS, ...PRICED])('an offer beside the brand name %j is promotional', (brand) => {
  const sold = [
    `${brand}: You are unsubscribed. Get 20% off if you return.`,
    `${brand}: You are unsubscribed. Come back for a free gift.`,
    `${brand}: You are unsubscribed. See our special offers.`,
    `${brand}: You are unsubscribed. Sale ends Sunday.`,
    `${brand}: You are unsubscribed. See https://a.example/x`,
    `${brand}: You are unsubscribed. Now only $20.`,
  ];
  expect(sold.filter((text) => !isPromotional(text, brand))).toEqual([]);
});

test.each([
  ['Free', 'Free: You are unsubscribed. Free coffee if you return.'],
  ['Free', 'You are unsubscribed. Enjoy Free shipping.'],
  ['Free', 'You are unsubscribed. We ship for free.'],
  ['Free', 'Free coffee! You are unsubscribed.'],
  ['Shop', 'Shop: You are unsubscribed. Shop now.'],
  ['Shop', 'Shop: You are unsubscribed. Shop our new line.'],
  ['Special', 'Special: You are unsubscribed. Ask for our Special Offer.'],
  ['Save', 'Save: You are unsubscribed. Save big today.'],
  ['Free Press', 'Free Press: You are unsubscribed. Reading is free.'],
  ['Shop.com', 'You are unsubscribed. Visit https://shop.com'],
  ['Shop.com', 'You are unsubscribed. Visit shop.com/deals'],
  ['20', 'You are unsubscribed. Come back from $20.'],
  ['Acme', 'Acme: You are unsubscribed from Free.'],
  ['', 'You are unsubscribed. Free coffee.'],
])('the brand %j does not hide the offer of %j', (brand, text) => {
  expect(isPromotional(text, brand)).toBe(true);
});

test.each([...BRANDS, 'FREE PRESS', 'free'])('%j is a name and no advertisement', (name) => {
  expect(isPromotionalName(name)).toBe(false);
});

test.each([
  'WIN FREE CASH',
  'Get a free phone',
  'Free Bonus',
  'Free coffee today',
  '50% off deals',
  'Only $5 today',
  'see https://a.example',
  'a.example/win',
])('%j is an advertisement and no name', (name) => {
  expect(isPromotionalName(name)).toBe(true);
});

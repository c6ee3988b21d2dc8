import { faultOfSource } from '../../../src/domain/consent/source.ts';

test.each([
  'https://shop.example/signup',
  'http://example.com',
  'a form',
  'checkout page',
  'Zenobia at the fair',
  'Paper form at the Dallas store, 3 May 2026',
  'Customers who purchased a ticket on our site',
  'Checkbox at purchase of a list price item',
  'Newsletter signup for the price list',
  'Formulaire en magasin',
  '店頭の用紙',
])('%s describes where consent was given', (source) => {
  expect(faultOfSource(source)).toBeNull();
});

test.each(['', ' ', 'x', 'n/a', 'N.A.', 'none', 'unknown', 'test', '123', '...', 'TBD', 'foo', 'http://x'])(
  '%p describes nothing',
  (source) => {
    expect(faultOfSource(source)).toMatch(/URL or describe/);
  },
);

test.each([
  'bought list',
  'Purchased lead list from a vendor',
  'We bought these contacts from DataCo',
  'rented database',
  'scraped from company websites',
  'Web scraping',
  'data broker',
  'third-party list',
  'Gekaufte Adressen',
  'gekauft: Adressen',
  'base de datos comprada',
  'public directory',
])('%s is a list without consent', (source) => {
  expect(faultOfSource(source)).toMatch(/bought, rented or scraped/);
});

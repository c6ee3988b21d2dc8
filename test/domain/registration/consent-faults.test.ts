import { consentFaultsOf } from '../../../src/domain/registration/consent-faults.ts';
import { isRegionOf } from '../../../src/domain/registration/postal-regions.ts';
import { isReviewable } from '../../../src/domain/registration/reviewable-url.ts';
import { isPossibleEin } from '../../../src/domain/registration/tax-numbers.ts';

test.each([
  ['bought_leads', 'We text people on lists that we purchased from a data broker.'],
  ['bought_leads', 'Numbers come from purchased leads and our website form.'],
  ['bought_leads', 'Leads from our marketing partners are added to the program.'],
  ['bought_leads', 'Consumers opt in through a lead generation company and are sent offers.'],
  ['bought_leads', 'Phone numbers are scraped from public listings.'],
  ['bought_leads', 'We use skip tracing to find the owners of houses.'],
  ['bought_leads', 'Contacts come from a rented list of shoppers.'],
  ['bought_leads', 'Third-party leads are imported every week.'],
  ['bought_leads', 'Agents do cold outreach by text message.'],
  ['bought_leads', 'We bought a database of phone numbers last year.'],
  ['preselected', 'The box for text messages is pre-checked on our checkout page.'],
  ['preselected', 'A checkbox, checked by default, says that customers agree to texts.'],
  ['preselected', 'The consent box is already ticked.'],
  ['preselected', 'Customers are automatically enrolled when they buy something.'],
  ['preselected', 'Customers get texts unless they uncheck the box.'],
  ['preselected', 'The SMS toggle defaults to on at sign-up.'],
  ['preselected', 'All shoppers are opted in by default.'],
  ['condition', 'Customers must agree to receive text messages to complete their purchase.'],
  ['condition', 'Users are required to consent to SMS before creating an account.'],
  ['condition', 'Consent to text messages is required for purchase.'],
  ['condition', 'You cannot create an account without agreeing to text messages.'],
  ['condition', 'The form has a mandatory checkbox for text messages.'],
  ['condition', 'Opting in is a condition of service.'],
  ['condition', 'Guests have to opt in to texts in order to book a table.'],
  ['condition', 'The SMS checkbox is required.'],
  ['no_script', 'Customers agree verbally when they call us.'],
  ['no_script', 'Staff ask customers for consent over the phone.'],
  ['no_script', 'Verbal consent is collected at the counter.'],
  ['no_script', 'On a phone call the agent asks for permission to text.'],
  ['no_script', 'Our call center records the opt-in.'],
])('%s: "%s"', (fault, flow) => {
  expect(consentFaultsOf(flow)).toEqual([fault]);
});

test.each([
  'Customers tick an unchecked box on https://acme.example/signup to get texts about orders.',
  'The box is not pre-checked, and consent is not a condition of purchase.',
  'The checkbox is un-checked by default and optional.',
  'Consent is voluntary. Nobody must agree to texts to complete a purchase.',
  'We never buy, rent or share lists, and do not use purchased leads.',
  'Users must opt in to receive text messages.',
  'Customers text JOIN to 12345 after they purchased a product in our store.',
  'Shoppers who bought lists of ingredients can sign up for recipes by text message.',
  'Staff ask: "May we text you about your repair, up to 4 messages a month? Reply STOP to end." and note the answer.',
  'Agents get verbal consent. Script: May I send you texts about your order? Message frequency varies.',
  'Customers enter their phone number on a paper form in our store and sign it.',
  'Patients agree in the patient portal. They can call our office by phone for help.',
  'Messages continue until customers reply STOP.',
  'Members choose text messages in their account settings; the setting is off by default.',
  'Consent is required before we send any text message.',
  'Students register for the course online and tick a separate box for text alerts.',
])('nothing: "%s"', (flow) => {
  expect(consentFaultsOf(flow)).toEqual([]);
});

test.each([
  ['https://acme.example/signup', true],
  ['https://www.acme.co.uk', true],
  ['https://acme.example:8443/terms', true],
  ['http://localhost:3000/signup', false],
  ['https://127.0.0.1/privacy', false],
  ['https://192.168.1.10', false],
  ['https://[::1]/', false],
  ['https://shop.local', false],
  ['https://staging.acme.internal/terms', false],
  ['https://acme.test', false],
  ['https://intranet', false],
  ['ftp://acme.example', false],
  ['acme.example', false],
  ['file:///terms.html', false],
])('reviewers can open %s: %s', (url, can) => {
  expect(isReviewable(url)).toBe(can);
});

test.each([
  ['12-3456789', true],
  ['461234567', true],
  ['98-7654321', true],
  ['00-0000001', true],
  ['00-1234567', false],
  ['07-1234567', false],
  ['17-1234567', false],
  ['28-1234567', false],
  ['69-1234567', false],
  ['89-1234567', false],
  ['97-1234567', false],
  ['11-1111111', false],
  ['99-9999999', false],
  ['12-345678', false],
])('the IRS can have assigned %s: %s', (ein, can) => {
  expect(isPossibleEin(ein)).toBe(can);
});

test.each([
  ['US', 'CA', true],
  ['US', 'DC', true],
  ['US', 'PR', true],
  ['US', 'XX', false],
  ['US', 'ON', false],
  ['US', 'ca', false],
  ['CA', 'ON', true],
  ['CA', 'NY', false],
  ['GB', 'anything', true],
])('%s has the region %s: %s', (country, region, has) => {
  expect(isRegionOf(country, region)).toBe(has);
});

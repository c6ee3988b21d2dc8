import { guessMapping } from '../../../src/domain/imports/rows.ts';

/** Headers of exports, each with the target that it has among the others. */
const EXPORTS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  Shopify: {
    'Customer ID': 'external_id',
    'First Name': 'first_name',
    'Last Name': 'last_name',
    Email: 'email',
    'Accepts Email Marketing': 'attributes.accepts_email_marketing',
    'Default Address Company': 'attributes.default_address_company',
    'Default Address Address1': 'attributes.default_address_address1',
    'Default Address City': 'attributes.default_address_city',
    'Default Address Province Code': 'attributes.default_address_province_code',
    'Default Address Country Code': 'country',
    'Default Address Zip': 'attributes.default_address_zip',
    'Default Address Phone': 'attributes.default_address_phone',
    Phone: 'phone',
    'Accepts SMS Marketing': 'consent',
    'Total Spent': 'attributes.total_spent',
    Tags: 'tags',
  },
  Klaviyo: {
    'Klaviyo ID': 'external_id',
    Email: 'email',
    'First Name': 'first_name',
    'Last Name': 'last_name',
    Organization: 'attributes.organization',
    Title: 'attributes.title',
    'Phone Number': 'phone',
    'State / Region': 'attributes.state_region',
    Country: 'country',
    'Zip Code': 'attributes.zip_code',
    'Email Marketing Consent': 'attributes.email_marketing_consent',
    'SMS Marketing Consent': 'consent',
    'SMS Consent Timestamp': 'attributes.sms_consent_timestamp',
  },
  'properties of Klaviyo': {
    $phone_number: 'phone',
    $first_name: 'first_name',
    $last_name: 'last_name',
    $email: 'email',
    $timezone: 'timezone',
    $country: 'country',
    $consent: 'consent',
  },
  Mailchimp: {
    'Email Address': 'email',
    'First Name': 'first_name',
    'Last Name': 'last_name',
    Address: 'attributes.address',
    'Phone Number': 'attributes.phone_number',
    'SMS Phone Number': 'phone',
    'SMS Subscription Status': 'consent',
    MEMBER_RATING: 'attributes.member_rating',
    OPTIN_TIME: '',
    TIMEZONE: 'timezone',
    CC: 'country',
    REGION: 'attributes.region',
    EUID: 'external_id',
    TAGS: 'tags',
  },
  HubSpot: {
    'Record ID': 'external_id',
    'First Name': 'first_name',
    'Last Name': 'last_name',
    Email: 'email',
    'Phone Number': 'attributes.phone_number',
    'Mobile Phone Number': 'phone',
    'Time Zone': 'timezone',
    'Country/Region': 'country',
    'State/Region': 'attributes.state_region',
    'Contact owner': 'attributes.contact_owner',
  },
  Salesforce: {
    'Contact ID': 'external_id',
    Salutation: 'attributes.salutation',
    'First Name': 'first_name',
    'Last Name': 'last_name',
    'Account Name': 'attributes.account_name',
    'Mailing Country': 'country',
    'Mailing Zip/Postal Code': 'attributes.mailing_zip_postal_code',
    Phone: 'attributes.phone',
    Mobile: 'phone',
    'Home Phone': 'attributes.home_phone',
    'Do Not Call': 'consent',
    'Email Opt Out': 'attributes.email_opt_out',
  },
  'API of Salesforce': {
    Id: 'external_id',
    FirstName: 'first_name',
    LastName: 'last_name',
    MobilePhone: 'phone',
    Phone: 'attributes.phone',
    MailingCountryCode: 'country',
    HasOptedOutOfEmail: 'attributes.hasoptedoutofemail',
  },
  Square: {
    'Reference ID': 'external_id',
    'First Name': 'first_name',
    Surname: 'last_name',
    'Email Address': 'email',
    'Phone Number': 'phone',
    Nickname: 'attributes.nickname',
    'Company Name': 'attributes.company_name',
    'Postal Code': 'attributes.postal_code',
  },
  Toast: {
    'Guest Name': 'full_name',
    'Guest Phone': 'phone',
    'Guest Email': 'email',
    'Customer GUID': 'external_id',
    'Marketing Opt In': 'consent',
  },
  'Google Contacts': {
    'First Name': 'first_name',
    'Middle Name': 'attributes.middle_name',
    'Last Name': 'last_name',
    'File As': 'attributes.file_as',
    Labels: 'tags',
    'E-mail 1 - Label': 'attributes.e_mail_1_label',
    'E-mail 1 - Value': 'email',
    'Phone 1 - Label': 'attributes.phone_1_label',
    'Phone 1 - Value': 'phone',
    'Phone 2 - Label': 'attributes.phone_2_label',
    'Phone 2 - Value': 'phone',
    'Address 1 - Country': 'country',
  },
  'earlier Google Contacts': {
    Name: 'attributes.name',
    'Given Name': 'first_name',
    'Family Name': 'last_name',
    'Group Membership': 'tags',
    'Phone 1 - Type': 'attributes.phone_1_type',
    'Phone 1 - Value': 'phone',
  },
  Outlook: {
    'First Name': 'first_name',
    'Last Name': 'last_name',
    'Business Phone': 'attributes.business_phone',
    'Home Phone': 'attributes.home_phone',
    'Mobile Phone': 'phone',
    'Business Fax': 'attributes.business_fax',
    'E-mail Address': 'email',
    'Home Country/Region': 'country',
    Categories: 'tags',
  },
  Attentive: {
    'Subscriber ID': 'attributes.subscriber_id',
    'Phone Number': 'phone',
    'Subscriber Status': 'consent',
    'Opt-in Source': '',
    'Client User ID': 'external_id',
  },
  Postscript: {
    phone_number: 'phone',
    first_name: 'first_name',
    last_name: 'last_name',
    'Shopify Customer ID': 'external_id',
    'Opted out at': 'consent',
    tags: 'tags',
  },
  SimpleTexting: {
    Phone: 'phone',
    'First Name': 'first_name',
    'Last Name': 'last_name',
    'Opt-in status': 'consent',
    Lists: 'attributes.lists',
  },
  EZTexting: {
    PhoneNumber: 'phone',
    FirstName: 'first_name',
    LastName: 'last_name',
    Groups: 'tags',
    OptOut: 'consent',
  },
  Twilio: { To: 'phone', Status: 'attributes.status', Body: 'attributes.body' },
  'Constant Contact': {
    'Email address': 'email',
    'First name': 'first_name',
    'Last name': 'last_name',
    'Phone - home': 'attributes.phone_home',
    'Phone - mobile': 'phone',
    'Email status': 'attributes.email_status',
    'SMS status': 'consent',
  },
  ActiveCampaign: {
    Email: 'email',
    'First Name': 'first_name',
    Phone: 'phone',
    Tags: 'tags',
    'Contact ID': 'external_id',
  },
  WooCommerce: {
    customer_id: 'external_id',
    billing_first_name: 'first_name',
    billing_last_name: 'last_name',
    billing_phone: 'phone',
    shipping_phone: 'attributes.shipping_phone',
    billing_email: 'email',
    billing_country: 'country',
    billing_postcode: 'attributes.billing_postcode',
  },
  'orders of WooCommerce': {
    'First Name (Billing)': 'first_name',
    'Phone (Billing)': 'phone',
    'Email (Billing)': 'email',
    'Country Code (Billing)': 'country',
  },
  'Meta lead ads': {
    id: 'external_id',
    created_time: 'attributes.created_time',
    ad_id: 'attributes.ad_id',
    full_name: 'full_name',
    phone_number: 'phone',
    email: 'email',
    zip_code: 'attributes.zip_code',
  },
  Brevo: { SMS: 'phone', WHATSAPP: 'attributes.whatsapp', PRENOM: 'first_name', NOM: 'last_name' },
  Pipedrive: {
    'Person - Name': 'full_name',
    'Person - Phone - Work': 'attributes.person_phone_work',
    'Person - Phone - Mobile': 'phone',
  },
  Eventbrite: { 'Attendee First Name': 'first_name', 'Cell Phone': 'phone', 'Order ID': 'attributes.order_id' },
  'a German list': {
    Vorname: 'first_name',
    Name: 'last_name',
    Mobil: 'phone',
    Festnetz: 'attributes.festnetz',
    PLZ: 'attributes.plz',
  },
  'a Spanish list': { 'Nombre completo': 'full_name', Celular: 'phone', 'Teléfono fijo': 'attributes.teléfono_fijo' },
  'a list by hand': { Name: 'full_name', 'Cell #': 'phone', 'Phone #': 'attributes.phone', Notes: 'attributes.notes' },
};

test.each(Object.keys(EXPORTS))('the columns of %s are recognized', (product) => {
  const expected = EXPORTS[product] ?? {};
  expect({ ...guessMapping(Object.keys(expected)) }).toEqual(expected);
});

test.each(
  (
    'Phone|phone|Phone Number|Phone #|Phone No.|PhoneNumber|phone_number|Telephone|Tel|Tel.|Tel No|Mobile|Mobile Phone|MobilePhone|mobile_phone|Mobile Number|Mobile No|Mobile #|Cell|Cell Phone|' +
    'CellPhone|Cell Number|Cellular|Cell #|SMS|SMS Phone|SMS Number|SMS Phone Number|Text Number|MSISDN|E164|Phone (E.164)|Contact Number|Contact No.|Contact Phone|Customer Phone|Customer Phone Number|' +
    'Customer Mobile|Primary Phone|Primary Phone Number|Main Phone|Best Phone|Preferred Phone|Home Phone|Work Phone|Business Phone|Billing Phone|Shipping Phone|Phone 1|Phone1|Phone 1 - Value|' +
    'Phone - mobile|Guest Phone|Buyer Phone|Attendee Phone|Member Phone|Patient Phone|Lead Phone|Recipient|To|Recipient Phone|Phone (Mobile)|Phone with country code|User Phone|Your phone number|' +
    'Default Address Phone|Handy|Handynummer|Mobilnummer|Mobil|Telefon|Rufnummer|Teléfono|Teléfono móvil|Móvil|Celular|Telefone|Telemóvel|Téléphone|Téléphone portable|Numéro de téléphone|$phone_number|WhatsApp|Ph|Mob'
  ).split('|'),
)('a column %j alone holds the numbers', (header) => {
  expect(guessMapping([header, 'Notes'])[header]).toBe('phone');
});

test.each([
  'Phone Type',
  'Phone Country Code',
  'Phone 1 - Label',
  'Fax',
  'Mobile Carrier',
  'Phone verified',
  'Telephone consent',
  'Username',
  'Company Name',
  'Product',
  'Street Address',
])('a column %j holds neither numbers nor names', (header) => {
  expect(guessMapping([header])[header]).toMatch(/^attributes\.|^consent$/);
});

test('in any order, a column of mobile numbers comes before one of other numbers', () => {
  for (const mobile of ['Mobile Phone Number', 'SMS Phone', 'Cell', 'Phone - mobile', 'mobile_number', 'Handy'])
    for (const other of ['Phone Number', 'Phone', 'Home Phone', 'Primary Phone', 'Contact Number', 'Work Phone'])
      for (const headers of [
        [mobile, other],
        [other, mobile],
      ])
        expect(guessMapping(headers)).toMatchObject({
          [mobile]: 'phone',
          [other]: expect.stringMatching(/^attributes/),
        });
});

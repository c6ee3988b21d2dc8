import type { ComplianceRegisterTollFreeParams } from '../../src/generated/types.ts';

/** The params of a toll-free verification, except the number. */
export const ACME_TOLL_FREE: Omit<ComplianceRegisterTollFreeParams, 'number_id'> = {
  business_name: 'Acme Coffee LLC',
  doing_business_as: 'Acme Coffee',
  business_type: 'PRIVATE_PROFIT',
  business_registration: { number: '12-3456789', authority: 'EIN', country: 'US' },
  website: 'https://acme.example',
  address: { street: '1 Main Street', city: 'San Francisco', state: 'CA', postal_code: '94105', country: 'US' },
  contact: { email: 'texts@acme.example', phone: '+12025550143', first_name: 'Ada', last_name: 'Lovelace' },
  use_case_categories: ['DELIVERY_NOTIFICATIONS'],
  use_case_summary: 'Acme Coffee tells its customers when their orders are ready.',
  samples: ['Acme Coffee: Hi [first name], your order is ready. Reply STOP to opt out.'],
  opt_in_type: 'WEB_FORM',
  opt_in_image_urls: ['https://acme.example/opt-in.png'],
  message_volume: '10,000',
  privacy_url: 'https://acme.example/privacy',
  terms_url: 'https://acme.example/terms',
};

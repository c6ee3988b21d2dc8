import type { Furnish } from './index.ts';

const brand = {
  entity_type: 'PRIVATE_PROFIT',
  display_name: 'Corner Shop',
  legal_name: 'Corner Shop LLC',
  ein: '12-3456789',
  alt_business_id: null,
  alt_business_id_type: 'NONE',
  stock_symbol: null,
  stock_exchange: null,
  vertical: 'RETAIL',
  website: 'https://shop.example',
  address: { street: '1 Main Street', city: 'San Francisco', state: 'CA', postal_code: '94105', country: 'US' },
  contact: {
    email: 'texts@shop.example',
    phone: '+12025550143',
    first_name: null,
    last_name: null,
    mobile_phone: null,
    business_contact_email: null,
  },
  is_reseller: false,
  brand_relationship: 'BASIC_ACCOUNT',
  mock: false,
};

const campaign = {
  use_case: 'MIXED',
  sub_use_cases: ['DELIVERY_NOTIFICATION', 'MARKETING'],
  description: 'Corner Shop sends its customers news of their orders and of new arrivals that they asked for.',
  message_flow:
    'Customers of Corner Shop agree on https://shop.example/signup by ticking a box for text messages about orders and offers.',
  samples: [
    'Corner Shop: Hi [first name], your order [order number] is ready. Reply STOP to opt out.',
    'Corner Shop: New arrivals this week, 10% off for you, [first name]. Reply STOP to opt out.',
  ],
  flags: {
    embedded_link: false,
    embedded_phone: false,
    number_pool: false,
    age_gated: false,
    direct_lending: false,
    subscriber_opt_in: true,
    subscriber_opt_out: true,
    subscriber_help: true,
  },
  embedded_link_sample: null,
  opt_in_keywords: ['JOIN'],
  opt_out_keywords: ['STOP'],
  help_keywords: ['HELP'],
  opt_in_message: 'Corner Shop: You are subscribed. Reply HELP for help, STOP to unsubscribe.',
  opt_out_message: 'Corner Shop: You are unsubscribed and will get no more texts.',
  help_message: 'Corner Shop: For help see https://shop.example/help. Reply STOP to unsubscribe.',
  privacy_url: 'https://shop.example/privacy',
  terms_url: 'https://shop.example/terms',
  auto_renewal: true,
  reseller_id: null,
};

const rejection = { code: '30893', field: 'samples', fix: 'Show texts as they will be sent.' };

/**
 * Brands: one confirmed, one rejected. Campaigns of the confirmed brand: one rejected, one
 * approved.
 */
export const furnishRegistrations: Furnish = async (pool, { tenantId }) => {
  await pool.query(
    `INSERT INTO registrations (tenant_id, id, account_id, kind, content, status, submission_status, identity_status, vetting_score, rejection, attempt, submitted_at, created_at, updated_at)
     VALUES ($1, 'brn_01jd0000000000000000000001', $1, 'brand', $2, 'OK', 'CREATED', 'VETTED_VERIFIED', 80, NULL, 1, now(), now(), now()),
            ($1, 'brn_01jd0000000000000000000002', $1, 'brand', $2, 'REGISTRATION_FAILED', 'CREATED', 'UNVERIFIED', NULL, $3, 1, now(), now(), now())`,
    [tenantId, JSON.stringify(brand), JSON.stringify({ ...rejection, code: '30894', field: 'ein' })],
  );
  await pool.query(
    `INSERT INTO registrations (tenant_id, id, account_id, kind, brand_id, program_id, use_case, content, status, submission_status, rejection, attempt, submitted_at, created_at, updated_at)
     VALUES ($1, 'reg_01jd0000000000000000000001', $1, 'campaign', 'brn_01jd0000000000000000000001', NULL, 'MIXED', $2, 'TCR_FAILED', 'CREATED', $3, 1, now(), now(), now()),
            ($1, 'reg_01jd0000000000000000000002', $1, 'campaign', 'brn_01jd0000000000000000000001', 'prg_01jd0000000000000000000001', 'MIXED', $2, 'MNO_PROVISIONED', 'CREATED', NULL, 1, now(), now(), now())`,
    [tenantId, JSON.stringify(campaign), JSON.stringify(rejection)],
  );
};

import type { Furnish } from './index.ts';

const content = {
  opt_out_scope: 'all',
  name: 'Order news',
  brand: 'Corner Shop',
  purpose: 'your orders and new arrivals',
  use_case: 'MIXED',
  frequency: 'up to 4 msgs/month',
  help_text:
    'Corner Shop: For help see https://shop.example/help. Msg & data rates may apply. Reply STOP to unsubscribe.',
  opt_out_text: 'Corner Shop: You are unsubscribed, but see our sale. Reply START to get more texts.',
  opt_in_text:
    'Corner Shop: You are subscribed. Up to 4 msgs/month. Msg & data rates may apply. Reply HELP for help, STOP to unsubscribe.',
  keywords: { opt_in: ['JOIN'], opt_out: ['STOP'], help: ['HELP'] },
  samples: [],
  privacy_url: 'https://shop.example/privacy',
  terms_url: 'https://shop.example/terms',
};

/** The program "Order news", whose STOP confirmation contains marketing. */
export const furnishPrograms: Furnish = async (pool, { tenantId }) => {
  await pool.query(
    "INSERT INTO programs (tenant_id, id, account_id, version, created_at, updated_at) VALUES ($1, 'prg_01jd0000000000000000000001', $1, 1, now(), now())",
    [tenantId],
  );
  await pool.query(
    "INSERT INTO program_versions (tenant_id, program_id, version, content, created_at) VALUES ($1, 'prg_01jd0000000000000000000001', 1, $2, now())",
    [tenantId, JSON.stringify(content)],
  );
};

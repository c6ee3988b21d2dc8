import { newCode } from '../../../src/links/codes.ts';
import type { Furnish } from './index.ts';

/** A link to a sale; its code is random, because codes are unique in the whole database. */
export const furnishLinks: Furnish = async (pool, { tenantId }) => {
  const code = newCode();
  await pool.query(
    `INSERT INTO links (tenant_id, id, account_id, campaign_id, url_key, code, url, utm, version, created_at, updated_at)
     VALUES ($1, 'lnk_01jd0000000000000000000001', $1, 'cmp_01jd0000000000000000000002', 'sale', $2, 'https://example.com/sale', '{"source": "sms"}', 1, now(), now())`,
    [tenantId, code],
  );
  await pool.query(
    `INSERT INTO link_codes (code, tenant_id, account_id, link_id, created_at) VALUES ($2, $1, $1, 'lnk_01jd0000000000000000000001', now())`,
    [tenantId, code],
  );
};

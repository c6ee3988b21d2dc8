import { createHash } from 'node:crypto';
import type { Furnish } from './index.ts';

const TEXT = 'By signing up you agree to get texts from Corner Bakery. Reply STOP to end them.';

/** The signup form by which the one contact opted in a second time. */
export const furnishSources: Furnish = async (pool, { tenantId }) => {
  await pool.query(
    `INSERT INTO consent_sources (tenant_id, id, account_id, name, name_key, method, url, state, disclosure_version, created_at, updated_at)
     VALUES ($1, 'src_01jd0000000000000000000001', $1, 'Signup form', 'signup form', 'web_form', 'https://example.com/signup', 'active', 1, now(), now())`,
    [tenantId],
  );
  await pool.query(
    `INSERT INTO consent_source_versions (tenant_id, source_id, version, disclosure_text, disclosure_hash, created_at)
     VALUES ($1, 'src_01jd0000000000000000000001', 1, $2, $3, now())`,
    [tenantId, TEXT, createHash('sha256').update(TEXT).digest('hex')],
  );
};

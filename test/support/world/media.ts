import { linkKey } from '../../../src/media/link-key.ts';
import type { Furnish } from './index.ts';
import { CUSTOMER } from './partner.ts';

/** A transparent pixel. */
export const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const URL = 'https://cdn.example.com/spring-sale.png';
const FILE = {
  id: 'mfl_01jd0000000000000000000001',
  url: URL,
  content_type: 'image/png',
  bytes: PIXEL.length,
  sha256: '6b7fa434f92a8b80aab02d9bf1a12e49ffcae424e4013a1c4f68b67e3d2bbcd0',
};

/** A file of the account and of its customer, checked in the future, and a campaign with it. */
export const furnishMedia: Furnish = async (pool, { tenantId }) => {
  const described = [FILE.url, linkKey(FILE.url), FILE.sha256, FILE.content_type, FILE.bytes, PIXEL];
  for (const [id, account, code] of [
    [FILE.id, tenantId, 'c'.repeat(22)],
    ['mfl_01jd0000000000000000000002', CUSTOMER, 'd'.repeat(22)],
  ])
    await pool.query(
      `INSERT INTO media_files (tenant_id, id, account_id, code, url, url_key, sha256, content_type, bytes, content, created_at, checked_at, used_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, now(), '2036-01-01', '2036-01-01')`,
      [tenantId, id, account, code, ...described],
    );
  await pool.query(
    `INSERT INTO campaigns (tenant_id, id, account_id, name, state, purpose, body, media, audience, paced_until, fanout_cursor, fanout_done, audience_count, created_at, updated_at, version)
     VALUES ($1, 'cmp_01jd0000000000000000000009', $1, 'Pictures', 'draft', 'marketing', 'Look! Reply STOP to opt out.', $2, '{"include": {"all": true}}', now(), '', false, 0, now(), now(), 1)`,
    [tenantId, JSON.stringify([FILE])],
  );
};

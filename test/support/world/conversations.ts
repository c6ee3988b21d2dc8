import type { Furnish } from './index.ts';
import { PIXEL } from './media.ts';

const PICTURE = '6b7fa434f92a8b80aab02d9bf1a12e49ffcae424e4013a1c4f68b67e3d2bbcd0';

/**
 * An open conversation with a former number of the first contact: its message, which came with a
 * picture, a note, and a canned reply. The inquiry permits replies at any time.
 */
export const furnishConversations: Furnish = async (pool, { tenantId }) => {
  await pool.query(
    `INSERT INTO inbound_messages (tenant_id, id, account_id, number_id, from_phone, to_phone, text, intent, carrier_message_id, received_at, media)
     SELECT $1, 'inb_01jd0000000000000000000009', $1, n.id, '+12025550168', n.phone, 'Are you open today?', 'none', 'sim_01jd0_in9', now(),
            '[{"url": "https://api.twilio.com/2010-04-01/Accounts/AC1/Messages/MM1/Media/ME1", "content_type": "image/jpeg"}]'
       FROM phone_numbers n WHERE n.tenant_id = $1 AND n.id = 'num_01jd0000000000000000000001'`,
    [tenantId],
  );
  await pool.query(
    `INSERT INTO media_contents (tenant_id, sha256, bytes, content, kept_until) VALUES ($1, $2, $3, $4, '2036-01-01') ON CONFLICT DO NOTHING`,
    [tenantId, PICTURE, PIXEL.length, PIXEL],
  );
  await pool.query(
    `INSERT INTO inbound_files (tenant_id, id, account_id, inbound_id, position, number_id, carrier, url, state, content_type, bytes, sha256, attempts, expires_at)
     VALUES ($1, 'ifl_01jd0000000000000000000001', $1, 'inb_01jd0000000000000000000009', 0, 'num_01jd0000000000000000000001', 'twilio',
             'https://api.twilio.com/2010-04-01/Accounts/AC1/Messages/MM1/Media/ME1', 'kept', 'image/png', $3, $2, 0, '2036-01-01')`,
    [tenantId, PICTURE, PIXEL.length],
  );
  await pool.query(
    `INSERT INTO conversations (tenant_id, id, account_id, number_id, number_phone, phone, contact_id, state, labels, unread, version, opened_at, last_inbound_at, last_message_at, created_at, updated_at)
     SELECT $1, 'thr_01jd0000000000000000000001', $1, n.id, n.phone, '+12025550168', 'con_01jd0000000000000000000001', 'open', '{vip}', 1, 1, now(), now(), now(), now(), now()
       FROM phone_numbers n WHERE n.tenant_id = $1 AND n.id = 'num_01jd0000000000000000000001'`,
    [tenantId],
  );
  await pool.query(
    `INSERT INTO relationships (tenant_id, account_id, phone, kind, reference, since, recorded_at, actor, request_id)
     VALUES ($1, $1, '+12025550168', 'inquiry', '', now(), now(), 'key_01jd0000000000000000000001', 'req_example')`,
    [tenantId],
  );
  await pool.query(
    `INSERT INTO conversation_notes (tenant_id, id, account_id, conversation_id, text, author, created_at)
     VALUES ($1, 'nte_01jd0000000000000000000001', $1, 'thr_01jd0000000000000000000001', 'Asked twice already.', 'maria@example.com', now())`,
    [tenantId],
  );
  await pool.query(
    `INSERT INTO canned_replies (tenant_id, id, account_id, name, name_key, text, version, created_at, updated_at)
     VALUES ($1, 'crp_01jd0000000000000000000001', $1, 'Opening hours', 'opening hours',
             'We are open from 9 to 6, {{ first_name | default: "there" }}.', 1, now(), now())`,
    [tenantId],
  );
};

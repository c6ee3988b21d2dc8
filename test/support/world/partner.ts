import type { Furnish } from './index.ts';

export const CUSTOMER = 'acc_01jd0000000000000000000002';
const event = (id: string): string =>
  JSON.stringify({
    id,
    type: 'customer.paused',
    timestamp: '2026-11-20T12:00:00.000Z',
    version: '1',
    data: { external_ref: 'shop-42', paused: true, reason: 'example of a reason' },
  });

const ATTEMPTS =
  '[{"at": "2026-11-20T12:00:00.000Z", "status": 500, "latency_ms": 42, "error": null, "response_excerpt": "example of an answer"}]';

/**
 * Makes the tenant a partner with an end-customer that may send, a webhook endpoint, one pending
 * and one dead event, and an endpoint of the tenant's own account with a dead event.
 */
export const furnishPartner: Furnish = async (pool, { tenantId }) => {
  await pool.query("UPDATE accounts SET kind = 'partner' WHERE tenant_id = $1 AND id = $1", [tenantId]);
  await pool.query('UPDATE credit_accounts SET posted = posted + 10000 WHERE tenant_id = $1 AND account_id = $1', [
    tenantId,
  ]);
  await pool.query(
    `INSERT INTO credit_entries (tenant_id, id, account_id, kind, amount, ref, at)
     VALUES ($1, 'cre_01jd0000000000000000000008', $1, 'topup', 10000, 'payment:example of a partner', now())`,
    [tenantId],
  );
  await pool.query(
    `INSERT INTO accounts (tenant_id, id, kind, name, state, default_country, external_ref, paused, created_at)
     VALUES ($1, '${CUSTOMER}', 'customer', 'Corner Shop', 'active', 'US', 'shop-42', false, now())`,
    [tenantId],
  );
  await pool.query(
    `WITH entry AS (
       INSERT INTO credit_entries (tenant_id, id, account_id, kind, amount, ref, at)
       VALUES ($1, 'cre_01jd0000000000000000000009', '${CUSTOMER}', 'grant', 500, 'grant:example', now()))
     INSERT INTO credit_accounts (tenant_id, account_id, posted, held, low_at) VALUES ($1, '${CUSTOMER}', 500, 0, 100)`,
    [tenantId],
  );
  await pool.query(
    `INSERT INTO contacts (tenant_id, id, account_id, phone, country, attributes, consent_status, consent_method, consent_changed_at, created_at, updated_at, version)
     VALUES ($1, 'con_01jd0000000000000000000009', '${CUSTOMER}', '+12025550143', 'US', '{}', 'opted_in', 'web_form', now(), now(), now(), 1)`,
    [tenantId],
  );
  await pool.query(
    `WITH template AS (
       INSERT INTO templates (tenant_id, id, account_id, name, name_key, state, locale, version, created_at, updated_at)
       VALUES ($1, 'tpl_01jd0000000000000000000009', '${CUSTOMER}', 'Welcome', 'welcome', 'draft', 'en', 1, now(), now()))
     INSERT INTO template_versions (tenant_id, template_id, version, body, variables, created_at)
     VALUES ($1, 'tpl_01jd0000000000000000000009', 1, 'Welcome!', '[]', now())`,
    [tenantId],
  );
  await pool.query(
    `WITH next AS (SELECT '+1500556' || lpad((6 + count(*))::text, 4, '0') AS phone FROM phone_number_lookup),
       lookup AS (INSERT INTO phone_number_lookup (phone, tenant_id, account_id, number_id)
         SELECT phone, $1, '${CUSTOMER}', 'num_01jd0000000000000000000009' FROM next)
     INSERT INTO phone_numbers (tenant_id, id, account_id, phone, country, type, state, is_default, carrier, assignment, messages_per_second, paced_until, created_at)
     SELECT $1, 'num_01jd0000000000000000000009', '${CUSTOMER}', phone, 'US', 'long_code', 'active', true, 'simulator', 'unassigned', 10000, now(), now() FROM next`,
    [tenantId],
  );
  await pool.query(
    `INSERT INTO webhook_endpoints (tenant_id, url, state, delivery, secret, secret_fingerprint, sign_with_previous, created_at, updated_at)
     VALUES ($1, 'https://partner.example/hooks/tern', 'active', 'automatic', 'example of a sealed secret', 'sha256:1f2e3d4c', false, now(), now())
     ON CONFLICT DO NOTHING`,
    [tenantId],
  );
  await pool.query(
    `INSERT INTO outbox_events (tenant_id, id, account_id, type, body, state, attempt, attempts, due_at, occurred_at)
     VALUES ($1, 'evt_01jd0000000000000000000001', '${CUSTOMER}', 'customer.paused', $2, 'pending', 1, $4, now(), now()),
            ($1, 'evt_01jd0000000000000000000002', '${CUSTOMER}', 'customer.paused', $3, 'dead', 10, $4, now(), now())`,
    [tenantId, event('evt_01jd0000000000000000000001'), event('evt_01jd0000000000000000000002'), ATTEMPTS],
  );
  await pool.query(
    `INSERT INTO webhook_endpoints (tenant_id, id, account_id, types, description, url, state, delivery, secret, secret_fingerprint, sign_with_previous, created_at, updated_at)
     VALUES ($1, 'whk_01jd0000000000000000000001', $1, '{message.inbound,message.finalized}', 'CRM', 'https://shop.example/hooks/tern', 'active', 'automatic',
             'example of a sealed secret', 'sha256:1f2e3d4c', false, now(), now())
     ON CONFLICT DO NOTHING`,
    [tenantId],
  );
  await pool.query(
    `INSERT INTO outbox_events (tenant_id, endpoint_id, id, account_id, type, body, state, attempt, attempts, due_at, occurred_at)
     VALUES ($1, 'whk_01jd0000000000000000000001', 'evt_01jd0000000000000000000012', $1, 'customer.paused', $2, 'dead', 10, $3, now(), now())`,
    [tenantId, event('evt_01jd0000000000000000000012'), ATTEMPTS],
  );
};

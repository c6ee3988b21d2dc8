import type { Furnish } from './index.ts';

const HASH = '4f2a9c1be0d37856a1c4e9f20b7d6a358c91e4f07b2d5a6c3e8f1094d7b6a2c5';

/** A call that waits for a person, one of an end-customer, and an approved call that failed. */
export const furnishApprovals: Furnish = async (pool, { tenantId }) => {
  const text = 'Your table is ready. Reply STOP to opt out.';
  const params = JSON.stringify({ to: '+12025550143', text, purpose: 'transactional' });
  const irreversible = 'Credits that were spent are not returned.';
  const counts = { credits: 1, recipients: 1, messages: 1 };
  const effect = JSON.stringify({ ...counts, sample_text: text, irreversible, answer: { state: 'queued' } });
  const error = JSON.stringify({ code: 'consent_required', message: 'The contact is not opted in.' });
  for (const [id, account] of [
    ['apr_01jd0000000000000000000001', tenantId],
    ['apr_01jd0000000000000000000009', 'acc_01jd0000000000000000000002'],
  ])
    await pool.query(
      `INSERT INTO approvals (tenant_id, id, account_id, key_id, skill, params, params_hash, effect, effect_hash, state, request_id, created_at, expires_at, due_at)
     VALUES ($1, $2, $3, 'key_01jd0000000000000000000002', 'messages.send', $4, $2, $5, '${HASH}', 'pending', 'req_example',
       now(), '2035-01-01', '2035-01-01')`,
      [tenantId, id, account, params, effect],
    );
  await pool.query(
    `INSERT INTO approvals (tenant_id, id, account_id, key_id, skill, params, params_hash, effect, effect_hash, state, reason, request_id, created_at, expires_at,
       decided_by, decided_at, finished_at, error)
     VALUES ($1, 'apr_01jd0000000000000000000002', $1, 'key_01jd0000000000000000000002', 'messages.send', $2, 'another example', $3, '${HASH}', 'failed',
       'The contact is not opted in.', 'req_example', now(), now() + interval '1 day', 'key_01jd0000000000000000000001', now(), now(), $4)`,
    [tenantId, params, effect, error],
  );
};

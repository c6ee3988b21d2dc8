import type { Furnish } from './index.ts';

/** A finished job of a plan: it created the tag, and erased a contact, which cannot be undone. */
export const furnishPlans: Furnish = async (pool, { tenantId }) => {
  await pool.query(
    `INSERT INTO plan_jobs (tenant_id, id, account_id, key_id, plan_id, on_error, state, created_at, finished_at)
     VALUES ($1, 'job_01jd0000000000000000000001', $1, 'key_01jd0000000000000000000001', 'pln_01jd0000000000000000000009', 'stop', 'succeeded', now(), now())`,
    [tenantId],
  );
  const tag = JSON.stringify({ created: true, tag: { id: 'tag_01jd0000000000000000000001' } });
  const named = JSON.stringify({ name: 'VIP' });
  await pool.query(
    `INSERT INTO plan_steps (tenant_id, job_id, position, skill, params, state, result, finished_at)
     VALUES ($1, 'job_01jd0000000000000000000001', 2, 'contacts.forget', '{}', 'done', '{}', now()),
            ($1, 'job_01jd0000000000000000000001', 1, 'tags.create', $2, 'done', $3, now())`,
    [tenantId, named, tag],
  );
  // The hash is what `command.plan` answers for this call, which finds nothing in any account.
  const steps = JSON.stringify([{ skill: 'tags.list', params: { query: 'no such tag' } }]);
  await pool.query(
    `INSERT INTO plans (tenant_id, id, account_id, key_id, steps, preview, hash, created_at, expires_at)
     VALUES ($1, 'pln_01jd0000000000000000000001', $1, 'key_01jd0000000000000000000001', $2, '[]', $3, now(), '2035-01-01')`,
    [tenantId, steps, '0c68e08ee252e82cf2ad7e3cca1f138636fd3291a200aac530e6c67b0a823506'],
  );
};

import type { Furnish } from './index.ts';

/** The rule "Thank big spenders", which waits for orders, and a run of it. */
export const furnishAutomation: Furnish = async (pool, { tenantId }) => {
  const trigger = { kind: 'event', name: 'order.placed', where: [{ property: 'total', operator: 'gte', value: 100 }] };
  const params = { tag: 'VIP', ids: [{ $from: 'contact.id' }] };
  await pool.query(
    `INSERT INTO automation_rules (tenant_id, id, account_id, name, name_key, state, version, key_id, trigger, actions, max_failures, failures, created_at, updated_at)
     VALUES ($1, 'aut_01jd0000000000000000000001', $1, 'Thank big spenders', 'thank big spenders', 'enabled', 1, 'key_01jd0000000000000000000001',
       $2, $3, 5, 0, now(), now())`,
    [tenantId, JSON.stringify(trigger), JSON.stringify([{ skill: 'tags.assign', params }])],
  );
  await pool.query(
    `INSERT INTO signal_listeners (tenant_id, account_id, kind, name, listener_id)
     VALUES ($1, $1, 'event', 'order.placed', 'aut_01jd0000000000000000000001')`,
    [tenantId],
  );
  const happened = {
    kind: 'event',
    name: 'order.placed',
    occurred_at: '2026-11-20T12:00:00.000Z',
    data: { event_id: 'bev_01jd0000000000000000000001', properties: { total: 120 } },
  };
  const action = {
    skill: 'tags.assign',
    params: { tag: 'VIP', ids: ['con_01jd0000000000000000000001'] },
    outcome: 'done',
    error: null,
  };
  await pool.query(
    `INSERT INTO automation_runs (tenant_id, id, account_id, rule_id, rule_version, key_id, contact_id, state, depth, trigger, actions, attempt, count,
       due_at, created_at, finished_at)
     VALUES ($1, 'run_01jd0000000000000000000001', $1, 'aut_01jd0000000000000000000001', 1, 'key_01jd0000000000000000000001', 'con_01jd0000000000000000000001',
       'succeeded', 1, $2, $3, 1, 1, now(), now(), now())`,
    [tenantId, JSON.stringify(happened), JSON.stringify([action])],
  );
};

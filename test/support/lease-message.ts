import type pg from 'pg';

const LEASE = `WITH taken AS (
    DELETE FROM message_queue WHERE message_id = $1 RETURNING tenant_id, queue, message_id)
  INSERT INTO message_leases (tenant_id, queue, id, message_ids, claimed_at, lease_until)
  SELECT tenant_id, queue, 'lse_' || message_id, ARRAY[message_id], $2, $2 FROM taken`;

/** Leaves a waiting message as a worker does that dies after the claim. */
export async function leaseMessage(pool: pg.Pool, id: string, leaseUntil: Date): Promise<void> {
  await pool.query(LEASE, [id, leaseUntil]);
}

const LEAVE_QUEUES = `WITH waiting AS (DELETE FROM message_queue WHERE tenant_id = $1),
  leased AS (DELETE FROM message_leases WHERE tenant_id = $1)
  UPDATE messages SET state = 'canceled' WHERE tenant_id = $1 AND state IN ('queued', 'scheduled')`;

/** Ends what is left of a tenant, so that workers do not find it. */
export async function leaveQueues(pool: pg.Pool, tenantId: string): Promise<void> {
  await pool.query(LEAVE_QUEUES, [tenantId]);
}

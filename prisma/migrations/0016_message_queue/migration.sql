-- What waits is apart from the messages, so that no index of `messages` names what changes while a
-- message is sent: an update then adds no index entries (a heap-only tuple).

-- One row per message that waits.
CREATE TABLE message_queue (
  tenant_id TEXT COLLATE "C" NOT NULL,
  message_id TEXT COLLATE "C" NOT NULL,
  queue TEXT COLLATE "C" NOT NULL,
  due_at TIMESTAMPTZ(3) NOT NULL,
  is_single BOOLEAN NOT NULL,
  waits_for TEXT,
  CONSTRAINT message_queue_pkey PRIMARY KEY (tenant_id, message_id)
);

-- One row per batch that is being submitted.
CREATE TABLE message_leases (
  tenant_id TEXT COLLATE "C" NOT NULL,
  queue TEXT COLLATE "C" NOT NULL,
  id TEXT COLLATE "C" NOT NULL,
  message_ids TEXT[] COLLATE "C" NOT NULL,
  claimed_at TIMESTAMPTZ(3) NOT NULL,
  lease_until TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT message_leases_pkey PRIMARY KEY (tenant_id, queue, id)
);

INSERT INTO message_queue (tenant_id, message_id, queue, due_at, is_single, waits_for)
SELECT tenant_id, id, queue, due_at, campaign_id IS NULL, nullif(state_reason, 'lease_lost') FROM messages WHERE state IN ('queued', 'scheduled', 'held');
INSERT INTO message_leases (tenant_id, queue, id, message_ids, claimed_at, lease_until)
SELECT tenant_id, queue, 'lse_' || md5(queue || lease_until || submitting_at), array_agg(id ORDER BY id), submitting_at, lease_until
  FROM messages WHERE state = 'submitting' GROUP BY tenant_id, queue, submitting_at, lease_until;
UPDATE messages SET state = 'queued' WHERE state IN ('submitting', 'held');
UPDATE messages SET state_reason = NULL WHERE state IN ('queued', 'scheduled') AND state_reason <> 'lease_lost';

-- The next messages of one queue, oldest first.
CREATE INDEX message_queue_due_idx ON message_queue (tenant_id, queue, due_at);
-- Queues of single messages that have something due.
CREATE INDEX message_queue_single_idx ON message_queue (due_at, tenant_id, queue) WHERE is_single;
-- Batches whose worker has died.
CREATE INDEX message_leases_lease_until_idx ON message_leases (lease_until);

DROP INDEX messages_failed_idx;
-- Failed messages by phone number, for hygiene.
CREATE INDEX messages_failed_idx ON messages (tenant_id, account_id, to_phone, error_code) WHERE error_code IS NOT NULL;
DROP INDEX messages_queued_idx;
DROP INDEX messages_scheduled_idx;
DROP INDEX messages_single_due_idx;
DROP INDEX messages_submitting_idx;
ALTER TABLE messages DROP COLUMN queue, DROP COLUMN lease_until, DROP COLUMN attempt;
-- Room on each page for the next version of every row on it.
ALTER TABLE messages SET (fillfactor = 45);

-- Webhook endpoints of every account. The endpoint of a partner, which gets the events of all of
-- its end-customers, is the row `partner`; an event is one row for each endpoint that gets it.

ALTER TABLE webhook_endpoints
  ADD COLUMN id TEXT COLLATE "C" NOT NULL DEFAULT 'partner',
  ADD COLUMN account_id TEXT COLLATE "C",
  ADD COLUMN types TEXT[] DEFAULT '{}',
  ADD COLUMN description TEXT,
  DROP CONSTRAINT webhook_endpoints_pkey,
  ADD CONSTRAINT webhook_endpoints_pkey PRIMARY KEY (tenant_id, id);
-- The endpoints of one account.
CREATE INDEX webhook_endpoints_account_idx ON webhook_endpoints (tenant_id, account_id) WHERE account_id IS NOT NULL;

ALTER TABLE webhook_health
  ADD COLUMN endpoint_id TEXT COLLATE "C" NOT NULL DEFAULT 'partner',
  DROP CONSTRAINT webhook_health_pkey,
  ADD CONSTRAINT webhook_health_pkey PRIMARY KEY (tenant_id, endpoint_id, bucket_at);

ALTER TABLE outbox_events
  ADD COLUMN endpoint_id TEXT COLLATE "C" NOT NULL DEFAULT 'partner',
  DROP CONSTRAINT outbox_events_pkey,
  ADD CONSTRAINT outbox_events_pkey PRIMARY KEY (tenant_id, endpoint_id, id);
DROP INDEX outbox_events_open_idx;
-- Events that are pending or dead, few among millions that were delivered.
CREATE INDEX outbox_events_open_idx ON outbox_events (tenant_id, endpoint_id, id) WHERE delivered_at IS NULL;
DROP INDEX outbox_events_pending_idx;
-- The oldest pending event of each account at an endpoint.
CREATE INDEX outbox_events_pending_idx ON outbox_events (tenant_id, endpoint_id, account_id, id) WHERE state = 'pending';
ALTER TABLE outbox_events ALTER COLUMN endpoint_id SET STATISTICS 1, ALTER COLUMN endpoint_id SET (n_distinct = 2);

-- Conversions of a type, which rules of segments count for all contacts at once.
CREATE INDEX CONCURRENTLY IF NOT EXISTS conversions_tenant_id_account_id_event_occurred_at_idx ON conversions (tenant_id, account_id, event, occurred_at);

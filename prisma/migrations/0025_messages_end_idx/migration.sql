-- Messages that ended without delivery, by state, for pages. No other message has an entry.
CREATE INDEX CONCURRENTLY IF NOT EXISTS messages_end_idx ON messages (tenant_id, account_id, end_state, id) WHERE end_state IS NOT NULL;

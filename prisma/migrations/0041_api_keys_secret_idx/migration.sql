-- Keys that depend on a previous secret of the installation are counted every minute.
CREATE INDEX CONCURRENTLY IF NOT EXISTS api_keys_secret_idx ON api_keys (secret_id) WHERE revoked_at IS NULL;

-- As api_keys_secret_idx.
CREATE INDEX CONCURRENTLY IF NOT EXISTS forgotten_numbers_secret_idx ON forgotten_numbers (secret_id);

-- As api_keys_secret_idx.
CREATE INDEX CONCURRENTLY IF NOT EXISTS suppressed_hashes_secret_idx ON suppressed_hashes (secret_id);

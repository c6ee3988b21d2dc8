-- Calls of a skill, of a key, or both, for pages of the audit log.
CREATE INDEX CONCURRENTLY IF NOT EXISTS audit_entries_calls_idx ON audit_entries (account_id, skill, key_id, id);

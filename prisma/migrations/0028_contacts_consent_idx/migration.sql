-- Contacts of a consent status, for pages.
CREATE INDEX CONCURRENTLY IF NOT EXISTS contacts_consent_idx ON contacts (account_id, consent_status, id);

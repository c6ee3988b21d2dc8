-- Messages of a contact, for pages.
CREATE INDEX CONCURRENTLY IF NOT EXISTS messages_contact_idx ON messages (contact_id, id);

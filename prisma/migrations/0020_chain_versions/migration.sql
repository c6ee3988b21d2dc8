-- The version of the form in which an entry was hashed. Entries that are chained already have none:
-- their form is found by their hash.
ALTER TABLE consent_entries ADD COLUMN hash_version SMALLINT;
ALTER TABLE audit_entries ADD COLUMN hash_version SMALLINT;

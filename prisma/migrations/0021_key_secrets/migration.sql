-- Which secret of the installation made a fingerprint or a hash. Rows from before have none, until
-- a key is used.
ALTER TABLE api_keys ADD COLUMN secret_id TEXT COLLATE "C";
ALTER TABLE forgotten_numbers ADD COLUMN secret_id TEXT COLLATE "C";
ALTER TABLE suppressed_hashes ADD COLUMN secret_id TEXT COLLATE "C";

-- Whether a file of a message needs a content.
CREATE INDEX CONCURRENTLY IF NOT EXISTS media_files_content_idx ON media_files (tenant_id, sha256);

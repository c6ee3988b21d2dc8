-- Files that messages carry: copies of what was checked, and where they are used.
CREATE TABLE media_files (
  tenant_id TEXT COLLATE "C" NOT NULL,
  id TEXT COLLATE "C" NOT NULL,
  account_id TEXT COLLATE "C" NOT NULL,
  url TEXT NOT NULL,
  url_key TEXT COLLATE "C" NOT NULL,
  sha256 TEXT COLLATE "C" NOT NULL,
  content_type TEXT COLLATE "C" NOT NULL,
  bytes INTEGER NOT NULL CHECK (bytes > 0),
  code TEXT COLLATE "C" NOT NULL,
  content BYTEA,
  created_at TIMESTAMPTZ(3) NOT NULL,
  checked_at TIMESTAMPTZ(3) NOT NULL,
  used_at TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT media_files_pkey PRIMARY KEY (tenant_id, id)
);
-- Images do not compress.
ALTER TABLE media_files ALTER COLUMN content SET STORAGE EXTERNAL;
CREATE UNIQUE INDEX media_files_tenant_id_account_id_sha256_url_key_key ON media_files (tenant_id, account_id, sha256, url_key);
-- What a link led to at its last check.
CREATE INDEX media_files_tenant_id_account_id_url_key_checked_at_id_idx ON media_files (tenant_id, account_id, url_key, checked_at, id);
-- Retention, and the sum of what an account stores.
CREATE INDEX media_files_used_at_idx ON media_files (used_at) WHERE content IS NOT NULL;
CREATE INDEX media_files_stored_idx ON media_files (tenant_id, account_id) INCLUDE (bytes) WHERE content IS NOT NULL;

CREATE TABLE media_codes (
  code TEXT COLLATE "C" NOT NULL,
  tenant_id TEXT COLLATE "C" NOT NULL,
  file_id TEXT COLLATE "C" NOT NULL,
  CONSTRAINT media_codes_pkey PRIMARY KEY (code)
);

ALTER TABLE messages ADD COLUMN media TEXT[];
ALTER TABLE campaigns ADD COLUMN media JSONB, ADD COLUMN media_fallback TEXT COLLATE "C" CHECK (media_fallback IN ('none', 'link'));
ALTER TABLE template_versions ADD COLUMN media JSONB, ADD COLUMN media_fallback TEXT COLLATE "C" CHECK (media_fallback IN ('none', 'link'));
ALTER TABLE simulator_submissions ADD COLUMN media TEXT[];

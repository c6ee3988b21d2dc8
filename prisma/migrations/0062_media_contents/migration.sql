-- The content of copies, once for all files of a tenant that have it. media_files.content stays for
-- the copies of earlier versions.
CREATE TABLE media_contents (
  tenant_id TEXT COLLATE "C" NOT NULL,
  sha256 TEXT COLLATE "C" NOT NULL,
  bytes INTEGER NOT NULL CHECK (bytes > 0),
  content BYTEA NOT NULL,
  kept_until TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT media_contents_pkey PRIMARY KEY (tenant_id, sha256)
);
-- Images do not compress, and parts of them are read.
ALTER TABLE media_contents ALTER COLUMN content SET STORAGE EXTERNAL;
-- Retention, and the sum of what the installation stores.
CREATE INDEX media_contents_kept_until_bytes_idx ON media_contents (kept_until, bytes);

-- The last check of the link that did not lead to a file.
ALTER TABLE media_files ADD COLUMN failed_at TIMESTAMPTZ(3), ADD COLUMN failed_why TEXT COLLATE "C", ADD COLUMN failed_status INTEGER;

-- Files of inbound messages: what the carrier links to, and the copy that the inbox shows.
CREATE TABLE inbound_files (
  tenant_id TEXT COLLATE "C" NOT NULL,
  id TEXT COLLATE "C" NOT NULL,
  account_id TEXT COLLATE "C" NOT NULL,
  inbound_id TEXT COLLATE "C" NOT NULL,
  position INTEGER NOT NULL,
  number_id TEXT COLLATE "C" NOT NULL,
  carrier TEXT COLLATE "C" NOT NULL,
  url TEXT NOT NULL,
  state TEXT COLLATE "C" NOT NULL CHECK (state IN ('waiting', 'kept', 'failed', 'expired')),
  why TEXT COLLATE "C",
  content_type TEXT COLLATE "C",
  bytes INTEGER,
  sha256 TEXT COLLATE "C",
  due_at TIMESTAMPTZ(3),
  attempts INTEGER NOT NULL,
  expires_at TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT inbound_files_pkey PRIMARY KEY (tenant_id, id)
);
CREATE UNIQUE INDEX inbound_files_tenant_id_inbound_id_position_key ON inbound_files (tenant_id, inbound_id, position);
CREATE INDEX inbound_files_due_at_idx ON inbound_files (due_at) WHERE due_at IS NOT NULL;
CREATE INDEX inbound_files_expires_at_idx ON inbound_files (expires_at) WHERE state <> 'expired';
-- What an account stores, and whether a content is shown. The index of media_files is in 0063.
CREATE INDEX inbound_files_stored_idx ON inbound_files (tenant_id, account_id) INCLUDE (sha256, bytes) WHERE state = 'kept';
CREATE INDEX inbound_files_content_idx ON inbound_files (tenant_id, sha256) WHERE state = 'kept';

-- Where the deletion of old rows is in each tenant, by the kind of data.
CREATE TABLE data_retention (
  tenant_id TEXT COLLATE "C" NOT NULL,
  kind TEXT COLLATE "C" NOT NULL,
  walked_to TEXT COLLATE "C" NOT NULL,
  deleted_before TIMESTAMPTZ(3),
  failing_since TIMESTAMPTZ(3),
  due_at TIMESTAMPTZ(3),
  CONSTRAINT data_retention_pkey PRIMARY KEY (tenant_id, kind)
);
CREATE INDEX data_retention_due_at_idx ON data_retention (due_at);
ALTER TABLE data_retention
  ALTER COLUMN tenant_id SET STATISTICS 0;

-- The files that deleted rows were written to.
CREATE TABLE archive_files (
  tenant_id TEXT COLLATE "C" NOT NULL,
  id TEXT COLLATE "C" NOT NULL,
  kind TEXT COLLATE "C" NOT NULL,
  name TEXT NOT NULL,
  row_count INTEGER NOT NULL,
  sha256 TEXT NOT NULL,
  created_at TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT archive_files_pkey PRIMARY KEY (tenant_id, id)
);
ALTER TABLE archive_files
  ALTER COLUMN tenant_id SET STATISTICS 0;

-- Rows that transactions lock, instead of advisory locks: those exclude only transactions on the
-- same server, and a tenant's rows are on one server of a cluster.
CREATE TABLE locks (
  tenant_id TEXT COLLATE "C" NOT NULL,
  kind TEXT COLLATE "C" NOT NULL,
  slot SMALLINT NOT NULL,
  CONSTRAINT locks_pkey PRIMARY KEY (tenant_id, kind, slot)
);
DROP FUNCTION IF EXISTS frequency_lock(text, text, text);
DROP FUNCTION IF EXISTS caps_lock(text, text);
DROP FUNCTION IF EXISTS forget_lock(text, text);
DROP FUNCTION IF EXISTS idempotency_lock(text, text, text);
DROP FUNCTION IF EXISTS retry_lock(text, text);

DROP FUNCTION IF EXISTS recent_marketing_sends(text, text, text, timestamptz, timestamptz);

-- A code is unique within its tenant: the key of every table that a cluster divides begins with the
-- tenant. A short link is still found by its code alone.
ALTER TABLE link_codes DROP CONSTRAINT link_codes_pkey;
ALTER TABLE link_codes ADD CONSTRAINT link_codes_pkey PRIMARY KEY (tenant_id, code);
CREATE INDEX link_codes_code_idx ON link_codes (code);

-- What keys with limits did without an approval, for a day: their limits are sums.
CREATE TABLE approval_spends (
  tenant_id TEXT COLLATE "C" NOT NULL,
  line_id TEXT COLLATE "C" NOT NULL,
  ref TEXT COLLATE "C" NOT NULL,
  group_id TEXT COLLATE "C" NOT NULL,
  skill TEXT COLLATE "C" NOT NULL,
  credits BIGINT NOT NULL,
  recipients BIGINT NOT NULL,
  messages BIGINT NOT NULL,
  at TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT approval_spends_pkey PRIMARY KEY (tenant_id, line_id, ref)
);
-- Retention.
CREATE INDEX approval_spends_at_idx ON approval_spends (at);
ALTER TABLE approval_spends
  ALTER COLUMN tenant_id SET STATISTICS 0,
  ALTER COLUMN line_id SET STATISTICS 0;

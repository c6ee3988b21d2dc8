-- Attribution of conversions, and goals of campaigns and journeys.

CREATE TABLE attribution_settings (
  tenant_id TEXT COLLATE "C" NOT NULL,
  account_id TEXT COLLATE "C" NOT NULL,
  version INTEGER NOT NULL,
  model TEXT NOT NULL,
  click_hours INTEGER NOT NULL,
  delivery_hours INTEGER NOT NULL,
  job_id TEXT COLLATE "C",
  created_at TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT attribution_settings_pkey PRIMARY KEY (tenant_id, account_id, version)
);
ALTER TABLE attribution_settings
  ALTER COLUMN tenant_id SET STATISTICS 0,
  ALTER COLUMN account_id SET STATISTICS 0;

CREATE TABLE attribution_credits (
  tenant_id TEXT COLLATE "C" NOT NULL,
  conversion_id TEXT COLLATE "C" NOT NULL,
  version INTEGER NOT NULL,
  position SMALLINT NOT NULL,
  kind TEXT NOT NULL,
  message_id TEXT COLLATE "C",
  campaign_id TEXT COLLATE "C",
  journey_id TEXT COLLATE "C",
  link_id TEXT COLLATE "C",
  touched_at TIMESTAMPTZ(3),
  share_millionths INTEGER NOT NULL,
  value_minor BIGINT,
  CONSTRAINT attribution_credits_pkey PRIMARY KEY (tenant_id, conversion_id, version, position),
  CONSTRAINT attribution_credits_touch_check CHECK ((kind = 'none') = (message_id IS NULL) AND (kind = 'none') = (touched_at IS NULL)),
  CONSTRAINT attribution_credits_amounts_check CHECK (share_millionths >= 0 AND value_minor >= 0)
);
ALTER TABLE attribution_credits
  ALTER COLUMN tenant_id SET STATISTICS 1, ALTER COLUMN tenant_id SET (n_distinct = 2);

CREATE TABLE attribution_recomputations (
  tenant_id TEXT COLLATE "C" NOT NULL,
  id TEXT COLLATE "C" NOT NULL,
  account_id TEXT COLLATE "C" NOT NULL,
  version INTEGER NOT NULL,
  from_at TIMESTAMPTZ(3) NOT NULL,
  to_at TIMESTAMPTZ(3) NOT NULL,
  state TEXT NOT NULL,
  cursor_at TIMESTAMPTZ(3) NOT NULL,
  cursor_id TEXT COLLATE "C" NOT NULL,
  total INTEGER NOT NULL,
  processed INTEGER NOT NULL,
  created_at TIMESTAMPTZ(3) NOT NULL,
  finished_at TIMESTAMPTZ(3),
  due_at TIMESTAMPTZ(3),
  CONSTRAINT attribution_recomputations_pkey PRIMARY KEY (tenant_id, id)
);
-- One running recomputation per account.
CREATE UNIQUE INDEX attribution_recomputations_running_idx ON attribution_recomputations (tenant_id, account_id) WHERE state = 'running';
-- Recomputations with a batch to process, of any tenant.
CREATE INDEX attribution_recomputations_due_idx ON attribution_recomputations (due_at) WHERE state = 'running';
CREATE INDEX attribution_recomputations_tenant_id_account_id_id_idx ON attribution_recomputations (tenant_id, account_id, id);
ALTER TABLE attribution_recomputations
  ALTER COLUMN tenant_id SET STATISTICS 0,
  ALTER COLUMN account_id SET STATISTICS 0;

-- Conversions that were recorded before have the credits of version 0: the last message delivered
-- in the 24 hours before them.
ALTER TABLE conversions ADD COLUMN attribution_version INTEGER NOT NULL DEFAULT 0;
INSERT INTO attribution_credits (tenant_id, conversion_id, version, position, kind, message_id, campaign_id, touched_at, share_millionths, value_minor)
SELECT tenant_id, id, 0, 1, CASE WHEN message_id IS NULL THEN 'none' ELSE 'delivery' END, message_id, campaign_id, delivered_at, 1000000, value_minor
  FROM conversions;

CREATE TABLE outcomes (
  tenant_id TEXT COLLATE "C" NOT NULL,
  id TEXT COLLATE "C" NOT NULL,
  account_id TEXT COLLATE "C" NOT NULL,
  ref_kind TEXT NOT NULL,
  ref_id TEXT COLLATE "C" NOT NULL,
  name TEXT NOT NULL,
  name_key TEXT COLLATE "C" NOT NULL,
  event TEXT NOT NULL,
  deadline_hours INTEGER NOT NULL,
  value_rule JSONB NOT NULL,
  is_primary BOOLEAN NOT NULL,
  state TEXT NOT NULL,
  version INTEGER NOT NULL,
  created_at TIMESTAMPTZ(3) NOT NULL,
  updated_at TIMESTAMPTZ(3) NOT NULL,
  archived_at TIMESTAMPTZ(3),
  CONSTRAINT outcomes_pkey PRIMARY KEY (tenant_id, id)
);
-- One primary goal, and one goal of a name, per campaign or journey.
CREATE UNIQUE INDEX outcomes_primary_key ON outcomes (tenant_id, ref_id) WHERE is_primary AND state = 'active';
CREATE UNIQUE INDEX outcomes_name_key ON outcomes (tenant_id, ref_id, name_key) WHERE state = 'active';
CREATE INDEX outcomes_tenant_id_account_id_ref_id_id_idx ON outcomes (tenant_id, account_id, ref_id, id);
ALTER TABLE outcomes
  ALTER COLUMN tenant_id SET STATISTICS 0,
  ALTER COLUMN account_id SET STATISTICS 0;

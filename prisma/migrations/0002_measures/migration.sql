-- Measures: what messages are grouped by, what transactions changed, and the sums by quarter of an
-- hour. Rows from before this migration get their groups here; the first recount of each tenant
-- adds them to the sums.
ALTER TABLE messages ADD COLUMN measure_group TEXT COLLATE "C" NOT NULL DEFAULT '';
ALTER TABLE inbound_messages ADD COLUMN measure_group TEXT COLLATE "C" NOT NULL DEFAULT '';
ALTER TABLE consent_entries ADD COLUMN measure_group TEXT COLLATE "C" NOT NULL DEFAULT '';

ALTER TABLE link_clicks RENAME COLUMN hour TO bucket_at;
ALTER TABLE link_clicks ADD COLUMN measure_group TEXT COLLATE "C" NOT NULL DEFAULT '';
ALTER TABLE link_clicks DROP CONSTRAINT link_clicks_pkey;
ALTER TABLE link_clicks ADD CONSTRAINT link_clicks_pkey PRIMARY KEY (tenant_id, link_id, bucket_at, rule, measure_group);

CREATE TABLE measure_groups (
  tenant_id TEXT COLLATE "C" NOT NULL,
  key TEXT COLLATE "C" NOT NULL,
  campaign_id TEXT COLLATE "C" NOT NULL,
  variant TEXT COLLATE "C" NOT NULL,
  journey_id TEXT COLLATE "C" NOT NULL,
  rule_id TEXT COLLATE "C" NOT NULL,
  template_id TEXT COLLATE "C" NOT NULL,
  number_id TEXT COLLATE "C" NOT NULL,
  carrier TEXT COLLATE "C" NOT NULL,
  country TEXT COLLATE "C" NOT NULL,
  purpose TEXT COLLATE "C" NOT NULL,
  source_id TEXT COLLATE "C" NOT NULL,
  CONSTRAINT measure_groups_pkey PRIMARY KEY (tenant_id, key)
);
CREATE INDEX measure_groups_campaign_idx ON measure_groups (tenant_id, campaign_id) WHERE campaign_id <> '';

-- Rows live for seconds: vacuum often.
CREATE TABLE measure_differences (
  tenant_id TEXT COLLATE "C" NOT NULL,
  id TEXT COLLATE "C" NOT NULL,
  account_id TEXT COLLATE "C" NOT NULL,
  bucket_at TIMESTAMPTZ(3) NOT NULL,
  group_key TEXT COLLATE "C" NOT NULL,
  dimensions JSONB,
  link_id TEXT COLLATE "C" NOT NULL DEFAULT '',
  detail TEXT COLLATE "C" NOT NULL DEFAULT '',
  currency TEXT COLLATE "C" NOT NULL DEFAULT '',
  accepted BIGINT,
  sent BIGINT,
  delivered BIGINT,
  undelivered BIGINT,
  rejected BIGINT,
  unconfirmed BIGINT,
  canceled BIGINT,
  excluded BIGINT,
  segments BIGINT,
  credits BIGINT,
  credits_returned BIGINT,
  clicks BIGINT,
  bot_clicks BIGINT,
  clickers BIGINT,
  replies BIGINT,
  opt_ins BIGINT,
  opt_outs BIGINT,
  conversions BIGINT,
  value_minor NUMERIC,
  CONSTRAINT measure_differences_pkey PRIMARY KEY (tenant_id, id)
) WITH (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 5000);

CREATE TABLE measure_rollups (
  tenant_id TEXT COLLATE "C" NOT NULL,
  account_id TEXT COLLATE "C" NOT NULL,
  bucket_at TIMESTAMPTZ(3) NOT NULL,
  group_key TEXT COLLATE "C" NOT NULL,
  link_id TEXT COLLATE "C" NOT NULL,
  detail TEXT COLLATE "C" NOT NULL,
  currency TEXT COLLATE "C" NOT NULL,
  accepted BIGINT NOT NULL,
  sent BIGINT NOT NULL,
  delivered BIGINT NOT NULL,
  undelivered BIGINT NOT NULL,
  rejected BIGINT NOT NULL,
  unconfirmed BIGINT NOT NULL,
  canceled BIGINT NOT NULL,
  excluded BIGINT NOT NULL,
  segments BIGINT NOT NULL,
  credits BIGINT NOT NULL,
  credits_returned BIGINT NOT NULL,
  clicks BIGINT NOT NULL,
  bot_clicks BIGINT NOT NULL,
  clickers BIGINT NOT NULL,
  replies BIGINT NOT NULL,
  opt_ins BIGINT NOT NULL,
  opt_outs BIGINT NOT NULL,
  conversions BIGINT NOT NULL,
  value_minor NUMERIC NOT NULL,
  CONSTRAINT measure_rollups_pkey PRIMARY KEY (tenant_id, account_id, bucket_at, group_key, link_id, detail, currency)
);
CREATE INDEX measure_rollups_tenant_id_group_key_idx ON measure_rollups (tenant_id, group_key);

CREATE TABLE measure_work (
  tenant_id TEXT COLLATE "C" NOT NULL,
  kind TEXT COLLATE "C" NOT NULL,
  recounted_to DATE,
  due_at TIMESTAMPTZ(3),
  CONSTRAINT measure_work_pkey PRIMARY KEY (tenant_id, kind),
  CONSTRAINT measure_work_kind_check CHECK (kind IN ('fold', 'recount'))
);
CREATE INDEX measure_work_due_at_idx ON measure_work (due_at);

-- One group per campaign, variant, number, carrier and purpose: older rows do not tell more.
UPDATE messages m SET measure_group = encode(sha256(convert_to(concat_ws('/', m.campaign_id, r.variant, m.number_id, m.carrier, m.purpose), 'UTF8')), 'hex')
  FROM messages s LEFT JOIN campaign_recipients r ON r.tenant_id = s.tenant_id AND r.campaign_id = s.campaign_id AND r.contact_id = s.contact_id
 WHERE s.tenant_id = m.tenant_id AND s.id = m.id;
INSERT INTO measure_groups (tenant_id, key, campaign_id, variant, journey_id, rule_id, template_id, number_id, carrier, country, purpose, source_id)
SELECT DISTINCT ON (m.tenant_id, m.measure_group) m.tenant_id, m.measure_group, coalesce(m.campaign_id, ''), coalesce(r.variant::text, ''), '', '', '', m.number_id, m.carrier, '', m.purpose, ''
  FROM messages m LEFT JOIN campaign_recipients r ON r.tenant_id = m.tenant_id AND r.campaign_id = m.campaign_id AND r.contact_id = m.contact_id
 ORDER BY m.tenant_id, m.measure_group
ON CONFLICT DO NOTHING;
INSERT INTO measure_groups (tenant_id, key, campaign_id, variant, journey_id, rule_id, template_id, number_id, carrier, country, purpose, source_id)
SELECT DISTINCT ON (r.tenant_id, r.campaign_id, r.variant) r.tenant_id, r.campaign_id || '/' || coalesce(r.variant, 0), r.campaign_id, coalesce(r.variant::text, ''), '', '', '', '', '', '', c.purpose, ''
  FROM campaign_recipients r JOIN campaigns c ON c.tenant_id = r.tenant_id AND c.id = r.campaign_id
 WHERE r.outcome = 'excluded' ORDER BY r.tenant_id, r.campaign_id, r.variant
ON CONFLICT DO NOTHING;
INSERT INTO measure_groups (tenant_id, key, campaign_id, variant, journey_id, rule_id, template_id, number_id, carrier, country, purpose, source_id)
SELECT tenant_id, id, '', '', '', '', '', '', '', '', '', id FROM consent_sources
ON CONFLICT DO NOTHING;
INSERT INTO measure_work (tenant_id, kind, recounted_to, due_at)
SELECT DISTINCT tenant_id, 'recount', DATE '2000-01-01', TIMESTAMPTZ '2000-01-01 00:00:00Z' FROM messages
UNION SELECT DISTINCT tenant_id, 'recount', DATE '2000-01-01', TIMESTAMPTZ '2000-01-01 00:00:00Z' FROM consent_entries
UNION SELECT DISTINCT tenant_id, 'recount', DATE '2000-01-01', TIMESTAMPTZ '2000-01-01 00:00:00Z' FROM conversions;

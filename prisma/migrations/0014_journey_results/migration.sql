-- Messages of journeys name the node that sent them, and the measures are kept by node, version and
-- the variants of random splits. Messages from before have no node.
ALTER TABLE messages ADD COLUMN journey_id TEXT COLLATE "C", ADD COLUMN node_id TEXT COLLATE "C";
CREATE INDEX messages_journey_idx ON messages (tenant_id, journey_id, id) WHERE journey_id IS NOT NULL;
CREATE INDEX messages_node_idx ON messages (tenant_id, node_id, id) WHERE node_id IS NOT NULL;
ALTER TABLE inbound_messages ADD COLUMN answers_message_id TEXT COLLATE "C";
ALTER TABLE journey_enrollments ADD COLUMN variants JSONB;

ALTER TABLE measure_groups ADD COLUMN node_id TEXT COLLATE "C" NOT NULL DEFAULT '';
ALTER TABLE measure_groups ADD COLUMN journey_version TEXT COLLATE "C" NOT NULL DEFAULT '';
ALTER TABLE measure_groups ADD COLUMN path TEXT COLLATE "C" NOT NULL DEFAULT '';
CREATE INDEX measure_groups_journey_idx ON measure_groups (tenant_id, journey_id) WHERE journey_id <> '';
CREATE TABLE measure_totals (
  tenant_id TEXT COLLATE "C" NOT NULL,
  group_key TEXT COLLATE "C" NOT NULL,
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
  CONSTRAINT measure_totals_pkey PRIMARY KEY (tenant_id, group_key, currency)
);

-- Comparisons of random splits and their winners. An ID of a node is never used twice.
CREATE TABLE journey_splits (
  tenant_id TEXT COLLATE "C" NOT NULL,
  journey_id TEXT COLLATE "C" NOT NULL,
  node_id TEXT COLLATE "C" NOT NULL,
  account_id TEXT COLLATE "C" NOT NULL,
  version INTEGER NOT NULL,
  started_at TIMESTAMPTZ(3),
  ended_at TIMESTAMPTZ(3),
  due_at TIMESTAMPTZ(3),
  winner TEXT COLLATE "C",
  decided_at TIMESTAMPTZ(3),
  reason TEXT COLLATE "C",
  p_value DOUBLE PRECISION,
  tallies JSONB,
  CONSTRAINT journey_splits_pkey PRIMARY KEY (tenant_id, node_id),
  CONSTRAINT journey_splits_tenant_id_journey_id_fkey FOREIGN KEY (tenant_id, journey_id) REFERENCES journeys(tenant_id, id) ON DELETE CASCADE
);
CREATE INDEX journey_splits_tenant_id_journey_id_idx ON journey_splits (tenant_id, journey_id);
CREATE INDEX journey_splits_due_at_idx ON journey_splits (due_at);

-- A bounded rate of the messages of one journey: its setting, how much of it is used up, and the
-- enrollments whose message waits for it, in the order of their arrival.
ALTER TABLE journeys ADD COLUMN throttle_per_minute INTEGER;
CREATE TABLE journey_paces (
  tenant_id TEXT COLLATE "C" NOT NULL,
  journey_id TEXT COLLATE "C" NOT NULL,
  paced_until TIMESTAMPTZ(3) NOT NULL,
  due_at TIMESTAMPTZ(3),
  CONSTRAINT journey_paces_pkey PRIMARY KEY (tenant_id, journey_id),
  CONSTRAINT journey_paces_tenant_id_journey_id_fkey FOREIGN KEY (tenant_id, journey_id) REFERENCES journeys(tenant_id, id) ON DELETE CASCADE
);
ALTER TABLE journey_enrollments ADD COLUMN throttled_at TIMESTAMPTZ(3);
CREATE INDEX journey_enrollments_throttled_idx ON journey_enrollments (journey_id, throttled_at, id) WHERE throttled_at IS NOT NULL AND ended_at IS NULL;

-- Contacts under way that continue at another node, moved in batches.
CREATE TABLE journey_moves (
  tenant_id TEXT COLLATE "C" NOT NULL,
  id TEXT COLLATE "C" NOT NULL,
  account_id TEXT COLLATE "C" NOT NULL,
  journey_id TEXT COLLATE "C" NOT NULL,
  from_node_id TEXT COLLATE "C",
  from_version INTEGER,
  to_node_id TEXT COLLATE "C" NOT NULL,
  to_version INTEGER NOT NULL,
  state TEXT COLLATE "C" NOT NULL,
  cursor TEXT COLLATE "C" NOT NULL,
  total INTEGER NOT NULL,
  moved INTEGER NOT NULL,
  created_at TIMESTAMPTZ(3) NOT NULL,
  finished_at TIMESTAMPTZ(3),
  due_at TIMESTAMPTZ(3),
  CONSTRAINT journey_moves_pkey PRIMARY KEY (tenant_id, id),
  CONSTRAINT journey_moves_tenant_id_journey_id_fkey FOREIGN KEY (tenant_id, journey_id) REFERENCES journeys(tenant_id, id) ON DELETE CASCADE
);
CREATE INDEX journey_moves_tenant_id_journey_id_id_idx ON journey_moves (tenant_id, journey_id, id);
CREATE INDEX journey_moves_due_at_idx ON journey_moves (due_at);
CREATE UNIQUE INDEX journey_moves_running_key ON journey_moves (tenant_id, journey_id) WHERE state = 'running';

-- Retention of steps.
CREATE INDEX journey_steps_at_idx ON journey_steps (at);

-- What ended a wait, and several enrollments of one contact by key.
ALTER TABLE journey_enrollments ADD COLUMN awaited JSONB;
ALTER TABLE journey_enrollments ADD COLUMN key TEXT COLLATE "C" NOT NULL DEFAULT '';
CREATE UNIQUE INDEX journey_enrollments_active_by_key ON journey_enrollments (tenant_id, journey_id, contact_id, key) WHERE ended_at IS NULL;
DROP INDEX journey_enrollments_active_key;
-- The list of enrollments with a key.
CREATE INDEX journey_enrollments_by_key_idx ON journey_enrollments (journey_id, key, id) WHERE key > '';

-- Rules that are due at times of their own: schedules, and segments whose members are compared.
ALTER TABLE automation_rules ADD COLUMN next_due_at TIMESTAMPTZ(3);
CREATE INDEX automation_rules_next_due_at_idx ON automation_rules (next_due_at);
CREATE TABLE automation_members (
  tenant_id TEXT COLLATE "C" NOT NULL,
  rule_id TEXT COLLATE "C" NOT NULL,
  contact_id TEXT COLLATE "C" NOT NULL,
  CONSTRAINT automation_members_pkey PRIMARY KEY (tenant_id, rule_id, contact_id),
  CONSTRAINT automation_members_tenant_id_rule_id_fkey FOREIGN KEY (tenant_id, rule_id) REFERENCES automation_rules(tenant_id, id) ON DELETE CASCADE
);
CREATE INDEX automation_members_tenant_id_contact_id_idx ON automation_members (tenant_id, contact_id);

-- While a run is in work, the end of its lease; the runs of a contact after it wait.
ALTER TABLE automation_runs ADD COLUMN running_until TIMESTAMPTZ(3);
CREATE INDEX automation_runs_pending_contact_idx ON automation_runs (tenant_id, contact_id, id) WHERE state = 'pending';

-- What needs attention: alerts of accounts, and when their rules are evaluated next.
CREATE TABLE alerts (
  tenant_id TEXT COLLATE "C" NOT NULL,
  id TEXT COLLATE "C" NOT NULL,
  account_id TEXT COLLATE "C" NOT NULL,
  kind TEXT COLLATE "C" NOT NULL,
  subject_id TEXT COLLATE "C" NOT NULL,
  facts JSONB NOT NULL,
  opened_at TIMESTAMPTZ(3) NOT NULL,
  dismissed_at TIMESTAMPTZ(3),
  dismissed_by TEXT COLLATE "C",
  snoozed_until TIMESTAMPTZ(3),
  closed_at TIMESTAMPTZ(3),
  CONSTRAINT alerts_pkey PRIMARY KEY (tenant_id, id)
);
CREATE INDEX alerts_tenant_id_account_id_id_idx ON alerts (tenant_id, account_id, id);
-- Two workers that find the same cause open one alert.
CREATE UNIQUE INDEX alerts_open_key ON alerts (tenant_id, account_id, kind, subject_id) WHERE closed_at IS NULL;
-- Retention.
CREATE INDEX alerts_closed_at_idx ON alerts (closed_at) WHERE closed_at IS NOT NULL;

CREATE TABLE alert_checks (
  tenant_id TEXT COLLATE "C" NOT NULL,
  account_id TEXT COLLATE "C" NOT NULL,
  due_at TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT alert_checks_pkey PRIMARY KEY (tenant_id, account_id)
);
CREATE INDEX alert_checks_due_at_idx ON alert_checks (due_at);
INSERT INTO alert_checks (tenant_id, account_id, due_at) SELECT tenant_id, id, TIMESTAMPTZ '2000-01-01 00:00:00Z' FROM accounts;

-- What the rules look for is rare among the rows of an account.
CREATE INDEX campaigns_paused_idx ON campaigns (tenant_id, account_id, id) WHERE state = 'paused';
CREATE INDEX journeys_paused_idx ON journeys (tenant_id, account_id, id) WHERE state = 'paused';
CREATE INDEX plan_jobs_running_idx ON plan_jobs (tenant_id, account_id, id) WHERE state = 'running';
CREATE INDEX automation_rules_disabled_idx ON automation_rules (tenant_id, account_id, id) WHERE state = 'disabled';
CREATE INDEX registrations_stopped_idx ON registrations (tenant_id, account_id, id)
  WHERE status IN ('REGISTRATION_FAILED', 'TCR_FAILED', 'TELNYX_FAILED', 'MNO_REJECTED', 'MNO_PROVISIONING_FAILED', 'TCR_SUSPENDED', 'TCR_EXPIRED', 'REJECTED');
CREATE INDEX approvals_pending_idx ON approvals (tenant_id, account_id, id) WHERE state = 'pending';
CREATE INDEX api_keys_expiring_idx ON api_keys (tenant_id, account_id, expires_at) WHERE expires_at IS NOT NULL AND revoked_at IS NULL;

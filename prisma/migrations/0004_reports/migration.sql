-- Report files and their schedules, and the automatic purchase of credits.

CREATE TABLE reports (
  tenant_id TEXT COLLATE "C" NOT NULL,
  id TEXT COLLATE "C" NOT NULL,
  account_id TEXT COLLATE "C" NOT NULL,
  kind TEXT NOT NULL,
  format TEXT NOT NULL,
  columns TEXT[],
  from_at TIMESTAMPTZ(3),
  to_at TIMESTAMPTZ(3) NOT NULL,
  state TEXT NOT NULL,
  reason TEXT,
  written BIGINT NOT NULL,
  total BIGINT,
  sha256 TEXT,
  bytes BIGINT,
  schedule_id TEXT COLLATE "C",
  created_at TIMESTAMPTZ(3) NOT NULL,
  finished_at TIMESTAMPTZ(3),
  expires_at TIMESTAMPTZ(3),
  due_at TIMESTAMPTZ(3),
  request_id TEXT,
  CONSTRAINT reports_pkey PRIMARY KEY (tenant_id, id)
);
-- Reports to write, of any tenant.
CREATE INDEX reports_due_idx ON reports (due_at) WHERE due_at IS NOT NULL;
CREATE INDEX reports_tenant_id_account_id_id_idx ON reports (tenant_id, account_id, id);
ALTER TABLE reports
  ALTER COLUMN tenant_id SET STATISTICS 0,
  ALTER COLUMN account_id SET STATISTICS 0;

CREATE TABLE report_schedules (
  tenant_id TEXT COLLATE "C" NOT NULL,
  id TEXT COLLATE "C" NOT NULL,
  account_id TEXT COLLATE "C" NOT NULL,
  kind TEXT NOT NULL,
  format TEXT NOT NULL,
  columns TEXT[],
  rrule TEXT NOT NULL,
  timezone TEXT NOT NULL,
  start_at TIMESTAMPTZ(3) NOT NULL,
  period_days INTEGER,
  state TEXT NOT NULL,
  next_at TIMESTAMPTZ(3),
  covered_to TIMESTAMPTZ(3) NOT NULL,
  created_at TIMESTAMPTZ(3) NOT NULL,
  due_at TIMESTAMPTZ(3),
  request_id TEXT,
  CONSTRAINT report_schedules_pkey PRIMARY KEY (tenant_id, id)
);
-- Schedules whose report is due, of any tenant.
CREATE INDEX report_schedules_due_idx ON report_schedules (due_at) WHERE due_at IS NOT NULL;
CREATE INDEX report_schedules_tenant_id_account_id_id_idx ON report_schedules (tenant_id, account_id, id);
ALTER TABLE report_schedules
  ALTER COLUMN tenant_id SET STATISTICS 0,
  ALTER COLUMN account_id SET STATISTICS 0;

CREATE TABLE auto_recharges (
  tenant_id TEXT COLLATE "C" NOT NULL,
  account_id TEXT COLLATE "C" NOT NULL,
  enabled BOOLEAN NOT NULL,
  disabled_reason TEXT,
  threshold BIGINT NOT NULL,
  amount BIGINT NOT NULL,
  daily_limit BIGINT NOT NULL,
  monthly_limit BIGINT NOT NULL,
  payment_method TEXT NOT NULL,
  failures SMALLINT NOT NULL,
  charge_id TEXT COLLATE "C",
  charging BOOLEAN NOT NULL,
  charged_at TIMESTAMPTZ(3),
  charged_on DATE,
  charged_day BIGINT NOT NULL,
  charged_month BIGINT NOT NULL,
  version INTEGER NOT NULL,
  updated_at TIMESTAMPTZ(3) NOT NULL,
  due_at TIMESTAMPTZ(3),
  request_id TEXT,
  key_id TEXT COLLATE "C" NOT NULL,
  CONSTRAINT auto_recharges_pkey PRIMARY KEY (tenant_id, account_id),
  CONSTRAINT auto_recharges_amounts_check CHECK (threshold > 0 AND amount > 0 AND daily_limit >= amount AND monthly_limit >= daily_limit)
);
-- Charges to make or settle, of any tenant.
CREATE INDEX auto_recharges_due_idx ON auto_recharges (due_at) WHERE due_at IS NOT NULL;
-- Rules whose balance is watched.
CREATE INDEX auto_recharges_watched_idx ON auto_recharges (tenant_id, account_id) WHERE enabled AND due_at IS NULL;
ALTER TABLE auto_recharges
  ALTER COLUMN tenant_id SET STATISTICS 0,
  ALTER COLUMN account_id SET STATISTICS 0;

-- Plans, and jobs that make several calls.
CREATE TABLE plans (
  tenant_id TEXT COLLATE "C" NOT NULL,
  id TEXT COLLATE "C" NOT NULL,
  account_id TEXT COLLATE "C" NOT NULL,
  key_id TEXT COLLATE "C" NOT NULL,
  goal TEXT,
  steps JSONB NOT NULL,
  preview JSONB NOT NULL,
  hash TEXT COLLATE "C" NOT NULL,
  created_at TIMESTAMPTZ(3) NOT NULL,
  expires_at TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT plans_pkey PRIMARY KEY (tenant_id, id)
);
CREATE INDEX plans_created_at_idx ON plans (created_at);

CREATE TABLE plan_jobs (
  tenant_id TEXT COLLATE "C" NOT NULL,
  id TEXT COLLATE "C" NOT NULL,
  account_id TEXT COLLATE "C" NOT NULL,
  key_id TEXT COLLATE "C" NOT NULL,
  plan_id TEXT COLLATE "C",
  approval_id TEXT COLLATE "C",
  undo_of TEXT COLLATE "C",
  on_error TEXT NOT NULL CHECK (on_error IN ('stop', 'continue')),
  state TEXT NOT NULL CHECK (state IN ('running', 'succeeded', 'failed')),
  due_at TIMESTAMPTZ(3),
  created_at TIMESTAMPTZ(3) NOT NULL,
  finished_at TIMESTAMPTZ(3),
  CONSTRAINT plan_jobs_pkey PRIMARY KEY (tenant_id, id)
);
CREATE INDEX plan_jobs_tenant_id_account_id_id_idx ON plan_jobs (tenant_id, account_id, id);
CREATE INDEX plan_jobs_created_at_idx ON plan_jobs (created_at);
CREATE INDEX plan_jobs_due_idx ON plan_jobs (due_at, tenant_id) WHERE due_at IS NOT NULL;
-- A plan is executed once, and a job is undone once.
CREATE UNIQUE INDEX plan_jobs_plan_key ON plan_jobs (tenant_id, plan_id) WHERE plan_id IS NOT NULL;
CREATE UNIQUE INDEX plan_jobs_undo_key ON plan_jobs (tenant_id, undo_of) WHERE undo_of IS NOT NULL;

CREATE TABLE plan_steps (
  tenant_id TEXT COLLATE "C" NOT NULL,
  job_id TEXT COLLATE "C" NOT NULL,
  position SMALLINT NOT NULL,
  skill TEXT NOT NULL,
  params JSONB NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('pending', 'done', 'failed', 'skipped')),
  result JSONB,
  error JSONB,
  before JSONB,
  finished_at TIMESTAMPTZ(3),
  CONSTRAINT plan_steps_pkey PRIMARY KEY (tenant_id, job_id, position),
  CONSTRAINT plan_steps_tenant_id_job_id_fkey FOREIGN KEY (tenant_id, job_id) REFERENCES plan_jobs (tenant_id, id) ON DELETE CASCADE
);

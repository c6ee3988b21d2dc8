-- Calls of keys that wait for a person.
ALTER TABLE api_keys ADD COLUMN approval JSONB;
ALTER TABLE api_keys ADD COLUMN made_by TEXT[] NOT NULL DEFAULT '{}';

CREATE TABLE approvals (
  tenant_id TEXT COLLATE "C" NOT NULL,
  id TEXT COLLATE "C" NOT NULL,
  account_id TEXT COLLATE "C" NOT NULL,
  key_id TEXT COLLATE "C" NOT NULL,
  skill TEXT NOT NULL,
  params JSONB NOT NULL,
  params_hash TEXT COLLATE "C" NOT NULL,
  idempotency_key TEXT,
  effect JSONB NOT NULL,
  effect_hash TEXT COLLATE "C" NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('pending', 'approved', 'executed', 'failed', 'refused', 'canceled', 'expired')),
  reason TEXT,
  request_id TEXT COLLATE "C" NOT NULL,
  created_at TIMESTAMPTZ(3) NOT NULL,
  expires_at TIMESTAMPTZ(3) NOT NULL,
  due_at TIMESTAMPTZ(3),
  decided_by TEXT COLLATE "C",
  by_link BOOLEAN NOT NULL DEFAULT false,
  decided_at TIMESTAMPTZ(3),
  finished_at TIMESTAMPTZ(3),
  answer JSONB,
  error JSONB,
  CONSTRAINT approvals_pkey PRIMARY KEY (tenant_id, id)
);
CREATE INDEX approvals_tenant_id_account_id_id_idx ON approvals (tenant_id, account_id, id);
CREATE INDEX approvals_tenant_id_key_id_params_hash_id_idx ON approvals (tenant_id, key_id, params_hash, id);
CREATE INDEX approvals_created_at_idx ON approvals (created_at);
-- Work that is due: expiries and approved calls.
CREATE INDEX approvals_due_idx ON approvals (due_at, tenant_id) WHERE due_at IS NOT NULL;
-- Two identical calls at once ask once.
CREATE UNIQUE INDEX approvals_open_key ON approvals (tenant_id, key_id, params_hash) WHERE state IN ('pending', 'approved');

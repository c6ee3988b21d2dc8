-- Settings, budgets and usage of the model that ai.* asks.
CREATE TABLE ai_settings (
  tenant_id TEXT COLLATE "C" NOT NULL,
  account_id TEXT COLLATE "C" NOT NULL,
  share_messages BOOLEAN NOT NULL,
  monthly_tokens INTEGER CHECK (monthly_tokens >= 0),
  updated_at TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT ai_settings_pkey PRIMARY KEY (tenant_id, account_id)
);

CREATE TABLE ai_months (
  tenant_id TEXT COLLATE "C" NOT NULL,
  account_id TEXT COLLATE "C" NOT NULL,
  month DATE NOT NULL,
  tokens BIGINT NOT NULL CHECK (tokens >= 0),
  CONSTRAINT ai_months_pkey PRIMARY KEY (tenant_id, account_id, month)
);

CREATE TABLE ai_usage (
  tenant_id TEXT COLLATE "C" NOT NULL,
  account_id TEXT COLLATE "C" NOT NULL,
  day DATE NOT NULL,
  skill TEXT COLLATE "C" NOT NULL,
  model TEXT COLLATE "C" NOT NULL,
  calls INTEGER NOT NULL,
  failed INTEGER NOT NULL,
  input_tokens BIGINT NOT NULL,
  output_tokens BIGINT NOT NULL,
  CONSTRAINT ai_usage_pkey PRIMARY KEY (tenant_id, account_id, day, skill, model)
);

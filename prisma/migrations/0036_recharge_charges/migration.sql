-- Automatic purchases of credits, one row each: what was asked of the payment provider is what is
-- credited, also if the rule changes before the provider answers.
CREATE TABLE recharge_charges (
  tenant_id TEXT COLLATE "C" NOT NULL,
  id TEXT COLLATE "C" NOT NULL,
  account_id TEXT COLLATE "C" NOT NULL,
  key_id TEXT COLLATE "C" NOT NULL,
  request_id TEXT,
  rule_version INTEGER NOT NULL,
  threshold BIGINT NOT NULL,
  amount BIGINT NOT NULL,
  payment_method TEXT NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('pending', 'charged', 'failed')),
  reason TEXT,
  created_at TIMESTAMPTZ(3) NOT NULL,
  settled_at TIMESTAMPTZ(3),
  CONSTRAINT recharge_charges_pkey PRIMARY KEY (tenant_id, id),
  CONSTRAINT recharge_charges_amount_check CHECK (amount > 0)
);
CREATE INDEX recharge_charges_tenant_id_account_id_id_idx ON recharge_charges (tenant_id, account_id, id);
ALTER TABLE recharge_charges
  ALTER COLUMN tenant_id SET STATISTICS 0,
  ALTER COLUMN account_id SET STATISTICS 0;

-- A rule charges when the balance falls through its threshold, and again only after a balance that
-- reached it.
ALTER TABLE auto_recharges ADD COLUMN armed BOOLEAN NOT NULL DEFAULT true;

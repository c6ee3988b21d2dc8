-- Refunds and corrections of conversions. `value_minor` of a conversion and of its credits stays
-- what the conversion is worth now, so that older processes count the same figures.
ALTER TABLE conversions ADD COLUMN refunded_minor BIGINT NOT NULL DEFAULT 0;
ALTER TABLE conversions ADD COLUMN refunded_at TIMESTAMPTZ(3);
ALTER TABLE conversions ADD COLUMN measure_group TEXT COLLATE "C";
ALTER TABLE attribution_credits ADD COLUMN refunded_minor BIGINT NOT NULL DEFAULT 0;

CREATE TABLE conversion_refunds (
  tenant_id TEXT COLLATE "C" NOT NULL,
  id TEXT COLLATE "C" NOT NULL,
  account_id TEXT COLLATE "C" NOT NULL,
  conversion_id TEXT COLLATE "C" NOT NULL,
  external_id TEXT COLLATE "C",
  value_minor BIGINT,
  currency TEXT COLLATE "C",
  reason TEXT,
  refunded_at TIMESTAMPTZ(3) NOT NULL,
  created_at TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT conversion_refunds_pkey PRIMARY KEY (tenant_id, id),
  CONSTRAINT conversion_refunds_value_check CHECK ((value_minor > 0) AND ((value_minor IS NULL) = (currency IS NULL)))
);
CREATE INDEX conversion_refunds_tenant_id_conversion_id_id_idx ON conversion_refunds (tenant_id, conversion_id, id);
CREATE INDEX conversion_refunds_tenant_id_account_id_refunded_at_idx ON conversion_refunds (tenant_id, account_id, refunded_at);
-- The caller's own id of a refund counts once per account.
CREATE UNIQUE INDEX conversion_refunds_external_id_key ON conversion_refunds (tenant_id, account_id, external_id) WHERE external_id IS NOT NULL;

CREATE TABLE conversion_corrections (
  tenant_id TEXT COLLATE "C" NOT NULL,
  id TEXT COLLATE "C" NOT NULL,
  account_id TEXT COLLATE "C" NOT NULL,
  conversion_id TEXT COLLATE "C" NOT NULL,
  gross_minor BIGINT,
  currency TEXT COLLATE "C",
  occurred_at TIMESTAMPTZ(3) NOT NULL,
  reason TEXT,
  created_at TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT conversion_corrections_pkey PRIMARY KEY (tenant_id, id)
);
CREATE INDEX conversion_corrections_tenant_id_conversion_id_id_idx ON conversion_corrections (tenant_id, conversion_id, id);

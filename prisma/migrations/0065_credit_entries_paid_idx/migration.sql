-- Whether a tenant has paid, or the operator has granted it credits.
CREATE INDEX CONCURRENTLY IF NOT EXISTS credit_entries_paid_idx ON credit_entries (tenant_id) WHERE kind = 'topup' OR ref LIKE 'operator:%';

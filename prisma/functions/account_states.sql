-- The state of an account as sending sees it: while the billing root is not active, its state holds
-- for all of its accounts.
CREATE OR REPLACE VIEW account_states AS
  SELECT a.tenant_id, a.id, a.kind, a.external_ref, CASE root.state WHEN 'active' THEN a.state ELSE root.state END AS state, a.paused, a.smart_encoding
    FROM accounts a
    JOIN accounts root ON root.tenant_id = a.tenant_id AND root.id = a.tenant_id;

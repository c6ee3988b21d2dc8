-- An account is taken to have a quarter of each table that grows by itself, and a tenant half of it, however many there are: what 0024 said of
-- contacts. Without statistics (0001_spine) the planner takes the only account of a small installation for a handful of rows, and so reads all
-- 3,000 of them for a page of 50 or a look-up of one, up to some 40,000 (test/contract/reads.test.ts). What an account has few of stays as it was:
-- a guess that is far too high for most accounts makes PostgreSQL plan a statement anew for each call (messages.send a fifth slower).
DO $$
DECLARE
  owner record;
BEGIN
  -- Those without statistics until now.
  FOR owner IN
    SELECT attrelid::regclass AS grown, attname AS name FROM pg_attribute
     WHERE attname IN ('tenant_id', 'account_id') AND attstattarget = 0 AND attrelid = ANY ('{
       audit_entries, campaign_recipients, consent_entries, contact_merges, conversions, credit_entries,
       credit_holds, forgotten_numbers, hygiene_findings, idempotency_keys, inbound_messages,
       message_receipts, messages, number_lookups, outbox_events, sticky_senders, suppressed_hashes,
       suppressions}'::regclass[])
  LOOP
    EXECUTE format('ALTER TABLE %s ALTER COLUMN %I SET STATISTICS 1, ALTER COLUMN %2$I SET (n_distinct = 2)', owner.grown, owner.name);
    EXECUTE format('ANALYZE %s (%I)', owner.grown, owner.name);
  END LOOP;
END $$;

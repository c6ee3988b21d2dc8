-- An account is taken to have a quarter of each table that grows by itself, and a tenant half of it, however many there are: what 0024 said of
-- contacts. Without statistics (0001_spine) the planner takes the only account of a small installation for a handful of rows, and so reads all
-- 3,000 of them for a page of 50 or a look-up of one, up to some 40,000 (test/contract/reads.test.ts). What an account has few of stays as it was:
-- a guess that is far too high for most accounts makes PostgreSQL plan a statement anew for each call (messages.send a fifth slower).
ALTER TABLE "audit_entries"
  ALTER COLUMN "tenant_id" SET STATISTICS 1, ALTER COLUMN "tenant_id" SET (n_distinct = 2),
  ALTER COLUMN "account_id" SET STATISTICS 1, ALTER COLUMN "account_id" SET (n_distinct = 2);
ALTER TABLE "campaign_recipients"
  ALTER COLUMN "tenant_id" SET STATISTICS 1, ALTER COLUMN "tenant_id" SET (n_distinct = 2);
ALTER TABLE "consent_entries"
  ALTER COLUMN "tenant_id" SET STATISTICS 1, ALTER COLUMN "tenant_id" SET (n_distinct = 2),
  ALTER COLUMN "account_id" SET STATISTICS 1, ALTER COLUMN "account_id" SET (n_distinct = 2);
ALTER TABLE "contact_merges"
  ALTER COLUMN "tenant_id" SET STATISTICS 1, ALTER COLUMN "tenant_id" SET (n_distinct = 2),
  ALTER COLUMN "account_id" SET STATISTICS 1, ALTER COLUMN "account_id" SET (n_distinct = 2);
ALTER TABLE "conversions"
  ALTER COLUMN "tenant_id" SET STATISTICS 1, ALTER COLUMN "tenant_id" SET (n_distinct = 2),
  ALTER COLUMN "account_id" SET STATISTICS 1, ALTER COLUMN "account_id" SET (n_distinct = 2);
ALTER TABLE "credit_entries"
  ALTER COLUMN "tenant_id" SET STATISTICS 1, ALTER COLUMN "tenant_id" SET (n_distinct = 2),
  ALTER COLUMN "account_id" SET STATISTICS 1, ALTER COLUMN "account_id" SET (n_distinct = 2);
ALTER TABLE "credit_holds"
  ALTER COLUMN "tenant_id" SET STATISTICS 1, ALTER COLUMN "tenant_id" SET (n_distinct = 2);
ALTER TABLE "forgotten_numbers"
  ALTER COLUMN "tenant_id" SET STATISTICS 1, ALTER COLUMN "tenant_id" SET (n_distinct = 2),
  ALTER COLUMN "account_id" SET STATISTICS 1, ALTER COLUMN "account_id" SET (n_distinct = 2);
ALTER TABLE "hygiene_findings"
  ALTER COLUMN "tenant_id" SET STATISTICS 1, ALTER COLUMN "tenant_id" SET (n_distinct = 2),
  ALTER COLUMN "account_id" SET STATISTICS 1, ALTER COLUMN "account_id" SET (n_distinct = 2);
ALTER TABLE "idempotency_keys"
  ALTER COLUMN "tenant_id" SET STATISTICS 1, ALTER COLUMN "tenant_id" SET (n_distinct = 2);
ALTER TABLE "inbound_messages"
  ALTER COLUMN "tenant_id" SET STATISTICS 1, ALTER COLUMN "tenant_id" SET (n_distinct = 2),
  ALTER COLUMN "account_id" SET STATISTICS 1, ALTER COLUMN "account_id" SET (n_distinct = 2);
ALTER TABLE "message_receipts"
  ALTER COLUMN "tenant_id" SET STATISTICS 1, ALTER COLUMN "tenant_id" SET (n_distinct = 2);
ALTER TABLE "messages"
  ALTER COLUMN "tenant_id" SET STATISTICS 1, ALTER COLUMN "tenant_id" SET (n_distinct = 2),
  ALTER COLUMN "account_id" SET STATISTICS 1, ALTER COLUMN "account_id" SET (n_distinct = 2);
ALTER TABLE "number_lookups"
  ALTER COLUMN "tenant_id" SET STATISTICS 1, ALTER COLUMN "tenant_id" SET (n_distinct = 2),
  ALTER COLUMN "account_id" SET STATISTICS 1, ALTER COLUMN "account_id" SET (n_distinct = 2);
ALTER TABLE "outbox_events"
  ALTER COLUMN "tenant_id" SET STATISTICS 1, ALTER COLUMN "tenant_id" SET (n_distinct = 2),
  ALTER COLUMN "account_id" SET STATISTICS 1, ALTER COLUMN "account_id" SET (n_distinct = 2);
ALTER TABLE "sticky_senders"
  ALTER COLUMN "tenant_id" SET STATISTICS 1, ALTER COLUMN "tenant_id" SET (n_distinct = 2);
ALTER TABLE "suppressed_hashes"
  ALTER COLUMN "tenant_id" SET STATISTICS 1, ALTER COLUMN "tenant_id" SET (n_distinct = 2),
  ALTER COLUMN "account_id" SET STATISTICS 1, ALTER COLUMN "account_id" SET (n_distinct = 2);
ALTER TABLE "suppressions"
  ALTER COLUMN "tenant_id" SET STATISTICS 1, ALTER COLUMN "tenant_id" SET (n_distinct = 2),
  ALTER COLUMN "account_id" SET STATISTICS 1, ALTER COLUMN "account_id" SET (n_distinct = 2);
ANALYZE "audit_entries" ("tenant_id", "account_id"),
  "campaign_recipients" ("tenant_id"),
  "consent_entries" ("tenant_id", "account_id"),
  "contact_merges" ("tenant_id", "account_id"),
  "conversions" ("tenant_id", "account_id"),
  "credit_entries" ("tenant_id", "account_id"),
  "credit_holds" ("tenant_id"),
  "forgotten_numbers" ("tenant_id", "account_id"),
  "hygiene_findings" ("tenant_id", "account_id"),
  "idempotency_keys" ("tenant_id"),
  "inbound_messages" ("tenant_id", "account_id"),
  "message_receipts" ("tenant_id"),
  "messages" ("tenant_id", "account_id"),
  "number_lookups" ("tenant_id", "account_id"),
  "outbox_events" ("tenant_id", "account_id"),
  "sticky_senders" ("tenant_id"),
  "suppressed_hashes" ("tenant_id", "account_id"),
  "suppressions" ("tenant_id", "account_id");

-- CreateTable
CREATE TABLE "accounts" (
    "tenant_id" TEXT COLLATE "C" NOT NULL,
    "id" TEXT COLLATE "C" NOT NULL,
    "kind" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "state" TEXT NOT NULL,
    "default_country" TEXT NOT NULL,
    "source" TEXT,
    "use_case" TEXT,
    "external_ref" TEXT COLLATE "C",
    "paused" BOOLEAN NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "accounts_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateTable
CREATE TABLE "api_keys" (
    "tenant_id" TEXT COLLATE "C" NOT NULL,
    "id" TEXT COLLATE "C" NOT NULL,
    "account_id" TEXT COLLATE "C" NOT NULL,
    "name" TEXT NOT NULL,
    "fingerprint" TEXT COLLATE "C" NOT NULL,
    "permissions" TEXT[],
    "mode" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3),
    "revoked_at" TIMESTAMPTZ(3),
    "last_used_at" TIMESTAMPTZ(3),

    CONSTRAINT "api_keys_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateTable
CREATE TABLE "api_key_lookup" (
    "fingerprint" TEXT COLLATE "C" NOT NULL,
    "tenant_id" TEXT COLLATE "C" NOT NULL,
    "key_id" TEXT COLLATE "C" NOT NULL,

    CONSTRAINT "api_key_lookup_pkey" PRIMARY KEY ("fingerprint")
);

-- CreateTable
CREATE TABLE "idempotency_keys" (
    "tenant_id" TEXT COLLATE "C" NOT NULL,
    "key" TEXT COLLATE "C" NOT NULL,
    "skill" TEXT NOT NULL,
    "request_hash" TEXT NOT NULL,
    "answer" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "idempotency_keys_pkey" PRIMARY KEY ("tenant_id","key")
);

-- CreateTable
CREATE TABLE "contacts" (
    "tenant_id" TEXT COLLATE "C" NOT NULL,
    "id" TEXT COLLATE "C" NOT NULL,
    "account_id" TEXT COLLATE "C" NOT NULL,
    "phone" TEXT COLLATE "C" NOT NULL,
    "country" TEXT NOT NULL,
    "external_id" TEXT COLLATE "C",
    "first_name" TEXT,
    "last_name" TEXT,
    "email" TEXT,
    "timezone" TEXT,
    "attributes" JSONB NOT NULL,
    "consent_status" TEXT NOT NULL,
    "consent_method" TEXT,
    "consent_changed_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    "version" INTEGER NOT NULL,

    CONSTRAINT "contacts_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateTable
CREATE TABLE "consent_entries" (
    "tenant_id" TEXT COLLATE "C" NOT NULL,
    "id" TEXT COLLATE "C" NOT NULL,
    "account_id" TEXT COLLATE "C" NOT NULL,
    "contact_id" TEXT COLLATE "C",
    "phone" TEXT COLLATE "C" NOT NULL,
    "status" TEXT NOT NULL,
    "scope" TEXT NOT NULL,
    "method" TEXT NOT NULL,
    "source" TEXT,
    "source_url" TEXT,
    "disclosure_text_hash" TEXT,
    "evidence" JSONB,
    "actor" TEXT NOT NULL,
    "rule_id" TEXT,
    "captured_at" TIMESTAMPTZ(3) NOT NULL,
    "received_at" TIMESTAMPTZ(3) NOT NULL,
    "seq" INTEGER,
    "prev_hash" TEXT,
    "hash" TEXT,

    CONSTRAINT "consent_entries_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateTable
CREATE TABLE "suppressions" (
    "tenant_id" TEXT COLLATE "C" NOT NULL,
    "account_id" TEXT COLLATE "C" NOT NULL,
    "phone" TEXT COLLATE "C" NOT NULL,
    "scope" TEXT NOT NULL,
    "reason" TEXT NOT NULL,
    "rule_id" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "suppressions_pkey" PRIMARY KEY ("tenant_id","account_id","phone","scope")
);

-- CreateTable
CREATE TABLE "tags" (
    "tenant_id" TEXT COLLATE "C" NOT NULL,
    "id" TEXT COLLATE "C" NOT NULL,
    "account_id" TEXT COLLATE "C" NOT NULL,
    "name" TEXT NOT NULL,
    "name_key" TEXT COLLATE "C" NOT NULL,
    "color" TEXT,
    "description" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "tags_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateTable
CREATE TABLE "taggings" (
    "tenant_id" TEXT COLLATE "C" NOT NULL,
    "tag_id" TEXT COLLATE "C" NOT NULL,
    "target_kind" TEXT NOT NULL,
    "target_id" TEXT COLLATE "C" NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "taggings_pkey" PRIMARY KEY ("tenant_id","tag_id","target_kind","target_id")
);

-- CreateTable
CREATE TABLE "lists" (
    "tenant_id" TEXT COLLATE "C" NOT NULL,
    "id" TEXT COLLATE "C" NOT NULL,
    "account_id" TEXT COLLATE "C" NOT NULL,
    "name" TEXT NOT NULL,
    "name_key" TEXT COLLATE "C" NOT NULL,
    "kind" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "lists_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateTable
CREATE TABLE "list_members" (
    "tenant_id" TEXT COLLATE "C" NOT NULL,
    "list_id" TEXT COLLATE "C" NOT NULL,
    "contact_id" TEXT COLLATE "C" NOT NULL,
    "added_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "list_members_pkey" PRIMARY KEY ("tenant_id","list_id","contact_id")
);

-- CreateTable
CREATE TABLE "templates" (
    "tenant_id" TEXT COLLATE "C" NOT NULL,
    "id" TEXT COLLATE "C" NOT NULL,
    "account_id" TEXT COLLATE "C" NOT NULL,
    "name" TEXT NOT NULL,
    "name_key" TEXT COLLATE "C" NOT NULL,
    "state" TEXT NOT NULL,
    "locale" TEXT NOT NULL,
    "version" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "templates_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateTable
CREATE TABLE "template_versions" (
    "tenant_id" TEXT COLLATE "C" NOT NULL,
    "template_id" TEXT COLLATE "C" NOT NULL,
    "version" INTEGER NOT NULL,
    "body" TEXT NOT NULL,
    "variables" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "template_versions_pkey" PRIMARY KEY ("tenant_id","template_id","version")
);

-- CreateTable
CREATE TABLE "audit_entries" (
    "tenant_id" TEXT COLLATE "C" NOT NULL,
    "id" TEXT COLLATE "C" NOT NULL,
    "account_id" TEXT COLLATE "C" NOT NULL,
    "key_id" TEXT COLLATE "C" NOT NULL,
    "skill" TEXT NOT NULL,
    "outcome" TEXT NOT NULL,
    "params_hash" TEXT NOT NULL,
    "request_id" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "seq" INTEGER,
    "prev_hash" TEXT,
    "hash" TEXT,

    CONSTRAINT "audit_entries_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateTable
CREATE TABLE "chain_heads" (
    "tenant_id" TEXT COLLATE "C" NOT NULL,
    "chain" TEXT NOT NULL,
    "seq" INTEGER NOT NULL,
    "hash" TEXT NOT NULL,

    CONSTRAINT "chain_heads_pkey" PRIMARY KEY ("tenant_id","chain")
);

-- CreateTable
CREATE TABLE "credit_accounts" (
    "tenant_id" TEXT COLLATE "C" NOT NULL,
    "account_id" TEXT COLLATE "C" NOT NULL,
    "posted" BIGINT NOT NULL,
    "held" BIGINT NOT NULL,

    CONSTRAINT "credit_accounts_pkey" PRIMARY KEY ("tenant_id","account_id")
);

-- CreateTable
CREATE TABLE "credit_entries" (
    "tenant_id" TEXT COLLATE "C" NOT NULL,
    "id" TEXT COLLATE "C" NOT NULL,
    "account_id" TEXT COLLATE "C" NOT NULL,
    "kind" TEXT NOT NULL,
    "amount" BIGINT NOT NULL,
    "ref" TEXT NOT NULL,
    "campaign_id" TEXT COLLATE "C",
    "message_id" TEXT COLLATE "C",
    "note" TEXT,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "credit_entries_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateTable
CREATE TABLE "credit_holds" (
    "tenant_id" TEXT COLLATE "C" NOT NULL,
    "id" TEXT COLLATE "C" NOT NULL,
    "account_id" TEXT COLLATE "C" NOT NULL,
    "campaign_id" TEXT COLLATE "C" NOT NULL,
    "amount" BIGINT NOT NULL,
    "captured" BIGINT NOT NULL,
    "released" BIGINT NOT NULL,
    "state" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "closed_at" TIMESTAMPTZ(3),

    CONSTRAINT "credit_holds_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateTable
CREATE TABLE "sender_numbers" (
    "tenant_id" TEXT COLLATE "C" NOT NULL,
    "id" TEXT COLLATE "C" NOT NULL,
    "account_id" TEXT COLLATE "C" NOT NULL,
    "phone" TEXT COLLATE "C" NOT NULL,
    "country" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "state" TEXT NOT NULL,
    "is_default" BOOLEAN NOT NULL,
    "carrier" TEXT NOT NULL,
    "program_id" TEXT,
    "assignment" TEXT NOT NULL,
    "messages_per_second" INTEGER NOT NULL,
    "paced_until" TIMESTAMPTZ(6) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "released_at" TIMESTAMPTZ(3),

    CONSTRAINT "sender_numbers_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateTable
CREATE TABLE "sender_number_lookup" (
    "phone" TEXT COLLATE "C" NOT NULL,
    "tenant_id" TEXT COLLATE "C" NOT NULL,
    "account_id" TEXT COLLATE "C" NOT NULL,
    "number_id" TEXT COLLATE "C" NOT NULL,

    CONSTRAINT "sender_number_lookup_pkey" PRIMARY KEY ("phone")
);

-- CreateTable
CREATE TABLE "campaigns" (
    "tenant_id" TEXT COLLATE "C" NOT NULL,
    "id" TEXT COLLATE "C" NOT NULL,
    "account_id" TEXT COLLATE "C" NOT NULL,
    "name" TEXT NOT NULL,
    "state" TEXT NOT NULL,
    "state_reason" TEXT,
    "purpose" TEXT NOT NULL,
    "body" TEXT,
    "template_id" TEXT COLLATE "C",
    "template_version" INTEGER,
    "audience" JSONB NOT NULL,
    "number_id" TEXT COLLATE "C",
    "send_at" TIMESTAMPTZ(3),
    "throttle_per_minute" INTEGER,
    "paced_until" TIMESTAMPTZ(6) NOT NULL,
    "fanout_cursor" TEXT COLLATE "C" NOT NULL,
    "fanout_done" BOOLEAN NOT NULL,
    "audience_count" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    "launched_at" TIMESTAMPTZ(3),
    "finished_at" TIMESTAMPTZ(3),
    "lease_until" TIMESTAMPTZ(3),
    "version" INTEGER NOT NULL,

    CONSTRAINT "campaigns_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateTable
CREATE TABLE "campaign_recipients" (
    "tenant_id" TEXT COLLATE "C" NOT NULL,
    "campaign_id" TEXT COLLATE "C" NOT NULL,
    "contact_id" TEXT COLLATE "C" NOT NULL,
    "outcome" TEXT NOT NULL,
    "reason" TEXT,
    "message_id" TEXT COLLATE "C",
    "decision" JSONB NOT NULL,
    "decided_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "campaign_recipients_pkey" PRIMARY KEY ("tenant_id","campaign_id","contact_id")
);

-- CreateTable
CREATE TABLE "messages" (
    "tenant_id" TEXT COLLATE "C" NOT NULL,
    "id" TEXT COLLATE "C" NOT NULL,
    "account_id" TEXT COLLATE "C" NOT NULL,
    "lane" TEXT COLLATE "C" NOT NULL,
    "campaign_id" TEXT COLLATE "C",
    "contact_id" TEXT COLLATE "C",
    "number_id" TEXT COLLATE "C" NOT NULL,
    "from_phone" TEXT COLLATE "C" NOT NULL,
    "to_phone" TEXT COLLATE "C" NOT NULL,
    "body" TEXT NOT NULL,
    "encoding" TEXT NOT NULL,
    "segments" SMALLINT NOT NULL,
    "credits" INTEGER NOT NULL,
    "purpose" TEXT NOT NULL,
    "state" TEXT NOT NULL,
    "state_reason" TEXT,
    "error_code" TEXT,
    "hold_id" TEXT COLLATE "C",
    "decision" JSONB,
    "attempt" SMALLINT NOT NULL,
    "due_at" TIMESTAMPTZ(3) NOT NULL,
    "valid_until" TIMESTAMPTZ(3),
    "lease_until" TIMESTAMPTZ(3),
    "carrier" TEXT NOT NULL,
    "carrier_message_id" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "submitting_at" TIMESTAMPTZ(3),
    "accepted_at" TIMESTAMPTZ(3),
    "sent_at" TIMESTAMPTZ(3),
    "finalized_at" TIMESTAMPTZ(3),

    CONSTRAINT "messages_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateTable
CREATE TABLE "message_receipts" (
    "tenant_id" TEXT COLLATE "C" NOT NULL,
    "message_id" TEXT COLLATE "C" NOT NULL,
    "status" TEXT NOT NULL,
    "done_at" TIMESTAMPTZ(3) NOT NULL,
    "error_code" TEXT,
    "received_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "message_receipts_pkey" PRIMARY KEY ("tenant_id","message_id","status","done_at")
);

-- CreateTable
CREATE TABLE "inbound_messages" (
    "tenant_id" TEXT COLLATE "C" NOT NULL,
    "id" TEXT COLLATE "C" NOT NULL,
    "account_id" TEXT COLLATE "C" NOT NULL,
    "number_id" TEXT COLLATE "C" NOT NULL,
    "contact_id" TEXT COLLATE "C",
    "from_phone" TEXT COLLATE "C" NOT NULL,
    "to_phone" TEXT COLLATE "C" NOT NULL,
    "text" TEXT NOT NULL,
    "intent" TEXT NOT NULL,
    "rule_id" TEXT,
    "carrier_message_id" TEXT NOT NULL,
    "received_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "inbound_messages_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateTable
CREATE TABLE "simulator_submissions" (
    "reference" TEXT COLLATE "C" NOT NULL,
    "carrier_message_id" TEXT NOT NULL,
    "from_phone" TEXT COLLATE "C" NOT NULL,
    "to_phone" TEXT COLLATE "C" NOT NULL,
    "text" TEXT NOT NULL,
    "submissions" INTEGER NOT NULL,
    "submitted_at" TIMESTAMPTZ(3) NOT NULL,
    "script" TEXT NOT NULL,
    "step" INTEGER NOT NULL,
    "next_at" TIMESTAMPTZ(3),

    CONSTRAINT "simulator_submissions_pkey" PRIMARY KEY ("reference")
);

-- CreateIndex
CREATE UNIQUE INDEX "accounts_tenant_id_external_ref_key" ON "accounts"("tenant_id", "external_ref");

-- CreateIndex
CREATE INDEX "api_keys_tenant_id_account_id_id_idx" ON "api_keys"("tenant_id", "account_id", "id");

-- CreateIndex
CREATE UNIQUE INDEX "api_keys_tenant_id_fingerprint_key" ON "api_keys"("tenant_id", "fingerprint");

-- CreateIndex
CREATE INDEX "idempotency_keys_expires_at_idx" ON "idempotency_keys"("expires_at") WHERE "expires_at" < 'infinity';

-- CreateIndex
CREATE UNIQUE INDEX "contacts_tenant_id_account_id_phone_key" ON "contacts"("tenant_id", "account_id", "phone");

-- CreateIndex
CREATE UNIQUE INDEX "contacts_tenant_id_account_id_external_id_key" ON "contacts"("tenant_id", "account_id", "external_id");

-- CreateIndex
CREATE INDEX "consent_entries_tenant_id_account_id_phone_id_idx" ON "consent_entries"("tenant_id", "account_id", "phone", "id");

-- CreateIndex
CREATE UNIQUE INDEX "tags_tenant_id_account_id_name_key_key" ON "tags"("tenant_id", "account_id", "name_key");

-- CreateIndex
CREATE INDEX "taggings_tenant_id_target_kind_target_id_idx" ON "taggings"("tenant_id", "target_kind", "target_id");

-- CreateIndex
CREATE UNIQUE INDEX "lists_tenant_id_account_id_name_key_key" ON "lists"("tenant_id", "account_id", "name_key");

-- CreateIndex
CREATE INDEX "list_members_tenant_id_contact_id_idx" ON "list_members"("tenant_id", "contact_id");

-- CreateIndex
CREATE UNIQUE INDEX "templates_tenant_id_account_id_name_key_key" ON "templates"("tenant_id", "account_id", "name_key");

-- CreateIndex
CREATE INDEX "credit_entries_tenant_id_account_id_id_idx" ON "credit_entries"("tenant_id", "account_id", "id");

-- CreateIndex
CREATE UNIQUE INDEX "credit_entries_tenant_id_account_id_ref_key" ON "credit_entries"("tenant_id", "account_id", "ref");

-- CreateIndex
CREATE INDEX "credit_holds_tenant_id_campaign_id_idx" ON "credit_holds"("tenant_id", "campaign_id");

-- CreateIndex
CREATE INDEX "sender_numbers_tenant_id_account_id_id_idx" ON "sender_numbers"("tenant_id", "account_id", "id");

-- CreateIndex
CREATE INDEX "campaigns_tenant_id_account_id_id_idx" ON "campaigns"("tenant_id", "account_id", "id");

-- CreateIndex
CREATE INDEX "messages_account_id_id_idx" ON "messages"("account_id", "id");

-- CreateIndex
CREATE UNIQUE INDEX "inbound_messages_tenant_id_carrier_message_id_key" ON "inbound_messages"("tenant_id", "carrier_message_id");

-- AddForeignKey
ALTER TABLE "taggings" ADD CONSTRAINT "taggings_tenant_id_tag_id_fkey" FOREIGN KEY ("tenant_id", "tag_id") REFERENCES "tags"("tenant_id", "id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "list_members" ADD CONSTRAINT "list_members_tenant_id_list_id_fkey" FOREIGN KEY ("tenant_id", "list_id") REFERENCES "lists"("tenant_id", "id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "template_versions" ADD CONSTRAINT "template_versions_tenant_id_template_id_fkey" FOREIGN KEY ("tenant_id", "template_id") REFERENCES "templates"("tenant_id", "id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- Money never goes below zero, and what is held is there (reliability: credits).
ALTER TABLE "credit_accounts"
  ADD CONSTRAINT "credit_accounts_held_check" CHECK ("held" >= 0),
  ADD CONSTRAINT "credit_accounts_available_check" CHECK ("posted" - "held" >= 0);
ALTER TABLE "credit_holds"
  ADD CONSTRAINT "credit_holds_resolved_check" CHECK ("captured" >= 0 AND "released" >= 0 AND "captured" + "released" <= "amount");

-- At most one default sender in an account.
CREATE UNIQUE INDEX "sender_numbers_default_key" ON "sender_numbers" ("tenant_id", "account_id") WHERE "is_default" AND "state" = 'active';

-- What a dispatcher hands out next: due messages of one lane, oldest first.
CREATE INDEX "messages_queued_idx" ON "messages" ("tenant_id", "lane", "due_at") WHERE "state" = 'queued';
-- Which lanes of single messages have something due.
CREATE INDEX "messages_single_due_idx" ON "messages" ("due_at", "tenant_id", "lane") WHERE "state" = 'queued' AND "campaign_id" IS NULL;
-- Timers: messages to be queued later.
CREATE INDEX "messages_scheduled_idx" ON "messages" ("due_at", "tenant_id") WHERE "state" = 'scheduled';
-- Handed out and not acknowledged: whose lease has run out.
CREATE INDEX "messages_submitting_idx" ON "messages" ("tenant_id", "lane", "lease_until") WHERE "state" = 'submitting';
-- Whether a campaign still has something to hand over, and what a STOP takes back.
CREATE INDEX "messages_campaign_idx" ON "messages" ("tenant_id", "campaign_id", "id") WHERE "campaign_id" IS NOT NULL;
CREATE INDEX "messages_recallable_idx" ON "messages" ("tenant_id", "to_phone") WHERE "state" IN ('queued', 'scheduled', 'held');

-- Campaigns that a worker has something to do for.
CREATE INDEX "campaigns_running_idx" ON "campaigns" ("tenant_id", "id") WHERE "state" = 'running';
CREATE INDEX "campaigns_scheduled_idx" ON "campaigns" ("send_at") WHERE "state" = 'scheduled';

-- A place in a chain is taken once; entries get theirs when they are sealed.
CREATE UNIQUE INDEX "audit_entries_seq_key" ON "audit_entries" ("tenant_id", "seq") WHERE "seq" IS NOT NULL;
CREATE UNIQUE INDEX "consent_entries_seq_key" ON "consent_entries" ("tenant_id", "seq") WHERE "seq" IS NOT NULL;
-- Entries that the sealing worker has not chained yet.
CREATE INDEX "audit_entries_unsealed_idx" ON "audit_entries" ("tenant_id", "id") WHERE "seq" IS NULL;
CREATE INDEX "consent_entries_unsealed_idx" ON "consent_entries" ("tenant_id", "id") WHERE "seq" IS NULL;

-- What the simulator carrier reports next.
CREATE INDEX "simulator_submissions_next_idx" ON "simulator_submissions" ("next_at") WHERE "next_at" IS NOT NULL;

-- No statistics of whose a row is: of a tenant that is not among the sampled the planner would expect no row at all, and walk over all of
-- it for each look-up. Without them it expects a two-hundredth of the table, for everybody.
ALTER TABLE "messages" ALTER COLUMN "tenant_id" SET STATISTICS 0, ALTER COLUMN "account_id" SET STATISTICS 0;
ALTER TABLE "contacts" ALTER COLUMN "tenant_id" SET STATISTICS 0, ALTER COLUMN "account_id" SET STATISTICS 0;
ALTER TABLE "suppressions" ALTER COLUMN "tenant_id" SET STATISTICS 0, ALTER COLUMN "account_id" SET STATISTICS 0;
ALTER TABLE "consent_entries" ALTER COLUMN "tenant_id" SET STATISTICS 0, ALTER COLUMN "account_id" SET STATISTICS 0;
ALTER TABLE "campaign_recipients" ALTER COLUMN "tenant_id" SET STATISTICS 0;
ALTER TABLE "message_receipts" ALTER COLUMN "tenant_id" SET STATISTICS 0;
ALTER TABLE "credit_entries" ALTER COLUMN "tenant_id" SET STATISTICS 0, ALTER COLUMN "account_id" SET STATISTICS 0;
ALTER TABLE "credit_holds" ALTER COLUMN "tenant_id" SET STATISTICS 0;
ALTER TABLE "audit_entries" ALTER COLUMN "tenant_id" SET STATISTICS 0, ALTER COLUMN "account_id" SET STATISTICS 0;

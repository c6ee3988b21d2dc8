-- AlterTable
ALTER TABLE "consent_entries" ADD COLUMN     "disclosure_version" INTEGER,
ADD COLUMN     "source_id" TEXT COLLATE "C";

-- CreateTable
CREATE TABLE "hygiene_policies" (
    "tenant_id" TEXT COLLATE "C" NOT NULL,
    "account_id" TEXT COLLATE "C" NOT NULL,
    "rules" JSONB NOT NULL,
    "version" INTEGER NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "hygiene_policies_pkey" PRIMARY KEY ("tenant_id","account_id")
);

-- CreateTable
CREATE TABLE "number_lookups" (
    "tenant_id" TEXT COLLATE "C" NOT NULL,
    "account_id" TEXT COLLATE "C" NOT NULL,
    "phone" TEXT COLLATE "C" NOT NULL,
    "provider" TEXT NOT NULL,
    "line_type" TEXT NOT NULL,
    "carrier_name" TEXT,
    "status" TEXT NOT NULL,
    "disconnected_at" TIMESTAMPTZ(3),
    "credits" INTEGER NOT NULL,
    "looked_up_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "number_lookups_pkey" PRIMARY KEY ("tenant_id","account_id","phone")
);

-- CreateTable
CREATE TABLE "hygiene_findings" (
    "tenant_id" TEXT COLLATE "C" NOT NULL,
    "account_id" TEXT COLLATE "C" NOT NULL,
    "phone" TEXT COLLATE "C" NOT NULL,
    "reason" TEXT COLLATE "C" NOT NULL,
    "evidence" JSONB NOT NULL,
    "found_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "hygiene_findings_pkey" PRIMARY KEY ("tenant_id","account_id","phone","reason")
);

-- CreateTable
CREATE TABLE "hygiene_scans" (
    "tenant_id" TEXT COLLATE "C" NOT NULL,
    "id" TEXT COLLATE "C" NOT NULL,
    "account_id" TEXT COLLATE "C" NOT NULL,
    "level" TEXT NOT NULL,
    "list_id" TEXT COLLATE "C",
    "state" TEXT NOT NULL,
    "reason" TEXT,
    "cursor" TEXT COLLATE "C" NOT NULL,
    "total" INTEGER NOT NULL,
    "checked" INTEGER NOT NULL,
    "found" INTEGER NOT NULL,
    "max_credits" INTEGER NOT NULL,
    "credits" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "finished_at" TIMESTAMPTZ(3),

    CONSTRAINT "hygiene_scans_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateTable
CREATE TABLE "consent_sources" (
    "tenant_id" TEXT COLLATE "C" NOT NULL,
    "id" TEXT COLLATE "C" NOT NULL,
    "account_id" TEXT COLLATE "C" NOT NULL,
    "name" TEXT NOT NULL,
    "name_key" TEXT COLLATE "C" NOT NULL,
    "method" TEXT NOT NULL,
    "url" TEXT,
    "program_id" TEXT,
    "state" TEXT NOT NULL,
    "disclosure_version" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    "archived_at" TIMESTAMPTZ(3),

    CONSTRAINT "consent_sources_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateTable
CREATE TABLE "consent_source_versions" (
    "tenant_id" TEXT COLLATE "C" NOT NULL,
    "source_id" TEXT COLLATE "C" NOT NULL,
    "version" INTEGER NOT NULL,
    "disclosure_text" TEXT NOT NULL,
    "disclosure_hash" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "consent_source_versions_pkey" PRIMARY KEY ("tenant_id","source_id","version")
);

-- CreateIndex
CREATE INDEX "hygiene_scans_tenant_id_account_id_id_idx" ON "hygiene_scans"("tenant_id", "account_id", "id");

-- CreateIndex
CREATE UNIQUE INDEX "consent_sources_tenant_id_account_id_name_key_key" ON "consent_sources"("tenant_id", "account_id", "name_key");

-- Who came by a source, and who left, in a period.
CREATE INDEX "consent_entries_sourced_idx" ON "consent_entries" ("tenant_id", "account_id", "captured_at") WHERE "source_id" IS NOT NULL;
CREATE INDEX "consent_entries_opt_outs_idx" ON "consent_entries" ("tenant_id", "account_id", "captured_at") WHERE "status" = 'opted_out';

-- Texts that failed, by the number they went to; a text that arrives is not in it.
CREATE INDEX "messages_failed_idx" ON "messages" ("tenant_id", "account_id", "to_phone", "error_code")
  WHERE "error_code" IS NOT NULL AND "state" IN ('undelivered', 'failed', 'rejected');

-- Scans that are under way, one for an account.
CREATE UNIQUE INDEX "hygiene_scans_running_idx" ON "hygiene_scans" ("tenant_id", "account_id") WHERE "state" = 'running';

ALTER TABLE "consent_sources" ALTER COLUMN "tenant_id" SET STATISTICS 0, ALTER COLUMN "account_id" SET STATISTICS 0;
ALTER TABLE "consent_source_versions" ALTER COLUMN "tenant_id" SET STATISTICS 0, ALTER COLUMN "disclosure_text" SET STATISTICS 0;
ALTER TABLE "hygiene_policies" ALTER COLUMN "tenant_id" SET STATISTICS 0, ALTER COLUMN "account_id" SET STATISTICS 0;
ALTER TABLE "number_lookups" ALTER COLUMN "tenant_id" SET STATISTICS 0, ALTER COLUMN "account_id" SET STATISTICS 0;
ALTER TABLE "hygiene_findings" ALTER COLUMN "tenant_id" SET STATISTICS 0, ALTER COLUMN "account_id" SET STATISTICS 0;
ALTER TABLE "hygiene_scans" ALTER COLUMN "tenant_id" SET STATISTICS 0, ALTER COLUMN "account_id" SET STATISTICS 0;

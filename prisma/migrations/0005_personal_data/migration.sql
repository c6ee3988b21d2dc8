-- AlterTable
ALTER TABLE "consent_entries" ADD COLUMN "salt" TEXT,
ADD COLUMN "personal_hash" TEXT,
ADD COLUMN "forgotten_by" TEXT COLLATE "C";

-- CreateTable
CREATE TABLE "contact_merges" (
    "tenant_id" TEXT COLLATE "C" NOT NULL,
    "loser_id" TEXT COLLATE "C" NOT NULL,
    "account_id" TEXT COLLATE "C" NOT NULL,
    "winner_id" TEXT COLLATE "C" NOT NULL,
    "phone" TEXT COLLATE "C" NOT NULL,
    "merged_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "contact_merges_pkey" PRIMARY KEY ("tenant_id","loser_id")
);

-- CreateTable
CREATE TABLE "forgotten_numbers" (
    "tenant_id" TEXT COLLATE "C" NOT NULL,
    "account_id" TEXT COLLATE "C" NOT NULL,
    "phone_hash" TEXT COLLATE "C" NOT NULL,
    "forgotten_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "forgotten_numbers_pkey" PRIMARY KEY ("tenant_id","account_id","phone_hash")
);

-- CreateTable
CREATE TABLE "exports" (
    "tenant_id" TEXT COLLATE "C" NOT NULL,
    "id" TEXT COLLATE "C" NOT NULL,
    "account_id" TEXT COLLATE "C" NOT NULL,
    "format" TEXT NOT NULL,
    "state" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "exports_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateIndex
CREATE INDEX "contact_merges_tenant_id_account_id_winner_id_idx" ON "contact_merges"("tenant_id", "account_id", "winner_id");

-- CreateIndex
CREATE INDEX "exports_expires_at_idx" ON "exports"("expires_at");

-- CreateIndex
CREATE INDEX "inbound_messages_tenant_id_account_id_from_phone_idx" ON "inbound_messages"("tenant_id", "account_id", "from_phone");

-- See 0001_spine: no statistics of whose a row is.
ALTER TABLE "contact_merges" ALTER COLUMN "tenant_id" SET STATISTICS 0, ALTER COLUMN "account_id" SET STATISTICS 0;
ALTER TABLE "forgotten_numbers" ALTER COLUMN "tenant_id" SET STATISTICS 0, ALTER COLUMN "account_id" SET STATISTICS 0;
ALTER TABLE "exports" ALTER COLUMN "tenant_id" SET STATISTICS 0, ALTER COLUMN "account_id" SET STATISTICS 0;
ALTER TABLE "inbound_messages" ALTER COLUMN "tenant_id" SET STATISTICS 0, ALTER COLUMN "account_id" SET STATISTICS 0;
ALTER TABLE "consent_entries" ALTER COLUMN "salt" SET STATISTICS 0, ALTER COLUMN "personal_hash" SET STATISTICS 0;

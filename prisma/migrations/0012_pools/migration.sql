-- AlterTable
ALTER TABLE "campaigns" ADD COLUMN "program_id" TEXT COLLATE "C";

-- CreateTable
CREATE TABLE "sticky_senders" (
    "tenant_id" TEXT COLLATE "C" NOT NULL,
    "contact_id" TEXT COLLATE "C" NOT NULL,
    "program_id" TEXT COLLATE "C" NOT NULL,
    "number_id" TEXT COLLATE "C" NOT NULL,

    CONSTRAINT "sticky_senders_pkey" PRIMARY KEY ("tenant_id","contact_id","program_id")
);

-- CreateTable
CREATE TABLE "campaign_numbers" (
    "tenant_id" TEXT COLLATE "C" NOT NULL,
    "campaign_id" TEXT COLLATE "C" NOT NULL,
    "number_id" TEXT COLLATE "C" NOT NULL,

    CONSTRAINT "campaign_numbers_pkey" PRIMARY KEY ("tenant_id","campaign_id","number_id")
);

-- The numbers of a program.
CREATE INDEX "sender_numbers_program_idx" ON "sender_numbers" ("tenant_id", "program_id", "id") WHERE "program_id" IS NOT NULL;

-- Statistics of a tenant that is not among the sampled mislead more than none (see 0001).
ALTER TABLE "sticky_senders" ALTER COLUMN "tenant_id" SET STATISTICS 0;
ALTER TABLE "campaign_numbers" ALTER COLUMN "tenant_id" SET STATISTICS 0;

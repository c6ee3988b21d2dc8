-- AlterTable
ALTER TABLE "sender_numbers" ADD COLUMN "registration_attempt" SMALLINT NOT NULL DEFAULT 0,
ADD COLUMN "registration_due_at" TIMESTAMPTZ(3),
ADD COLUMN "registration_id" TEXT COLLATE "C",
ADD COLUMN "registration_lease_until" TIMESTAMPTZ(3),
ADD COLUMN "registration_rejection" JSONB,
ADD COLUMN "registration_state" TEXT,
ADD COLUMN "unregistered_rate" INTEGER;

-- CreateTable
CREATE TABLE "programs" (
    "tenant_id" TEXT COLLATE "C" NOT NULL,
    "id" TEXT COLLATE "C" NOT NULL,
    "account_id" TEXT COLLATE "C" NOT NULL,
    "version" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "programs_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateTable
CREATE TABLE "program_versions" (
    "tenant_id" TEXT COLLATE "C" NOT NULL,
    "program_id" TEXT COLLATE "C" NOT NULL,
    "version" INTEGER NOT NULL,
    "content" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "program_versions_pkey" PRIMARY KEY ("tenant_id","program_id","version")
);

-- CreateTable
CREATE TABLE "registrations" (
    "tenant_id" TEXT COLLATE "C" NOT NULL,
    "id" TEXT COLLATE "C" NOT NULL,
    "account_id" TEXT COLLATE "C" NOT NULL,
    "kind" TEXT NOT NULL,
    "brand_id" TEXT COLLATE "C",
    "program_id" TEXT COLLATE "C",
    "use_case" TEXT,
    "reference_id" TEXT COLLATE "C",
    "content" JSONB NOT NULL,
    "status" TEXT NOT NULL,
    "submission_status" TEXT NOT NULL,
    "identity_status" TEXT,
    "vetting_score" SMALLINT,
    "rejection" JSONB,
    "attempt" SMALLINT NOT NULL,
    "due_at" TIMESTAMPTZ(3),
    "lease_until" TIMESTAMPTZ(3),
    "submitted_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "registrations_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateTable
CREATE TABLE "simulator_registrations" (
    "reference" TEXT COLLATE "C" NOT NULL,
    "kind" TEXT NOT NULL,
    "script" TEXT NOT NULL,
    "submissions" INTEGER NOT NULL,
    "submitted_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "simulator_registrations_pkey" PRIMARY KEY ("reference")
);

-- CreateIndex
CREATE INDEX "programs_tenant_id_account_id_id_idx" ON "programs"("tenant_id", "account_id", "id");

-- CreateIndex
CREATE INDEX "registrations_tenant_id_account_id_id_idx" ON "registrations"("tenant_id", "account_id", "id");

-- CreateIndex
CREATE INDEX "registrations_tenant_id_brand_id_idx" ON "registrations"("tenant_id", "brand_id");

-- AddForeignKey
ALTER TABLE "program_versions" ADD CONSTRAINT "program_versions_tenant_id_program_id_fkey" FOREIGN KEY ("tenant_id", "program_id") REFERENCES "programs"("tenant_id", "id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- What the registry is asked next, of any tenant.
CREATE INDEX "registrations_due_idx" ON "registrations" ("due_at") WHERE "due_at" IS NOT NULL;
CREATE INDEX "sender_numbers_registration_due_idx" ON "sender_numbers" ("registration_due_at") WHERE "registration_due_at" IS NOT NULL;
-- The numbers that share the pace of a registered campaign.
CREATE INDEX "sender_numbers_registration_idx" ON "sender_numbers" ("tenant_id", "registration_id") WHERE "registration_id" IS NOT NULL;
-- One registration for each name that the caller gives: the second submission is the first one's.
CREATE UNIQUE INDEX "registrations_reference_key" ON "registrations" ("tenant_id", "account_id", "kind", "reference_id") WHERE "reference_id" IS NOT NULL;

-- See 0001_spine: no statistics of whose a row is.
ALTER TABLE "programs" ALTER COLUMN "tenant_id" SET STATISTICS 0, ALTER COLUMN "account_id" SET STATISTICS 0;
ALTER TABLE "program_versions" ALTER COLUMN "tenant_id" SET STATISTICS 0, ALTER COLUMN "content" SET STATISTICS 0;
ALTER TABLE "registrations" ALTER COLUMN "tenant_id" SET STATISTICS 0, ALTER COLUMN "account_id" SET STATISTICS 0, ALTER COLUMN "content" SET STATISTICS 0;

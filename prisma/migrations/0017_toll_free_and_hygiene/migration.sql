-- AlterTable
ALTER TABLE "registrations" ADD COLUMN "number_id" TEXT COLLATE "C";

-- A number has one verification, however often it is submitted.
CREATE UNIQUE INDEX "registrations_number_key" ON "registrations" ("tenant_id", "number_id") WHERE "number_id" IS NOT NULL;

-- AlterTable
ALTER TABLE "hygiene_policies" ADD COLUMN "automatic" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN "due_at" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "suppressions" ADD COLUMN "evidence" JSONB;

-- Policies that act by themselves and have something to look at, of any tenant.
CREATE INDEX "hygiene_policies_due_idx" ON "hygiene_policies" ("due_at") WHERE "due_at" IS NOT NULL;

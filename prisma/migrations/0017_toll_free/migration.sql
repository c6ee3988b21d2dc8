-- AlterTable
ALTER TABLE "registrations" ADD COLUMN "number_id" TEXT COLLATE "C";

-- A number has one verification, however often it is submitted.
CREATE UNIQUE INDEX "registrations_number_key" ON "registrations" ("tenant_id", "number_id") WHERE "number_id" IS NOT NULL;

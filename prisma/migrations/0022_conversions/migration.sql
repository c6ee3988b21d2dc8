-- CreateTable
CREATE TABLE "conversions" (
    "tenant_id" TEXT COLLATE "C" NOT NULL,
    "id" TEXT COLLATE "C" NOT NULL,
    "account_id" TEXT COLLATE "C" NOT NULL,
    "contact_id" TEXT COLLATE "C",
    "event" TEXT NOT NULL,
    "value_minor" BIGINT,
    "currency" TEXT COLLATE "C",
    "occurred_at" TIMESTAMPTZ(3) NOT NULL,
    "external_id" TEXT COLLATE "C",
    "source_id" TEXT COLLATE "C",
    "message_id" TEXT COLLATE "C",
    "campaign_id" TEXT COLLATE "C",
    "delivered_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "conversions_pkey" PRIMARY KEY ("tenant_id","id")
);

-- What sources.stats sums up, and whatever else is asked of a period.
CREATE INDEX "conversions_tenant_id_account_id_occurred_at_idx" ON "conversions"("tenant_id", "account_id", "occurred_at");

-- An account records its own id of a conversion once, however many say so at once; many have none.
CREATE UNIQUE INDEX "conversions_external_id_key" ON "conversions" ("tenant_id", "account_id", "external_id") WHERE "external_id" IS NOT NULL;

-- Those of one person: to show them, to pass them on with a merge, to take the person out of them. Then they are in it no more.
CREATE INDEX "conversions_contact_idx" ON "conversions" ("tenant_id", "contact_id") WHERE "contact_id" IS NOT NULL;

ALTER TABLE "conversions"
  ADD CONSTRAINT "conversions_value_check" CHECK ("value_minor" >= 0 AND ("value_minor" IS NULL) = ("currency" IS NULL)),
  ADD CONSTRAINT "conversions_delivery_check" CHECK (("message_id" IS NULL) = ("delivered_at" IS NULL));

-- See 0001_spine: no statistics of whose a row is.
ALTER TABLE "conversions" ALTER COLUMN "tenant_id" SET STATISTICS 0, ALTER COLUMN "account_id" SET STATISTICS 0;

-- CreateTable
CREATE TABLE "carrier_message_lookup" (
    "carrier" TEXT COLLATE "C" NOT NULL,
    "carrier_message_id" TEXT COLLATE "C" NOT NULL,
    "tenant_id" TEXT COLLATE "C" NOT NULL,
    "message_id" TEXT COLLATE "C" NOT NULL,
    "parts" SMALLINT NOT NULL,
    "delivered_at" TIMESTAMPTZ(3),
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "carrier_message_lookup_pkey" PRIMARY KEY ("carrier","carrier_message_id")
);

-- CreateIndex
CREATE INDEX "carrier_message_lookup_expires_at_idx" ON "carrier_message_lookup" USING BRIN ("expires_at");

-- The parts of a long text, to see whether all have arrived.
CREATE INDEX "carrier_message_lookup_parts_idx" ON "carrier_message_lookup" ("tenant_id", "message_id") WHERE "parts" > 1;

-- CreateTable
CREATE TABLE "carrier_credentials" (
    "tenant_id" TEXT COLLATE "C" NOT NULL,
    "account_id" TEXT COLLATE "C" NOT NULL,
    "carrier" TEXT COLLATE "C" NOT NULL,
    "number_id" TEXT COLLATE "C" NOT NULL,
    "user_name" TEXT NOT NULL,
    "secret" TEXT NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "carrier_credentials_pkey" PRIMARY KEY ("tenant_id","account_id","carrier","number_id")
);

ALTER TABLE "carrier_credentials" ALTER COLUMN "tenant_id" SET STATISTICS 0, ALTER COLUMN "account_id" SET STATISTICS 0;
ALTER TABLE "carrier_credentials" ALTER COLUMN "secret" SET STATISTICS 0;

-- CreateTable
CREATE TABLE "brand_days" (
    "tenant_id" TEXT COLLATE "C" NOT NULL,
    "tax_key" TEXT COLLATE "C" NOT NULL,
    "day" TEXT COLLATE "C" NOT NULL,
    "segments" INTEGER NOT NULL,

    CONSTRAINT "brand_days_pkey" PRIMARY KEY ("tenant_id","tax_key","day")
);

-- A row is rewritten for each batch that is handed over: within its page, without the index.
ALTER TABLE "brand_days" SET (fillfactor = 50);
ALTER TABLE "brand_days" ADD CONSTRAINT "brand_days_segments_check" CHECK ("segments" >= 0);

-- See 0001_spine: no statistics of whose a row is.
ALTER TABLE "brand_days" ALTER COLUMN "tenant_id" SET STATISTICS 0;

-- A campaign's contacts are fanned out in ranges, by several hands beside each other. A campaign that was on its way is cut from where it stood.
-- CreateTable
CREATE TABLE "campaign_ranges" (
    "tenant_id" TEXT COLLATE "C" NOT NULL,
    "campaign_id" TEXT COLLATE "C" NOT NULL,
    "up_to" TEXT COLLATE "C" NOT NULL,
    "cursor" TEXT COLLATE "C" NOT NULL,

    CONSTRAINT "campaign_ranges_pkey" PRIMARY KEY ("tenant_id","campaign_id","up_to")
);

-- A process of the version before takes a campaign whose contacts all lie in ranges for one that was walked to its end. It cannot write that down.
ALTER TABLE "campaigns" ADD CONSTRAINT "campaigns_ranges_first" CHECK (NOT ("fanout_done" AND "fanout_cursor" = '~'));

-- See 0001_spine: no statistics of whose a row is.
ALTER TABLE "campaign_ranges" ALTER COLUMN "tenant_id" SET STATISTICS 0;

-- What waits for a number is found by messages_number_idx as well, and every step of every text is spared an index.
DROP INDEX "messages_recallable_idx";

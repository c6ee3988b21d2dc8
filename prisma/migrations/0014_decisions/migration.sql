-- What was decided about a recipient is the same for nearly everybody of a chunk but for the credits that were left: it is kept once.
-- Rows from before have theirs in `decision`.
-- AlterTable
ALTER TABLE "campaign_recipients" ADD COLUMN "available" BIGINT,
ADD COLUMN "decision_id" TEXT COLLATE "C",
ALTER COLUMN "decision" DROP NOT NULL;

-- CreateTable
CREATE TABLE "campaign_decisions" (
    "tenant_id" TEXT COLLATE "C" NOT NULL,
    "campaign_id" TEXT COLLATE "C" NOT NULL,
    "id" TEXT COLLATE "C" NOT NULL,
    "decision" JSONB NOT NULL,

    CONSTRAINT "campaign_decisions_pkey" PRIMARY KEY ("tenant_id","campaign_id","id")
);

-- See 0001_spine: no statistics of whose a row is.
ALTER TABLE "campaign_decisions" ALTER COLUMN "tenant_id" SET STATISTICS 0, ALTER COLUMN "decision" SET STATISTICS 0;

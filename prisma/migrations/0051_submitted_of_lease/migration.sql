-- Which messages of a lease may have reached a carrier that does not deduplicate. NULL in a lease
-- of a version before: all of them.
ALTER TABLE message_leases ADD COLUMN submitted_ids TEXT[] COLLATE "C";
-- How often the carrier was asked about the messages of an expired lease.
ALTER TABLE message_leases ADD COLUMN asks SMALLINT NOT NULL DEFAULT 0;

-- What such a carrier has answered, until it is recorded together with other answers.
CREATE TABLE message_answers (
  tenant_id TEXT COLLATE "C" NOT NULL,
  lease_id TEXT COLLATE "C" NOT NULL,
  mark INTEGER NOT NULL,
  outcomes JSONB NOT NULL,
  CONSTRAINT message_answers_pkey PRIMARY KEY (tenant_id, lease_id, mark)
);

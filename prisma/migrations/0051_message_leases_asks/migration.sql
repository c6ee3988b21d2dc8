-- How often the carrier was asked about the messages of an expired lease.
ALTER TABLE message_leases ADD COLUMN asks SMALLINT NOT NULL DEFAULT 0;

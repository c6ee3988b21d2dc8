-- What ended a wait, and several enrollments of one contact by key.
ALTER TABLE journey_enrollments ADD COLUMN awaited JSONB;
ALTER TABLE journey_enrollments ADD COLUMN key TEXT COLLATE "C" NOT NULL DEFAULT '';
CREATE UNIQUE INDEX journey_enrollments_active_by_key ON journey_enrollments (tenant_id, journey_id, contact_id, key) WHERE ended_at IS NULL;
DROP INDEX journey_enrollments_active_key;

-- Enrollments under way without a due time: nearly all of them wait for a signal.
CREATE INDEX CONCURRENTLY IF NOT EXISTS journey_enrollments_undue_idx ON journey_enrollments (tenant_id, id)
  WHERE ended_at IS NULL AND due_at IS NULL AND NOT calling AND throttled_at IS NULL;

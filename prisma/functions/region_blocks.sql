-- The blocks of regions that are not lifted and not over anywhere, as JSON; null without any.
CREATE OR REPLACE VIEW region_blocks_in_force AS
  SELECT jsonb_agg(jsonb_build_object('id', id, 'jurisdiction', jurisdiction, 'from', starts_on, 'until', ends_on, 'reason', reason) ORDER BY id) AS blocks
    FROM region_blocks
   WHERE lifted_at IS NULL AND ends_on >= current_date - 1;

/**
 * The hashed part of an audit row `e`: every column except its position in the chain. The rule is
 * hashed only when set, as the optional columns below.
 */
export const AUDIT_HASHED =
  "to_jsonb(e) - ARRAY['seq', 'prev_hash', 'hash', CASE WHEN e.rule_id IS NULL THEN 'rule_id' END]";

/**
 * The hashed part of a consent row. Optional columns are hashed only when set, so that a table can
 * get new columns without changing existing hashes.
 */
export const CONSENT_HASHED = `to_jsonb(e) - ARRAY['seq', 'prev_hash', 'hash', CASE WHEN e.source_id IS NULL THEN 'source_id' END,
     CASE WHEN e.disclosure_version IS NULL THEN 'disclosure_version' END, CASE WHEN e.request_id IS NULL THEN 'request_id' END]`;

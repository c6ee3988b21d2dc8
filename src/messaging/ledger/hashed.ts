/** What the hash of an entry covers: every column of the row `e` but its place in the chain. */
export const AUDIT_HASHED = "to_jsonb(e) - ARRAY['seq', 'prev_hash', 'hash']";

/**
 * The same of consent. Columns that came later are left out where they are empty, so that entries sealed before them keep the hash they have; what is
 * in them is covered, and so is that it is there.
 */
export const CONSENT_HASHED = `to_jsonb(e) - ARRAY['seq', 'prev_hash', 'hash', CASE WHEN e.source_id IS NULL THEN 'source_id' END,
     CASE WHEN e.disclosure_version IS NULL THEN 'disclosure_version' END, CASE WHEN e.request_id IS NULL THEN 'request_id' END]`;

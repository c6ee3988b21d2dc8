-- What the service does with the rights of the owner of the tables, while its own role can only
-- read and write rows: `tern migrate --grants` lets that role execute these functions. Each does
-- one thing that does not depend on the caller.

-- Gives entries of the audit log their position and hashes, once. The range of ids selects the
-- small index of entries without a position. Planned for the values, because a table grows.
CREATE OR REPLACE FUNCTION append_to_audit_chain(tenant text, ids text[], seqs int[], prev_hashes text[], hashes text[],
                                                 first_id text, last_id text, version smallint)
RETURNS bigint LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
DECLARE appended bigint;
BEGIN
  EXECUTE 'UPDATE audit_entries e SET seq = g.seq, prev_hash = g.prev_hash, hash = g.hash, hash_version = $8
             FROM unnest($2, $3, $4, $5) AS g(id, seq, prev_hash, hash)
            WHERE e.tenant_id = $1 AND e.id >= $6 AND e.id <= $7 AND e.seq IS NULL AND e.id = g.id'
    USING tenant, ids, seqs, prev_hashes, hashes, first_id, last_id, version;
  GET DIAGNOSTICS appended = ROW_COUNT;
  RETURN appended;
END $$;
REVOKE EXECUTE ON FUNCTION append_to_audit_chain FROM PUBLIC;

-- The same for consent entries.
CREATE OR REPLACE FUNCTION append_to_consent_chain(tenant text, ids text[], seqs int[], prev_hashes text[], hashes text[],
                                                   first_id text, last_id text, version smallint)
RETURNS bigint LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
DECLARE appended bigint;
BEGIN
  EXECUTE 'UPDATE consent_entries e SET seq = g.seq, prev_hash = g.prev_hash, hash = g.hash, hash_version = $8
             FROM unnest($2, $3, $4, $5) AS g(id, seq, prev_hash, hash)
            WHERE e.tenant_id = $1 AND e.id >= $6 AND e.id <= $7 AND e.seq IS NULL AND e.id = g.id'
    USING tenant, ids, seqs, prev_hashes, hashes, first_id, last_id, version;
  GET DIAGNOSTICS appended = ROW_COUNT;
  RETURN appended;
END $$;
REVOKE EXECUTE ON FUNCTION append_to_consent_chain FROM PUBLIC;

-- Erases the personal data of consent entries (contacts.forget). The hash chain contains it only as
-- a hash, so it stays valid.
CREATE OR REPLACE FUNCTION erase_consent_entries(tenant text, ids text[], erased_by text)
RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
BEGIN
  UPDATE consent_entries SET phone = '[erased]', source = NULL, source_url = NULL, evidence = NULL, salt = NULL, forgotten_by = erased_by
   WHERE tenant_id = tenant AND id = ANY (ids);
END $$;
REVOKE EXECUTE ON FUNCTION erase_consent_entries FROM PUBLIC;

-- Creates the partition of a month (UTC) of the behavioral events, and moves the events there that
-- were recorded before. The table is locked meanwhile: a writer that chose the default partition
-- before the new one is attached would fail.
CREATE OR REPLACE FUNCTION create_event_month(first_day date)
RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
DECLARE
  name text := 'events_' || to_char(first_day, 'YYYYMM');
  low text := to_char(date_trunc('month', first_day), 'YYYY-MM-DD') || ' 00:00:00+00';
  high text := to_char(date_trunc('month', first_day) + interval '1 month', 'YYYY-MM-DD') || ' 00:00:00+00';
BEGIN
  LOCK TABLE events IN ACCESS EXCLUSIVE MODE;
  EXECUTE format('CREATE TABLE %I (LIKE events INCLUDING ALL)', name);
  EXECUTE format('ALTER TABLE %I
       ALTER COLUMN tenant_id SET STATISTICS 1, ALTER COLUMN tenant_id SET (n_distinct = 2),
       ALTER COLUMN account_id SET STATISTICS 1, ALTER COLUMN account_id SET (n_distinct = 2),
       ALTER COLUMN external_id SET STATISTICS 0,
       ALTER COLUMN properties SET STATISTICS 0', name);
  EXECUTE format('WITH moved AS (DELETE FROM events_default WHERE occurred_at >= %L AND occurred_at < %L RETURNING *)
     INSERT INTO %I SELECT * FROM moved', low, high, name);
  EXECUTE format('ALTER TABLE events ATTACH PARTITION %I FOR VALUES FROM (%L) TO (%L)', name, low, high);
END $$;
REVOKE EXECUTE ON FUNCTION create_event_month FROM PUBLIC;

-- Drops the partition of a month of the behavioral events.
CREATE OR REPLACE FUNCTION drop_event_month(first_day date)
RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
BEGIN
  EXECUTE format('DROP TABLE %I', 'events_' || to_char(first_day, 'YYYYMM'));
END $$;
REVOKE EXECUTE ON FUNCTION drop_event_month FROM PUBLIC;

-- Reads the statistics of a table with a sample of that size. Only an owner can.
CREATE OR REPLACE FUNCTION analyze_table(name text, target int)
RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
BEGIN
  PERFORM set_config('default_statistics_target', target::text, true);
  EXECUTE format('ANALYZE %I', name);
END $$;
REVOKE EXECUTE ON FUNCTION analyze_table FROM PUBLIC;

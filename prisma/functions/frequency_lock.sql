-- Serializes senders that count marketing messages to the same person, until the transaction ends.
-- Single sends share the lock of the account and take the lock of the person; a campaign chunk
-- takes the lock of the account alone.
CREATE OR REPLACE FUNCTION frequency_lock(p_tenant text, p_account text, p_phone text)
RETURNS void LANGUAGE sql AS $$
  SELECT pg_advisory_xact_lock_shared(caps_lock(p_tenant, p_account));
  SELECT pg_advisory_xact_lock(hashtextextended('cap ' || p_tenant || ' ' || p_account || ' ' || p_phone, 0));
$$;

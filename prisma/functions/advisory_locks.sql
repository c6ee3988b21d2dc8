-- The keys of advisory locks that several statements take. A lock excludes another only if both use
-- the same key, so each key is written once.

-- Taken first by every call that uses an idempotency key.
CREATE OR REPLACE FUNCTION idempotency_lock(p_tenant text, p_account text, p_key text)
RETURNS bigint LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT hashtextextended('key ' || p_tenant || ' ' || p_account || ' ' || p_key, 0)
$$;

-- Exclusive while a person is forgotten, shared while messages to the person are accepted.
CREATE OR REPLACE FUNCTION forget_lock(p_tenant text, p_phone text)
RETURNS bigint LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT hashtextextended('forget ' || p_tenant || ' ' || p_phone, 0)
$$;

-- Serializes retries of one message.
CREATE OR REPLACE FUNCTION retry_lock(p_tenant text, p_message text)
RETURNS bigint LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT hashtextextended('retry ' || p_tenant || ' ' || p_message, 0)
$$;

-- Shared by senders that lock single people (frequency_lock), exclusive for a campaign chunk.
CREATE OR REPLACE FUNCTION caps_lock(p_tenant text, p_account text)
RETURNS bigint LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT hashtextextended('caps ' || p_tenant || ' ' || p_account, 0)
$$;

-- What a consent to a program was before an opt-out ended it. PostgreSQL calls jsonb_build_object and
-- the cast of a time STABLE, because both read settings of the session; here they do not depend on
-- them: the text of a time in JSON is ISO 8601 with its offset. IMMUTABLE, so that an UPDATE of rows
-- that are distributed over several nodes can use them.
CREATE OR REPLACE FUNCTION program_consent_as_json(status text, method text, changed_at timestamptz)
RETURNS jsonb LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT jsonb_build_object('status', status, 'method', method, 'changed_at', changed_at)
$$;

CREATE OR REPLACE FUNCTION program_consent_changed_at(consent jsonb)
RETURNS timestamptz LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT (consent ->> 'changed_at')::timestamptz
$$;

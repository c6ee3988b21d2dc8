-- What a custom field or a property of an event means in a rule of a segment, where numbers and
-- times may be text: imports from CSV files have nothing else. The patterns accept only what the
-- casts accept, because one value that cannot be cast would fail the statement for every contact.

-- The number in a JSON number, or in text such as 42 or -3.5; else null.
CREATE OR REPLACE FUNCTION json_number(value jsonb)
RETURNS numeric LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE jsonb_typeof(value)
    WHEN 'number' THEN value::numeric
    WHEN 'string' THEN CASE WHEN value #>> '{}' ~ '^-?\d{1,15}(\.\d{1,9})?$' THEN (value #>> '{}')::numeric END
  END
$$;

-- The calendar date at the beginning of text such as 2026-02-28 or 2026-02-28T12:00:00Z, as text;
-- else null. 29 February exists in leap years only.
CREATE OR REPLACE FUNCTION json_date(value jsonb)
RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN jsonb_typeof(value) = 'string' AND value #>> '{}' ~
    '^(\d{4}-((0[13578]|1[02])-(0[1-9]|[12]\d|3[01])|(0[469]|11)-(0[1-9]|[12]\d|30)|02-(0[1-9]|1\d|2[0-8]))|(\d\d(0[48]|[2468][048]|[13579][26])|([02468][048]|[13579][26])00)-02-29)(T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,6})?)?(Z|[+-](0\d|1[0-3]):[0-5]\d))?$'
    AND value #>> '{}' >= '0001'
  THEN substr(value #>> '{}', 1, 10) END
$$;

-- The time in such text; a date is midnight in UTC. With a fixed offset or Z, the cast does not
-- depend on the time zone of the session.
CREATE OR REPLACE FUNCTION json_time(value jsonb)
RETURNS timestamptz LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN json_date(value) IS NULL THEN NULL
    WHEN length(value #>> '{}') = 10 THEN ((value #>> '{}') || 'T00:00:00Z')::timestamptz
    ELSE date_trunc('milliseconds', (value #>> '{}')::timestamptz) END
$$;

-- What a consent to a program was before an opt-out ended it. PostgreSQL calls jsonb_build_object
-- and the cast of a time STABLE, because both read settings of the session; here they do not depend
-- on them: the text of a time in JSON is ISO 8601 with its offset. IMMUTABLE, so that an UPDATE of
-- rows that are distributed over several nodes can use them.
CREATE OR REPLACE FUNCTION program_consent_as_json(status text, method text, changed_at timestamptz)
RETURNS jsonb LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT jsonb_build_object('status', status, 'method', method, 'changed_at', changed_at)
$$;

CREATE OR REPLACE FUNCTION program_consent_changed_at(consent jsonb)
RETURNS timestamptz LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT (consent ->> 'changed_at')::timestamptz
$$;

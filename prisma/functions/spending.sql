-- Days of spending limits are calendar days in UTC.
CREATE OR REPLACE FUNCTION spending_day(at timestamptz)
RETURNS date LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT (at AT TIME ZONE 'UTC')::date
$$;

-- What an account has spent on messages on the day of a time. `day` and `spent` are the columns of
-- its balance, which a clock that is slightly behind never sets back to the day before.
CREATE OR REPLACE FUNCTION spent_on_day(day date, spent bigint, at timestamptz)
RETURNS bigint LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN day >= (at AT TIME ZONE 'UTC')::date THEN spent ELSE 0 END
$$;

-- Processes of the version before call it; those of this version read the messages themselves
-- (src/sending/rules/recent-sends.ts).
--
-- The times in the open interval (p_from, p_until) at which marketing of one account reached, or is
-- planned to reach, a phone number. A message counts from when it is accepted: at its planned time
-- until it is submitted, then at the time of submission. A message that never left does not count.
-- Dispatch may be up to three days behind a paced campaign's plan, hence the interval on due_at.
CREATE OR REPLACE FUNCTION recent_marketing_sends(p_tenant text, p_account text, p_phone text, p_from timestamptz, p_until timestamptz)
RETURNS timestamptz[] LANGUAGE sql STABLE AS $$
  SELECT coalesce(array_agg(sent.at ORDER BY sent.at), '{}')
    FROM (SELECT coalesce(m.submitting_at, m.due_at) AS at FROM messages m
           WHERE m.tenant_id = p_tenant AND m.account_id = p_account AND m.to_phone = p_phone AND m.purpose = 'marketing'
             AND m.due_at > p_from - interval '3 days' AND m.due_at < p_until
             AND NOT (m.accepted_at IS NULL AND m.state IN ('canceled', 'rejected', 'expired', 'failed'))) AS sent
   WHERE sent.at > p_from AND sent.at < p_until
$$;

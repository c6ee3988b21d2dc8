-- A toll-free number of a real carrier, which carriers of the United States block until it is
-- verified (since 2024-01-31). The simulator carrier delivers from any number.
-- src/domain/registration/toll-free.ts has the same prefixes for validation.
CREATE OR REPLACE FUNCTION needs_toll_free_verification(carrier text, phone text)
RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT carrier <> 'simulator' AND phone ~ '^[+]18(00|33|44|55|66|77|88)[0-9]{7}$'
$$;

-- The numbers that messages can be sent from now: active, and not blocked by a registration.
-- Blocked are toll-free numbers that are not verified, and numbers whose registered campaign is
-- suspended or has expired.
CREATE OR REPLACE VIEW sending_numbers AS
  SELECT n.tenant_id, n.id, n.account_id, n.phone, n.carrier, n.program_id, n.registration_id, n.is_default, n.messages_per_second, n.paced_until
    FROM phone_numbers n
   WHERE n.state = 'active'
     AND NOT (needs_toll_free_verification(n.carrier, n.phone) AND n.registration_state IS DISTINCT FROM 'ASSIGNED')
     AND NOT EXISTS (SELECT FROM registrations r
                      WHERE r.tenant_id = n.tenant_id AND r.id = n.registration_id AND r.status IN ('TCR_SUSPENDED', 'TCR_EXPIRED'));

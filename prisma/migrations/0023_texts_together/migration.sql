-- What partner_sends has seen of one text, and what becomes of it.
CREATE TYPE "partner_text" AS (
  place integer, outcome text, answer text, account_id text COLLATE "C", state text, paused boolean, number_id text COLLATE "C", number_phone text,
  carrier text, program_id text, contact_id text, consent_status text, rule text, suppressed_by text, available bigint, touches timestamptz[]);

-- partner.send for all that a partner asks for at the same moment, in one call to the database: for each text unique key, end-customer, gates,
-- debit, ledger, message, decision, event, audit, in one transaction. What needs no table (number, text, price, rules of consent) was worked
-- out before and comes along, a list for each argument. They are judged in their order, as if they came one after the other.
-- p_consent_rules: the rule that clears each consent status for this purpose; a status that is not in it is refused.
-- p_event_heads: the event's body up to its last value, which is the sender's number.
-- p_clues: what the time of day was judged by (zone, postal code and state of the contact, rules of the account); null when nobody asks.
-- A suppression of another program than the sender's is none (messaging/consent/holds-for.ts says the same).
-- p_caps: how often the person may be reached, or null.
-- outcome: clues (other ones hold, in answer: judge again); accepted; replayed (answer is the first one); reused (the key belongs to another call);
-- in_flight; no_customer; refused (facts say what the gates saw; nothing was written); again (what became of another has to be seen first: ask again).
-- partner_send, which does one text, stays for processes of the version before, which run beside this one while it is rolled out.
CREATE FUNCTION "partner_sends"(
  p_tenant text, p_keys text[], p_hashes text[], p_answers text[], p_external_refs text[], p_phones text[], p_cleared boolean[],
  p_consent_rules jsonb[], p_message_ids text[], p_bodies text[], p_encodings text[], p_segments integer[], p_credits integer[], p_purposes text[],
  p_states text[], p_due_at timestamptz[], p_valid_until timestamptz[], p_recipient_gates jsonb[], p_content_gates jsonb[], p_hours_gates jsonb[],
  p_clues text[], p_cap_rules text[], p_caps jsonb[], p_rule_packs text[], p_entry_ids text[], p_event_ids text[], p_event_heads text[],
  p_low_ids text[], p_exhausted_ids text[], p_audit_ids text[], p_key_ids text[], p_params_hashes text[], p_request_ids text[], p_now timestamptz[])
RETURNS TABLE (place integer, outcome text, answer text, facts jsonb) LANGUAGE plpgsql
-- Planned once: for few texts a plan of their own looks cheaper, and making it takes as long as all the rest.
SET plan_cache_mode = force_generic_plan
-- Each look-up is for one row: a bitmap of all that begin with the partner's id only looks cheaper.
SET enable_bitmapscan = off AS $$
DECLARE
  v_texts partner_text[];
  v_text partner_text;
  v_place integer;
  v_person text;
  v_numbers text[];
  v_accounts text[];
  v_balances bigint[];
  v_lows bigint[];
  v_at integer;
  v_left bigint;
  v_keys text[] := '{}';
  v_is_capped boolean := array_remove(p_caps, NULL) <> '{}';
  v_window interval;
  v_from timestamptz;
  v_until timestamptz;
  v_touches timestamptz[];
  v_people text[] := '{}';
  v_moments timestamptz[] := '{}';
  v_written text[] := '{}';
  v_is_low boolean := false;
BEGIN
  -- Locks are taken in one order by whoever takes several: who is being forgotten, who is under a cap, numbers, balances, keys. A statement
  -- sees what those have done whom the statements before it waited for.
  PERFORM pg_advisory_xact_lock_shared(hashtextextended('forget ' || p_tenant || ' ' || p.phone, 0))
     FROM (SELECT DISTINCT phone COLLATE "C" AS phone FROM unnest(p_phones) AS one (phone) ORDER BY 1) AS p;
  IF v_is_capped THEN
    PERFORM frequency_lock(p_tenant, p.account_id, p.phone)
       FROM (SELECT DISTINCT external_ref COLLATE "C" AS external_ref, phone COLLATE "C" AS phone
               FROM unnest(p_external_refs, p_phones, p_caps) AS one (external_ref, phone, caps) WHERE caps IS NOT NULL ORDER BY 1, 2) AS one
       CROSS JOIN LATERAL (SELECT a.id AS account_id, one.phone FROM accounts a WHERE a.tenant_id = p_tenant AND a.external_ref = one.external_ref LIMIT 1) AS p;
  END IF;

  WITH seen AS MATERIALIZED (
    SELECT call.*, k.request_hash AS first_hash, k.answer AS first_answer, a.id AS account_id,
           CASE WHEN root.state = 'active' THEN a.state ELSE root.state END AS state, a.paused,
           s.id AS number_id, s.phone AS number_phone, s.carrier, s.program_id, c.id AS contact_id, c.consent_status,
           call.consent_rules ->> coalesce(c.consent_status, 'stranger') AS rule,
           json_build_array(c.timezone, c.postal_code, c.region, r.rules)::text AS found_clues, coalesce(b.available, 0) AS available,
           coalesce((SELECT x.reason || coalesce(':' || substring(x.scope FROM '^(?:account:)?(prg_.+)$'), '') FROM suppressions x
                      WHERE x.tenant_id = p_tenant AND x.account_id = a.id AND x.phone = call.phone
                        AND coalesce(substring(x.scope FROM '^(?:account:)?(prg_.+)$') = s.program_id, true) LIMIT 1),
                    (SELECT 'suppression_list' FROM lists l
                      WHERE l.tenant_id = p_tenant AND l.account_id = a.id AND l.kind = 'suppression'
                        AND EXISTS (SELECT FROM list_members m WHERE m.tenant_id = p_tenant AND m.list_id = l.id AND m.contact_id = c.id) LIMIT 1)) AS suppressed_by
      FROM unnest(p_keys, p_hashes, p_external_refs, p_phones, p_cleared, p_consent_rules, p_clues)
             WITH ORDINALITY AS call (key, hash, external_ref, phone, cleared, consent_rules, clues, place)
      -- Each is looked up for itself: of joins, a plan made while the tables were empty would read all that the partner has, for each text.
      CROSS JOIN LATERAL (SELECT t.state FROM accounts t WHERE t.tenant_id = p_tenant AND t.id = p_tenant LIMIT 1) root
      LEFT JOIN LATERAL (SELECT f.request_hash, f.answer FROM idempotency_keys f WHERE f.tenant_id = p_tenant AND f.key = call.key LIMIT 1) k ON true
      LEFT JOIN LATERAL (SELECT e.id, e.state, e.paused FROM accounts e WHERE e.tenant_id = p_tenant AND e.external_ref = call.external_ref LIMIT 1) a ON true
      LEFT JOIN LATERAL (SELECT n.id, n.phone, n.carrier, n.program_id FROM sender_numbers n
                          WHERE n.tenant_id = p_tenant AND n.account_id = a.id AND n.is_default AND n.state = 'active'
                            AND NOT EXISTS (SELECT FROM registrations g WHERE g.tenant_id = p_tenant AND g.id = n.registration_id AND g.status IN ('TCR_SUSPENDED', 'TCR_EXPIRED'))
                          LIMIT 1) s ON true
      LEFT JOIN LATERAL (SELECT h.rules FROM sending_rules h WHERE h.tenant_id = p_tenant AND h.account_id = a.id LIMIT 1) r ON true
      LEFT JOIN LATERAL (SELECT o.id, o.consent_status, o.timezone, o.attributes ->> 'postal_code' AS postal_code, o.attributes ->> 'state' AS region
                           FROM contacts o
                          WHERE o.tenant_id = p_tenant AND o.account_id = a.id AND o.phone >= call.phone AND o.phone <= call.phone
                          ORDER BY o.phone LIMIT 1) c ON true
      LEFT JOIN LATERAL (SELECT m.posted - m.held AS available FROM credit_accounts m WHERE m.tenant_id = p_tenant AND m.account_id = a.id LIMIT 1) b ON true)
  SELECT array_agg(ROW(
           seen.place,
           CASE WHEN first_hash <> hash THEN 'reused'
                WHEN first_hash IS NOT NULL THEN CASE WHEN first_answer IS NULL THEN 'in_flight' ELSE 'replayed' END
                WHEN account_id IS NULL THEN 'no_customer'
                WHEN found_clues <> clues THEN 'clues'
                WHEN cleared AND state = 'active' AND NOT paused AND number_id IS NOT NULL AND suppressed_by IS NULL AND rule IS NOT NULL THEN 'cleared'
                ELSE 'refused' END,
           CASE WHEN first_hash IS NULL THEN found_clues ELSE first_answer END,
           account_id, state, paused, number_id, number_phone, carrier, program_id, contact_id, consent_status, rule, suppressed_by, available, '{}'
         )::partner_text ORDER BY seen.place)
    INTO v_texts FROM seen;

  SELECT array_agg(DISTINCT t.number_id ORDER BY t.number_id), array_agg(DISTINCT t.account_id) INTO v_numbers, v_accounts
    FROM unnest(v_texts) AS t WHERE t.outcome = 'cleared';
  IF v_accounts IS NOT NULL THEN
    -- Whoever gives a number back waits for this transaction, or this one sees that it is gone.
    PERFORM pg_advisory_xact_lock_shared(hashtextextended('sender ' || p_tenant || ' ' || n.id, 0)) FROM unnest(v_numbers) AS n (id);
    SELECT coalesce(array_agg(s.id), '{}') INTO v_numbers FROM sender_numbers s WHERE s.tenant_id = p_tenant AND s.id = ANY (v_numbers) AND s.state = 'active';
    SELECT array_agg(b.account_id), array_agg(b.available), array_agg(b.low_at) INTO v_accounts, v_balances, v_lows
      FROM (SELECT o.account_id, o.posted - o.held AS available, o.low_at FROM credit_accounts o
             WHERE o.tenant_id = p_tenant AND o.account_id = ANY (v_accounts)
             ORDER BY o.account_id FOR NO KEY UPDATE) AS b;
  END IF;

  FOREACH v_text IN ARRAY v_texts LOOP
    v_place := v_text.place;
    -- The key is that of one before it, which can be found when this call has ended.
    IF p_keys[v_place] = ANY (v_keys) THEN
      v_texts[v_place].outcome := 'again';
      CONTINUE;
    END IF;
    CONTINUE WHEN v_text.outcome NOT IN ('cleared', 'refused');
    v_at := array_position(v_accounts, v_text.account_id);
    v_left := coalesce(v_balances[v_at], v_text.available);
    v_texts[v_place].available := v_left;
    CONTINUE WHEN v_text.outcome = 'refused';
    -- Until it has passed what follows.
    v_texts[v_place].outcome := 'refused';
    IF v_text.number_id <> ALL (v_numbers) THEN
      v_texts[v_place].number_id := NULL;
      CONTINUE;
    END IF;
    v_person := v_text.account_id || ' ' || p_phones[v_place];
    IF p_caps[v_place] IS NOT NULL THEN
      SELECT max(make_interval(hours => cap.window_hours)) INTO v_window FROM jsonb_to_recordset(p_caps[v_place]) AS cap (window_hours integer);
      v_from := p_due_at[v_place] - v_window;
      v_until := p_due_at[v_place] + v_window;
      SELECT coalesce(array_agg(touch.at ORDER BY touch.at), '{}') INTO v_touches
        FROM (SELECT unnest(frequency_touches(p_tenant, v_text.account_id, p_phones[v_place], v_from, v_until)) AS at
              UNION ALL
              SELECT before.at FROM unnest(v_people, v_moments) AS before (person, at)
               WHERE before.person = v_person AND before.at > v_from AND before.at < v_until) AS touch;
      v_texts[v_place].touches := v_touches;
      CONTINUE WHEN frequency_full(v_touches, p_due_at[v_place], p_caps[v_place]);
    END IF;
    IF v_left < p_credits[v_place] THEN
      v_texts[v_place].outcome := 'short';
      CONTINUE;
    END IF;
    v_texts[v_place].outcome := 'accepted';
    v_left := v_left - p_credits[v_place];
    v_balances[v_at] := v_left;
    v_is_low := v_is_low OR v_left <= 0 OR coalesce(v_left < v_lows[v_at], false);
    v_keys := v_keys || p_keys[v_place];
    IF v_is_capped AND p_purposes[v_place] = 'marketing' THEN
      v_people := v_people || v_person;
      v_moments := v_moments || p_due_at[v_place];
    END IF;
  END LOOP;

  IF v_keys <> '{}' THEN
    WITH text AS MATERIALIZED (
      SELECT *
        FROM ROWS FROM (
               unnest(p_keys, p_hashes, p_answers, p_phones, p_message_ids, p_bodies, p_encodings, p_segments, p_credits, p_purposes, p_states, p_due_at,
                      p_valid_until, p_recipient_gates, p_content_gates, p_hours_gates, p_cap_rules, p_rule_packs, p_entry_ids, p_event_ids, p_event_heads,
                      p_audit_ids, p_key_ids, p_params_hashes, p_request_ids, p_now),
               unnest(v_texts))
             AS one (key, hash, own_answer, phone, message_id, body, encoding, segments, credits, purpose, own_state, due_at,
                     valid_until, recipient_gate, content_gate, hours_gate, cap_rules, rule_pack, entry_id, event_id, event_head,
                     audit_id, key_id, params_hash, request_id, now,
                     place, outcome, answer, account_id, state, paused, number_id, number_phone, carrier,
                     program_id, contact_id, consent_status, rule, suppressed_by, available, touches)
       WHERE one.outcome = 'accepted'),
    -- Whoever else takes one of the keys has ended by the time it is passed over; then nothing of the text is written.
    kept AS (
      INSERT INTO idempotency_keys AS k (tenant_id, key, skill, request_hash, answer, created_at, expires_at)
      SELECT p_tenant, key, 'partner.send', hash, own_answer, now, 'infinity' FROM text ORDER BY key COLLATE "C"
      ON CONFLICT (tenant_id, key) DO NOTHING RETURNING k.key),
    sent AS MATERIALIZED (SELECT * FROM text WHERE key IN (SELECT kept.key FROM kept)),
    debit AS (
      UPDATE credit_accounts b SET posted = b.posted - spent.credits
        FROM (SELECT account_id, sum(credits) AS credits FROM sent GROUP BY account_id) AS spent
       WHERE b.tenant_id = p_tenant AND b.account_id = ANY (v_accounts) AND b.account_id = spent.account_id),
    entry AS (
      INSERT INTO credit_entries (tenant_id, id, account_id, kind, amount, ref, message_id, at)
      SELECT p_tenant, entry_id, account_id, 'send', -credits, 'send:' || message_id, message_id, now FROM sent),
    message AS (
      INSERT INTO messages (tenant_id, id, account_id, lane, contact_id, number_id, from_phone, to_phone, body, encoding, segments, credits, purpose,
                            state, decision, attempt, due_at, valid_until, carrier, created_at, request_id)
      SELECT p_tenant, message_id, account_id, number_id, contact_id, number_id, number_phone, phone, body, encoding, segments, credits, purpose, own_state,
             jsonb_build_object('allow', true, 'rule_pack', rule_pack, 'gates', jsonb_build_array(
               jsonb_build_object('gate', 'state', 'outcome', 'pass', 'reason', NULL, 'inputs', jsonb_build_object('state', state, 'paused', paused)),
               jsonb_build_object('gate', 'sender', 'outcome', 'pass', 'reason', NULL, 'inputs', jsonb_build_object('number_id', number_id, 'carrier', carrier)),
               recipient_gate,
               jsonb_build_object('gate', 'consent', 'outcome', 'pass', 'reason', NULL, 'inputs', jsonb_build_object(
                 'purpose', purpose, 'status', coalesce(consent_status, 'none'), 'suppressed_by', NULL, 'rule', rule)),
               content_gate,
               hours_gate,
               jsonb_build_object('gate', 'frequency', 'outcome', 'pass', 'reason', NULL, 'inputs', CASE
                 WHEN cap_rules IS NULL THEN jsonb_build_object('rules', 'exempt.transactional')
                 ELSE jsonb_build_object('rules', cap_rules, 'recent', cardinality(touches)) END),
               jsonb_build_object('gate', 'credits', 'outcome', 'pass', 'reason', NULL, 'inputs', jsonb_build_object(
                 'needed', credits, 'available', available)))),
             0, due_at, valid_until, carrier, now, request_id
        FROM sent),
    event AS (
      INSERT INTO outbox_events (tenant_id, id, account_id, type, body, state, attempt, attempts, due_at, occurred_at, request_id)
      SELECT p_tenant, event_id, account_id, 'message.accepted', event_head || '"' || number_phone || '"}}', 'pending', 0, '[]', now, now, request_id
        FROM sent),
    audit AS (
      INSERT INTO audit_entries (tenant_id, id, account_id, key_id, skill, outcome, params_hash, request_id, at)
      SELECT p_tenant, audit_id, p_tenant, key_id, 'partner.send', 'ok', params_hash, request_id, now FROM sent)
    SELECT coalesce(array_agg(kept.key), '{}') INTO v_written FROM kept;
    IF v_is_low THEN
      -- What those before it would have cost whose key was lost is still there.
      PERFORM balance_events(p_tenant, t.account_id, t.available + unspent.credits, t.available + unspent.credits - p_credits[t.place],
                             v_lows[array_position(v_accounts, t.account_id)], p_low_ids[t.place], p_exhausted_ids[t.place], p_now[t.place], p_request_ids[t.place])
         FROM unnest(v_texts) AS t
         CROSS JOIN LATERAL (SELECT coalesce(sum(p_credits[l.place]), 0)::bigint AS credits FROM unnest(v_texts) AS l
                              WHERE l.outcome = 'accepted' AND l.account_id = t.account_id AND l.place < t.place AND p_keys[l.place] <> ALL (v_written)) AS unspent
        WHERE t.outcome = 'accepted' AND p_keys[t.place] = ANY (v_written);
    END IF;
  END IF;

  -- What a lost key would have cost may be there for those who came short.
  RETURN QUERY
  SELECT t.place,
         CASE WHEN t.outcome = 'accepted' THEN CASE WHEN p_keys[t.place] = ANY (v_written) THEN 'accepted' ELSE 'again' END
              WHEN t.outcome = 'short' THEN CASE WHEN cardinality(v_written) < cardinality(v_keys) THEN 'again' ELSE 'refused' END
              ELSE t.outcome END,
         t.answer,
         CASE WHEN t.outcome IN ('refused', 'short') THEN jsonb_build_object(
           'state', t.state, 'paused', t.paused, 'touches', t.touches, 'available', t.available, 'suppressed_by', t.suppressed_by,
           'sender', CASE WHEN t.number_id IS NOT NULL THEN jsonb_build_object('id', t.number_id, 'phone', t.number_phone, 'carrier', t.carrier, 'program_id', t.program_id) END,
           'contact', CASE WHEN t.contact_id IS NOT NULL THEN jsonb_build_object('id', t.contact_id, 'status', t.consent_status) END) END
    FROM unnest(v_texts) AS t ORDER BY t.place;
END $$;

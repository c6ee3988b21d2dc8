-- A suppression by hash may be limited to a program, as one of a number may. A process of the version before reads a scope `account:prg_…` as one
-- of everything: until it has gone, too little is sent and never too much.
-- AlterTable
ALTER TABLE "suppressed_hashes" DROP CONSTRAINT "suppressed_hashes_pkey",
ADD COLUMN     "scope" TEXT COLLATE "C" NOT NULL DEFAULT 'account',
ADD CONSTRAINT "suppressed_hashes_pkey" PRIMARY KEY ("tenant_id", "account_id", "phone_hash", "scope");

-- partner.send in one call to the database: unique key, end-customer, gates, debit, ledger, message, decision, event, audit, in one
-- transaction of its own. What needs no table (number, text, price, rules of consent) was worked out before and comes along.
-- p_consent_rules: the rule that clears each consent status for this purpose; a status that is not in it is refused.
-- p_event_head: the event's body up to its last value, which is the sender's number.
-- p_clues: what the time of day was judged by (zone, postal code and state of the contact, rules of the account); null when nobody asks.
-- A suppression of another program than the sender's is none (messaging/consent/holds-for.ts says the same).
-- p_caps: how often the person may be reached, or null.
-- outcome: clues (other ones hold, in answer: judge again); accepted; replayed (answer is the first one); reused (the key belongs to another call); in_flight; no_customer;
-- refused (facts say what the gates saw; nothing was written).
CREATE OR REPLACE FUNCTION "partner_send"(
  p_tenant text, p_key text, p_hash text, p_answer text, p_external_ref text, p_phone text, p_cleared boolean, p_consent_rules jsonb,
  p_message_id text, p_body text, p_encoding text, p_segments integer, p_credits integer, p_purpose text, p_state text, p_due_at timestamptz,
  p_valid_until timestamptz, p_recipient_gate jsonb, p_content_gate jsonb, p_hours_gate jsonb,
  p_clues text, p_cap_rules text, p_caps jsonb, p_rule_pack text, p_entry_id text, p_event_id text, p_event_head text,
  p_low_id text, p_exhausted_id text, p_audit_id text, p_key_id text, p_params_hash text, p_request_id text, p_now timestamptz)
RETURNS TABLE (outcome text, answer text, facts jsonb) LANGUAGE plpgsql AS $$
DECLARE
  v_first record;
  v record;
  v_rule text;
  v_after bigint;
  v_low_at bigint;
  v_touches timestamptz[] := '{}';
BEGIN
  SELECT k.request_hash, k.answer INTO v_first FROM idempotency_keys k WHERE k.tenant_id = p_tenant AND k.key = p_key;
  IF FOUND THEN
    RETURN QUERY SELECT CASE WHEN v_first.request_hash <> p_hash THEN 'reused' WHEN v_first.answer IS NULL THEN 'in_flight' ELSE 'replayed' END, v_first.answer, NULL::jsonb;
    RETURN;
  END IF;

  SELECT a.id AS account_id, CASE WHEN root.state = 'active' THEN a.state ELSE root.state END AS state, a.paused,
         s.id AS number_id, s.phone AS number_phone, s.carrier, s.program_id, c.id AS contact_id, c.consent_status,
         json_build_array(c.timezone, c.postal_code, c.region, r.rules)::text AS clues, coalesce(b.posted - b.held, 0) AS available,
         coalesce((SELECT x.reason || coalesce(':' || substring(x.scope FROM '^(?:account:)?(prg_.+)$'), '') FROM suppressions x
                    WHERE x.tenant_id = p_tenant AND x.account_id = a.id AND x.phone = p_phone
                      AND coalesce(substring(x.scope FROM '^(?:account:)?(prg_.+)$') = s.program_id, true) LIMIT 1),
                  (SELECT 'suppression_list' FROM lists l
                    WHERE l.tenant_id = p_tenant AND l.account_id = a.id AND l.kind = 'suppression'
                      AND EXISTS (SELECT FROM list_members m WHERE m.tenant_id = p_tenant AND m.list_id = l.id AND m.contact_id = c.id) LIMIT 1)) AS suppressed_by
    INTO v
    FROM accounts a
    JOIN accounts root ON root.tenant_id = p_tenant AND root.id = p_tenant
    LEFT JOIN sender_numbers s ON s.tenant_id = p_tenant AND s.account_id = a.id AND s.is_default AND s.state = 'active'
         AND NOT EXISTS (SELECT FROM registrations g WHERE g.tenant_id = p_tenant AND g.id = s.registration_id AND g.status IN ('TCR_SUSPENDED', 'TCR_EXPIRED'))
    LEFT JOIN sending_rules r ON r.tenant_id = p_tenant AND r.account_id = a.id
    LEFT JOIN LATERAL (SELECT k.id, k.consent_status, k.timezone, k.attributes ->> 'postal_code' AS postal_code, k.attributes ->> 'state' AS region
                         FROM contacts k
                        WHERE k.tenant_id = p_tenant AND k.account_id = a.id AND k.phone >= p_phone AND k.phone <= p_phone
                        ORDER BY k.phone LIMIT 1) c ON true
    LEFT JOIN credit_accounts b ON b.tenant_id = p_tenant AND b.account_id = a.id
   WHERE a.tenant_id = p_tenant AND a.external_ref = p_external_ref;
  IF NOT FOUND THEN
    RETURN QUERY SELECT 'no_customer', NULL::text, NULL::jsonb;
    RETURN;
  END IF;

  IF v.clues <> p_clues THEN
    RETURN QUERY SELECT 'clues', v.clues, NULL::jsonb;
    RETURN;
  END IF;

  v_rule := p_consent_rules ->> coalesce(v.consent_status, 'stranger');
  IF p_cleared AND v.state = 'active' AND NOT v.paused AND v.number_id IS NOT NULL AND v.suppressed_by IS NULL AND v_rule IS NOT NULL AND v.available >= p_credits THEN
    -- Whoever gives the number back waits for this transaction, or this one sees that it is gone.
    PERFORM pg_advisory_xact_lock_shared(hashtextextended('sender ' || p_tenant || ' ' || v.number_id, 0));
    PERFORM FROM sender_numbers s WHERE s.tenant_id = p_tenant AND s.id = v.number_id AND s.state = 'active';
    IF NOT FOUND THEN v.number_id := NULL; END IF;
    IF p_caps IS NOT NULL THEN
      PERFORM frequency_lock(p_tenant, v.account_id, p_phone);
      SELECT frequency_touches(p_tenant, v.account_id, p_phone, p_due_at - max(make_interval(hours => cap.window_hours)), p_due_at + max(make_interval(hours => cap.window_hours)))
        INTO v_touches FROM jsonb_to_recordset(p_caps) AS cap (window_hours integer);
      IF frequency_full(v_touches, p_due_at, p_caps) THEN v_rule := NULL; END IF;
    END IF;
  ELSE
    v_rule := NULL;
  END IF;
  IF v_rule IS NOT NULL AND v.number_id IS NOT NULL THEN
    INSERT INTO idempotency_keys AS k (tenant_id, key, skill, request_hash, answer, created_at, expires_at)
    VALUES (p_tenant, p_key, 'partner.send', p_hash, p_answer, p_now, 'infinity') ON CONFLICT (tenant_id, key) DO NOTHING;
    IF NOT FOUND THEN
      -- Another call with this key was faster and has ended; a new statement sees what it left.
      SELECT k.request_hash, k.answer INTO v_first FROM idempotency_keys k WHERE k.tenant_id = p_tenant AND k.key = p_key;
      RETURN QUERY SELECT CASE WHEN v_first.request_hash <> p_hash THEN 'reused' WHEN v_first.answer IS NULL THEN 'in_flight' ELSE 'replayed' END, v_first.answer, NULL::jsonb;
      RETURN;
    END IF;
    -- One statement: as five it takes a twentieth more.
    WITH debit AS (
      UPDATE credit_accounts b SET posted = b.posted - p_credits
       WHERE b.tenant_id = p_tenant AND b.account_id = v.account_id AND b.posted - p_credits - b.held >= 0
      RETURNING b.posted - b.held AS available, b.low_at),
    entry AS (
      INSERT INTO credit_entries (tenant_id, id, account_id, kind, amount, ref, message_id, at)
      SELECT p_tenant, p_entry_id, v.account_id, 'send', -p_credits, 'send:' || p_message_id, p_message_id, p_now FROM debit),
    message AS (
      INSERT INTO messages (tenant_id, id, account_id, lane, contact_id, number_id, from_phone, to_phone, body, encoding, segments, credits, purpose,
                            state, decision, attempt, due_at, valid_until, carrier, created_at, request_id)
      SELECT p_tenant, p_message_id, v.account_id, v.number_id, v.contact_id, v.number_id, v.number_phone, p_phone, p_body, p_encoding, p_segments,
             p_credits, p_purpose, p_state,
             jsonb_build_object('allow', true, 'rule_pack', p_rule_pack, 'gates', jsonb_build_array(
               jsonb_build_object('gate', 'state', 'outcome', 'pass', 'reason', NULL, 'inputs', jsonb_build_object('state', v.state, 'paused', v.paused)),
               jsonb_build_object('gate', 'sender', 'outcome', 'pass', 'reason', NULL, 'inputs', jsonb_build_object('number_id', v.number_id, 'carrier', v.carrier)),
               p_recipient_gate,
               jsonb_build_object('gate', 'consent', 'outcome', 'pass', 'reason', NULL, 'inputs', jsonb_build_object(
                 'purpose', p_purpose, 'status', coalesce(v.consent_status, 'none'), 'suppressed_by', NULL, 'rule', v_rule)),
               p_content_gate,
               p_hours_gate,
               jsonb_build_object('gate', 'frequency', 'outcome', 'pass', 'reason', NULL, 'inputs', CASE
                 WHEN p_cap_rules IS NULL THEN jsonb_build_object('rules', 'exempt.transactional')
                 ELSE jsonb_build_object('rules', p_cap_rules, 'recent', cardinality(v_touches)) END),
               jsonb_build_object('gate', 'credits', 'outcome', 'pass', 'reason', NULL, 'inputs', jsonb_build_object(
                 'needed', p_credits, 'available', debit.available + p_credits)))),
             0, p_due_at, p_valid_until, v.carrier, p_now, p_request_id
        FROM debit),
    event AS (
      INSERT INTO outbox_events (tenant_id, id, account_id, type, body, state, attempt, attempts, due_at, occurred_at, request_id)
      SELECT p_tenant, p_event_id, v.account_id, 'message.accepted', p_event_head || '"' || v.number_phone || '"}}', 'pending', 0, '[]', p_now, p_now, p_request_id
        FROM debit),
    audit AS (
      INSERT INTO audit_entries (tenant_id, id, account_id, key_id, skill, outcome, params_hash, request_id, at)
      SELECT p_tenant, p_audit_id, p_tenant, p_key_id, 'partner.send', 'ok', p_params_hash, p_request_id, p_now FROM debit)
    SELECT debit.available, debit.low_at INTO v_after, v_low_at FROM debit;
    IF FOUND THEN
      IF v_after <= 0 OR v_after < v_low_at THEN
        PERFORM balance_events(p_tenant, v.account_id, v_after + p_credits, v_after, v_low_at, p_low_id, p_exhausted_id, p_now, p_request_id);
      END IF;
      RETURN QUERY SELECT 'accepted', NULL::text, NULL::jsonb;
      RETURN;
    END IF;
    -- Another text took the last credits since the look at the balance: the key goes back unused.
    DELETE FROM idempotency_keys k WHERE k.tenant_id = p_tenant AND k.key = p_key;
    SELECT coalesce(b.posted - b.held, 0) INTO v.available FROM credit_accounts b WHERE b.tenant_id = p_tenant AND b.account_id = v.account_id;
  END IF;
  RETURN QUERY SELECT 'refused', NULL::text, jsonb_build_object(
    'state', v.state, 'paused', v.paused, 'touches', v_touches, 'available', v.available, 'suppressed_by', v.suppressed_by,
    'sender', CASE WHEN v.number_id IS NOT NULL THEN jsonb_build_object('id', v.number_id, 'phone', v.number_phone, 'carrier', v.carrier, 'program_id', v.program_id) END,
    'contact', CASE WHEN v.contact_id IS NOT NULL THEN jsonb_build_object('id', v.contact_id, 'status', v.consent_status) END);
END $$;

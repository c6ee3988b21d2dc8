

SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;

CREATE FUNCTION public.caps_lock(p_tenant text, p_account text) RETURNS bigint
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    AS $$
  SELECT hashtextextended('caps ' || p_tenant || ' ' || p_account, 0)
$$;

CREATE FUNCTION public.forget_lock(p_tenant text, p_phone text) RETURNS bigint
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    AS $$
  SELECT hashtextextended('forget ' || p_tenant || ' ' || p_phone, 0)
$$;

CREATE FUNCTION public.frequency_lock(p_tenant text, p_account text, p_phone text) RETURNS void
    LANGUAGE sql
    AS $$
  SELECT pg_advisory_xact_lock_shared(caps_lock(p_tenant, p_account));
  SELECT pg_advisory_xact_lock(hashtextextended('cap ' || p_tenant || ' ' || p_account || ' ' || p_phone, 0));
$$;

CREATE FUNCTION public.idempotency_lock(p_tenant text, p_account text, p_key text) RETURNS bigint
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    AS $$
  SELECT hashtextextended('key ' || p_tenant || ' ' || p_account || ' ' || p_key, 0)
$$;

CREATE FUNCTION public.json_date(value jsonb) RETURNS text
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    AS $_$
  SELECT CASE WHEN jsonb_typeof(value) = 'string' AND value #>> '{}' ~
    '^(\d{4}-((0[13578]|1[02])-(0[1-9]|[12]\d|3[01])|(0[469]|11)-(0[1-9]|[12]\d|30)|02-(0[1-9]|1\d|2[0-8]))|(\d\d(0[48]|[2468][048]|[13579][26])|([02468][048]|[13579][26])00)-02-29)(T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,6})?)?(Z|[+-](0\d|1[0-3]):[0-5]\d))?$'
    AND value #>> '{}' >= '0001'
  THEN substr(value #>> '{}', 1, 10) END
$_$;

CREATE FUNCTION public.json_number(value jsonb) RETURNS numeric
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    AS $_$
  SELECT CASE jsonb_typeof(value)
    WHEN 'number' THEN value::numeric
    WHEN 'string' THEN CASE WHEN value #>> '{}' ~ '^-?\d{1,15}(\.\d{1,9})?$' THEN (value #>> '{}')::numeric END
  END
$_$;

CREATE FUNCTION public.json_time(value jsonb) RETURNS timestamp with time zone
    LANGUAGE sql STABLE PARALLEL SAFE
    AS $$
  SELECT CASE WHEN json_date(value) IS NULL THEN NULL
    WHEN length(value #>> '{}') = 10 THEN ((value #>> '{}') || 'T00:00:00Z')::timestamptz
    ELSE date_trunc('milliseconds', (value #>> '{}')::timestamptz) END
$$;

CREATE FUNCTION public.needs_toll_free_verification(carrier text, phone text) RETURNS boolean
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    AS $_$
  SELECT carrier <> 'simulator' AND phone ~ '^[+]18(00|33|44|55|66|77|88)[0-9]{7}$'
$_$;

CREATE FUNCTION public.recent_marketing_sends(p_tenant text, p_account text, p_phone text, p_from timestamp with time zone, p_until timestamp with time zone) RETURNS timestamp with time zone[]
    LANGUAGE sql STABLE
    AS $$
  SELECT coalesce(array_agg(sent.at ORDER BY sent.at), '{}')
    FROM (SELECT coalesce(m.submitting_at, m.due_at) AS at FROM messages m
           WHERE m.tenant_id = p_tenant AND m.account_id = p_account AND m.to_phone = p_phone AND m.purpose = 'marketing'
             AND m.due_at > p_from - interval '3 days' AND m.due_at < p_until
             AND NOT (m.accepted_at IS NULL AND m.state IN ('canceled', 'rejected', 'expired', 'failed'))) AS sent
   WHERE sent.at > p_from AND sent.at < p_until
$$;

CREATE FUNCTION public.retry_lock(p_tenant text, p_message text) RETURNS bigint
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    AS $$
  SELECT hashtextextended('retry ' || p_tenant || ' ' || p_message, 0)
$$;

CREATE FUNCTION public.spending_day(at timestamp with time zone) RETURNS date
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    AS $$
  SELECT (at AT TIME ZONE 'UTC')::date
$$;

CREATE FUNCTION public.spent_on_day(day date, spent bigint, at timestamp with time zone) RETURNS bigint
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    AS $$
  SELECT CASE WHEN day >= (at AT TIME ZONE 'UTC')::date THEN spent ELSE 0 END
$$;

CREATE FUNCTION public.suppression_applies(scope text, program text) RETURNS boolean
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    AS $$
  SELECT coalesce(suppression_program(scope) = program, true)
$$;

CREATE FUNCTION public.suppression_program(scope text) RETURNS text
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    AS $_$
  SELECT substring(scope FROM '^(?:account:)?(prg_.+)$')
$_$;

SET default_tablespace = '';

SET default_table_access_method = heap;

CREATE TABLE public._prisma_migrations (
    id character varying(36) NOT NULL,
    checksum character varying(64) NOT NULL,
    finished_at timestamp with time zone,
    migration_name character varying(255) NOT NULL,
    logs text,
    rolled_back_at timestamp with time zone,
    started_at timestamp with time zone DEFAULT now() NOT NULL,
    applied_steps_count integer DEFAULT 0 NOT NULL
);

CREATE TABLE public._tern_functions (
    name text NOT NULL,
    checksum text NOT NULL
);

CREATE TABLE public.accounts (
    tenant_id text NOT NULL COLLATE pg_catalog."C",
    id text NOT NULL COLLATE pg_catalog."C",
    kind text NOT NULL,
    name text NOT NULL,
    state text NOT NULL,
    default_country text NOT NULL,
    source text,
    use_case text,
    help_contact text,
    external_ref text COLLATE pg_catalog."C",
    paused boolean NOT NULL,
    paused_reason text,
    smart_encoding text,
    allowed_countries text[],
    created_at timestamp(3) with time zone NOT NULL
);

CREATE VIEW public.account_states AS
 SELECT a.tenant_id,
    a.id,
    a.kind,
    a.external_ref,
        CASE root.state
            WHEN 'active'::text THEN a.state
            ELSE root.state
        END AS state,
    a.paused,
    a.smart_encoding,
        CASE
            WHEN (a.allowed_countries IS NULL) THEN root.allowed_countries
            WHEN ((root.allowed_countries IS NULL) OR (a.id = root.id)) THEN a.allowed_countries
            ELSE ARRAY( SELECT unnest(a.allowed_countries) AS unnest
            INTERSECT
             SELECT unnest(root.allowed_countries) AS unnest
      ORDER BY 1)
        END AS allowed_countries
   FROM (public.accounts a
     JOIN public.accounts root ON (((root.tenant_id = a.tenant_id) AND (root.id = a.tenant_id))));

CREATE TABLE public.ai_months (
    tenant_id text NOT NULL COLLATE pg_catalog."C",
    account_id text NOT NULL COLLATE pg_catalog."C",
    month date NOT NULL,
    tokens bigint NOT NULL,
    CONSTRAINT ai_months_tokens_check CHECK ((tokens >= 0))
);

CREATE TABLE public.ai_settings (
    tenant_id text NOT NULL COLLATE pg_catalog."C",
    account_id text NOT NULL COLLATE pg_catalog."C",
    share_messages boolean NOT NULL,
    monthly_tokens integer,
    updated_at timestamp(3) with time zone NOT NULL,
    CONSTRAINT ai_settings_monthly_tokens_check CHECK ((monthly_tokens >= 0))
);

CREATE TABLE public.ai_usage (
    tenant_id text NOT NULL COLLATE pg_catalog."C",
    account_id text NOT NULL COLLATE pg_catalog."C",
    day date NOT NULL,
    skill text NOT NULL COLLATE pg_catalog."C",
    model text NOT NULL COLLATE pg_catalog."C",
    calls integer NOT NULL,
    failed integer NOT NULL,
    input_tokens bigint NOT NULL,
    output_tokens bigint NOT NULL
);

CREATE TABLE public.alert_checks (
    tenant_id text NOT NULL COLLATE pg_catalog."C",
    account_id text NOT NULL COLLATE pg_catalog."C",
    due_at timestamp(3) with time zone NOT NULL
);

CREATE TABLE public.alerts (
    tenant_id text NOT NULL COLLATE pg_catalog."C",
    id text NOT NULL COLLATE pg_catalog."C",
    account_id text NOT NULL COLLATE pg_catalog."C",
    kind text NOT NULL COLLATE pg_catalog."C",
    subject_id text NOT NULL COLLATE pg_catalog."C",
    facts jsonb NOT NULL,
    opened_at timestamp(3) with time zone NOT NULL,
    dismissed_at timestamp(3) with time zone,
    dismissed_by text COLLATE pg_catalog."C",
    snoozed_until timestamp(3) with time zone,
    closed_at timestamp(3) with time zone
);

CREATE TABLE public.api_key_lookup (
    fingerprint text NOT NULL COLLATE pg_catalog."C",
    tenant_id text NOT NULL COLLATE pg_catalog."C",
    key_id text NOT NULL COLLATE pg_catalog."C"
);

CREATE TABLE public.api_keys (
    tenant_id text NOT NULL COLLATE pg_catalog."C",
    id text NOT NULL COLLATE pg_catalog."C",
    account_id text NOT NULL COLLATE pg_catalog."C",
    name text NOT NULL,
    fingerprint text NOT NULL COLLATE pg_catalog."C",
    permissions text[],
    mode text NOT NULL,
    error_codes text DEFAULT 'name'::text NOT NULL,
    created_at timestamp(3) with time zone NOT NULL,
    expires_at timestamp(3) with time zone,
    revoked_at timestamp(3) with time zone,
    last_used_at timestamp(3) with time zone,
    approval jsonb,
    made_by text[] DEFAULT '{}'::text[] NOT NULL
);

CREATE TABLE public.approvals (
    tenant_id text NOT NULL COLLATE pg_catalog."C",
    id text NOT NULL COLLATE pg_catalog."C",
    account_id text NOT NULL COLLATE pg_catalog."C",
    key_id text NOT NULL COLLATE pg_catalog."C",
    skill text NOT NULL,
    params jsonb NOT NULL,
    params_hash text NOT NULL COLLATE pg_catalog."C",
    idempotency_key text,
    effect jsonb NOT NULL,
    effect_hash text NOT NULL COLLATE pg_catalog."C",
    state text NOT NULL,
    reason text,
    request_id text NOT NULL COLLATE pg_catalog."C",
    created_at timestamp(3) with time zone NOT NULL,
    expires_at timestamp(3) with time zone NOT NULL,
    due_at timestamp(3) with time zone,
    decided_by text COLLATE pg_catalog."C",
    by_link boolean DEFAULT false NOT NULL,
    decided_at timestamp(3) with time zone,
    finished_at timestamp(3) with time zone,
    answer jsonb,
    error jsonb,
    CONSTRAINT approvals_state_check CHECK ((state = ANY (ARRAY['pending'::text, 'approved'::text, 'executed'::text, 'failed'::text, 'refused'::text, 'canceled'::text, 'expired'::text])))
);

CREATE TABLE public.attribution_credits (
    tenant_id text NOT NULL COLLATE pg_catalog."C",
    conversion_id text NOT NULL COLLATE pg_catalog."C",
    version integer NOT NULL,
    "position" smallint NOT NULL,
    kind text NOT NULL,
    message_id text COLLATE pg_catalog."C",
    campaign_id text COLLATE pg_catalog."C",
    journey_id text COLLATE pg_catalog."C",
    link_id text COLLATE pg_catalog."C",
    touched_at timestamp(3) with time zone,
    share_millionths integer NOT NULL,
    value_minor bigint,
    CONSTRAINT attribution_credits_amounts_check CHECK (((share_millionths >= 0) AND (value_minor >= 0))),
    CONSTRAINT attribution_credits_touch_check CHECK ((((kind = 'none'::text) = (message_id IS NULL)) AND ((kind = 'none'::text) = (touched_at IS NULL))))
);
ALTER TABLE ONLY public.attribution_credits ALTER COLUMN tenant_id SET STATISTICS 1;
ALTER TABLE ONLY public.attribution_credits ALTER COLUMN tenant_id SET (n_distinct=2);

CREATE TABLE public.attribution_recomputations (
    tenant_id text NOT NULL COLLATE pg_catalog."C",
    id text NOT NULL COLLATE pg_catalog."C",
    account_id text NOT NULL COLLATE pg_catalog."C",
    version integer NOT NULL,
    from_at timestamp(3) with time zone NOT NULL,
    to_at timestamp(3) with time zone NOT NULL,
    state text NOT NULL,
    cursor_at timestamp(3) with time zone NOT NULL,
    cursor_id text NOT NULL COLLATE pg_catalog."C",
    total integer NOT NULL,
    processed integer NOT NULL,
    created_at timestamp(3) with time zone NOT NULL,
    finished_at timestamp(3) with time zone,
    due_at timestamp(3) with time zone
);
ALTER TABLE ONLY public.attribution_recomputations ALTER COLUMN tenant_id SET STATISTICS 0;
ALTER TABLE ONLY public.attribution_recomputations ALTER COLUMN account_id SET STATISTICS 0;

CREATE TABLE public.attribution_settings (
    tenant_id text NOT NULL COLLATE pg_catalog."C",
    account_id text NOT NULL COLLATE pg_catalog."C",
    version integer NOT NULL,
    model text NOT NULL,
    click_hours integer NOT NULL,
    delivery_hours integer NOT NULL,
    job_id text COLLATE pg_catalog."C",
    created_at timestamp(3) with time zone NOT NULL
);
ALTER TABLE ONLY public.attribution_settings ALTER COLUMN tenant_id SET STATISTICS 0;
ALTER TABLE ONLY public.attribution_settings ALTER COLUMN account_id SET STATISTICS 0;

CREATE TABLE public.audit_entries (
    tenant_id text NOT NULL COLLATE pg_catalog."C",
    id text NOT NULL COLLATE pg_catalog."C",
    account_id text NOT NULL COLLATE pg_catalog."C",
    key_id text NOT NULL COLLATE pg_catalog."C",
    skill text NOT NULL,
    outcome text NOT NULL,
    params_hash text NOT NULL,
    request_id text NOT NULL,
    at timestamp(3) with time zone NOT NULL,
    seq integer,
    prev_hash text,
    hash text,
    rule_id text COLLATE pg_catalog."C"
);
ALTER TABLE ONLY public.audit_entries ALTER COLUMN tenant_id SET STATISTICS 1;
ALTER TABLE ONLY public.audit_entries ALTER COLUMN tenant_id SET (n_distinct=2);
ALTER TABLE ONLY public.audit_entries ALTER COLUMN account_id SET STATISTICS 1;
ALTER TABLE ONLY public.audit_entries ALTER COLUMN account_id SET (n_distinct=2);
ALTER TABLE ONLY public.audit_entries ALTER COLUMN params_hash SET STATISTICS 0;
ALTER TABLE ONLY public.audit_entries ALTER COLUMN request_id SET STATISTICS 0;
ALTER TABLE ONLY public.audit_entries ALTER COLUMN prev_hash SET STATISTICS 0;
ALTER TABLE ONLY public.audit_entries ALTER COLUMN hash SET STATISTICS 0;

CREATE TABLE public.auto_recharges (
    tenant_id text NOT NULL COLLATE pg_catalog."C",
    account_id text NOT NULL COLLATE pg_catalog."C",
    enabled boolean NOT NULL,
    disabled_reason text,
    threshold bigint NOT NULL,
    amount bigint NOT NULL,
    daily_limit bigint NOT NULL,
    monthly_limit bigint NOT NULL,
    payment_method text NOT NULL,
    failures smallint NOT NULL,
    charge_id text COLLATE pg_catalog."C",
    charging boolean NOT NULL,
    charged_at timestamp(3) with time zone,
    charged_on date,
    charged_day bigint NOT NULL,
    charged_month bigint NOT NULL,
    version integer NOT NULL,
    updated_at timestamp(3) with time zone NOT NULL,
    due_at timestamp(3) with time zone,
    request_id text,
    key_id text NOT NULL COLLATE pg_catalog."C",
    CONSTRAINT auto_recharges_amounts_check CHECK (((threshold > 0) AND (amount > 0) AND (daily_limit >= amount) AND (monthly_limit >= daily_limit)))
);
ALTER TABLE ONLY public.auto_recharges ALTER COLUMN tenant_id SET STATISTICS 0;
ALTER TABLE ONLY public.auto_recharges ALTER COLUMN account_id SET STATISTICS 0;

CREATE TABLE public.automation_members (
    tenant_id text NOT NULL COLLATE pg_catalog."C",
    rule_id text NOT NULL COLLATE pg_catalog."C",
    contact_id text NOT NULL COLLATE pg_catalog."C"
);

CREATE TABLE public.automation_rules (
    tenant_id text NOT NULL COLLATE pg_catalog."C",
    id text NOT NULL COLLATE pg_catalog."C",
    account_id text NOT NULL COLLATE pg_catalog."C",
    name text NOT NULL,
    name_key text NOT NULL COLLATE pg_catalog."C",
    description text,
    state text NOT NULL,
    state_reason text,
    version integer NOT NULL,
    key_id text NOT NULL COLLATE pg_catalog."C",
    trigger jsonb NOT NULL,
    conditions jsonb,
    actions jsonb NOT NULL,
    rate_cap jsonb,
    once_per jsonb,
    max_failures smallint NOT NULL,
    failures smallint NOT NULL,
    created_at timestamp(3) with time zone NOT NULL,
    updated_at timestamp(3) with time zone NOT NULL,
    next_due_at timestamp(3) with time zone
);

CREATE TABLE public.automation_runs (
    tenant_id text NOT NULL COLLATE pg_catalog."C",
    id text NOT NULL COLLATE pg_catalog."C",
    account_id text NOT NULL COLLATE pg_catalog."C",
    rule_id text NOT NULL COLLATE pg_catalog."C",
    rule_version integer NOT NULL,
    key_id text NOT NULL COLLATE pg_catalog."C",
    contact_id text COLLATE pg_catalog."C",
    phone text COLLATE pg_catalog."C",
    state text NOT NULL COLLATE pg_catalog."C",
    reason text COLLATE pg_catalog."C",
    depth smallint NOT NULL,
    root_id text COLLATE pg_catalog."C",
    trigger jsonb,
    actions jsonb NOT NULL,
    attempt smallint NOT NULL,
    count integer NOT NULL,
    due_at timestamp(3) with time zone NOT NULL,
    created_at timestamp(3) with time zone NOT NULL,
    finished_at timestamp(3) with time zone,
    running_until timestamp(3) with time zone
);

CREATE TABLE public.brand_days (
    tenant_id text NOT NULL COLLATE pg_catalog."C",
    tax_key text NOT NULL COLLATE pg_catalog."C",
    day text NOT NULL COLLATE pg_catalog."C",
    segments integer NOT NULL,
    CONSTRAINT brand_days_segments_check CHECK ((segments >= 0))
)
WITH (fillfactor='50');
ALTER TABLE ONLY public.brand_days ALTER COLUMN tenant_id SET STATISTICS 0;

CREATE TABLE public.campaign_decisions (
    tenant_id text NOT NULL COLLATE pg_catalog."C",
    campaign_id text NOT NULL COLLATE pg_catalog."C",
    id text NOT NULL COLLATE pg_catalog."C",
    decision jsonb NOT NULL
);
ALTER TABLE ONLY public.campaign_decisions ALTER COLUMN tenant_id SET STATISTICS 0;
ALTER TABLE ONLY public.campaign_decisions ALTER COLUMN decision SET STATISTICS 0;

CREATE TABLE public.campaign_numbers (
    tenant_id text NOT NULL COLLATE pg_catalog."C",
    campaign_id text NOT NULL COLLATE pg_catalog."C",
    number_id text NOT NULL COLLATE pg_catalog."C"
);
ALTER TABLE ONLY public.campaign_numbers ALTER COLUMN tenant_id SET STATISTICS 0;

CREATE TABLE public.campaign_occurrences (
    tenant_id text NOT NULL COLLATE pg_catalog."C",
    series_id text NOT NULL COLLATE pg_catalog."C",
    occurrence_at timestamp(3) with time zone NOT NULL,
    campaign_id text COLLATE pg_catalog."C",
    blockers jsonb NOT NULL,
    missed integer NOT NULL
);

CREATE TABLE public.campaign_ranges (
    tenant_id text NOT NULL COLLATE pg_catalog."C",
    campaign_id text NOT NULL COLLATE pg_catalog."C",
    up_to text NOT NULL COLLATE pg_catalog."C",
    cursor text NOT NULL COLLATE pg_catalog."C"
);
ALTER TABLE ONLY public.campaign_ranges ALTER COLUMN tenant_id SET STATISTICS 0;

CREATE TABLE public.campaign_recipients (
    tenant_id text NOT NULL COLLATE pg_catalog."C",
    campaign_id text NOT NULL COLLATE pg_catalog."C",
    contact_id text NOT NULL COLLATE pg_catalog."C",
    outcome text NOT NULL,
    reason text,
    message_id text COLLATE pg_catalog."C",
    decision_id text COLLATE pg_catalog."C",
    available bigint,
    decided_at timestamp(3) with time zone NOT NULL,
    variant smallint
);
ALTER TABLE ONLY public.campaign_recipients ALTER COLUMN tenant_id SET STATISTICS 1;
ALTER TABLE ONLY public.campaign_recipients ALTER COLUMN tenant_id SET (n_distinct=2);

CREATE TABLE public.campaign_remainders (
    tenant_id text NOT NULL COLLATE pg_catalog."C",
    campaign_id text NOT NULL COLLATE pg_catalog."C",
    last_id text NOT NULL COLLATE pg_catalog."C",
    contact_ids text[]
);
ALTER TABLE ONLY public.campaign_remainders ALTER COLUMN tenant_id SET STATISTICS 0;
ALTER TABLE ONLY public.campaign_remainders ALTER COLUMN contact_ids SET STATISTICS 0;

CREATE TABLE public.campaigns (
    tenant_id text NOT NULL COLLATE pg_catalog."C",
    id text NOT NULL COLLATE pg_catalog."C",
    account_id text NOT NULL COLLATE pg_catalog."C",
    name text NOT NULL,
    state text NOT NULL,
    state_reason text,
    purpose text NOT NULL,
    body text,
    template_id text COLLATE pg_catalog."C",
    template_version integer,
    audience jsonb NOT NULL,
    audience_rules jsonb,
    number_id text COLLATE pg_catalog."C",
    program_id text COLLATE pg_catalog."C",
    send_at timestamp(3) with time zone,
    local_time text,
    recurrence jsonb,
    series_id text COLLATE pg_catalog."C",
    next_occurrence_at timestamp(3) with time zone,
    occurrence_due_at timestamp(3) with time zone,
    throttle_per_minute integer,
    smart_encoding text,
    shorten_links boolean,
    guard jsonb,
    guarded_since timestamp(3) with time zone,
    experiment jsonb,
    phase text,
    decide_at timestamp(3) with time zone,
    paced_until timestamp(6) with time zone NOT NULL,
    fanout_cursor text NOT NULL COLLATE pg_catalog."C",
    fanout_done boolean NOT NULL,
    audience_count integer NOT NULL,
    created_at timestamp(3) with time zone NOT NULL,
    updated_at timestamp(3) with time zone NOT NULL,
    launched_at timestamp(3) with time zone,
    finished_at timestamp(3) with time zone,
    version integer NOT NULL,
    request_id text,
    media jsonb,
    media_fallback text COLLATE pg_catalog."C",
    CONSTRAINT campaigns_media_fallback_check CHECK ((media_fallback = ANY (ARRAY['none'::text, 'link'::text])))
);
ALTER TABLE ONLY public.campaigns ALTER COLUMN request_id SET STATISTICS 0;

CREATE TABLE public.canned_replies (
    tenant_id text NOT NULL COLLATE pg_catalog."C",
    id text NOT NULL COLLATE pg_catalog."C",
    account_id text NOT NULL COLLATE pg_catalog."C",
    name text NOT NULL,
    name_key text NOT NULL COLLATE pg_catalog."C",
    text text NOT NULL,
    version integer NOT NULL,
    created_at timestamp(3) with time zone NOT NULL,
    updated_at timestamp(3) with time zone NOT NULL
);

CREATE TABLE public.carrier_credentials (
    tenant_id text NOT NULL COLLATE pg_catalog."C",
    account_id text NOT NULL COLLATE pg_catalog."C",
    carrier text NOT NULL COLLATE pg_catalog."C",
    number_id text NOT NULL COLLATE pg_catalog."C",
    user_name text NOT NULL,
    secret text NOT NULL,
    updated_at timestamp(3) with time zone NOT NULL
);
ALTER TABLE ONLY public.carrier_credentials ALTER COLUMN tenant_id SET STATISTICS 0;
ALTER TABLE ONLY public.carrier_credentials ALTER COLUMN account_id SET STATISTICS 0;
ALTER TABLE ONLY public.carrier_credentials ALTER COLUMN secret SET STATISTICS 0;

CREATE TABLE public.carrier_message_lookup (
    carrier text NOT NULL COLLATE pg_catalog."C",
    carrier_message_id text NOT NULL COLLATE pg_catalog."C",
    tenant_id text NOT NULL COLLATE pg_catalog."C",
    message_id text NOT NULL COLLATE pg_catalog."C",
    parts smallint NOT NULL,
    delivered_at timestamp(3) with time zone,
    expires_at timestamp(3) with time zone NOT NULL
);

CREATE TABLE public.cause_counts (
    tenant_id text NOT NULL COLLATE pg_catalog."C",
    cause_id text NOT NULL COLLATE pg_catalog."C",
    hour timestamp(3) with time zone NOT NULL,
    started integer NOT NULL
);

CREATE TABLE public.chain_heads (
    tenant_id text NOT NULL COLLATE pg_catalog."C",
    chain text NOT NULL,
    seq integer NOT NULL,
    hash text NOT NULL
);

CREATE TABLE public.consent_entries (
    tenant_id text NOT NULL COLLATE pg_catalog."C",
    id text NOT NULL COLLATE pg_catalog."C",
    account_id text NOT NULL COLLATE pg_catalog."C",
    contact_id text COLLATE pg_catalog."C",
    phone text NOT NULL COLLATE pg_catalog."C",
    status text NOT NULL,
    scope text NOT NULL,
    method text NOT NULL,
    source text,
    source_url text,
    disclosure_text_hash text,
    evidence jsonb,
    actor text NOT NULL,
    rule_id text,
    captured_at timestamp(3) with time zone NOT NULL,
    received_at timestamp(3) with time zone NOT NULL,
    source_id text COLLATE pg_catalog."C",
    disclosure_version integer,
    request_id text,
    seq integer,
    prev_hash text,
    hash text,
    salt text,
    personal_hash text,
    forgotten_by text COLLATE pg_catalog."C",
    measure_group text DEFAULT ''::text NOT NULL COLLATE pg_catalog."C"
);
ALTER TABLE ONLY public.consent_entries ALTER COLUMN tenant_id SET STATISTICS 1;
ALTER TABLE ONLY public.consent_entries ALTER COLUMN tenant_id SET (n_distinct=2);
ALTER TABLE ONLY public.consent_entries ALTER COLUMN account_id SET STATISTICS 1;
ALTER TABLE ONLY public.consent_entries ALTER COLUMN account_id SET (n_distinct=2);
ALTER TABLE ONLY public.consent_entries ALTER COLUMN evidence SET STATISTICS 0;
ALTER TABLE ONLY public.consent_entries ALTER COLUMN request_id SET STATISTICS 0;
ALTER TABLE ONLY public.consent_entries ALTER COLUMN prev_hash SET STATISTICS 0;
ALTER TABLE ONLY public.consent_entries ALTER COLUMN hash SET STATISTICS 0;
ALTER TABLE ONLY public.consent_entries ALTER COLUMN salt SET STATISTICS 0;
ALTER TABLE ONLY public.consent_entries ALTER COLUMN personal_hash SET STATISTICS 0;

CREATE TABLE public.consent_expiries (
    tenant_id text NOT NULL COLLATE pg_catalog."C",
    account_id text NOT NULL COLLATE pg_catalog."C",
    after_months integer NOT NULL,
    cursor text NOT NULL COLLATE pg_catalog."C",
    due_at timestamp(3) with time zone NOT NULL,
    updated_at timestamp(3) with time zone NOT NULL
);
ALTER TABLE ONLY public.consent_expiries ALTER COLUMN tenant_id SET STATISTICS 0;
ALTER TABLE ONLY public.consent_expiries ALTER COLUMN account_id SET STATISTICS 0;

CREATE TABLE public.consent_source_versions (
    tenant_id text NOT NULL COLLATE pg_catalog."C",
    source_id text NOT NULL COLLATE pg_catalog."C",
    version integer NOT NULL,
    disclosure_text text NOT NULL,
    disclosure_hash text NOT NULL,
    created_at timestamp(3) with time zone NOT NULL
);
ALTER TABLE ONLY public.consent_source_versions ALTER COLUMN tenant_id SET STATISTICS 0;
ALTER TABLE ONLY public.consent_source_versions ALTER COLUMN disclosure_text SET STATISTICS 0;

CREATE TABLE public.consent_sources (
    tenant_id text NOT NULL COLLATE pg_catalog."C",
    id text NOT NULL COLLATE pg_catalog."C",
    account_id text NOT NULL COLLATE pg_catalog."C",
    name text NOT NULL,
    name_key text NOT NULL COLLATE pg_catalog."C",
    method text NOT NULL,
    url text,
    program_id text,
    state text NOT NULL,
    disclosure_version integer NOT NULL,
    created_at timestamp(3) with time zone NOT NULL,
    updated_at timestamp(3) with time zone NOT NULL,
    archived_at timestamp(3) with time zone
);
ALTER TABLE ONLY public.consent_sources ALTER COLUMN tenant_id SET STATISTICS 0;
ALTER TABLE ONLY public.consent_sources ALTER COLUMN account_id SET STATISTICS 0;

CREATE TABLE public.contact_merges (
    tenant_id text NOT NULL COLLATE pg_catalog."C",
    loser_id text NOT NULL COLLATE pg_catalog."C",
    account_id text NOT NULL COLLATE pg_catalog."C",
    winner_id text NOT NULL COLLATE pg_catalog."C",
    phone text NOT NULL COLLATE pg_catalog."C",
    merged_at timestamp(3) with time zone NOT NULL
);
ALTER TABLE ONLY public.contact_merges ALTER COLUMN tenant_id SET STATISTICS 1;
ALTER TABLE ONLY public.contact_merges ALTER COLUMN tenant_id SET (n_distinct=2);
ALTER TABLE ONLY public.contact_merges ALTER COLUMN account_id SET STATISTICS 1;
ALTER TABLE ONLY public.contact_merges ALTER COLUMN account_id SET (n_distinct=2);

CREATE TABLE public.contacts (
    tenant_id text NOT NULL COLLATE pg_catalog."C",
    id text NOT NULL COLLATE pg_catalog."C",
    account_id text NOT NULL COLLATE pg_catalog."C",
    phone text NOT NULL COLLATE pg_catalog."C",
    country text NOT NULL,
    external_id text COLLATE pg_catalog."C",
    first_name text,
    last_name text,
    email text,
    timezone text,
    attributes jsonb NOT NULL,
    consent_status text NOT NULL,
    consent_method text,
    consent_changed_at timestamp(3) with time zone,
    consent_before text,
    review_since timestamp(3) with time zone,
    created_at timestamp(3) with time zone NOT NULL,
    updated_at timestamp(3) with time zone NOT NULL,
    version integer NOT NULL,
    CONSTRAINT contacts_attributes_check CHECK ((pg_column_size(attributes) <= 32768))
);
ALTER TABLE ONLY public.contacts ALTER COLUMN tenant_id SET STATISTICS 1;
ALTER TABLE ONLY public.contacts ALTER COLUMN tenant_id SET (n_distinct=2);
ALTER TABLE ONLY public.contacts ALTER COLUMN account_id SET STATISTICS 1;
ALTER TABLE ONLY public.contacts ALTER COLUMN account_id SET (n_distinct=2);

CREATE TABLE public.content_exceptions (
    tenant_id text NOT NULL COLLATE pg_catalog."C",
    account_id text NOT NULL COLLATE pg_catalog."C",
    rule text NOT NULL COLLATE pg_catalog."C",
    reason text NOT NULL,
    granted_at timestamp(3) with time zone NOT NULL
);
ALTER TABLE ONLY public.content_exceptions ALTER COLUMN tenant_id SET STATISTICS 0;
ALTER TABLE ONLY public.content_exceptions ALTER COLUMN account_id SET STATISTICS 0;

CREATE TABLE public.conversation_backfills (
    tenant_id text NOT NULL COLLATE pg_catalog."C",
    kind text NOT NULL COLLATE pg_catalog."C",
    walked_to text NOT NULL COLLATE pg_catalog."C",
    due_at timestamp(3) with time zone
);

CREATE TABLE public.conversation_notes (
    tenant_id text NOT NULL COLLATE pg_catalog."C",
    id text NOT NULL COLLATE pg_catalog."C",
    account_id text NOT NULL COLLATE pg_catalog."C",
    conversation_id text NOT NULL COLLATE pg_catalog."C",
    text text NOT NULL,
    author text NOT NULL,
    created_at timestamp(3) with time zone NOT NULL
);

CREATE TABLE public.conversation_replies (
    tenant_id text NOT NULL COLLATE pg_catalog."C",
    conversation_id text NOT NULL COLLATE pg_catalog."C",
    message_id text NOT NULL COLLATE pg_catalog."C",
    author text NOT NULL,
    created_at timestamp(3) with time zone NOT NULL
);

CREATE TABLE public.conversations (
    tenant_id text NOT NULL COLLATE pg_catalog."C",
    id text NOT NULL COLLATE pg_catalog."C",
    account_id text NOT NULL COLLATE pg_catalog."C",
    number_id text NOT NULL COLLATE pg_catalog."C",
    number_phone text NOT NULL COLLATE pg_catalog."C",
    phone text NOT NULL COLLATE pg_catalog."C",
    contact_id text COLLATE pg_catalog."C",
    state text NOT NULL,
    snoozed_until timestamp(3) with time zone,
    reopen_at timestamp(3) with time zone,
    assignee text,
    labels text[],
    unread integer NOT NULL,
    version integer NOT NULL,
    opened_at timestamp(3) with time zone NOT NULL,
    resolved_at timestamp(3) with time zone,
    last_inbound_at timestamp(3) with time zone NOT NULL,
    last_message_at timestamp(3) with time zone NOT NULL,
    created_at timestamp(3) with time zone NOT NULL,
    updated_at timestamp(3) with time zone NOT NULL,
    CONSTRAINT conversations_state_check CHECK ((state = ANY (ARRAY['open'::text, 'pending'::text, 'snoozed'::text, 'resolved'::text])))
);
ALTER TABLE ONLY public.conversations ALTER COLUMN tenant_id SET STATISTICS 1;
ALTER TABLE ONLY public.conversations ALTER COLUMN tenant_id SET (n_distinct=2);
ALTER TABLE ONLY public.conversations ALTER COLUMN account_id SET STATISTICS 1;
ALTER TABLE ONLY public.conversations ALTER COLUMN account_id SET (n_distinct=2);

CREATE TABLE public.conversions (
    tenant_id text NOT NULL COLLATE pg_catalog."C",
    id text NOT NULL COLLATE pg_catalog."C",
    account_id text NOT NULL COLLATE pg_catalog."C",
    contact_id text COLLATE pg_catalog."C",
    event text NOT NULL,
    value_minor bigint,
    currency text COLLATE pg_catalog."C",
    occurred_at timestamp(3) with time zone NOT NULL,
    external_id text COLLATE pg_catalog."C",
    source_id text COLLATE pg_catalog."C",
    message_id text COLLATE pg_catalog."C",
    campaign_id text COLLATE pg_catalog."C",
    delivered_at timestamp(3) with time zone,
    created_at timestamp(3) with time zone NOT NULL,
    attribution_version integer DEFAULT 0 NOT NULL,
    CONSTRAINT conversions_delivery_check CHECK (((message_id IS NULL) = (delivered_at IS NULL))),
    CONSTRAINT conversions_value_check CHECK (((value_minor >= 0) AND ((value_minor IS NULL) = (currency IS NULL))))
);
ALTER TABLE ONLY public.conversions ALTER COLUMN tenant_id SET STATISTICS 1;
ALTER TABLE ONLY public.conversions ALTER COLUMN tenant_id SET (n_distinct=2);
ALTER TABLE ONLY public.conversions ALTER COLUMN account_id SET STATISTICS 1;
ALTER TABLE ONLY public.conversions ALTER COLUMN account_id SET (n_distinct=2);

CREATE TABLE public.credit_accounts (
    tenant_id text NOT NULL COLLATE pg_catalog."C",
    account_id text NOT NULL COLLATE pg_catalog."C",
    posted bigint NOT NULL,
    held bigint NOT NULL,
    low_at bigint,
    daily_limit bigint,
    campaign_limit bigint,
    alert_at bigint,
    alerted boolean DEFAULT false NOT NULL,
    spent_day date,
    spent bigint DEFAULT 0 NOT NULL,
    CONSTRAINT credit_accounts_available_check CHECK (((posted - held) >= 0)),
    CONSTRAINT credit_accounts_held_check CHECK ((held >= 0))
);

CREATE TABLE public.credit_entries (
    tenant_id text NOT NULL COLLATE pg_catalog."C",
    id text NOT NULL COLLATE pg_catalog."C",
    account_id text NOT NULL COLLATE pg_catalog."C",
    kind text NOT NULL,
    amount bigint NOT NULL,
    ref text NOT NULL,
    campaign_id text COLLATE pg_catalog."C",
    message_id text COLLATE pg_catalog."C",
    note text,
    at timestamp(3) with time zone NOT NULL
);
ALTER TABLE ONLY public.credit_entries ALTER COLUMN tenant_id SET STATISTICS 1;
ALTER TABLE ONLY public.credit_entries ALTER COLUMN tenant_id SET (n_distinct=2);
ALTER TABLE ONLY public.credit_entries ALTER COLUMN account_id SET STATISTICS 1;
ALTER TABLE ONLY public.credit_entries ALTER COLUMN account_id SET (n_distinct=2);

CREATE TABLE public.credit_holds (
    tenant_id text NOT NULL COLLATE pg_catalog."C",
    id text NOT NULL COLLATE pg_catalog."C",
    account_id text NOT NULL COLLATE pg_catalog."C",
    campaign_id text NOT NULL COLLATE pg_catalog."C",
    amount bigint NOT NULL,
    captured bigint NOT NULL,
    released bigint NOT NULL,
    state text NOT NULL,
    created_at timestamp(3) with time zone NOT NULL,
    closed_at timestamp(3) with time zone,
    CONSTRAINT credit_holds_resolved_check CHECK (((captured >= 0) AND (released >= 0) AND ((captured + released) <= amount)))
);
ALTER TABLE ONLY public.credit_holds ALTER COLUMN tenant_id SET STATISTICS 1;
ALTER TABLE ONLY public.credit_holds ALTER COLUMN tenant_id SET (n_distinct=2);

CREATE TABLE public.event_external_ids (
    tenant_id text NOT NULL COLLATE pg_catalog."C",
    account_id text NOT NULL COLLATE pg_catalog."C",
    external_id text NOT NULL COLLATE pg_catalog."C",
    event_id text NOT NULL COLLATE pg_catalog."C",
    occurred_at timestamp(3) with time zone NOT NULL
);
ALTER TABLE ONLY public.event_external_ids ALTER COLUMN tenant_id SET STATISTICS 1;
ALTER TABLE ONLY public.event_external_ids ALTER COLUMN tenant_id SET (n_distinct=2);
ALTER TABLE ONLY public.event_external_ids ALTER COLUMN account_id SET STATISTICS 1;
ALTER TABLE ONLY public.event_external_ids ALTER COLUMN account_id SET (n_distinct=2);
ALTER TABLE ONLY public.event_external_ids ALTER COLUMN event_id SET STATISTICS 0;

CREATE TABLE public.events (
    tenant_id text NOT NULL COLLATE pg_catalog."C",
    contact_id text NOT NULL COLLATE pg_catalog."C",
    name text NOT NULL COLLATE pg_catalog."C",
    occurred_at timestamp(3) with time zone NOT NULL,
    id text NOT NULL COLLATE pg_catalog."C",
    account_id text NOT NULL COLLATE pg_catalog."C",
    recorded_at timestamp(3) with time zone NOT NULL,
    external_id text COLLATE pg_catalog."C",
    properties jsonb NOT NULL
)
PARTITION BY RANGE (occurred_at);

CREATE TABLE public.events_202612 (
    tenant_id text NOT NULL COLLATE pg_catalog."C",
    contact_id text NOT NULL COLLATE pg_catalog."C",
    name text NOT NULL COLLATE pg_catalog."C",
    occurred_at timestamp(3) with time zone NOT NULL,
    id text NOT NULL COLLATE pg_catalog."C",
    account_id text NOT NULL COLLATE pg_catalog."C",
    recorded_at timestamp(3) with time zone NOT NULL,
    external_id text COLLATE pg_catalog."C",
    properties jsonb NOT NULL
);
ALTER TABLE ONLY public.events_202612 ALTER COLUMN tenant_id SET STATISTICS 1;
ALTER TABLE ONLY public.events_202612 ALTER COLUMN tenant_id SET (n_distinct=2);
ALTER TABLE ONLY public.events_202612 ALTER COLUMN account_id SET STATISTICS 1;
ALTER TABLE ONLY public.events_202612 ALTER COLUMN account_id SET (n_distinct=2);
ALTER TABLE ONLY public.events_202612 ALTER COLUMN external_id SET STATISTICS 0;
ALTER TABLE ONLY public.events_202612 ALTER COLUMN properties SET STATISTICS 0;

CREATE TABLE public.events_202701 (
    tenant_id text NOT NULL COLLATE pg_catalog."C",
    contact_id text NOT NULL COLLATE pg_catalog."C",
    name text NOT NULL COLLATE pg_catalog."C",
    occurred_at timestamp(3) with time zone NOT NULL,
    id text NOT NULL COLLATE pg_catalog."C",
    account_id text NOT NULL COLLATE pg_catalog."C",
    recorded_at timestamp(3) with time zone NOT NULL,
    external_id text COLLATE pg_catalog."C",
    properties jsonb NOT NULL
);
ALTER TABLE ONLY public.events_202701 ALTER COLUMN tenant_id SET STATISTICS 1;
ALTER TABLE ONLY public.events_202701 ALTER COLUMN tenant_id SET (n_distinct=2);
ALTER TABLE ONLY public.events_202701 ALTER COLUMN account_id SET STATISTICS 1;
ALTER TABLE ONLY public.events_202701 ALTER COLUMN account_id SET (n_distinct=2);
ALTER TABLE ONLY public.events_202701 ALTER COLUMN external_id SET STATISTICS 0;
ALTER TABLE ONLY public.events_202701 ALTER COLUMN properties SET STATISTICS 0;

CREATE TABLE public.events_202702 (
    tenant_id text NOT NULL COLLATE pg_catalog."C",
    contact_id text NOT NULL COLLATE pg_catalog."C",
    name text NOT NULL COLLATE pg_catalog."C",
    occurred_at timestamp(3) with time zone NOT NULL,
    id text NOT NULL COLLATE pg_catalog."C",
    account_id text NOT NULL COLLATE pg_catalog."C",
    recorded_at timestamp(3) with time zone NOT NULL,
    external_id text COLLATE pg_catalog."C",
    properties jsonb NOT NULL
);
ALTER TABLE ONLY public.events_202702 ALTER COLUMN tenant_id SET STATISTICS 1;
ALTER TABLE ONLY public.events_202702 ALTER COLUMN tenant_id SET (n_distinct=2);
ALTER TABLE ONLY public.events_202702 ALTER COLUMN account_id SET STATISTICS 1;
ALTER TABLE ONLY public.events_202702 ALTER COLUMN account_id SET (n_distinct=2);
ALTER TABLE ONLY public.events_202702 ALTER COLUMN external_id SET STATISTICS 0;
ALTER TABLE ONLY public.events_202702 ALTER COLUMN properties SET STATISTICS 0;

CREATE TABLE public.events_default (
    tenant_id text NOT NULL COLLATE pg_catalog."C",
    contact_id text NOT NULL COLLATE pg_catalog."C",
    name text NOT NULL COLLATE pg_catalog."C",
    occurred_at timestamp(3) with time zone NOT NULL,
    id text NOT NULL COLLATE pg_catalog."C",
    account_id text NOT NULL COLLATE pg_catalog."C",
    recorded_at timestamp(3) with time zone NOT NULL,
    external_id text COLLATE pg_catalog."C",
    properties jsonb NOT NULL
);
ALTER TABLE ONLY public.events_default ALTER COLUMN tenant_id SET STATISTICS 1;
ALTER TABLE ONLY public.events_default ALTER COLUMN tenant_id SET (n_distinct=2);
ALTER TABLE ONLY public.events_default ALTER COLUMN account_id SET STATISTICS 1;
ALTER TABLE ONLY public.events_default ALTER COLUMN account_id SET (n_distinct=2);
ALTER TABLE ONLY public.events_default ALTER COLUMN external_id SET STATISTICS 0;
ALTER TABLE ONLY public.events_default ALTER COLUMN properties SET STATISTICS 0;

CREATE TABLE public.experiment_decisions (
    tenant_id text NOT NULL COLLATE pg_catalog."C",
    campaign_id text NOT NULL COLLATE pg_catalog."C",
    decided_at timestamp(3) with time zone NOT NULL,
    winner smallint,
    sent_variant smallint,
    reason text NOT NULL,
    p_value double precision,
    tallies jsonb NOT NULL
);

CREATE TABLE public.exports (
    tenant_id text NOT NULL COLLATE pg_catalog."C",
    id text NOT NULL COLLATE pg_catalog."C",
    account_id text NOT NULL COLLATE pg_catalog."C",
    format text NOT NULL,
    state text NOT NULL,
    created_at timestamp(3) with time zone NOT NULL,
    expires_at timestamp(3) with time zone NOT NULL
);
ALTER TABLE ONLY public.exports ALTER COLUMN tenant_id SET STATISTICS 0;
ALTER TABLE ONLY public.exports ALTER COLUMN account_id SET STATISTICS 0;

CREATE TABLE public.forgotten_numbers (
    tenant_id text NOT NULL COLLATE pg_catalog."C",
    account_id text NOT NULL COLLATE pg_catalog."C",
    phone_hash text NOT NULL COLLATE pg_catalog."C",
    forgotten_at timestamp(3) with time zone NOT NULL
);
ALTER TABLE ONLY public.forgotten_numbers ALTER COLUMN tenant_id SET STATISTICS 1;
ALTER TABLE ONLY public.forgotten_numbers ALTER COLUMN tenant_id SET (n_distinct=2);
ALTER TABLE ONLY public.forgotten_numbers ALTER COLUMN account_id SET STATISTICS 1;
ALTER TABLE ONLY public.forgotten_numbers ALTER COLUMN account_id SET (n_distinct=2);

CREATE TABLE public.hygiene_findings (
    tenant_id text NOT NULL COLLATE pg_catalog."C",
    account_id text NOT NULL COLLATE pg_catalog."C",
    phone text NOT NULL COLLATE pg_catalog."C",
    reason text NOT NULL COLLATE pg_catalog."C",
    evidence jsonb NOT NULL,
    found_at timestamp(3) with time zone NOT NULL
);
ALTER TABLE ONLY public.hygiene_findings ALTER COLUMN tenant_id SET STATISTICS 1;
ALTER TABLE ONLY public.hygiene_findings ALTER COLUMN tenant_id SET (n_distinct=2);
ALTER TABLE ONLY public.hygiene_findings ALTER COLUMN account_id SET STATISTICS 1;
ALTER TABLE ONLY public.hygiene_findings ALTER COLUMN account_id SET (n_distinct=2);

CREATE TABLE public.hygiene_policies (
    tenant_id text NOT NULL COLLATE pg_catalog."C",
    account_id text NOT NULL COLLATE pg_catalog."C",
    rules jsonb NOT NULL,
    version integer NOT NULL,
    updated_at timestamp(3) with time zone NOT NULL,
    automatic boolean DEFAULT false NOT NULL,
    due_at timestamp(3) with time zone
);
ALTER TABLE ONLY public.hygiene_policies ALTER COLUMN tenant_id SET STATISTICS 0;
ALTER TABLE ONLY public.hygiene_policies ALTER COLUMN account_id SET STATISTICS 0;

CREATE TABLE public.hygiene_scans (
    tenant_id text NOT NULL COLLATE pg_catalog."C",
    id text NOT NULL COLLATE pg_catalog."C",
    account_id text NOT NULL COLLATE pg_catalog."C",
    level text NOT NULL,
    list_id text COLLATE pg_catalog."C",
    segment_id text COLLATE pg_catalog."C",
    segment_rules jsonb,
    state text NOT NULL,
    reason text,
    cursor text NOT NULL COLLATE pg_catalog."C",
    total integer NOT NULL,
    checked integer NOT NULL,
    found integer NOT NULL,
    max_credits integer NOT NULL,
    credits integer NOT NULL,
    created_at timestamp(3) with time zone NOT NULL,
    finished_at timestamp(3) with time zone,
    due_at timestamp(3) with time zone,
    request_id text
);
ALTER TABLE ONLY public.hygiene_scans ALTER COLUMN tenant_id SET STATISTICS 0;
ALTER TABLE ONLY public.hygiene_scans ALTER COLUMN account_id SET STATISTICS 0;

CREATE TABLE public.idempotency_keys (
    tenant_id text NOT NULL COLLATE pg_catalog."C",
    account_id text NOT NULL COLLATE pg_catalog."C",
    key text NOT NULL COLLATE pg_catalog."C",
    skill text NOT NULL,
    request_hash text NOT NULL,
    answer text,
    created_at timestamp(3) with time zone NOT NULL,
    expires_at timestamp(3) with time zone NOT NULL
);
ALTER TABLE ONLY public.idempotency_keys ALTER COLUMN tenant_id SET STATISTICS 1;
ALTER TABLE ONLY public.idempotency_keys ALTER COLUMN tenant_id SET (n_distinct=2);
ALTER TABLE ONLY public.idempotency_keys ALTER COLUMN request_hash SET STATISTICS 0;
ALTER TABLE ONLY public.idempotency_keys ALTER COLUMN answer SET STATISTICS 0;

CREATE TABLE public.inbound_messages (
    tenant_id text NOT NULL COLLATE pg_catalog."C",
    id text NOT NULL COLLATE pg_catalog."C",
    account_id text NOT NULL COLLATE pg_catalog."C",
    number_id text NOT NULL COLLATE pg_catalog."C",
    contact_id text COLLATE pg_catalog."C",
    from_phone text NOT NULL COLLATE pg_catalog."C",
    to_phone text NOT NULL COLLATE pg_catalog."C",
    text text NOT NULL,
    intent text NOT NULL,
    rule_id text,
    carrier_message_id text NOT NULL,
    received_at timestamp(3) with time zone NOT NULL,
    request_id text,
    review_decision text,
    review_note text,
    reviewed_at timestamp(3) with time zone,
    reviewed_by text,
    measure_group text DEFAULT ''::text NOT NULL COLLATE pg_catalog."C",
    media jsonb DEFAULT '[]'::jsonb NOT NULL
);
ALTER TABLE ONLY public.inbound_messages ALTER COLUMN tenant_id SET STATISTICS 1;
ALTER TABLE ONLY public.inbound_messages ALTER COLUMN tenant_id SET (n_distinct=2);
ALTER TABLE ONLY public.inbound_messages ALTER COLUMN account_id SET STATISTICS 1;
ALTER TABLE ONLY public.inbound_messages ALTER COLUMN account_id SET (n_distinct=2);
ALTER TABLE ONLY public.inbound_messages ALTER COLUMN request_id SET STATISTICS 0;

CREATE TABLE public.journey_counts (
    tenant_id text NOT NULL COLLATE pg_catalog."C",
    journey_id text NOT NULL COLLATE pg_catalog."C",
    version integer NOT NULL,
    node_id text NOT NULL COLLATE pg_catalog."C",
    edge text NOT NULL COLLATE pg_catalog."C",
    count bigint NOT NULL
);

CREATE TABLE public.journey_edges (
    tenant_id text NOT NULL COLLATE pg_catalog."C",
    id text NOT NULL COLLATE pg_catalog."C",
    journey_id text NOT NULL COLLATE pg_catalog."C",
    from_node_id text NOT NULL COLLATE pg_catalog."C",
    to_node_id text NOT NULL COLLATE pg_catalog."C",
    kind text NOT NULL,
    variant text NOT NULL,
    created_at timestamp(3) with time zone NOT NULL
);

CREATE TABLE public.journey_enrollments (
    tenant_id text NOT NULL COLLATE pg_catalog."C",
    id text NOT NULL COLLATE pg_catalog."C",
    account_id text NOT NULL COLLATE pg_catalog."C",
    journey_id text NOT NULL COLLATE pg_catalog."C",
    version integer NOT NULL,
    contact_id text NOT NULL COLLATE pg_catalog."C",
    state text NOT NULL,
    reason text,
    node_id text NOT NULL COLLATE pg_catalog."C",
    arrived_at timestamp(3) with time zone NOT NULL,
    due_at timestamp(3) with time zone,
    happened jsonb,
    calling boolean DEFAULT false NOT NULL,
    attempts smallint DEFAULT 0 NOT NULL,
    steps integer DEFAULT 0 NOT NULL,
    event jsonb NOT NULL,
    depth smallint DEFAULT 0 NOT NULL,
    root_id text COLLATE pg_catalog."C",
    goal_reached_at timestamp(3) with time zone,
    entered_at timestamp(3) with time zone NOT NULL,
    ended_at timestamp(3) with time zone,
    awaited jsonb,
    key text DEFAULT ''::text NOT NULL COLLATE pg_catalog."C"
);

CREATE TABLE public.journey_nodes (
    tenant_id text NOT NULL COLLATE pg_catalog."C",
    id text NOT NULL COLLATE pg_catalog."C",
    journey_id text NOT NULL COLLATE pg_catalog."C",
    name text NOT NULL,
    name_key text NOT NULL COLLATE pg_catalog."C",
    config jsonb NOT NULL,
    created_at timestamp(3) with time zone NOT NULL
);

CREATE TABLE public.journey_steps (
    tenant_id text NOT NULL COLLATE pg_catalog."C",
    enrollment_id text NOT NULL COLLATE pg_catalog."C",
    step integer NOT NULL,
    node_id text NOT NULL COLLATE pg_catalog."C",
    outcome text NOT NULL,
    reason text,
    detail jsonb NOT NULL,
    at timestamp(3) with time zone NOT NULL
);

CREATE TABLE public.journey_versions (
    tenant_id text NOT NULL COLLATE pg_catalog."C",
    journey_id text NOT NULL COLLATE pg_catalog."C",
    version integer NOT NULL,
    definition jsonb NOT NULL,
    published_at timestamp(3) with time zone NOT NULL
);

CREATE TABLE public.journey_webhook_secrets (
    tenant_id text NOT NULL COLLATE pg_catalog."C",
    account_id text NOT NULL COLLATE pg_catalog."C",
    secret text NOT NULL,
    secret_fingerprint text NOT NULL,
    previous_secret text,
    previous_expires_at timestamp(3) with time zone,
    sign_with_previous boolean NOT NULL,
    updated_at timestamp(3) with time zone NOT NULL
);

CREATE TABLE public.journeys (
    tenant_id text NOT NULL COLLATE pg_catalog."C",
    id text NOT NULL COLLATE pg_catalog."C",
    account_id text NOT NULL COLLATE pg_catalog."C",
    name text NOT NULL,
    state text NOT NULL,
    state_reason text,
    entry jsonb NOT NULL,
    entry_rules jsonb,
    exit jsonb NOT NULL,
    reentry jsonb NOT NULL,
    max_messages_per_hour smallint DEFAULT 10 NOT NULL,
    start_node_id text COLLATE pg_catalog."C",
    published_version integer,
    changed boolean NOT NULL,
    next_entry_at timestamp(3) with time zone,
    entry_due_at timestamp(3) with time zone,
    next_exit_check_at timestamp(3) with time zone,
    created_at timestamp(3) with time zone NOT NULL,
    updated_at timestamp(3) with time zone NOT NULL
);

CREATE TABLE public.link_clicks (
    tenant_id text NOT NULL COLLATE pg_catalog."C",
    link_id text NOT NULL COLLATE pg_catalog."C",
    bucket_at timestamp(3) with time zone NOT NULL,
    rule text NOT NULL COLLATE pg_catalog."C",
    clicks bigint NOT NULL,
    clickers bigint NOT NULL,
    measure_group text DEFAULT ''::text NOT NULL COLLATE pg_catalog."C"
);

CREATE TABLE public.link_codes (
    code text NOT NULL COLLATE pg_catalog."C",
    tenant_id text NOT NULL COLLATE pg_catalog."C",
    account_id text NOT NULL COLLATE pg_catalog."C",
    link_id text NOT NULL COLLATE pg_catalog."C",
    contact_id text COLLATE pg_catalog."C",
    message_id text COLLATE pg_catalog."C",
    campaign_id text COLLATE pg_catalog."C",
    created_at timestamp(3) with time zone NOT NULL,
    clicked_at timestamp(3) with time zone
);

CREATE TABLE public.link_domain_lookup (
    domain text NOT NULL COLLATE pg_catalog."C",
    tenant_id text NOT NULL COLLATE pg_catalog."C",
    account_id text NOT NULL COLLATE pg_catalog."C"
);

CREATE TABLE public.link_domains (
    tenant_id text NOT NULL COLLATE pg_catalog."C",
    account_id text NOT NULL COLLATE pg_catalog."C",
    domain text NOT NULL COLLATE pg_catalog."C",
    token text NOT NULL,
    finding text,
    verified_at timestamp(3) with time zone,
    checked_at timestamp(3) with time zone,
    attempt smallint NOT NULL,
    due_at timestamp(3) with time zone NOT NULL,
    created_at timestamp(3) with time zone NOT NULL
);

CREATE TABLE public.links (
    tenant_id text NOT NULL COLLATE pg_catalog."C",
    id text NOT NULL COLLATE pg_catalog."C",
    account_id text NOT NULL COLLATE pg_catalog."C",
    source text COLLATE pg_catalog."C",
    url_key text NOT NULL COLLATE pg_catalog."C",
    campaign_id text COLLATE pg_catalog."C",
    code text COLLATE pg_catalog."C",
    url text NOT NULL,
    utm jsonb NOT NULL,
    fallback_url text,
    expires_at timestamp(3) with time zone,
    disabled_at timestamp(3) with time zone,
    version integer NOT NULL,
    created_at timestamp(3) with time zone NOT NULL,
    updated_at timestamp(3) with time zone NOT NULL
);

CREATE TABLE public.list_members (
    tenant_id text NOT NULL COLLATE pg_catalog."C",
    list_id text NOT NULL COLLATE pg_catalog."C",
    contact_id text NOT NULL COLLATE pg_catalog."C",
    added_at timestamp(3) with time zone NOT NULL
);

CREATE TABLE public.lists (
    tenant_id text NOT NULL COLLATE pg_catalog."C",
    id text NOT NULL COLLATE pg_catalog."C",
    account_id text NOT NULL COLLATE pg_catalog."C",
    name text NOT NULL,
    name_key text NOT NULL COLLATE pg_catalog."C",
    kind text NOT NULL,
    created_at timestamp(3) with time zone NOT NULL,
    member_count integer DEFAULT 0 NOT NULL
);

CREATE TABLE public.lookup_holds (
    tenant_id text NOT NULL COLLATE pg_catalog."C",
    account_id text NOT NULL COLLATE pg_catalog."C",
    phone text NOT NULL COLLATE pg_catalog."C",
    id text NOT NULL COLLATE pg_catalog."C",
    amount bigint NOT NULL,
    expires_at timestamp(3) with time zone NOT NULL
);

CREATE TABLE public.measure_differences (
    tenant_id text NOT NULL COLLATE pg_catalog."C",
    id text NOT NULL COLLATE pg_catalog."C",
    account_id text NOT NULL COLLATE pg_catalog."C",
    bucket_at timestamp(3) with time zone NOT NULL,
    group_key text NOT NULL COLLATE pg_catalog."C",
    dimensions jsonb,
    link_id text DEFAULT ''::text NOT NULL COLLATE pg_catalog."C",
    detail text DEFAULT ''::text NOT NULL COLLATE pg_catalog."C",
    currency text DEFAULT ''::text NOT NULL COLLATE pg_catalog."C",
    accepted bigint,
    sent bigint,
    delivered bigint,
    undelivered bigint,
    rejected bigint,
    unconfirmed bigint,
    canceled bigint,
    excluded bigint,
    segments bigint,
    credits bigint,
    credits_returned bigint,
    clicks bigint,
    bot_clicks bigint,
    clickers bigint,
    replies bigint,
    opt_ins bigint,
    opt_outs bigint,
    conversions bigint,
    value_minor numeric
)
WITH (autovacuum_vacuum_scale_factor='0', autovacuum_vacuum_threshold='5000');

CREATE TABLE public.measure_groups (
    tenant_id text NOT NULL COLLATE pg_catalog."C",
    key text NOT NULL COLLATE pg_catalog."C",
    campaign_id text NOT NULL COLLATE pg_catalog."C",
    variant text NOT NULL COLLATE pg_catalog."C",
    journey_id text NOT NULL COLLATE pg_catalog."C",
    rule_id text NOT NULL COLLATE pg_catalog."C",
    template_id text NOT NULL COLLATE pg_catalog."C",
    number_id text NOT NULL COLLATE pg_catalog."C",
    carrier text NOT NULL COLLATE pg_catalog."C",
    country text NOT NULL COLLATE pg_catalog."C",
    purpose text NOT NULL COLLATE pg_catalog."C",
    source_id text NOT NULL COLLATE pg_catalog."C"
);

CREATE TABLE public.measure_rollups (
    tenant_id text NOT NULL COLLATE pg_catalog."C",
    account_id text NOT NULL COLLATE pg_catalog."C",
    bucket_at timestamp(3) with time zone NOT NULL,
    group_key text NOT NULL COLLATE pg_catalog."C",
    link_id text NOT NULL COLLATE pg_catalog."C",
    detail text NOT NULL COLLATE pg_catalog."C",
    currency text NOT NULL COLLATE pg_catalog."C",
    accepted bigint NOT NULL,
    sent bigint NOT NULL,
    delivered bigint NOT NULL,
    undelivered bigint NOT NULL,
    rejected bigint NOT NULL,
    unconfirmed bigint NOT NULL,
    canceled bigint NOT NULL,
    excluded bigint NOT NULL,
    segments bigint NOT NULL,
    credits bigint NOT NULL,
    credits_returned bigint NOT NULL,
    clicks bigint NOT NULL,
    bot_clicks bigint NOT NULL,
    clickers bigint NOT NULL,
    replies bigint NOT NULL,
    opt_ins bigint NOT NULL,
    opt_outs bigint NOT NULL,
    conversions bigint NOT NULL,
    value_minor numeric NOT NULL
);

CREATE TABLE public.measure_work (
    tenant_id text NOT NULL COLLATE pg_catalog."C",
    kind text NOT NULL COLLATE pg_catalog."C",
    recounted_to date,
    due_at timestamp(3) with time zone,
    CONSTRAINT measure_work_kind_check CHECK ((kind = ANY (ARRAY['fold'::text, 'recount'::text])))
);

CREATE TABLE public.media_codes (
    code text NOT NULL COLLATE pg_catalog."C",
    tenant_id text NOT NULL COLLATE pg_catalog."C",
    file_id text NOT NULL COLLATE pg_catalog."C"
);

CREATE TABLE public.media_files (
    tenant_id text NOT NULL COLLATE pg_catalog."C",
    id text NOT NULL COLLATE pg_catalog."C",
    account_id text NOT NULL COLLATE pg_catalog."C",
    url text NOT NULL,
    url_key text NOT NULL COLLATE pg_catalog."C",
    sha256 text NOT NULL COLLATE pg_catalog."C",
    content_type text NOT NULL COLLATE pg_catalog."C",
    bytes integer NOT NULL,
    code text NOT NULL COLLATE pg_catalog."C",
    content bytea,
    created_at timestamp(3) with time zone NOT NULL,
    checked_at timestamp(3) with time zone NOT NULL,
    used_at timestamp(3) with time zone NOT NULL,
    CONSTRAINT media_files_bytes_check CHECK ((bytes > 0))
);
ALTER TABLE ONLY public.media_files ALTER COLUMN content SET STORAGE EXTERNAL;

CREATE TABLE public.message_receipts (
    tenant_id text NOT NULL COLLATE pg_catalog."C",
    message_id text NOT NULL COLLATE pg_catalog."C",
    status text NOT NULL,
    done_at timestamp(3) with time zone NOT NULL,
    error_code text,
    received_at timestamp(3) with time zone NOT NULL
);
ALTER TABLE ONLY public.message_receipts ALTER COLUMN tenant_id SET STATISTICS 1;
ALTER TABLE ONLY public.message_receipts ALTER COLUMN tenant_id SET (n_distinct=2);

CREATE TABLE public.message_retention (
    tenant_id text NOT NULL COLLATE pg_catalog."C",
    kind text NOT NULL,
    erased_to text NOT NULL COLLATE pg_catalog."C",
    walked_to text NOT NULL COLLATE pg_catalog."C",
    due_at timestamp(3) with time zone NOT NULL
);
ALTER TABLE ONLY public.message_retention ALTER COLUMN tenant_id SET STATISTICS 0;

CREATE TABLE public.messages (
    tenant_id text NOT NULL COLLATE pg_catalog."C",
    id text NOT NULL COLLATE pg_catalog."C",
    account_id text NOT NULL COLLATE pg_catalog."C",
    queue text NOT NULL COLLATE pg_catalog."C",
    campaign_id text COLLATE pg_catalog."C",
    contact_id text COLLATE pg_catalog."C",
    number_id text NOT NULL COLLATE pg_catalog."C",
    from_phone text NOT NULL COLLATE pg_catalog."C",
    to_phone text NOT NULL COLLATE pg_catalog."C",
    body text NOT NULL,
    original_body text,
    encoding text NOT NULL,
    segments smallint NOT NULL,
    credits integer NOT NULL,
    purpose text NOT NULL,
    state text NOT NULL,
    state_reason text,
    error_code text,
    hold_id text COLLATE pg_catalog."C",
    decision jsonb,
    attempt smallint NOT NULL,
    due_at timestamp(3) with time zone NOT NULL,
    valid_until timestamp(3) with time zone,
    lease_until timestamp(3) with time zone,
    carrier text NOT NULL,
    carrier_message_id text,
    created_at timestamp(3) with time zone NOT NULL,
    submitting_at timestamp(3) with time zone,
    accepted_at timestamp(3) with time zone,
    sent_at timestamp(3) with time zone,
    finalized_at timestamp(3) with time zone,
    request_id text,
    retry_of text COLLATE pg_catalog."C",
    measure_group text DEFAULT ''::text NOT NULL COLLATE pg_catalog."C",
    media text[]
);
ALTER TABLE ONLY public.messages ALTER COLUMN tenant_id SET STATISTICS 1;
ALTER TABLE ONLY public.messages ALTER COLUMN tenant_id SET (n_distinct=2);
ALTER TABLE ONLY public.messages ALTER COLUMN account_id SET STATISTICS 1;
ALTER TABLE ONLY public.messages ALTER COLUMN account_id SET (n_distinct=2);
ALTER TABLE ONLY public.messages ALTER COLUMN body SET STATISTICS 0;
ALTER TABLE ONLY public.messages ALTER COLUMN decision SET STATISTICS 0;
ALTER TABLE ONLY public.messages ALTER COLUMN request_id SET STATISTICS 0;

CREATE TABLE public.number_lookups (
    tenant_id text NOT NULL COLLATE pg_catalog."C",
    account_id text NOT NULL COLLATE pg_catalog."C",
    phone text NOT NULL COLLATE pg_catalog."C",
    provider text NOT NULL,
    line_type text NOT NULL,
    carrier_name text,
    status text NOT NULL,
    disconnected_at timestamp(3) with time zone,
    credits integer NOT NULL,
    looked_up_at timestamp(3) with time zone NOT NULL
);
ALTER TABLE ONLY public.number_lookups ALTER COLUMN tenant_id SET STATISTICS 1;
ALTER TABLE ONLY public.number_lookups ALTER COLUMN tenant_id SET (n_distinct=2);
ALTER TABLE ONLY public.number_lookups ALTER COLUMN account_id SET STATISTICS 1;
ALTER TABLE ONLY public.number_lookups ALTER COLUMN account_id SET (n_distinct=2);

CREATE TABLE public.opt_in_hour_claims (
    tenant_id text NOT NULL COLLATE pg_catalog."C",
    account_id text NOT NULL COLLATE pg_catalog."C",
    hour timestamp(3) with time zone NOT NULL,
    requests integer NOT NULL
);

CREATE TABLE public.opt_in_number_claims (
    phone_hash text NOT NULL COLLATE pg_catalog."C",
    asked_at timestamp(3) with time zone NOT NULL,
    asked_before_at timestamp(3) with time zone
);

CREATE TABLE public.outbox_events (
    tenant_id text NOT NULL COLLATE pg_catalog."C",
    id text NOT NULL COLLATE pg_catalog."C",
    account_id text NOT NULL COLLATE pg_catalog."C",
    type text NOT NULL,
    body text NOT NULL,
    state text NOT NULL,
    attempt smallint NOT NULL,
    attempts jsonb NOT NULL,
    due_at timestamp(3) with time zone NOT NULL,
    occurred_at timestamp(3) with time zone NOT NULL,
    delivered_at timestamp(3) with time zone,
    request_id text,
    endpoint_id text DEFAULT 'partner'::text NOT NULL COLLATE pg_catalog."C"
);
ALTER TABLE ONLY public.outbox_events ALTER COLUMN tenant_id SET STATISTICS 1;
ALTER TABLE ONLY public.outbox_events ALTER COLUMN tenant_id SET (n_distinct=2);
ALTER TABLE ONLY public.outbox_events ALTER COLUMN account_id SET STATISTICS 1;
ALTER TABLE ONLY public.outbox_events ALTER COLUMN account_id SET (n_distinct=2);
ALTER TABLE ONLY public.outbox_events ALTER COLUMN body SET STATISTICS 0;
ALTER TABLE ONLY public.outbox_events ALTER COLUMN attempts SET STATISTICS 0;
ALTER TABLE ONLY public.outbox_events ALTER COLUMN request_id SET STATISTICS 0;
ALTER TABLE ONLY public.outbox_events ALTER COLUMN endpoint_id SET STATISTICS 1;
ALTER TABLE ONLY public.outbox_events ALTER COLUMN endpoint_id SET (n_distinct=2);

CREATE TABLE public.outcomes (
    tenant_id text NOT NULL COLLATE pg_catalog."C",
    id text NOT NULL COLLATE pg_catalog."C",
    account_id text NOT NULL COLLATE pg_catalog."C",
    ref_kind text NOT NULL,
    ref_id text NOT NULL COLLATE pg_catalog."C",
    name text NOT NULL,
    name_key text NOT NULL COLLATE pg_catalog."C",
    event text NOT NULL,
    deadline_hours integer NOT NULL,
    value_rule jsonb NOT NULL,
    is_primary boolean NOT NULL,
    state text NOT NULL,
    version integer NOT NULL,
    created_at timestamp(3) with time zone NOT NULL,
    updated_at timestamp(3) with time zone NOT NULL,
    archived_at timestamp(3) with time zone
);
ALTER TABLE ONLY public.outcomes ALTER COLUMN tenant_id SET STATISTICS 0;
ALTER TABLE ONLY public.outcomes ALTER COLUMN account_id SET STATISTICS 0;

CREATE TABLE public.phone_number_lookup (
    phone text NOT NULL COLLATE pg_catalog."C",
    tenant_id text NOT NULL COLLATE pg_catalog."C",
    account_id text NOT NULL COLLATE pg_catalog."C",
    number_id text NOT NULL COLLATE pg_catalog."C"
);

CREATE TABLE public.phone_numbers (
    tenant_id text NOT NULL COLLATE pg_catalog."C",
    id text NOT NULL COLLATE pg_catalog."C",
    account_id text NOT NULL COLLATE pg_catalog."C",
    phone text NOT NULL COLLATE pg_catalog."C",
    country text NOT NULL,
    type text NOT NULL,
    state text NOT NULL,
    is_default boolean NOT NULL,
    carrier text NOT NULL,
    program_id text,
    assignment text NOT NULL,
    messages_per_second integer NOT NULL,
    paced_until timestamp(6) with time zone NOT NULL,
    created_at timestamp(3) with time zone NOT NULL,
    released_at timestamp(3) with time zone,
    registration_id text COLLATE pg_catalog."C",
    registration_state text,
    registration_rejection jsonb,
    registration_attempt smallint DEFAULT 0 NOT NULL,
    registration_due_at timestamp(3) with time zone,
    registration_request_id text,
    unregistered_rate integer
);
ALTER TABLE ONLY public.phone_numbers ALTER COLUMN tenant_id SET STATISTICS 0;
ALTER TABLE ONLY public.phone_numbers ALTER COLUMN account_id SET STATISTICS 0;

CREATE TABLE public.plan_jobs (
    tenant_id text NOT NULL COLLATE pg_catalog."C",
    id text NOT NULL COLLATE pg_catalog."C",
    account_id text NOT NULL COLLATE pg_catalog."C",
    key_id text NOT NULL COLLATE pg_catalog."C",
    plan_id text COLLATE pg_catalog."C",
    approval_id text COLLATE pg_catalog."C",
    undo_of text COLLATE pg_catalog."C",
    on_error text NOT NULL,
    state text NOT NULL,
    due_at timestamp(3) with time zone,
    created_at timestamp(3) with time zone NOT NULL,
    finished_at timestamp(3) with time zone,
    CONSTRAINT plan_jobs_on_error_check CHECK ((on_error = ANY (ARRAY['stop'::text, 'continue'::text]))),
    CONSTRAINT plan_jobs_state_check CHECK ((state = ANY (ARRAY['running'::text, 'succeeded'::text, 'failed'::text])))
);

CREATE TABLE public.plan_steps (
    tenant_id text NOT NULL COLLATE pg_catalog."C",
    job_id text NOT NULL COLLATE pg_catalog."C",
    "position" smallint NOT NULL,
    skill text NOT NULL,
    params jsonb NOT NULL,
    state text NOT NULL,
    result jsonb,
    error jsonb,
    before jsonb,
    finished_at timestamp(3) with time zone,
    CONSTRAINT plan_steps_state_check CHECK ((state = ANY (ARRAY['pending'::text, 'done'::text, 'failed'::text, 'skipped'::text])))
);

CREATE TABLE public.plans (
    tenant_id text NOT NULL COLLATE pg_catalog."C",
    id text NOT NULL COLLATE pg_catalog."C",
    account_id text NOT NULL COLLATE pg_catalog."C",
    key_id text NOT NULL COLLATE pg_catalog."C",
    goal text,
    steps jsonb NOT NULL,
    preview jsonb NOT NULL,
    hash text NOT NULL COLLATE pg_catalog."C",
    created_at timestamp(3) with time zone NOT NULL,
    expires_at timestamp(3) with time zone NOT NULL
);

CREATE TABLE public.program_consents (
    tenant_id text NOT NULL COLLATE pg_catalog."C",
    account_id text NOT NULL COLLATE pg_catalog."C",
    phone text NOT NULL COLLATE pg_catalog."C",
    program_id text NOT NULL COLLATE pg_catalog."C",
    status text NOT NULL,
    method text NOT NULL,
    changed_at timestamp(3) with time zone NOT NULL,
    before jsonb
);
ALTER TABLE ONLY public.program_consents ALTER COLUMN tenant_id SET STATISTICS 1;
ALTER TABLE ONLY public.program_consents ALTER COLUMN tenant_id SET (n_distinct=2);
ALTER TABLE ONLY public.program_consents ALTER COLUMN account_id SET STATISTICS 1;
ALTER TABLE ONLY public.program_consents ALTER COLUMN account_id SET (n_distinct=2);

CREATE TABLE public.program_versions (
    tenant_id text NOT NULL COLLATE pg_catalog."C",
    program_id text NOT NULL COLLATE pg_catalog."C",
    version integer NOT NULL,
    content jsonb NOT NULL,
    created_at timestamp(3) with time zone NOT NULL
);
ALTER TABLE ONLY public.program_versions ALTER COLUMN tenant_id SET STATISTICS 0;
ALTER TABLE ONLY public.program_versions ALTER COLUMN content SET STATISTICS 0;

CREATE TABLE public.programs (
    tenant_id text NOT NULL COLLATE pg_catalog."C",
    id text NOT NULL COLLATE pg_catalog."C",
    account_id text NOT NULL COLLATE pg_catalog."C",
    version integer NOT NULL,
    created_at timestamp(3) with time zone NOT NULL,
    updated_at timestamp(3) with time zone NOT NULL
);
ALTER TABLE ONLY public.programs ALTER COLUMN tenant_id SET STATISTICS 0;
ALTER TABLE ONLY public.programs ALTER COLUMN account_id SET STATISTICS 0;

CREATE TABLE public.region_blocks (
    id text NOT NULL COLLATE pg_catalog."C",
    jurisdiction text NOT NULL,
    starts_on date NOT NULL,
    ends_on date NOT NULL,
    reason text NOT NULL,
    created_at timestamp(3) with time zone NOT NULL,
    lifted_at timestamp(3) with time zone
);

CREATE VIEW public.region_blocks_in_force AS
 SELECT jsonb_agg(jsonb_build_object('id', region_blocks.id, 'jurisdiction', region_blocks.jurisdiction, 'from', region_blocks.starts_on, 'until', region_blocks.ends_on, 'reason', region_blocks.reason) ORDER BY region_blocks.id) AS blocks
   FROM public.region_blocks
  WHERE ((region_blocks.lifted_at IS NULL) AND (region_blocks.ends_on >= (CURRENT_DATE - 1)));

CREATE TABLE public.registrations (
    tenant_id text NOT NULL COLLATE pg_catalog."C",
    id text NOT NULL COLLATE pg_catalog."C",
    account_id text NOT NULL COLLATE pg_catalog."C",
    kind text NOT NULL,
    brand_id text COLLATE pg_catalog."C",
    program_id text COLLATE pg_catalog."C",
    use_case text,
    reference_id text COLLATE pg_catalog."C",
    content jsonb NOT NULL,
    status text NOT NULL,
    submission_status text NOT NULL,
    identity_status text,
    vetting_score smallint,
    rejection jsonb,
    attempt smallint NOT NULL,
    due_at timestamp(3) with time zone,
    submitted_at timestamp(3) with time zone,
    created_at timestamp(3) with time zone NOT NULL,
    updated_at timestamp(3) with time zone NOT NULL,
    number_id text COLLATE pg_catalog."C",
    request_id text
);
ALTER TABLE ONLY public.registrations ALTER COLUMN tenant_id SET STATISTICS 0;
ALTER TABLE ONLY public.registrations ALTER COLUMN account_id SET STATISTICS 0;
ALTER TABLE ONLY public.registrations ALTER COLUMN content SET STATISTICS 0;

CREATE TABLE public.relationships (
    tenant_id text NOT NULL COLLATE pg_catalog."C",
    account_id text NOT NULL COLLATE pg_catalog."C",
    phone text NOT NULL COLLATE pg_catalog."C",
    kind text NOT NULL COLLATE pg_catalog."C",
    reference text NOT NULL COLLATE pg_catalog."C",
    since timestamp(3) with time zone NOT NULL,
    ended_at timestamp(3) with time zone,
    recorded_at timestamp(3) with time zone NOT NULL,
    actor text NOT NULL,
    request_id text NOT NULL
);
ALTER TABLE ONLY public.relationships ALTER COLUMN tenant_id SET STATISTICS 1;
ALTER TABLE ONLY public.relationships ALTER COLUMN tenant_id SET (n_distinct=2);
ALTER TABLE ONLY public.relationships ALTER COLUMN account_id SET STATISTICS 1;
ALTER TABLE ONLY public.relationships ALTER COLUMN account_id SET (n_distinct=2);
ALTER TABLE ONLY public.relationships ALTER COLUMN request_id SET STATISTICS 0;

CREATE TABLE public.report_schedules (
    tenant_id text NOT NULL COLLATE pg_catalog."C",
    id text NOT NULL COLLATE pg_catalog."C",
    account_id text NOT NULL COLLATE pg_catalog."C",
    kind text NOT NULL,
    format text NOT NULL,
    columns text[],
    rrule text NOT NULL,
    timezone text NOT NULL,
    start_at timestamp(3) with time zone NOT NULL,
    period_days integer,
    state text NOT NULL,
    next_at timestamp(3) with time zone,
    covered_to timestamp(3) with time zone NOT NULL,
    created_at timestamp(3) with time zone NOT NULL,
    due_at timestamp(3) with time zone,
    request_id text
);
ALTER TABLE ONLY public.report_schedules ALTER COLUMN tenant_id SET STATISTICS 0;
ALTER TABLE ONLY public.report_schedules ALTER COLUMN account_id SET STATISTICS 0;

CREATE TABLE public.reports (
    tenant_id text NOT NULL COLLATE pg_catalog."C",
    id text NOT NULL COLLATE pg_catalog."C",
    account_id text NOT NULL COLLATE pg_catalog."C",
    kind text NOT NULL,
    format text NOT NULL,
    columns text[],
    from_at timestamp(3) with time zone,
    to_at timestamp(3) with time zone NOT NULL,
    state text NOT NULL,
    reason text,
    written bigint NOT NULL,
    total bigint,
    sha256 text,
    bytes bigint,
    schedule_id text COLLATE pg_catalog."C",
    created_at timestamp(3) with time zone NOT NULL,
    finished_at timestamp(3) with time zone,
    expires_at timestamp(3) with time zone,
    due_at timestamp(3) with time zone,
    request_id text
);
ALTER TABLE ONLY public.reports ALTER COLUMN tenant_id SET STATISTICS 0;
ALTER TABLE ONLY public.reports ALTER COLUMN account_id SET STATISTICS 0;

CREATE TABLE public.segment_versions (
    tenant_id text NOT NULL COLLATE pg_catalog."C",
    segment_id text NOT NULL COLLATE pg_catalog."C",
    version integer NOT NULL,
    rules jsonb NOT NULL,
    created_at timestamp(3) with time zone NOT NULL
);

CREATE TABLE public.segments (
    tenant_id text NOT NULL COLLATE pg_catalog."C",
    id text NOT NULL COLLATE pg_catalog."C",
    account_id text NOT NULL COLLATE pg_catalog."C",
    name text NOT NULL,
    name_key text NOT NULL COLLATE pg_catalog."C",
    description text,
    version integer NOT NULL,
    created_at timestamp(3) with time zone NOT NULL,
    updated_at timestamp(3) with time zone NOT NULL
);

CREATE VIEW public.sending_numbers AS
 SELECT n.tenant_id,
    n.id,
    n.account_id,
    n.phone,
    n.carrier,
    n.program_id,
    n.registration_id,
    n.is_default,
    n.messages_per_second,
    n.paced_until
   FROM public.phone_numbers n
  WHERE ((n.state = 'active'::text) AND (NOT (public.needs_toll_free_verification(n.carrier, n.phone) AND (n.registration_state IS DISTINCT FROM 'ASSIGNED'::text))) AND (NOT (EXISTS ( SELECT
           FROM public.registrations r
          WHERE ((r.tenant_id = n.tenant_id) AND (r.id = n.registration_id) AND (r.status = ANY (ARRAY['TCR_SUSPENDED'::text, 'TCR_EXPIRED'::text])))))));

CREATE TABLE public.sending_rules (
    tenant_id text NOT NULL COLLATE pg_catalog."C",
    account_id text NOT NULL COLLATE pg_catalog."C",
    rules jsonb NOT NULL,
    version integer NOT NULL,
    updated_at timestamp(3) with time zone NOT NULL
);
ALTER TABLE ONLY public.sending_rules ALTER COLUMN tenant_id SET STATISTICS 0;
ALTER TABLE ONLY public.sending_rules ALTER COLUMN account_id SET STATISTICS 0;

CREATE TABLE public.sessions (
    tenant_id text NOT NULL COLLATE pg_catalog."C",
    id text NOT NULL COLLATE pg_catalog."C",
    key_id text NOT NULL COLLATE pg_catalog."C",
    expires_at timestamp(3) with time zone NOT NULL
);

CREATE TABLE public.signal_listeners (
    tenant_id text NOT NULL COLLATE pg_catalog."C",
    account_id text NOT NULL COLLATE pg_catalog."C",
    kind text NOT NULL COLLATE pg_catalog."C",
    name text NOT NULL COLLATE pg_catalog."C",
    listener_id text NOT NULL COLLATE pg_catalog."C"
);

CREATE TABLE public.signals (
    tenant_id text NOT NULL COLLATE pg_catalog."C",
    id text NOT NULL COLLATE pg_catalog."C",
    account_id text NOT NULL COLLATE pg_catalog."C",
    kind text NOT NULL COLLATE pg_catalog."C",
    name text NOT NULL COLLATE pg_catalog."C",
    contact_id text COLLATE pg_catalog."C",
    data jsonb NOT NULL,
    depth smallint NOT NULL,
    root_id text COLLATE pg_catalog."C",
    failures smallint DEFAULT 0 NOT NULL,
    occurred_at timestamp(3) with time zone NOT NULL,
    created_at timestamp(3) with time zone NOT NULL
);

CREATE TABLE public.simulator_registrations (
    reference text NOT NULL COLLATE pg_catalog."C",
    kind text NOT NULL,
    script text NOT NULL,
    submissions integer NOT NULL,
    submitted_at timestamp(3) with time zone NOT NULL
);

CREATE TABLE public.simulator_submissions (
    reference text NOT NULL COLLATE pg_catalog."C",
    carrier_message_id text NOT NULL,
    from_phone text NOT NULL COLLATE pg_catalog."C",
    to_phone text NOT NULL COLLATE pg_catalog."C",
    text text NOT NULL,
    submissions integer NOT NULL,
    submitted_at timestamp(3) with time zone NOT NULL,
    script text NOT NULL,
    step integer NOT NULL,
    next_at timestamp(3) with time zone,
    media text[]
);
ALTER TABLE ONLY public.simulator_submissions ALTER COLUMN text SET STATISTICS 0;

CREATE TABLE public.sticky_senders (
    tenant_id text NOT NULL COLLATE pg_catalog."C",
    contact_id text NOT NULL COLLATE pg_catalog."C",
    program_id text NOT NULL COLLATE pg_catalog."C",
    number_id text NOT NULL COLLATE pg_catalog."C"
);
ALTER TABLE ONLY public.sticky_senders ALTER COLUMN tenant_id SET STATISTICS 1;
ALTER TABLE ONLY public.sticky_senders ALTER COLUMN tenant_id SET (n_distinct=2);

CREATE TABLE public.suppressed_hashes (
    tenant_id text NOT NULL COLLATE pg_catalog."C",
    account_id text NOT NULL COLLATE pg_catalog."C",
    phone_hash text NOT NULL COLLATE pg_catalog."C",
    scope text DEFAULT 'account'::text NOT NULL COLLATE pg_catalog."C",
    reason text NOT NULL,
    created_at timestamp(3) with time zone NOT NULL
);
ALTER TABLE ONLY public.suppressed_hashes ALTER COLUMN tenant_id SET STATISTICS 1;
ALTER TABLE ONLY public.suppressed_hashes ALTER COLUMN tenant_id SET (n_distinct=2);
ALTER TABLE ONLY public.suppressed_hashes ALTER COLUMN account_id SET STATISTICS 1;
ALTER TABLE ONLY public.suppressed_hashes ALTER COLUMN account_id SET (n_distinct=2);

CREATE TABLE public.suppressions (
    tenant_id text NOT NULL COLLATE pg_catalog."C",
    account_id text NOT NULL COLLATE pg_catalog."C",
    phone text NOT NULL COLLATE pg_catalog."C",
    scope text NOT NULL,
    reason text NOT NULL,
    rule_id text,
    created_at timestamp(3) with time zone NOT NULL,
    evidence jsonb
);
ALTER TABLE ONLY public.suppressions ALTER COLUMN tenant_id SET STATISTICS 1;
ALTER TABLE ONLY public.suppressions ALTER COLUMN tenant_id SET (n_distinct=2);
ALTER TABLE ONLY public.suppressions ALTER COLUMN account_id SET STATISTICS 1;
ALTER TABLE ONLY public.suppressions ALTER COLUMN account_id SET (n_distinct=2);

CREATE TABLE public.taggings (
    tenant_id text NOT NULL COLLATE pg_catalog."C",
    tag_id text NOT NULL COLLATE pg_catalog."C",
    target_kind text NOT NULL,
    target_id text NOT NULL COLLATE pg_catalog."C",
    created_at timestamp(3) with time zone NOT NULL
);

CREATE TABLE public.tags (
    tenant_id text NOT NULL COLLATE pg_catalog."C",
    id text NOT NULL COLLATE pg_catalog."C",
    account_id text NOT NULL COLLATE pg_catalog."C",
    name text NOT NULL,
    name_key text NOT NULL COLLATE pg_catalog."C",
    color text,
    description text,
    created_at timestamp(3) with time zone NOT NULL
);

CREATE TABLE public.template_versions (
    tenant_id text NOT NULL COLLATE pg_catalog."C",
    template_id text NOT NULL COLLATE pg_catalog."C",
    version integer NOT NULL,
    body text NOT NULL,
    variables jsonb NOT NULL,
    created_at timestamp(3) with time zone NOT NULL,
    media jsonb,
    media_fallback text COLLATE pg_catalog."C",
    CONSTRAINT template_versions_media_fallback_check CHECK ((media_fallback = ANY (ARRAY['none'::text, 'link'::text])))
);

CREATE TABLE public.templates (
    tenant_id text NOT NULL COLLATE pg_catalog."C",
    id text NOT NULL COLLATE pg_catalog."C",
    account_id text NOT NULL COLLATE pg_catalog."C",
    name text NOT NULL,
    name_key text NOT NULL COLLATE pg_catalog."C",
    state text NOT NULL,
    locale text NOT NULL,
    smart_encoding text,
    shorten_links boolean,
    version integer NOT NULL,
    created_at timestamp(3) with time zone NOT NULL,
    updated_at timestamp(3) with time zone NOT NULL
);

CREATE TABLE public.webhook_endpoints (
    tenant_id text NOT NULL COLLATE pg_catalog."C",
    url text NOT NULL,
    state text NOT NULL,
    state_reason text,
    delivery text NOT NULL,
    secret text NOT NULL,
    secret_fingerprint text NOT NULL,
    previous_secret text,
    previous_expires_at timestamp(3) with time zone,
    sign_with_previous boolean NOT NULL,
    breaker_open_until timestamp(3) with time zone,
    lease_by text,
    lease_until timestamp(3) with time zone,
    created_at timestamp(3) with time zone NOT NULL,
    updated_at timestamp(3) with time zone NOT NULL,
    id text DEFAULT 'partner'::text NOT NULL COLLATE pg_catalog."C",
    account_id text COLLATE pg_catalog."C",
    types text[] DEFAULT '{}'::text[],
    description text
);

CREATE TABLE public.webhook_health (
    tenant_id text NOT NULL COLLATE pg_catalog."C",
    bucket_at timestamp(3) with time zone NOT NULL,
    attempts integer NOT NULL,
    failures integer NOT NULL,
    endpoint_id text DEFAULT 'partner'::text NOT NULL COLLATE pg_catalog."C"
);

CREATE TABLE public.work_failures (
    tenant_id text NOT NULL COLLATE pg_catalog."C",
    kind text NOT NULL,
    item_id text NOT NULL COLLATE pg_catalog."C",
    failures smallint NOT NULL,
    reason text NOT NULL,
    failed_at timestamp(3) with time zone NOT NULL
);

ALTER TABLE ONLY public.events ATTACH PARTITION public.events_202612 FOR VALUES FROM ('2026-12-01 00:00:00+00') TO ('2027-01-01 00:00:00+00');

ALTER TABLE ONLY public.events ATTACH PARTITION public.events_202701 FOR VALUES FROM ('2027-01-01 00:00:00+00') TO ('2027-02-01 00:00:00+00');

ALTER TABLE ONLY public.events ATTACH PARTITION public.events_202702 FOR VALUES FROM ('2027-02-01 00:00:00+00') TO ('2027-03-01 00:00:00+00');

ALTER TABLE ONLY public.events ATTACH PARTITION public.events_default DEFAULT;

INSERT INTO public._prisma_migrations VALUES ('4ec4f2da-07c7-40a0-9d73-a1da3296f017', 'e6c8a37f6e82362a349d1abf170c1bac20c00cbad4bf1858daa282b5c4976152', '2026-11-26 18:45:43.360131+00', '0001_initial', NULL, NULL, '2026-11-26 18:45:43.360131+00', 1);
INSERT INTO public._prisma_migrations VALUES ('7434c09a-8e3b-4031-b5c8-4e9229bf97da', 'f5119cceae578a0f9442f181a04723f94722fb69c032ade1833e78e1817aa0bd', '2026-11-26 18:45:43.776594+00', '0002_measures', NULL, NULL, '2026-11-26 18:45:43.776594+00', 1);
INSERT INTO public._prisma_migrations VALUES ('0d4c9d5f-e4eb-4b6f-b9b2-5c6042e6b491', '3ea458f3baa26dc1f54418f8b7fd601adf92d8126453f85317893097fb7cea1e', '2026-11-26 18:45:43.79825+00', '0003_attribution', NULL, NULL, '2026-11-26 18:45:43.79825+00', 1);
INSERT INTO public._prisma_migrations VALUES ('b51efddb-0abb-4639-b812-c5cab218fdfa', '972211874e9920a49057cb233753e6c440fb5585a8eaead81179a937f62722a0', '2026-11-26 18:45:43.814567+00', '0004_reports', NULL, NULL, '2026-11-26 18:45:43.814567+00', 1);
INSERT INTO public._prisma_migrations VALUES ('12171ee7-13ea-4d6e-9275-70e41e586582', '4f7858c721348eb7d203812390e214e085c08e20ff641026431b16a6bc398b14', '2026-11-26 18:45:43.82791+00', '0005_conversations', NULL, NULL, '2026-11-26 18:45:43.82791+00', 1);
INSERT INTO public._prisma_migrations VALUES ('c00fb109-f5c7-4676-83f6-a9a357e24238', '154eece5f8a37511b03581431c0c55de6a8a62052b437b91bc09a55db602f54c', '2026-11-26 18:45:43.850238+00', '0006_webhooks', NULL, NULL, '2026-11-26 18:45:43.850238+00', 1);
INSERT INTO public._prisma_migrations VALUES ('a26e4d88-4f2b-419d-a15c-7e16098d31c5', '7b4b5c9bf715288303b93ffbc508b843b62cccef5893281662345967b6661092', '2026-11-26 18:45:43.859923+00', '0007_approvals', NULL, NULL, '2026-11-26 18:45:43.859923+00', 1);
INSERT INTO public._prisma_migrations VALUES ('667952fc-bdf4-4fa0-ae8d-ff7089d9e63f', 'd43c1372e2f9b8349aedca6da576a7915efda9d16b88a79d8e14492b78c7a66d', '2026-11-26 18:45:43.867951+00', '0008_plans', NULL, NULL, '2026-11-26 18:45:43.867951+00', 1);
INSERT INTO public._prisma_migrations VALUES ('00bfe7a8-9342-480f-955f-900757fd8a0a', '60d1fd6b37e042995a6fa8ce531681a353e57338a0350af945c8f03fbfb00195', '2026-11-26 18:45:43.882395+00', '0009_ai', NULL, NULL, '2026-11-26 18:45:43.882395+00', 1);
INSERT INTO public._prisma_migrations VALUES ('6dd1f549-9c72-413e-8bab-6c03f0d43fab', '0dcb18dcea72b253b960017ffe4bb154e1f6ca429d58daacf428edac890040bd', '2026-11-26 18:45:43.891597+00', '0010_media', NULL, NULL, '2026-11-26 18:45:43.891597+00', 1);
INSERT INTO public._prisma_migrations VALUES ('133147bf-e5d6-468d-b98f-aac04cddb32d', '1bd18da40c38d4245b430f55b4bd0826a864de8a9cd94c0c7a82915f3032191e', '2026-11-26 18:45:43.901569+00', '0012_alerts', NULL, NULL, '2026-11-26 18:45:43.901569+00', 1);
INSERT INTO public._prisma_migrations VALUES ('b7149aa2-3532-42b6-8acb-1b7bebd3dc6b', '50510fa7f96a554e8ad84f947ceeb2bc9d78ec84cbfd8b2b5ceba142740e3f53', '2026-11-26 18:45:43.918431+00', '0013_journeys', NULL, NULL, '2026-11-26 18:45:43.918431+00', 1);

INSERT INTO public._tern_functions VALUES ('functions/account_states', 'a1c6db4bf12847684901d011893d2a771a368a783252946dd45727659e2fcfa8');
INSERT INTO public._tern_functions VALUES ('functions/advisory_locks', '49914865828f9cf83cd971bd23ef0eac6ee526f38958af0582cd5156fe1752b6');
INSERT INTO public._tern_functions VALUES ('functions/frequency_lock', '834ca2f6bcd3829306eca3af5ffcad6731e88a0f333802f5970b7c64adda847f');
INSERT INTO public._tern_functions VALUES ('functions/json_values', '483dc1ff25a3f7f656a876f8eb016a14c5be958ce1169589c6262cbe99d4c016');
INSERT INTO public._tern_functions VALUES ('functions/recent_marketing_sends', '887183bfc853963ab7486fb93f40f5b34b62ecef82a24500686cfe98c0138268');
INSERT INTO public._tern_functions VALUES ('functions/region_blocks', '4af238c5d1f6f169d5f58c7bf550f0b4188b9a0db54cd2706bf84b6339a80d8a');
INSERT INTO public._tern_functions VALUES ('functions/sending_numbers', '7a21d5695abcfb9377f6367520a55d0a43995ba539b90f79a1415e3c861866c5');
INSERT INTO public._tern_functions VALUES ('functions/spending', 'e777aa0dc97e8e89dfd9dd706287f57b5282e2280ee3217d16d893289b0608c4');
INSERT INTO public._tern_functions VALUES ('functions/suppression_scope', '51175d7e1d687f0dd470f2f51f27e42b91f21cc716766d75932ea9509649b455');

INSERT INTO public.accounts VALUES ('acc_01m8w0aj20e5p8nc7g6ae2pafc', 'acc_01m8w0aj20e5p8nc7g6ae2pafc', 'partner', 'Test account', 'active', 'US', NULL, NULL, NULL, NULL, false, NULL, NULL, '{AS,CA,GU,MP,PR,US,VI}', '2026-12-02 18:30:00+00');
INSERT INTO public.accounts VALUES ('acc_01m8w0aj20e5p8nc7g6ae2pafc', 'acc_01jd0000000000000000000002', 'customer', 'Corner Shop', 'active', 'US', NULL, NULL, NULL, 'shop-42', false, NULL, NULL, NULL, '2026-11-26 18:45:45.32+00');

INSERT INTO public.ai_months VALUES ('acc_01m8w0aj20e5p8nc7g6ae2pafc', 'acc_01m8w0aj20e5p8nc7g6ae2pafc', '2026-11-01', 710);

INSERT INTO public.ai_usage VALUES ('acc_01m8w0aj20e5p8nc7g6ae2pafc', 'acc_01m8w0aj20e5p8nc7g6ae2pafc', '2026-11-20', 'ai.draftMessage', 'local-model', 2, 1, 620, 90);

INSERT INTO public.alert_checks VALUES ('acc_01m8w0aj20e5p8nc7g6ae2pafc', 'acc_01m8w0aj20e5p8nc7g6ae2pafc', '2026-12-02 18:35:00+00');

INSERT INTO public.alerts VALUES ('acc_01m8w0aj20e5p8nc7g6ae2pafc', 'alr_01jd0000000000000000000001', 'acc_01m8w0aj20e5p8nc7g6ae2pafc', 'low_balance', '', '{"available": 120, "threshold": 500}', '2026-11-26 18:45:45.315+00', NULL, NULL, NULL, NULL);
INSERT INTO public.alerts VALUES ('acc_01m8w0aj20e5p8nc7g6ae2pafc', 'alr_01jd0000000000000000000009', 'acc_01jd0000000000000000000002', 'low_balance', '', '{"available": 120, "threshold": 500}', '2026-11-26 18:45:45.315+00', NULL, NULL, NULL, NULL);

INSERT INTO public.api_key_lookup VALUES ('c63d72960190c7441fe2056075e99172fdafcf81a4a0bd68b1d3b9be8dad9cd5', 'acc_01m8w0aj20e5p8nc7g6ae2pafc', 'key_01m8w0aj20e5prwtbbvk7hhdks');
INSERT INTO public.api_key_lookup VALUES ('8ebc4d859bb92e1f57921aada78d5284d219b7a587696faafe0d73459fd9ca10', 'acc_01m8w0aj20e5p8nc7g6ae2pafc', 'key_of_the_partner');

INSERT INTO public.api_keys VALUES ('acc_01m8w0aj20e5p8nc7g6ae2pafc', 'key_01jd0000000000000000000001', 'acc_01m8w0aj20e5p8nc7g6ae2pafc', 'example', 'example of acc_01m8w0aj20e5p8nc7g6ae2pafc', '{full}', 'live', 'name', '2026-11-26 18:45:44.898+00', NULL, NULL, NULL, NULL, '{}');
INSERT INTO public.api_keys VALUES ('acc_01m8w0aj20e5p8nc7g6ae2pafc', 'key_of_the_partner', 'acc_01m8w0aj20e5p8nc7g6ae2pafc', 'partner', '8ebc4d859bb92e1f57921aada78d5284d219b7a587696faafe0d73459fd9ca10', '{partner,billing}', 'live', 'name', '2026-11-26 18:45:45.327+00', NULL, NULL, NULL, NULL, '{}');
INSERT INTO public.api_keys VALUES ('acc_01m8w0aj20e5p8nc7g6ae2pafc', 'key_01m8w0aj20e5prwtbbvk7hhdks', 'acc_01m8w0aj20e5p8nc7g6ae2pafc', 'first key', 'c63d72960190c7441fe2056075e99172fdafcf81a4a0bd68b1d3b9be8dad9cd5', '{full}', 'live', 'name', '2026-12-02 18:30:00+00', NULL, NULL, '2026-12-02 18:30:00+00', NULL, '{}');

INSERT INTO public.approvals VALUES ('acc_01m8w0aj20e5p8nc7g6ae2pafc', 'apr_01jd0000000000000000000001', 'acc_01m8w0aj20e5p8nc7g6ae2pafc', 'key_01jd0000000000000000000002', 'messages.send', '{"to": "+12025550143", "text": "Your table is ready. Reply STOP to opt out.", "purpose": "transactional"}', 'apr_01jd0000000000000000000001', NULL, '{"answer": {"state": "queued"}, "credits": 1, "messages": 1, "recipients": 1, "sample_text": "Your table is ready. Reply STOP to opt out.", "irreversible": "Credits that were spent are not returned."}', '4f2a9c1be0d37856a1c4e9f20b7d6a358c91e4f07b2d5a6c3e8f1094d7b6a2c5', 'pending', NULL, 'req_example', '2026-11-26 18:45:45.313+00', '2035-01-01 00:00:00+00', '2035-01-01 00:00:00+00', NULL, false, NULL, NULL, NULL, NULL);
INSERT INTO public.approvals VALUES ('acc_01m8w0aj20e5p8nc7g6ae2pafc', 'apr_01jd0000000000000000000009', 'acc_01jd0000000000000000000002', 'key_01jd0000000000000000000002', 'messages.send', '{"to": "+12025550143", "text": "Your table is ready. Reply STOP to opt out.", "purpose": "transactional"}', 'apr_01jd0000000000000000000009', NULL, '{"answer": {"state": "queued"}, "credits": 1, "messages": 1, "recipients": 1, "sample_text": "Your table is ready. Reply STOP to opt out.", "irreversible": "Credits that were spent are not returned."}', '4f2a9c1be0d37856a1c4e9f20b7d6a358c91e4f07b2d5a6c3e8f1094d7b6a2c5', 'pending', NULL, 'req_example', '2026-11-26 18:45:45.314+00', '2035-01-01 00:00:00+00', '2035-01-01 00:00:00+00', NULL, false, NULL, NULL, NULL, NULL);
INSERT INTO public.approvals VALUES ('acc_01m8w0aj20e5p8nc7g6ae2pafc', 'apr_01jd0000000000000000000002', 'acc_01m8w0aj20e5p8nc7g6ae2pafc', 'key_01jd0000000000000000000002', 'messages.send', '{"to": "+12025550143", "text": "Your table is ready. Reply STOP to opt out.", "purpose": "transactional"}', 'another example', NULL, '{"answer": {"state": "queued"}, "credits": 1, "messages": 1, "recipients": 1, "sample_text": "Your table is ready. Reply STOP to opt out.", "irreversible": "Credits that were spent are not returned."}', '4f2a9c1be0d37856a1c4e9f20b7d6a358c91e4f07b2d5a6c3e8f1094d7b6a2c5', 'failed', 'The contact is not opted in.', 'req_example', '2026-11-26 18:45:45.314+00', '2026-11-27 18:45:45.314+00', NULL, 'key_01jd0000000000000000000001', false, '2026-11-26 18:45:45.314+00', '2026-11-26 18:45:45.314+00', NULL, '{"code": "consent_required", "message": "The contact is not opted in."}');

INSERT INTO public.attribution_credits VALUES ('acc_01m8w0aj20e5p8nc7g6ae2pafc', 'cnv_01jd0000000000000000000001', 0, 1, 'delivery', 'msg_01jd0000000000000000000001', 'cmp_01jd0000000000000000000002', NULL, NULL, '2026-11-26 18:45:45.307+00', 1000000, 4200);

INSERT INTO public.attribution_recomputations VALUES ('acc_01m8w0aj20e5p8nc7g6ae2pafc', 'atr_01jd0000000000000000000001', 'acc_01m8w0aj20e5p8nc7g6ae2pafc', 2, '2026-11-01 00:00:00+00', '2026-12-01 00:00:00+00', 'completed', '2026-11-26 18:45:45.307+00', '', 1, 1, '2026-11-26 18:45:45.307+00', '2026-11-26 18:45:45.307+00', NULL);

INSERT INTO public.attribution_settings VALUES ('acc_01m8w0aj20e5p8nc7g6ae2pafc', 'acc_01m8w0aj20e5p8nc7g6ae2pafc', 2, 'linear', 120, 24, 'atr_01jd0000000000000000000001', '2026-11-26 18:45:45.307+00');

INSERT INTO public.audit_entries VALUES ('acc_01m8w0aj20e5p8nc7g6ae2pafc', 'aud_01jd0000000000000000000001', 'acc_01m8w0aj20e5p8nc7g6ae2pafc', 'key_01jd0000000000000000000001', 'agent.provision', 'ok', 'example', 'req_example', '2026-11-26 18:45:44.901+00', 1, '0000000000000000000000000000000000000000000000000000000000000000', '0ad2c40f2d1c3304c278ae4c7bef8225eb038feeef8319578fe7398a2894cafa', NULL);
INSERT INTO public.audit_entries VALUES ('acc_01m8w0aj20e5p8nc7g6ae2pafc', 'aud_01m8w0aj20e5yr897ctkgjwm8t', 'acc_01m8w0aj20e5p8nc7g6ae2pafc', 'key_01m8w0aj20e5prwtbbvk7hhdks', 'contacts.import', 'ok', '4ba4b50f1831f2c23e8273fe6fc4227dc6d42d72479df8ab74c13ea0b5b852cf', 'req_5a4a7234340943bea425184b61f523f9', '2026-12-02 18:30:00+00', 2, '0ad2c40f2d1c3304c278ae4c7bef8225eb038feeef8319578fe7398a2894cafa', 'b6685494ce9b99922555447710980ced35fa61fa7c4c43cb1b8735e103de5d45', NULL);
INSERT INTO public.audit_entries VALUES ('acc_01m8w0aj20e5p8nc7g6ae2pafc', 'aud_01m8w0aj20e63894j2k58tbn9f', 'acc_01m8w0aj20e5p8nc7g6ae2pafc', 'key_01m8w0aj20e5prwtbbvk7hhdks', 'messages.simulateInbound', 'ok', '60c8ceb2e43aae87f84e662519b0167f44e7e144d86e06b2930a5a40be77cd58', 'req_eda11114658d45f28af768dd612ca1db', '2026-12-02 18:30:00+00', 3, 'b6685494ce9b99922555447710980ced35fa61fa7c4c43cb1b8735e103de5d45', '7a64bdb71316d66560083e77ee324f8120bc3723483c071762dfe16bd7d7ab09', NULL);
INSERT INTO public.audit_entries VALUES ('acc_01m8w0aj20e5p8nc7g6ae2pafc', 'aud_01m8w0aj20e64b9ytj56bqntrc', 'acc_01m8w0aj20e5p8nc7g6ae2pafc', 'key_01m8w0aj20e5prwtbbvk7hhdks', 'campaigns.create', 'ok', 'f848676f2aa6c6bd3bfdd8cf8a51f6aeb8bf4cefe0f46b317092ca828eaa5551', 'req_c6f600ba01e24504b39786a30e9361b2', '2026-12-02 18:30:00+00', 4, '7a64bdb71316d66560083e77ee324f8120bc3723483c071762dfe16bd7d7ab09', 'cd5be9b7d4d9fadf42e6fe5a9f3262103c052a342e06ede0c03b0ab0b070b576', NULL);
INSERT INTO public.audit_entries VALUES ('acc_01m8w0aj20e5p8nc7g6ae2pafc', 'aud_01m8w0aj20e64tqc25cnax3dx5', 'acc_01m8w0aj20e5p8nc7g6ae2pafc', 'key_01m8w0aj20e5prwtbbvk7hhdks', 'campaigns.launch', 'ok', '4c1d643edb11726369b4fec9ded540d1cd96cbf7f33e1ddb2adb1e981ae333da', 'req_938622ebdd4541a7a1d8dce333b717e0', '2026-12-02 18:30:00+00', 5, 'cd5be9b7d4d9fadf42e6fe5a9f3262103c052a342e06ede0c03b0ab0b070b576', '6a02ddb7aebb0a9381e9b7901765328dd9f85c8d6bdbc9263e86913efc092ce0', NULL);
INSERT INTO public.audit_entries VALUES ('acc_01m8w0aj20e5p8nc7g6ae2pafc', 'aud_01m8w0aj20egtasjkg9g3qjj8n', 'acc_01m8w0aj20e5p8nc7g6ae2pafc', 'key_01m8w0aj20e5prwtbbvk7hhdks', 'messages.send', 'ok', 'ac12a9e676371e7a1c6a28d61baaf1c54bfd479e6fa058fc37972a258ed9b491', 'req_7d1b04804adb492d804b09e764651597', '2026-12-02 18:30:00+00', NULL, NULL, NULL, NULL);

INSERT INTO public.automation_rules VALUES ('acc_01m8w0aj20e5p8nc7g6ae2pafc', 'aut_01jd0000000000000000000001', 'acc_01m8w0aj20e5p8nc7g6ae2pafc', 'Thank big spenders', 'thank big spenders', NULL, 'enabled', NULL, 1, 'key_01jd0000000000000000000001', '{"kind": "event", "name": "order.placed", "where": [{"value": 100, "operator": "gte", "property": "total"}]}', NULL, '[{"skill": "tags.assign", "params": {"ids": [{"$from": "contact.id"}], "tag": "VIP"}}]', NULL, NULL, 5, 0, '2026-11-26 18:45:45.311+00', '2026-11-26 18:45:45.311+00', NULL);

INSERT INTO public.automation_runs VALUES ('acc_01m8w0aj20e5p8nc7g6ae2pafc', 'run_01jd0000000000000000000001', 'acc_01m8w0aj20e5p8nc7g6ae2pafc', 'aut_01jd0000000000000000000001', 1, 'key_01jd0000000000000000000001', 'con_01jd0000000000000000000001', NULL, 'succeeded', NULL, 1, NULL, '{"data": {"event_id": "bev_01jd0000000000000000000001", "properties": {"total": 120}}, "kind": "event", "name": "order.placed", "occurred_at": "2026-11-20T12:00:00.000Z"}', '[{"error": null, "skill": "tags.assign", "params": {"ids": ["con_01jd0000000000000000000001"], "tag": "VIP"}, "outcome": "done"}]', 1, 1, '2026-11-26 18:45:45.312+00', '2026-11-26 18:45:45.312+00', '2026-11-26 18:45:45.312+00', NULL);

INSERT INTO public.campaign_decisions VALUES ('acc_01m8w0aj20e5p8nc7g6ae2pafc', 'cmp_01jd0000000000000000000002', 'decision', '{"allow": true, "gates": [], "rule_pack": "us-2026-11"}');
INSERT INTO public.campaign_decisions VALUES ('acc_01m8w0aj20e5p8nc7g6ae2pafc', 'cmp_01m8w0aj20e63ryadggkfke8r8', 'HxRKPV7tVioAkz9NeldZUh', '{"allow": false, "gates": [{"gate": "state", "inputs": {"state": "active", "paused": false}, "reason": null, "outcome": "pass"}, {"gate": "sender", "inputs": {"carrier": "simulator", "number_id": "num_01jd0000000000000000000001"}, "reason": null, "outcome": "pass"}, {"gate": "recipient", "inputs": {"country": "US", "line_type": "RECORDED"}, "reason": null, "outcome": "pass"}, {"gate": "consent", "inputs": {"rule": "consent.opted_out", "status": "opted_out", "purpose": "marketing", "relationship": null, "suppressed_by": "keyword"}, "reason": "opted_out", "outcome": "refuse"}], "rule_pack": "us-2026-11"}');
INSERT INTO public.campaign_decisions VALUES ('acc_01m8w0aj20e5p8nc7g6ae2pafc', 'cmp_01m8w0aj20e63ryadggkfke8r8', 'waiTa8YgJAoqHmdUVAdSdi', '{"allow": true, "gates": [{"gate": "state", "inputs": {"state": "active", "paused": false}, "reason": null, "outcome": "pass"}, {"gate": "sender", "inputs": {"carrier": "simulator", "number_id": "num_01jd0000000000000000000001"}, "reason": null, "outcome": "pass"}, {"gate": "recipient", "inputs": {"country": "US", "line_type": "RECORDED"}, "reason": null, "outcome": "pass"}, {"gate": "consent", "inputs": {"rule": "consent.marketing.opted_in", "status": "opted_in", "purpose": "marketing", "relationship": null, "suppressed_by": null}, "reason": null, "outcome": "pass"}, {"gate": "content", "inputs": {"encoding": "GSM-7", "segments": 1, "marketing": true}, "reason": null, "outcome": "pass"}, {"gate": "quiet_hours", "inputs": {"at": "2026-12-02T18:30:00.000Z", "zone": "America/New_York", "rules": "us-federal-hours", "zones": 1, "tz_source": "area_code", "jurisdictions": "US US-DC", "tz_confidence": "medium"}, "reason": null, "outcome": "pass"}, {"gate": "frequency", "inputs": {"rules": "", "recent": 0}, "reason": null, "outcome": "pass"}, {"gate": "credits", "inputs": {"needed": 1, "available": null}, "reason": null, "outcome": "pass"}], "rule_pack": "us-2026-11"}');

INSERT INTO public.campaign_occurrences VALUES ('acc_01m8w0aj20e5p8nc7g6ae2pafc', 'cmp_01jd0000000000000000000006', '2026-11-20 15:00:00+00', 'cmp_01jd0000000000000000000002', '[]', 0);

INSERT INTO public.campaign_recipients VALUES ('acc_01m8w0aj20e5p8nc7g6ae2pafc', 'cmp_01jd0000000000000000000002', 'con_01jd0000000000000000000001', 'accepted', NULL, 'msg_01jd0000000000000000000001', 'decision', NULL, '2026-11-26 18:45:45.099+00', NULL);
INSERT INTO public.campaign_recipients VALUES ('acc_01m8w0aj20e5p8nc7g6ae2pafc', 'cmp_01m8w0aj20e63ryadggkfke8r8', 'con_01m8w0aj20e5qts6egkpznyt9t', 'excluded', 'opted_out', NULL, 'HxRKPV7tVioAkz9NeldZUh', NULL, '2026-12-02 18:30:00+00', NULL);
INSERT INTO public.campaign_recipients VALUES ('acc_01m8w0aj20e5p8nc7g6ae2pafc', 'cmp_01m8w0aj20e63ryadggkfke8r8', 'con_01m8w0aj20e5r834gvdz7e4fty', 'accepted', NULL, 'msg_01m8w0aj20e65bxkez62cggwpf', 'waiTa8YgJAoqHmdUVAdSdi', 11100, '2026-12-02 18:30:00+00', NULL);
INSERT INTO public.campaign_recipients VALUES ('acc_01m8w0aj20e5p8nc7g6ae2pafc', 'cmp_01m8w0aj20e63ryadggkfke8r8', 'con_01m8w0aj20e5rtf495j8pvz66z', 'accepted', NULL, 'msg_01m8w0aj20e65vn29qfa8ej8yv', 'waiTa8YgJAoqHmdUVAdSdi', 11099, '2026-12-02 18:30:00+00', NULL);

INSERT INTO public.campaigns VALUES ('acc_01m8w0aj20e5p8nc7g6ae2pafc', 'cmp_01jd0000000000000000000003', 'acc_01m8w0aj20e5p8nc7g6ae2pafc', 'Spring', 'paused', NULL, 'marketing', 'Hi {{ first_name }}! Reply STOP to opt out.', NULL, NULL, '{"include": {"all": true}}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '2026-11-26 18:45:45.066301+00', '', true, 0, '2026-11-26 18:45:45.066+00', '2026-11-26 18:45:45.066+00', '2026-11-26 18:45:45.066+00', NULL, 1, NULL, NULL, NULL);
INSERT INTO public.campaigns VALUES ('acc_01m8w0aj20e5p8nc7g6ae2pafc', 'cmp_01jd0000000000000000000004', 'acc_01m8w0aj20e5p8nc7g6ae2pafc', 'Nobody', 'draft', NULL, 'marketing', 'Hi', NULL, NULL, '{"include": {"contact_ids": ["con_01jd000000000000000000zzzz"]}}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '2026-11-26 18:45:45.067798+00', '', false, 0, '2026-11-26 18:45:45.068+00', '2026-11-26 18:45:45.068+00', NULL, NULL, 1, NULL, NULL, NULL);
INSERT INTO public.campaigns VALUES ('acc_01m8w0aj20e5p8nc7g6ae2pafc', 'cmp_01jd0000000000000000000005', 'acc_01m8w0aj20e5p8nc7g6ae2pafc', 'Spring', 'draft', NULL, 'marketing', NULL, NULL, NULL, '{"include": {"all": true}}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"seed": "cmp_01jd0000000000000000000005", "winner": null, "variants": [{"body": "A {{ first_name }}! Reply STOP to opt out.", "name": "A", "weight": 1, "template_id": null, "template_version": null}, {"body": "B {{ first_name }}! Reply STOP to opt out.", "name": "B", "weight": 1, "template_id": null, "template_version": null}], "test_percent": 100, "hold_out_percent": 0}', NULL, NULL, '2026-11-26 18:45:45.071856+00', '', false, 0, '2026-11-26 18:45:45.072+00', '2026-11-26 18:45:45.072+00', NULL, NULL, 1, NULL, NULL, NULL);
INSERT INTO public.campaigns VALUES ('acc_01m8w0aj20e5p8nc7g6ae2pafc', 'cmp_01jd0000000000000000000007', 'acc_01m8w0aj20e5p8nc7g6ae2pafc', 'Spring', 'running', NULL, 'marketing', NULL, NULL, NULL, '{"include": {"all": true}}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"seed": "cmp_01jd0000000000000000000007", "winner": {"metric": "clicks", "on_no_winner": "stop", "confidence_percent": 95, "decide_after_hours": 4, "min_recipients_per_variant": 100}, "variants": [{"body": "A {{ first_name }}! Reply STOP to opt out.", "name": "A", "weight": 1, "template_id": null, "template_version": null}, {"body": "B {{ first_name }}! Reply STOP to opt out.", "name": "B", "weight": 1, "template_id": null, "template_version": null}], "test_percent": 20, "hold_out_percent": 0}', 'waiting_for_decision', '2036-11-21 15:00:00+00', '2026-11-26 18:45:45.080672+00', '~', true, 0, '2026-11-26 18:45:45.081+00', '2026-11-26 18:45:45.081+00', '2026-11-26 18:45:45.081+00', NULL, 1, NULL, NULL, NULL);
INSERT INTO public.campaigns VALUES ('acc_01m8w0aj20e5p8nc7g6ae2pafc', 'cmp_01jd0000000000000000000006', 'acc_01m8w0aj20e5p8nc7g6ae2pafc', 'Spring', 'recurring', NULL, 'marketing', 'Hello. Reply STOP to opt out.', NULL, NULL, '{"include": {"all": true}}', NULL, NULL, NULL, NULL, NULL, '{"rrule": "FREQ=WEEKLY", "start_at": "2026-11-20T15:00:00.000Z", "timezone": "America/New_York"}', NULL, '2036-11-21 15:00:00+00', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '2026-11-26 18:45:45.087544+00', '', false, 0, '2026-11-26 18:45:45.088+00', '2026-11-26 18:45:45.088+00', '2026-11-26 18:45:45.088+00', NULL, 1, NULL, NULL, NULL);
INSERT INTO public.campaigns VALUES ('acc_01m8w0aj20e5p8nc7g6ae2pafc', 'cmp_01jd0000000000000000000001', 'acc_01m8w0aj20e5p8nc7g6ae2pafc', 'Spring', 'draft', NULL, 'marketing', 'Hi {{ first_name }}! Reply STOP to opt out.', NULL, NULL, '{"include": {"all": true}}', NULL, NULL, NULL, NULL, NULL, NULL, 'cmp_01jd0000000000000000000006', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '2026-11-26 18:45:45.051683+00', '', false, 0, '2026-11-26 18:45:45.052+00', '2026-11-26 18:45:45.052+00', NULL, NULL, 1, NULL, NULL, NULL);
INSERT INTO public.campaigns VALUES ('acc_01m8w0aj20e5p8nc7g6ae2pafc', 'cmp_01jd0000000000000000000009', 'acc_01m8w0aj20e5p8nc7g6ae2pafc', 'Pictures', 'draft', NULL, 'marketing', 'Look! Reply STOP to opt out.', NULL, NULL, '{"include": {"all": true}}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '2026-11-26 18:45:45.32482+00', '', false, 0, '2026-11-26 18:45:45.325+00', '2026-11-26 18:45:45.325+00', NULL, NULL, 1, NULL, '[{"id": "mfl_01jd0000000000000000000001", "url": "https://cdn.example.com/spring-sale.png", "bytes": 70, "sha256": "6b7fa434f92a8b80aab02d9bf1a12e49ffcae424e4013a1c4f68b67e3d2bbcd0", "content_type": "image/png"}]', NULL);
INSERT INTO public.campaigns VALUES ('acc_01m8w0aj20e5p8nc7g6ae2pafc', 'cmp_01jd0000000000000000000002', 'acc_01m8w0aj20e5p8nc7g6ae2pafc', 'Spring', 'completed', NULL, 'marketing', 'Hi {{ first_name }}! Reply STOP to opt out.', NULL, NULL, '{"include": {"all": true}}', NULL, 'num_01jd0000000000000000000009', NULL, NULL, NULL, NULL, 'cmp_01jd0000000000000000000006', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '2026-11-26 18:45:45.063633+00', '', true, 0, '2026-11-26 18:45:45.064+00', '2026-12-02 18:30:00+00', '2026-11-26 18:45:45.064+00', '2026-12-02 18:30:00+00', 1, NULL, NULL, NULL);
INSERT INTO public.campaigns VALUES ('acc_01m8w0aj20e5p8nc7g6ae2pafc', 'cmp_01m8w0aj20e63ryadggkfke8r8', 'acc_01m8w0aj20e5p8nc7g6ae2pafc', 'Before', 'completed', NULL, 'marketing', 'Our sale starts today. Reply STOP to opt out.', NULL, NULL, '{"include": {"contact_ids": ["con_01m8w0aj20e5qts6egkpznyt9t", "con_01m8w0aj20e5r834gvdz7e4fty", "con_01m8w0aj20e5rtf495j8pvz66z"]}}', NULL, 'num_01jd0000000000000000000001', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"min_sent": 200, "max_failure_percent": 30, "max_opt_out_percent": 5}', NULL, NULL, NULL, NULL, '1970-01-01 00:00:00+00', '~', true, 3, '2026-12-02 18:30:00+00', '2026-12-02 18:30:00+00', '2026-12-02 18:30:00+00', '2026-12-02 18:30:00+00', 1, 'req_938622ebdd4541a7a1d8dce333b717e0', NULL, NULL);

INSERT INTO public.canned_replies VALUES ('acc_01m8w0aj20e5p8nc7g6ae2pafc', 'crp_01jd0000000000000000000001', 'acc_01m8w0aj20e5p8nc7g6ae2pafc', 'Opening hours', 'opening hours', 'We are open from 9 to 6, {{ first_name | default: "there" }}.', 1, '2026-11-26 18:45:45.306+00', '2026-11-26 18:45:45.306+00');

INSERT INTO public.chain_heads VALUES ('acc_01m8w0aj20e5p8nc7g6ae2pafc', 'audit', 5, '6a02ddb7aebb0a9381e9b7901765328dd9f85c8d6bdbc9263e86913efc092ce0');
INSERT INTO public.chain_heads VALUES ('acc_01m8w0aj20e5p8nc7g6ae2pafc', 'consent', 5, 'b8e73e9a32b9b1dd71fe737e8ef8d8c586518241db4948041f5d6f359dabc4af');

INSERT INTO public.consent_entries VALUES ('acc_01m8w0aj20e5p8nc7g6ae2pafc', 'cse_01jd0000000000000000000001', 'acc_01m8w0aj20e5p8nc7g6ae2pafc', 'con_01jd0000000000000000000001', '+12025550143', 'opted_in', 'general', 'web_form', 'https://example.com/signup', NULL, NULL, NULL, 'key_01jd0000000000000000000001', NULL, '2026-11-26 18:45:44.916+00', '2026-11-26 18:45:44.916+00', NULL, NULL, NULL, 1, '0000000000000000000000000000000000000000000000000000000000000000', '3026059ec314f9803cd86666b5ff5045bd615295245903965944c8dfb26529f1', NULL, NULL, NULL, '');
INSERT INTO public.consent_entries VALUES ('acc_01m8w0aj20e5p8nc7g6ae2pafc', 'cse_01m8w0aj20e5v98sjvbbqx6xzq', 'acc_01m8w0aj20e5p8nc7g6ae2pafc', 'con_01m8w0aj20e5qts6egkpznyt9t', '+12025550161', 'opted_in', 'general', 'web_form', 'https://example.com/signup', NULL, NULL, '{"import_id": "imp_01m8w0aj20e5tr3w548xgp24yk"}', 'key_01m8w0aj20e5prwtbbvk7hhdks', NULL, '2026-01-01 00:00:00+00', '2026-12-02 18:30:00+00', NULL, NULL, 'req_5a4a7234340943bea425184b61f523f9', 2, '3026059ec314f9803cd86666b5ff5045bd615295245903965944c8dfb26529f1', '2a533a7426da41d6dd81e19def9ce56f712ff748904ef5c88796ce63f76d4d57', '339c12297739ce8671908249d3fd42c2', 'cdd206379ca7f2c515b6142b3f87b77872d229d8e988ef8d198229796957f820', NULL, '');
INSERT INTO public.consent_entries VALUES ('acc_01m8w0aj20e5p8nc7g6ae2pafc', 'cse_01m8w0aj20e5vt02fmdanfveek', 'acc_01m8w0aj20e5p8nc7g6ae2pafc', 'con_01m8w0aj20e5r834gvdz7e4fty', '+12025550162', 'opted_in', 'general', 'web_form', 'https://example.com/signup', NULL, NULL, '{"import_id": "imp_01m8w0aj20e5tr3w548xgp24yk"}', 'key_01m8w0aj20e5prwtbbvk7hhdks', NULL, '2026-01-01 00:00:00+00', '2026-12-02 18:30:00+00', NULL, NULL, 'req_5a4a7234340943bea425184b61f523f9', 3, '2a533a7426da41d6dd81e19def9ce56f712ff748904ef5c88796ce63f76d4d57', '1767e5856aaac340330b99db269f5c3c96b23929d699407cbc7d629b2b43e598', '6c8308bb74d11193825f9b76dafddca4', '755281878cef8b8fb948ddeffa5b6b8290c479d22cbe343413d672153608c6cf', NULL, '');
INSERT INTO public.consent_entries VALUES ('acc_01m8w0aj20e5p8nc7g6ae2pafc', 'cse_01m8w0aj20e5wbxn2k20r2v4hg', 'acc_01m8w0aj20e5p8nc7g6ae2pafc', 'con_01m8w0aj20e5rtf495j8pvz66z', '+12025550163', 'opted_in', 'general', 'web_form', 'https://example.com/signup', NULL, NULL, '{"import_id": "imp_01m8w0aj20e5tr3w548xgp24yk"}', 'key_01m8w0aj20e5prwtbbvk7hhdks', NULL, '2026-01-01 00:00:00+00', '2026-12-02 18:30:00+00', NULL, NULL, 'req_5a4a7234340943bea425184b61f523f9', 4, '1767e5856aaac340330b99db269f5c3c96b23929d699407cbc7d629b2b43e598', '77ff27679b803257f32d9ea3db3d6bb88d850f08ae870e579188ba2bdd76ad15', '8928414b56ca52f424c2ada8a7ced706', '4cfb39ea13143e676fb8663b8c0cd50392fc1df910b63e0cb4d20a3e8225dad5', NULL, '');
INSERT INTO public.consent_entries VALUES ('acc_01m8w0aj20e5p8nc7g6ae2pafc', 'cse_01m8w0aj20e608te3ehy45w0r3', 'acc_01m8w0aj20e5p8nc7g6ae2pafc', 'con_01m8w0aj20e5qts6egkpznyt9t', '+12025550161', 'opted_out', 'all', 'keyword', 'simulated inbound message', NULL, NULL, '{"simulated": true, "inbound_id": "inb_01m8w0aj20e5zrmb1sb2pg3qfd"}', 'contact', 'stop.exact.en.stop', '2026-12-02 18:30:00+00', '2026-12-02 18:30:00+00', NULL, NULL, 'req_eda11114658d45f28af768dd612ca1db', 5, '77ff27679b803257f32d9ea3db3d6bb88d850f08ae870e579188ba2bdd76ad15', 'b8e73e9a32b9b1dd71fe737e8ef8d8c586518241db4948041f5d6f359dabc4af', 'b55a06dd4115fd00e32eb7ecd24aafc1', '13ab15d510027436b2f295c87f500fa5d3902c20c3324ee3de56f1390184ae64', NULL, '');

INSERT INTO public.consent_source_versions VALUES ('acc_01m8w0aj20e5p8nc7g6ae2pafc', 'src_01jd0000000000000000000001', 1, 'By signing up you agree to get texts from Corner Bakery. Reply STOP to end them.', '89b17af0e61f137faa6faafe189c9521cbf497608703b77f71bc824b8279a5e5', '2026-11-26 18:45:44.926+00');

INSERT INTO public.consent_sources VALUES ('acc_01m8w0aj20e5p8nc7g6ae2pafc', 'src_01jd0000000000000000000001', 'acc_01m8w0aj20e5p8nc7g6ae2pafc', 'Signup form', 'signup form', 'web_form', 'https://example.com/signup', NULL, 'active', 1, '2026-11-26 18:45:44.925+00', '2026-11-26 18:45:44.925+00', NULL);

INSERT INTO public.contacts VALUES ('acc_01m8w0aj20e5p8nc7g6ae2pafc', 'con_01jd0000000000000000000001', 'acc_01m8w0aj20e5p8nc7g6ae2pafc', '+12025550143', 'US', 'crm-1', 'Ada', NULL, NULL, NULL, '{"city": "Paris"}', 'opted_in', 'web_form', '2026-11-26 18:45:44.905+00', NULL, NULL, '2026-11-26 18:45:44.905+00', '2026-11-26 18:45:44.905+00', 1);
INSERT INTO public.contacts VALUES ('acc_01m8w0aj20e5p8nc7g6ae2pafc', 'con_01jd0000000000000000000002', 'acc_01m8w0aj20e5p8nc7g6ae2pafc', '+12025550146', 'US', NULL, NULL, NULL, NULL, NULL, '{}', 'none', NULL, NULL, NULL, '2026-11-26 18:45:45.299+00', '2026-11-26 18:45:44.909+00', '2026-11-26 18:45:44.909+00', 1);
INSERT INTO public.contacts VALUES ('acc_01m8w0aj20e5p8nc7g6ae2pafc', 'con_01jd0000000000000000000009', 'acc_01jd0000000000000000000002', '+12025550143', 'US', NULL, NULL, NULL, NULL, NULL, '{}', 'opted_in', 'web_form', '2026-11-26 18:45:45.321+00', NULL, NULL, '2026-11-26 18:45:45.321+00', '2026-11-26 18:45:45.321+00', 1);
INSERT INTO public.contacts VALUES ('acc_01m8w0aj20e5p8nc7g6ae2pafc', 'con_01m8w0aj20e5r834gvdz7e4fty', 'acc_01m8w0aj20e5p8nc7g6ae2pafc', '+12025550162', 'US', NULL, NULL, NULL, NULL, NULL, '{}', 'opted_in', 'web_form', '2026-01-01 00:00:00+00', NULL, NULL, '2026-12-02 18:30:00+00', '2026-12-02 18:30:00+00', 1);
INSERT INTO public.contacts VALUES ('acc_01m8w0aj20e5p8nc7g6ae2pafc', 'con_01m8w0aj20e5rtf495j8pvz66z', 'acc_01m8w0aj20e5p8nc7g6ae2pafc', '+12025550163', 'US', NULL, NULL, NULL, NULL, NULL, '{}', 'opted_in', 'web_form', '2026-01-01 00:00:00+00', NULL, NULL, '2026-12-02 18:30:00+00', '2026-12-02 18:30:00+00', 1);
INSERT INTO public.contacts VALUES ('acc_01m8w0aj20e5p8nc7g6ae2pafc', 'con_01m8w0aj20e5qts6egkpznyt9t', 'acc_01m8w0aj20e5p8nc7g6ae2pafc', '+12025550161', 'US', NULL, NULL, NULL, NULL, NULL, '{}', 'opted_out', 'keyword', '2026-12-02 18:30:00+00', 'opted_in', NULL, '2026-12-02 18:30:00+00', '2026-12-02 18:30:00+00', 1);

INSERT INTO public.conversation_notes VALUES ('acc_01m8w0aj20e5p8nc7g6ae2pafc', 'nte_01jd0000000000000000000001', 'acc_01m8w0aj20e5p8nc7g6ae2pafc', 'thr_01jd0000000000000000000001', 'Asked twice already.', 'maria@example.com', '2026-11-26 18:45:45.305+00');

INSERT INTO public.conversations VALUES ('acc_01m8w0aj20e5p8nc7g6ae2pafc', 'thr_01jd0000000000000000000001', 'acc_01m8w0aj20e5p8nc7g6ae2pafc', 'num_01jd0000000000000000000001', '+15005550006', '+12025550168', 'con_01jd0000000000000000000001', 'open', NULL, NULL, NULL, '{vip}', 1, 1, '2026-11-26 18:45:45.304+00', NULL, '2026-11-26 18:45:45.304+00', '2026-11-26 18:45:45.304+00', '2026-11-26 18:45:45.304+00', '2026-11-26 18:45:45.304+00');
INSERT INTO public.conversations VALUES ('acc_01m8w0aj20e5p8nc7g6ae2pafc', 'thr_01m8w0aj20e629ggsa4cbhqkac', 'acc_01m8w0aj20e5p8nc7g6ae2pafc', 'num_01jd0000000000000000000001', '+15005550006', '+12025550161', 'con_01m8w0aj20e5qts6egkpznyt9t', 'open', NULL, NULL, NULL, '{}', 1, 1, '2026-12-02 18:30:00+00', NULL, '2026-12-02 18:30:00+00', '2026-12-02 18:30:00+00', '2026-12-02 18:30:00+00', '2026-12-02 18:30:00+00');

INSERT INTO public.conversions VALUES ('acc_01m8w0aj20e5p8nc7g6ae2pafc', 'cnv_01jd0000000000000000000001', 'acc_01m8w0aj20e5p8nc7g6ae2pafc', 'con_01jd0000000000000000000001', 'purchase', 4200, 'USD', '2026-11-26 18:45:45.306+00', 'order-1001', NULL, 'msg_01jd0000000000000000000001', 'cmp_01jd0000000000000000000002', '2026-11-26 18:45:45.306+00', '2026-11-26 18:45:45.306+00', 0);

INSERT INTO public.credit_accounts VALUES ('acc_01m8w0aj20e5p8nc7g6ae2pafc', 'acc_01jd0000000000000000000002', 500, 0, 100, NULL, NULL, NULL, false, NULL, 0);
INSERT INTO public.credit_accounts VALUES ('acc_01m8w0aj20e5p8nc7g6ae2pafc', 'acc_01m8w0aj20e5p8nc7g6ae2pafc', 11097, 0, NULL, NULL, NULL, NULL, false, '2026-12-02', 3);

INSERT INTO public.credit_entries VALUES ('acc_01m8w0aj20e5p8nc7g6ae2pafc', 'cre_01m8w0aj20e5q9fkmx86ed2j2a', 'acc_01m8w0aj20e5p8nc7g6ae2pafc', 'starter', 100, 'starter:acc_01m8w0aj20e5p8nc7g6ae2pafc', NULL, NULL, NULL, '2026-12-02 18:30:00+00');
INSERT INTO public.credit_entries VALUES ('acc_01m8w0aj20e5p8nc7g6ae2pafc', 'cre_test', 'acc_01m8w0aj20e5p8nc7g6ae2pafc', 'grant', 1000, 'test:acc_01m8w0aj20e5p8nc7g6ae2pafc', NULL, NULL, NULL, '2026-11-26 18:45:44.89+00');
INSERT INTO public.credit_entries VALUES ('acc_01m8w0aj20e5p8nc7g6ae2pafc', 'cre_01jd0000000000000000000008', 'acc_01m8w0aj20e5p8nc7g6ae2pafc', 'topup', 10000, 'payment:example of a partner', NULL, NULL, NULL, '2026-11-26 18:45:45.319+00');
INSERT INTO public.credit_entries VALUES ('acc_01m8w0aj20e5p8nc7g6ae2pafc', 'cre_01jd0000000000000000000009', 'acc_01jd0000000000000000000002', 'grant', 500, 'grant:example', NULL, NULL, NULL, '2026-11-26 18:45:45.32+00');
INSERT INTO public.credit_entries VALUES ('acc_01m8w0aj20e5p8nc7g6ae2pafc', 'cre_01m8cjv3rwe0gt3jt0x5h7x5md', 'acc_01m8w0aj20e5p8nc7g6ae2pafc', 'campaign', -2, 'capture:cre_01m8cjv3rwe0gt3jt0x5h7x5md', 'cmp_01m8w0aj20e63ryadggkfke8r8', NULL, NULL, '2026-12-02 18:30:00+00');
INSERT INTO public.credit_entries VALUES ('acc_01m8w0aj20e5p8nc7g6ae2pafc', 'cre_01m8w0aj20egttcy3z3r5r3zs4', 'acc_01m8w0aj20e5p8nc7g6ae2pafc', 'send', -1, 'send:msg_01m8w0aj20egsrzn11knfjc97v', NULL, 'msg_01m8w0aj20egsrzn11knfjc97v', NULL, '2026-12-02 18:30:00+00');

INSERT INTO public.credit_holds VALUES ('acc_01m8w0aj20e5p8nc7g6ae2pafc', 'hld_01m8w0aj20e66btmxyrazfhhx3', 'acc_01m8w0aj20e5p8nc7g6ae2pafc', 'cmp_01m8w0aj20e63ryadggkfke8r8', 2, 2, 0, 'closed', '2026-12-02 18:30:00+00', '2026-12-02 18:30:00+00');

INSERT INTO public.event_external_ids VALUES ('acc_01m8w0aj20e5p8nc7g6ae2pafc', 'acc_01m8w0aj20e5p8nc7g6ae2pafc', 'cart-1001', 'bev_01jd0000000000000000000001', '2026-11-26 18:45:45.309+00');

INSERT INTO public.events_default VALUES ('acc_01m8w0aj20e5p8nc7g6ae2pafc', 'con_01jd0000000000000000000001', 'cart.updated', '2026-11-26 18:45:45.308+00', 'bev_01jd0000000000000000000001', 'acc_01m8w0aj20e5p8nc7g6ae2pafc', '2026-11-26 18:45:45.308+00', 'cart-1001', '{"items": 2}');

INSERT INTO public.exports VALUES ('acc_01m8w0aj20e5p8nc7g6ae2pafc', 'rep_01jd0000000000000000000001', 'acc_01m8w0aj20e5p8nc7g6ae2pafc', 'csv', 'ready', '2026-11-26 18:45:45.325+00', '2036-11-27 12:00:00+00');

INSERT INTO public.hygiene_scans VALUES ('acc_01m8w0aj20e5p8nc7g6ae2pafc', 'scn_01jd0000000000000000000001', 'acc_01m8w0aj20e5p8nc7g6ae2pafc', 'offline', NULL, NULL, NULL, 'completed', NULL, 'con_01jd0000000000000000000001', 1, 1, 0, 0, 0, '2026-11-26 18:45:45.311+00', '2026-11-26 18:45:45.311+00', NULL, NULL);

INSERT INTO public.inbound_messages VALUES ('acc_01m8w0aj20e5p8nc7g6ae2pafc', 'inb_01jd0000000000000000000001', 'acc_01m8w0aj20e5p8nc7g6ae2pafc', 'num_01jd0000000000000000000009', 'con_01jd0000000000000000000001', '+12025550143', '+12025552143', 'Hello', 'none', NULL, 'sim_01jd0_in', '2026-11-26 18:45:45.299+00', NULL, NULL, NULL, NULL, NULL, '', '[]');
INSERT INTO public.inbound_messages VALUES ('acc_01m8w0aj20e5p8nc7g6ae2pafc', 'inb_01jd0000000000000000000002', 'acc_01m8w0aj20e5p8nc7g6ae2pafc', 'num_01jd0000000000000000000009', 'con_01jd0000000000000000000002', '+12025550146', '+12025552143', 'this is spam', 'review', 'review.complaint.en', 'sim_01jd0_in2', '2026-11-26 18:45:45.299+00', NULL, NULL, NULL, NULL, NULL, '', '[]');
INSERT INTO public.inbound_messages VALUES ('acc_01m8w0aj20e5p8nc7g6ae2pafc', 'inb_01jd0000000000000000000003', 'acc_01m8w0aj20e5p8nc7g6ae2pafc', 'num_01jd0000000000000000000009', 'con_01jd0000000000000000000002', '+12025550146', '+12025552143', 'this is spam', 'review', 'review.complaint.en', 'sim_01jd0_in3', '2026-11-26 18:45:45.299+00', NULL, 'opt_out', NULL, '2026-11-26 18:45:45.299+00', 'contact', '', '[]');
INSERT INTO public.inbound_messages VALUES ('acc_01m8w0aj20e5p8nc7g6ae2pafc', 'inb_01jd0000000000000000000009', 'acc_01m8w0aj20e5p8nc7g6ae2pafc', 'num_01jd0000000000000000000001', NULL, '+12025550168', '+15005550006', 'Are you open today?', 'none', NULL, 'sim_01jd0_in9', '2026-11-26 18:45:45.304+00', NULL, NULL, NULL, NULL, NULL, '', '[{"url": "https://api.twilio.com/2010-04-01/Accounts/AC1/Messages/MM1/Media/ME1", "content_type": "image/jpeg"}]');
INSERT INTO public.inbound_messages VALUES ('acc_01m8w0aj20e5p8nc7g6ae2pafc', 'inb_01m8w0aj20e5zrmb1sb2pg3qfd', 'acc_01m8w0aj20e5p8nc7g6ae2pafc', 'num_01jd0000000000000000000001', 'con_01m8w0aj20e5qts6egkpznyt9t', '+12025550161', '+15005550006', 'STOP', 'stop', 'stop.exact.en.stop', 'inb_01m8w0aj20e5zbxwt91w8g553z', '2026-12-02 18:30:00+00', 'req_eda11114658d45f28af768dd612ca1db', NULL, NULL, NULL, NULL, '', '[]');

INSERT INTO public.journey_counts VALUES ('acc_01m8w0aj20e5p8nc7g6ae2pafc', 'jrn_01jd0000000000000000000002', 1, 'jnd_01jd0000000000000000000021', 'in', 1);

INSERT INTO public.journey_edges VALUES ('acc_01m8w0aj20e5p8nc7g6ae2pafc', 'jed_01jd0000000000000000000001', 'jrn_01jd0000000000000000000001', 'jnd_01jd0000000000000000000001', 'jnd_01jd0000000000000000000002', 'next', '', '2026-11-26 18:45:45.2+00');
INSERT INTO public.journey_edges VALUES ('acc_01m8w0aj20e5p8nc7g6ae2pafc', 'jed_01jd0000000000000000000002', 'jrn_01jd0000000000000000000001', 'jnd_01jd0000000000000000000001', 'jnd_01jd0000000000000000000011', 'error', '', '2026-11-26 18:45:45.208+00');
INSERT INTO public.journey_edges VALUES ('acc_01m8w0aj20e5p8nc7g6ae2pafc', 'jed_01jd0000000000000000000003', 'jrn_01jd0000000000000000000001', 'jnd_01jd0000000000000000000002', 'jnd_01jd0000000000000000000003', 'next', '', '2026-11-26 18:45:45.245+00');
INSERT INTO public.journey_edges VALUES ('acc_01m8w0aj20e5p8nc7g6ae2pafc', 'jed_01jd0000000000000000000004', 'jrn_01jd0000000000000000000001', 'jnd_01jd0000000000000000000003', 'jnd_01jd0000000000000000000004', 'next', '', '2026-11-26 18:45:45.249+00');
INSERT INTO public.journey_edges VALUES ('acc_01m8w0aj20e5p8nc7g6ae2pafc', 'jed_01jd0000000000000000000005', 'jrn_01jd0000000000000000000001', 'jnd_01jd0000000000000000000004', 'jnd_01jd0000000000000000000010', 'true', '', '2026-11-26 18:45:45.252+00');
INSERT INTO public.journey_edges VALUES ('acc_01m8w0aj20e5p8nc7g6ae2pafc', 'jed_01jd0000000000000000000006', 'jrn_01jd0000000000000000000001', 'jnd_01jd0000000000000000000004', 'jnd_01jd0000000000000000000005', 'timeout', '', '2026-11-26 18:45:45.254+00');
INSERT INTO public.journey_edges VALUES ('acc_01m8w0aj20e5p8nc7g6ae2pafc', 'jed_01jd0000000000000000000007', 'jrn_01jd0000000000000000000001', 'jnd_01jd0000000000000000000005', 'jnd_01jd0000000000000000000006', 'true', '', '2026-11-26 18:45:45.256+00');
INSERT INTO public.journey_edges VALUES ('acc_01m8w0aj20e5p8nc7g6ae2pafc', 'jed_01jd0000000000000000000008', 'jrn_01jd0000000000000000000001', 'jnd_01jd0000000000000000000005', 'jnd_01jd0000000000000000000011', 'false', '', '2026-11-26 18:45:45.258+00');
INSERT INTO public.journey_edges VALUES ('acc_01m8w0aj20e5p8nc7g6ae2pafc', 'jed_01jd0000000000000000000009', 'jrn_01jd0000000000000000000001', 'jnd_01jd0000000000000000000006', 'jnd_01jd0000000000000000000007', 'variant', 'short', '2026-11-26 18:45:45.261+00');
INSERT INTO public.journey_edges VALUES ('acc_01m8w0aj20e5p8nc7g6ae2pafc', 'jed_01jd0000000000000000000010', 'jrn_01jd0000000000000000000001', 'jnd_01jd0000000000000000000006', 'jnd_01jd0000000000000000000008', 'variant', 'long', '2026-11-26 18:45:45.264+00');
INSERT INTO public.journey_edges VALUES ('acc_01m8w0aj20e5p8nc7g6ae2pafc', 'jed_01jd0000000000000000000011', 'jrn_01jd0000000000000000000001', 'jnd_01jd0000000000000000000007', 'jnd_01jd0000000000000000000009', 'next', '', '2026-11-26 18:45:45.264+00');
INSERT INTO public.journey_edges VALUES ('acc_01m8w0aj20e5p8nc7g6ae2pafc', 'jed_01jd0000000000000000000012', 'jrn_01jd0000000000000000000001', 'jnd_01jd0000000000000000000007', 'jnd_01jd0000000000000000000011', 'error', '', '2026-11-26 18:45:45.268+00');
INSERT INTO public.journey_edges VALUES ('acc_01m8w0aj20e5p8nc7g6ae2pafc', 'jed_01jd0000000000000000000013', 'jrn_01jd0000000000000000000001', 'jnd_01jd0000000000000000000008', 'jnd_01jd0000000000000000000009', 'next', '', '2026-11-26 18:45:45.269+00');
INSERT INTO public.journey_edges VALUES ('acc_01m8w0aj20e5p8nc7g6ae2pafc', 'jed_01jd0000000000000000000014', 'jrn_01jd0000000000000000000001', 'jnd_01jd0000000000000000000009', 'jnd_01jd0000000000000000000012', 'next', '', '2026-11-26 18:45:45.272+00');
INSERT INTO public.journey_edges VALUES ('acc_01m8w0aj20e5p8nc7g6ae2pafc', 'jed_01jd0000000000000000000015', 'jrn_01jd0000000000000000000001', 'jnd_01jd0000000000000000000010', 'jnd_01jd0000000000000000000011', 'next', '', '2026-11-26 18:45:45.274+00');
INSERT INTO public.journey_edges VALUES ('acc_01m8w0aj20e5p8nc7g6ae2pafc', 'jed_01jd0000000000000000000016', 'jrn_01jd0000000000000000000001', 'jnd_01jd0000000000000000000012', 'jnd_01jd0000000000000000000013', 'next', '', '2026-11-26 18:45:45.277+00');
INSERT INTO public.journey_edges VALUES ('acc_01m8w0aj20e5p8nc7g6ae2pafc', 'jed_01jd0000000000000000000017', 'jrn_01jd0000000000000000000001', 'jnd_01jd0000000000000000000012', 'jnd_01jd0000000000000000000011', 'error', '', '2026-11-26 18:45:45.284+00');
INSERT INTO public.journey_edges VALUES ('acc_01m8w0aj20e5p8nc7g6ae2pafc', 'jed_01jd0000000000000000000018', 'jrn_01jd0000000000000000000001', 'jnd_01jd0000000000000000000013', 'jnd_01jd0000000000000000000010', 'branch', 'yes', '2026-11-26 18:45:45.284+00');
INSERT INTO public.journey_edges VALUES ('acc_01m8w0aj20e5p8nc7g6ae2pafc', 'jed_01jd0000000000000000000019', 'jrn_01jd0000000000000000000001', 'jnd_01jd0000000000000000000013', 'jnd_01jd0000000000000000000014', 'timeout', '', '2026-11-26 18:45:45.288+00');
INSERT INTO public.journey_edges VALUES ('acc_01m8w0aj20e5p8nc7g6ae2pafc', 'jed_01jd0000000000000000000020', 'jrn_01jd0000000000000000000001', 'jnd_01jd0000000000000000000014', 'jnd_01jd0000000000000000000015', 'next', '', '2026-11-26 18:45:45.289+00');
INSERT INTO public.journey_edges VALUES ('acc_01m8w0aj20e5p8nc7g6ae2pafc', 'jed_01jd0000000000000000000021', 'jrn_01jd0000000000000000000001', 'jnd_01jd0000000000000000000014', 'jnd_01jd0000000000000000000011', 'error', '', '2026-11-26 18:45:45.29+00');
INSERT INTO public.journey_edges VALUES ('acc_01m8w0aj20e5p8nc7g6ae2pafc', 'jed_01jd0000000000000000000022', 'jrn_01jd0000000000000000000001', 'jnd_01jd0000000000000000000015', 'jnd_01jd0000000000000000000016', 'next', '', '2026-11-26 18:45:45.29+00');
INSERT INTO public.journey_edges VALUES ('acc_01m8w0aj20e5p8nc7g6ae2pafc', 'jed_01jd0000000000000000000023', 'jrn_01jd0000000000000000000001', 'jnd_01jd0000000000000000000015', 'jnd_01jd0000000000000000000011', 'error', '', '2026-11-26 18:45:45.291+00');
INSERT INTO public.journey_edges VALUES ('acc_01m8w0aj20e5p8nc7g6ae2pafc', 'jed_01jd0000000000000000000024', 'jrn_01jd0000000000000000000001', 'jnd_01jd0000000000000000000016', 'jnd_01jd0000000000000000000017', 'next', '', '2026-11-26 18:45:45.291+00');
INSERT INTO public.journey_edges VALUES ('acc_01m8w0aj20e5p8nc7g6ae2pafc', 'jed_01jd0000000000000000000025', 'jrn_01jd0000000000000000000001', 'jnd_01jd0000000000000000000017', 'jnd_01jd0000000000000000000010', 'true', '', '2026-11-26 18:45:45.291+00');
INSERT INTO public.journey_edges VALUES ('acc_01m8w0aj20e5p8nc7g6ae2pafc', 'jed_01jd0000000000000000000026', 'jrn_01jd0000000000000000000001', 'jnd_01jd0000000000000000000017', 'jnd_01jd0000000000000000000018', 'timeout', '', '2026-11-26 18:45:45.292+00');
INSERT INTO public.journey_edges VALUES ('acc_01m8w0aj20e5p8nc7g6ae2pafc', 'jed_01jd0000000000000000000027', 'jrn_01jd0000000000000000000001', 'jnd_01jd0000000000000000000013', 'jnd_01jd0000000000000000000010', 'branch', 'paid', '2026-11-26 18:45:45.292+00');
INSERT INTO public.journey_edges VALUES ('acc_01m8w0aj20e5p8nc7g6ae2pafc', 'jed_01jd0000000000000000000028', 'jrn_01jd0000000000000000000001', 'jnd_01jd0000000000000000000018', 'jnd_01jd0000000000000000000010', 'true', '', '2026-11-26 18:45:45.292+00');
INSERT INTO public.journey_edges VALUES ('acc_01m8w0aj20e5p8nc7g6ae2pafc', 'jed_01jd0000000000000000000029', 'jrn_01jd0000000000000000000001', 'jnd_01jd0000000000000000000018', 'jnd_01jd0000000000000000000011', 'timeout', '', '2026-11-26 18:45:45.293+00');

INSERT INTO public.journey_enrollments VALUES ('acc_01m8w0aj20e5p8nc7g6ae2pafc', 'enr_01jd0000000000000000000001', 'acc_01m8w0aj20e5p8nc7g6ae2pafc', 'jrn_01jd0000000000000000000002', 1, 'con_01jd0000000000000000000001', 'active', NULL, 'jnd_01jd0000000000000000000021', '2026-11-26 18:45:45.296+00', '2036-11-26 18:45:45.296+00', NULL, false, 1, 1, '{"name": null, "properties": {}, "occurred_at": "2026-11-20T12:00:00.000Z"}', 0, NULL, NULL, '2026-11-26 18:45:45.296+00', NULL, NULL, '');

INSERT INTO public.journey_nodes VALUES ('acc_01m8w0aj20e5p8nc7g6ae2pafc', 'jnd_01jd0000000000000000000001', 'jrn_01jd0000000000000000000001', 'Greeting', 'greeting', '{"kind": "send", "text": "Acme: Welcome {{ first_name }}! Reply STOP to opt out.", "media": ["https://cdn.example.com/spring-sale.png"], "purpose": "marketing", "number_id": "num_01jd0000000000000000000001", "shorten_links": false, "media_fallback": "link", "smart_encoding": "punctuation"}', '2026-11-26 18:45:45.111+00');
INSERT INTO public.journey_nodes VALUES ('acc_01m8w0aj20e5p8nc7g6ae2pafc', 'jnd_01jd0000000000000000000002', 'jrn_01jd0000000000000000000001', 'A day later', 'a day later', '{"kind": "delay", "duration": {"unit": "days", "amount": 1}}', '2026-11-26 18:45:45.12+00');
INSERT INTO public.journey_nodes VALUES ('acc_01m8w0aj20e5p8nc7g6ae2pafc', 'jnd_01jd0000000000000000000003', 'jrn_01jd0000000000000000000001', 'Next workday morning', 'next workday morning', '{"days": ["mon", "tue", "wed", "thu", "fri"], "kind": "delay_until", "time": "09:00"}', '2026-11-26 18:45:45.121+00');
INSERT INTO public.journey_nodes VALUES ('acc_01m8w0aj20e5p8nc7g6ae2pafc', 'jnd_01jd0000000000000000000004', 'jrn_01jd0000000000000000000001', 'Ordered?', 'ordered?', '{"for": "event", "key": "event.order_id", "kind": "wait_for", "name": "order.placed", "where": [{"value": 0, "operator": "gt", "property": "total"}], "timeout": {"unit": "days", "amount": 3}}', '2026-11-26 18:45:45.128+00');
INSERT INTO public.journey_nodes VALUES ('acc_01m8w0aj20e5p8nc7g6ae2pafc', 'jnd_01jd0000000000000000000005', 'jrn_01jd0000000000000000000001', 'Still opted in?', 'still opted in?', '{"of": "entry", "kind": "split", "rules": {"kind": "consent", "status": "opted_in"}, "where": [{"value": 100, "operator": "gte", "property": "total"}]}', '2026-11-26 18:45:45.136+00');
INSERT INTO public.journey_nodes VALUES ('acc_01m8w0aj20e5p8nc7g6ae2pafc', 'jnd_01jd0000000000000000000006', 'jrn_01jd0000000000000000000001', 'Which tone?', 'which tone?', '{"kind": "random_split", "variants": [{"name": "short", "share": 50}, {"name": "long", "share": 50}]}', '2026-11-26 18:45:45.139+00');
INSERT INTO public.journey_nodes VALUES ('acc_01m8w0aj20e5p8nc7g6ae2pafc', 'jnd_01jd0000000000000000000007', 'jrn_01jd0000000000000000000001', 'Offer', 'offer', '{"kind": "send", "on_cap": "wait", "program_id": "prg_01jd0000000000000000000001", "template_id": "tpl_01jd0000000000000000000001", "send_between": {"to": "18:00", "from": "10:00"}, "expires_after": {"unit": "days", "amount": 3}}', '2026-11-26 18:45:45.144+00');
INSERT INTO public.journey_nodes VALUES ('acc_01m8w0aj20e5p8nc7g6ae2pafc', 'jnd_01jd0000000000000000000008', 'jrn_01jd0000000000000000000001', 'Mark', 'mark', '{"kind": "tag", "action": "add", "tag_id": "tag_01jd0000000000000000000001"}', '2026-11-26 18:45:45.152+00');
INSERT INTO public.journey_nodes VALUES ('acc_01m8w0aj20e5p8nc7g6ae2pafc', 'jnd_01jd0000000000000000000009', 'jrn_01jd0000000000000000000001', 'Remember', 'remember', '{"kind": "update_contact", "last_name": null, "attributes": {"welcomed": true}, "first_name": "Ada"}', '2026-11-26 18:45:45.16+00');
INSERT INTO public.journey_nodes VALUES ('acc_01m8w0aj20e5p8nc7g6ae2pafc', 'jnd_01jd0000000000000000000010', 'jrn_01jd0000000000000000000001', 'Converted', 'converted', '{"kind": "goal"}', '2026-11-26 18:45:45.161+00');
INSERT INTO public.journey_nodes VALUES ('acc_01m8w0aj20e5p8nc7g6ae2pafc', 'jnd_01jd0000000000000000000011', 'jrn_01jd0000000000000000000001', 'End', 'end', '{"kind": "exit"}', '2026-11-26 18:45:45.168+00');
INSERT INTO public.journey_nodes VALUES ('acc_01m8w0aj20e5p8nc7g6ae2pafc', 'jnd_01jd0000000000000000000012', 'jrn_01jd0000000000000000000001', 'Ask the shop', 'ask the shop', '{"url": "https://shop.example.com/points", "kind": "webhook", "save": [{"pointer": "/points", "attribute": "points"}], "method": "PUT", "headers": {"X-Shop": "acme-east"}}', '2026-11-26 18:45:45.172+00');
INSERT INTO public.journey_nodes VALUES ('acc_01m8w0aj20e5p8nc7g6ae2pafc', 'jnd_01jd0000000000000000000013', 'jrn_01jd0000000000000000000001', 'Reply?', 'reply?', '{"kind": "wait_for", "timeout": {"unit": "days", "amount": 2}, "branches": [{"for": "reply", "name": "yes", "words": ["yes", "ok"], "patterns": ["yes *"]}, {"for": "event", "key": "event.order_id", "name": "paid", "event": "order.paid", "where": [{"value": 0, "operator": "gt", "property": "total"}]}]}', '2026-11-26 18:45:45.173+00');
INSERT INTO public.journey_nodes VALUES ('acc_01m8w0aj20e5p8nc7g6ae2pafc', 'jnd_01jd0000000000000000000014', 'jrn_01jd0000000000000000000001', 'Day before the visit', 'day before the visit', '{"kind": "delay_until", "attribute": "visit_at", "offset_minutes": -1440}', '2026-11-26 18:45:45.176+00');
INSERT INTO public.journey_nodes VALUES ('acc_01m8w0aj20e5p8nc7g6ae2pafc', 'jnd_01jd0000000000000000000015', 'jrn_01jd0000000000000000000001', 'Hour of the trial''s end', 'hour of the trial''s end', '{"kind": "delay_until", "property": "trial_ends_at"}', '2026-11-26 18:45:45.183+00');
INSERT INTO public.journey_nodes VALUES ('acc_01m8w0aj20e5p8nc7g6ae2pafc', 'jnd_01jd0000000000000000000016', 'jrn_01jd0000000000000000000001', 'Holidays over', 'holidays over', '{"at": "2027-01-02T09:00:00Z", "kind": "delay_until"}', '2026-11-26 18:45:45.187+00');
INSERT INTO public.journey_nodes VALUES ('acc_01m8w0aj20e5p8nc7g6ae2pafc', 'jnd_01jd0000000000000000000017', 'jrn_01jd0000000000000000000001', 'VIP yet?', 'vip yet?', '{"for": "rules", "kind": "wait_for", "rules": {"kind": "tag", "tag_id": "tag_01jd0000000000000000000001"}, "timeout": {"unit": "days", "amount": 30}}', '2026-11-26 18:45:45.192+00');
INSERT INTO public.journey_nodes VALUES ('acc_01m8w0aj20e5p8nc7g6ae2pafc', 'jnd_01jd0000000000000000000018', 'jrn_01jd0000000000000000000001', 'Rating', 'rating', '{"for": "reply", "kind": "wait_for", "words": ["great", "fine"], "timeout": {"unit": "days", "amount": 2}, "patterns": ["#", "# stars"]}', '2026-11-26 18:45:45.194+00');
INSERT INTO public.journey_nodes VALUES ('acc_01m8w0aj20e5p8nc7g6ae2pafc', 'jnd_01jd0000000000000000000031', 'jrn_01jd0000000000000000000003', 'A day', 'a day', '{"kind": "delay", "duration": {"unit": "days", "amount": 1}}', '2026-11-26 18:45:45.294+00');
INSERT INTO public.journey_nodes VALUES ('acc_01m8w0aj20e5p8nc7g6ae2pafc', 'jnd_01jd0000000000000000000032', 'jrn_01jd0000000000000000000003', 'End', 'end', '{"kind": "exit"}', '2026-11-26 18:45:45.294+00');
INSERT INTO public.journey_nodes VALUES ('acc_01m8w0aj20e5p8nc7g6ae2pafc', 'jnd_01jd0000000000000000000033', 'jrn_01jd0000000000000000000003', 'Lone', 'lone', '{"kind": "random_split", "variants": [{"name": "a", "share": 50}, {"name": "b", "share": 50}]}', '2026-11-26 18:45:45.294+00');

INSERT INTO public.journey_steps VALUES ('acc_01m8w0aj20e5p8nc7g6ae2pafc', 'enr_01jd0000000000000000000001', 1, 'jnd_01jd0000000000000000000021', 'waits', NULL, '{"until": "2026-11-21T12:00:00.000Z"}', '2026-11-26 18:45:45.297+00');

INSERT INTO public.journey_versions VALUES ('acc_01m8w0aj20e5p8nc7g6ae2pafc', 'jrn_01jd0000000000000000000002', 1, '{"exit": [], "edges": [{"id": "jed_01jd0000000000000000000021", "kind": "next", "condition": null, "to_node_id": "jnd_01jd0000000000000000000022", "from_node_id": "jnd_01jd0000000000000000000021"}], "entry": {"kind": "call"}, "nodes": [{"id": "jnd_01jd0000000000000000000021", "name": "A day", "start": true, "config": {"kind": "delay", "duration": {"unit": "days", "amount": 1}}}, {"id": "jnd_01jd0000000000000000000022", "name": "End", "start": false, "config": {"kind": "exit"}}], "reentry": {"kind": "never"}, "entry_rules": null, "max_messages_per_hour": 10}', '2026-11-26 18:45:45.295+00');

INSERT INTO public.journeys VALUES ('acc_01m8w0aj20e5p8nc7g6ae2pafc', 'jrn_01jd0000000000000000000001', 'acc_01m8w0aj20e5p8nc7g6ae2pafc', 'Welcome', 'draft', NULL, '{"kind": "event", "name": "signed_up"}', NULL, '[]', '{"kind": "never"}', 10, 'jnd_01jd0000000000000000000001', NULL, true, NULL, NULL, NULL, '2026-11-26 18:45:45.104+00', '2026-11-26 18:45:45.104+00');
INSERT INTO public.journeys VALUES ('acc_01m8w0aj20e5p8nc7g6ae2pafc', 'jrn_01jd0000000000000000000003', 'acc_01m8w0aj20e5p8nc7g6ae2pafc', 'Unfinished', 'draft', NULL, '{"kind": "event", "name": "signed_up"}', NULL, '[]', '{"kind": "never"}', 10, 'jnd_01jd0000000000000000000031', NULL, true, NULL, NULL, NULL, '2026-11-26 18:45:45.293+00', '2026-11-26 18:45:45.293+00');
INSERT INTO public.journeys VALUES ('acc_01m8w0aj20e5p8nc7g6ae2pafc', 'jrn_01jd0000000000000000000002', 'acc_01m8w0aj20e5p8nc7g6ae2pafc', 'Reminder', 'active', NULL, '{"kind": "call"}', NULL, '[]', '{"kind": "never"}', 10, NULL, 1, false, NULL, NULL, NULL, '2026-11-26 18:45:45.295+00', '2026-11-26 18:45:45.295+00');

INSERT INTO public.link_codes VALUES ('zRRLVATo', 'acc_01m8w0aj20e5p8nc7g6ae2pafc', 'acc_01m8w0aj20e5p8nc7g6ae2pafc', 'lnk_01jd0000000000000000000001', NULL, NULL, NULL, '2026-11-26 18:45:45.299+00', NULL);

INSERT INTO public.links VALUES ('acc_01m8w0aj20e5p8nc7g6ae2pafc', 'lnk_01jd0000000000000000000001', 'acc_01m8w0aj20e5p8nc7g6ae2pafc', NULL, 'sale', 'cmp_01jd0000000000000000000002', 'zRRLVATo', 'https://example.com/sale', '{"source": "sms"}', NULL, NULL, NULL, 1, '2026-11-26 18:45:45.298+00', '2026-11-26 18:45:45.298+00');

INSERT INTO public.list_members VALUES ('acc_01m8w0aj20e5p8nc7g6ae2pafc', 'lst_01jd0000000000000000000001', 'con_01jd0000000000000000000001', '2026-11-26 18:45:44.962+00');

INSERT INTO public.lists VALUES ('acc_01m8w0aj20e5p8nc7g6ae2pafc', 'lst_01jd0000000000000000000001', 'acc_01m8w0aj20e5p8nc7g6ae2pafc', 'Newsletter', 'newsletter', 'audience', '2026-11-26 18:45:44.954+00', 1);

INSERT INTO public.measure_differences VALUES ('acc_01m8w0aj20e5p8nc7g6ae2pafc', 'msg_01m8w0aj20egsrzn11knfjc97v', 'acc_01m8w0aj20e5p8nc7g6ae2pafc', '2026-12-02 18:30:00+00', '1_NP0G0oI8yiVmw0T_eTKq', '{"carrier": "simulator", "country": "US", "purpose": "marketing", "number_id": "num_01jd0000000000000000000001"}', '', '', '', 1, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);

INSERT INTO public.measure_groups VALUES ('acc_01m8w0aj20e5p8nc7g6ae2pafc', 'cmp_01m8w0aj20e63ryadggkfke8r8/0', 'cmp_01m8w0aj20e63ryadggkfke8r8', '', '', '', '', '', '', '', 'marketing', '');
INSERT INTO public.measure_groups VALUES ('acc_01m8w0aj20e5p8nc7g6ae2pafc', 'r6Emha_DuCmMjgoIM8bLGr', 'cmp_01m8w0aj20e63ryadggkfke8r8', '', '', '', '', 'num_01jd0000000000000000000001', 'simulator', 'US', 'marketing', '');
INSERT INTO public.measure_groups VALUES ('acc_01m8w0aj20e5p8nc7g6ae2pafc', 'rYz5NEgxznk0Bsq8MiaIXC', '', '', '', '', '', 'num_01jd0000000000000000000001', 'simulator', 'US', 'reply', '');

INSERT INTO public.measure_rollups VALUES ('acc_01m8w0aj20e5p8nc7g6ae2pafc', 'acc_01m8w0aj20e5p8nc7g6ae2pafc', '2026-12-02 18:30:00+00', '', '', '', '', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0);
INSERT INTO public.measure_rollups VALUES ('acc_01m8w0aj20e5p8nc7g6ae2pafc', 'acc_01m8w0aj20e5p8nc7g6ae2pafc', '2026-12-02 18:30:00+00', '', '', 'keyword', '', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0);
INSERT INTO public.measure_rollups VALUES ('acc_01m8w0aj20e5p8nc7g6ae2pafc', 'acc_01m8w0aj20e5p8nc7g6ae2pafc', '2026-12-02 18:30:00+00', '', '', 'web_form', '', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0);
INSERT INTO public.measure_rollups VALUES ('acc_01m8w0aj20e5p8nc7g6ae2pafc', 'acc_01m8w0aj20e5p8nc7g6ae2pafc', '2026-12-02 18:30:00+00', 'cmp_01m8w0aj20e63ryadggkfke8r8/0', '', 'opted_out', '', 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0);
INSERT INTO public.measure_rollups VALUES ('acc_01m8w0aj20e5p8nc7g6ae2pafc', 'acc_01m8w0aj20e5p8nc7g6ae2pafc', '2026-12-02 18:30:00+00', 'r6Emha_DuCmMjgoIM8bLGr', '', '', '', 2, 2, 0, 0, 0, 0, 0, 0, 2, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0);
INSERT INTO public.measure_rollups VALUES ('acc_01m8w0aj20e5p8nc7g6ae2pafc', 'acc_01m8w0aj20e5p8nc7g6ae2pafc', '2026-12-02 18:30:00+00', 'rYz5NEgxznk0Bsq8MiaIXC', '', '', '', 1, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0);
INSERT INTO public.measure_rollups VALUES ('acc_01m8w0aj20e5p8nc7g6ae2pafc', 'acc_01m8w0aj20e5p8nc7g6ae2pafc', '2026-11-26 18:45:00+00', '', '', '', '', 0, 1, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0);

INSERT INTO public.measure_work VALUES ('acc_01m8w0aj20e5p8nc7g6ae2pafc', 'recount', '2026-12-02', '2026-12-03 03:00:00+00');
INSERT INTO public.measure_work VALUES ('acc_01m8w0aj20e5p8nc7g6ae2pafc', 'fold', NULL, NULL);

INSERT INTO public.media_files VALUES ('acc_01m8w0aj20e5p8nc7g6ae2pafc', 'mfl_01jd0000000000000000000001', 'acc_01m8w0aj20e5p8nc7g6ae2pafc', 'https://cdn.example.com/spring-sale.png', 'CihbAoLmqh_IJM5vSVW_t2z02GZlhonGXVCvTetK6W0', '6b7fa434f92a8b80aab02d9bf1a12e49ffcae424e4013a1c4f68b67e3d2bbcd0', 'image/png', 70, 'cccccccccccccccccccccc', '\x89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c4890000000d4944415478da6364f8cf500f00038601805a347d6b0000000049454e44ae426082', '2026-11-26 18:45:45.324+00', '2036-01-01 00:00:00+00', '2036-01-01 00:00:00+00');
INSERT INTO public.media_files VALUES ('acc_01m8w0aj20e5p8nc7g6ae2pafc', 'mfl_01jd0000000000000000000002', 'acc_01jd0000000000000000000002', 'https://cdn.example.com/spring-sale.png', 'CihbAoLmqh_IJM5vSVW_t2z02GZlhonGXVCvTetK6W0', '6b7fa434f92a8b80aab02d9bf1a12e49ffcae424e4013a1c4f68b67e3d2bbcd0', 'image/png', 70, 'dddddddddddddddddddddd', '\x89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c4890000000d4944415478da6364f8cf500f00038601805a347d6b0000000049454e44ae426082', '2026-11-26 18:45:45.324+00', '2036-01-01 00:00:00+00', '2036-01-01 00:00:00+00');

INSERT INTO public.message_receipts VALUES ('acc_01m8w0aj20e5p8nc7g6ae2pafc', 'msg_01jd0000000000000000000001', 'delivered', '2026-11-26 18:45:45.299+00', NULL, '2026-11-26 18:45:45.299+00');

INSERT INTO public.messages VALUES ('acc_01m8w0aj20e5p8nc7g6ae2pafc', 'msg_01jd0000000000000000000001', 'acc_01m8w0aj20e5p8nc7g6ae2pafc', 'cmp_01jd0000000000000000000002', 'cmp_01jd0000000000000000000002', 'con_01jd0000000000000000000001', 'num_01jd0000000000000000000009', '+12025552143', '+12025550143', 'Hello', NULL, 'GSM-7', 1, 1, 'marketing', 'delivered', NULL, NULL, NULL, '{"allow": true, "gates": [{"gate": "state", "inputs": {"state": "active", "paused": false}, "reason": null, "outcome": "pass"}], "rule_pack": "us-2026-11"}', 1, '2026-11-26 18:45:45.299+00', NULL, NULL, 'simulator', 'sim-1', '2026-11-26 18:45:45.299+00', '2026-11-26 18:45:45.299+00', '2026-11-26 18:45:45.299+00', '2026-11-26 18:45:45.299+00', '2026-11-26 18:45:45.299+00', NULL, NULL, '', NULL);
INSERT INTO public.messages VALUES ('acc_01m8w0aj20e5p8nc7g6ae2pafc', 'msg_01jd0000000000000000000003', 'acc_01m8w0aj20e5p8nc7g6ae2pafc', 'num_01jd0000000000000000000009', NULL, 'con_01jd0000000000000000000001', 'num_01jd0000000000000000000009', '+12025552143', '+12025550143', 'Hello', NULL, 'GSM-7', 1, 1, 'marketing', 'delivered', NULL, NULL, NULL, '{"rule": "stop.exact.en.stop", "allow": true, "gates": [], "rule_pack": "us-2026-11", "auto_reply": "opted_out"}', 1, '2026-11-26 18:45:45.299+00', NULL, NULL, 'simulator', 'sim-1', '2026-11-26 18:45:45.301+00', '2026-11-26 18:45:45.299+00', '2026-11-26 18:45:45.299+00', '2026-11-26 18:45:45.299+00', '2026-11-26 18:45:45.299+00', NULL, NULL, '', NULL);
INSERT INTO public.messages VALUES ('acc_01m8w0aj20e5p8nc7g6ae2pafc', 'msg_01jd0000000000000000000005', 'acc_01m8w0aj20e5p8nc7g6ae2pafc', 'num_01jd0000000000000000000009', NULL, 'con_01jd0000000000000000000001', 'num_01jd0000000000000000000009', '+12025552143', '+12025550143', 'Hello', NULL, 'GSM-7', 1, 1, 'marketing', 'rejected', NULL, 'invalid_destination', NULL, '{"allow": true, "gates": [{"gate": "state", "inputs": {"state": "active", "paused": false}, "reason": null, "outcome": "pass"}], "rule_pack": "us-2026-11"}', 1, '2026-11-26 18:45:45.299+00', NULL, NULL, 'simulator', NULL, '2026-11-26 18:45:45.301+00', '2026-11-26 18:45:45.299+00', NULL, NULL, '2026-11-26 18:45:45.299+00', NULL, NULL, '', NULL);
INSERT INTO public.messages VALUES ('acc_01m8w0aj20e5p8nc7g6ae2pafc', 'msg_01jd0000000000000000000004', 'acc_01m8w0aj20e5p8nc7g6ae2pafc', 'num_01jd0000000000000000000009', NULL, 'con_01jd0000000000000000000001', 'num_01jd0000000000000000000009', '+12025552143', '+12025550143', 'Hello', NULL, 'GSM-7', 1, 1, 'transactional', 'undelivered', NULL, 'unknown_subscriber', NULL, NULL, 1, '2026-11-26 18:45:45.31+00', NULL, NULL, 'simulator', 'sim-4', '2026-11-26 18:45:45.31+00', NULL, NULL, NULL, '2026-11-26 18:45:45.31+00', NULL, NULL, '', NULL);
INSERT INTO public.messages VALUES ('acc_01m8w0aj20e5p8nc7g6ae2pafc', 'msg_01m8w0aj20e61tga66tev2e4wx', 'acc_01m8w0aj20e5p8nc7g6ae2pafc', 'num_01jd0000000000000000000001', NULL, 'con_01m8w0aj20e5qts6egkpznyt9t', 'num_01jd0000000000000000000001', '+15005550006', '+12025550161', 'Corner Shop: You are unsubscribed and will get no more texts. Reply START to get them again.', NULL, 'GSM-7', 1, 0, 'reply', 'accepted', NULL, NULL, NULL, '{"rule": "stop.exact.en.stop", "allow": true, "gates": [], "rule_pack": "us-2026-11", "auto_reply": "opted_out"}', 1, '2026-12-02 18:30:00+00', '2026-12-02 18:35:00+00', NULL, 'simulator', 'sim-92c8e3ca-8d3e-4f60-9fc7-0c27d45f4eeb', '2026-12-02 18:30:00+00', '2026-12-02 18:30:00+00', '2026-12-02 18:30:00+00', NULL, NULL, 'req_eda11114658d45f28af768dd612ca1db', NULL, 'rYz5NEgxznk0Bsq8MiaIXC', NULL);
INSERT INTO public.messages VALUES ('acc_01m8w0aj20e5p8nc7g6ae2pafc', 'msg_01m8w0aj20e65bxkez62cggwpf', 'acc_01m8w0aj20e5p8nc7g6ae2pafc', 'cmp_01m8w0aj20e63ryadggkfke8r8', 'cmp_01m8w0aj20e63ryadggkfke8r8', 'con_01m8w0aj20e5r834gvdz7e4fty', 'num_01jd0000000000000000000001', '+15005550006', '+12025550162', 'Our sale starts today. Reply STOP to opt out.', NULL, 'GSM-7', 1, 1, 'marketing', 'accepted', NULL, NULL, 'hld_01m8w0aj20e66btmxyrazfhhx3', NULL, 1, '2026-12-02 18:30:00+00', NULL, NULL, 'simulator', 'sim-86cfa231-f8a5-43e7-b674-a5280321a8c8', '2026-12-02 18:30:00+00', '2026-12-02 18:30:00+00', '2026-12-02 18:30:00+00', NULL, NULL, 'req_938622ebdd4541a7a1d8dce333b717e0', NULL, 'r6Emha_DuCmMjgoIM8bLGr', NULL);
INSERT INTO public.messages VALUES ('acc_01m8w0aj20e5p8nc7g6ae2pafc', 'msg_01m8w0aj20e65vn29qfa8ej8yv', 'acc_01m8w0aj20e5p8nc7g6ae2pafc', 'cmp_01m8w0aj20e63ryadggkfke8r8', 'cmp_01m8w0aj20e63ryadggkfke8r8', 'con_01m8w0aj20e5rtf495j8pvz66z', 'num_01jd0000000000000000000001', '+15005550006', '+12025550163', 'Our sale starts today. Reply STOP to opt out.', NULL, 'GSM-7', 1, 1, 'marketing', 'accepted', NULL, NULL, 'hld_01m8w0aj20e66btmxyrazfhhx3', NULL, 1, '2026-12-02 18:30:00+00', NULL, NULL, 'simulator', 'sim-408be307-058b-491b-afff-c5199800ea55', '2026-12-02 18:30:00+00', '2026-12-02 18:30:00+00', '2026-12-02 18:30:00+00', NULL, NULL, 'req_938622ebdd4541a7a1d8dce333b717e0', NULL, 'r6Emha_DuCmMjgoIM8bLGr', NULL);
INSERT INTO public.messages VALUES ('acc_01m8w0aj20e5p8nc7g6ae2pafc', 'msg_01jd0000000000000000000002', 'acc_01m8w0aj20e5p8nc7g6ae2pafc', 'num_01jd0000000000000000000009', NULL, 'con_01jd0000000000000000000001', 'num_01jd0000000000000000000009', '+12025552143', '+12025550143', 'Hello', NULL, 'GSM-7', 1, 1, 'marketing', 'accepted', NULL, NULL, NULL, '{"allow": true, "gates": [{"gate": "state", "inputs": {"state": "active", "paused": false}, "reason": null, "outcome": "pass"}], "rule_pack": "us-2026-11"}', 2, '2026-11-26 19:45:45.299+00', NULL, NULL, 'simulator', 'sim-7581b21f-ea56-4e41-8378-e2c16ccfac39', '2026-11-26 18:45:45.3+00', '2026-12-02 18:30:00+00', '2026-12-02 18:30:00+00', NULL, NULL, NULL, NULL, '', NULL);
INSERT INTO public.messages VALUES ('acc_01m8w0aj20e5p8nc7g6ae2pafc', 'msg_01m8w0aj20egsrzn11knfjc97v', 'acc_01m8w0aj20e5p8nc7g6ae2pafc', 'num_01jd0000000000000000000001', NULL, 'con_01m8w0aj20e5rtf495j8pvz66z', 'num_01jd0000000000000000000001', '+15005550006', '+12025550163', 'Our sale starts today. Reply STOP to opt out.', NULL, 'GSM-7', 1, 1, 'marketing', 'scheduled', NULL, NULL, NULL, '{"allow": true, "gates": [{"gate": "state", "inputs": {"state": "active", "paused": false}, "reason": null, "outcome": "pass"}, {"gate": "sender", "inputs": {"carrier": "simulator", "number_id": "num_01jd0000000000000000000001"}, "reason": null, "outcome": "pass"}, {"gate": "recipient", "inputs": {"country": "US", "line_type": "FIXED_LINE_OR_MOBILE"}, "reason": null, "outcome": "pass"}, {"gate": "consent", "inputs": {"rule": "consent.marketing.opted_in", "status": "opted_in", "purpose": "marketing", "relationship": null, "suppressed_by": null}, "reason": null, "outcome": "pass"}, {"gate": "content", "inputs": {"encoding": "GSM-7", "segments": 1, "marketing": true}, "reason": null, "outcome": "pass"}, {"gate": "quiet_hours", "inputs": {"at": "2026-12-02T19:30:00.000Z", "zone": "America/New_York", "rules": "us-federal-hours", "zones": 1, "tz_source": "area_code", "jurisdictions": "US US-DC", "tz_confidence": "medium"}, "reason": null, "outcome": "pass"}, {"gate": "frequency", "inputs": {"rules": "", "recent": 0}, "reason": null, "outcome": "pass"}, {"gate": "credits", "inputs": {"needed": 1, "available": 11098}, "reason": null, "outcome": "pass"}], "rule_pack": "us-2026-11"}', 0, '2026-12-02 19:30:00+00', NULL, NULL, 'simulator', NULL, '2026-12-02 18:30:00+00', NULL, NULL, NULL, NULL, 'req_7d1b04804adb492d804b09e764651597', NULL, '1_NP0G0oI8yiVmw0T_eTKq', NULL);

INSERT INTO public.outbox_events VALUES ('acc_01m8w0aj20e5p8nc7g6ae2pafc', 'evt_01jd0000000000000000000002', 'acc_01jd0000000000000000000002', 'customer.paused', '{"id":"evt_01jd0000000000000000000002","type":"customer.paused","timestamp":"2026-11-20T12:00:00.000Z","version":"1","data":{"external_ref":"shop-42","paused":true,"reason":"example of a reason"}}', 'dead', 10, '[{"at": "2026-11-20T12:00:00.000Z", "error": null, "status": 500, "latency_ms": 42, "response_excerpt": "example of an answer"}]', '2026-11-26 18:45:45.322+00', '2026-11-26 18:45:45.322+00', NULL, NULL, 'partner');
INSERT INTO public.outbox_events VALUES ('acc_01m8w0aj20e5p8nc7g6ae2pafc', 'evt_01jd0000000000000000000012', 'acc_01m8w0aj20e5p8nc7g6ae2pafc', 'customer.paused', '{"id":"evt_01jd0000000000000000000012","type":"customer.paused","timestamp":"2026-11-20T12:00:00.000Z","version":"1","data":{"external_ref":"shop-42","paused":true,"reason":"example of a reason"}}', 'dead', 10, '[{"at": "2026-11-20T12:00:00.000Z", "error": null, "status": 500, "latency_ms": 42, "response_excerpt": "example of an answer"}]', '2026-11-26 18:45:45.323+00', '2026-11-26 18:45:45.323+00', NULL, NULL, 'whk_01jd0000000000000000000001');
INSERT INTO public.outbox_events VALUES ('acc_01m8w0aj20e5p8nc7g6ae2pafc', 'evt_01jd0000000000000000000001', 'acc_01jd0000000000000000000002', 'customer.paused', '{"id":"evt_01jd0000000000000000000001","type":"customer.paused","timestamp":"2026-11-20T12:00:00.000Z","version":"1","data":{"external_ref":"shop-42","paused":true,"reason":"example of a reason"}}', 'pending', 2, '[{"at": "2026-11-20T12:00:00.000Z", "error": null, "status": 500, "latency_ms": 42, "response_excerpt": "example of an answer"}, {"at": "2026-12-02T18:30:00.000Z", "error": "dns_failed", "status": null, "latency_ms": 7, "response_excerpt": null}]', '2026-12-02 18:34:07.645+00', '2026-11-26 18:45:45.322+00', NULL, NULL, 'partner');
INSERT INTO public.outbox_events VALUES ('acc_01m8w0aj20e5p8nc7g6ae2pafc', 'evt_01m8w0aj20e62vbf8bcb4mx5kz', 'acc_01m8w0aj20e5p8nc7g6ae2pafc', 'message.inbound', '{"id":"evt_01m8w0aj20e62vbf8bcb4mx5kz","type":"message.inbound","timestamp":"2026-12-02T18:30:00.000Z","version":"1","data":{"external_ref":null,"inbound_id":"inb_01m8w0aj20e5zrmb1sb2pg3qfd","from":"+12025550161","to":"+15005550006","text":"STOP","intent":"stop","rule_id":"stop.exact.en.stop","contact_id":"con_01m8w0aj20e5qts6egkpznyt9t","received_at":"2026-12-02T18:30:00.000Z","simulated":true}}', 'pending', 1, '[{"at": "2026-12-02T18:30:00.000Z", "error": "dns_failed", "status": null, "latency_ms": 8, "response_excerpt": null}]', '2026-12-02 18:30:04.465+00', '2026-12-02 18:30:00+00', NULL, 'req_eda11114658d45f28af768dd612ca1db', 'whk_01jd0000000000000000000001');

INSERT INTO public.outcomes VALUES ('acc_01m8w0aj20e5p8nc7g6ae2pafc', 'out_01jd0000000000000000000001', 'acc_01m8w0aj20e5p8nc7g6ae2pafc', 'campaign', 'cmp_01jd0000000000000000000002', 'Purchases', 'purchases', 'purchase', 72, '{"kind": "conversion", "currency": "USD"}', true, 'active', 1, '2026-11-26 18:45:45.309+00', '2026-11-26 18:45:45.309+00', NULL);
INSERT INTO public.outcomes VALUES ('acc_01m8w0aj20e5p8nc7g6ae2pafc', 'out_01jd0000000000000000000002', 'acc_01m8w0aj20e5p8nc7g6ae2pafc', 'campaign', 'cmp_01jd0000000000000000000007', 'Purchases', 'purchases', 'purchase', 72, '{"kind": "conversion", "currency": "USD"}', true, 'active', 1, '2026-11-26 18:45:45.31+00', '2026-11-26 18:45:45.31+00', NULL);
INSERT INTO public.outcomes VALUES ('acc_01m8w0aj20e5p8nc7g6ae2pafc', 'out_01jd0000000000000000000004', 'acc_01m8w0aj20e5p8nc7g6ae2pafc', 'journey', 'jrn_01jd0000000000000000000003', 'Purchases', 'purchases', 'purchase', 72, '{"kind": "conversion", "currency": "USD"}', true, 'active', 1, '2026-11-26 18:45:45.31+00', '2026-11-26 18:45:45.31+00', NULL);

INSERT INTO public.phone_number_lookup VALUES ('+15005550006', 'acc_01m8w0aj20e5p8nc7g6ae2pafc', 'acc_01m8w0aj20e5p8nc7g6ae2pafc', 'num_01jd0000000000000000000001');
INSERT INTO public.phone_number_lookup VALUES ('+18885550007', 'acc_01m8w0aj20e5p8nc7g6ae2pafc', 'acc_01m8w0aj20e5p8nc7g6ae2pafc', 'num_01jd0000000000000000000002');
INSERT INTO public.phone_number_lookup VALUES ('+15005560008', 'acc_01m8w0aj20e5p8nc7g6ae2pafc', 'acc_01jd0000000000000000000002', 'num_01jd0000000000000000000009');

INSERT INTO public.phone_numbers VALUES ('acc_01m8w0aj20e5p8nc7g6ae2pafc', 'num_01jd0000000000000000000002', 'acc_01m8w0aj20e5p8nc7g6ae2pafc', '+18885550007', 'US', 'toll_free', 'active', false, 'simulator', NULL, 'unassigned', 10000, '2026-11-26 18:45:45.0257+00', '2026-11-26 18:45:45.026+00', NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL);
INSERT INTO public.phone_numbers VALUES ('acc_01m8w0aj20e5p8nc7g6ae2pafc', 'num_01jd0000000000000000000001', 'acc_01m8w0aj20e5p8nc7g6ae2pafc', '+15005550006', 'US', 'long_code', 'active', true, 'simulator', NULL, 'unassigned', 10000, '2026-12-02 18:29:59+00', '2026-11-26 18:45:45.017+00', NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL);
INSERT INTO public.phone_numbers VALUES ('acc_01m8w0aj20e5p8nc7g6ae2pafc', 'num_01jd0000000000000000000009', 'acc_01jd0000000000000000000002', '+15005560008', 'US', 'long_code', 'active', true, 'simulator', NULL, 'unassigned', 10000, '2026-12-02 18:29:59+00', '2026-11-26 18:45:45.321+00', NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL);

INSERT INTO public.plan_jobs VALUES ('acc_01m8w0aj20e5p8nc7g6ae2pafc', 'job_01jd0000000000000000000001', 'acc_01m8w0aj20e5p8nc7g6ae2pafc', 'key_01jd0000000000000000000001', 'pln_01jd0000000000000000000009', NULL, NULL, 'stop', 'succeeded', NULL, '2026-11-26 18:45:45.316+00', '2026-11-26 18:45:45.316+00');

INSERT INTO public.plan_steps VALUES ('acc_01m8w0aj20e5p8nc7g6ae2pafc', 'job_01jd0000000000000000000001', 2, 'contacts.forget', '{}', 'done', '{}', NULL, NULL, '2026-11-26 18:45:45.317+00');
INSERT INTO public.plan_steps VALUES ('acc_01m8w0aj20e5p8nc7g6ae2pafc', 'job_01jd0000000000000000000001', 1, 'tags.create', '{"name": "VIP"}', 'done', '{"tag": {"id": "tag_01jd0000000000000000000001"}, "created": true}', NULL, NULL, '2026-11-26 18:45:45.317+00');

INSERT INTO public.plans VALUES ('acc_01m8w0aj20e5p8nc7g6ae2pafc', 'pln_01jd0000000000000000000001', 'acc_01m8w0aj20e5p8nc7g6ae2pafc', 'key_01jd0000000000000000000001', NULL, '[{"skill": "tags.list", "params": {"query": "no such tag"}}]', '[]', '0c68e08ee252e82cf2ad7e3cca1f138636fd3291a200aac530e6c67b0a823506', '2026-11-26 18:45:45.317+00', '2035-01-01 00:00:00+00');

INSERT INTO public.program_versions VALUES ('acc_01m8w0aj20e5p8nc7g6ae2pafc', 'prg_01jd0000000000000000000001', 1, '{"name": "Order news", "brand": "Corner Shop", "purpose": "your orders and new arrivals", "samples": [], "keywords": {"help": ["HELP"], "opt_in": ["JOIN"], "opt_out": ["STOP"]}, "use_case": "MIXED", "frequency": "up to 4 msgs/month", "help_text": "Corner Shop: For help see https://shop.example/help. Msg & data rates may apply. Reply STOP to unsubscribe.", "terms_url": "https://shop.example/terms", "opt_in_text": "Corner Shop: You are subscribed. Up to 4 msgs/month. Msg & data rates may apply. Reply HELP for help, STOP to unsubscribe.", "privacy_url": "https://shop.example/privacy", "opt_out_text": "Corner Shop: You are unsubscribed, but see our sale. Reply START to get more texts.", "opt_out_scope": "all"}', '2026-11-26 18:45:45.033+00');

INSERT INTO public.programs VALUES ('acc_01m8w0aj20e5p8nc7g6ae2pafc', 'prg_01jd0000000000000000000001', 'acc_01m8w0aj20e5p8nc7g6ae2pafc', 1, '2026-11-26 18:45:45.029+00', '2026-11-26 18:45:45.029+00');

INSERT INTO public.registrations VALUES ('acc_01m8w0aj20e5p8nc7g6ae2pafc', 'brn_01jd0000000000000000000001', 'acc_01m8w0aj20e5p8nc7g6ae2pafc', 'brand', NULL, NULL, NULL, NULL, '{"ein": "12-3456789", "mock": false, "address": {"city": "San Francisco", "state": "CA", "street": "1 Main Street", "country": "US", "postal_code": "94105"}, "contact": {"email": "texts@shop.example", "phone": "+12025550143", "last_name": null, "first_name": null, "mobile_phone": null, "business_contact_email": null}, "website": "https://shop.example", "vertical": "RETAIL", "legal_name": "Corner Shop LLC", "entity_type": "PRIVATE_PROFIT", "is_reseller": false, "display_name": "Corner Shop", "stock_symbol": null, "stock_exchange": null, "alt_business_id": null, "brand_relationship": "BASIC_ACCOUNT", "alt_business_id_type": "NONE"}', 'OK', 'CREATED', 'VETTED_VERIFIED', 80, NULL, 1, NULL, '2026-11-26 18:45:45.038+00', '2026-11-26 18:45:45.038+00', '2026-11-26 18:45:45.038+00', NULL, NULL);
INSERT INTO public.registrations VALUES ('acc_01m8w0aj20e5p8nc7g6ae2pafc', 'brn_01jd0000000000000000000002', 'acc_01m8w0aj20e5p8nc7g6ae2pafc', 'brand', NULL, NULL, NULL, NULL, '{"ein": "12-3456789", "mock": false, "address": {"city": "San Francisco", "state": "CA", "street": "1 Main Street", "country": "US", "postal_code": "94105"}, "contact": {"email": "texts@shop.example", "phone": "+12025550143", "last_name": null, "first_name": null, "mobile_phone": null, "business_contact_email": null}, "website": "https://shop.example", "vertical": "RETAIL", "legal_name": "Corner Shop LLC", "entity_type": "PRIVATE_PROFIT", "is_reseller": false, "display_name": "Corner Shop", "stock_symbol": null, "stock_exchange": null, "alt_business_id": null, "brand_relationship": "BASIC_ACCOUNT", "alt_business_id_type": "NONE"}', 'REGISTRATION_FAILED', 'CREATED', 'UNVERIFIED', NULL, '{"fix": "Show texts as they will be sent.", "code": "30894", "field": "ein"}', 1, NULL, '2026-11-26 18:45:45.038+00', '2026-11-26 18:45:45.038+00', '2026-11-26 18:45:45.038+00', NULL, NULL);
INSERT INTO public.registrations VALUES ('acc_01m8w0aj20e5p8nc7g6ae2pafc', 'reg_01jd0000000000000000000001', 'acc_01m8w0aj20e5p8nc7g6ae2pafc', 'campaign', 'brn_01jd0000000000000000000001', NULL, 'MIXED', NULL, '{"flags": {"age_gated": false, "number_pool": false, "embedded_link": false, "direct_lending": false, "embedded_phone": false, "subscriber_help": true, "subscriber_opt_in": true, "subscriber_opt_out": true}, "samples": ["Corner Shop: Hi [first name], your order [order number] is ready. Reply STOP to opt out.", "Corner Shop: New arrivals this week, 10% off for you, [first name]. Reply STOP to opt out."], "use_case": "MIXED", "terms_url": "https://shop.example/terms", "description": "Corner Shop sends its customers news of their orders and of new arrivals that they asked for.", "privacy_url": "https://shop.example/privacy", "reseller_id": null, "auto_renewal": true, "help_message": "Corner Shop: For help see https://shop.example/help. Reply STOP to unsubscribe.", "message_flow": "Customers of Corner Shop agree on https://shop.example/signup by ticking a box for text messages about orders and offers.", "help_keywords": ["HELP"], "sub_use_cases": ["DELIVERY_NOTIFICATION", "MARKETING"], "opt_in_message": "Corner Shop: You are subscribed. Reply HELP for help, STOP to unsubscribe.", "opt_in_keywords": ["JOIN"], "opt_out_message": "Corner Shop: You are unsubscribed and will get no more texts.", "opt_out_keywords": ["STOP"], "embedded_link_sample": null}', 'TCR_FAILED', 'CREATED', NULL, NULL, '{"fix": "Show texts as they will be sent.", "code": "30893", "field": "samples"}', 1, NULL, '2026-11-26 18:45:45.048+00', '2026-11-26 18:45:45.048+00', '2026-11-26 18:45:45.048+00', NULL, NULL);
INSERT INTO public.registrations VALUES ('acc_01m8w0aj20e5p8nc7g6ae2pafc', 'reg_01jd0000000000000000000002', 'acc_01m8w0aj20e5p8nc7g6ae2pafc', 'campaign', 'brn_01jd0000000000000000000001', 'prg_01jd0000000000000000000001', 'MIXED', NULL, '{"flags": {"age_gated": false, "number_pool": false, "embedded_link": false, "direct_lending": false, "embedded_phone": false, "subscriber_help": true, "subscriber_opt_in": true, "subscriber_opt_out": true}, "samples": ["Corner Shop: Hi [first name], your order [order number] is ready. Reply STOP to opt out.", "Corner Shop: New arrivals this week, 10% off for you, [first name]. Reply STOP to opt out."], "use_case": "MIXED", "terms_url": "https://shop.example/terms", "description": "Corner Shop sends its customers news of their orders and of new arrivals that they asked for.", "privacy_url": "https://shop.example/privacy", "reseller_id": null, "auto_renewal": true, "help_message": "Corner Shop: For help see https://shop.example/help. Reply STOP to unsubscribe.", "message_flow": "Customers of Corner Shop agree on https://shop.example/signup by ticking a box for text messages about orders and offers.", "help_keywords": ["HELP"], "sub_use_cases": ["DELIVERY_NOTIFICATION", "MARKETING"], "opt_in_message": "Corner Shop: You are subscribed. Reply HELP for help, STOP to unsubscribe.", "opt_in_keywords": ["JOIN"], "opt_out_message": "Corner Shop: You are unsubscribed and will get no more texts.", "opt_out_keywords": ["STOP"], "embedded_link_sample": null}', 'MNO_PROVISIONED', 'CREATED', NULL, NULL, NULL, 1, NULL, '2026-11-26 18:45:45.048+00', '2026-11-26 18:45:45.048+00', '2026-11-26 18:45:45.048+00', NULL, NULL);

INSERT INTO public.relationships VALUES ('acc_01m8w0aj20e5p8nc7g6ae2pafc', 'acc_01m8w0aj20e5p8nc7g6ae2pafc', '+12025550168', 'inquiry', '', '2026-11-26 18:45:45.305+00', NULL, '2026-11-26 18:45:45.305+00', 'key_01jd0000000000000000000001', 'req_example');

INSERT INTO public.report_schedules VALUES ('acc_01m8w0aj20e5p8nc7g6ae2pafc', 'rsc_01jd0000000000000000000001', 'acc_01m8w0aj20e5p8nc7g6ae2pafc', 'campaigns', 'xlsx', '{}', 'FREQ=WEEKLY;BYDAY=MO;BYHOUR=8;BYMINUTE=0', 'America/New_York', '2026-11-26 18:45:45.326+00', 7, 'active', '2036-11-24 13:00:00+00', '2026-11-26 18:45:45.326+00', '2026-11-26 18:45:45.326+00', '2036-11-24 13:00:00+00', NULL);

INSERT INTO public.reports VALUES ('acc_01m8w0aj20e5p8nc7g6ae2pafc', 'rep_01jd0000000000000000000001', 'acc_01m8w0aj20e5p8nc7g6ae2pafc', 'conversions', 'csv', '{}', NULL, '2026-11-26 18:45:45.325+00', 'completed', NULL, 1, 1, '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08', 182, NULL, '2026-11-26 18:45:45.325+00', '2026-11-26 18:45:45.325+00', '2036-11-27 12:00:00+00', NULL, NULL);

INSERT INTO public.segment_versions VALUES ('acc_01m8w0aj20e5p8nc7g6ae2pafc', 'seg_01jd0000000000000000000001', 1, '{"kind": "field", "field": "attributes.city", "value": "Paris", "operator": "eq"}', '2026-11-26 18:45:44.978+00');

INSERT INTO public.segments VALUES ('acc_01m8w0aj20e5p8nc7g6ae2pafc', 'seg_01jd0000000000000000000001', 'acc_01m8w0aj20e5p8nc7g6ae2pafc', 'Parisians', 'parisians', NULL, 1, '2026-11-26 18:45:44.976+00', '2026-11-26 18:45:44.976+00');

INSERT INTO public.signal_listeners VALUES ('acc_01m8w0aj20e5p8nc7g6ae2pafc', 'acc_01m8w0aj20e5p8nc7g6ae2pafc', 'event', 'order.placed', 'aut_01jd0000000000000000000001');

INSERT INTO public.simulator_submissions VALUES ('acc_01m8w0aj20e5p8nc7g6ae2pafc/msg_01m8w0aj20e61tga66tev2e4wx', 'sim-92c8e3ca-8d3e-4f60-9fc7-0c27d45f4eeb', '+15005550006', '+12025550161', 'Corner Shop: You are unsubscribed and will get no more texts. Reply START to get them again.', 1, '2026-12-02 18:30:00+00', 'delivered', 0, '2026-12-02 18:30:00.4+00', NULL);
INSERT INTO public.simulator_submissions VALUES ('acc_01m8w0aj20e5p8nc7g6ae2pafc/msg_01m8w0aj20e65bxkez62cggwpf', 'sim-86cfa231-f8a5-43e7-b674-a5280321a8c8', '+15005550006', '+12025550162', 'Our sale starts today. Reply STOP to opt out.', 1, '2026-12-02 18:30:00+00', 'delivered', 0, '2026-12-02 18:30:00.4+00', NULL);
INSERT INTO public.simulator_submissions VALUES ('acc_01m8w0aj20e5p8nc7g6ae2pafc/msg_01m8w0aj20e65vn29qfa8ej8yv', 'sim-408be307-058b-491b-afff-c5199800ea55', '+15005550006', '+12025550163', 'Our sale starts today. Reply STOP to opt out.', 1, '2026-12-02 18:30:00+00', 'delivered', 0, '2026-12-02 18:30:00.4+00', NULL);
INSERT INTO public.simulator_submissions VALUES ('acc_01m8w0aj20e5p8nc7g6ae2pafc/msg_01jd0000000000000000000002', 'sim-7581b21f-ea56-4e41-8378-e2c16ccfac39', '+12025552143', '+12025550143', 'Hello', 1, '2026-12-02 18:30:00+00', 'delivered', 0, '2026-12-02 18:30:00.4+00', NULL);

INSERT INTO public.suppressions VALUES ('acc_01m8w0aj20e5p8nc7g6ae2pafc', 'acc_01m8w0aj20e5p8nc7g6ae2pafc', '+12025550161', 'all', 'keyword', 'stop.exact.en.stop', '2026-12-02 18:30:00+00', NULL);

INSERT INTO public.taggings VALUES ('acc_01m8w0aj20e5p8nc7g6ae2pafc', 'tag_01jd0000000000000000000001', 'contact', 'con_01jd0000000000000000000001', '2026-11-26 18:45:44.948+00');

INSERT INTO public.tags VALUES ('acc_01m8w0aj20e5p8nc7g6ae2pafc', 'tag_01jd0000000000000000000001', 'acc_01m8w0aj20e5p8nc7g6ae2pafc', 'VIP', 'vip', NULL, NULL, '2026-11-26 18:45:44.944+00');
INSERT INTO public.tags VALUES ('acc_01m8w0aj20e5p8nc7g6ae2pafc', 'tag_01jd0000000000000000000009', 'acc_01m8w0aj20e5p8nc7g6ae2pafc', 'Spare', 'spare', NULL, NULL, '2026-11-26 18:45:44.946+00');

INSERT INTO public.template_versions VALUES ('acc_01m8w0aj20e5p8nc7g6ae2pafc', 'tpl_01jd0000000000000000000001', 1, 'Hi {{ first_name }}, welcome!', '[{"name": "first_name", "fallback": "there"}]', '2026-11-26 18:45:44.997+00', NULL, NULL);
INSERT INTO public.template_versions VALUES ('acc_01m8w0aj20e5p8nc7g6ae2pafc', 'tpl_01jd0000000000000000000008', 1, 'Hello!', '[]', '2026-11-26 18:45:44.997+00', NULL, NULL);
INSERT INTO public.template_versions VALUES ('acc_01m8w0aj20e5p8nc7g6ae2pafc', 'tpl_01jd0000000000000000000009', 1, 'Welcome!', '[]', '2026-11-26 18:45:45.321+00', NULL, NULL);

INSERT INTO public.templates VALUES ('acc_01m8w0aj20e5p8nc7g6ae2pafc', 'tpl_01jd0000000000000000000001', 'acc_01m8w0aj20e5p8nc7g6ae2pafc', 'Welcome', 'welcome', 'draft', 'en', NULL, NULL, 1, '2026-11-26 18:45:44.991+00', '2026-11-26 18:45:44.991+00');
INSERT INTO public.templates VALUES ('acc_01m8w0aj20e5p8nc7g6ae2pafc', 'tpl_01jd0000000000000000000008', 'acc_01m8w0aj20e5p8nc7g6ae2pafc', 'Spare', 'spare', 'draft', 'en', NULL, NULL, 1, '2026-11-26 18:45:44.991+00', '2026-11-26 18:45:44.991+00');
INSERT INTO public.templates VALUES ('acc_01m8w0aj20e5p8nc7g6ae2pafc', 'tpl_01jd0000000000000000000009', 'acc_01jd0000000000000000000002', 'Welcome', 'welcome', 'draft', 'en', NULL, NULL, 1, '2026-11-26 18:45:45.321+00', '2026-11-26 18:45:45.321+00');

INSERT INTO public.webhook_endpoints VALUES ('acc_01m8w0aj20e5p8nc7g6ae2pafc', 'https://partner.example/hooks/tern', 'active', NULL, 'automatic', 'v1.2813930c.Mu1fDPrUm2oJa0wN.Ga9iJnHb1GzOVzWVbcodHESAFlPyjFLIP190Ig1MnAlQDC48UeLzkIuhM6s', 'sha256:1f2e3d4c', NULL, NULL, false, NULL, NULL, NULL, '2026-11-26 18:45:45.322+00', '2026-11-26 18:45:45.322+00', 'partner', NULL, '{}', NULL);
INSERT INTO public.webhook_endpoints VALUES ('acc_01m8w0aj20e5p8nc7g6ae2pafc', 'https://shop.example/hooks/tern', 'active', NULL, 'automatic', 'v1.2813930c.b0meg3qWddAlrS6G.JeQB5X6hfW746vHAWbEQ7J2dumuDPA9iKyWxBuzYFL0q7j_LFRzfzhRVloo', 'sha256:1f2e3d4c', NULL, NULL, false, NULL, NULL, NULL, '2026-11-26 18:45:45.323+00', '2026-11-26 18:45:45.323+00', 'whk_01jd0000000000000000000001', 'acc_01m8w0aj20e5p8nc7g6ae2pafc', '{message.inbound,message.finalized}', 'CRM');

INSERT INTO public.webhook_health VALUES ('acc_01m8w0aj20e5p8nc7g6ae2pafc', '2026-12-02 18:30:00+00', 1, 1, 'partner');
INSERT INTO public.webhook_health VALUES ('acc_01m8w0aj20e5p8nc7g6ae2pafc', '2026-12-02 18:30:00+00', 1, 1, 'whk_01jd0000000000000000000001');

ALTER TABLE ONLY public._prisma_migrations
    ADD CONSTRAINT _prisma_migrations_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public._tern_functions
    ADD CONSTRAINT _tern_functions_pkey PRIMARY KEY (name);

ALTER TABLE ONLY public.accounts
    ADD CONSTRAINT accounts_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY public.ai_months
    ADD CONSTRAINT ai_months_pkey PRIMARY KEY (tenant_id, account_id, month);

ALTER TABLE ONLY public.ai_settings
    ADD CONSTRAINT ai_settings_pkey PRIMARY KEY (tenant_id, account_id);

ALTER TABLE ONLY public.ai_usage
    ADD CONSTRAINT ai_usage_pkey PRIMARY KEY (tenant_id, account_id, day, skill, model);

ALTER TABLE ONLY public.alert_checks
    ADD CONSTRAINT alert_checks_pkey PRIMARY KEY (tenant_id, account_id);

ALTER TABLE ONLY public.alerts
    ADD CONSTRAINT alerts_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY public.api_key_lookup
    ADD CONSTRAINT api_key_lookup_pkey PRIMARY KEY (fingerprint);

ALTER TABLE ONLY public.api_keys
    ADD CONSTRAINT api_keys_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY public.approvals
    ADD CONSTRAINT approvals_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY public.attribution_credits
    ADD CONSTRAINT attribution_credits_pkey PRIMARY KEY (tenant_id, conversion_id, version, "position");

ALTER TABLE ONLY public.attribution_recomputations
    ADD CONSTRAINT attribution_recomputations_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY public.attribution_settings
    ADD CONSTRAINT attribution_settings_pkey PRIMARY KEY (tenant_id, account_id, version);

ALTER TABLE ONLY public.audit_entries
    ADD CONSTRAINT audit_entries_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY public.auto_recharges
    ADD CONSTRAINT auto_recharges_pkey PRIMARY KEY (tenant_id, account_id);

ALTER TABLE ONLY public.automation_members
    ADD CONSTRAINT automation_members_pkey PRIMARY KEY (tenant_id, rule_id, contact_id);

ALTER TABLE ONLY public.automation_rules
    ADD CONSTRAINT automation_rules_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY public.automation_runs
    ADD CONSTRAINT automation_runs_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY public.brand_days
    ADD CONSTRAINT brand_days_pkey PRIMARY KEY (tenant_id, tax_key, day);

ALTER TABLE ONLY public.campaign_decisions
    ADD CONSTRAINT campaign_decisions_pkey PRIMARY KEY (tenant_id, campaign_id, id);

ALTER TABLE ONLY public.campaign_numbers
    ADD CONSTRAINT campaign_numbers_pkey PRIMARY KEY (tenant_id, campaign_id, number_id);

ALTER TABLE ONLY public.campaign_occurrences
    ADD CONSTRAINT campaign_occurrences_pkey PRIMARY KEY (tenant_id, series_id, occurrence_at);

ALTER TABLE ONLY public.campaign_ranges
    ADD CONSTRAINT campaign_ranges_pkey PRIMARY KEY (tenant_id, campaign_id, up_to);

ALTER TABLE ONLY public.campaign_recipients
    ADD CONSTRAINT campaign_recipients_pkey PRIMARY KEY (tenant_id, campaign_id, contact_id);

ALTER TABLE ONLY public.campaign_remainders
    ADD CONSTRAINT campaign_remainders_pkey PRIMARY KEY (tenant_id, campaign_id, last_id);

ALTER TABLE ONLY public.campaigns
    ADD CONSTRAINT campaigns_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY public.canned_replies
    ADD CONSTRAINT canned_replies_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY public.carrier_credentials
    ADD CONSTRAINT carrier_credentials_pkey PRIMARY KEY (tenant_id, account_id, carrier, number_id);

ALTER TABLE ONLY public.carrier_message_lookup
    ADD CONSTRAINT carrier_message_lookup_pkey PRIMARY KEY (carrier, carrier_message_id);

ALTER TABLE ONLY public.cause_counts
    ADD CONSTRAINT cause_counts_pkey PRIMARY KEY (tenant_id, cause_id, hour);

ALTER TABLE ONLY public.chain_heads
    ADD CONSTRAINT chain_heads_pkey PRIMARY KEY (tenant_id, chain);

ALTER TABLE ONLY public.consent_entries
    ADD CONSTRAINT consent_entries_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY public.consent_expiries
    ADD CONSTRAINT consent_expiries_pkey PRIMARY KEY (tenant_id, account_id);

ALTER TABLE ONLY public.consent_source_versions
    ADD CONSTRAINT consent_source_versions_pkey PRIMARY KEY (tenant_id, source_id, version);

ALTER TABLE ONLY public.consent_sources
    ADD CONSTRAINT consent_sources_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY public.contact_merges
    ADD CONSTRAINT contact_merges_pkey PRIMARY KEY (tenant_id, loser_id);

ALTER TABLE ONLY public.contacts
    ADD CONSTRAINT contacts_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY public.content_exceptions
    ADD CONSTRAINT content_exceptions_pkey PRIMARY KEY (tenant_id, account_id, rule);

ALTER TABLE ONLY public.conversation_backfills
    ADD CONSTRAINT conversation_backfills_pkey PRIMARY KEY (tenant_id, kind);

ALTER TABLE ONLY public.conversation_notes
    ADD CONSTRAINT conversation_notes_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY public.conversation_replies
    ADD CONSTRAINT conversation_replies_pkey PRIMARY KEY (tenant_id, conversation_id, message_id);

ALTER TABLE ONLY public.conversations
    ADD CONSTRAINT conversations_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY public.conversions
    ADD CONSTRAINT conversions_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY public.credit_accounts
    ADD CONSTRAINT credit_accounts_pkey PRIMARY KEY (tenant_id, account_id);

ALTER TABLE ONLY public.credit_entries
    ADD CONSTRAINT credit_entries_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY public.credit_holds
    ADD CONSTRAINT credit_holds_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY public.event_external_ids
    ADD CONSTRAINT event_external_ids_pkey PRIMARY KEY (tenant_id, account_id, external_id);

ALTER TABLE ONLY public.events
    ADD CONSTRAINT events_pkey PRIMARY KEY (tenant_id, contact_id, name, occurred_at, id);

ALTER TABLE ONLY public.events_202612
    ADD CONSTRAINT events_202612_pkey PRIMARY KEY (tenant_id, contact_id, name, occurred_at, id);

ALTER TABLE ONLY public.events_202701
    ADD CONSTRAINT events_202701_pkey PRIMARY KEY (tenant_id, contact_id, name, occurred_at, id);

ALTER TABLE ONLY public.events_202702
    ADD CONSTRAINT events_202702_pkey PRIMARY KEY (tenant_id, contact_id, name, occurred_at, id);

ALTER TABLE ONLY public.events_default
    ADD CONSTRAINT events_default_pkey PRIMARY KEY (tenant_id, contact_id, name, occurred_at, id);

ALTER TABLE ONLY public.experiment_decisions
    ADD CONSTRAINT experiment_decisions_pkey PRIMARY KEY (tenant_id, campaign_id);

ALTER TABLE ONLY public.exports
    ADD CONSTRAINT exports_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY public.forgotten_numbers
    ADD CONSTRAINT forgotten_numbers_pkey PRIMARY KEY (tenant_id, account_id, phone_hash);

ALTER TABLE ONLY public.hygiene_findings
    ADD CONSTRAINT hygiene_findings_pkey PRIMARY KEY (tenant_id, account_id, phone, reason);

ALTER TABLE ONLY public.hygiene_policies
    ADD CONSTRAINT hygiene_policies_pkey PRIMARY KEY (tenant_id, account_id);

ALTER TABLE ONLY public.hygiene_scans
    ADD CONSTRAINT hygiene_scans_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY public.idempotency_keys
    ADD CONSTRAINT idempotency_keys_pkey PRIMARY KEY (tenant_id, account_id, key);

ALTER TABLE ONLY public.inbound_messages
    ADD CONSTRAINT inbound_messages_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY public.journey_counts
    ADD CONSTRAINT journey_counts_pkey PRIMARY KEY (tenant_id, journey_id, version, node_id, edge);

ALTER TABLE ONLY public.journey_edges
    ADD CONSTRAINT journey_edges_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY public.journey_enrollments
    ADD CONSTRAINT journey_enrollments_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY public.journey_nodes
    ADD CONSTRAINT journey_nodes_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY public.journey_steps
    ADD CONSTRAINT journey_steps_pkey PRIMARY KEY (tenant_id, enrollment_id, step);

ALTER TABLE ONLY public.journey_versions
    ADD CONSTRAINT journey_versions_pkey PRIMARY KEY (tenant_id, journey_id, version);

ALTER TABLE ONLY public.journey_webhook_secrets
    ADD CONSTRAINT journey_webhook_secrets_pkey PRIMARY KEY (tenant_id, account_id);

ALTER TABLE ONLY public.journeys
    ADD CONSTRAINT journeys_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY public.link_clicks
    ADD CONSTRAINT link_clicks_pkey PRIMARY KEY (tenant_id, link_id, bucket_at, rule, measure_group);

ALTER TABLE ONLY public.link_codes
    ADD CONSTRAINT link_codes_pkey PRIMARY KEY (code);

ALTER TABLE ONLY public.link_domain_lookup
    ADD CONSTRAINT link_domain_lookup_pkey PRIMARY KEY (domain);

ALTER TABLE ONLY public.link_domains
    ADD CONSTRAINT link_domains_pkey PRIMARY KEY (tenant_id, account_id);

ALTER TABLE ONLY public.links
    ADD CONSTRAINT links_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY public.list_members
    ADD CONSTRAINT list_members_pkey PRIMARY KEY (tenant_id, list_id, contact_id);

ALTER TABLE ONLY public.lists
    ADD CONSTRAINT lists_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY public.lookup_holds
    ADD CONSTRAINT lookup_holds_pkey PRIMARY KEY (tenant_id, account_id, phone);

ALTER TABLE ONLY public.measure_differences
    ADD CONSTRAINT measure_differences_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY public.measure_groups
    ADD CONSTRAINT measure_groups_pkey PRIMARY KEY (tenant_id, key);

ALTER TABLE ONLY public.measure_rollups
    ADD CONSTRAINT measure_rollups_pkey PRIMARY KEY (tenant_id, account_id, bucket_at, group_key, link_id, detail, currency);

ALTER TABLE ONLY public.measure_work
    ADD CONSTRAINT measure_work_pkey PRIMARY KEY (tenant_id, kind);

ALTER TABLE ONLY public.media_codes
    ADD CONSTRAINT media_codes_pkey PRIMARY KEY (code);

ALTER TABLE ONLY public.media_files
    ADD CONSTRAINT media_files_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY public.message_receipts
    ADD CONSTRAINT message_receipts_pkey PRIMARY KEY (tenant_id, message_id, status, done_at);

ALTER TABLE ONLY public.message_retention
    ADD CONSTRAINT message_retention_pkey PRIMARY KEY (tenant_id, kind);

ALTER TABLE ONLY public.messages
    ADD CONSTRAINT messages_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY public.number_lookups
    ADD CONSTRAINT number_lookups_pkey PRIMARY KEY (tenant_id, account_id, phone);

ALTER TABLE ONLY public.opt_in_hour_claims
    ADD CONSTRAINT opt_in_hour_claims_pkey PRIMARY KEY (tenant_id, account_id);

ALTER TABLE ONLY public.opt_in_number_claims
    ADD CONSTRAINT opt_in_number_claims_pkey PRIMARY KEY (phone_hash);

ALTER TABLE ONLY public.outbox_events
    ADD CONSTRAINT outbox_events_pkey PRIMARY KEY (tenant_id, endpoint_id, id);

ALTER TABLE ONLY public.outcomes
    ADD CONSTRAINT outcomes_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY public.phone_number_lookup
    ADD CONSTRAINT phone_number_lookup_pkey PRIMARY KEY (phone);

ALTER TABLE ONLY public.phone_numbers
    ADD CONSTRAINT phone_numbers_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY public.plan_jobs
    ADD CONSTRAINT plan_jobs_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY public.plan_steps
    ADD CONSTRAINT plan_steps_pkey PRIMARY KEY (tenant_id, job_id, "position");

ALTER TABLE ONLY public.plans
    ADD CONSTRAINT plans_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY public.program_consents
    ADD CONSTRAINT program_consents_pkey PRIMARY KEY (tenant_id, account_id, phone, program_id);

ALTER TABLE ONLY public.program_versions
    ADD CONSTRAINT program_versions_pkey PRIMARY KEY (tenant_id, program_id, version);

ALTER TABLE ONLY public.programs
    ADD CONSTRAINT programs_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY public.region_blocks
    ADD CONSTRAINT region_blocks_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.registrations
    ADD CONSTRAINT registrations_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY public.relationships
    ADD CONSTRAINT relationships_pkey PRIMARY KEY (tenant_id, account_id, phone, kind, reference);

ALTER TABLE ONLY public.report_schedules
    ADD CONSTRAINT report_schedules_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY public.reports
    ADD CONSTRAINT reports_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY public.segment_versions
    ADD CONSTRAINT segment_versions_pkey PRIMARY KEY (tenant_id, segment_id, version);

ALTER TABLE ONLY public.segments
    ADD CONSTRAINT segments_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY public.sending_rules
    ADD CONSTRAINT sending_rules_pkey PRIMARY KEY (tenant_id, account_id);

ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY public.signal_listeners
    ADD CONSTRAINT signal_listeners_pkey PRIMARY KEY (tenant_id, account_id, kind, name, listener_id);

ALTER TABLE ONLY public.signals
    ADD CONSTRAINT signals_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY public.simulator_registrations
    ADD CONSTRAINT simulator_registrations_pkey PRIMARY KEY (reference);

ALTER TABLE ONLY public.simulator_submissions
    ADD CONSTRAINT simulator_submissions_pkey PRIMARY KEY (reference);

ALTER TABLE ONLY public.sticky_senders
    ADD CONSTRAINT sticky_senders_pkey PRIMARY KEY (tenant_id, contact_id, program_id);

ALTER TABLE ONLY public.suppressed_hashes
    ADD CONSTRAINT suppressed_hashes_pkey PRIMARY KEY (tenant_id, account_id, phone_hash, scope);

ALTER TABLE ONLY public.suppressions
    ADD CONSTRAINT suppressions_pkey PRIMARY KEY (tenant_id, account_id, phone, scope);

ALTER TABLE ONLY public.taggings
    ADD CONSTRAINT taggings_pkey PRIMARY KEY (tenant_id, tag_id, target_kind, target_id);

ALTER TABLE ONLY public.tags
    ADD CONSTRAINT tags_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY public.template_versions
    ADD CONSTRAINT template_versions_pkey PRIMARY KEY (tenant_id, template_id, version);

ALTER TABLE ONLY public.templates
    ADD CONSTRAINT templates_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY public.webhook_endpoints
    ADD CONSTRAINT webhook_endpoints_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY public.webhook_health
    ADD CONSTRAINT webhook_health_pkey PRIMARY KEY (tenant_id, endpoint_id, bucket_at);

ALTER TABLE ONLY public.work_failures
    ADD CONSTRAINT work_failures_pkey PRIMARY KEY (tenant_id, kind, item_id);

CREATE UNIQUE INDEX accounts_tenant_id_external_ref_key ON public.accounts USING btree (tenant_id, external_ref);

CREATE INDEX alert_checks_due_at_idx ON public.alert_checks USING btree (due_at);

CREATE INDEX alerts_closed_at_idx ON public.alerts USING btree (closed_at) WHERE (closed_at IS NOT NULL);

CREATE UNIQUE INDEX alerts_open_key ON public.alerts USING btree (tenant_id, account_id, kind, subject_id) WHERE (closed_at IS NULL);

CREATE INDEX alerts_tenant_id_account_id_id_idx ON public.alerts USING btree (tenant_id, account_id, id);

CREATE INDEX api_keys_expiring_idx ON public.api_keys USING btree (tenant_id, account_id, expires_at) WHERE ((expires_at IS NOT NULL) AND (revoked_at IS NULL));

CREATE INDEX api_keys_live_idx ON public.api_keys USING btree (tenant_id, account_id) WHERE (mode = 'live'::text);

CREATE INDEX api_keys_tenant_id_account_id_id_idx ON public.api_keys USING btree (tenant_id, account_id, id);

CREATE UNIQUE INDEX api_keys_tenant_id_fingerprint_key ON public.api_keys USING btree (tenant_id, fingerprint);

CREATE INDEX approvals_created_at_idx ON public.approvals USING btree (created_at);

CREATE INDEX approvals_due_idx ON public.approvals USING btree (due_at, tenant_id) WHERE (due_at IS NOT NULL);

CREATE UNIQUE INDEX approvals_open_key ON public.approvals USING btree (tenant_id, key_id, params_hash) WHERE (state = ANY (ARRAY['pending'::text, 'approved'::text]));

CREATE INDEX approvals_pending_idx ON public.approvals USING btree (tenant_id, account_id, id) WHERE (state = 'pending'::text);

CREATE INDEX approvals_tenant_id_account_id_id_idx ON public.approvals USING btree (tenant_id, account_id, id);

CREATE INDEX approvals_tenant_id_key_id_params_hash_id_idx ON public.approvals USING btree (tenant_id, key_id, params_hash, id);

CREATE INDEX attribution_recomputations_due_idx ON public.attribution_recomputations USING btree (due_at) WHERE (state = 'running'::text);

CREATE UNIQUE INDEX attribution_recomputations_running_idx ON public.attribution_recomputations USING btree (tenant_id, account_id) WHERE (state = 'running'::text);

CREATE INDEX attribution_recomputations_tenant_id_account_id_id_idx ON public.attribution_recomputations USING btree (tenant_id, account_id, id);

CREATE UNIQUE INDEX audit_entries_seq_key ON public.audit_entries USING btree (tenant_id, seq) WHERE (seq IS NOT NULL);

CREATE INDEX audit_entries_unchained_idx ON public.audit_entries USING btree (tenant_id, id) WHERE (seq IS NULL);

CREATE INDEX auto_recharges_due_idx ON public.auto_recharges USING btree (due_at) WHERE (due_at IS NOT NULL);

CREATE INDEX auto_recharges_watched_idx ON public.auto_recharges USING btree (tenant_id, account_id) WHERE (enabled AND (due_at IS NULL));

CREATE INDEX automation_members_tenant_id_contact_id_idx ON public.automation_members USING btree (tenant_id, contact_id);

CREATE INDEX automation_rules_disabled_idx ON public.automation_rules USING btree (tenant_id, account_id, id) WHERE (state = 'disabled'::text);

CREATE INDEX automation_rules_next_due_at_idx ON public.automation_rules USING btree (next_due_at);

CREATE UNIQUE INDEX automation_rules_tenant_id_account_id_name_key_key ON public.automation_rules USING btree (tenant_id, account_id, name_key);

CREATE INDEX automation_runs_contact_idx ON public.automation_runs USING btree (tenant_id, contact_id, rule_id, id) WHERE (contact_id IS NOT NULL);

CREATE INDEX automation_runs_created_at_idx ON public.automation_runs USING btree (created_at);

CREATE INDEX automation_runs_due_idx ON public.automation_runs USING btree (due_at, tenant_id) WHERE (state = 'pending'::text);

CREATE INDEX automation_runs_pending_contact_idx ON public.automation_runs USING btree (tenant_id, contact_id, id) WHERE (state = 'pending'::text);

CREATE INDEX automation_runs_phone_idx ON public.automation_runs USING btree (tenant_id, account_id, phone, rule_id, id) WHERE (phone IS NOT NULL);

CREATE UNIQUE INDEX automation_runs_skipped_key ON public.automation_runs USING btree (tenant_id, rule_id, reason, created_at) WHERE (state = 'skipped'::text);

CREATE INDEX automation_runs_tenant_due_idx ON public.automation_runs USING btree (tenant_id, due_at, id) WHERE (state = 'pending'::text);

CREATE INDEX automation_runs_tenant_id_rule_id_id_idx ON public.automation_runs USING btree (tenant_id, rule_id, id);

CREATE INDEX automation_runs_tenant_id_rule_id_state_id_idx ON public.automation_runs USING btree (tenant_id, rule_id, state, id);

CREATE INDEX campaigns_paused_idx ON public.campaigns USING btree (tenant_id, account_id, id) WHERE (state = 'paused'::text);

CREATE INDEX campaigns_recurring_idx ON public.campaigns USING btree (occurrence_due_at) WHERE (state = 'recurring'::text);

CREATE INDEX campaigns_running_idx ON public.campaigns USING btree (tenant_id, id) WHERE (state = 'running'::text);

CREATE INDEX campaigns_scheduled_idx ON public.campaigns USING btree (send_at) WHERE (state = 'scheduled'::text);

CREATE INDEX campaigns_series_idx ON public.campaigns USING btree (tenant_id, series_id, id) WHERE (series_id IS NOT NULL);

CREATE INDEX campaigns_tenant_id_account_id_id_idx ON public.campaigns USING btree (tenant_id, account_id, id);

CREATE UNIQUE INDEX canned_replies_tenant_id_account_id_name_key_key ON public.canned_replies USING btree (tenant_id, account_id, name_key);

CREATE INDEX carrier_message_lookup_expires_at_idx ON public.carrier_message_lookup USING brin (expires_at);

CREATE INDEX carrier_message_lookup_parts_idx ON public.carrier_message_lookup USING btree (tenant_id, message_id) WHERE (parts > 1);

CREATE INDEX cause_counts_hour_idx ON public.cause_counts USING btree (hour);

CREATE INDEX consent_entries_opt_outs_idx ON public.consent_entries USING btree (tenant_id, account_id, captured_at) WHERE (status = 'opted_out'::text);

CREATE UNIQUE INDEX consent_entries_seq_key ON public.consent_entries USING btree (tenant_id, seq) WHERE (seq IS NOT NULL);

CREATE INDEX consent_entries_sourced_idx ON public.consent_entries USING btree (tenant_id, account_id, captured_at) WHERE (source_id IS NOT NULL);

CREATE INDEX consent_entries_tenant_id_account_id_phone_id_idx ON public.consent_entries USING btree (tenant_id, account_id, phone, id);

CREATE INDEX consent_entries_unchained_idx ON public.consent_entries USING btree (tenant_id, id) WHERE (seq IS NULL);

CREATE INDEX consent_expiries_due_at_idx ON public.consent_expiries USING btree (due_at);

CREATE UNIQUE INDEX consent_sources_tenant_id_account_id_name_key_key ON public.consent_sources USING btree (tenant_id, account_id, name_key);

CREATE INDEX contact_merges_tenant_id_account_id_phone_idx ON public.contact_merges USING btree (tenant_id, account_id, phone);

CREATE INDEX contact_merges_tenant_id_account_id_winner_id_idx ON public.contact_merges USING btree (tenant_id, account_id, winner_id);

CREATE UNIQUE INDEX contacts_tenant_id_account_id_external_id_key ON public.contacts USING btree (tenant_id, account_id, external_id);

CREATE INDEX contacts_tenant_id_account_id_id_idx ON public.contacts USING btree (tenant_id, account_id, id);

CREATE UNIQUE INDEX contacts_tenant_id_account_id_phone_key ON public.contacts USING btree (tenant_id, account_id, phone);

CREATE INDEX conversation_backfills_due_idx ON public.conversation_backfills USING btree (due_at) WHERE (due_at IS NOT NULL);

CREATE INDEX conversation_notes_tenant_id_conversation_id_id_idx ON public.conversation_notes USING btree (tenant_id, conversation_id, id);

CREATE INDEX conversations_contact_idx ON public.conversations USING btree (tenant_id, account_id, contact_id) WHERE (contact_id IS NOT NULL);

CREATE INDEX conversations_list_idx ON public.conversations USING btree (tenant_id, account_id, last_message_at, id);

CREATE INDEX conversations_reopen_idx ON public.conversations USING btree (reopen_at) WHERE (reopen_at IS NOT NULL);

CREATE INDEX conversations_state_idx ON public.conversations USING btree (tenant_id, account_id, state, last_message_at, id);

CREATE UNIQUE INDEX conversations_tenant_id_account_id_phone_number_id_key ON public.conversations USING btree (tenant_id, account_id, phone, number_id);

CREATE INDEX conversions_contact_idx ON public.conversions USING btree (tenant_id, contact_id) WHERE (contact_id IS NOT NULL);

CREATE UNIQUE INDEX conversions_external_id_key ON public.conversions USING btree (tenant_id, account_id, external_id) WHERE (external_id IS NOT NULL);

CREATE INDEX conversions_tenant_id_account_id_occurred_at_idx ON public.conversions USING btree (tenant_id, account_id, occurred_at);

CREATE INDEX credit_accounts_alert_idx ON public.credit_accounts USING btree (tenant_id, account_id) WHERE (alert_at IS NOT NULL);

CREATE INDEX credit_entries_tenant_id_account_id_id_idx ON public.credit_entries USING btree (tenant_id, account_id, id);

CREATE UNIQUE INDEX credit_entries_tenant_id_account_id_ref_key ON public.credit_entries USING btree (tenant_id, account_id, ref);

CREATE INDEX credit_holds_open_idx ON public.credit_holds USING btree (tenant_id, account_id) WHERE (state = 'open'::text);

CREATE INDEX credit_holds_tenant_id_campaign_id_idx ON public.credit_holds USING btree (tenant_id, campaign_id);

CREATE INDEX event_external_ids_occurred_at_idx ON public.event_external_ids USING btree (occurred_at);

CREATE INDEX events_account_id_name_occurred_at_contact_id_tenant_id_idx ON ONLY public.events USING btree (account_id, name, occurred_at, contact_id, tenant_id);

CREATE INDEX events_202612_account_id_name_occurred_at_contact_id_tenant_idx ON public.events_202612 USING btree (account_id, name, occurred_at, contact_id, tenant_id);

CREATE INDEX events_202701_account_id_name_occurred_at_contact_id_tenant_idx ON public.events_202701 USING btree (account_id, name, occurred_at, contact_id, tenant_id);

CREATE INDEX events_202702_account_id_name_occurred_at_contact_id_tenant_idx ON public.events_202702 USING btree (account_id, name, occurred_at, contact_id, tenant_id);

CREATE INDEX events_default_account_id_name_occurred_at_contact_id_tenan_idx ON public.events_default USING btree (account_id, name, occurred_at, contact_id, tenant_id);

CREATE INDEX events_default_occurred_at_idx ON public.events_default USING btree (occurred_at);

CREATE INDEX exports_expires_at_idx ON public.exports USING btree (expires_at);

CREATE INDEX hygiene_policies_due_idx ON public.hygiene_policies USING btree (due_at) WHERE (due_at IS NOT NULL);

CREATE INDEX hygiene_scans_due_idx ON public.hygiene_scans USING btree (due_at) WHERE (state = 'running'::text);

CREATE UNIQUE INDEX hygiene_scans_running_idx ON public.hygiene_scans USING btree (tenant_id, account_id) WHERE (state = 'running'::text);

CREATE INDEX hygiene_scans_tenant_id_account_id_id_idx ON public.hygiene_scans USING btree (tenant_id, account_id, id);

CREATE INDEX idempotency_keys_expires_at_idx ON public.idempotency_keys USING btree (expires_at) WHERE (expires_at < 'infinity'::timestamp with time zone);

CREATE INDEX inbound_messages_phone_idx ON public.inbound_messages USING btree (tenant_id, account_id, from_phone, received_at);

CREATE INDEX inbound_messages_plain_idx ON public.inbound_messages USING btree (tenant_id, account_id, id) WHERE (intent = 'none'::text);

CREATE INDEX inbound_messages_reviews_contact_idx ON public.inbound_messages USING btree (tenant_id, account_id, contact_id) WHERE ((intent = 'review'::text) AND (reviewed_at IS NULL));

CREATE INDEX inbound_messages_reviews_idx ON public.inbound_messages USING btree (tenant_id, account_id, id) WHERE ((intent = 'review'::text) AND (reviewed_at IS NULL));

CREATE UNIQUE INDEX inbound_messages_tenant_id_carrier_message_id_key ON public.inbound_messages USING btree (tenant_id, carrier_message_id);

CREATE UNIQUE INDEX journey_edges_tenant_id_from_node_id_kind_variant_key ON public.journey_edges USING btree (tenant_id, from_node_id, kind, variant);

CREATE INDEX journey_edges_tenant_id_journey_id_id_idx ON public.journey_edges USING btree (tenant_id, journey_id, id);

CREATE INDEX journey_edges_tenant_id_to_node_id_idx ON public.journey_edges USING btree (tenant_id, to_node_id);

CREATE UNIQUE INDEX journey_enrollments_active_by_key ON public.journey_enrollments USING btree (tenant_id, journey_id, contact_id, key) WHERE (ended_at IS NULL);

CREATE INDEX journey_enrollments_by_key_idx ON public.journey_enrollments USING btree (journey_id, key, id) WHERE (key > ''::text);

CREATE INDEX journey_enrollments_contact_id_journey_id_idx ON public.journey_enrollments USING btree (contact_id, journey_id);

CREATE INDEX journey_enrollments_due_idx ON public.journey_enrollments USING btree (journey_id, calling, due_at) WHERE (due_at IS NOT NULL);

CREATE INDEX journey_enrollments_journey_id_id_idx ON public.journey_enrollments USING btree (journey_id, id);

CREATE INDEX journey_enrollments_journey_id_version_node_id_state_reason_idx ON public.journey_enrollments USING btree (journey_id, version, node_id, state, reason);

CREATE UNIQUE INDEX journey_nodes_tenant_id_journey_id_name_key_key ON public.journey_nodes USING btree (tenant_id, journey_id, name_key);

CREATE INDEX journeys_account_id_id_idx ON public.journeys USING btree (account_id, id);

CREATE INDEX journeys_active_idx ON public.journeys USING btree (tenant_id, id) WHERE (state = 'active'::text);

CREATE INDEX journeys_entry_due_at_idx ON public.journeys USING btree (entry_due_at);

CREATE INDEX journeys_next_exit_check_at_idx ON public.journeys USING btree (next_exit_check_at);

CREATE INDEX journeys_paused_idx ON public.journeys USING btree (tenant_id, account_id, id) WHERE (state = 'paused'::text);

CREATE INDEX link_codes_contact_idx ON public.link_codes USING btree (tenant_id, contact_id) WHERE (contact_id IS NOT NULL);

CREATE INDEX link_codes_link_idx ON public.link_codes USING btree (tenant_id, link_id);

CREATE INDEX link_domains_due_at_idx ON public.link_domains USING btree (due_at);

CREATE INDEX links_campaign_idx ON public.links USING btree (tenant_id, account_id, campaign_id, id) WHERE (campaign_id IS NOT NULL);

CREATE UNIQUE INDEX links_source_key ON public.links USING btree (tenant_id, account_id, source, url_key) WHERE (source IS NOT NULL);

CREATE INDEX links_tenant_id_account_id_id_idx ON public.links USING btree (tenant_id, account_id, id);

CREATE INDEX list_members_tenant_id_contact_id_idx ON public.list_members USING btree (tenant_id, contact_id);

CREATE UNIQUE INDEX lists_tenant_id_account_id_name_key_key ON public.lists USING btree (tenant_id, account_id, name_key);

CREATE INDEX lookup_holds_expires_at_idx ON public.lookup_holds USING btree (expires_at);

CREATE INDEX measure_groups_campaign_idx ON public.measure_groups USING btree (tenant_id, campaign_id) WHERE (campaign_id <> ''::text);

CREATE INDEX measure_rollups_tenant_id_group_key_idx ON public.measure_rollups USING btree (tenant_id, group_key);

CREATE INDEX measure_work_due_at_idx ON public.measure_work USING btree (due_at);

CREATE INDEX media_files_stored_idx ON public.media_files USING btree (tenant_id, account_id) INCLUDE (bytes) WHERE (content IS NOT NULL);

CREATE UNIQUE INDEX media_files_tenant_id_account_id_sha256_url_key_key ON public.media_files USING btree (tenant_id, account_id, sha256, url_key);

CREATE INDEX media_files_tenant_id_account_id_url_key_checked_at_id_idx ON public.media_files USING btree (tenant_id, account_id, url_key, checked_at, id);

CREATE INDEX media_files_used_at_idx ON public.media_files USING btree (used_at) WHERE (content IS NOT NULL);

CREATE INDEX message_retention_due_at_idx ON public.message_retention USING btree (due_at);

CREATE INDEX messages_account_id_id_idx ON public.messages USING btree (account_id, id);

CREATE INDEX messages_campaign_idx ON public.messages USING btree (tenant_id, campaign_id, id) WHERE (campaign_id IS NOT NULL);

CREATE INDEX messages_failed_idx ON public.messages USING btree (tenant_id, account_id, to_phone, error_code) WHERE ((error_code IS NOT NULL) AND (state = ANY (ARRAY['undelivered'::text, 'failed'::text, 'rejected'::text])));

CREATE INDEX messages_number_idx ON public.messages USING btree (account_id, to_phone, due_at);

CREATE INDEX messages_queued_idx ON public.messages USING btree (tenant_id, queue, due_at) WHERE (state = 'queued'::text);

CREATE UNIQUE INDEX messages_retry_key ON public.messages USING btree (tenant_id, retry_of) WHERE (retry_of IS NOT NULL);

CREATE INDEX messages_scheduled_idx ON public.messages USING btree (due_at, tenant_id) WHERE (state = 'scheduled'::text);

CREATE INDEX messages_single_due_idx ON public.messages USING btree (due_at, tenant_id, queue) WHERE ((state = 'queued'::text) AND (campaign_id IS NULL));

CREATE INDEX messages_submitting_idx ON public.messages USING btree (tenant_id, queue, lease_until) WHERE (state = 'submitting'::text);

CREATE INDEX opt_in_number_claims_asked_at_idx ON public.opt_in_number_claims USING btree (asked_at);

CREATE INDEX outbox_events_ended_idx ON public.outbox_events USING btree (due_at) WHERE (state <> 'pending'::text);

CREATE INDEX outbox_events_open_idx ON public.outbox_events USING btree (tenant_id, endpoint_id, id) WHERE (delivered_at IS NULL);

CREATE INDEX outbox_events_pending_idx ON public.outbox_events USING btree (tenant_id, endpoint_id, account_id, id) WHERE (state = 'pending'::text);

CREATE UNIQUE INDEX outcomes_name_key ON public.outcomes USING btree (tenant_id, ref_id, name_key) WHERE (state = 'active'::text);

CREATE UNIQUE INDEX outcomes_primary_key ON public.outcomes USING btree (tenant_id, ref_id) WHERE (is_primary AND (state = 'active'::text));

CREATE INDEX outcomes_tenant_id_account_id_ref_id_id_idx ON public.outcomes USING btree (tenant_id, account_id, ref_id, id);

CREATE UNIQUE INDEX phone_numbers_default_key ON public.phone_numbers USING btree (tenant_id, account_id) WHERE (is_default AND (state = 'active'::text));

CREATE INDEX phone_numbers_program_idx ON public.phone_numbers USING btree (tenant_id, program_id, id) WHERE (program_id IS NOT NULL);

CREATE INDEX phone_numbers_registration_due_idx ON public.phone_numbers USING btree (registration_due_at) WHERE (registration_due_at IS NOT NULL);

CREATE INDEX phone_numbers_registration_idx ON public.phone_numbers USING btree (tenant_id, registration_id) WHERE (registration_id IS NOT NULL);

CREATE INDEX phone_numbers_tenant_id_account_id_id_idx ON public.phone_numbers USING btree (tenant_id, account_id, id);

CREATE INDEX plan_jobs_created_at_idx ON public.plan_jobs USING btree (created_at);

CREATE INDEX plan_jobs_due_idx ON public.plan_jobs USING btree (due_at, tenant_id) WHERE (due_at IS NOT NULL);

CREATE UNIQUE INDEX plan_jobs_plan_key ON public.plan_jobs USING btree (tenant_id, plan_id) WHERE (plan_id IS NOT NULL);

CREATE INDEX plan_jobs_running_idx ON public.plan_jobs USING btree (tenant_id, account_id, id) WHERE (state = 'running'::text);

CREATE INDEX plan_jobs_tenant_id_account_id_id_idx ON public.plan_jobs USING btree (tenant_id, account_id, id);

CREATE UNIQUE INDEX plan_jobs_undo_key ON public.plan_jobs USING btree (tenant_id, undo_of) WHERE (undo_of IS NOT NULL);

CREATE INDEX plans_created_at_idx ON public.plans USING btree (created_at);

CREATE INDEX programs_tenant_id_account_id_id_idx ON public.programs USING btree (tenant_id, account_id, id);

CREATE INDEX registrations_due_idx ON public.registrations USING btree (due_at) WHERE (due_at IS NOT NULL);

CREATE UNIQUE INDEX registrations_number_key ON public.registrations USING btree (tenant_id, number_id) WHERE (number_id IS NOT NULL);

CREATE UNIQUE INDEX registrations_reference_key ON public.registrations USING btree (tenant_id, account_id, kind, reference_id) WHERE (reference_id IS NOT NULL);

CREATE INDEX registrations_stopped_idx ON public.registrations USING btree (tenant_id, account_id, id) WHERE (status = ANY (ARRAY['REGISTRATION_FAILED'::text, 'TCR_FAILED'::text, 'TELNYX_FAILED'::text, 'MNO_REJECTED'::text, 'MNO_PROVISIONING_FAILED'::text, 'TCR_SUSPENDED'::text, 'TCR_EXPIRED'::text, 'REJECTED'::text]));

CREATE INDEX registrations_tenant_id_account_id_id_idx ON public.registrations USING btree (tenant_id, account_id, id);

CREATE INDEX registrations_tenant_id_brand_id_idx ON public.registrations USING btree (tenant_id, brand_id);

CREATE INDEX report_schedules_due_idx ON public.report_schedules USING btree (due_at) WHERE (due_at IS NOT NULL);

CREATE INDEX report_schedules_tenant_id_account_id_id_idx ON public.report_schedules USING btree (tenant_id, account_id, id);

CREATE INDEX reports_due_idx ON public.reports USING btree (due_at) WHERE (due_at IS NOT NULL);

CREATE INDEX reports_tenant_id_account_id_id_idx ON public.reports USING btree (tenant_id, account_id, id);

CREATE UNIQUE INDEX segments_tenant_id_account_id_name_key_key ON public.segments USING btree (tenant_id, account_id, name_key);

CREATE INDEX sessions_expires_at_idx ON public.sessions USING btree (expires_at);

CREATE INDEX signal_listeners_tenant_id_listener_id_idx ON public.signal_listeners USING btree (tenant_id, listener_id);

CREATE INDEX simulator_submissions_next_idx ON public.simulator_submissions USING btree (next_at) WHERE (next_at IS NOT NULL);

CREATE INDEX taggings_tenant_id_target_kind_target_id_idx ON public.taggings USING btree (tenant_id, target_kind, target_id);

CREATE UNIQUE INDEX tags_tenant_id_account_id_name_key_key ON public.tags USING btree (tenant_id, account_id, name_key);

CREATE UNIQUE INDEX templates_tenant_id_account_id_name_key_key ON public.templates USING btree (tenant_id, account_id, name_key);

CREATE INDEX webhook_endpoints_account_idx ON public.webhook_endpoints USING btree (tenant_id, account_id) WHERE (account_id IS NOT NULL);

CREATE INDEX work_failures_failed_at_idx ON public.work_failures USING btree (failed_at);

ALTER INDEX public.events_account_id_name_occurred_at_contact_id_tenant_id_idx ATTACH PARTITION public.events_202612_account_id_name_occurred_at_contact_id_tenant_idx;

ALTER INDEX public.events_pkey ATTACH PARTITION public.events_202612_pkey;

ALTER INDEX public.events_account_id_name_occurred_at_contact_id_tenant_id_idx ATTACH PARTITION public.events_202701_account_id_name_occurred_at_contact_id_tenant_idx;

ALTER INDEX public.events_pkey ATTACH PARTITION public.events_202701_pkey;

ALTER INDEX public.events_account_id_name_occurred_at_contact_id_tenant_id_idx ATTACH PARTITION public.events_202702_account_id_name_occurred_at_contact_id_tenant_idx;

ALTER INDEX public.events_pkey ATTACH PARTITION public.events_202702_pkey;

ALTER INDEX public.events_account_id_name_occurred_at_contact_id_tenant_id_idx ATTACH PARTITION public.events_default_account_id_name_occurred_at_contact_id_tenan_idx;

ALTER INDEX public.events_pkey ATTACH PARTITION public.events_default_pkey;

ALTER TABLE ONLY public.automation_members
    ADD CONSTRAINT automation_members_tenant_id_rule_id_fkey FOREIGN KEY (tenant_id, rule_id) REFERENCES public.automation_rules(tenant_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.automation_runs
    ADD CONSTRAINT automation_runs_tenant_id_rule_id_fkey FOREIGN KEY (tenant_id, rule_id) REFERENCES public.automation_rules(tenant_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.journey_edges
    ADD CONSTRAINT journey_edges_tenant_id_from_node_id_fkey FOREIGN KEY (tenant_id, from_node_id) REFERENCES public.journey_nodes(tenant_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.journey_edges
    ADD CONSTRAINT journey_edges_tenant_id_to_node_id_fkey FOREIGN KEY (tenant_id, to_node_id) REFERENCES public.journey_nodes(tenant_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.journey_nodes
    ADD CONSTRAINT journey_nodes_tenant_id_journey_id_fkey FOREIGN KEY (tenant_id, journey_id) REFERENCES public.journeys(tenant_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.journey_versions
    ADD CONSTRAINT journey_versions_tenant_id_journey_id_fkey FOREIGN KEY (tenant_id, journey_id) REFERENCES public.journeys(tenant_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.list_members
    ADD CONSTRAINT list_members_tenant_id_list_id_fkey FOREIGN KEY (tenant_id, list_id) REFERENCES public.lists(tenant_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.plan_steps
    ADD CONSTRAINT plan_steps_tenant_id_job_id_fkey FOREIGN KEY (tenant_id, job_id) REFERENCES public.plan_jobs(tenant_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.program_versions
    ADD CONSTRAINT program_versions_tenant_id_program_id_fkey FOREIGN KEY (tenant_id, program_id) REFERENCES public.programs(tenant_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.segment_versions
    ADD CONSTRAINT segment_versions_tenant_id_segment_id_fkey FOREIGN KEY (tenant_id, segment_id) REFERENCES public.segments(tenant_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.taggings
    ADD CONSTRAINT taggings_tenant_id_tag_id_fkey FOREIGN KEY (tenant_id, tag_id) REFERENCES public.tags(tenant_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.template_versions
    ADD CONSTRAINT template_versions_tenant_id_template_id_fkey FOREIGN KEY (tenant_id, template_id) REFERENCES public.templates(tenant_id, id) ON DELETE CASCADE;


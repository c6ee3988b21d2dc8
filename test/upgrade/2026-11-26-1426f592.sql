

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

CREATE TABLE public.events_202611 (
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
ALTER TABLE ONLY public.events_202611 ALTER COLUMN tenant_id SET STATISTICS 1;
ALTER TABLE ONLY public.events_202611 ALTER COLUMN tenant_id SET (n_distinct=2);
ALTER TABLE ONLY public.events_202611 ALTER COLUMN account_id SET STATISTICS 1;
ALTER TABLE ONLY public.events_202611 ALTER COLUMN account_id SET (n_distinct=2);
ALTER TABLE ONLY public.events_202611 ALTER COLUMN external_id SET STATISTICS 0;
ALTER TABLE ONLY public.events_202611 ALTER COLUMN properties SET STATISTICS 0;

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
    media jsonb DEFAULT '[]'::jsonb NOT NULL,
    answers_message_id text COLLATE pg_catalog."C"
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
    key text DEFAULT ''::text NOT NULL COLLATE pg_catalog."C",
    variants jsonb
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

CREATE TABLE public.journey_splits (
    tenant_id text NOT NULL COLLATE pg_catalog."C",
    journey_id text NOT NULL COLLATE pg_catalog."C",
    node_id text NOT NULL COLLATE pg_catalog."C",
    account_id text NOT NULL COLLATE pg_catalog."C",
    version integer NOT NULL,
    started_at timestamp(3) with time zone,
    ended_at timestamp(3) with time zone,
    due_at timestamp(3) with time zone,
    winner text COLLATE pg_catalog."C",
    decided_at timestamp(3) with time zone,
    reason text COLLATE pg_catalog."C",
    p_value double precision,
    tallies jsonb
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
    source_id text NOT NULL COLLATE pg_catalog."C",
    node_id text DEFAULT ''::text NOT NULL COLLATE pg_catalog."C",
    journey_version text DEFAULT ''::text NOT NULL COLLATE pg_catalog."C",
    path text DEFAULT ''::text NOT NULL COLLATE pg_catalog."C"
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

CREATE TABLE public.measure_totals (
    tenant_id text NOT NULL COLLATE pg_catalog."C",
    group_key text NOT NULL COLLATE pg_catalog."C",
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
    media text[],
    journey_id text COLLATE pg_catalog."C",
    node_id text COLLATE pg_catalog."C"
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

ALTER TABLE ONLY public.events ATTACH PARTITION public.events_202611 FOR VALUES FROM ('2026-11-01 00:00:00+00') TO ('2026-12-01 00:00:00+00');

ALTER TABLE ONLY public.events ATTACH PARTITION public.events_202612 FOR VALUES FROM ('2026-12-01 00:00:00+00') TO ('2027-01-01 00:00:00+00');

ALTER TABLE ONLY public.events ATTACH PARTITION public.events_202701 FOR VALUES FROM ('2027-01-01 00:00:00+00') TO ('2027-02-01 00:00:00+00');

ALTER TABLE ONLY public.events ATTACH PARTITION public.events_default DEFAULT;

INSERT INTO public._prisma_migrations VALUES ('493a94c1-320b-4c25-ba78-2cbb69929e31', 'e6c8a37f6e82362a349d1abf170c1bac20c00cbad4bf1858daa282b5c4976152', '2026-11-28 07:58:31.340581+00', '0001_initial', NULL, NULL, '2026-11-28 07:58:31.340581+00', 1);
INSERT INTO public._prisma_migrations VALUES ('9dad8d7c-d304-46b4-8869-0032a4ee78e0', 'f5119cceae578a0f9442f181a04723f94722fb69c032ade1833e78e1817aa0bd', '2026-11-28 07:58:31.600664+00', '0002_measures', NULL, NULL, '2026-11-28 07:58:31.600664+00', 1);
INSERT INTO public._prisma_migrations VALUES ('9e9826c0-6871-4805-bf8f-5643a409db4c', '3ea458f3baa26dc1f54418f8b7fd601adf92d8126453f85317893097fb7cea1e', '2026-11-28 07:58:31.623646+00', '0003_attribution', NULL, NULL, '2026-11-28 07:58:31.623646+00', 1);
INSERT INTO public._prisma_migrations VALUES ('7951b692-26e3-4a02-97ec-d0157740dc64', '972211874e9920a49057cb233753e6c440fb5585a8eaead81179a937f62722a0', '2026-11-28 07:58:31.643943+00', '0004_reports', NULL, NULL, '2026-11-28 07:58:31.643943+00', 1);
INSERT INTO public._prisma_migrations VALUES ('5b5d4f9b-a132-49a9-b01c-9bee18c4184d', '4f7858c721348eb7d203812390e214e085c08e20ff641026431b16a6bc398b14', '2026-11-28 07:58:31.660356+00', '0005_conversations', NULL, NULL, '2026-11-28 07:58:31.660356+00', 1);
INSERT INTO public._prisma_migrations VALUES ('267cadd0-99ad-4c5a-b21f-de5cea0a4e4a', '154eece5f8a37511b03581431c0c55de6a8a62052b437b91bc09a55db602f54c', '2026-11-28 07:58:31.686516+00', '0006_webhooks', NULL, NULL, '2026-11-28 07:58:31.686516+00', 1);
INSERT INTO public._prisma_migrations VALUES ('8ba2c605-c34e-4f5f-ae48-020f36a277b5', '7b4b5c9bf715288303b93ffbc508b843b62cccef5893281662345967b6661092', '2026-11-28 07:58:31.693723+00', '0007_approvals', NULL, NULL, '2026-11-28 07:58:31.693723+00', 1);
INSERT INTO public._prisma_migrations VALUES ('f4a0f355-31ad-4d68-a2f7-be52e1b215e5', 'd43c1372e2f9b8349aedca6da576a7915efda9d16b88a79d8e14492b78c7a66d', '2026-11-28 07:58:31.70238+00', '0008_plans', NULL, NULL, '2026-11-28 07:58:31.70238+00', 1);
INSERT INTO public._prisma_migrations VALUES ('d98e3b85-8d22-4f4f-b013-76ef96e065f0', '60d1fd6b37e042995a6fa8ce531681a353e57338a0350af945c8f03fbfb00195', '2026-11-28 07:58:31.718425+00', '0009_ai', NULL, NULL, '2026-11-28 07:58:31.718425+00', 1);
INSERT INTO public._prisma_migrations VALUES ('7e70169d-506a-4fb5-9e8b-c92ac2eb6b15', '0dcb18dcea72b253b960017ffe4bb154e1f6ca429d58daacf428edac890040bd', '2026-11-28 07:58:31.729219+00', '0010_media', NULL, NULL, '2026-11-28 07:58:31.729219+00', 1);
INSERT INTO public._prisma_migrations VALUES ('975bcecd-361b-465d-a722-37129b5d307f', '1bd18da40c38d4245b430f55b4bd0826a864de8a9cd94c0c7a82915f3032191e', '2026-11-28 07:58:31.740382+00', '0012_alerts', NULL, NULL, '2026-11-28 07:58:31.740382+00', 1);
INSERT INTO public._prisma_migrations VALUES ('5d49210e-bef5-4273-ac8a-12ef70830bf5', '50510fa7f96a554e8ad84f947ceeb2bc9d78ec84cbfd8b2b5ceba142740e3f53', '2026-11-28 07:58:31.757416+00', '0013_journeys', NULL, NULL, '2026-11-28 07:58:31.757416+00', 1);
INSERT INTO public._prisma_migrations VALUES ('7121e9ea-19b7-447b-bc67-6b32831aa2ec', '0d7cdd44fd47e58a0cb4550968afdf4bcd89a1508720e3a5ec525149fc5790ff', '2026-11-28 07:58:31.766721+00', '0014_journey_results', NULL, NULL, '2026-11-28 07:58:31.766721+00', 1);

INSERT INTO public._tern_functions VALUES ('functions/account_states', 'a1c6db4bf12847684901d011893d2a771a368a783252946dd45727659e2fcfa8');
INSERT INTO public._tern_functions VALUES ('functions/advisory_locks', '49914865828f9cf83cd971bd23ef0eac6ee526f38958af0582cd5156fe1752b6');
INSERT INTO public._tern_functions VALUES ('functions/frequency_lock', '834ca2f6bcd3829306eca3af5ffcad6731e88a0f333802f5970b7c64adda847f');
INSERT INTO public._tern_functions VALUES ('functions/json_values', '483dc1ff25a3f7f656a876f8eb016a14c5be958ce1169589c6262cbe99d4c016');
INSERT INTO public._tern_functions VALUES ('functions/recent_marketing_sends', '887183bfc853963ab7486fb93f40f5b34b62ecef82a24500686cfe98c0138268');
INSERT INTO public._tern_functions VALUES ('functions/region_blocks', '4af238c5d1f6f169d5f58c7bf550f0b4188b9a0db54cd2706bf84b6339a80d8a');
INSERT INTO public._tern_functions VALUES ('functions/sending_numbers', '7a21d5695abcfb9377f6367520a55d0a43995ba539b90f79a1415e3c861866c5');
INSERT INTO public._tern_functions VALUES ('functions/spending', 'e777aa0dc97e8e89dfd9dd706287f57b5282e2280ee3217d16d893289b0608c4');
INSERT INTO public._tern_functions VALUES ('functions/suppression_scope', '51175d7e1d687f0dd470f2f51f27e42b91f21cc716766d75932ea9509649b455');

INSERT INTO public.accounts VALUES ('acc_01m8gjkeb1eq6rz9cmcfkdk5qn', 'acc_01m8gjkeb1eq6rz9cmcfkdk5qn', 'tenant', 'Before the upgrade', 'active', 'US', NULL, NULL, NULL, NULL, false, NULL, NULL, '{AS,CA,GU,MP,PR,US,VI}', '2026-11-28 07:58:32.289+00');

INSERT INTO public.alert_checks VALUES ('acc_01m8gjkeb1eq6rz9cmcfkdk5qn', 'acc_01m8gjkeb1eq6rz9cmcfkdk5qn', '2026-11-28 08:03:32.289+00');

INSERT INTO public.api_key_lookup VALUES ('51685b38b833ab72e412bac4002cfe96f2b0aad891657186ba5f4a1dab6e5f90', 'acc_01m8gjkeb1eq6rz9cmcfkdk5qn', 'key_01m8gjkeb1eq79r11s2y7r7fmg');

INSERT INTO public.api_keys VALUES ('acc_01m8gjkeb1eq6rz9cmcfkdk5qn', 'key_01m8gjkeb1eq79r11s2y7r7fmg', 'acc_01m8gjkeb1eq6rz9cmcfkdk5qn', 'first key', '51685b38b833ab72e412bac4002cfe96f2b0aad891657186ba5f4a1dab6e5f90', '{full}', 'live', 'name', '2026-11-28 07:58:32.289+00', NULL, NULL, '2026-11-28 07:58:34.731+00', NULL, '{}');

INSERT INTO public.audit_entries VALUES ('acc_01m8gjkeb1eq6rz9cmcfkdk5qn', 'aud_01m8gjkennetzrfym2g4gmf9zt', 'acc_01m8gjkeb1eq6rz9cmcfkdk5qn', 'key_01m8gjkeb1eq79r11s2y7r7fmg', 'phone-numbers.ensureDefault', 'ok', 'ac919c6e38fb79b49d254e82abb59c8cfc1a62d6bd364aa41de1de7798582805', 'req_b133d3f94e904cf08a998d021fbe727c', '2026-11-28 07:58:32.629+00', 1, '0000000000000000000000000000000000000000000000000000000000000000', 'e5ec1b12871686a32809e9dadc445d36848de7bff63692389173f7321094db4e', NULL);
INSERT INTO public.audit_entries VALUES ('acc_01m8gjkeb1eq6rz9cmcfkdk5qn', 'aud_01m8gjkev5eavb7714ydm3r21z', 'acc_01m8gjkeb1eq6rz9cmcfkdk5qn', 'key_01m8gjkeb1eq79r11s2y7r7fmg', 'contacts.import', 'ok', 'ccff144b2e1ebf47f463ee67ad31082980cb1eadf66245701745df00e8249170', 'req_2637938e76be43feb5326c2de5fe5377', '2026-11-28 07:58:32.805+00', 2, 'e5ec1b12871686a32809e9dadc445d36848de7bff63692389173f7321094db4e', '0b23df0bc7df2a5cc74c1cb7c7698d573f209212e5a0bd8b5be142a556baa138', NULL);
INSERT INTO public.audit_entries VALUES ('acc_01m8gjkeb1eq6rz9cmcfkdk5qn', 'aud_01m8gjkew5e30rbeed1pwkbw3z', 'acc_01m8gjkeb1eq6rz9cmcfkdk5qn', 'key_01m8gjkeb1eq79r11s2y7r7fmg', 'messages.simulateInbound', 'ok', '46c47d9529343fe08e80792f3ca4940d1495d7612cfd09d3bb70d9e04445e014', 'req_2e3eb57c1ba6403a9045d745de6869d6', '2026-11-28 07:58:32.837+00', 3, '0b23df0bc7df2a5cc74c1cb7c7698d573f209212e5a0bd8b5be142a556baa138', '9d40dfc7c5a590284de0033841496246c1ceb131a44830bcd276b83a6e120edf', NULL);
INSERT INTO public.audit_entries VALUES ('acc_01m8gjkeb1eq6rz9cmcfkdk5qn', 'aud_01m8gjkeytevpbakckpgs9455e', 'acc_01m8gjkeb1eq6rz9cmcfkdk5qn', 'key_01m8gjkeb1eq79r11s2y7r7fmg', 'contacts.forget', 'ok', '84f1918ca131759204a41be7731ca423edffee6a5646e5bfd9e1abdf192ef93a', 'req_9c71b91fd72c41659427e3e3768b6dd8', '2026-11-28 07:58:32.922+00', 4, '9d40dfc7c5a590284de0033841496246c1ceb131a44830bcd276b83a6e120edf', 'ac2d869edfc1d82aacf3d9e1852cb73465b5eae322b365dc2486331b11ff0bb5', NULL);
INSERT INTO public.audit_entries VALUES ('acc_01m8gjkeb1eq6rz9cmcfkdk5qn', 'aud_01m8gjkf1ze8h98sr0gnmftspp', 'acc_01m8gjkeb1eq6rz9cmcfkdk5qn', 'key_01m8gjkeb1eq79r11s2y7r7fmg', 'segments.create', 'ok', 'c94ee360ba934aa769809918cc4c0aa1634336ce2358a37614a53d6c8b4e3412', 'req_d82e015dafef4835a4e7e10ee5b46f9e', '2026-11-28 07:58:33.023+00', 5, 'ac2d869edfc1d82aacf3d9e1852cb73465b5eae322b365dc2486331b11ff0bb5', '41f45246441cfa87756560a612d5a77856ed9cf5a8fb18c7e38509684921a42f', NULL);
INSERT INTO public.audit_entries VALUES ('acc_01m8gjkeb1eq6rz9cmcfkdk5qn', 'aud_01m8gjkf3qesvan82fztjf1jke', 'acc_01m8gjkeb1eq6rz9cmcfkdk5qn', 'key_01m8gjkeb1eq79r11s2y7r7fmg', 'campaigns.create', 'ok', '6b74dc29ea94b1f09a136db68fc056383eb78bf65c464090af7afbffab658947', 'req_4a8e444d55674e3895f32744c3e8ae06', '2026-11-28 07:58:33.079+00', 6, '41f45246441cfa87756560a612d5a77856ed9cf5a8fb18c7e38509684921a42f', 'a9d26a4fd52b1b9df21c3cae91de86a46b79c939e64ca944c3d7cb7979e652b4', NULL);
INSERT INTO public.audit_entries VALUES ('acc_01m8gjkeb1eq6rz9cmcfkdk5qn', 'aud_01m8gjkf7dejttwdd4a0w0mb9v', 'acc_01m8gjkeb1eq6rz9cmcfkdk5qn', 'key_01m8gjkeb1eq79r11s2y7r7fmg', 'campaigns.launch', 'ok', '397e6a742df5ae0f999814a7fdbdcc7757a4e161b684d8be9ec07002c37deed8', 'req_541d375d42c345dcb9b87a8edf92d8cb', '2026-11-28 07:58:33.197+00', 7, 'a9d26a4fd52b1b9df21c3cae91de86a46b79c939e64ca944c3d7cb7979e652b4', '89dfd846c1c5f7900147c8e0b11eb78b510cfb0ed66385349acfa1ed837ffdbd', NULL);
INSERT INTO public.audit_entries VALUES ('acc_01m8gjkeb1eq6rz9cmcfkdk5qn', 'aud_01m8gjkgavektakb67aed02m6z', 'acc_01m8gjkeb1eq6rz9cmcfkdk5qn', 'key_01m8gjkeb1eq79r11s2y7r7fmg', 'campaigns.create', 'ok', '410d6ff36c7f97e0e8fc20329f441297d3242c1e7559f0b975193e6f58afa85d', 'req_d4f9caf98d334cd58aaf8128137a122f', '2026-11-28 07:58:34.331+00', 8, '89dfd846c1c5f7900147c8e0b11eb78b510cfb0ed66385349acfa1ed837ffdbd', '4f85e3aec32045a43036058e5e805dde84bc900c0be09cc1249f5051ce75acec', NULL);
INSERT INTO public.audit_entries VALUES ('acc_01m8gjkeb1eq6rz9cmcfkdk5qn', 'aud_01m8gjkgc9evkrtw253cnz7k5m', 'acc_01m8gjkeb1eq6rz9cmcfkdk5qn', 'key_01m8gjkeb1eq79r11s2y7r7fmg', 'campaigns.launch', 'ok', '5ac9b8d40ee739f2e48056c855f2b2a489494a51761002faaebd9a003a37bd20', 'req_514694dd610e4472a1f93897b0fa8b55', '2026-11-28 07:58:34.377+00', 9, '4f85e3aec32045a43036058e5e805dde84bc900c0be09cc1249f5051ce75acec', '3eb7cbe8340dc53d80ff6d156afb24e0ea2c400fdfcd6c20912ff45a675fd5c6', NULL);
INSERT INTO public.audit_entries VALUES ('acc_01m8gjkeb1eq6rz9cmcfkdk5qn', 'aud_01m8gjkgemevk8e0nr85rz9kzn', 'acc_01m8gjkeb1eq6rz9cmcfkdk5qn', 'key_01m8gjkeb1eq79r11s2y7r7fmg', 'messages.send', 'ok', '1f78c7aa01f4567eb369a79efcbf5264275edb4e39208f818d31255bb77ad8e1', 'req_1b7cbcb869514921818c742b378c13fb', '2026-11-28 07:58:34.452+00', 10, '3eb7cbe8340dc53d80ff6d156afb24e0ea2c400fdfcd6c20912ff45a675fd5c6', '4b89699502d00638f877312807684d12c4f1b59e9c432ec3f316e28065c2fc64', NULL);
INSERT INTO public.audit_entries VALUES ('acc_01m8gjkeb1eq6rz9cmcfkdk5qn', 'aud_01m8gjkggweyn8svtvwkpxmh9b', 'acc_01m8gjkeb1eq6rz9cmcfkdk5qn', 'key_01m8gjkeb1eq79r11s2y7r7fmg', 'journeys.create', 'ok', 'a816d993d39d00195e251d6204dd31a726135b85b9e04c70ed3ca699035f4cf1', 'req_0e089781fec94195b2a6732d4a7d0cd6', '2026-11-28 07:58:34.524+00', 11, '4b89699502d00638f877312807684d12c4f1b59e9c432ec3f316e28065c2fc64', '7fe0350ffdea031f76aa4e5e5c69e5c9b7f30db0418643415b01c18c87e20d1b', NULL);
INSERT INTO public.audit_entries VALUES ('acc_01m8gjkeb1eq6rz9cmcfkdk5qn', 'aud_01m8gjkgjbeb9tyhaxcs1azf2m', 'acc_01m8gjkeb1eq6rz9cmcfkdk5qn', 'key_01m8gjkeb1eq79r11s2y7r7fmg', 'journeys.nodes.create', 'ok', '2877d987c418a44d35ee069cbbe673134814e820b0b04da0b65c073633f9c918', 'req_725005cf4d8b4b95aba2330da68e07e3', '2026-11-28 07:58:34.571+00', 12, '7fe0350ffdea031f76aa4e5e5c69e5c9b7f30db0418643415b01c18c87e20d1b', 'a63e88fc426f2d99ea4961089eaea600b2accfc54d32acb450fa96b3e6ef1a2a', NULL);
INSERT INTO public.audit_entries VALUES ('acc_01m8gjkeb1eq6rz9cmcfkdk5qn', 'aud_01m8gjkgk5e73vh0ztbkshspm1', 'acc_01m8gjkeb1eq6rz9cmcfkdk5qn', 'key_01m8gjkeb1eq79r11s2y7r7fmg', 'journeys.nodes.create', 'ok', 'f251ed3142fde8179a8aba609f5a1180e779875b16bb655c28b1de445d3261e9', 'req_0d6dd039d4b04157817cabe3407acd10', '2026-11-28 07:58:34.597+00', 13, 'a63e88fc426f2d99ea4961089eaea600b2accfc54d32acb450fa96b3e6ef1a2a', '59e00e73a53c0ba938c0617cf047eaa1bbd4b0739f810137087b032025683a58', NULL);
INSERT INTO public.audit_entries VALUES ('acc_01m8gjkeb1eq6rz9cmcfkdk5qn', 'aud_01m8gjkjr4ew2bkebyq4nk3xa6', 'acc_01m8gjkeb1eq6rz9cmcfkdk5qn', 'key_01m8gjkeb1eq79r11s2y7r7fmg', 'compliance.export', 'ok', 'fe6aa3d89830fce49cbce4749e53e4b8dee298ec235bcb7a0d2d2b2298c87267', 'req_8bb0c67cfc804c20941f322776cc7881', '2026-11-28 07:58:36.804+00', 20, '6f3d00e5913814e5ec557c87c854e1b2d177e9d1fe5134ce3711e33521a772ee', '02cd10bdbc4b3c9ab44b512dd1aeec7aa2bd7a3b60556124140f4613de20d5fe', NULL);
INSERT INTO public.audit_entries VALUES ('acc_01m8gjkeb1eq6rz9cmcfkdk5qn', 'aud_01m8gjkgkgedv85rp5nhy8m2n9', 'acc_01m8gjkeb1eq6rz9cmcfkdk5qn', 'key_01m8gjkeb1eq79r11s2y7r7fmg', 'journeys.nodes.create', 'ok', '706155c6b010cc67510edbb5944bb6c8749256ae765ed294318239ff5bed91a6', 'req_35cd4afd89ff45eba285095e7569b873', '2026-11-28 07:58:34.608+00', 14, '59e00e73a53c0ba938c0617cf047eaa1bbd4b0739f810137087b032025683a58', '7dc0fde0479635a1abe1609de075182fcb04a899984b616765b1c2ff06ae5bae', NULL);
INSERT INTO public.audit_entries VALUES ('acc_01m8gjkeb1eq6rz9cmcfkdk5qn', 'aud_01m8gjkgktehn90d0df7fh52s4', 'acc_01m8gjkeb1eq6rz9cmcfkdk5qn', 'key_01m8gjkeb1eq79r11s2y7r7fmg', 'journeys.edges.create', 'ok', 'ce7c9d2e8b12148949873f6ea79e74c07b4bdeb0b97234e3405cf43fcbe12977', 'req_341030b2d0ee4ab38e6d381a52dcddbf', '2026-11-28 07:58:34.618+00', 15, '7dc0fde0479635a1abe1609de075182fcb04a899984b616765b1c2ff06ae5bae', '5fe2f4e7b256aaa004cfaaed0db8d684e3dc00f34f8879796a9f1e7aba0ac5a4', NULL);
INSERT INTO public.audit_entries VALUES ('acc_01m8gjkeb1eq6rz9cmcfkdk5qn', 'aud_01m8gjkgmbeg8bbcsps7a94yp6', 'acc_01m8gjkeb1eq6rz9cmcfkdk5qn', 'key_01m8gjkeb1eq79r11s2y7r7fmg', 'journeys.edges.create', 'ok', 'f1cc78af4a715761d5f1553e5ddecf2df2ade6f855eb37911c206644d2a34b02', 'req_a5ef322d7a654e229abea483df0ac67a', '2026-11-28 07:58:34.635+00', 16, '5fe2f4e7b256aaa004cfaaed0db8d684e3dc00f34f8879796a9f1e7aba0ac5a4', '76194b55fa321b7a91449fcfde86d3aa76838aee9e45b844ab9c643823d73c97', NULL);
INSERT INTO public.audit_entries VALUES ('acc_01m8gjkeb1eq6rz9cmcfkdk5qn', 'aud_01m8gjkgn0e7hs6p77tcb5rzp0', 'acc_01m8gjkeb1eq6rz9cmcfkdk5qn', 'key_01m8gjkeb1eq79r11s2y7r7fmg', 'journeys.edges.create', 'ok', '23f2a426646393d393e00e9526c38a3ec14e29d4588d01e296d2c0561881ae8a', 'req_0ba960a173e44756b19153a3240ab88f', '2026-11-28 07:58:34.656+00', 17, '76194b55fa321b7a91449fcfde86d3aa76838aee9e45b844ab9c643823d73c97', 'f48075f017d60b5fd42a0db5c87d3f5928bd90854d83c17b2ede62a8b0b4ef8f', NULL);
INSERT INTO public.audit_entries VALUES ('acc_01m8gjkeb1eq6rz9cmcfkdk5qn', 'aud_01m8gjkgp5eg3sja5pmfqww4y7', 'acc_01m8gjkeb1eq6rz9cmcfkdk5qn', 'key_01m8gjkeb1eq79r11s2y7r7fmg', 'journeys.publish', 'ok', 'eff738738708369f00438e9d2db0f2422e145a4a8e8d3c700d39e7fe6519ae86', 'req_07c5b07a048d44b7b3a8d592d953c731', '2026-11-28 07:58:34.693+00', 18, 'f48075f017d60b5fd42a0db5c87d3f5928bd90854d83c17b2ede62a8b0b4ef8f', '7aa728b3c1a6b42aa8f71f1d5814579d53b402507c8b3916f4010b709d64277a', NULL);
INSERT INTO public.audit_entries VALUES ('acc_01m8gjkeb1eq6rz9cmcfkdk5qn', 'aud_01m8gjkgqbevyr3zr1yxera5gy', 'acc_01m8gjkeb1eq6rz9cmcfkdk5qn', 'key_01m8gjkeb1eq79r11s2y7r7fmg', 'journeys.enroll', 'ok', 'acf9191c4e2166fa876031eaa093914fa5beabee0fb7c67a726bcc9a73e8c195', 'req_fa43a5a0cccf4313a44e132ffabc617c', '2026-11-28 07:58:34.731+00', 19, '7aa728b3c1a6b42aa8f71f1d5814579d53b402507c8b3916f4010b709d64277a', '6f3d00e5913814e5ec557c87c854e1b2d177e9d1fe5134ce3711e33521a772ee', NULL);

INSERT INTO public.campaign_decisions VALUES ('acc_01m8gjkeb1eq6rz9cmcfkdk5qn', 'cmp_01m8gjkf3qestvna7pp8p1ax5r', 'x1w2pvLGz9K_NyDFK9JN4_', '{"allow": false, "gates": [{"gate": "state", "inputs": {"state": "active", "paused": false}, "reason": null, "outcome": "pass"}, {"gate": "sender", "inputs": {"carrier": "simulator", "number_id": "num_01m8gjkennetza4svp91n4b0gn"}, "reason": null, "outcome": "pass"}, {"gate": "recipient", "inputs": {"country": "US", "line_type": "RECORDED"}, "reason": null, "outcome": "pass"}, {"gate": "consent", "inputs": {"rule": "consent.opted_out", "status": "opted_out", "purpose": "transactional", "relationship": null, "suppressed_by": "keyword"}, "reason": "opted_out", "outcome": "refuse"}], "rule_pack": "us-2026-11"}');
INSERT INTO public.campaign_decisions VALUES ('acc_01m8gjkeb1eq6rz9cmcfkdk5qn', 'cmp_01m8gjkf3qestvna7pp8p1ax5r', 'TB3YgajMmtN6GcEOptx0QW', '{"allow": true, "gates": [{"gate": "state", "inputs": {"state": "active", "paused": false}, "reason": null, "outcome": "pass"}, {"gate": "sender", "inputs": {"carrier": "simulator", "number_id": "num_01m8gjkennetza4svp91n4b0gn"}, "reason": null, "outcome": "pass"}, {"gate": "recipient", "inputs": {"country": "US", "line_type": "RECORDED"}, "reason": null, "outcome": "pass"}, {"gate": "consent", "inputs": {"rule": "consent.transactional.opted_in", "status": "opted_in", "purpose": "transactional", "relationship": null, "suppressed_by": null}, "reason": null, "outcome": "pass"}, {"gate": "content", "inputs": {"encoding": "GSM-7", "segments": 1, "marketing": false}, "reason": null, "outcome": "pass"}, {"gate": "quiet_hours", "inputs": {"rules": "exempt.transactional"}, "reason": null, "outcome": "pass"}, {"gate": "frequency", "inputs": {"rules": "exempt.transactional"}, "reason": null, "outcome": "pass"}, {"gate": "credits", "inputs": {"needed": 1, "available": null}, "reason": null, "outcome": "pass"}], "rule_pack": "us-2026-11"}');

INSERT INTO public.campaign_recipients VALUES ('acc_01m8gjkeb1eq6rz9cmcfkdk5qn', 'cmp_01m8gjkf3qestvna7pp8p1ax5r', 'con_01m8gjkev5eag9ageesyx32j6b', 'excluded', 'opted_out', NULL, 'x1w2pvLGz9K_NyDFK9JN4_', NULL, '2026-11-28 07:58:33.316+00', NULL);
INSERT INTO public.campaign_recipients VALUES ('acc_01m8gjkeb1eq6rz9cmcfkdk5qn', 'cmp_01m8gjkf3qestvna7pp8p1ax5r', 'con_01m8gjkev5eagv953smp5e9br6', 'accepted', NULL, 'msg_01m8gjkfb4e9wtevkkpqp3zedc', 'TB3YgajMmtN6GcEOptx0QW', 1000, '2026-11-28 07:58:33.316+00', NULL);
INSERT INTO public.campaign_recipients VALUES ('acc_01m8gjkeb1eq6rz9cmcfkdk5qn', 'cmp_01m8gjkf3qestvna7pp8p1ax5r', 'con_01m8gjkev5eahb0nbbcgy6x7tm', 'accepted', NULL, 'msg_01m8gjkfb4e9xbpc8ec6zxgd7z', 'TB3YgajMmtN6GcEOptx0QW', 999, '2026-11-28 07:58:33.316+00', NULL);

INSERT INTO public.campaigns VALUES ('acc_01m8gjkeb1eq6rz9cmcfkdk5qn', 'cmp_01m8gjkf3qestvna7pp8p1ax5r', 'acc_01m8gjkeb1eq6rz9cmcfkdk5qn', 'Your order 1021 has shipped.', 'completed', NULL, 'transactional', 'Your order 1021 has shipped.', NULL, NULL, '{"include": {"contact_ids": ["con_01m8gjkev5eag9ageesyx32j6b", "con_01m8gjkev5eagv953smp5e9br6", "con_01m8gjkev5eahb0nbbcgy6x7tm"]}}', NULL, 'num_01m8gjkennetza4svp91n4b0gn', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"min_sent": 200, "max_failure_percent": 30, "max_opt_out_percent": 5}', NULL, NULL, NULL, NULL, '1970-01-01 00:00:00+00', '~', true, 3, '2026-11-28 07:58:33.079+00', '2026-11-28 07:58:33.83+00', '2026-11-28 07:58:33.197+00', '2026-11-28 07:58:33.83+00', 1, 'req_541d375d42c345dcb9b87a8edf92d8cb', NULL, NULL);
INSERT INTO public.campaigns VALUES ('acc_01m8gjkeb1eq6rz9cmcfkdk5qn', 'cmp_01m8gjkgavekst3erg5ex1ywm2', 'acc_01m8gjkeb1eq6rz9cmcfkdk5qn', 'The sale ends today. Reply STOP to opt out.', 'scheduled', NULL, 'marketing', 'The sale ends today. Reply STOP to opt out.', NULL, NULL, '{"include": {"contact_ids": ["con_01m8gjkev5eagv953smp5e9br6"]}}', NULL, 'num_01m8gjkennetza4svp91n4b0gn', NULL, '2026-12-02 19:30:00+00', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"min_sent": 200, "max_failure_percent": 30, "max_opt_out_percent": 5}', NULL, NULL, NULL, NULL, '1970-01-01 00:00:00+00', '', false, 1, '2026-11-28 07:58:34.331+00', '2026-11-28 07:58:34.377+00', NULL, NULL, 1, 'req_514694dd610e4472a1f93897b0fa8b55', NULL, NULL);

INSERT INTO public.chain_heads VALUES ('acc_01m8gjkeb1eq6rz9cmcfkdk5qn', 'consent', 7, 'f4a1b724877e624520b38874b3d985cba16e034d61cf4af152c51c23a3923875');
INSERT INTO public.chain_heads VALUES ('acc_01m8gjkeb1eq6rz9cmcfkdk5qn', 'audit', 20, '02cd10bdbc4b3c9ab44b512dd1aeec7aa2bd7a3b60556124140f4613de20d5fe');

INSERT INTO public.consent_entries VALUES ('acc_01m8gjkeb1eq6rz9cmcfkdk5qn', 'cse_01m8gjkev5eans4bey4mcwxs5p', 'acc_01m8gjkeb1eq6rz9cmcfkdk5qn', 'con_01m8gjkev5eag9ageesyx32j6b', '+12025550161', 'opted_in', 'general', 'web_form', 'https://example.com/signup', NULL, NULL, '{"import_id": "imp_01m8gjkev5ean8trzz2eetr1m0"}', 'key_01m8gjkeb1eq79r11s2y7r7fmg', NULL, '2026-01-01 00:00:00+00', '2026-11-28 07:58:32.805+00', NULL, NULL, 'req_2637938e76be43feb5326c2de5fe5377', 1, '0000000000000000000000000000000000000000000000000000000000000000', '1e1fb0b49ba41b4f3ba059e9fcf311e24fb08f5c4a437ac9ecc347fcbf06a12b', '03b23a04e9e68bc5d56a829327b80386', '8035caca35c7e39309d1350bdab4caf31f5b976bcf8a578e30c7c5ad66a09159', NULL, '');
INSERT INTO public.consent_entries VALUES ('acc_01m8gjkeb1eq6rz9cmcfkdk5qn', 'cse_01m8gjkev5eap94ffn1knqrk8n', 'acc_01m8gjkeb1eq6rz9cmcfkdk5qn', 'con_01m8gjkev5eagv953smp5e9br6', '+12025550162', 'opted_in', 'general', 'web_form', 'https://example.com/signup', NULL, NULL, '{"import_id": "imp_01m8gjkev5ean8trzz2eetr1m0"}', 'key_01m8gjkeb1eq79r11s2y7r7fmg', NULL, '2026-01-01 00:00:00+00', '2026-11-28 07:58:32.805+00', NULL, NULL, 'req_2637938e76be43feb5326c2de5fe5377', 2, '1e1fb0b49ba41b4f3ba059e9fcf311e24fb08f5c4a437ac9ecc347fcbf06a12b', '1323201bc88536a4a9c8bc9f0fd79174c80f1eccbdcb31711c1160be535b65f3', '45702576e4456683438ad90e981e791c', '472fc98fad32459f5deb8f88ca47521beeeef5ee4425e63c2fe08330f04b1f93', NULL, '');
INSERT INTO public.consent_entries VALUES ('acc_01m8gjkeb1eq6rz9cmcfkdk5qn', 'cse_01m8gjkev5eapsashzvtc8rmas', 'acc_01m8gjkeb1eq6rz9cmcfkdk5qn', 'con_01m8gjkev5eahb0nbbcgy6x7tm', '+12025550163', 'opted_in', 'general', 'web_form', 'https://example.com/signup', NULL, NULL, '{"import_id": "imp_01m8gjkev5ean8trzz2eetr1m0"}', 'key_01m8gjkeb1eq79r11s2y7r7fmg', NULL, '2026-01-01 00:00:00+00', '2026-11-28 07:58:32.805+00', NULL, NULL, 'req_2637938e76be43feb5326c2de5fe5377', 3, '1323201bc88536a4a9c8bc9f0fd79174c80f1eccbdcb31711c1160be535b65f3', '3f48613fba3b8a5ffd84e0ba073bdba7148f756b62463648a844e559433f2bc6', '144a86cb4255e04b7ef49306733cdd8e', '6df0265f62a3ba0d71b904e384a9fb5bd29e0e7c2374de7293a4225acd580cbf', NULL, '');
INSERT INTO public.consent_entries VALUES ('acc_01m8gjkeb1eq6rz9cmcfkdk5qn', 'cse_01m8gjkev5eaqafvvptw6nycfc', 'acc_01m8gjkeb1eq6rz9cmcfkdk5qn', 'con_01m8gjkev5eahr7r0csw7hwnkp', '+12025550164', 'opted_in', 'general', 'web_form', 'https://example.com/signup', NULL, NULL, '{"import_id": "imp_01m8gjkev5ean8trzz2eetr1m0"}', 'key_01m8gjkeb1eq79r11s2y7r7fmg', NULL, '2026-01-01 00:00:00+00', '2026-11-28 07:58:32.805+00', NULL, NULL, 'req_2637938e76be43feb5326c2de5fe5377', 4, '3f48613fba3b8a5ffd84e0ba073bdba7148f756b62463648a844e559433f2bc6', '43b580bd04e5796c0f14a260ccba35ab0a40a9d04715cca05ccd740f0bcfbea2', '46a81974a22c2d041af0b409133543ab', '6bfee7fe1c401ee85dd3eadbf3bc5305856baec044355f278715028f6c5edae9', NULL, '');
INSERT INTO public.consent_entries VALUES ('acc_01m8gjkeb1eq6rz9cmcfkdk5qn', 'cse_01m8gjkew5e2y9z5cqsghvrvhh', 'acc_01m8gjkeb1eq6rz9cmcfkdk5qn', 'con_01m8gjkev5eag9ageesyx32j6b', '+12025550161', 'opted_out', 'all', 'keyword', 'simulated inbound message', NULL, NULL, '{"simulated": true, "inbound_id": "inb_01m8gjkew5e2xs3rf672btmdph"}', 'contact', 'stop.exact.en.stop', '2026-11-28 07:58:32.837+00', '2026-11-28 07:58:32.837+00', NULL, NULL, 'req_2e3eb57c1ba6403a9045d745de6869d6', 6, '57ff5083978997070680e4af5cd356d3a6502d826301a870ece84fd125a968ed', '69812a06bf6885fd9f331aff885a54976435d6f880fc7ebb86968577b673c5f7', '5954075315a7ceeac87ae25cd163f168', 'c758dcfd70f357593e0bd33f06aa3f7141eb55ce53dee54c26654ad26fc180cc', NULL, '');
INSERT INTO public.consent_entries VALUES ('acc_01m8gjkeb1eq6rz9cmcfkdk5qn', 'cse_01m8gjkev5eaqs89zkaf7499ph', 'acc_01m8gjkeb1eq6rz9cmcfkdk5qn', 'con_01m8gjkev5eaj8t1afnnhehfb0', '[erased]', 'opted_in', 'general', 'web_form', NULL, NULL, NULL, NULL, 'key_01m8gjkeb1eq79r11s2y7r7fmg', NULL, '2026-01-01 00:00:00+00', '2026-11-28 07:58:32.805+00', NULL, NULL, 'req_2637938e76be43feb5326c2de5fe5377', 5, '43b580bd04e5796c0f14a260ccba35ab0a40a9d04715cca05ccd740f0bcfbea2', '57ff5083978997070680e4af5cd356d3a6502d826301a870ece84fd125a968ed', NULL, '5e98bbfbdbf39676475d15e624195fd2ab0b5ace591e42657476dfa1071f404d', 'cse_01m8gjkeytevn9fztqtjdxk47b', '');
INSERT INTO public.consent_entries VALUES ('acc_01m8gjkeb1eq6rz9cmcfkdk5qn', 'cse_01m8gjkeytevn9fztqtjdxk47b', 'acc_01m8gjkeb1eq6rz9cmcfkdk5qn', 'con_01m8gjkev5eaj8t1afnnhehfb0', '[erased]', 'forgotten', 'all', 'api', 'contacts.forget', NULL, NULL, '{"entries": ["cse_01m8gjkev5eaqs89zkaf7499ph"]}', 'key_01m8gjkeb1eq79r11s2y7r7fmg', NULL, '2026-11-28 07:58:32.922+00', '2026-11-28 07:58:32.922+00', NULL, NULL, 'req_9c71b91fd72c41659427e3e3768b6dd8', 7, '69812a06bf6885fd9f331aff885a54976435d6f880fc7ebb86968577b673c5f7', 'f4a1b724877e624520b38874b3d985cba16e034d61cf4af152c51c23a3923875', 'c4802cec3af43eca91ec23ab27310e17', 'e56f0554dfe5f65318c561c3a148cbfb8f9e8b7f9836b99357e56be89d3e7a3f', NULL, '');

INSERT INTO public.contacts VALUES ('acc_01m8gjkeb1eq6rz9cmcfkdk5qn', 'con_01m8gjkev5eagv953smp5e9br6', 'acc_01m8gjkeb1eq6rz9cmcfkdk5qn', '+12025550162', 'US', NULL, NULL, NULL, NULL, NULL, '{}', 'opted_in', 'web_form', '2026-01-01 00:00:00+00', NULL, NULL, '2026-11-28 07:58:32.805+00', '2026-11-28 07:58:32.805+00', 1);
INSERT INTO public.contacts VALUES ('acc_01m8gjkeb1eq6rz9cmcfkdk5qn', 'con_01m8gjkev5eahb0nbbcgy6x7tm', 'acc_01m8gjkeb1eq6rz9cmcfkdk5qn', '+12025550163', 'US', NULL, NULL, NULL, NULL, NULL, '{}', 'opted_in', 'web_form', '2026-01-01 00:00:00+00', NULL, NULL, '2026-11-28 07:58:32.805+00', '2026-11-28 07:58:32.805+00', 1);
INSERT INTO public.contacts VALUES ('acc_01m8gjkeb1eq6rz9cmcfkdk5qn', 'con_01m8gjkev5eahr7r0csw7hwnkp', 'acc_01m8gjkeb1eq6rz9cmcfkdk5qn', '+12025550164', 'US', NULL, NULL, NULL, NULL, NULL, '{}', 'opted_in', 'web_form', '2026-01-01 00:00:00+00', NULL, NULL, '2026-11-28 07:58:32.805+00', '2026-11-28 07:58:32.805+00', 1);
INSERT INTO public.contacts VALUES ('acc_01m8gjkeb1eq6rz9cmcfkdk5qn', 'con_01m8gjkev5eag9ageesyx32j6b', 'acc_01m8gjkeb1eq6rz9cmcfkdk5qn', '+12025550161', 'US', NULL, NULL, NULL, NULL, NULL, '{}', 'opted_out', 'keyword', '2026-11-28 07:58:32.837+00', 'opted_in', NULL, '2026-11-28 07:58:32.805+00', '2026-11-28 07:58:32.837+00', 1);

INSERT INTO public.conversations VALUES ('acc_01m8gjkeb1eq6rz9cmcfkdk5qn', 'thr_01m8gjkew5e30bg1nbzssajk9z', 'acc_01m8gjkeb1eq6rz9cmcfkdk5qn', 'num_01m8gjkennetza4svp91n4b0gn', '+17025553764', '+12025550161', 'con_01m8gjkev5eag9ageesyx32j6b', 'open', NULL, NULL, NULL, '{}', 1, 1, '2026-11-28 07:58:32.837+00', NULL, '2026-11-28 07:58:32.837+00', '2026-11-28 07:58:32.837+00', '2026-11-28 07:58:32.837+00', '2026-11-28 07:58:32.837+00');

INSERT INTO public.credit_accounts VALUES ('acc_01m8gjkeb1eq6rz9cmcfkdk5qn', 'acc_01m8gjkeb1eq6rz9cmcfkdk5qn', 997, 0, NULL, NULL, NULL, NULL, false, '2026-11-28', 3);

INSERT INTO public.credit_entries VALUES ('acc_01m8gjkeb1eq6rz9cmcfkdk5qn', 'cre_01m8gjkeb1eq7v9q4a1aqan3mm', 'acc_01m8gjkeb1eq6rz9cmcfkdk5qn', 'starter', 1000, 'starter:acc_01m8gjkeb1eq6rz9cmcfkdk5qn', NULL, NULL, NULL, '2026-11-28 07:58:32.289+00');
INSERT INTO public.credit_entries VALUES ('acc_01m8gjkeb1eq6rz9cmcfkdk5qn', 'cre_01m8gjkfv3etgtkw0vwt2qx850', 'acc_01m8gjkeb1eq6rz9cmcfkdk5qn', 'campaign', -2, 'capture:cre_01m8gjkfv3etgtkw0vwt2qx850', 'cmp_01m8gjkf3qestvna7pp8p1ax5r', NULL, NULL, '2026-11-28 07:58:33.822+00');
INSERT INTO public.credit_entries VALUES ('acc_01m8gjkeb1eq6rz9cmcfkdk5qn', 'cre_01m8gjkgemevkv3z1mnd4x9mjj', 'acc_01m8gjkeb1eq6rz9cmcfkdk5qn', 'send', -1, 'send:msg_01m8gjkgemevjvdnzd7gmts22t', NULL, 'msg_01m8gjkgemevjvdnzd7gmts22t', NULL, '2026-11-28 07:58:34.452+00');

INSERT INTO public.credit_holds VALUES ('acc_01m8gjkeb1eq6rz9cmcfkdk5qn', 'hld_01m8gjkfb4e9xt4ck2hbe2qh6e', 'acc_01m8gjkeb1eq6rz9cmcfkdk5qn', 'cmp_01m8gjkf3qestvna7pp8p1ax5r', 2, 2, 0, 'closed', '2026-11-28 07:58:33.316+00', '2026-11-28 07:58:33.822+00');

INSERT INTO public.exports VALUES ('acc_01m8gjkeb1eq6rz9cmcfkdk5qn', 'exp_01m8gjkjr4ew2r3q68nhn32dec', 'acc_01m8gjkeb1eq6rz9cmcfkdk5qn', 'ndjson', 'ready', '2026-11-28 07:58:36.804+00', '2026-11-28 08:58:36.804+00');

INSERT INTO public.forgotten_numbers VALUES ('acc_01m8gjkeb1eq6rz9cmcfkdk5qn', 'acc_01m8gjkeb1eq6rz9cmcfkdk5qn', 'c0a22da71400502d10e28d93d593c6cdb7ba604cdb52194433dcb15bbe56741b', '2026-11-28 07:58:32.922+00');

INSERT INTO public.inbound_messages VALUES ('acc_01m8gjkeb1eq6rz9cmcfkdk5qn', 'inb_01m8gjkew5e2xs3rf672btmdph', 'acc_01m8gjkeb1eq6rz9cmcfkdk5qn', 'num_01m8gjkennetza4svp91n4b0gn', 'con_01m8gjkev5eag9ageesyx32j6b', '+12025550161', '+17025553764', 'STOP', 'stop', 'stop.exact.en.stop', 'inb_01m8gjkew5e2xbsn3r1khrs1yj', '2026-11-28 07:58:32.837+00', 'req_2e3eb57c1ba6403a9045d745de6869d6', NULL, NULL, NULL, NULL, '', '[]', NULL);

INSERT INTO public.journey_counts VALUES ('acc_01m8gjkeb1eq6rz9cmcfkdk5qn', 'jrn_01m8gjkggweymrs4xzznqgs4ak', 1, 'jnd_01m8gjkgjbeb98nzx3t0ybysza', 'in', 1);

INSERT INTO public.journey_edges VALUES ('acc_01m8gjkeb1eq6rz9cmcfkdk5qn', 'jed_01m8gjkgktehmvens1y1x6tjmc', 'jrn_01m8gjkggweymrs4xzznqgs4ak', 'jnd_01m8gjkgjbeb98nzx3t0ybysza', 'jnd_01m8gjkgk5e73bh24ww1mapmap', 'next', '', '2026-11-28 07:58:34.618+00');
INSERT INTO public.journey_edges VALUES ('acc_01m8gjkeb1eq6rz9cmcfkdk5qn', 'jed_01m8gjkgmbeg7s4v0fh1jt8meb', 'jrn_01m8gjkggweymrs4xzznqgs4ak', 'jnd_01m8gjkgjbeb98nzx3t0ybysza', 'jnd_01m8gjkgkgedtv381y3mdfzdf2', 'error', '', '2026-11-28 07:58:34.635+00');
INSERT INTO public.journey_edges VALUES ('acc_01m8gjkeb1eq6rz9cmcfkdk5qn', 'jed_01m8gjkgn0e7h8y69ej0wwtwxt', 'jrn_01m8gjkggweymrs4xzznqgs4ak', 'jnd_01m8gjkgk5e73bh24ww1mapmap', 'jnd_01m8gjkgkgedtv381y3mdfzdf2', 'next', '', '2026-11-28 07:58:34.656+00');

INSERT INTO public.journey_enrollments VALUES ('acc_01m8gjkeb1eq6rz9cmcfkdk5qn', 'enr_01m8gjkgqbevy9nvevybhsn4bj', 'acc_01m8gjkeb1eq6rz9cmcfkdk5qn', 'jrn_01m8gjkggweymrs4xzznqgs4ak', 1, 'con_01m8gjkev5eahr7r0csw7hwnkp', 'active', NULL, 'jnd_01m8gjkgjbeb98nzx3t0ybysza', '2026-11-28 07:58:34.731+00', '2026-12-02 19:30:00+00', NULL, false, 1, 1, '{"name": null, "properties": {"starts_at": "2026-12-02T19:30:00.000Z"}, "occurred_at": "2026-11-28T07:58:34.731Z"}', 0, NULL, NULL, '2026-11-28 07:58:34.731+00', NULL, NULL, '', NULL);

INSERT INTO public.journey_nodes VALUES ('acc_01m8gjkeb1eq6rz9cmcfkdk5qn', 'jnd_01m8gjkgjbeb98nzx3t0ybysza', 'jrn_01m8gjkggweymrs4xzznqgs4ak', 'before', 'before', '{"kind": "delay_until", "property": "starts_at"}', '2026-11-28 07:58:34.571+00');
INSERT INTO public.journey_nodes VALUES ('acc_01m8gjkeb1eq6rz9cmcfkdk5qn', 'jnd_01m8gjkgk5e73bh24ww1mapmap', 'jrn_01m8gjkggweymrs4xzznqgs4ak', 'remind', 'remind', '{"kind": "send", "text": "Your visit is tomorrow. Reply STOP to opt out."}', '2026-11-28 07:58:34.597+00');
INSERT INTO public.journey_nodes VALUES ('acc_01m8gjkeb1eq6rz9cmcfkdk5qn', 'jnd_01m8gjkgkgedtv381y3mdfzdf2', 'jrn_01m8gjkggweymrs4xzznqgs4ak', 'end', 'end', '{"kind": "exit"}', '2026-11-28 07:58:34.608+00');

INSERT INTO public.journey_steps VALUES ('acc_01m8gjkeb1eq6rz9cmcfkdk5qn', 'enr_01m8gjkgqbevy9nvevybhsn4bj', 1, 'jnd_01m8gjkgjbeb98nzx3t0ybysza', 'waits', NULL, '{"until": "2026-12-02T19:30:00.000Z"}', '2026-11-28 07:58:34.81+00');

INSERT INTO public.journey_versions VALUES ('acc_01m8gjkeb1eq6rz9cmcfkdk5qn', 'jrn_01m8gjkggweymrs4xzznqgs4ak', 1, '{"exit": [], "edges": [{"id": "jed_01m8gjkgktehmvens1y1x6tjmc", "kind": "next", "condition": null, "to_node_id": "jnd_01m8gjkgk5e73bh24ww1mapmap", "from_node_id": "jnd_01m8gjkgjbeb98nzx3t0ybysza"}, {"id": "jed_01m8gjkgmbeg7s4v0fh1jt8meb", "kind": "error", "condition": null, "to_node_id": "jnd_01m8gjkgkgedtv381y3mdfzdf2", "from_node_id": "jnd_01m8gjkgjbeb98nzx3t0ybysza"}, {"id": "jed_01m8gjkgn0e7h8y69ej0wwtwxt", "kind": "next", "condition": null, "to_node_id": "jnd_01m8gjkgkgedtv381y3mdfzdf2", "from_node_id": "jnd_01m8gjkgk5e73bh24ww1mapmap"}], "entry": {"kind": "call"}, "nodes": [{"id": "jnd_01m8gjkgjbeb98nzx3t0ybysza", "name": "before", "start": true, "config": {"kind": "delay_until", "property": "starts_at"}}, {"id": "jnd_01m8gjkgk5e73bh24ww1mapmap", "name": "remind", "start": false, "config": {"kind": "send", "text": "Your visit is tomorrow. Reply STOP to opt out."}}, {"id": "jnd_01m8gjkgkgedtv381y3mdfzdf2", "name": "end", "start": false, "config": {"kind": "exit"}}], "reentry": {"kind": "never"}, "entry_rules": null, "media_files": {}, "template_versions": {}, "max_messages_per_hour": 10}', '2026-11-28 07:58:34.693+00');

INSERT INTO public.journeys VALUES ('acc_01m8gjkeb1eq6rz9cmcfkdk5qn', 'jrn_01m8gjkggweymrs4xzznqgs4ak', 'acc_01m8gjkeb1eq6rz9cmcfkdk5qn', 'Visit', 'active', NULL, '{"kind": "call"}', NULL, '[]', '{"kind": "never"}', 10, 'jnd_01m8gjkgjbeb98nzx3t0ybysza', 1, false, NULL, NULL, NULL, '2026-11-28 07:58:34.524+00', '2026-11-28 07:58:34.693+00');

INSERT INTO public.measure_groups VALUES ('acc_01m8gjkeb1eq6rz9cmcfkdk5qn', 'ogG9BysTSuGozS5SK8_hKI', '', '', '', '', '', 'num_01m8gjkennetza4svp91n4b0gn', 'simulator', 'US', 'reply', '', '', '', '');
INSERT INTO public.measure_groups VALUES ('acc_01m8gjkeb1eq6rz9cmcfkdk5qn', 'FzBZ2wWK5F-12FncQkg2Gp', 'cmp_01m8gjkf3qestvna7pp8p1ax5r', '', '', '', '', 'num_01m8gjkennetza4svp91n4b0gn', 'simulator', 'US', 'transactional', '', '', '', '');
INSERT INTO public.measure_groups VALUES ('acc_01m8gjkeb1eq6rz9cmcfkdk5qn', 'cmp_01m8gjkf3qestvna7pp8p1ax5r/0', 'cmp_01m8gjkf3qestvna7pp8p1ax5r', '', '', '', '', '', '', '', 'transactional', '', '', '', '');
INSERT INTO public.measure_groups VALUES ('acc_01m8gjkeb1eq6rz9cmcfkdk5qn', 'i5FlYT5AB_Uaj190fl5JlH', '', '', '', '', '', 'num_01m8gjkennetza4svp91n4b0gn', 'simulator', 'US', 'marketing', '', '', '', '');

INSERT INTO public.measure_rollups VALUES ('acc_01m8gjkeb1eq6rz9cmcfkdk5qn', 'acc_01m8gjkeb1eq6rz9cmcfkdk5qn', '2026-11-28 07:45:00+00', '', '', '', '', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0);
INSERT INTO public.measure_rollups VALUES ('acc_01m8gjkeb1eq6rz9cmcfkdk5qn', 'acc_01m8gjkeb1eq6rz9cmcfkdk5qn', '2026-11-28 07:45:00+00', '', '', 'keyword', '', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0);
INSERT INTO public.measure_rollups VALUES ('acc_01m8gjkeb1eq6rz9cmcfkdk5qn', 'acc_01m8gjkeb1eq6rz9cmcfkdk5qn', '2026-11-28 07:45:00+00', '', '', 'web_form', '', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 0, 0, 0);
INSERT INTO public.measure_rollups VALUES ('acc_01m8gjkeb1eq6rz9cmcfkdk5qn', 'acc_01m8gjkeb1eq6rz9cmcfkdk5qn', '2026-11-28 07:45:00+00', 'FzBZ2wWK5F-12FncQkg2Gp', '', '', '', 2, 2, 2, 0, 0, 0, 0, 0, 2, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0);
INSERT INTO public.measure_rollups VALUES ('acc_01m8gjkeb1eq6rz9cmcfkdk5qn', 'acc_01m8gjkeb1eq6rz9cmcfkdk5qn', '2026-11-28 07:45:00+00', 'cmp_01m8gjkf3qestvna7pp8p1ax5r/0', '', 'opted_out', '', 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0);
INSERT INTO public.measure_rollups VALUES ('acc_01m8gjkeb1eq6rz9cmcfkdk5qn', 'acc_01m8gjkeb1eq6rz9cmcfkdk5qn', '2026-11-28 07:45:00+00', 'i5FlYT5AB_Uaj190fl5JlH', '', '', '', 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0);
INSERT INTO public.measure_rollups VALUES ('acc_01m8gjkeb1eq6rz9cmcfkdk5qn', 'acc_01m8gjkeb1eq6rz9cmcfkdk5qn', '2026-11-28 07:45:00+00', 'ogG9BysTSuGozS5SK8_hKI', '', '', '', 1, 1, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0);

INSERT INTO public.measure_work VALUES ('acc_01m8gjkeb1eq6rz9cmcfkdk5qn', 'recount', '2026-11-28', '2026-11-29 03:00:00+00');
INSERT INTO public.measure_work VALUES ('acc_01m8gjkeb1eq6rz9cmcfkdk5qn', 'fold', NULL, NULL);

INSERT INTO public.message_receipts VALUES ('acc_01m8gjkeb1eq6rz9cmcfkdk5qn', 'msg_01m8gjkew5e2zveqg1emxgdr3h', 'delivered', '2026-11-28 07:58:33.354+00', NULL, '2026-11-28 07:58:33.383+00');
INSERT INTO public.message_receipts VALUES ('acc_01m8gjkeb1eq6rz9cmcfkdk5qn', 'msg_01m8gjkfb4e9wtevkkpqp3zedc', 'delivered', '2026-11-28 07:58:34.221+00', NULL, '2026-11-28 07:58:34.316+00');
INSERT INTO public.message_receipts VALUES ('acc_01m8gjkeb1eq6rz9cmcfkdk5qn', 'msg_01m8gjkfb4e9xbpc8ec6zxgd7z', 'delivered', '2026-11-28 07:58:34.221+00', NULL, '2026-11-28 07:58:34.316+00');

INSERT INTO public.messages VALUES ('acc_01m8gjkeb1eq6rz9cmcfkdk5qn', 'msg_01m8gjkew5e2zveqg1emxgdr3h', 'acc_01m8gjkeb1eq6rz9cmcfkdk5qn', 'num_01m8gjkennetza4svp91n4b0gn', NULL, 'con_01m8gjkev5eag9ageesyx32j6b', 'num_01m8gjkennetza4svp91n4b0gn', '+17025553764', '+12025550161', 'Before the upgrade: You are unsubscribed and will get no more texts. Reply START to get them again.', NULL, 'GSM-7', 1, 0, 'reply', 'delivered', NULL, NULL, NULL, '{"rule": "stop.exact.en.stop", "allow": true, "gates": [], "rule_pack": "us-2026-11", "auto_reply": "opted_out"}', 1, '2026-11-28 07:58:32.837+00', '2026-11-28 08:03:32.837+00', NULL, 'simulator', 'sim-0e3815bd-c63c-44e5-8045-156a26a70686', '2026-11-28 07:58:32.837+00', '2026-11-28 07:58:32.941+00', '2026-11-28 07:58:32.957+00', '2026-11-28 07:58:33.383+00', '2026-11-28 07:58:33.383+00', 'req_2e3eb57c1ba6403a9045d745de6869d6', NULL, 'ogG9BysTSuGozS5SK8_hKI', NULL, NULL, NULL);
INSERT INTO public.messages VALUES ('acc_01m8gjkeb1eq6rz9cmcfkdk5qn', 'msg_01m8gjkfb4e9wtevkkpqp3zedc', 'acc_01m8gjkeb1eq6rz9cmcfkdk5qn', 'cmp_01m8gjkf3qestvna7pp8p1ax5r', 'cmp_01m8gjkf3qestvna7pp8p1ax5r', 'con_01m8gjkev5eagv953smp5e9br6', 'num_01m8gjkennetza4svp91n4b0gn', '+17025553764', '+12025550162', 'Your order 1021 has shipped.', NULL, 'GSM-7', 1, 1, 'transactional', 'delivered', NULL, NULL, 'hld_01m8gjkfb4e9xt4ck2hbe2qh6e', NULL, 1, '2026-11-28 07:58:33.316+00', NULL, NULL, 'simulator', 'sim-34e2c70f-09ad-4c74-9cb2-50eb29a2501f', '2026-11-28 07:58:33.316+00', '2026-11-28 07:58:33.813+00', '2026-11-28 07:58:33.822+00', '2026-11-28 07:58:34.316+00', '2026-11-28 07:58:34.316+00', 'req_541d375d42c345dcb9b87a8edf92d8cb', NULL, 'FzBZ2wWK5F-12FncQkg2Gp', NULL, NULL, NULL);
INSERT INTO public.messages VALUES ('acc_01m8gjkeb1eq6rz9cmcfkdk5qn', 'msg_01m8gjkfb4e9xbpc8ec6zxgd7z', 'acc_01m8gjkeb1eq6rz9cmcfkdk5qn', 'cmp_01m8gjkf3qestvna7pp8p1ax5r', 'cmp_01m8gjkf3qestvna7pp8p1ax5r', 'con_01m8gjkev5eahb0nbbcgy6x7tm', 'num_01m8gjkennetza4svp91n4b0gn', '+17025553764', '+12025550163', 'Your order 1021 has shipped.', NULL, 'GSM-7', 1, 1, 'transactional', 'delivered', NULL, NULL, 'hld_01m8gjkfb4e9xt4ck2hbe2qh6e', NULL, 1, '2026-11-28 07:58:33.316+00', NULL, NULL, 'simulator', 'sim-365c40d9-9866-41e0-9006-3ddb5d26a5d1', '2026-11-28 07:58:33.316+00', '2026-11-28 07:58:33.813+00', '2026-11-28 07:58:33.822+00', '2026-11-28 07:58:34.316+00', '2026-11-28 07:58:34.316+00', 'req_541d375d42c345dcb9b87a8edf92d8cb', NULL, 'FzBZ2wWK5F-12FncQkg2Gp', NULL, NULL, NULL);
INSERT INTO public.messages VALUES ('acc_01m8gjkeb1eq6rz9cmcfkdk5qn', 'msg_01m8gjkgemevjvdnzd7gmts22t', 'acc_01m8gjkeb1eq6rz9cmcfkdk5qn', 'num_01m8gjkennetza4svp91n4b0gn', NULL, 'con_01m8gjkev5eahb0nbbcgy6x7tm', 'num_01m8gjkennetza4svp91n4b0gn', '+17025553764', '+12025550163', 'Our sale starts today. Reply STOP to opt out.', NULL, 'GSM-7', 1, 1, 'marketing', 'scheduled', NULL, NULL, NULL, '{"allow": true, "gates": [{"gate": "state", "inputs": {"state": "active", "paused": false}, "reason": null, "outcome": "pass"}, {"gate": "sender", "inputs": {"carrier": "simulator", "number_id": "num_01m8gjkennetza4svp91n4b0gn"}, "reason": null, "outcome": "pass"}, {"gate": "recipient", "inputs": {"country": "US", "line_type": "FIXED_LINE_OR_MOBILE"}, "reason": null, "outcome": "pass"}, {"gate": "consent", "inputs": {"rule": "consent.marketing.opted_in", "status": "opted_in", "purpose": "marketing", "relationship": null, "suppressed_by": null}, "reason": null, "outcome": "pass"}, {"gate": "content", "inputs": {"encoding": "GSM-7", "segments": 1, "marketing": true}, "reason": null, "outcome": "pass"}, {"gate": "quiet_hours", "inputs": {"at": "2026-12-02T19:30:00.000Z", "zone": "America/New_York", "rules": "us-federal-hours", "zones": 1, "tz_source": "area_code", "jurisdictions": "US US-DC", "tz_confidence": "medium"}, "reason": null, "outcome": "pass"}, {"gate": "frequency", "inputs": {"rules": "", "recent": 0}, "reason": null, "outcome": "pass"}, {"gate": "credits", "inputs": {"needed": 1, "available": 998}, "reason": null, "outcome": "pass"}], "rule_pack": "us-2026-11"}', 0, '2026-12-02 19:30:00+00', NULL, NULL, 'simulator', NULL, '2026-11-28 07:58:34.452+00', NULL, NULL, NULL, NULL, 'req_1b7cbcb869514921818c742b378c13fb', NULL, 'i5FlYT5AB_Uaj190fl5JlH', NULL, NULL, NULL);

INSERT INTO public.phone_number_lookup VALUES ('+17025553764', 'acc_01m8gjkeb1eq6rz9cmcfkdk5qn', 'acc_01m8gjkeb1eq6rz9cmcfkdk5qn', 'num_01m8gjkennetza4svp91n4b0gn');

INSERT INTO public.phone_numbers VALUES ('acc_01m8gjkeb1eq6rz9cmcfkdk5qn', 'num_01m8gjkennetza4svp91n4b0gn', 'acc_01m8gjkeb1eq6rz9cmcfkdk5qn', '+17025553764', 'US', 'long_code', 'active', true, 'simulator', NULL, 'unassigned', 10000, '2026-11-28 07:58:32.813+00', '2026-11-28 07:58:32.629+00', NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL);

INSERT INTO public.segment_versions VALUES ('acc_01m8gjkeb1eq6rz9cmcfkdk5qn', 'seg_01m8gjkf1ze8grqwzmaeqywrq0', 1, '{"kind": "consent", "status": "opted_in"}', '2026-11-28 07:58:33.023+00');

INSERT INTO public.segments VALUES ('acc_01m8gjkeb1eq6rz9cmcfkdk5qn', 'seg_01m8gjkf1ze8grqwzmaeqywrq0', 'acc_01m8gjkeb1eq6rz9cmcfkdk5qn', 'Opted in', 'opted in', NULL, 1, '2026-11-28 07:58:33.023+00', '2026-11-28 07:58:33.023+00');

INSERT INTO public.signal_listeners VALUES ('acc_01m8gjkeb1eq6rz9cmcfkdk5qn', 'acc_01m8gjkeb1eq6rz9cmcfkdk5qn', 'consent', 'opted_out', 'jrn_01m8gjkggweymrs4xzznqgs4ak');

INSERT INTO public.simulator_submissions VALUES ('acc_01m8gjkeb1eq6rz9cmcfkdk5qn/msg_01m8gjkew5e2zveqg1emxgdr3h', 'sim-0e3815bd-c63c-44e5-8045-156a26a70686', '+17025553764', '+12025550161', 'Before the upgrade: You are unsubscribed and will get no more texts. Reply START to get them again.', 1, '2026-11-28 07:58:32.954+00', 'delivered', 1, NULL, NULL);
INSERT INTO public.simulator_submissions VALUES ('acc_01m8gjkeb1eq6rz9cmcfkdk5qn/msg_01m8gjkfb4e9wtevkkpqp3zedc', 'sim-34e2c70f-09ad-4c74-9cb2-50eb29a2501f', '+17025553764', '+12025550162', 'Your order 1021 has shipped.', 1, '2026-11-28 07:58:33.821+00', 'delivered', 1, NULL, NULL);
INSERT INTO public.simulator_submissions VALUES ('acc_01m8gjkeb1eq6rz9cmcfkdk5qn/msg_01m8gjkfb4e9xbpc8ec6zxgd7z', 'sim-365c40d9-9866-41e0-9006-3ddb5d26a5d1', '+17025553764', '+12025550163', 'Your order 1021 has shipped.', 1, '2026-11-28 07:58:33.821+00', 'delivered', 1, NULL, NULL);

INSERT INTO public.suppressions VALUES ('acc_01m8gjkeb1eq6rz9cmcfkdk5qn', 'acc_01m8gjkeb1eq6rz9cmcfkdk5qn', '+12025550161', 'all', 'keyword', 'stop.exact.en.stop', '2026-11-28 07:58:32.837+00', NULL);
INSERT INTO public.suppressions VALUES ('acc_01m8gjkeb1eq6rz9cmcfkdk5qn', 'acc_01m8gjkeb1eq6rz9cmcfkdk5qn', '[erased]', 'forgotten', 'forgotten', NULL, '2026-11-28 07:58:32.922+00', NULL);

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

ALTER TABLE ONLY public.events_202611
    ADD CONSTRAINT events_202611_pkey PRIMARY KEY (tenant_id, contact_id, name, occurred_at, id);

ALTER TABLE ONLY public.events_202612
    ADD CONSTRAINT events_202612_pkey PRIMARY KEY (tenant_id, contact_id, name, occurred_at, id);

ALTER TABLE ONLY public.events_202701
    ADD CONSTRAINT events_202701_pkey PRIMARY KEY (tenant_id, contact_id, name, occurred_at, id);

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

ALTER TABLE ONLY public.journey_splits
    ADD CONSTRAINT journey_splits_pkey PRIMARY KEY (tenant_id, node_id);

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

ALTER TABLE ONLY public.measure_totals
    ADD CONSTRAINT measure_totals_pkey PRIMARY KEY (tenant_id, group_key, currency);

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

CREATE INDEX events_202611_account_id_name_occurred_at_contact_id_tenant_idx ON public.events_202611 USING btree (account_id, name, occurred_at, contact_id, tenant_id);

CREATE INDEX events_202612_account_id_name_occurred_at_contact_id_tenant_idx ON public.events_202612 USING btree (account_id, name, occurred_at, contact_id, tenant_id);

CREATE INDEX events_202701_account_id_name_occurred_at_contact_id_tenant_idx ON public.events_202701 USING btree (account_id, name, occurred_at, contact_id, tenant_id);

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

CREATE INDEX journey_splits_due_at_idx ON public.journey_splits USING btree (due_at);

CREATE INDEX journey_splits_tenant_id_journey_id_idx ON public.journey_splits USING btree (tenant_id, journey_id);

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

CREATE INDEX measure_groups_journey_idx ON public.measure_groups USING btree (tenant_id, journey_id) WHERE (journey_id <> ''::text);

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

CREATE INDEX messages_journey_idx ON public.messages USING btree (tenant_id, journey_id, id) WHERE (journey_id IS NOT NULL);

CREATE INDEX messages_node_idx ON public.messages USING btree (tenant_id, node_id, id) WHERE (node_id IS NOT NULL);

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

ALTER INDEX public.events_account_id_name_occurred_at_contact_id_tenant_id_idx ATTACH PARTITION public.events_202611_account_id_name_occurred_at_contact_id_tenant_idx;

ALTER INDEX public.events_pkey ATTACH PARTITION public.events_202611_pkey;

ALTER INDEX public.events_account_id_name_occurred_at_contact_id_tenant_id_idx ATTACH PARTITION public.events_202612_account_id_name_occurred_at_contact_id_tenant_idx;

ALTER INDEX public.events_pkey ATTACH PARTITION public.events_202612_pkey;

ALTER INDEX public.events_account_id_name_occurred_at_contact_id_tenant_id_idx ATTACH PARTITION public.events_202701_account_id_name_occurred_at_contact_id_tenant_idx;

ALTER INDEX public.events_pkey ATTACH PARTITION public.events_202701_pkey;

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

ALTER TABLE ONLY public.journey_splits
    ADD CONSTRAINT journey_splits_tenant_id_journey_id_fkey FOREIGN KEY (tenant_id, journey_id) REFERENCES public.journeys(tenant_id, id) ON DELETE CASCADE;

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


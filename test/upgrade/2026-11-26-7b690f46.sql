

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
    updated_at timestamp(3) with time zone NOT NULL
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
    finished_at timestamp(3) with time zone
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
    request_id text
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
    ended_at timestamp(3) with time zone
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
    measure_group text DEFAULT ''::text NOT NULL COLLATE pg_catalog."C"
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
    next_at timestamp(3) with time zone
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
    created_at timestamp(3) with time zone NOT NULL
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

INSERT INTO public._prisma_migrations VALUES ('2e149b12-f440-442b-815e-e9c511d75b8d', 'e6c8a37f6e82362a349d1abf170c1bac20c00cbad4bf1858daa282b5c4976152', '2026-11-28 07:57:49.647819+00', '0001_initial', NULL, NULL, '2026-11-28 07:57:49.647819+00', 1);
INSERT INTO public._prisma_migrations VALUES ('50beea56-7971-4e76-8696-39d11ffcacde', 'f5119cceae578a0f9442f181a04723f94722fb69c032ade1833e78e1817aa0bd', '2026-11-28 07:57:50.090692+00', '0002_measures', NULL, NULL, '2026-11-28 07:57:50.090692+00', 1);
INSERT INTO public._prisma_migrations VALUES ('e441325d-b643-4eb4-af55-96260621d45f', '3ea458f3baa26dc1f54418f8b7fd601adf92d8126453f85317893097fb7cea1e', '2026-11-28 07:57:50.11489+00', '0003_attribution', NULL, NULL, '2026-11-28 07:57:50.11489+00', 1);
INSERT INTO public._prisma_migrations VALUES ('425dd931-f53d-4b06-80c8-38f1b9f38882', '972211874e9920a49057cb233753e6c440fb5585a8eaead81179a937f62722a0', '2026-11-28 07:57:50.136606+00', '0004_reports', NULL, NULL, '2026-11-28 07:57:50.136606+00', 1);
INSERT INTO public._prisma_migrations VALUES ('bb640a17-e08b-45a9-b426-6bb2af7dd619', '4f7858c721348eb7d203812390e214e085c08e20ff641026431b16a6bc398b14', '2026-11-28 07:57:50.154156+00', '0005_conversations', NULL, NULL, '2026-11-28 07:57:50.154156+00', 1);
INSERT INTO public._prisma_migrations VALUES ('023088d9-8180-4051-adf5-43b4e67c9f9c', '154eece5f8a37511b03581431c0c55de6a8a62052b437b91bc09a55db602f54c', '2026-11-28 07:57:50.180899+00', '0006_webhooks', NULL, NULL, '2026-11-28 07:57:50.180899+00', 1);
INSERT INTO public._prisma_migrations VALUES ('f1a4aed4-2d45-49fc-a48c-0ef943204afa', '7b4b5c9bf715288303b93ffbc508b843b62cccef5893281662345967b6661092', '2026-11-28 07:57:50.188748+00', '0007_approvals', NULL, NULL, '2026-11-28 07:57:50.188748+00', 1);
INSERT INTO public._prisma_migrations VALUES ('b6bd93c7-caa2-440f-9db2-b527f2e3c2b9', 'd43c1372e2f9b8349aedca6da576a7915efda9d16b88a79d8e14492b78c7a66d', '2026-11-28 07:57:50.198009+00', '0008_plans', NULL, NULL, '2026-11-28 07:57:50.198009+00', 1);
INSERT INTO public._prisma_migrations VALUES ('2b9a891e-295f-40fa-bf27-e1308cdbf5c6', '60d1fd6b37e042995a6fa8ce531681a353e57338a0350af945c8f03fbfb00195', '2026-11-28 07:57:50.216056+00', '0009_ai', NULL, NULL, '2026-11-28 07:57:50.216056+00', 1);

INSERT INTO public._tern_functions VALUES ('functions/account_states', 'a1c6db4bf12847684901d011893d2a771a368a783252946dd45727659e2fcfa8');
INSERT INTO public._tern_functions VALUES ('functions/advisory_locks', '49914865828f9cf83cd971bd23ef0eac6ee526f38958af0582cd5156fe1752b6');
INSERT INTO public._tern_functions VALUES ('functions/frequency_lock', '834ca2f6bcd3829306eca3af5ffcad6731e88a0f333802f5970b7c64adda847f');
INSERT INTO public._tern_functions VALUES ('functions/json_values', '483dc1ff25a3f7f656a876f8eb016a14c5be958ce1169589c6262cbe99d4c016');
INSERT INTO public._tern_functions VALUES ('functions/recent_marketing_sends', '887183bfc853963ab7486fb93f40f5b34b62ecef82a24500686cfe98c0138268');
INSERT INTO public._tern_functions VALUES ('functions/region_blocks', '4af238c5d1f6f169d5f58c7bf550f0b4188b9a0db54cd2706bf84b6339a80d8a');
INSERT INTO public._tern_functions VALUES ('functions/sending_numbers', '7a21d5695abcfb9377f6367520a55d0a43995ba539b90f79a1415e3c861866c5');
INSERT INTO public._tern_functions VALUES ('functions/spending', 'e777aa0dc97e8e89dfd9dd706287f57b5282e2280ee3217d16d893289b0608c4');
INSERT INTO public._tern_functions VALUES ('functions/suppression_scope', '51175d7e1d687f0dd470f2f51f27e42b91f21cc716766d75932ea9509649b455');

INSERT INTO public.accounts VALUES ('acc_01m8gjj661en5b03hr7qzhjfgd', 'acc_01m8gjj661en5b03hr7qzhjfgd', 'tenant', 'Before the upgrade', 'active', 'US', NULL, NULL, NULL, NULL, false, NULL, NULL, '{AS,CA,GU,MP,PR,US,VI}', '2026-11-28 07:57:51.169+00');

INSERT INTO public.api_key_lookup VALUES ('c08def1b9d576cf67b4b5f7b758dce41bcb67c2949578c3c91cff3ad4e8b4871', 'acc_01m8gjj661en5b03hr7qzhjfgd', 'key_01m8gjj661en5spex019f38bn1');

INSERT INTO public.api_keys VALUES ('acc_01m8gjj661en5b03hr7qzhjfgd', 'key_01m8gjj661en5spex019f38bn1', 'acc_01m8gjj661en5b03hr7qzhjfgd', 'first key', 'c08def1b9d576cf67b4b5f7b758dce41bcb67c2949578c3c91cff3ad4e8b4871', '{full}', 'live', 'name', '2026-11-28 07:57:51.169+00', NULL, NULL, '2026-11-28 07:57:54.011+00', NULL, '{}');

INSERT INTO public.audit_entries VALUES ('acc_01m8gjj661en5b03hr7qzhjfgd', 'aud_01m8gjj6cve8v9f2q17m6st878', 'acc_01m8gjj661en5b03hr7qzhjfgd', 'key_01m8gjj661en5spex019f38bn1', 'phone-numbers.ensureDefault', 'ok', 'ac919c6e38fb79b49d254e82abb59c8cfc1a62d6bd364aa41de1de7798582805', 'req_dc8bc09fc38543c9a33c611a542269fa', '2026-11-28 07:57:51.387+00', 1, '0000000000000000000000000000000000000000000000000000000000000000', 'd9b44a8dfa07e6f1e5fbb11de27b0ff7fb543717d38beba34f31abe26b09fe91', NULL);
INSERT INTO public.audit_entries VALUES ('acc_01m8gjj661en5b03hr7qzhjfgd', 'aud_01m8gjj6w0ekatahjmvpk164z2', 'acc_01m8gjj661en5b03hr7qzhjfgd', 'key_01m8gjj661en5spex019f38bn1', 'contacts.import', 'ok', 'ccff144b2e1ebf47f463ee67ad31082980cb1eadf66245701745df00e8249170', 'req_e2229d142f4b48fc8968360d30077eb5', '2026-11-28 07:57:51.872+00', 2, 'd9b44a8dfa07e6f1e5fbb11de27b0ff7fb543717d38beba34f31abe26b09fe91', 'b4ea69b04dd267c94b304f7ef888838504f55771b37a660dc92f949b42394c54', NULL);
INSERT INTO public.audit_entries VALUES ('acc_01m8gjj661en5b03hr7qzhjfgd', 'aud_01m8gjj6yfeqbajf2ma27xzx96', 'acc_01m8gjj661en5b03hr7qzhjfgd', 'key_01m8gjj661en5spex019f38bn1', 'messages.simulateInbound', 'ok', '46c47d9529343fe08e80792f3ca4940d1495d7612cfd09d3bb70d9e04445e014', 'req_7dc8f6c6efc04f10b8682f5c62882baf', '2026-11-28 07:57:51.951+00', 3, 'b4ea69b04dd267c94b304f7ef888838504f55771b37a660dc92f949b42394c54', '92fc2e79a9bd922c058f3ef826b8761a934781517192acfe8e10b218d7f5d24e', NULL);
INSERT INTO public.audit_entries VALUES ('acc_01m8gjj661en5b03hr7qzhjfgd', 'aud_01m8gjj71dexjr33n5gxkk4qv6', 'acc_01m8gjj661en5b03hr7qzhjfgd', 'key_01m8gjj661en5spex019f38bn1', 'contacts.forget', 'ok', '84f1918ca131759204a41be7731ca423edffee6a5646e5bfd9e1abdf192ef93a', 'req_f99229e068d6470a88499b2ebd46e7c1', '2026-11-28 07:57:52.045+00', 4, '92fc2e79a9bd922c058f3ef826b8761a934781517192acfe8e10b218d7f5d24e', '55cd9fdd86de86a8d3a25875f43413deea96a1c62d6bf96f3c14208b7c978b83', NULL);
INSERT INTO public.audit_entries VALUES ('acc_01m8gjj661en5b03hr7qzhjfgd', 'aud_01m8gjj799ejz9v7drdg5zm3qr', 'acc_01m8gjj661en5b03hr7qzhjfgd', 'key_01m8gjj661en5spex019f38bn1', 'segments.create', 'ok', 'c94ee360ba934aa769809918cc4c0aa1634336ce2358a37614a53d6c8b4e3412', 'req_ef65ce6a8d3b4759bd292df7b06c5ca0', '2026-11-28 07:57:52.297+00', 5, '55cd9fdd86de86a8d3a25875f43413deea96a1c62d6bf96f3c14208b7c978b83', '56b08dc7f61738c828e1bf4311019a738b7d73755605bf9ecac50c2b140dd982', NULL);
INSERT INTO public.audit_entries VALUES ('acc_01m8gjj661en5b03hr7qzhjfgd', 'aud_01m8gjj7byexvak82dyrjzbgpe', 'acc_01m8gjj661en5b03hr7qzhjfgd', 'key_01m8gjj661en5spex019f38bn1', 'campaigns.create', 'ok', 'a540302142c004e5c49be688ef10f86e27a138905274eb3b24808849429a9a73', 'req_89ee739b90364ce9b5d474ab83571943', '2026-11-28 07:57:52.382+00', 6, '56b08dc7f61738c828e1bf4311019a738b7d73755605bf9ecac50c2b140dd982', 'f74eca6f1066af529c36e85846086cd21ded391ab5ed4ed53a10028708abeaff', NULL);
INSERT INTO public.audit_entries VALUES ('acc_01m8gjj661en5b03hr7qzhjfgd', 'aud_01m8gjj7fhegsahcjvep6197bs', 'acc_01m8gjj661en5b03hr7qzhjfgd', 'key_01m8gjj661en5spex019f38bn1', 'campaigns.launch', 'ok', '6bb18d6f5a5f83a4ee903faedfcba8924e04deaa5700b6bc9651a5b63be1f4d1', 'req_fdb40eb84875470e80ce3ecfa58c71f2', '2026-11-28 07:57:52.497+00', 7, 'f74eca6f1066af529c36e85846086cd21ded391ab5ed4ed53a10028708abeaff', 'efd63d75454b7b2bda27c7b7c8bb72c61f4926b964ac43d376c1cf5437a02823', NULL);
INSERT INTO public.audit_entries VALUES ('acc_01m8gjj661en5b03hr7qzhjfgd', 'aud_01m8gjj8hwe69vjybt7xq8jhj6', 'acc_01m8gjj661en5b03hr7qzhjfgd', 'key_01m8gjj661en5spex019f38bn1', 'campaigns.create', 'ok', '7cfa06b40ea2f3209162b09a2fee31cd142c2f20d08ccf12b302f951ec70bcad', 'req_8c17643ba60140e0a78e4acbd2289acd', '2026-11-28 07:57:53.596+00', 8, 'efd63d75454b7b2bda27c7b7c8bb72c61f4926b964ac43d376c1cf5437a02823', '40bac159e1fbb45edb4ad6c5b190dce2c60f9d5a5d047d88077f3ab20cf30cb9', NULL);
INSERT INTO public.audit_entries VALUES ('acc_01m8gjj661en5b03hr7qzhjfgd', 'aud_01m8gjj8kgeq381cxzd2sakvec', 'acc_01m8gjj661en5b03hr7qzhjfgd', 'key_01m8gjj661en5spex019f38bn1', 'campaigns.launch', 'ok', 'cd67b4e56dc886ef4560b2109c90d6ae92060a29cf57aa9d3db3df94f9d098f1', 'req_843eff18ae5145cf8d10d68550f4bcee', '2026-11-28 07:57:53.648+00', 9, '40bac159e1fbb45edb4ad6c5b190dce2c60f9d5a5d047d88077f3ab20cf30cb9', '61dd004a18c67ae74c9a5a1efdc229bb3a777397456c68b7cf2ebfbe00380a08', NULL);
INSERT INTO public.audit_entries VALUES ('acc_01m8gjj661en5b03hr7qzhjfgd', 'aud_01m8gjj8n2ew59w028k5trexq1', 'acc_01m8gjj661en5b03hr7qzhjfgd', 'key_01m8gjj661en5spex019f38bn1', 'messages.send', 'ok', '1f78c7aa01f4567eb369a79efcbf5264275edb4e39208f818d31255bb77ad8e1', 'req_874d9abac8d54e1b9b47814531e307e3', '2026-11-28 07:57:53.698+00', 10, '61dd004a18c67ae74c9a5a1efdc229bb3a777397456c68b7cf2ebfbe00380a08', 'ec1610c27e4b71b58c2cec3a1bd670a42099195098acf19191d669f257fda9d9', NULL);
INSERT INTO public.audit_entries VALUES ('acc_01m8gjj661en5b03hr7qzhjfgd', 'aud_01m8gjj8pqeffvx0cytzht7t3d', 'acc_01m8gjj661en5b03hr7qzhjfgd', 'key_01m8gjj661en5spex019f38bn1', 'journeys.create', 'ok', 'a816d993d39d00195e251d6204dd31a726135b85b9e04c70ed3ca699035f4cf1', 'req_4a1736e9be6e485dab6511c64d4bbc3c', '2026-11-28 07:57:53.751+00', 11, 'ec1610c27e4b71b58c2cec3a1bd670a42099195098acf19191d669f257fda9d9', 'f58fdb8afdf58029cc5d9f29636b922876baa0ba195885373e15f420704ebc43', NULL);
INSERT INTO public.audit_entries VALUES ('acc_01m8gjj661en5b03hr7qzhjfgd', 'aud_01m8gjj8rheanvv61mrg6wc8nz', 'acc_01m8gjj661en5b03hr7qzhjfgd', 'key_01m8gjj661en5spex019f38bn1', 'journeys.nodes.create', 'ok', '739c0c6db35a08a5ac3be1c5ef09c30232b9f6375ddc48a08ce817c8d28eb0a7', 'req_9fa286b96b184f01b7150b00ad344029', '2026-11-28 07:57:53.809+00', 12, 'f58fdb8afdf58029cc5d9f29636b922876baa0ba195885373e15f420704ebc43', 'c899a9714aa8460522b0846c51866750f952099ed384ee20d3e4af98c52ccf7c', NULL);
INSERT INTO public.audit_entries VALUES ('acc_01m8gjj661en5b03hr7qzhjfgd', 'aud_01m8gjjaykex690hc2qqpyst14', 'acc_01m8gjj661en5b03hr7qzhjfgd', 'key_01m8gjj661en5spex019f38bn1', 'compliance.export', 'ok', 'fe6aa3d89830fce49cbce4749e53e4b8dee298ec235bcb7a0d2d2b2298c87267', 'req_1450496ab83a4e18a99e76c3dcc0e0f1', '2026-11-28 07:57:56.051+00', 20, 'ee9a29efa9bffd24e77d9250ea4c2bcadf3347cb072cf3f7140f46dbf0b45089', '3c760347b4a1a5b9a0d3fb8776c9a83123293b924a59644b3ba49bf38fbcb2ac', NULL);
INSERT INTO public.audit_entries VALUES ('acc_01m8gjj661en5b03hr7qzhjfgd', 'aud_01m8gjj8t8egkbnb3hj3b3e5rq', 'acc_01m8gjj661en5b03hr7qzhjfgd', 'key_01m8gjj661en5spex019f38bn1', 'journeys.nodes.create', 'ok', 'ce2e7f92f6cfb3d7b6f0d526697cc05ba5199e2d4cd97689f57cd1779eee892e', 'req_81a969575213437cad97e9e3a9948fbc', '2026-11-28 07:57:53.864+00', 13, 'c899a9714aa8460522b0846c51866750f952099ed384ee20d3e4af98c52ccf7c', '9d675f03f750354c662032e8d36234d123d1fecb6deef529a0c83b31b4d54161', NULL);
INSERT INTO public.audit_entries VALUES ('acc_01m8gjj661en5b03hr7qzhjfgd', 'aud_01m8gjj8tsehk918zjfgkzw618', 'acc_01m8gjj661en5b03hr7qzhjfgd', 'key_01m8gjj661en5spex019f38bn1', 'journeys.nodes.create', 'ok', '6c419e09e0312996095e6ebffefb768229886ec8a07e04f9f2782adfd57828de', 'req_984ddae71618419cb85b0f2e4c1a3552', '2026-11-28 07:57:53.881+00', 14, '9d675f03f750354c662032e8d36234d123d1fecb6deef529a0c83b31b4d54161', '770296238ff325d8464c1bd51620f476f9513c13375e5ba3f1a09762af1007ff', NULL);
INSERT INTO public.audit_entries VALUES ('acc_01m8gjj661en5b03hr7qzhjfgd', 'aud_01m8gjj8v6eartxsnyr7ve9qky', 'acc_01m8gjj661en5b03hr7qzhjfgd', 'key_01m8gjj661en5spex019f38bn1', 'journeys.edges.create', 'ok', '063082c6b08b6d689cf56ef221114b96b0e89f64b0da1a7ca037cc5ac43f1796', 'req_78b529ffe9454454b1504a58816ddd56', '2026-11-28 07:57:53.894+00', 15, '770296238ff325d8464c1bd51620f476f9513c13375e5ba3f1a09762af1007ff', '66afecdb731566e34e4ab39bd4096c37218a8a0a1a59e9140618231787d1c1c0', NULL);
INSERT INTO public.audit_entries VALUES ('acc_01m8gjj661en5b03hr7qzhjfgd', 'aud_01m8gjj8vme09br847yt3xw9xw', 'acc_01m8gjj661en5b03hr7qzhjfgd', 'key_01m8gjj661en5spex019f38bn1', 'journeys.edges.create', 'ok', '2ca89fe80db8dc961a0988d705d2d5d568855da83a09bc743af6b00b004f1cce', 'req_f710bd7e099142d3bc6d868daf42f082', '2026-11-28 07:57:53.908+00', 16, '66afecdb731566e34e4ab39bd4096c37218a8a0a1a59e9140618231787d1c1c0', '8cb28607fd3e819ba5596e169ef6a7f4b8ea0dd740938077b900d0d478106e15', NULL);
INSERT INTO public.audit_entries VALUES ('acc_01m8gjj661en5b03hr7qzhjfgd', 'aud_01m8gjj8vwefytzckswgbexn42', 'acc_01m8gjj661en5b03hr7qzhjfgd', 'key_01m8gjj661en5spex019f38bn1', 'journeys.edges.create', 'ok', '5aef16823dd5d7b71594c521c5cae1bfdcf1afed444fe6ac8ddbf6b9dc43eb6e', 'req_46fddf9aacf54ee389d686e5e58cb7d6', '2026-11-28 07:57:53.916+00', 17, '8cb28607fd3e819ba5596e169ef6a7f4b8ea0dd740938077b900d0d478106e15', 'fb8f3002544d53217f8ba727b2e1f4a69cc8d4baed82ae81247a031e1db8fd68', NULL);
INSERT INTO public.audit_entries VALUES ('acc_01m8gjj661en5b03hr7qzhjfgd', 'aud_01m8gjj8x4e3nazqjgdr11kh6f', 'acc_01m8gjj661en5b03hr7qzhjfgd', 'key_01m8gjj661en5spex019f38bn1', 'journeys.publish', 'ok', 'bdc46252a6f58d9d53bc794e12b8a8e43a5ce6900b75ab9f10819044d1f71546', 'req_da7aa5be192a4fd399d3243dff9ba686', '2026-11-28 07:57:53.956+00', 18, 'fb8f3002544d53217f8ba727b2e1f4a69cc8d4baed82ae81247a031e1db8fd68', '7ccdaf630623e4c8a409d7b0045c9ccbcec4b995c71b9957b44f35c5080d83e3', NULL);
INSERT INTO public.audit_entries VALUES ('acc_01m8gjj661en5b03hr7qzhjfgd', 'aud_01m8gjj8yves998788ff994jht', 'acc_01m8gjj661en5b03hr7qzhjfgd', 'key_01m8gjj661en5spex019f38bn1', 'journeys.enroll', 'ok', 'ab9861177fcdf2c3c92983dc8cee6a7bafc98ad912851c5e78bc2602532b3cba', 'req_ce048d40d311448e98129ba98b9d47e7', '2026-11-28 07:57:54.011+00', 19, '7ccdaf630623e4c8a409d7b0045c9ccbcec4b995c71b9957b44f35c5080d83e3', 'ee9a29efa9bffd24e77d9250ea4c2bcadf3347cb072cf3f7140f46dbf0b45089', NULL);

INSERT INTO public.campaign_decisions VALUES ('acc_01m8gjj661en5b03hr7qzhjfgd', 'cmp_01m8gjj7byextsrezz70t8sbm6', 'PDtEwj9JWiZqwBoS2SEePQ', '{"allow": false, "gates": [{"gate": "state", "inputs": {"state": "active", "paused": false}, "reason": null, "outcome": "pass"}, {"gate": "sender", "inputs": {"carrier": "simulator", "number_id": "num_01m8gjj6cve8ttkxdrvvwfx9m7"}, "reason": null, "outcome": "pass"}, {"gate": "recipient", "inputs": {"country": "US", "line_type": "RECORDED"}, "reason": null, "outcome": "pass"}, {"gate": "consent", "inputs": {"rule": "consent.opted_out", "status": "opted_out", "purpose": "transactional", "relationship": null, "suppressed_by": "keyword"}, "reason": "opted_out", "outcome": "refuse"}], "rule_pack": "us-2026-11"}');
INSERT INTO public.campaign_decisions VALUES ('acc_01m8gjj661en5b03hr7qzhjfgd', 'cmp_01m8gjj7byextsrezz70t8sbm6', 'n8VeZA6nZRMlv-9o6T53yX', '{"allow": true, "gates": [{"gate": "state", "inputs": {"state": "active", "paused": false}, "reason": null, "outcome": "pass"}, {"gate": "sender", "inputs": {"carrier": "simulator", "number_id": "num_01m8gjj6cve8ttkxdrvvwfx9m7"}, "reason": null, "outcome": "pass"}, {"gate": "recipient", "inputs": {"country": "US", "line_type": "RECORDED"}, "reason": null, "outcome": "pass"}, {"gate": "consent", "inputs": {"rule": "consent.transactional.opted_in", "status": "opted_in", "purpose": "transactional", "relationship": null, "suppressed_by": null}, "reason": null, "outcome": "pass"}, {"gate": "content", "inputs": {"encoding": "GSM-7", "segments": 1, "marketing": false}, "reason": null, "outcome": "pass"}, {"gate": "quiet_hours", "inputs": {"rules": "exempt.transactional"}, "reason": null, "outcome": "pass"}, {"gate": "frequency", "inputs": {"rules": "exempt.transactional"}, "reason": null, "outcome": "pass"}, {"gate": "credits", "inputs": {"needed": 1, "available": null}, "reason": null, "outcome": "pass"}], "rule_pack": "us-2026-11"}');

INSERT INTO public.campaign_recipients VALUES ('acc_01m8gjj661en5b03hr7qzhjfgd', 'cmp_01m8gjj7byextsrezz70t8sbm6', 'con_01m8gjj6w0ek2bxevafcc2h7jz', 'excluded', 'opted_out', NULL, 'PDtEwj9JWiZqwBoS2SEePQ', NULL, '2026-11-28 07:57:52.585+00', NULL);
INSERT INTO public.campaign_recipients VALUES ('acc_01m8gjj661en5b03hr7qzhjfgd', 'cmp_01m8gjj7byextsrezz70t8sbm6', 'con_01m8gjj6w0ek2s5agr59187kne', 'accepted', NULL, 'msg_01m8gjj7j9ekgbwkycbsmtsbfp', 'n8VeZA6nZRMlv-9o6T53yX', 1000, '2026-11-28 07:57:52.585+00', NULL);
INSERT INTO public.campaign_recipients VALUES ('acc_01m8gjj661en5b03hr7qzhjfgd', 'cmp_01m8gjj7byextsrezz70t8sbm6', 'con_01m8gjj6w0ek38ama2ch01pbqa', 'accepted', NULL, 'msg_01m8gjj7j9ekgs8ktz2n80qz2b', 'n8VeZA6nZRMlv-9o6T53yX', 999, '2026-11-28 07:57:52.585+00', NULL);

INSERT INTO public.campaigns VALUES ('acc_01m8gjj661en5b03hr7qzhjfgd', 'cmp_01m8gjj7byextsrezz70t8sbm6', 'acc_01m8gjj661en5b03hr7qzhjfgd', 'Your order 1021 has shipped.', 'completed', NULL, 'transactional', 'Your order 1021 has shipped.', NULL, NULL, '{"include": {"contact_ids": ["con_01m8gjj6w0ek2bxevafcc2h7jz", "con_01m8gjj6w0ek2s5agr59187kne", "con_01m8gjj6w0ek38ama2ch01pbqa"]}}', NULL, 'num_01m8gjj6cve8ttkxdrvvwfx9m7', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"min_sent": 200, "max_failure_percent": 30, "max_opt_out_percent": 5}', NULL, NULL, NULL, NULL, '1970-01-01 00:00:00+00', '~', true, 3, '2026-11-28 07:57:52.382+00', '2026-11-28 07:57:53.093+00', '2026-11-28 07:57:52.497+00', '2026-11-28 07:57:53.093+00', 1, 'req_fdb40eb84875470e80ce3ecfa58c71f2');
INSERT INTO public.campaigns VALUES ('acc_01m8gjj661en5b03hr7qzhjfgd', 'cmp_01m8gjj8hwe69a8b2kvz50ngp9', 'acc_01m8gjj661en5b03hr7qzhjfgd', 'The sale ends today. Reply STOP to opt out.', 'scheduled', NULL, 'marketing', 'The sale ends today. Reply STOP to opt out.', NULL, NULL, '{"include": {"contact_ids": ["con_01m8gjj6w0ek2s5agr59187kne"]}}', NULL, 'num_01m8gjj6cve8ttkxdrvvwfx9m7', NULL, '2026-12-02 19:30:00+00', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"min_sent": 200, "max_failure_percent": 30, "max_opt_out_percent": 5}', NULL, NULL, NULL, NULL, '1970-01-01 00:00:00+00', '', false, 1, '2026-11-28 07:57:53.596+00', '2026-11-28 07:57:53.648+00', NULL, NULL, 1, 'req_843eff18ae5145cf8d10d68550f4bcee');

INSERT INTO public.chain_heads VALUES ('acc_01m8gjj661en5b03hr7qzhjfgd', 'consent', 7, 'c4652b7b342d750dc761734454cff98c0ac6de5413a5702dc781938a99676cc5');
INSERT INTO public.chain_heads VALUES ('acc_01m8gjj661en5b03hr7qzhjfgd', 'audit', 20, '3c760347b4a1a5b9a0d3fb8776c9a83123293b924a59644b3ba49bf38fbcb2ac');

INSERT INTO public.consent_entries VALUES ('acc_01m8gjj661en5b03hr7qzhjfgd', 'cse_01m8gjj6w0ek597rt1bbfnjsg4', 'acc_01m8gjj661en5b03hr7qzhjfgd', 'con_01m8gjj6w0ek2bxevafcc2h7jz', '+12025550161', 'opted_in', 'general', 'web_form', 'https://example.com/signup', NULL, NULL, '{"import_id": "imp_01m8gjj6w0ek4vtjdxe7ytf31k"}', 'key_01m8gjj661en5spex019f38bn1', NULL, '2026-01-01 00:00:00+00', '2026-11-28 07:57:51.872+00', NULL, NULL, 'req_e2229d142f4b48fc8968360d30077eb5', 1, '0000000000000000000000000000000000000000000000000000000000000000', '22be3e9e1cfa7c87164e6ee05e8909959ea1d6f1255bcc7953994d300f26cd6f', '41f4ca039da8269b401a5d82e5a0b91b', '47172e05dfbaf6e5c3be1941a1d70f1f2d68a586873639337569e0985e679e62', NULL, '');
INSERT INTO public.consent_entries VALUES ('acc_01m8gjj661en5b03hr7qzhjfgd', 'cse_01m8gjj6w0ek5tfcfmf2ydxzh7', 'acc_01m8gjj661en5b03hr7qzhjfgd', 'con_01m8gjj6w0ek2s5agr59187kne', '+12025550162', 'opted_in', 'general', 'web_form', 'https://example.com/signup', NULL, NULL, '{"import_id": "imp_01m8gjj6w0ek4vtjdxe7ytf31k"}', 'key_01m8gjj661en5spex019f38bn1', NULL, '2026-01-01 00:00:00+00', '2026-11-28 07:57:51.872+00', NULL, NULL, 'req_e2229d142f4b48fc8968360d30077eb5', 2, '22be3e9e1cfa7c87164e6ee05e8909959ea1d6f1255bcc7953994d300f26cd6f', '0add6d0d2630d2454f769bcb2daefa21953dc30832a6f13dbd82bcd1115824ef', 'deb11bfc547d3663ba1fc64c5e6f48bc', 'abdbc04ec8b97bb24cb218dd1fb8580298b8e3907ae92c31edf70a1dfb57f846', NULL, '');
INSERT INTO public.consent_entries VALUES ('acc_01m8gjj661en5b03hr7qzhjfgd', 'cse_01m8gjj6w0ek6b8eb1rx04hysq', 'acc_01m8gjj661en5b03hr7qzhjfgd', 'con_01m8gjj6w0ek38ama2ch01pbqa', '+12025550163', 'opted_in', 'general', 'web_form', 'https://example.com/signup', NULL, NULL, '{"import_id": "imp_01m8gjj6w0ek4vtjdxe7ytf31k"}', 'key_01m8gjj661en5spex019f38bn1', NULL, '2026-01-01 00:00:00+00', '2026-11-28 07:57:51.872+00', NULL, NULL, 'req_e2229d142f4b48fc8968360d30077eb5', 3, '0add6d0d2630d2454f769bcb2daefa21953dc30832a6f13dbd82bcd1115824ef', 'f11100c7fa29a0a69f1cd54fce066e5ad066e593e40ab63a1427dde8682ff219', '4833c0599d5957d75a6fa6f464b06072', '384182f1c56078e79f59feadf505f465c66b67c7a34a558224949a4ebccc192f', NULL, '');
INSERT INTO public.consent_entries VALUES ('acc_01m8gjj661en5b03hr7qzhjfgd', 'cse_01m8gjj6w0ek6rsp53xkszz5z9', 'acc_01m8gjj661en5b03hr7qzhjfgd', 'con_01m8gjj6w0ek3vhec66aw37t4e', '+12025550164', 'opted_in', 'general', 'web_form', 'https://example.com/signup', NULL, NULL, '{"import_id": "imp_01m8gjj6w0ek4vtjdxe7ytf31k"}', 'key_01m8gjj661en5spex019f38bn1', NULL, '2026-01-01 00:00:00+00', '2026-11-28 07:57:51.872+00', NULL, NULL, 'req_e2229d142f4b48fc8968360d30077eb5', 4, 'f11100c7fa29a0a69f1cd54fce066e5ad066e593e40ab63a1427dde8682ff219', 'efb55eda2e4dfe3714e3123b8081d7f94a4ccceec585bf5b83dcbc0d4f785cac', '38c038ada827d924d4a49d496a379f81', 'd811dbd57218a69e7e4f1c590f06462900033be5fd66e947c180879068314a25', NULL, '');
INSERT INTO public.consent_entries VALUES ('acc_01m8gjj661en5b03hr7qzhjfgd', 'cse_01m8gjj6yfeq8tjq0bma3ngk32', 'acc_01m8gjj661en5b03hr7qzhjfgd', 'con_01m8gjj6w0ek2bxevafcc2h7jz', '+12025550161', 'opted_out', 'all', 'keyword', 'simulated inbound message', NULL, NULL, '{"simulated": true, "inbound_id": "inb_01m8gjj6yfeq88zhp056exdyyv"}', 'contact', 'stop.exact.en.stop', '2026-11-28 07:57:51.951+00', '2026-11-28 07:57:51.951+00', NULL, NULL, 'req_7dc8f6c6efc04f10b8682f5c62882baf', 6, '876c4552aca8978325e795df5de5eb9628fe47f987fe516305776b7c2521a0c4', '91f9d23c26d0d213307d44f09d762545ad75b00bac1f756c87cf20861c0eee5f', '0d2c3e22cac7894dbf3f3cfdc9e29478', '6dca02298075c4ef97dce1925dd9e5786049cbca27b5b72e7176c3a3044fe305', NULL, '');
INSERT INTO public.consent_entries VALUES ('acc_01m8gjj661en5b03hr7qzhjfgd', 'cse_01m8gjj6w0ek78qema7z16ttcc', 'acc_01m8gjj661en5b03hr7qzhjfgd', 'con_01m8gjj6w0ek4a661h9k82g34j', '[erased]', 'opted_in', 'general', 'web_form', NULL, NULL, NULL, NULL, 'key_01m8gjj661en5spex019f38bn1', NULL, '2026-01-01 00:00:00+00', '2026-11-28 07:57:51.872+00', NULL, NULL, 'req_e2229d142f4b48fc8968360d30077eb5', 5, 'efb55eda2e4dfe3714e3123b8081d7f94a4ccceec585bf5b83dcbc0d4f785cac', '876c4552aca8978325e795df5de5eb9628fe47f987fe516305776b7c2521a0c4', NULL, '3a71ba0e03b28365e7673f7c871be3202b28e7a3204cbd25455479f1fa5e03c5', 'cse_01m8gjj71dexhvch6qx28z9h2d', '');
INSERT INTO public.consent_entries VALUES ('acc_01m8gjj661en5b03hr7qzhjfgd', 'cse_01m8gjj71dexhvch6qx28z9h2d', 'acc_01m8gjj661en5b03hr7qzhjfgd', 'con_01m8gjj6w0ek4a661h9k82g34j', '[erased]', 'forgotten', 'all', 'api', 'contacts.forget', NULL, NULL, '{"entries": ["cse_01m8gjj6w0ek78qema7z16ttcc"]}', 'key_01m8gjj661en5spex019f38bn1', NULL, '2026-11-28 07:57:52.045+00', '2026-11-28 07:57:52.045+00', NULL, NULL, 'req_f99229e068d6470a88499b2ebd46e7c1', 7, '91f9d23c26d0d213307d44f09d762545ad75b00bac1f756c87cf20861c0eee5f', 'c4652b7b342d750dc761734454cff98c0ac6de5413a5702dc781938a99676cc5', '2e4c2ba64b68e7aee6dde58b252ef684', 'e24bcf54f0d84a9449e913396c4856062a3eecedd01ea18fc2184f20576c5781', NULL, '');

INSERT INTO public.contacts VALUES ('acc_01m8gjj661en5b03hr7qzhjfgd', 'con_01m8gjj6w0ek2s5agr59187kne', 'acc_01m8gjj661en5b03hr7qzhjfgd', '+12025550162', 'US', NULL, NULL, NULL, NULL, NULL, '{}', 'opted_in', 'web_form', '2026-01-01 00:00:00+00', NULL, NULL, '2026-11-28 07:57:51.872+00', '2026-11-28 07:57:51.872+00', 1);
INSERT INTO public.contacts VALUES ('acc_01m8gjj661en5b03hr7qzhjfgd', 'con_01m8gjj6w0ek38ama2ch01pbqa', 'acc_01m8gjj661en5b03hr7qzhjfgd', '+12025550163', 'US', NULL, NULL, NULL, NULL, NULL, '{}', 'opted_in', 'web_form', '2026-01-01 00:00:00+00', NULL, NULL, '2026-11-28 07:57:51.872+00', '2026-11-28 07:57:51.872+00', 1);
INSERT INTO public.contacts VALUES ('acc_01m8gjj661en5b03hr7qzhjfgd', 'con_01m8gjj6w0ek3vhec66aw37t4e', 'acc_01m8gjj661en5b03hr7qzhjfgd', '+12025550164', 'US', NULL, NULL, NULL, NULL, NULL, '{}', 'opted_in', 'web_form', '2026-01-01 00:00:00+00', NULL, NULL, '2026-11-28 07:57:51.872+00', '2026-11-28 07:57:51.872+00', 1);
INSERT INTO public.contacts VALUES ('acc_01m8gjj661en5b03hr7qzhjfgd', 'con_01m8gjj6w0ek2bxevafcc2h7jz', 'acc_01m8gjj661en5b03hr7qzhjfgd', '+12025550161', 'US', NULL, NULL, NULL, NULL, NULL, '{}', 'opted_out', 'keyword', '2026-11-28 07:57:51.951+00', 'opted_in', NULL, '2026-11-28 07:57:51.872+00', '2026-11-28 07:57:51.951+00', 1);

INSERT INTO public.conversations VALUES ('acc_01m8gjj661en5b03hr7qzhjfgd', 'thr_01m8gjj6yfeqar9eep21cxzvk6', 'acc_01m8gjj661en5b03hr7qzhjfgd', 'num_01m8gjj6cve8ttkxdrvvwfx9m7', '+12025558073', '+12025550161', 'con_01m8gjj6w0ek2bxevafcc2h7jz', 'open', NULL, NULL, NULL, '{}', 1, 1, '2026-11-28 07:57:51.951+00', NULL, '2026-11-28 07:57:51.951+00', '2026-11-28 07:57:51.951+00', '2026-11-28 07:57:51.951+00', '2026-11-28 07:57:51.951+00');

INSERT INTO public.credit_accounts VALUES ('acc_01m8gjj661en5b03hr7qzhjfgd', 'acc_01m8gjj661en5b03hr7qzhjfgd', 997, 0, NULL, NULL, NULL, NULL, false, '2026-11-28', 3);

INSERT INTO public.credit_entries VALUES ('acc_01m8gjj661en5b03hr7qzhjfgd', 'cre_01m8gjj661en6ahfwxsbjjr17g', 'acc_01m8gjj661en5b03hr7qzhjfgd', 'starter', 1000, 'starter:acc_01m8gjj661en5b03hr7qzhjfgd', NULL, NULL, NULL, '2026-11-28 07:57:51.169+00');
INSERT INTO public.credit_entries VALUES ('acc_01m8gjj661en5b03hr7qzhjfgd', 'cre_01m8gjj821et3twccbvmx5nnhc', 'acc_01m8gjj661en5b03hr7qzhjfgd', 'campaign', -2, 'capture:cre_01m8gjj821et3twccbvmx5nnhc', 'cmp_01m8gjj7byextsrezz70t8sbm6', NULL, NULL, '2026-11-28 07:57:53.088+00');
INSERT INTO public.credit_entries VALUES ('acc_01m8gjj661en5b03hr7qzhjfgd', 'cre_01m8gjj8n2ew4s16n1pheswt7q', 'acc_01m8gjj661en5b03hr7qzhjfgd', 'send', -1, 'send:msg_01m8gjj8n2ew4b8w08wsvsybvb', NULL, 'msg_01m8gjj8n2ew4b8w08wsvsybvb', NULL, '2026-11-28 07:57:53.698+00');

INSERT INTO public.credit_holds VALUES ('acc_01m8gjj661en5b03hr7qzhjfgd', 'hld_01m8gjj7j9ekhbpzqqtrwgpjwg', 'acc_01m8gjj661en5b03hr7qzhjfgd', 'cmp_01m8gjj7byextsrezz70t8sbm6', 2, 2, 0, 'closed', '2026-11-28 07:57:52.585+00', '2026-11-28 07:57:53.088+00');

INSERT INTO public.exports VALUES ('acc_01m8gjj661en5b03hr7qzhjfgd', 'exp_01m8gjjaykex6rwmvbv2zgpnav', 'acc_01m8gjj661en5b03hr7qzhjfgd', 'ndjson', 'ready', '2026-11-28 07:57:56.051+00', '2026-11-28 08:57:56.051+00');

INSERT INTO public.forgotten_numbers VALUES ('acc_01m8gjj661en5b03hr7qzhjfgd', 'acc_01m8gjj661en5b03hr7qzhjfgd', '8b9d666c8664d032cf49b9d69e034304fdd772f0ea6a2bfeb8381b288ad82f91', '2026-11-28 07:57:52.045+00');

INSERT INTO public.inbound_messages VALUES ('acc_01m8gjj661en5b03hr7qzhjfgd', 'inb_01m8gjj6yfeq88zhp056exdyyv', 'acc_01m8gjj661en5b03hr7qzhjfgd', 'num_01m8gjj6cve8ttkxdrvvwfx9m7', 'con_01m8gjj6w0ek2bxevafcc2h7jz', '+12025550161', '+12025558073', 'STOP', 'stop', 'stop.exact.en.stop', 'inb_01m8gjj6yfeq7ryw6jqjt1te3d', '2026-11-28 07:57:51.951+00', 'req_7dc8f6c6efc04f10b8682f5c62882baf', NULL, NULL, NULL, NULL, '', '[]');

INSERT INTO public.journey_counts VALUES ('acc_01m8gjj661en5b03hr7qzhjfgd', 'jrn_01m8gjj8pqeff8824yh7dqecx4', 1, 'jnd_01m8gjj8rheanb34pz0x9xxfbe', 'in', 1);

INSERT INTO public.journey_edges VALUES ('acc_01m8gjj661en5b03hr7qzhjfgd', 'jed_01m8gjj8v6ear9apwg23g2qzbt', 'jrn_01m8gjj8pqeff8824yh7dqecx4', 'jnd_01m8gjj8rheanb34pz0x9xxfbe', 'jnd_01m8gjj8t8egjrj4038z17q29f', 'next', '', '2026-11-28 07:57:53.894+00');
INSERT INTO public.journey_edges VALUES ('acc_01m8gjj661en5b03hr7qzhjfgd', 'jed_01m8gjj8vme08vvxtntt8gqw0h', 'jrn_01m8gjj8pqeff8824yh7dqecx4', 'jnd_01m8gjj8rheanb34pz0x9xxfbe', 'jnd_01m8gjj8tsehjtf3qcjvbq33pv', 'error', '', '2026-11-28 07:57:53.908+00');
INSERT INTO public.journey_edges VALUES ('acc_01m8gjj661en5b03hr7qzhjfgd', 'jed_01m8gjj8vwefy8995rcfs66n0b', 'jrn_01m8gjj8pqeff8824yh7dqecx4', 'jnd_01m8gjj8t8egjrj4038z17q29f', 'jnd_01m8gjj8tsehjtf3qcjvbq33pv', 'next', '', '2026-11-28 07:57:53.916+00');

INSERT INTO public.journey_enrollments VALUES ('acc_01m8gjj661en5b03hr7qzhjfgd', 'enr_01m8gjj8yves8t3t978fz6ns8v', 'acc_01m8gjj661en5b03hr7qzhjfgd', 'jrn_01m8gjj8pqeff8824yh7dqecx4', 1, 'con_01m8gjj6w0ek3vhec66aw37t4e', 'active', NULL, 'jnd_01m8gjj8rheanb34pz0x9xxfbe', '2026-11-28 07:57:54.011+00', '2026-12-02 19:30:00+00', NULL, false, 1, 1, '{"name": null, "properties": {"starts_at": "2026-12-02T19:30:00.000Z"}, "occurred_at": "2026-11-28T07:57:54.011Z"}', 0, NULL, NULL, '2026-11-28 07:57:54.011+00', NULL);

INSERT INTO public.journey_nodes VALUES ('acc_01m8gjj661en5b03hr7qzhjfgd', 'jnd_01m8gjj8rheanb34pz0x9xxfbe', 'jrn_01m8gjj8pqeff8824yh7dqecx4', 'before', 'before', '{"kind": "delay_until", "property": "starts_at"}', '2026-11-28 07:57:53.809+00');
INSERT INTO public.journey_nodes VALUES ('acc_01m8gjj661en5b03hr7qzhjfgd', 'jnd_01m8gjj8t8egjrj4038z17q29f', 'jrn_01m8gjj8pqeff8824yh7dqecx4', 'remind', 'remind', '{"kind": "send", "text": "Your visit is tomorrow. Reply STOP to opt out."}', '2026-11-28 07:57:53.864+00');
INSERT INTO public.journey_nodes VALUES ('acc_01m8gjj661en5b03hr7qzhjfgd', 'jnd_01m8gjj8tsehjtf3qcjvbq33pv', 'jrn_01m8gjj8pqeff8824yh7dqecx4', 'end', 'end', '{"kind": "exit"}', '2026-11-28 07:57:53.881+00');

INSERT INTO public.journey_steps VALUES ('acc_01m8gjj661en5b03hr7qzhjfgd', 'enr_01m8gjj8yves8t3t978fz6ns8v', 1, 'jnd_01m8gjj8rheanb34pz0x9xxfbe', 'waits', NULL, '{"until": "2026-12-02T19:30:00.000Z"}', '2026-11-28 07:57:54.051+00');

INSERT INTO public.journey_versions VALUES ('acc_01m8gjj661en5b03hr7qzhjfgd', 'jrn_01m8gjj8pqeff8824yh7dqecx4', 1, '{"exit": [], "edges": [{"id": "jed_01m8gjj8v6ear9apwg23g2qzbt", "kind": "next", "condition": null, "to_node_id": "jnd_01m8gjj8t8egjrj4038z17q29f", "from_node_id": "jnd_01m8gjj8rheanb34pz0x9xxfbe"}, {"id": "jed_01m8gjj8vme08vvxtntt8gqw0h", "kind": "error", "condition": null, "to_node_id": "jnd_01m8gjj8tsehjtf3qcjvbq33pv", "from_node_id": "jnd_01m8gjj8rheanb34pz0x9xxfbe"}, {"id": "jed_01m8gjj8vwefy8995rcfs66n0b", "kind": "next", "condition": null, "to_node_id": "jnd_01m8gjj8tsehjtf3qcjvbq33pv", "from_node_id": "jnd_01m8gjj8t8egjrj4038z17q29f"}], "entry": {"kind": "call"}, "nodes": [{"id": "jnd_01m8gjj8rheanb34pz0x9xxfbe", "name": "before", "start": true, "config": {"kind": "delay_until", "property": "starts_at"}}, {"id": "jnd_01m8gjj8t8egjrj4038z17q29f", "name": "remind", "start": false, "config": {"kind": "send", "text": "Your visit is tomorrow. Reply STOP to opt out."}}, {"id": "jnd_01m8gjj8tsehjtf3qcjvbq33pv", "name": "end", "start": false, "config": {"kind": "exit"}}], "reentry": {"kind": "never"}, "entry_rules": null, "template_versions": {}, "max_messages_per_hour": 10}', '2026-11-28 07:57:53.956+00');

INSERT INTO public.journeys VALUES ('acc_01m8gjj661en5b03hr7qzhjfgd', 'jrn_01m8gjj8pqeff8824yh7dqecx4', 'acc_01m8gjj661en5b03hr7qzhjfgd', 'Visit', 'active', NULL, '{"kind": "call"}', NULL, '[]', '{"kind": "never"}', 10, 'jnd_01m8gjj8rheanb34pz0x9xxfbe', 1, false, NULL, NULL, NULL, '2026-11-28 07:57:53.751+00', '2026-11-28 07:57:53.956+00');

INSERT INTO public.measure_groups VALUES ('acc_01m8gjj661en5b03hr7qzhjfgd', '6TgDD9NXBFO1ddEfYxZAvM', '', '', '', '', '', 'num_01m8gjj6cve8ttkxdrvvwfx9m7', 'simulator', 'US', 'reply', '');
INSERT INTO public.measure_groups VALUES ('acc_01m8gjj661en5b03hr7qzhjfgd', 'EFo-pO2xvRlZRTgl24Wmp-', 'cmp_01m8gjj7byextsrezz70t8sbm6', '', '', '', '', 'num_01m8gjj6cve8ttkxdrvvwfx9m7', 'simulator', 'US', 'transactional', '');
INSERT INTO public.measure_groups VALUES ('acc_01m8gjj661en5b03hr7qzhjfgd', 'cmp_01m8gjj7byextsrezz70t8sbm6/0', 'cmp_01m8gjj7byextsrezz70t8sbm6', '', '', '', '', '', '', '', 'transactional', '');
INSERT INTO public.measure_groups VALUES ('acc_01m8gjj661en5b03hr7qzhjfgd', 'BX8Rc2pG9xwN_BtMtgD2gc', '', '', '', '', '', 'num_01m8gjj6cve8ttkxdrvvwfx9m7', 'simulator', 'US', 'marketing', '');

INSERT INTO public.measure_rollups VALUES ('acc_01m8gjj661en5b03hr7qzhjfgd', 'acc_01m8gjj661en5b03hr7qzhjfgd', '2026-11-28 07:45:00+00', '', '', '', '', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0);
INSERT INTO public.measure_rollups VALUES ('acc_01m8gjj661en5b03hr7qzhjfgd', 'acc_01m8gjj661en5b03hr7qzhjfgd', '2026-11-28 07:45:00+00', '', '', 'keyword', '', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0);
INSERT INTO public.measure_rollups VALUES ('acc_01m8gjj661en5b03hr7qzhjfgd', 'acc_01m8gjj661en5b03hr7qzhjfgd', '2026-11-28 07:45:00+00', '', '', 'web_form', '', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 0, 0, 0);
INSERT INTO public.measure_rollups VALUES ('acc_01m8gjj661en5b03hr7qzhjfgd', 'acc_01m8gjj661en5b03hr7qzhjfgd', '2026-11-28 07:45:00+00', '6TgDD9NXBFO1ddEfYxZAvM', '', '', '', 1, 1, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0);
INSERT INTO public.measure_rollups VALUES ('acc_01m8gjj661en5b03hr7qzhjfgd', 'acc_01m8gjj661en5b03hr7qzhjfgd', '2026-11-28 07:45:00+00', 'EFo-pO2xvRlZRTgl24Wmp-', '', '', '', 2, 2, 2, 0, 0, 0, 0, 0, 2, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0);
INSERT INTO public.measure_rollups VALUES ('acc_01m8gjj661en5b03hr7qzhjfgd', 'acc_01m8gjj661en5b03hr7qzhjfgd', '2026-11-28 07:45:00+00', 'cmp_01m8gjj7byextsrezz70t8sbm6/0', '', 'opted_out', '', 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0);
INSERT INTO public.measure_rollups VALUES ('acc_01m8gjj661en5b03hr7qzhjfgd', 'acc_01m8gjj661en5b03hr7qzhjfgd', '2026-11-28 07:45:00+00', 'BX8Rc2pG9xwN_BtMtgD2gc', '', '', '', 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0);

INSERT INTO public.measure_work VALUES ('acc_01m8gjj661en5b03hr7qzhjfgd', 'recount', '2026-11-28', '2026-11-29 03:00:00+00');
INSERT INTO public.measure_work VALUES ('acc_01m8gjj661en5b03hr7qzhjfgd', 'fold', NULL, NULL);

INSERT INTO public.message_receipts VALUES ('acc_01m8gjj661en5b03hr7qzhjfgd', 'msg_01m8gjj6yfeqab2khf0a5rh1ew', 'delivered', '2026-11-28 07:57:52.534+00', NULL, '2026-11-28 07:57:52.553+00');
INSERT INTO public.message_receipts VALUES ('acc_01m8gjj661en5b03hr7qzhjfgd', 'msg_01m8gjj7j9ekgbwkycbsmtsbfp', 'delivered', '2026-11-28 07:57:53.488+00', NULL, '2026-11-28 07:57:53.526+00');
INSERT INTO public.message_receipts VALUES ('acc_01m8gjj661en5b03hr7qzhjfgd', 'msg_01m8gjj7j9ekgs8ktz2n80qz2b', 'delivered', '2026-11-28 07:57:53.488+00', NULL, '2026-11-28 07:57:53.526+00');

INSERT INTO public.messages VALUES ('acc_01m8gjj661en5b03hr7qzhjfgd', 'msg_01m8gjj6yfeqab2khf0a5rh1ew', 'acc_01m8gjj661en5b03hr7qzhjfgd', 'num_01m8gjj6cve8ttkxdrvvwfx9m7', NULL, 'con_01m8gjj6w0ek2bxevafcc2h7jz', 'num_01m8gjj6cve8ttkxdrvvwfx9m7', '+12025558073', '+12025550161', 'Before the upgrade: You are unsubscribed and will get no more texts. Reply START to get them again.', NULL, 'GSM-7', 1, 0, 'reply', 'delivered', NULL, NULL, NULL, '{"rule": "stop.exact.en.stop", "allow": true, "gates": [], "rule_pack": "us-2026-11", "auto_reply": "opted_out"}', 1, '2026-11-28 07:57:51.951+00', '2026-11-28 08:02:51.951+00', NULL, 'simulator', 'sim-bd3638a2-ebfa-4492-bfc4-d6c2d170feab', '2026-11-28 07:57:51.951+00', '2026-11-28 07:57:52.099+00', '2026-11-28 07:57:52.14+00', '2026-11-28 07:57:52.553+00', '2026-11-28 07:57:52.553+00', 'req_7dc8f6c6efc04f10b8682f5c62882baf', NULL, '6TgDD9NXBFO1ddEfYxZAvM');
INSERT INTO public.messages VALUES ('acc_01m8gjj661en5b03hr7qzhjfgd', 'msg_01m8gjj7j9ekgbwkycbsmtsbfp', 'acc_01m8gjj661en5b03hr7qzhjfgd', 'cmp_01m8gjj7byextsrezz70t8sbm6', 'cmp_01m8gjj7byextsrezz70t8sbm6', 'con_01m8gjj6w0ek2s5agr59187kne', 'num_01m8gjj6cve8ttkxdrvvwfx9m7', '+12025558073', '+12025550162', 'Your order 1021 has shipped.', NULL, 'GSM-7', 1, 1, 'transactional', 'delivered', NULL, NULL, 'hld_01m8gjj7j9ekhbpzqqtrwgpjwg', NULL, 1, '2026-11-28 07:57:52.585+00', NULL, NULL, 'simulator', 'sim-99c2d45b-c771-4ab9-b997-f9e1da716764', '2026-11-28 07:57:52.585+00', '2026-11-28 07:57:53.082+00', '2026-11-28 07:57:53.088+00', '2026-11-28 07:57:53.526+00', '2026-11-28 07:57:53.526+00', 'req_fdb40eb84875470e80ce3ecfa58c71f2', NULL, 'EFo-pO2xvRlZRTgl24Wmp-');
INSERT INTO public.messages VALUES ('acc_01m8gjj661en5b03hr7qzhjfgd', 'msg_01m8gjj7j9ekgs8ktz2n80qz2b', 'acc_01m8gjj661en5b03hr7qzhjfgd', 'cmp_01m8gjj7byextsrezz70t8sbm6', 'cmp_01m8gjj7byextsrezz70t8sbm6', 'con_01m8gjj6w0ek38ama2ch01pbqa', 'num_01m8gjj6cve8ttkxdrvvwfx9m7', '+12025558073', '+12025550163', 'Your order 1021 has shipped.', NULL, 'GSM-7', 1, 1, 'transactional', 'delivered', NULL, NULL, 'hld_01m8gjj7j9ekhbpzqqtrwgpjwg', NULL, 1, '2026-11-28 07:57:52.585+00', NULL, NULL, 'simulator', 'sim-2ae87afe-94a8-4573-be32-c29c03057097', '2026-11-28 07:57:52.585+00', '2026-11-28 07:57:53.082+00', '2026-11-28 07:57:53.088+00', '2026-11-28 07:57:53.526+00', '2026-11-28 07:57:53.526+00', 'req_fdb40eb84875470e80ce3ecfa58c71f2', NULL, 'EFo-pO2xvRlZRTgl24Wmp-');
INSERT INTO public.messages VALUES ('acc_01m8gjj661en5b03hr7qzhjfgd', 'msg_01m8gjj8n2ew4b8w08wsvsybvb', 'acc_01m8gjj661en5b03hr7qzhjfgd', 'num_01m8gjj6cve8ttkxdrvvwfx9m7', NULL, 'con_01m8gjj6w0ek38ama2ch01pbqa', 'num_01m8gjj6cve8ttkxdrvvwfx9m7', '+12025558073', '+12025550163', 'Our sale starts today. Reply STOP to opt out.', NULL, 'GSM-7', 1, 1, 'marketing', 'scheduled', NULL, NULL, NULL, '{"allow": true, "gates": [{"gate": "state", "inputs": {"state": "active", "paused": false}, "reason": null, "outcome": "pass"}, {"gate": "sender", "inputs": {"carrier": "simulator", "number_id": "num_01m8gjj6cve8ttkxdrvvwfx9m7"}, "reason": null, "outcome": "pass"}, {"gate": "recipient", "inputs": {"country": "US", "line_type": "FIXED_LINE_OR_MOBILE"}, "reason": null, "outcome": "pass"}, {"gate": "consent", "inputs": {"rule": "consent.marketing.opted_in", "status": "opted_in", "purpose": "marketing", "relationship": null, "suppressed_by": null}, "reason": null, "outcome": "pass"}, {"gate": "content", "inputs": {"encoding": "GSM-7", "segments": 1, "marketing": true}, "reason": null, "outcome": "pass"}, {"gate": "quiet_hours", "inputs": {"at": "2026-12-02T19:30:00.000Z", "zone": "America/New_York", "rules": "us-federal-hours", "zones": 1, "tz_source": "area_code", "jurisdictions": "US US-DC", "tz_confidence": "medium"}, "reason": null, "outcome": "pass"}, {"gate": "frequency", "inputs": {"rules": "", "recent": 0}, "reason": null, "outcome": "pass"}, {"gate": "credits", "inputs": {"needed": 1, "available": 998}, "reason": null, "outcome": "pass"}], "rule_pack": "us-2026-11"}', 0, '2026-12-02 19:30:00+00', NULL, NULL, 'simulator', NULL, '2026-11-28 07:57:53.698+00', NULL, NULL, NULL, NULL, 'req_874d9abac8d54e1b9b47814531e307e3', NULL, 'BX8Rc2pG9xwN_BtMtgD2gc');

INSERT INTO public.phone_number_lookup VALUES ('+12025558073', 'acc_01m8gjj661en5b03hr7qzhjfgd', 'acc_01m8gjj661en5b03hr7qzhjfgd', 'num_01m8gjj6cve8ttkxdrvvwfx9m7');

INSERT INTO public.phone_numbers VALUES ('acc_01m8gjj661en5b03hr7qzhjfgd', 'num_01m8gjj6cve8ttkxdrvvwfx9m7', 'acc_01m8gjj661en5b03hr7qzhjfgd', '+12025558073', 'US', 'long_code', 'active', true, 'simulator', NULL, 'unassigned', 10000, '2026-11-28 07:57:52.082+00', '2026-11-28 07:57:51.387+00', NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL);

INSERT INTO public.segment_versions VALUES ('acc_01m8gjj661en5b03hr7qzhjfgd', 'seg_01m8gjj799ejyvmpq8e6x5qcdg', 1, '{"kind": "consent", "status": "opted_in"}', '2026-11-28 07:57:52.297+00');

INSERT INTO public.segments VALUES ('acc_01m8gjj661en5b03hr7qzhjfgd', 'seg_01m8gjj799ejyvmpq8e6x5qcdg', 'acc_01m8gjj661en5b03hr7qzhjfgd', 'Opted in', 'opted in', NULL, 1, '2026-11-28 07:57:52.297+00', '2026-11-28 07:57:52.297+00');

INSERT INTO public.signal_listeners VALUES ('acc_01m8gjj661en5b03hr7qzhjfgd', 'acc_01m8gjj661en5b03hr7qzhjfgd', 'consent', 'opted_out', 'jrn_01m8gjj8pqeff8824yh7dqecx4');

INSERT INTO public.simulator_submissions VALUES ('acc_01m8gjj661en5b03hr7qzhjfgd/msg_01m8gjj6yfeqab2khf0a5rh1ew', 'sim-bd3638a2-ebfa-4492-bfc4-d6c2d170feab', '+12025558073', '+12025550161', 'Before the upgrade: You are unsubscribed and will get no more texts. Reply START to get them again.', 1, '2026-11-28 07:57:52.134+00', 'delivered', 1, NULL);
INSERT INTO public.simulator_submissions VALUES ('acc_01m8gjj661en5b03hr7qzhjfgd/msg_01m8gjj7j9ekgbwkycbsmtsbfp', 'sim-99c2d45b-c771-4ab9-b997-f9e1da716764', '+12025558073', '+12025550162', 'Your order 1021 has shipped.', 1, '2026-11-28 07:57:53.088+00', 'delivered', 1, NULL);
INSERT INTO public.simulator_submissions VALUES ('acc_01m8gjj661en5b03hr7qzhjfgd/msg_01m8gjj7j9ekgs8ktz2n80qz2b', 'sim-2ae87afe-94a8-4573-be32-c29c03057097', '+12025558073', '+12025550163', 'Your order 1021 has shipped.', 1, '2026-11-28 07:57:53.088+00', 'delivered', 1, NULL);

INSERT INTO public.suppressions VALUES ('acc_01m8gjj661en5b03hr7qzhjfgd', 'acc_01m8gjj661en5b03hr7qzhjfgd', '+12025550161', 'all', 'keyword', 'stop.exact.en.stop', '2026-11-28 07:57:51.951+00', NULL);
INSERT INTO public.suppressions VALUES ('acc_01m8gjj661en5b03hr7qzhjfgd', 'acc_01m8gjj661en5b03hr7qzhjfgd', '[erased]', 'forgotten', 'forgotten', NULL, '2026-11-28 07:57:52.045+00', NULL);

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

CREATE INDEX api_keys_live_idx ON public.api_keys USING btree (tenant_id, account_id) WHERE (mode = 'live'::text);

CREATE INDEX api_keys_tenant_id_account_id_id_idx ON public.api_keys USING btree (tenant_id, account_id, id);

CREATE UNIQUE INDEX api_keys_tenant_id_fingerprint_key ON public.api_keys USING btree (tenant_id, fingerprint);

CREATE INDEX approvals_created_at_idx ON public.approvals USING btree (created_at);

CREATE INDEX approvals_due_idx ON public.approvals USING btree (due_at, tenant_id) WHERE (due_at IS NOT NULL);

CREATE UNIQUE INDEX approvals_open_key ON public.approvals USING btree (tenant_id, key_id, params_hash) WHERE (state = ANY (ARRAY['pending'::text, 'approved'::text]));

CREATE INDEX approvals_tenant_id_account_id_id_idx ON public.approvals USING btree (tenant_id, account_id, id);

CREATE INDEX approvals_tenant_id_key_id_params_hash_id_idx ON public.approvals USING btree (tenant_id, key_id, params_hash, id);

CREATE INDEX attribution_recomputations_due_idx ON public.attribution_recomputations USING btree (due_at) WHERE (state = 'running'::text);

CREATE UNIQUE INDEX attribution_recomputations_running_idx ON public.attribution_recomputations USING btree (tenant_id, account_id) WHERE (state = 'running'::text);

CREATE INDEX attribution_recomputations_tenant_id_account_id_id_idx ON public.attribution_recomputations USING btree (tenant_id, account_id, id);

CREATE UNIQUE INDEX audit_entries_seq_key ON public.audit_entries USING btree (tenant_id, seq) WHERE (seq IS NOT NULL);

CREATE INDEX audit_entries_unchained_idx ON public.audit_entries USING btree (tenant_id, id) WHERE (seq IS NULL);

CREATE INDEX auto_recharges_due_idx ON public.auto_recharges USING btree (due_at) WHERE (due_at IS NOT NULL);

CREATE INDEX auto_recharges_watched_idx ON public.auto_recharges USING btree (tenant_id, account_id) WHERE (enabled AND (due_at IS NULL));

CREATE UNIQUE INDEX automation_rules_tenant_id_account_id_name_key_key ON public.automation_rules USING btree (tenant_id, account_id, name_key);

CREATE INDEX automation_runs_contact_idx ON public.automation_runs USING btree (tenant_id, contact_id, rule_id, id) WHERE (contact_id IS NOT NULL);

CREATE INDEX automation_runs_created_at_idx ON public.automation_runs USING btree (created_at);

CREATE INDEX automation_runs_due_idx ON public.automation_runs USING btree (due_at, tenant_id) WHERE (state = 'pending'::text);

CREATE INDEX automation_runs_phone_idx ON public.automation_runs USING btree (tenant_id, account_id, phone, rule_id, id) WHERE (phone IS NOT NULL);

CREATE UNIQUE INDEX automation_runs_skipped_key ON public.automation_runs USING btree (tenant_id, rule_id, reason, created_at) WHERE (state = 'skipped'::text);

CREATE INDEX automation_runs_tenant_due_idx ON public.automation_runs USING btree (tenant_id, due_at, id) WHERE (state = 'pending'::text);

CREATE INDEX automation_runs_tenant_id_rule_id_id_idx ON public.automation_runs USING btree (tenant_id, rule_id, id);

CREATE INDEX automation_runs_tenant_id_rule_id_state_id_idx ON public.automation_runs USING btree (tenant_id, rule_id, state, id);

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

CREATE UNIQUE INDEX journey_enrollments_active_key ON public.journey_enrollments USING btree (tenant_id, journey_id, contact_id) WHERE (ended_at IS NULL);

CREATE INDEX journey_enrollments_contact_id_journey_id_idx ON public.journey_enrollments USING btree (contact_id, journey_id);

CREATE INDEX journey_enrollments_due_idx ON public.journey_enrollments USING btree (journey_id, calling, due_at) WHERE (due_at IS NOT NULL);

CREATE INDEX journey_enrollments_journey_id_id_idx ON public.journey_enrollments USING btree (journey_id, id);

CREATE INDEX journey_enrollments_journey_id_version_node_id_state_reason_idx ON public.journey_enrollments USING btree (journey_id, version, node_id, state, reason);

CREATE UNIQUE INDEX journey_nodes_tenant_id_journey_id_name_key_key ON public.journey_nodes USING btree (tenant_id, journey_id, name_key);

CREATE INDEX journeys_account_id_id_idx ON public.journeys USING btree (account_id, id);

CREATE INDEX journeys_active_idx ON public.journeys USING btree (tenant_id, id) WHERE (state = 'active'::text);

CREATE INDEX journeys_entry_due_at_idx ON public.journeys USING btree (entry_due_at);

CREATE INDEX journeys_next_exit_check_at_idx ON public.journeys USING btree (next_exit_check_at);

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

CREATE INDEX plan_jobs_tenant_id_account_id_id_idx ON public.plan_jobs USING btree (tenant_id, account_id, id);

CREATE UNIQUE INDEX plan_jobs_undo_key ON public.plan_jobs USING btree (tenant_id, undo_of) WHERE (undo_of IS NOT NULL);

CREATE INDEX plans_created_at_idx ON public.plans USING btree (created_at);

CREATE INDEX programs_tenant_id_account_id_id_idx ON public.programs USING btree (tenant_id, account_id, id);

CREATE INDEX registrations_due_idx ON public.registrations USING btree (due_at) WHERE (due_at IS NOT NULL);

CREATE UNIQUE INDEX registrations_number_key ON public.registrations USING btree (tenant_id, number_id) WHERE (number_id IS NOT NULL);

CREATE UNIQUE INDEX registrations_reference_key ON public.registrations USING btree (tenant_id, account_id, kind, reference_id) WHERE (reference_id IS NOT NULL);

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


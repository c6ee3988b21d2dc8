

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

CREATE FUNCTION public.countries_in_both(one text[], other text[]) RETURNS text[]
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    AS $$
  SELECT ARRAY (SELECT unnest(one) INTERSECT SELECT unnest(other) ORDER BY 1)
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

CREATE FUNCTION public.program_consent_as_json(status text, method text, changed_at timestamp with time zone) RETURNS jsonb
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    AS $$
  SELECT jsonb_build_object('status', status, 'method', method, 'changed_at', changed_at)
$$;

CREATE FUNCTION public.program_consent_changed_at(consent jsonb) RETURNS timestamp with time zone
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    AS $$
  SELECT (consent ->> 'changed_at')::timestamptz
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
            ELSE public.countries_in_both(a.allowed_countries, root.allowed_countries)
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
    variants jsonb,
    throttled_at timestamp(3) with time zone
);

CREATE TABLE public.journey_moves (
    tenant_id text NOT NULL COLLATE pg_catalog."C",
    id text NOT NULL COLLATE pg_catalog."C",
    account_id text NOT NULL COLLATE pg_catalog."C",
    journey_id text NOT NULL COLLATE pg_catalog."C",
    from_node_id text COLLATE pg_catalog."C",
    from_version integer,
    to_node_id text NOT NULL COLLATE pg_catalog."C",
    to_version integer NOT NULL,
    state text NOT NULL COLLATE pg_catalog."C",
    cursor text NOT NULL COLLATE pg_catalog."C",
    total integer NOT NULL,
    moved integer NOT NULL,
    created_at timestamp(3) with time zone NOT NULL,
    finished_at timestamp(3) with time zone,
    due_at timestamp(3) with time zone
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

CREATE TABLE public.journey_paces (
    tenant_id text NOT NULL COLLATE pg_catalog."C",
    journey_id text NOT NULL COLLATE pg_catalog."C",
    paced_until timestamp(3) with time zone NOT NULL,
    due_at timestamp(3) with time zone
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
    updated_at timestamp(3) with time zone NOT NULL,
    throttle_per_minute integer
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

CREATE TABLE public.locks (
    tenant_id text NOT NULL COLLATE pg_catalog."C",
    kind text NOT NULL COLLATE pg_catalog."C",
    slot smallint NOT NULL
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

CREATE TABLE public.message_leases (
    tenant_id text NOT NULL COLLATE pg_catalog."C",
    queue text NOT NULL COLLATE pg_catalog."C",
    id text NOT NULL COLLATE pg_catalog."C",
    message_ids text[] NOT NULL COLLATE pg_catalog."C",
    claimed_at timestamp(3) with time zone NOT NULL,
    lease_until timestamp(3) with time zone NOT NULL
);

CREATE TABLE public.message_queue (
    tenant_id text NOT NULL COLLATE pg_catalog."C",
    message_id text NOT NULL COLLATE pg_catalog."C",
    queue text NOT NULL COLLATE pg_catalog."C",
    due_at timestamp(3) with time zone NOT NULL,
    is_single boolean NOT NULL,
    waits_for text
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
    due_at timestamp(3) with time zone NOT NULL,
    valid_until timestamp(3) with time zone,
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
)
WITH (fillfactor='45');
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

CREATE TABLE public.segment_members (
    tenant_id text NOT NULL COLLATE pg_catalog."C",
    segment_id text NOT NULL COLLATE pg_catalog."C",
    contact_id text NOT NULL COLLATE pg_catalog."C",
    is_member boolean NOT NULL,
    joined_at timestamp(3) with time zone,
    left_at timestamp(3) with time zone
);

CREATE TABLE public.segment_tracking (
    tenant_id text NOT NULL COLLATE pg_catalog."C",
    segment_id text NOT NULL COLLATE pg_catalog."C",
    account_id text NOT NULL COLLATE pg_catalog."C",
    state text NOT NULL COLLATE pg_catalog."C",
    reason text COLLATE pg_catalog."C",
    started_at timestamp(3) with time zone NOT NULL,
    compared_at timestamp(3) with time zone,
    due_at timestamp(3) with time zone
);

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

INSERT INTO public._prisma_migrations VALUES ('14d32f59-d342-4bc9-89eb-afc8a79937cb', 'e6c8a37f6e82362a349d1abf170c1bac20c00cbad4bf1858daa282b5c4976152', '2026-11-28 07:59:04.98235+00', '0001_initial', NULL, NULL, '2026-11-28 07:59:04.98235+00', 1);
INSERT INTO public._prisma_migrations VALUES ('87506000-2d62-4941-b883-2c41635aabc8', 'f5119cceae578a0f9442f181a04723f94722fb69c032ade1833e78e1817aa0bd', '2026-11-28 07:59:05.418019+00', '0002_measures', NULL, NULL, '2026-11-28 07:59:05.418019+00', 1);
INSERT INTO public._prisma_migrations VALUES ('331fed55-b138-4c41-9888-c5720b5a458b', '3ea458f3baa26dc1f54418f8b7fd601adf92d8126453f85317893097fb7cea1e', '2026-11-28 07:59:05.444128+00', '0003_attribution', NULL, NULL, '2026-11-28 07:59:05.444128+00', 1);
INSERT INTO public._prisma_migrations VALUES ('90f6a31c-32e4-4a68-95d6-8fa5ac8bddc5', '972211874e9920a49057cb233753e6c440fb5585a8eaead81179a937f62722a0', '2026-11-28 07:59:05.467576+00', '0004_reports', NULL, NULL, '2026-11-28 07:59:05.467576+00', 1);
INSERT INTO public._prisma_migrations VALUES ('3e57e84e-928f-483b-8faf-53fcfd1b4dc8', '4f7858c721348eb7d203812390e214e085c08e20ff641026431b16a6bc398b14', '2026-11-28 07:59:05.486385+00', '0005_conversations', NULL, NULL, '2026-11-28 07:59:05.486385+00', 1);
INSERT INTO public._prisma_migrations VALUES ('3322054d-7a75-4188-8baa-3b523ba105a4', '154eece5f8a37511b03581431c0c55de6a8a62052b437b91bc09a55db602f54c', '2026-11-28 07:59:05.515096+00', '0006_webhooks', NULL, NULL, '2026-11-28 07:59:05.515096+00', 1);
INSERT INTO public._prisma_migrations VALUES ('cb922972-b5f3-414d-babd-b97ddd7f20e0', '7b4b5c9bf715288303b93ffbc508b843b62cccef5893281662345967b6661092', '2026-11-28 07:59:05.524095+00', '0007_approvals', NULL, NULL, '2026-11-28 07:59:05.524095+00', 1);
INSERT INTO public._prisma_migrations VALUES ('d28a9d70-0ed6-42ce-8973-9aba098bc5e8', 'd43c1372e2f9b8349aedca6da576a7915efda9d16b88a79d8e14492b78c7a66d', '2026-11-28 07:59:05.534625+00', '0008_plans', NULL, NULL, '2026-11-28 07:59:05.534625+00', 1);
INSERT INTO public._prisma_migrations VALUES ('fd5244b8-1822-41c4-b71e-060f9220c046', '60d1fd6b37e042995a6fa8ce531681a353e57338a0350af945c8f03fbfb00195', '2026-11-28 07:59:05.553295+00', '0009_ai', NULL, NULL, '2026-11-28 07:59:05.553295+00', 1);
INSERT INTO public._prisma_migrations VALUES ('e406f314-16ed-4b7a-b684-d12f14cb9590', '0dcb18dcea72b253b960017ffe4bb154e1f6ca429d58daacf428edac890040bd', '2026-11-28 07:59:05.565357+00', '0010_media', NULL, NULL, '2026-11-28 07:59:05.565357+00', 1);
INSERT INTO public._prisma_migrations VALUES ('6817beae-d74a-402e-8cec-0923a6a78f2b', '1bd18da40c38d4245b430f55b4bd0826a864de8a9cd94c0c7a82915f3032191e', '2026-11-28 07:59:05.577784+00', '0012_alerts', NULL, NULL, '2026-11-28 07:59:05.577784+00', 1);
INSERT INTO public._prisma_migrations VALUES ('aa106600-40bb-45f7-a395-d7fd64b72965', '50510fa7f96a554e8ad84f947ceeb2bc9d78ec84cbfd8b2b5ceba142740e3f53', '2026-11-28 07:59:05.597328+00', '0013_journeys', NULL, NULL, '2026-11-28 07:59:05.597328+00', 1);
INSERT INTO public._prisma_migrations VALUES ('7cf3e270-0f5e-40ec-b7f1-f07b9c1340c8', '0d7cdd44fd47e58a0cb4550968afdf4bcd89a1508720e3a5ec525149fc5790ff', '2026-11-28 07:59:05.60795+00', '0014_journey_results', NULL, NULL, '2026-11-28 07:59:05.60795+00', 1);
INSERT INTO public._prisma_migrations VALUES ('9d339da7-d303-4ccf-bd67-7c3b9cc050cb', '32e2a1adfba44cba03430e7bf188541e186ee6d11bc72f3d69323a34b22f9e8e', '2026-11-28 07:59:05.623022+00', '0015_journey_throttle', NULL, NULL, '2026-11-28 07:59:05.623022+00', 1);
INSERT INTO public._prisma_migrations VALUES ('123ae02a-9db7-4f1f-ac7e-5eff95923435', '6939f15cc0535bc90cb53cf813e1a2955fa20164988402a513ee630c8b1f7bbe', '2026-11-28 07:59:05.636256+00', '0016_message_queue', NULL, NULL, '2026-11-28 07:59:05.636256+00', 1);
INSERT INTO public._prisma_migrations VALUES ('c3c470aa-2022-47f6-b1af-26eb97d47713', '602e26c8961fffb746c063acd12a8580bb83315704d1bd5209d6f6b5a5ce50c4', '2026-11-28 07:59:05.649664+00', '0017_segment_members', NULL, NULL, '2026-11-28 07:59:05.649664+00', 1);
INSERT INTO public._prisma_migrations VALUES ('06fd517b-a1ce-4b97-af1f-1c53e278a287', '6389c8f124cfa901cdc3d9fbeeb36ac7f1cc498eaf1e27e11c1d1cc168d6c967', '2026-11-28 07:59:05.661965+00', '0018_locks', NULL, NULL, '2026-11-28 07:59:05.661965+00', 1);

INSERT INTO public._tern_functions VALUES ('functions/account_states', 'c14d8ebe5e81f86213b4f7b1e1c5e3d4c2406eb50cd59b1c351d7fb6e4ddbcc1');
INSERT INTO public._tern_functions VALUES ('functions/json_values', '40bcf4965068759cf422d21cb5ed8f42ed3cfc6609653e7aa07dca1c6180d118');
INSERT INTO public._tern_functions VALUES ('functions/region_blocks', '4af238c5d1f6f169d5f58c7bf550f0b4188b9a0db54cd2706bf84b6339a80d8a');
INSERT INTO public._tern_functions VALUES ('functions/sending_numbers', '7a21d5695abcfb9377f6367520a55d0a43995ba539b90f79a1415e3c861866c5');
INSERT INTO public._tern_functions VALUES ('functions/spending', 'e777aa0dc97e8e89dfd9dd706287f57b5282e2280ee3217d16d893289b0608c4');
INSERT INTO public._tern_functions VALUES ('functions/suppression_scope', '51175d7e1d687f0dd470f2f51f27e42b91f21cc716766d75932ea9509649b455');

INSERT INTO public.accounts VALUES ('acc_01m8gjmf32e3hsawsjrxc5h60z', 'acc_01m8gjmf32e3hsawsjrxc5h60z', 'tenant', 'Before the upgrade', 'active', 'US', NULL, NULL, NULL, NULL, false, NULL, NULL, '{AS,CA,GU,MP,PR,US,VI}', '2026-11-28 07:59:05.826+00');

INSERT INTO public.alert_checks VALUES ('acc_01m8gjmf32e3hsawsjrxc5h60z', 'acc_01m8gjmf32e3hsawsjrxc5h60z', '2026-11-28 08:04:05.826+00');

INSERT INTO public.api_key_lookup VALUES ('86a525be1a49a6303d4c187268dca994336760df92b0b02dfc6e47441af25bbf', 'acc_01m8gjmf32e3hsawsjrxc5h60z', 'key_01m8gjmf32e3ja1a58c0ethf1s');

INSERT INTO public.api_keys VALUES ('acc_01m8gjmf32e3hsawsjrxc5h60z', 'key_01m8gjmf32e3ja1a58c0ethf1s', 'acc_01m8gjmf32e3hsawsjrxc5h60z', 'first key', '86a525be1a49a6303d4c187268dca994336760df92b0b02dfc6e47441af25bbf', '{full}', 'live', 'name', '2026-11-28 07:59:05.826+00', NULL, NULL, '2026-11-28 07:59:08.997+00', NULL, '{}');

INSERT INTO public.audit_entries VALUES ('acc_01m8gjmf32e3hsawsjrxc5h60z', 'aud_01m8gjmfxaen6snwhdyskz6nt1', 'acc_01m8gjmf32e3hsawsjrxc5h60z', 'key_01m8gjmf32e3ja1a58c0ethf1s', 'phone-numbers.ensureDefault', 'ok', 'ac919c6e38fb79b49d254e82abb59c8cfc1a62d6bd364aa41de1de7798582805', 'req_478ff90f24424ad4b6251061828f50e9', '2026-11-28 07:59:06.666+00', 1, '0000000000000000000000000000000000000000000000000000000000000000', 'c7208c5bfa458a6701b09f1be0dfdd5905d80e040abfda3f6eb271a817842237', NULL);
INSERT INTO public.audit_entries VALUES ('acc_01m8gjmf32e3hsawsjrxc5h60z', 'aud_01m8gjmg4tejhsq72yptsm3nyg', 'acc_01m8gjmf32e3hsawsjrxc5h60z', 'key_01m8gjmf32e3ja1a58c0ethf1s', 'contacts.import', 'ok', 'ccff144b2e1ebf47f463ee67ad31082980cb1eadf66245701745df00e8249170', 'req_cca5e1501a4f44ae93799c969a4c6203', '2026-11-28 07:59:06.906+00', 2, 'c7208c5bfa458a6701b09f1be0dfdd5905d80e040abfda3f6eb271a817842237', 'cf79135af31fd298ca99d9a8552224dc77e40ff8ad44fc0b915636fb80ed1aef', NULL);
INSERT INTO public.audit_entries VALUES ('acc_01m8gjmf32e3hsawsjrxc5h60z', 'aud_01m8gjmg6pe9wv38dtmwps5ncg', 'acc_01m8gjmf32e3hsawsjrxc5h60z', 'key_01m8gjmf32e3ja1a58c0ethf1s', 'messages.simulateInbound', 'ok', '46c47d9529343fe08e80792f3ca4940d1495d7612cfd09d3bb70d9e04445e014', 'req_1a92cc384fee42a9847280a76235dfca', '2026-11-28 07:59:06.966+00', 3, 'cf79135af31fd298ca99d9a8552224dc77e40ff8ad44fc0b915636fb80ed1aef', '42a69948ac76a4b72116fc3668ded7016c4fba4bf448c4c77442caf773449597', NULL);
INSERT INTO public.audit_entries VALUES ('acc_01m8gjmf32e3hsawsjrxc5h60z', 'aud_01m8gjmgahembsppv62bhc6fxm', 'acc_01m8gjmf32e3hsawsjrxc5h60z', 'key_01m8gjmf32e3ja1a58c0ethf1s', 'contacts.forget', 'ok', '84f1918ca131759204a41be7731ca423edffee6a5646e5bfd9e1abdf192ef93a', 'req_dd4bcb7057f44863b8c00a96fd604c43', '2026-11-28 07:59:07.089+00', 4, '42a69948ac76a4b72116fc3668ded7016c4fba4bf448c4c77442caf773449597', '4bdd526357d912caf024bd0d1f5301cf0051691983a7b3bc9e5d7a3dba6bc111', NULL);
INSERT INTO public.audit_entries VALUES ('acc_01m8gjmf32e3hsawsjrxc5h60z', 'aud_01m8gjmghceckbyjh0n3ay7gg5', 'acc_01m8gjmf32e3hsawsjrxc5h60z', 'key_01m8gjmf32e3ja1a58c0ethf1s', 'segments.create', 'ok', 'c94ee360ba934aa769809918cc4c0aa1634336ce2358a37614a53d6c8b4e3412', 'req_2ecf7233c89d4f6a8df4bb5d7e8ad3a0', '2026-11-28 07:59:07.308+00', 5, '4bdd526357d912caf024bd0d1f5301cf0051691983a7b3bc9e5d7a3dba6bc111', '2e85c15fd2a3ed96e0069776475899319cc7108283fe0841793aa2442fa36fa8', NULL);
INSERT INTO public.audit_entries VALUES ('acc_01m8gjmf32e3hsawsjrxc5h60z', 'aud_01m8gjmgkwe7fabetxyv60mwex', 'acc_01m8gjmf32e3hsawsjrxc5h60z', 'key_01m8gjmf32e3ja1a58c0ethf1s', 'campaigns.create', 'ok', 'd81b922cc191b29cd7af6fa9b372fdf04226405cc05c2e50ab4c0e744acd31ca', 'req_671e1e241a784be392c03c510ba03508', '2026-11-28 07:59:07.388+00', 6, '2e85c15fd2a3ed96e0069776475899319cc7108283fe0841793aa2442fa36fa8', '257d291663e499398bd1ff009a637f1cf911f9527687feef764b0a58021e49ae', NULL);
INSERT INTO public.audit_entries VALUES ('acc_01m8gjmf32e3hsawsjrxc5h60z', 'aud_01m8gjmgq1e4kvd8dk3w8vr1pf', 'acc_01m8gjmf32e3hsawsjrxc5h60z', 'key_01m8gjmf32e3ja1a58c0ethf1s', 'campaigns.launch', 'ok', '31e99d89fe2f8eab737d740051ad0305a30e2e6e71f3f41334581174b3ead286', 'req_b1602d07eb974997ad4021e763c411bd', '2026-11-28 07:59:07.489+00', 7, '257d291663e499398bd1ff009a637f1cf911f9527687feef764b0a58021e49ae', '725f594c1cc476cae36c15e2877bb9bcdd01a6490d122dcc0c9c794b2b20ee09', NULL);
INSERT INTO public.audit_entries VALUES ('acc_01m8gjmf32e3hsawsjrxc5h60z', 'aud_01m8gjmhrpe4zakps9dz600hew', 'acc_01m8gjmf32e3hsawsjrxc5h60z', 'key_01m8gjmf32e3ja1a58c0ethf1s', 'campaigns.create', 'ok', '02e364dd5d753190fd748c819204f678895f01915634901d720432a0b56d4eb1', 'req_ff388b73212140359a6d19dbcac1d881', '2026-11-28 07:59:08.566+00', 8, '725f594c1cc476cae36c15e2877bb9bcdd01a6490d122dcc0c9c794b2b20ee09', '3cceefaef1e50563d55a8d0ba2dda78b02b8c80186f02e447a6503f1fd39e5c3', NULL);
INSERT INTO public.audit_entries VALUES ('acc_01m8gjmf32e3hsawsjrxc5h60z', 'aud_01m8gjmhtdeaza4k7csy91y298', 'acc_01m8gjmf32e3hsawsjrxc5h60z', 'key_01m8gjmf32e3ja1a58c0ethf1s', 'campaigns.launch', 'ok', '98de100edaa8b7ab0f2384c2922c90a6d024e42bd1bf845808fdeda93dd49f29', 'req_416f10fdf05d4de697bc6966e4612e17', '2026-11-28 07:59:08.621+00', 9, '3cceefaef1e50563d55a8d0ba2dda78b02b8c80186f02e447a6503f1fd39e5c3', '72266ee642636967eb0f314e37fbfed8cf7b278f2e4e363f845357cc2be93c6a', NULL);
INSERT INTO public.audit_entries VALUES ('acc_01m8gjmf32e3hsawsjrxc5h60z', 'aud_01m8gjmhv3e8st01r6wxm20zy0', 'acc_01m8gjmf32e3hsawsjrxc5h60z', 'key_01m8gjmf32e3ja1a58c0ethf1s', 'messages.send', 'ok', '1f78c7aa01f4567eb369a79efcbf5264275edb4e39208f818d31255bb77ad8e1', 'req_5c5434d500b04704b55c72c915a239ee', '2026-11-28 07:59:08.643+00', 10, '72266ee642636967eb0f314e37fbfed8cf7b278f2e4e363f845357cc2be93c6a', 'f77617ace65eaeb771996bd3f6f477d8183f39bf926413bc17f299a9a0d340bf', NULL);
INSERT INTO public.audit_entries VALUES ('acc_01m8gjmf32e3hsawsjrxc5h60z', 'aud_01m8gjmhwzegh960dqnkdsf89b', 'acc_01m8gjmf32e3hsawsjrxc5h60z', 'key_01m8gjmf32e3ja1a58c0ethf1s', 'journeys.create', 'ok', 'a816d993d39d00195e251d6204dd31a726135b85b9e04c70ed3ca699035f4cf1', 'req_947a9c93ce18495a94aa27e641b727a3', '2026-11-28 07:59:08.703+00', 11, 'f77617ace65eaeb771996bd3f6f477d8183f39bf926413bc17f299a9a0d340bf', '63685881240ad1fb5001665ed5b060a9984dd0f6393a56bffb7a1d80c35c60d4', NULL);
INSERT INTO public.audit_entries VALUES ('acc_01m8gjmf32e3hsawsjrxc5h60z', 'aud_01m8gjmhz9en39vh7ahmayqmvh', 'acc_01m8gjmf32e3hsawsjrxc5h60z', 'key_01m8gjmf32e3ja1a58c0ethf1s', 'journeys.nodes.create', 'ok', 'f67599c18dc916b30a966a6979a510c1dae7fcfffd7c1d60a199080a1f2c02bc', 'req_8284da7c8131475089abf97820d1d03f', '2026-11-28 07:59:08.777+00', 12, '63685881240ad1fb5001665ed5b060a9984dd0f6393a56bffb7a1d80c35c60d4', 'b66cdf1ea51214379f2ffc1b322410f2ba2244374215d5a9bc83facd9919551d', NULL);
INSERT INTO public.audit_entries VALUES ('acc_01m8gjmf32e3hsawsjrxc5h60z', 'aud_01m8gjmj1be3fa3pzp73yjvabm', 'acc_01m8gjmf32e3hsawsjrxc5h60z', 'key_01m8gjmf32e3ja1a58c0ethf1s', 'journeys.nodes.create', 'ok', '57fd0e5bb0ef0b672596cbfdb5914f832a33fb7ecd9ea672fb03d5a1ba6909af', 'req_822e1abb446d425fa7c86fdca248c67e', '2026-11-28 07:59:08.843+00', 13, 'b66cdf1ea51214379f2ffc1b322410f2ba2244374215d5a9bc83facd9919551d', '61fc4a5a1bd3b787a1955aafc8ac22dcbebccd45d76d8fb015df2030bdb7d386', NULL);
INSERT INTO public.audit_entries VALUES ('acc_01m8gjmf32e3hsawsjrxc5h60z', 'aud_01m8gjmj2me45sxy1hk38ng1dp', 'acc_01m8gjmf32e3hsawsjrxc5h60z', 'key_01m8gjmf32e3ja1a58c0ethf1s', 'journeys.nodes.create', 'ok', 'f7069593c6a8c834bcb1a728af41bd48e8d5c6849cfd242b41d5257ab03d1c87', 'req_511f0ca021164ae19c742827a646077f', '2026-11-28 07:59:08.884+00', 14, '61fc4a5a1bd3b787a1955aafc8ac22dcbebccd45d76d8fb015df2030bdb7d386', '442d0c8466fd294316d154f90665994d98b62d9f5764f6fffb907127edec1f9e', NULL);
INSERT INTO public.audit_entries VALUES ('acc_01m8gjmf32e3hsawsjrxc5h60z', 'aud_01m8gjmj30ey4bntafkv3v6fj1', 'acc_01m8gjmf32e3hsawsjrxc5h60z', 'key_01m8gjmf32e3ja1a58c0ethf1s', 'journeys.edges.create', 'ok', '1cfb84bd7855821d920e58c656ad2bfce8a7af05d44b89ea79d9d5c2db5f9834', 'req_117576da95c145a3835c0b99741a52ca', '2026-11-28 07:59:08.896+00', 15, '442d0c8466fd294316d154f90665994d98b62d9f5764f6fffb907127edec1f9e', '833130891378fd4c9222cc9fb5f466a624e486b0f34146a7885f81e8317dd0c1', NULL);
INSERT INTO public.audit_entries VALUES ('acc_01m8gjmf32e3hsawsjrxc5h60z', 'aud_01m8gjmj3me67b6bn4epeeq8bc', 'acc_01m8gjmf32e3hsawsjrxc5h60z', 'key_01m8gjmf32e3ja1a58c0ethf1s', 'journeys.edges.create', 'ok', '93a3f9c28f4e4a61f57f331bf0f94f0eb73d1cd4a0bf0924976ebaa6b8592797', 'req_9ce29a2bfbf2478e94a88f862b4a0558', '2026-11-28 07:59:08.916+00', 16, '833130891378fd4c9222cc9fb5f466a624e486b0f34146a7885f81e8317dd0c1', '377801c6168ebe1f12f4aa3c1d8e1a0247ecf11af5297016e8b4e01411e2b9e2', NULL);
INSERT INTO public.audit_entries VALUES ('acc_01m8gjmf32e3hsawsjrxc5h60z', 'aud_01m8gjmj4ce0sb1xvksv9a9vrt', 'acc_01m8gjmf32e3hsawsjrxc5h60z', 'key_01m8gjmf32e3ja1a58c0ethf1s', 'journeys.edges.create', 'ok', 'af8579a1b140034ce619bedb94315edb03cd82079ddbdfd8bb4689e8af057188', 'req_292048f381844e5bba9e0c634fe364d6', '2026-11-28 07:59:08.94+00', 17, '377801c6168ebe1f12f4aa3c1d8e1a0247ecf11af5297016e8b4e01411e2b9e2', '03a07313986e26b5bfeaf101f6caef6e8d21db1358d0b507428883ad3777e4f3', NULL);
INSERT INTO public.audit_entries VALUES ('acc_01m8gjmf32e3hsawsjrxc5h60z', 'aud_01m8gjmj5ce2n8f3p4vk5a6g40', 'acc_01m8gjmf32e3hsawsjrxc5h60z', 'key_01m8gjmf32e3ja1a58c0ethf1s', 'journeys.publish', 'ok', '94f8c676dd12d05613f045d2c120e09251de7b97dc21318bda547e255bac2555', 'req_784c176ec90243509c1f7582933c9569', '2026-11-28 07:59:08.972+00', 18, '03a07313986e26b5bfeaf101f6caef6e8d21db1358d0b507428883ad3777e4f3', 'be523b4efce0035ebe9588120c842a3a1eba2d9b43f0bc782eb39366c90546f9', NULL);
INSERT INTO public.audit_entries VALUES ('acc_01m8gjmf32e3hsawsjrxc5h60z', 'aud_01m8gjmj65ezt8dbkyx5q70z3z', 'acc_01m8gjmf32e3hsawsjrxc5h60z', 'key_01m8gjmf32e3ja1a58c0ethf1s', 'journeys.enroll', 'ok', '893cb8df248388f894e92af24cc11baf059ebcd47a9045384e254acdf683b52d', 'req_cdb4c7c705f3433b9b1f621be897312e', '2026-11-28 07:59:08.997+00', 19, 'be523b4efce0035ebe9588120c842a3a1eba2d9b43f0bc782eb39366c90546f9', '075f6370513fd8f2e7d52389c21f3e8c1c656661433e8381d87aadfc94c45598', NULL);
INSERT INTO public.audit_entries VALUES ('acc_01m8gjmf32e3hsawsjrxc5h60z', 'aud_01m8gjmm69ebe90c810whfpcvs', 'acc_01m8gjmf32e3hsawsjrxc5h60z', 'key_01m8gjmf32e3ja1a58c0ethf1s', 'compliance.export', 'ok', 'fe6aa3d89830fce49cbce4749e53e4b8dee298ec235bcb7a0d2d2b2298c87267', 'req_2af087531af84b75be7e91cd13233dba', '2026-11-28 07:59:11.049+00', 20, '075f6370513fd8f2e7d52389c21f3e8c1c656661433e8381d87aadfc94c45598', '84f955f04eb76ea5bc491cff18b9c5ff2dfe6d9cca5cd3dde6f4034ea8e2b638', NULL);

INSERT INTO public.campaign_decisions VALUES ('acc_01m8gjmf32e3hsawsjrxc5h60z', 'cmp_01m8gjmgkwe7erdc7cxpf02sbh', 'NUfR0tu2aubzkSsAgMZHJT', '{"allow": false, "gates": [{"gate": "state", "inputs": {"state": "active", "paused": false}, "reason": null, "outcome": "pass"}, {"gate": "sender", "inputs": {"carrier": "simulator", "number_id": "num_01m8gjmfxaen69g1rzyy2dv4d5"}, "reason": null, "outcome": "pass"}, {"gate": "recipient", "inputs": {"country": "US", "line_type": "RECORDED"}, "reason": null, "outcome": "pass"}, {"gate": "consent", "inputs": {"rule": "consent.opted_out", "status": "opted_out", "purpose": "transactional", "relationship": null, "suppressed_by": "keyword"}, "reason": "opted_out", "outcome": "refuse"}], "rule_pack": "us-2026-11"}');
INSERT INTO public.campaign_decisions VALUES ('acc_01m8gjmf32e3hsawsjrxc5h60z', 'cmp_01m8gjmgkwe7erdc7cxpf02sbh', 'MaELDV_VIzgaXdt_rqllyX', '{"allow": true, "gates": [{"gate": "state", "inputs": {"state": "active", "paused": false}, "reason": null, "outcome": "pass"}, {"gate": "sender", "inputs": {"carrier": "simulator", "number_id": "num_01m8gjmfxaen69g1rzyy2dv4d5"}, "reason": null, "outcome": "pass"}, {"gate": "recipient", "inputs": {"country": "US", "line_type": "RECORDED"}, "reason": null, "outcome": "pass"}, {"gate": "consent", "inputs": {"rule": "consent.transactional.opted_in", "status": "opted_in", "purpose": "transactional", "relationship": null, "suppressed_by": null}, "reason": null, "outcome": "pass"}, {"gate": "content", "inputs": {"encoding": "GSM-7", "segments": 1, "marketing": false}, "reason": null, "outcome": "pass"}, {"gate": "hold_out", "inputs": {"rules": "exempt.transactional"}, "reason": null, "outcome": "pass"}, {"gate": "quiet_hours", "inputs": {"rules": "exempt.transactional"}, "reason": null, "outcome": "pass"}, {"gate": "frequency", "inputs": {"rules": "exempt.transactional"}, "reason": null, "outcome": "pass"}, {"gate": "credits", "inputs": {"needed": 1, "available": null}, "reason": null, "outcome": "pass"}], "rule_pack": "us-2026-11"}');

INSERT INTO public.campaign_recipients VALUES ('acc_01m8gjmf32e3hsawsjrxc5h60z', 'cmp_01m8gjmgkwe7erdc7cxpf02sbh', 'con_01m8gjmg4tej6r23m8ptv2kxz4', 'excluded', 'opted_out', NULL, 'NUfR0tu2aubzkSsAgMZHJT', NULL, '2026-11-28 07:59:07.561+00', NULL);
INSERT INTO public.campaign_recipients VALUES ('acc_01m8gjmf32e3hsawsjrxc5h60z', 'cmp_01m8gjmgkwe7erdc7cxpf02sbh', 'con_01m8gjmg4tej7behp92e0dq14y', 'accepted', NULL, 'msg_01m8gjmgs9etqadg1zrr9p0mqf', 'MaELDV_VIzgaXdt_rqllyX', 1000, '2026-11-28 07:59:07.561+00', NULL);
INSERT INTO public.campaign_recipients VALUES ('acc_01m8gjmf32e3hsawsjrxc5h60z', 'cmp_01m8gjmgkwe7erdc7cxpf02sbh', 'con_01m8gjmg4tej7s8ccapz0mk4m9', 'accepted', NULL, 'msg_01m8gjmgs9etqv6d58186cwvvg', 'MaELDV_VIzgaXdt_rqllyX', 999, '2026-11-28 07:59:07.561+00', NULL);

INSERT INTO public.campaigns VALUES ('acc_01m8gjmf32e3hsawsjrxc5h60z', 'cmp_01m8gjmgkwe7erdc7cxpf02sbh', 'acc_01m8gjmf32e3hsawsjrxc5h60z', 'Your order 1021 has shipped.', 'completed', NULL, 'transactional', 'Your order 1021 has shipped.', NULL, NULL, '{"include": {"contact_ids": ["con_01m8gjmg4tej6r23m8ptv2kxz4", "con_01m8gjmg4tej7behp92e0dq14y", "con_01m8gjmg4tej7s8ccapz0mk4m9"]}}', NULL, 'num_01m8gjmfxaen69g1rzyy2dv4d5', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"min_sent": 200, "max_failure_percent": 30, "max_opt_out_percent": 5}', NULL, NULL, NULL, NULL, '1970-01-01 00:00:00+00', '~', true, 3, '2026-11-28 07:59:07.388+00', '2026-11-28 07:59:08.321+00', '2026-11-28 07:59:07.489+00', '2026-11-28 07:59:08.321+00', 1, 'req_b1602d07eb974997ad4021e763c411bd', NULL, NULL);
INSERT INTO public.campaigns VALUES ('acc_01m8gjmf32e3hsawsjrxc5h60z', 'cmp_01m8gjmhrpe4ytzxf2a3qmb0a2', 'acc_01m8gjmf32e3hsawsjrxc5h60z', 'The sale ends today. Reply STOP to opt out.', 'scheduled', NULL, 'marketing', 'The sale ends today. Reply STOP to opt out.', NULL, NULL, '{"include": {"contact_ids": ["con_01m8gjmg4tej7behp92e0dq14y"]}}', NULL, 'num_01m8gjmfxaen69g1rzyy2dv4d5', NULL, '2026-12-02 19:30:00+00', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"min_sent": 200, "max_failure_percent": 30, "max_opt_out_percent": 5}', NULL, NULL, NULL, NULL, '1970-01-01 00:00:00+00', '', false, 1, '2026-11-28 07:59:08.566+00', '2026-11-28 07:59:08.621+00', NULL, NULL, 1, 'req_416f10fdf05d4de697bc6966e4612e17', NULL, NULL);

INSERT INTO public.chain_heads VALUES ('acc_01m8gjmf32e3hsawsjrxc5h60z', 'consent', 7, '6d870eba5959e8ca3540738fce1d8732376369136c43a6a059318103f5e91d4f');
INSERT INTO public.chain_heads VALUES ('acc_01m8gjmf32e3hsawsjrxc5h60z', 'audit', 20, '84f955f04eb76ea5bc491cff18b9c5ff2dfe6d9cca5cd3dde6f4034ea8e2b638');

INSERT INTO public.consent_entries VALUES ('acc_01m8gjmf32e3hsawsjrxc5h60z', 'cse_01m8gjmg4tejcadt13g4kmr4yy', 'acc_01m8gjmf32e3hsawsjrxc5h60z', 'con_01m8gjmg4tej6r23m8ptv2kxz4', '+12025550161', 'opted_in', 'general', 'web_form', 'https://example.com/signup', NULL, NULL, '{"import_id": "imp_01m8gjmg4tejbtrek5pkccp2be"}', 'key_01m8gjmf32e3ja1a58c0ethf1s', NULL, '2026-01-01 00:00:00+00', '2026-11-28 07:59:06.906+00', NULL, NULL, 'req_cca5e1501a4f44ae93799c969a4c6203', 1, '0000000000000000000000000000000000000000000000000000000000000000', '1be52934ccaf3c2b782681d37bafbd82f0f0924f3e354fe7caa7d912eca6cd24', '3ef75251e79c21b166285a0d318c3e8b', '13956a0604f68c2e254d49fad8a27c6f4fd8ef632f45721555d5b0c544201557', NULL, '');
INSERT INTO public.consent_entries VALUES ('acc_01m8gjmf32e3hsawsjrxc5h60z', 'cse_01m8gjmg4tejcsejnvk16qqkam', 'acc_01m8gjmf32e3hsawsjrxc5h60z', 'con_01m8gjmg4tej7behp92e0dq14y', '+12025550162', 'opted_in', 'general', 'web_form', 'https://example.com/signup', NULL, NULL, '{"import_id": "imp_01m8gjmg4tejbtrek5pkccp2be"}', 'key_01m8gjmf32e3ja1a58c0ethf1s', NULL, '2026-01-01 00:00:00+00', '2026-11-28 07:59:06.906+00', NULL, NULL, 'req_cca5e1501a4f44ae93799c969a4c6203', 2, '1be52934ccaf3c2b782681d37bafbd82f0f0924f3e354fe7caa7d912eca6cd24', '55aa9079e570229c8b5ed33d25aedaee4dacb9dbffa562e8e3dc99d2c57274f2', '5e88a686d008d758d71bb65770d531d2', '2549b9fb42bb3167155e23073bca128d12c01eafa65806b279d9ca587dd4c644', NULL, '');
INSERT INTO public.consent_entries VALUES ('acc_01m8gjmf32e3hsawsjrxc5h60z', 'cse_01m8gjmg4tejd82tvx5kd6vpbq', 'acc_01m8gjmf32e3hsawsjrxc5h60z', 'con_01m8gjmg4tej7s8ccapz0mk4m9', '+12025550163', 'opted_in', 'general', 'web_form', 'https://example.com/signup', NULL, NULL, '{"import_id": "imp_01m8gjmg4tejbtrek5pkccp2be"}', 'key_01m8gjmf32e3ja1a58c0ethf1s', NULL, '2026-01-01 00:00:00+00', '2026-11-28 07:59:06.906+00', NULL, NULL, 'req_cca5e1501a4f44ae93799c969a4c6203', 3, '55aa9079e570229c8b5ed33d25aedaee4dacb9dbffa562e8e3dc99d2c57274f2', '51ad4d7c867fc309999895bf193c332211f3dabee9bc0e52a71e6887e96016be', 'fd1375d9d49b080e421ec165f5968df2', '9a1986a828df4dd2112c0fe192a0929df82c14ee41dd388aceababbc9b8e3a41', NULL, '');
INSERT INTO public.consent_entries VALUES ('acc_01m8gjmf32e3hsawsjrxc5h60z', 'cse_01m8gjmg4tejds58rezt1aarh7', 'acc_01m8gjmf32e3hsawsjrxc5h60z', 'con_01m8gjmg4tej89q0zsc3rkke3e', '+12025550164', 'opted_in', 'general', 'web_form', 'https://example.com/signup', NULL, NULL, '{"import_id": "imp_01m8gjmg4tejbtrek5pkccp2be"}', 'key_01m8gjmf32e3ja1a58c0ethf1s', NULL, '2026-01-01 00:00:00+00', '2026-11-28 07:59:06.906+00', NULL, NULL, 'req_cca5e1501a4f44ae93799c969a4c6203', 4, '51ad4d7c867fc309999895bf193c332211f3dabee9bc0e52a71e6887e96016be', 'dab39686d74ed6287aea114917d02fa846ff0332930e82aecc02d245b0e2b611', '8b89df2cb7e2adcd2430c207bc5a77a9', '957d63ad6e4137c91fcdabc8844d74812b3404d995a8708fbbe9c737a4b434e1', NULL, '');
INSERT INTO public.consent_entries VALUES ('acc_01m8gjmf32e3hsawsjrxc5h60z', 'cse_01m8gjmg6pe9t8dgxy8fkh0haq', 'acc_01m8gjmf32e3hsawsjrxc5h60z', 'con_01m8gjmg4tej6r23m8ptv2kxz4', '+12025550161', 'opted_out', 'all', 'keyword', 'simulated inbound message', NULL, NULL, '{"simulated": true, "inbound_id": "inb_01m8gjmg6pe9svh5k5dfpjpas3"}', 'contact', 'stop.exact.en.stop', '2026-11-28 07:59:06.966+00', '2026-11-28 07:59:06.966+00', NULL, NULL, 'req_1a92cc384fee42a9847280a76235dfca', 6, 'e46d20165bdade2e4ad01e0fdb79a71b3ff780bee293eda83aac20136b1e87af', 'ba44d79f1be91f3792414b56a798905647857cca911357db2de39372b4eaf10a', '5f93c5db244b6d4a7def04826fc6b189', '29d48c26e016ae533f56e3e9afd1d7a397eb10ef7533d6574d7c9f80d7b363df', NULL, '');
INSERT INTO public.consent_entries VALUES ('acc_01m8gjmf32e3hsawsjrxc5h60z', 'cse_01m8gjmg4tejeb20s5dedgnv17', 'acc_01m8gjmf32e3hsawsjrxc5h60z', 'con_01m8gjmg4tej8rrbgm7rtw1b5c', '[erased]', 'opted_in', 'general', 'web_form', NULL, NULL, NULL, NULL, 'key_01m8gjmf32e3ja1a58c0ethf1s', NULL, '2026-01-01 00:00:00+00', '2026-11-28 07:59:06.906+00', NULL, NULL, 'req_cca5e1501a4f44ae93799c969a4c6203', 5, 'dab39686d74ed6287aea114917d02fa846ff0332930e82aecc02d245b0e2b611', 'e46d20165bdade2e4ad01e0fdb79a71b3ff780bee293eda83aac20136b1e87af', NULL, '9fd445f2b4d7ecce8497ef05b1fa6ac1485fbe17ccba3efb5f0b3906b6ae7b19', 'cse_01m8gjmgahemavxqtj5793yjst', '');
INSERT INTO public.consent_entries VALUES ('acc_01m8gjmf32e3hsawsjrxc5h60z', 'cse_01m8gjmgahemavxqtj5793yjst', 'acc_01m8gjmf32e3hsawsjrxc5h60z', 'con_01m8gjmg4tej8rrbgm7rtw1b5c', '[erased]', 'forgotten', 'all', 'api', 'contacts.forget', NULL, NULL, '{"entries": ["cse_01m8gjmg4tejeb20s5dedgnv17"]}', 'key_01m8gjmf32e3ja1a58c0ethf1s', NULL, '2026-11-28 07:59:07.089+00', '2026-11-28 07:59:07.089+00', NULL, NULL, 'req_dd4bcb7057f44863b8c00a96fd604c43', 7, 'ba44d79f1be91f3792414b56a798905647857cca911357db2de39372b4eaf10a', '6d870eba5959e8ca3540738fce1d8732376369136c43a6a059318103f5e91d4f', '4f1b85fb5ce4b620c42f9d8fb299c612', '48be7b7bb244bd4c9ea9953b240213857f0742bea2fa1f8e41119843eb0eb435', NULL, '');

INSERT INTO public.contacts VALUES ('acc_01m8gjmf32e3hsawsjrxc5h60z', 'con_01m8gjmg4tej7behp92e0dq14y', 'acc_01m8gjmf32e3hsawsjrxc5h60z', '+12025550162', 'US', NULL, NULL, NULL, NULL, NULL, '{}', 'opted_in', 'web_form', '2026-01-01 00:00:00+00', NULL, NULL, '2026-11-28 07:59:06.906+00', '2026-11-28 07:59:06.906+00', 1);
INSERT INTO public.contacts VALUES ('acc_01m8gjmf32e3hsawsjrxc5h60z', 'con_01m8gjmg4tej7s8ccapz0mk4m9', 'acc_01m8gjmf32e3hsawsjrxc5h60z', '+12025550163', 'US', NULL, NULL, NULL, NULL, NULL, '{}', 'opted_in', 'web_form', '2026-01-01 00:00:00+00', NULL, NULL, '2026-11-28 07:59:06.906+00', '2026-11-28 07:59:06.906+00', 1);
INSERT INTO public.contacts VALUES ('acc_01m8gjmf32e3hsawsjrxc5h60z', 'con_01m8gjmg4tej89q0zsc3rkke3e', 'acc_01m8gjmf32e3hsawsjrxc5h60z', '+12025550164', 'US', NULL, NULL, NULL, NULL, NULL, '{}', 'opted_in', 'web_form', '2026-01-01 00:00:00+00', NULL, NULL, '2026-11-28 07:59:06.906+00', '2026-11-28 07:59:06.906+00', 1);
INSERT INTO public.contacts VALUES ('acc_01m8gjmf32e3hsawsjrxc5h60z', 'con_01m8gjmg4tej6r23m8ptv2kxz4', 'acc_01m8gjmf32e3hsawsjrxc5h60z', '+12025550161', 'US', NULL, NULL, NULL, NULL, NULL, '{}', 'opted_out', 'keyword', '2026-11-28 07:59:06.966+00', 'opted_in', NULL, '2026-11-28 07:59:06.906+00', '2026-11-28 07:59:06.966+00', 1);

INSERT INTO public.conversations VALUES ('acc_01m8gjmf32e3hsawsjrxc5h60z', 'thr_01m8gjmg6pe9wastvc50ghv27k', 'acc_01m8gjmf32e3hsawsjrxc5h60z', 'num_01m8gjmfxaen69g1rzyy2dv4d5', '+17025558965', '+12025550161', 'con_01m8gjmg4tej6r23m8ptv2kxz4', 'open', NULL, NULL, NULL, '{}', 1, 1, '2026-11-28 07:59:06.966+00', NULL, '2026-11-28 07:59:06.966+00', '2026-11-28 07:59:06.966+00', '2026-11-28 07:59:06.966+00', '2026-11-28 07:59:06.966+00');

INSERT INTO public.credit_accounts VALUES ('acc_01m8gjmf32e3hsawsjrxc5h60z', 'acc_01m8gjmf32e3hsawsjrxc5h60z', 997, 0, NULL, NULL, NULL, NULL, false, '2026-11-28', 3);

INSERT INTO public.credit_entries VALUES ('acc_01m8gjmf32e3hsawsjrxc5h60z', 'cre_01m8gjmf32e3jsbfqfjskggp66', 'acc_01m8gjmf32e3hsawsjrxc5h60z', 'starter', 1000, 'starter:acc_01m8gjmf32e3hsawsjrxc5h60z', NULL, NULL, NULL, '2026-11-28 07:59:05.826+00');
INSERT INTO public.credit_entries VALUES ('acc_01m8gjmf32e3hsawsjrxc5h60z', 'cre_01m8gjmh91ew6r4erhdg9pkjn9', 'acc_01m8gjmf32e3hsawsjrxc5h60z', 'campaign', -2, 'capture:cre_01m8gjmh91ew6r4erhdg9pkjn9', 'cmp_01m8gjmgkwe7erdc7cxpf02sbh', NULL, NULL, '2026-11-28 07:59:08.062+00');
INSERT INTO public.credit_entries VALUES ('acc_01m8gjmf32e3hsawsjrxc5h60z', 'cre_01m8gjmhv3e8tate5h641ht94g', 'acc_01m8gjmf32e3hsawsjrxc5h60z', 'send', -1, 'send:msg_01m8gjmhv3e8saq1gxwasv6vkw', NULL, 'msg_01m8gjmhv3e8saq1gxwasv6vkw', NULL, '2026-11-28 07:59:08.643+00');

INSERT INTO public.credit_holds VALUES ('acc_01m8gjmf32e3hsawsjrxc5h60z', 'hld_01m8gjmgs9etr91gq2q7rpa42g', 'acc_01m8gjmf32e3hsawsjrxc5h60z', 'cmp_01m8gjmgkwe7erdc7cxpf02sbh', 2, 2, 0, 'closed', '2026-11-28 07:59:07.561+00', '2026-11-28 07:59:08.062+00');

INSERT INTO public.exports VALUES ('acc_01m8gjmf32e3hsawsjrxc5h60z', 'exp_01m8gjmm69ebetzbqn97sb5e4j', 'acc_01m8gjmf32e3hsawsjrxc5h60z', 'ndjson', 'ready', '2026-11-28 07:59:11.049+00', '2026-11-28 08:59:11.049+00');

INSERT INTO public.forgotten_numbers VALUES ('acc_01m8gjmf32e3hsawsjrxc5h60z', 'acc_01m8gjmf32e3hsawsjrxc5h60z', '7cd604497efd51bdcb1f799e7784934bf907aca7ae73b668549b6f7c5b1e35ec', '2026-11-28 07:59:07.089+00');

INSERT INTO public.inbound_messages VALUES ('acc_01m8gjmf32e3hsawsjrxc5h60z', 'inb_01m8gjmg6pe9svh5k5dfpjpas3', 'acc_01m8gjmf32e3hsawsjrxc5h60z', 'num_01m8gjmfxaen69g1rzyy2dv4d5', 'con_01m8gjmg4tej6r23m8ptv2kxz4', '+12025550161', '+17025558965', 'STOP', 'stop', 'stop.exact.en.stop', 'inb_01m8gjmg6pe9s8f6gb0fwr7n05', '2026-11-28 07:59:06.966+00', 'req_1a92cc384fee42a9847280a76235dfca', NULL, NULL, NULL, NULL, '', '[]', NULL);

INSERT INTO public.journey_counts VALUES ('acc_01m8gjmf32e3hsawsjrxc5h60z', 'jrn_01m8gjmhwzeggr2tt2pj1b0p6b', 1, 'jnd_01m8gjmhz9en2r097sr04cja5t', 'in', 1);

INSERT INTO public.journey_edges VALUES ('acc_01m8gjmf32e3hsawsjrxc5h60z', 'jed_01m8gjmj30ey3st8h4p7vm3nf5', 'jrn_01m8gjmhwzeggr2tt2pj1b0p6b', 'jnd_01m8gjmhz9en2r097sr04cja5t', 'jnd_01m8gjmj1be3etfgn50wk3ptdn', 'next', '', '2026-11-28 07:59:08.896+00');
INSERT INTO public.journey_edges VALUES ('acc_01m8gjmf32e3hsawsjrxc5h60z', 'jed_01m8gjmj3me66t8aw1dk55xgrs', 'jrn_01m8gjmhwzeggr2tt2pj1b0p6b', 'jnd_01m8gjmhz9en2r097sr04cja5t', 'jnd_01m8gjmj2me4584fxgr35kwkxx', 'error', '', '2026-11-28 07:59:08.916+00');
INSERT INTO public.journey_edges VALUES ('acc_01m8gjmf32e3hsawsjrxc5h60z', 'jed_01m8gjmj4ce0rv447y2a32zkyq', 'jrn_01m8gjmhwzeggr2tt2pj1b0p6b', 'jnd_01m8gjmj1be3etfgn50wk3ptdn', 'jnd_01m8gjmj2me4584fxgr35kwkxx', 'next', '', '2026-11-28 07:59:08.94+00');

INSERT INTO public.journey_enrollments VALUES ('acc_01m8gjmf32e3hsawsjrxc5h60z', 'enr_01m8gjmj65ezstrtfx38mxqd3y', 'acc_01m8gjmf32e3hsawsjrxc5h60z', 'jrn_01m8gjmhwzeggr2tt2pj1b0p6b', 1, 'con_01m8gjmg4tej89q0zsc3rkke3e', 'active', NULL, 'jnd_01m8gjmhz9en2r097sr04cja5t', '2026-11-28 07:59:08.997+00', '2026-12-02 19:30:00+00', NULL, false, 1, 1, '{"name": null, "properties": {"starts_at": "2026-12-02T19:30:00.000Z"}, "occurred_at": "2026-11-28T07:59:08.997Z"}', 0, NULL, NULL, '2026-11-28 07:59:08.997+00', NULL, NULL, '', NULL, NULL);

INSERT INTO public.journey_nodes VALUES ('acc_01m8gjmf32e3hsawsjrxc5h60z', 'jnd_01m8gjmhz9en2r097sr04cja5t', 'jrn_01m8gjmhwzeggr2tt2pj1b0p6b', 'before', 'before', '{"kind": "delay_until", "property": "starts_at"}', '2026-11-28 07:59:08.777+00');
INSERT INTO public.journey_nodes VALUES ('acc_01m8gjmf32e3hsawsjrxc5h60z', 'jnd_01m8gjmj1be3etfgn50wk3ptdn', 'jrn_01m8gjmhwzeggr2tt2pj1b0p6b', 'remind', 'remind', '{"kind": "send", "text": "Your visit is tomorrow. Reply STOP to opt out."}', '2026-11-28 07:59:08.843+00');
INSERT INTO public.journey_nodes VALUES ('acc_01m8gjmf32e3hsawsjrxc5h60z', 'jnd_01m8gjmj2me4584fxgr35kwkxx', 'jrn_01m8gjmhwzeggr2tt2pj1b0p6b', 'end', 'end', '{"kind": "exit"}', '2026-11-28 07:59:08.884+00');

INSERT INTO public.journey_steps VALUES ('acc_01m8gjmf32e3hsawsjrxc5h60z', 'enr_01m8gjmj65ezstrtfx38mxqd3y', 1, 'jnd_01m8gjmhz9en2r097sr04cja5t', 'waits', NULL, '{"until": "2026-12-02T19:30:00.000Z"}', '2026-11-28 07:59:09.053+00');

INSERT INTO public.journey_versions VALUES ('acc_01m8gjmf32e3hsawsjrxc5h60z', 'jrn_01m8gjmhwzeggr2tt2pj1b0p6b', 1, '{"exit": [], "edges": [{"id": "jed_01m8gjmj30ey3st8h4p7vm3nf5", "kind": "next", "condition": null, "to_node_id": "jnd_01m8gjmj1be3etfgn50wk3ptdn", "from_node_id": "jnd_01m8gjmhz9en2r097sr04cja5t"}, {"id": "jed_01m8gjmj3me66t8aw1dk55xgrs", "kind": "error", "condition": null, "to_node_id": "jnd_01m8gjmj2me4584fxgr35kwkxx", "from_node_id": "jnd_01m8gjmhz9en2r097sr04cja5t"}, {"id": "jed_01m8gjmj4ce0rv447y2a32zkyq", "kind": "next", "condition": null, "to_node_id": "jnd_01m8gjmj2me4584fxgr35kwkxx", "from_node_id": "jnd_01m8gjmj1be3etfgn50wk3ptdn"}], "entry": {"kind": "call"}, "nodes": [{"id": "jnd_01m8gjmhz9en2r097sr04cja5t", "name": "before", "start": true, "config": {"kind": "delay_until", "property": "starts_at"}}, {"id": "jnd_01m8gjmj1be3etfgn50wk3ptdn", "name": "remind", "start": false, "config": {"kind": "send", "text": "Your visit is tomorrow. Reply STOP to opt out."}}, {"id": "jnd_01m8gjmj2me4584fxgr35kwkxx", "name": "end", "start": false, "config": {"kind": "exit"}}], "reentry": {"kind": "never"}, "entry_rules": null, "media_files": {}, "template_versions": {}, "max_messages_per_hour": 10}', '2026-11-28 07:59:08.972+00');

INSERT INTO public.journeys VALUES ('acc_01m8gjmf32e3hsawsjrxc5h60z', 'jrn_01m8gjmhwzeggr2tt2pj1b0p6b', 'acc_01m8gjmf32e3hsawsjrxc5h60z', 'Visit', 'active', NULL, '{"kind": "call"}', NULL, '[]', '{"kind": "never"}', 10, 'jnd_01m8gjmhz9en2r097sr04cja5t', 1, false, NULL, NULL, NULL, '2026-11-28 07:59:08.703+00', '2026-11-28 07:59:08.972+00', NULL);

INSERT INTO public.locks VALUES ('acc_01m8gjmf32e3hsawsjrxc5h60z', 'hashes', 400);
INSERT INTO public.locks VALUES ('acc_01m8gjmf32e3hsawsjrxc5h60z', 'consent', 581);
INSERT INTO public.locks VALUES ('acc_01m8gjmf32e3hsawsjrxc5h60z', 'person', 735);
INSERT INTO public.locks VALUES ('acc_01m8gjmf32e3hsawsjrxc5h60z', 'consent', 604);
INSERT INTO public.locks VALUES ('acc_01m8gjmf32e3hsawsjrxc5h60z', 'names', 928);
INSERT INTO public.locks VALUES ('acc_01m8gjmf32e3hsawsjrxc5h60z', 'person', 1002);
INSERT INTO public.locks VALUES ('acc_01m8gjmf32e3hsawsjrxc5h60z', 'entries', 809);

INSERT INTO public.measure_groups VALUES ('acc_01m8gjmf32e3hsawsjrxc5h60z', 'OHDs_qiHgPx2kGw9CjNW05', '', '', '', '', '', 'num_01m8gjmfxaen69g1rzyy2dv4d5', 'simulator', 'US', 'reply', '', '', '', '');
INSERT INTO public.measure_groups VALUES ('acc_01m8gjmf32e3hsawsjrxc5h60z', '6C0NKlnO9WdKfqqcTtwlGx', 'cmp_01m8gjmgkwe7erdc7cxpf02sbh', '', '', '', '', 'num_01m8gjmfxaen69g1rzyy2dv4d5', 'simulator', 'US', 'transactional', '', '', '', '');
INSERT INTO public.measure_groups VALUES ('acc_01m8gjmf32e3hsawsjrxc5h60z', 'cmp_01m8gjmgkwe7erdc7cxpf02sbh/0', 'cmp_01m8gjmgkwe7erdc7cxpf02sbh', '', '', '', '', '', '', '', 'transactional', '', '', '', '');
INSERT INTO public.measure_groups VALUES ('acc_01m8gjmf32e3hsawsjrxc5h60z', 'sRnHTwTFO2B085MUt2eWkZ', '', '', '', '', '', 'num_01m8gjmfxaen69g1rzyy2dv4d5', 'simulator', 'US', 'marketing', '', '', '', '');

INSERT INTO public.measure_rollups VALUES ('acc_01m8gjmf32e3hsawsjrxc5h60z', 'acc_01m8gjmf32e3hsawsjrxc5h60z', '2026-11-28 07:45:00+00', '', '', '', '', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0);
INSERT INTO public.measure_rollups VALUES ('acc_01m8gjmf32e3hsawsjrxc5h60z', 'acc_01m8gjmf32e3hsawsjrxc5h60z', '2026-11-28 07:45:00+00', '', '', 'keyword', '', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0);
INSERT INTO public.measure_rollups VALUES ('acc_01m8gjmf32e3hsawsjrxc5h60z', 'acc_01m8gjmf32e3hsawsjrxc5h60z', '2026-11-28 07:45:00+00', '', '', 'web_form', '', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 0, 0, 0);
INSERT INTO public.measure_rollups VALUES ('acc_01m8gjmf32e3hsawsjrxc5h60z', 'acc_01m8gjmf32e3hsawsjrxc5h60z', '2026-11-28 07:45:00+00', '6C0NKlnO9WdKfqqcTtwlGx', '', '', '', 2, 2, 2, 0, 0, 0, 0, 0, 2, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0);
INSERT INTO public.measure_rollups VALUES ('acc_01m8gjmf32e3hsawsjrxc5h60z', 'acc_01m8gjmf32e3hsawsjrxc5h60z', '2026-11-28 07:45:00+00', 'OHDs_qiHgPx2kGw9CjNW05', '', '', '', 1, 1, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0);
INSERT INTO public.measure_rollups VALUES ('acc_01m8gjmf32e3hsawsjrxc5h60z', 'acc_01m8gjmf32e3hsawsjrxc5h60z', '2026-11-28 07:45:00+00', 'cmp_01m8gjmgkwe7erdc7cxpf02sbh/0', '', 'opted_out', '', 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0);
INSERT INTO public.measure_rollups VALUES ('acc_01m8gjmf32e3hsawsjrxc5h60z', 'acc_01m8gjmf32e3hsawsjrxc5h60z', '2026-11-28 07:45:00+00', 'sRnHTwTFO2B085MUt2eWkZ', '', '', '', 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0);

INSERT INTO public.measure_work VALUES ('acc_01m8gjmf32e3hsawsjrxc5h60z', 'recount', '2026-11-28', '2026-11-29 03:00:00+00');
INSERT INTO public.measure_work VALUES ('acc_01m8gjmf32e3hsawsjrxc5h60z', 'fold', NULL, NULL);

INSERT INTO public.message_queue VALUES ('acc_01m8gjmf32e3hsawsjrxc5h60z', 'msg_01m8gjmhv3e8saq1gxwasv6vkw', 'num_01m8gjmfxaen69g1rzyy2dv4d5', '2026-12-02 19:30:00+00', true, NULL);

INSERT INTO public.message_receipts VALUES ('acc_01m8gjmf32e3hsawsjrxc5h60z', 'msg_01m8gjmg6pe9vv7rt3zwnggjbz', 'delivered', '2026-11-28 07:59:07.577+00', NULL, '2026-11-28 07:59:07.628+00');
INSERT INTO public.message_receipts VALUES ('acc_01m8gjmf32e3hsawsjrxc5h60z', 'msg_01m8gjmgs9etqadg1zrr9p0mqf', 'delivered', '2026-11-28 07:59:08.461+00', NULL, '2026-11-28 07:59:08.55+00');
INSERT INTO public.message_receipts VALUES ('acc_01m8gjmf32e3hsawsjrxc5h60z', 'msg_01m8gjmgs9etqv6d58186cwvvg', 'delivered', '2026-11-28 07:59:08.461+00', NULL, '2026-11-28 07:59:08.55+00');

INSERT INTO public.messages VALUES ('acc_01m8gjmf32e3hsawsjrxc5h60z', 'msg_01m8gjmgs9etqadg1zrr9p0mqf', 'acc_01m8gjmf32e3hsawsjrxc5h60z', 'cmp_01m8gjmgkwe7erdc7cxpf02sbh', 'con_01m8gjmg4tej7behp92e0dq14y', 'num_01m8gjmfxaen69g1rzyy2dv4d5', '+17025558965', '+12025550162', 'Your order 1021 has shipped.', NULL, 'GSM-7', 1, 1, 'transactional', 'delivered', NULL, NULL, 'hld_01m8gjmgs9etr91gq2q7rpa42g', NULL, '2026-11-28 07:59:07.561+00', NULL, 'simulator', 'sim-e676b786-b45f-4f21-9a62-c1ff04b4e708', '2026-11-28 07:59:07.561+00', '2026-11-28 07:59:08.055+00', '2026-11-28 07:59:08.062+00', '2026-11-28 07:59:08.55+00', '2026-11-28 07:59:08.55+00', 'req_b1602d07eb974997ad4021e763c411bd', NULL, '6C0NKlnO9WdKfqqcTtwlGx', NULL, NULL, NULL);
INSERT INTO public.messages VALUES ('acc_01m8gjmf32e3hsawsjrxc5h60z', 'msg_01m8gjmg6pe9vv7rt3zwnggjbz', 'acc_01m8gjmf32e3hsawsjrxc5h60z', NULL, 'con_01m8gjmg4tej6r23m8ptv2kxz4', 'num_01m8gjmfxaen69g1rzyy2dv4d5', '+17025558965', '+12025550161', 'Before the upgrade: You are unsubscribed and will get no more texts. Reply START to get them again.', NULL, 'GSM-7', 1, 0, 'reply', 'delivered', NULL, NULL, NULL, '{"rule": "stop.exact.en.stop", "allow": true, "gates": [], "rule_pack": "us-2026-11", "auto_reply": "opted_out"}', '2026-11-28 07:59:06.966+00', '2026-11-28 08:04:06.966+00', 'simulator', 'sim-28367ee8-ac27-4587-b9e6-7768f55745d2', '2026-11-28 07:59:06.966+00', '2026-11-28 07:59:07.115+00', '2026-11-28 07:59:07.182+00', '2026-11-28 07:59:07.628+00', '2026-11-28 07:59:07.628+00', 'req_1a92cc384fee42a9847280a76235dfca', NULL, 'OHDs_qiHgPx2kGw9CjNW05', NULL, NULL, NULL);
INSERT INTO public.messages VALUES ('acc_01m8gjmf32e3hsawsjrxc5h60z', 'msg_01m8gjmgs9etqv6d58186cwvvg', 'acc_01m8gjmf32e3hsawsjrxc5h60z', 'cmp_01m8gjmgkwe7erdc7cxpf02sbh', 'con_01m8gjmg4tej7s8ccapz0mk4m9', 'num_01m8gjmfxaen69g1rzyy2dv4d5', '+17025558965', '+12025550163', 'Your order 1021 has shipped.', NULL, 'GSM-7', 1, 1, 'transactional', 'delivered', NULL, NULL, 'hld_01m8gjmgs9etr91gq2q7rpa42g', NULL, '2026-11-28 07:59:07.561+00', NULL, 'simulator', 'sim-ed5e9fb9-048e-4b08-bfe5-ca98d5b0cf7c', '2026-11-28 07:59:07.561+00', '2026-11-28 07:59:08.055+00', '2026-11-28 07:59:08.062+00', '2026-11-28 07:59:08.55+00', '2026-11-28 07:59:08.55+00', 'req_b1602d07eb974997ad4021e763c411bd', NULL, '6C0NKlnO9WdKfqqcTtwlGx', NULL, NULL, NULL);
INSERT INTO public.messages VALUES ('acc_01m8gjmf32e3hsawsjrxc5h60z', 'msg_01m8gjmhv3e8saq1gxwasv6vkw', 'acc_01m8gjmf32e3hsawsjrxc5h60z', NULL, 'con_01m8gjmg4tej7s8ccapz0mk4m9', 'num_01m8gjmfxaen69g1rzyy2dv4d5', '+17025558965', '+12025550163', 'Our sale starts today. Reply STOP to opt out.', NULL, 'GSM-7', 1, 1, 'marketing', 'scheduled', NULL, NULL, NULL, '{"allow": true, "gates": [{"gate": "state", "inputs": {"state": "active", "paused": false}, "reason": null, "outcome": "pass"}, {"gate": "sender", "inputs": {"carrier": "simulator", "number_id": "num_01m8gjmfxaen69g1rzyy2dv4d5"}, "reason": null, "outcome": "pass"}, {"gate": "recipient", "inputs": {"country": "US", "line_type": "FIXED_LINE_OR_MOBILE"}, "reason": null, "outcome": "pass"}, {"gate": "consent", "inputs": {"rule": "consent.marketing.opted_in", "status": "opted_in", "purpose": "marketing", "relationship": null, "suppressed_by": null}, "reason": null, "outcome": "pass"}, {"gate": "content", "inputs": {"encoding": "GSM-7", "segments": 1, "marketing": true}, "reason": null, "outcome": "pass"}, {"gate": "hold_out", "inputs": {"hold_out_percent": 0}, "reason": null, "outcome": "pass"}, {"gate": "quiet_hours", "inputs": {"at": "2026-12-02T19:30:00.000Z", "zone": "America/New_York", "rules": "us-federal-hours", "zones": 1, "tz_source": "area_code", "jurisdictions": "US US-DC", "tz_confidence": "medium"}, "reason": null, "outcome": "pass"}, {"gate": "frequency", "inputs": {"rules": "", "recent": 0}, "reason": null, "outcome": "pass"}, {"gate": "credits", "inputs": {"needed": 1, "available": 998}, "reason": null, "outcome": "pass"}], "rule_pack": "us-2026-11"}', '2026-12-02 19:30:00+00', NULL, 'simulator', NULL, '2026-11-28 07:59:08.643+00', NULL, NULL, NULL, NULL, 'req_5c5434d500b04704b55c72c915a239ee', NULL, 'sRnHTwTFO2B085MUt2eWkZ', NULL, NULL, NULL);

INSERT INTO public.phone_number_lookup VALUES ('+17025558965', 'acc_01m8gjmf32e3hsawsjrxc5h60z', 'acc_01m8gjmf32e3hsawsjrxc5h60z', 'num_01m8gjmfxaen69g1rzyy2dv4d5');

INSERT INTO public.phone_numbers VALUES ('acc_01m8gjmf32e3hsawsjrxc5h60z', 'num_01m8gjmfxaen69g1rzyy2dv4d5', 'acc_01m8gjmf32e3hsawsjrxc5h60z', '+17025558965', 'US', 'long_code', 'active', true, 'simulator', NULL, 'unassigned', 10000, '2026-11-28 07:59:07.055+00', '2026-11-28 07:59:06.666+00', NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL);

INSERT INTO public.segment_versions VALUES ('acc_01m8gjmf32e3hsawsjrxc5h60z', 'seg_01m8gjmghcecjr2mywm53wj4jx', 1, '{"kind": "consent", "status": "opted_in"}', '2026-11-28 07:59:07.308+00');

INSERT INTO public.segments VALUES ('acc_01m8gjmf32e3hsawsjrxc5h60z', 'seg_01m8gjmghcecjr2mywm53wj4jx', 'acc_01m8gjmf32e3hsawsjrxc5h60z', 'Opted in', 'opted in', NULL, 1, '2026-11-28 07:59:07.308+00', '2026-11-28 07:59:07.308+00');

INSERT INTO public.signal_listeners VALUES ('acc_01m8gjmf32e3hsawsjrxc5h60z', 'acc_01m8gjmf32e3hsawsjrxc5h60z', 'consent', 'opted_out', 'jrn_01m8gjmhwzeggr2tt2pj1b0p6b');

INSERT INTO public.simulator_submissions VALUES ('acc_01m8gjmf32e3hsawsjrxc5h60z/msg_01m8gjmg6pe9vv7rt3zwnggjbz', 'sim-28367ee8-ac27-4587-b9e6-7768f55745d2', '+17025558965', '+12025550161', 'Before the upgrade: You are unsubscribed and will get no more texts. Reply START to get them again.', 1, '2026-11-28 07:59:07.177+00', 'delivered', 1, NULL, NULL);
INSERT INTO public.simulator_submissions VALUES ('acc_01m8gjmf32e3hsawsjrxc5h60z/msg_01m8gjmgs9etqadg1zrr9p0mqf', 'sim-e676b786-b45f-4f21-9a62-c1ff04b4e708', '+17025558965', '+12025550162', 'Your order 1021 has shipped.', 1, '2026-11-28 07:59:08.061+00', 'delivered', 1, NULL, NULL);
INSERT INTO public.simulator_submissions VALUES ('acc_01m8gjmf32e3hsawsjrxc5h60z/msg_01m8gjmgs9etqv6d58186cwvvg', 'sim-ed5e9fb9-048e-4b08-bfe5-ca98d5b0cf7c', '+17025558965', '+12025550163', 'Your order 1021 has shipped.', 1, '2026-11-28 07:59:08.061+00', 'delivered', 1, NULL, NULL);

INSERT INTO public.suppressions VALUES ('acc_01m8gjmf32e3hsawsjrxc5h60z', 'acc_01m8gjmf32e3hsawsjrxc5h60z', '+12025550161', 'all', 'keyword', 'stop.exact.en.stop', '2026-11-28 07:59:06.966+00', NULL);
INSERT INTO public.suppressions VALUES ('acc_01m8gjmf32e3hsawsjrxc5h60z', 'acc_01m8gjmf32e3hsawsjrxc5h60z', '[erased]', 'forgotten', 'forgotten', NULL, '2026-11-28 07:59:07.089+00', NULL);

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

ALTER TABLE ONLY public.journey_moves
    ADD CONSTRAINT journey_moves_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY public.journey_nodes
    ADD CONSTRAINT journey_nodes_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY public.journey_paces
    ADD CONSTRAINT journey_paces_pkey PRIMARY KEY (tenant_id, journey_id);

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
    ADD CONSTRAINT link_codes_pkey PRIMARY KEY (tenant_id, code);

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

ALTER TABLE ONLY public.locks
    ADD CONSTRAINT locks_pkey PRIMARY KEY (tenant_id, kind, slot);

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

ALTER TABLE ONLY public.message_leases
    ADD CONSTRAINT message_leases_pkey PRIMARY KEY (tenant_id, queue, id);

ALTER TABLE ONLY public.message_queue
    ADD CONSTRAINT message_queue_pkey PRIMARY KEY (tenant_id, message_id);

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

ALTER TABLE ONLY public.segment_members
    ADD CONSTRAINT segment_members_pkey PRIMARY KEY (tenant_id, segment_id, contact_id);

ALTER TABLE ONLY public.segment_tracking
    ADD CONSTRAINT segment_tracking_pkey PRIMARY KEY (tenant_id, segment_id);

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

CREATE INDEX journey_enrollments_throttled_idx ON public.journey_enrollments USING btree (journey_id, throttled_at, id) WHERE ((throttled_at IS NOT NULL) AND (ended_at IS NULL));

CREATE INDEX journey_moves_due_at_idx ON public.journey_moves USING btree (due_at);

CREATE UNIQUE INDEX journey_moves_running_key ON public.journey_moves USING btree (tenant_id, journey_id) WHERE (state = 'running'::text);

CREATE INDEX journey_moves_tenant_id_journey_id_id_idx ON public.journey_moves USING btree (tenant_id, journey_id, id);

CREATE UNIQUE INDEX journey_nodes_tenant_id_journey_id_name_key_key ON public.journey_nodes USING btree (tenant_id, journey_id, name_key);

CREATE INDEX journey_splits_due_at_idx ON public.journey_splits USING btree (due_at);

CREATE INDEX journey_splits_tenant_id_journey_id_idx ON public.journey_splits USING btree (tenant_id, journey_id);

CREATE INDEX journey_steps_at_idx ON public.journey_steps USING btree (at);

CREATE INDEX journeys_account_id_id_idx ON public.journeys USING btree (account_id, id);

CREATE INDEX journeys_active_idx ON public.journeys USING btree (tenant_id, id) WHERE (state = 'active'::text);

CREATE INDEX journeys_entry_due_at_idx ON public.journeys USING btree (entry_due_at);

CREATE INDEX journeys_next_exit_check_at_idx ON public.journeys USING btree (next_exit_check_at);

CREATE INDEX journeys_paused_idx ON public.journeys USING btree (tenant_id, account_id, id) WHERE (state = 'paused'::text);

CREATE INDEX link_codes_code_idx ON public.link_codes USING btree (code);

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

CREATE INDEX message_leases_lease_until_idx ON public.message_leases USING btree (lease_until);

CREATE INDEX message_queue_due_idx ON public.message_queue USING btree (tenant_id, queue, due_at);

CREATE INDEX message_queue_single_idx ON public.message_queue USING btree (due_at, tenant_id, queue) WHERE is_single;

CREATE INDEX message_retention_due_at_idx ON public.message_retention USING btree (due_at);

CREATE INDEX messages_account_id_id_idx ON public.messages USING btree (account_id, id);

CREATE INDEX messages_campaign_idx ON public.messages USING btree (tenant_id, campaign_id, id) WHERE (campaign_id IS NOT NULL);

CREATE INDEX messages_failed_idx ON public.messages USING btree (tenant_id, account_id, to_phone, error_code) WHERE (error_code IS NOT NULL);

CREATE INDEX messages_journey_idx ON public.messages USING btree (tenant_id, journey_id, id) WHERE (journey_id IS NOT NULL);

CREATE INDEX messages_node_idx ON public.messages USING btree (tenant_id, node_id, id) WHERE (node_id IS NOT NULL);

CREATE INDEX messages_number_idx ON public.messages USING btree (account_id, to_phone, due_at);

CREATE UNIQUE INDEX messages_retry_key ON public.messages USING btree (tenant_id, retry_of) WHERE (retry_of IS NOT NULL);

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

CREATE INDEX segment_members_left_at_idx ON public.segment_members USING btree (tenant_id, segment_id, left_at) WHERE (NOT is_member);

CREATE INDEX segment_members_tenant_id_contact_id_idx ON public.segment_members USING btree (tenant_id, contact_id);

CREATE INDEX segment_tracking_due_at_idx ON public.segment_tracking USING btree (due_at);

CREATE INDEX segment_tracking_tenant_id_account_id_idx ON public.segment_tracking USING btree (tenant_id, account_id);

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

ALTER TABLE ONLY public.journey_moves
    ADD CONSTRAINT journey_moves_tenant_id_journey_id_fkey FOREIGN KEY (tenant_id, journey_id) REFERENCES public.journeys(tenant_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.journey_nodes
    ADD CONSTRAINT journey_nodes_tenant_id_journey_id_fkey FOREIGN KEY (tenant_id, journey_id) REFERENCES public.journeys(tenant_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.journey_paces
    ADD CONSTRAINT journey_paces_tenant_id_journey_id_fkey FOREIGN KEY (tenant_id, journey_id) REFERENCES public.journeys(tenant_id, id) ON DELETE CASCADE;

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

ALTER TABLE ONLY public.segment_members
    ADD CONSTRAINT segment_members_tenant_id_segment_id_fkey FOREIGN KEY (tenant_id, segment_id) REFERENCES public.segment_tracking(tenant_id, segment_id) ON DELETE CASCADE;

ALTER TABLE ONLY public.segment_tracking
    ADD CONSTRAINT segment_tracking_tenant_id_segment_id_fkey FOREIGN KEY (tenant_id, segment_id) REFERENCES public.segments(tenant_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.segment_versions
    ADD CONSTRAINT segment_versions_tenant_id_segment_id_fkey FOREIGN KEY (tenant_id, segment_id) REFERENCES public.segments(tenant_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.taggings
    ADD CONSTRAINT taggings_tenant_id_tag_id_fkey FOREIGN KEY (tenant_id, tag_id) REFERENCES public.tags(tenant_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.template_versions
    ADD CONSTRAINT template_versions_tenant_id_template_id_fkey FOREIGN KEY (tenant_id, template_id) REFERENCES public.templates(tenant_id, id) ON DELETE CASCADE;


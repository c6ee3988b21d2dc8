

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

CREATE TABLE public.work_changes (
    name text NOT NULL COLLATE pg_catalog."C",
    changes bigint NOT NULL
)
WITH (fillfactor='20');

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

INSERT INTO public._prisma_migrations VALUES ('e4b52cc5-4f3b-4f2b-849f-4bfddcf81869', 'e6c8a37f6e82362a349d1abf170c1bac20c00cbad4bf1858daa282b5c4976152', '2026-11-28 07:59:15.18103+00', '0001_initial', NULL, NULL, '2026-11-28 07:59:15.18103+00', 1);
INSERT INTO public._prisma_migrations VALUES ('711dc70a-d89c-4e7f-85d5-a2cf22e76ff5', 'f5119cceae578a0f9442f181a04723f94722fb69c032ade1833e78e1817aa0bd', '2026-11-28 07:59:15.71279+00', '0002_measures', NULL, NULL, '2026-11-28 07:59:15.71279+00', 1);
INSERT INTO public._prisma_migrations VALUES ('5a2d0dfb-b2ff-458d-bccc-d2c4a3fd99fd', '3ea458f3baa26dc1f54418f8b7fd601adf92d8126453f85317893097fb7cea1e', '2026-11-28 07:59:15.740724+00', '0003_attribution', NULL, NULL, '2026-11-28 07:59:15.740724+00', 1);
INSERT INTO public._prisma_migrations VALUES ('a9f3b35f-e90e-4719-aa82-0c47846c9022', '972211874e9920a49057cb233753e6c440fb5585a8eaead81179a937f62722a0', '2026-11-28 07:59:15.764658+00', '0004_reports', NULL, NULL, '2026-11-28 07:59:15.764658+00', 1);
INSERT INTO public._prisma_migrations VALUES ('476ee291-f16f-4f4b-9857-bdc705cfc1b8', '4f7858c721348eb7d203812390e214e085c08e20ff641026431b16a6bc398b14', '2026-11-28 07:59:15.783563+00', '0005_conversations', NULL, NULL, '2026-11-28 07:59:15.783563+00', 1);
INSERT INTO public._prisma_migrations VALUES ('f9d19809-b14e-49df-9563-a086dfdf113f', '154eece5f8a37511b03581431c0c55de6a8a62052b437b91bc09a55db602f54c', '2026-11-28 07:59:15.811844+00', '0006_webhooks', NULL, NULL, '2026-11-28 07:59:15.811844+00', 1);
INSERT INTO public._prisma_migrations VALUES ('56d5af19-b3b1-4d63-8969-b4011997dc83', '7b4b5c9bf715288303b93ffbc508b843b62cccef5893281662345967b6661092', '2026-11-28 07:59:15.823478+00', '0007_approvals', NULL, NULL, '2026-11-28 07:59:15.823478+00', 1);
INSERT INTO public._prisma_migrations VALUES ('5a7de140-bf87-4c5d-9af9-476228cd31e8', 'd43c1372e2f9b8349aedca6da576a7915efda9d16b88a79d8e14492b78c7a66d', '2026-11-28 07:59:15.834231+00', '0008_plans', NULL, NULL, '2026-11-28 07:59:15.834231+00', 1);
INSERT INTO public._prisma_migrations VALUES ('07265426-ab0c-4378-85cc-195a646370b3', '60d1fd6b37e042995a6fa8ce531681a353e57338a0350af945c8f03fbfb00195', '2026-11-28 07:59:15.853549+00', '0009_ai', NULL, NULL, '2026-11-28 07:59:15.853549+00', 1);
INSERT INTO public._prisma_migrations VALUES ('6f581902-cdae-4467-a51d-b9e51d13409b', '0dcb18dcea72b253b960017ffe4bb154e1f6ca429d58daacf428edac890040bd', '2026-11-28 07:59:15.866838+00', '0010_media', NULL, NULL, '2026-11-28 07:59:15.866838+00', 1);
INSERT INTO public._prisma_migrations VALUES ('dc8a4c67-0a7a-437c-bd4f-5c352fa38d9f', '1bd18da40c38d4245b430f55b4bd0826a864de8a9cd94c0c7a82915f3032191e', '2026-11-28 07:59:15.880704+00', '0012_alerts', NULL, NULL, '2026-11-28 07:59:15.880704+00', 1);
INSERT INTO public._prisma_migrations VALUES ('facaa8eb-b288-4a4f-bce8-83d189a13726', '50510fa7f96a554e8ad84f947ceeb2bc9d78ec84cbfd8b2b5ceba142740e3f53', '2026-11-28 07:59:15.901339+00', '0013_journeys', NULL, NULL, '2026-11-28 07:59:15.901339+00', 1);
INSERT INTO public._prisma_migrations VALUES ('61e6367f-550c-4046-84a5-36d9cd1d52a3', '0d7cdd44fd47e58a0cb4550968afdf4bcd89a1508720e3a5ec525149fc5790ff', '2026-11-28 07:59:15.913462+00', '0014_journey_results', NULL, NULL, '2026-11-28 07:59:15.913462+00', 1);
INSERT INTO public._prisma_migrations VALUES ('da437154-adb6-4f16-a758-683bbd58b91c', '32e2a1adfba44cba03430e7bf188541e186ee6d11bc72f3d69323a34b22f9e8e', '2026-11-28 07:59:15.929895+00', '0015_journey_throttle', NULL, NULL, '2026-11-28 07:59:15.929895+00', 1);
INSERT INTO public._prisma_migrations VALUES ('f86fed6a-18ac-4326-a54b-77157ab8d444', '6939f15cc0535bc90cb53cf813e1a2955fa20164988402a513ee630c8b1f7bbe', '2026-11-28 07:59:15.944594+00', '0016_message_queue', NULL, NULL, '2026-11-28 07:59:15.944594+00', 1);
INSERT INTO public._prisma_migrations VALUES ('6853e965-f395-4347-8d4e-a820b418d063', '602e26c8961fffb746c063acd12a8580bb83315704d1bd5209d6f6b5a5ce50c4', '2026-11-28 07:59:15.959088+00', '0017_segment_members', NULL, NULL, '2026-11-28 07:59:15.959088+00', 1);
INSERT INTO public._prisma_migrations VALUES ('b741e896-8632-44f9-b4b1-d7e5d1617dea', '6389c8f124cfa901cdc3d9fbeeb36ac7f1cc498eaf1e27e11c1d1cc168d6c967', '2026-11-28 07:59:15.972354+00', '0018_locks', NULL, NULL, '2026-11-28 07:59:15.972354+00', 1);
INSERT INTO public._prisma_migrations VALUES ('e879b529-f960-4c91-b1d2-a0b3e41383e3', '6008689c05230288099c60ce2d9c23132e26fe7e9c2b43e5f0a4a9579af13f6c', '2026-11-28 07:59:15.980083+00', '0019_work_changes', NULL, NULL, '2026-11-28 07:59:15.980083+00', 1);

INSERT INTO public._tern_functions VALUES ('functions/account_states', 'c14d8ebe5e81f86213b4f7b1e1c5e3d4c2406eb50cd59b1c351d7fb6e4ddbcc1');
INSERT INTO public._tern_functions VALUES ('functions/json_values', '40bcf4965068759cf422d21cb5ed8f42ed3cfc6609653e7aa07dca1c6180d118');
INSERT INTO public._tern_functions VALUES ('functions/region_blocks', '4af238c5d1f6f169d5f58c7bf550f0b4188b9a0db54cd2706bf84b6339a80d8a');
INSERT INTO public._tern_functions VALUES ('functions/sending_numbers', '7a21d5695abcfb9377f6367520a55d0a43995ba539b90f79a1415e3c861866c5');
INSERT INTO public._tern_functions VALUES ('functions/spending', 'e777aa0dc97e8e89dfd9dd706287f57b5282e2280ee3217d16d893289b0608c4');
INSERT INTO public._tern_functions VALUES ('functions/suppression_scope', '51175d7e1d687f0dd470f2f51f27e42b91f21cc716766d75932ea9509649b455');

INSERT INTO public.accounts VALUES ('acc_01m8gjms5eey9tkq18nagdx3ty', 'acc_01m8gjms5eey9tkq18nagdx3ty', 'tenant', 'Before the upgrade', 'active', 'US', NULL, NULL, NULL, NULL, false, NULL, NULL, '{AS,CA,GU,MP,PR,US,VI}', '2026-11-28 07:59:16.142+00');

INSERT INTO public.alert_checks VALUES ('acc_01m8gjms5eey9tkq18nagdx3ty', 'acc_01m8gjms5eey9tkq18nagdx3ty', '2026-11-28 08:04:16.142+00');

INSERT INTO public.api_key_lookup VALUES ('8c66704da4f8b0d7119c6d2f436a46f74aaa5774b5c69595b24f493cd0a06920', 'acc_01m8gjms5eey9tkq18nagdx3ty', 'key_01m8gjms5eeya9182c97dj9dfr');

INSERT INTO public.api_keys VALUES ('acc_01m8gjms5eey9tkq18nagdx3ty', 'key_01m8gjms5eeya9182c97dj9dfr', 'acc_01m8gjms5eey9tkq18nagdx3ty', 'first key', '8c66704da4f8b0d7119c6d2f436a46f74aaa5774b5c69595b24f493cd0a06920', '{full}', 'live', 'name', '2026-11-28 07:59:16.142+00', NULL, NULL, NULL, NULL, '{}');

INSERT INTO public.audit_entries VALUES ('acc_01m8gjms5eey9tkq18nagdx3ty', 'aud_01m8gjmt00ep6bvf8fe92r8kd7', 'acc_01m8gjms5eey9tkq18nagdx3ty', 'key_01m8gjms5eeya9182c97dj9dfr', 'phone-numbers.ensureDefault', 'ok', 'ac919c6e38fb79b49d254e82abb59c8cfc1a62d6bd364aa41de1de7798582805', 'req_f9ae338503bd4ba79376621f23e6b5ef', '2026-11-28 07:59:16.992+00', 1, '0000000000000000000000000000000000000000000000000000000000000000', '77e71410cbb3d2c605da9fed03c156d2c597191851864828f4b2f83d37c8dae0', NULL);
INSERT INTO public.audit_entries VALUES ('acc_01m8gjms5eey9tkq18nagdx3ty', 'aud_01m8gjmt49ewatmqz8vva2f209', 'acc_01m8gjms5eey9tkq18nagdx3ty', 'key_01m8gjms5eeya9182c97dj9dfr', 'contacts.import', 'ok', 'ccff144b2e1ebf47f463ee67ad31082980cb1eadf66245701745df00e8249170', 'req_2cd265f932e24bbfaa74636d41300556', '2026-11-28 07:59:17.129+00', 2, '77e71410cbb3d2c605da9fed03c156d2c597191851864828f4b2f83d37c8dae0', 'bdf517e82e17a8aac5e01579465f055b6a7da4dea5532a2986b3cc493e280020', NULL);
INSERT INTO public.audit_entries VALUES ('acc_01m8gjms5eey9tkq18nagdx3ty', 'aud_01m8gjmt6gexcb93e72cbv5grm', 'acc_01m8gjms5eey9tkq18nagdx3ty', 'key_01m8gjms5eeya9182c97dj9dfr', 'messages.simulateInbound', 'ok', '46c47d9529343fe08e80792f3ca4940d1495d7612cfd09d3bb70d9e04445e014', 'req_df2e3248fafe475abf181e3e737a99eb', '2026-11-28 07:59:17.2+00', 3, 'bdf517e82e17a8aac5e01579465f055b6a7da4dea5532a2986b3cc493e280020', '6f671e520492f43a3cef8f225d88ae87aa991711632d0ba4a7276e05e9273156', NULL);
INSERT INTO public.audit_entries VALUES ('acc_01m8gjms5eey9tkq18nagdx3ty', 'aud_01m8gjmtaee168c8bdrtj4qpf3', 'acc_01m8gjms5eey9tkq18nagdx3ty', 'key_01m8gjms5eeya9182c97dj9dfr', 'contacts.forget', 'ok', '84f1918ca131759204a41be7731ca423edffee6a5646e5bfd9e1abdf192ef93a', 'req_f2280ee2f5a34dbeb826bf3cace9884c', '2026-11-28 07:59:17.326+00', 4, '6f671e520492f43a3cef8f225d88ae87aa991711632d0ba4a7276e05e9273156', '1efa7ade2cf09c16343859a15d5ab78bc851b3fa3387fc20ac71d7ca271e1923', NULL);
INSERT INTO public.audit_entries VALUES ('acc_01m8gjms5eey9tkq18nagdx3ty', 'aud_01m8gjmtg2erhs02ebpkwn50xy', 'acc_01m8gjms5eey9tkq18nagdx3ty', 'key_01m8gjms5eeya9182c97dj9dfr', 'segments.create', 'ok', 'c94ee360ba934aa769809918cc4c0aa1634336ce2358a37614a53d6c8b4e3412', 'req_e353fa92923249a7b5bfc1c567947d12', '2026-11-28 07:59:17.506+00', 5, '1efa7ade2cf09c16343859a15d5ab78bc851b3fa3387fc20ac71d7ca271e1923', '78a0e73acea50bed566e862c681fd69cb4df726d8da492981e43d50b2d6236ab', NULL);
INSERT INTO public.audit_entries VALUES ('acc_01m8gjms5eey9tkq18nagdx3ty', 'aud_01m8gjmthwey08nczxykm7xfje', 'acc_01m8gjms5eey9tkq18nagdx3ty', 'key_01m8gjms5eeya9182c97dj9dfr', 'campaigns.create', 'ok', '4b290d9e897e441d41113f3f2720e0a936c5bd1b6f160625cdde5122c43bfe1d', 'req_59c5c83a5a304efa953815fca576b432', '2026-11-28 07:59:17.564+00', 6, '78a0e73acea50bed566e862c681fd69cb4df726d8da492981e43d50b2d6236ab', '6691187afca0b50875ec40f0fb2cd9bcbaeb30d17c3f2c5079b8d6668370545e', NULL);
INSERT INTO public.audit_entries VALUES ('acc_01m8gjms5eey9tkq18nagdx3ty', 'aud_01m8gjmtp2e2xaetwj5gep0p01', 'acc_01m8gjms5eey9tkq18nagdx3ty', 'key_01m8gjms5eeya9182c97dj9dfr', 'campaigns.launch', 'ok', 'a78fa0ad27ada12b6d3ca3189413bb76632ed65a8a955bdcecbea9220d38ab65', 'req_da0dd23c158d4fbeb92c4fb831af08a8', '2026-11-28 07:59:17.698+00', 7, '6691187afca0b50875ec40f0fb2cd9bcbaeb30d17c3f2c5079b8d6668370545e', '5760133793219c45450369df16901051081b9a45f1dcfe3ea43200e1d743ffb3', NULL);
INSERT INTO public.audit_entries VALUES ('acc_01m8gjms5eey9tkq18nagdx3ty', 'aud_01m8gjmv7ser4ra79pe9s8n2cx', 'acc_01m8gjms5eey9tkq18nagdx3ty', 'key_01m8gjms5eeya9182c97dj9dfr', 'campaigns.create', 'ok', '10c5d3f1739c72df3df5efaafcaafc99427cb28f126916f710b8d10cf248c81a', 'req_db19d7ba29984882a468cac9ee208c6d', '2026-11-28 07:59:18.265+00', 8, '5760133793219c45450369df16901051081b9a45f1dcfe3ea43200e1d743ffb3', '4723801046a17d6f6245d15b18f97296d8638e8ee765218a95aa83d94c432172', NULL);
INSERT INTO public.audit_entries VALUES ('acc_01m8gjms5eey9tkq18nagdx3ty', 'aud_01m8gjmv8se95amspty92bt9bf', 'acc_01m8gjms5eey9tkq18nagdx3ty', 'key_01m8gjms5eeya9182c97dj9dfr', 'campaigns.launch', 'ok', '4c278f136a1c30442e5fe2ce81460572a126617a4e63a2e4ddbd77100973a0e2', 'req_4c908076c535499d936af5dae7ea14ee', '2026-11-28 07:59:18.297+00', 9, '4723801046a17d6f6245d15b18f97296d8638e8ee765218a95aa83d94c432172', 'bd4f37fe21eb5cae7799a0c4b7666b4501de0d32dd99e2994024cbb21cfcff42', NULL);
INSERT INTO public.audit_entries VALUES ('acc_01m8gjms5eey9tkq18nagdx3ty', 'aud_01m8gjmv9gee6vxjgc2f5anb74', 'acc_01m8gjms5eey9tkq18nagdx3ty', 'key_01m8gjms5eeya9182c97dj9dfr', 'messages.send', 'ok', '1f78c7aa01f4567eb369a79efcbf5264275edb4e39208f818d31255bb77ad8e1', 'req_646609d233c94256b8efa9abfc8e13bb', '2026-11-28 07:59:18.32+00', 10, 'bd4f37fe21eb5cae7799a0c4b7666b4501de0d32dd99e2994024cbb21cfcff42', '5e6fcb37edab583a9e666d3d5b3b1b3ca5c7901fb84b461a84f6af86cb8a8f81', NULL);
INSERT INTO public.audit_entries VALUES ('acc_01m8gjms5eey9tkq18nagdx3ty', 'aud_01m8gjmva8ezp8kcb40xvsh5p5', 'acc_01m8gjms5eey9tkq18nagdx3ty', 'key_01m8gjms5eeya9182c97dj9dfr', 'journeys.create', 'ok', 'a816d993d39d00195e251d6204dd31a726135b85b9e04c70ed3ca699035f4cf1', 'req_7584b1640a104d80a2d75e27b6cceb32', '2026-11-28 07:59:18.344+00', 11, '5e6fcb37edab583a9e666d3d5b3b1b3ca5c7901fb84b461a84f6af86cb8a8f81', '607439db2ac701af2395e8db68c95e3ce17d0d1aa37f3d86fa490dd896043363', NULL);
INSERT INTO public.audit_entries VALUES ('acc_01m8gjms5eey9tkq18nagdx3ty', 'aud_01m8gjmvbteg9awswpvrbb5reg', 'acc_01m8gjms5eey9tkq18nagdx3ty', 'key_01m8gjms5eeya9182c97dj9dfr', 'journeys.nodes.create', 'ok', 'f0b110d656fc37ae9d8b65f75b43961f58608bd96c002577abaf904467f97105', 'req_7666ba870e7c4f9d86148f67a8d166e2', '2026-11-28 07:59:18.394+00', 12, '607439db2ac701af2395e8db68c95e3ce17d0d1aa37f3d86fa490dd896043363', '663cb2301264978f2657bb6e43fd70a7b973b8b8141c4c7fc42b2ab8e44659e5', NULL);
INSERT INTO public.audit_entries VALUES ('acc_01m8gjms5eey9tkq18nagdx3ty', 'aud_01m8gjmvdretk9fh71bhjzw6t6', 'acc_01m8gjms5eey9tkq18nagdx3ty', 'key_01m8gjms5eeya9182c97dj9dfr', 'journeys.nodes.create', 'ok', '6b6305dc6155a66c3804a2fac87bb31e3ba05d824346a3712b86bab3e4e56f58', 'req_c9a9efabb4f442c49a045a092b7411e4', '2026-11-28 07:59:18.456+00', 13, '663cb2301264978f2657bb6e43fd70a7b973b8b8141c4c7fc42b2ab8e44659e5', 'b83618cc1237ea01266a1e6dadd15d015c172b4101c6c1cf2228d592134aee53', NULL);
INSERT INTO public.audit_entries VALUES ('acc_01m8gjms5eey9tkq18nagdx3ty', 'aud_01m8gjmveaep1vfgvhmed0n4y3', 'acc_01m8gjms5eey9tkq18nagdx3ty', 'key_01m8gjms5eeya9182c97dj9dfr', 'journeys.nodes.create', 'ok', '9371937b5b1c2c855a035188e2d71ca65cb79c9328a8f672bb753d23992ac3e0', 'req_5f756d4822d049e085d1d9a3234728ca', '2026-11-28 07:59:18.474+00', 14, 'b83618cc1237ea01266a1e6dadd15d015c172b4101c6c1cf2228d592134aee53', 'd551a7f3a54be48018d9dfe5bc9c2bd209d4b50c3bde07d425174db0d3d00174', NULL);
INSERT INTO public.audit_entries VALUES ('acc_01m8gjms5eey9tkq18nagdx3ty', 'aud_01m8gjmveye1gbww4515xx4hew', 'acc_01m8gjms5eey9tkq18nagdx3ty', 'key_01m8gjms5eeya9182c97dj9dfr', 'journeys.edges.create', 'ok', '30203bc8047ad900338f7f1424eb40242448b2719700f3380376518d8525f424', 'req_34edf2bc2a6b45b3b8b0546e27fc6542', '2026-11-28 07:59:18.494+00', 15, 'd551a7f3a54be48018d9dfe5bc9c2bd209d4b50c3bde07d425174db0d3d00174', 'd746e1332ddab5c1ebc110eddefc8340333d7f3b7a19aeb34ec697b239faed8f', NULL);
INSERT INTO public.audit_entries VALUES ('acc_01m8gjms5eey9tkq18nagdx3ty', 'aud_01m8gjmvg1ek3rv2h10jgjy16p', 'acc_01m8gjms5eey9tkq18nagdx3ty', 'key_01m8gjms5eeya9182c97dj9dfr', 'journeys.edges.create', 'ok', '46aa8b5e1e93442ab6b760a5283e5e52d486a7da59827106698aef509a814457', 'req_28c3e66413ad4a4cb69cd4b0695c6fcc', '2026-11-28 07:59:18.529+00', 16, 'd746e1332ddab5c1ebc110eddefc8340333d7f3b7a19aeb34ec697b239faed8f', '790e37718beb3995f3f6314bc44b45eee6c42eee516d3e79014eb47f31979edb', NULL);
INSERT INTO public.audit_entries VALUES ('acc_01m8gjms5eey9tkq18nagdx3ty', 'aud_01m8gjmvhbe129mvj68nk14t94', 'acc_01m8gjms5eey9tkq18nagdx3ty', 'key_01m8gjms5eeya9182c97dj9dfr', 'journeys.edges.create', 'ok', 'e5810da1dc075aba25ca923048ed129f72b7f3071e72a9295b36801f23712044', 'req_343199cd44e44c708e871960b93a84b1', '2026-11-28 07:59:18.571+00', 17, '790e37718beb3995f3f6314bc44b45eee6c42eee516d3e79014eb47f31979edb', '8598f24b5d27b3636c0754dea5ed3db8d21d75cf969832beeb7cecf1695da505', NULL);
INSERT INTO public.audit_entries VALUES ('acc_01m8gjms5eey9tkq18nagdx3ty', 'aud_01m8gjmvjhejmaqfcmmetzvvb6', 'acc_01m8gjms5eey9tkq18nagdx3ty', 'key_01m8gjms5eeya9182c97dj9dfr', 'journeys.publish', 'ok', 'fe942759c164ba5f517ac775e26d8861f131f7489d7354e572f04589f8f16d7d', 'req_e2f896fddb3b44769b89ffa9926574fb', '2026-11-28 07:59:18.609+00', 18, '8598f24b5d27b3636c0754dea5ed3db8d21d75cf969832beeb7cecf1695da505', 'f157e1484c893ea63f930bf6ee16d1131f377e51e3075a4b5b8373aeaab5e1ab', NULL);
INSERT INTO public.audit_entries VALUES ('acc_01m8gjms5eey9tkq18nagdx3ty', 'aud_01m8gjmvkzemgbgk182fybje9d', 'acc_01m8gjms5eey9tkq18nagdx3ty', 'key_01m8gjms5eeya9182c97dj9dfr', 'journeys.enroll', 'ok', 'c25e4eea3896aa6ee881e7265a88349ae78f24bce51f33687fe92d69e05aa64f', 'req_493fa7521fcd4210a6da475d8025af3f', '2026-11-28 07:59:18.655+00', 19, 'f157e1484c893ea63f930bf6ee16d1131f377e51e3075a4b5b8373aeaab5e1ab', '004ef99c9d4707095677eb55a556cf4344aa9a25aef851087745fca6d910d106', NULL);
INSERT INTO public.audit_entries VALUES ('acc_01m8gjms5eey9tkq18nagdx3ty', 'aud_01m8gjmxk6e5ase94rnfgsxj27', 'acc_01m8gjms5eey9tkq18nagdx3ty', 'key_01m8gjms5eeya9182c97dj9dfr', 'compliance.export', 'ok', 'fe6aa3d89830fce49cbce4749e53e4b8dee298ec235bcb7a0d2d2b2298c87267', 'req_ac942ed4d18949d491a1593875d7448a', '2026-11-28 07:59:20.678+00', 20, '004ef99c9d4707095677eb55a556cf4344aa9a25aef851087745fca6d910d106', 'e4e56a22908793b14ba0bbeed855ab27bba49a31d634739b471c5b875a57caa0', NULL);

INSERT INTO public.campaign_decisions VALUES ('acc_01m8gjms5eey9tkq18nagdx3ty', 'cmp_01m8gjmthwexzrwn08wsdtftfs', 'AGd9IEGPtwa964RB7Pyxrm', '{"allow": false, "gates": [{"gate": "state", "inputs": {"state": "active", "paused": false}, "reason": null, "outcome": "pass"}, {"gate": "sender", "inputs": {"carrier": "simulator", "number_id": "num_01m8gjmt00ep5vpttp0wf5r0mf"}, "reason": null, "outcome": "pass"}, {"gate": "recipient", "inputs": {"country": "US", "line_type": "RECORDED"}, "reason": null, "outcome": "pass"}, {"gate": "consent", "inputs": {"rule": "consent.opted_out", "status": "opted_out", "purpose": "transactional", "relationship": null, "suppressed_by": "keyword"}, "reason": "opted_out", "outcome": "refuse"}], "rule_pack": "us-2026-11"}');
INSERT INTO public.campaign_decisions VALUES ('acc_01m8gjms5eey9tkq18nagdx3ty', 'cmp_01m8gjmthwexzrwn08wsdtftfs', 'kGEbb75XoN9chgBaIsIc14', '{"allow": true, "gates": [{"gate": "state", "inputs": {"state": "active", "paused": false}, "reason": null, "outcome": "pass"}, {"gate": "sender", "inputs": {"carrier": "simulator", "number_id": "num_01m8gjmt00ep5vpttp0wf5r0mf"}, "reason": null, "outcome": "pass"}, {"gate": "recipient", "inputs": {"country": "US", "line_type": "RECORDED"}, "reason": null, "outcome": "pass"}, {"gate": "consent", "inputs": {"rule": "consent.transactional.opted_in", "status": "opted_in", "purpose": "transactional", "relationship": null, "suppressed_by": null}, "reason": null, "outcome": "pass"}, {"gate": "content", "inputs": {"encoding": "GSM-7", "segments": 1, "marketing": false}, "reason": null, "outcome": "pass"}, {"gate": "hold_out", "inputs": {"rules": "exempt.transactional"}, "reason": null, "outcome": "pass"}, {"gate": "quiet_hours", "inputs": {"rules": "exempt.transactional"}, "reason": null, "outcome": "pass"}, {"gate": "frequency", "inputs": {"rules": "exempt.transactional"}, "reason": null, "outcome": "pass"}, {"gate": "credits", "inputs": {"needed": 1, "available": null}, "reason": null, "outcome": "pass"}], "rule_pack": "us-2026-11"}');

INSERT INTO public.campaign_recipients VALUES ('acc_01m8gjms5eey9tkq18nagdx3ty', 'cmp_01m8gjmthwexzrwn08wsdtftfs', 'con_01m8gjmt49evztka38fjx20m4k', 'excluded', 'opted_out', NULL, 'AGd9IEGPtwa964RB7Pyxrm', NULL, '2026-11-28 07:59:17.767+00', NULL);
INSERT INTO public.campaign_recipients VALUES ('acc_01m8gjms5eey9tkq18nagdx3ty', 'cmp_01m8gjmthwexzrwn08wsdtftfs', 'con_01m8gjmt49ew08t9v9ryvtkhsa', 'accepted', NULL, 'msg_01m8gjmtr7ec1bpbyxm0khxyvf', 'kGEbb75XoN9chgBaIsIc14', 1000, '2026-11-28 07:59:17.767+00', NULL);
INSERT INTO public.campaign_recipients VALUES ('acc_01m8gjms5eey9tkq18nagdx3ty', 'cmp_01m8gjmthwexzrwn08wsdtftfs', 'con_01m8gjmt49ew0vny97fn3v0tpa', 'accepted', NULL, 'msg_01m8gjmtr7ec1rr9hzrh0d8jh4', 'kGEbb75XoN9chgBaIsIc14', 999, '2026-11-28 07:59:17.767+00', NULL);

INSERT INTO public.campaigns VALUES ('acc_01m8gjms5eey9tkq18nagdx3ty', 'cmp_01m8gjmthwexzrwn08wsdtftfs', 'acc_01m8gjms5eey9tkq18nagdx3ty', 'Your order 1021 has shipped.', 'completed', NULL, 'transactional', 'Your order 1021 has shipped.', NULL, NULL, '{"include": {"contact_ids": ["con_01m8gjmt49evztka38fjx20m4k", "con_01m8gjmt49ew08t9v9ryvtkhsa", "con_01m8gjmt49ew0vny97fn3v0tpa"]}}', NULL, 'num_01m8gjmt00ep5vpttp0wf5r0mf', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"min_sent": 200, "max_failure_percent": 30, "max_opt_out_percent": 5}', NULL, NULL, NULL, NULL, '1970-01-01 00:00:00+00', '~', true, 3, '2026-11-28 07:59:17.564+00', '2026-11-28 07:59:17.937+00', '2026-11-28 07:59:17.698+00', '2026-11-28 07:59:17.937+00', 1, 'req_da0dd23c158d4fbeb92c4fb831af08a8', NULL, NULL);
INSERT INTO public.campaigns VALUES ('acc_01m8gjms5eey9tkq18nagdx3ty', 'cmp_01m8gjmv7ser4bdvgy52e4cvqb', 'acc_01m8gjms5eey9tkq18nagdx3ty', 'The sale ends today. Reply STOP to opt out.', 'scheduled', NULL, 'marketing', 'The sale ends today. Reply STOP to opt out.', NULL, NULL, '{"include": {"contact_ids": ["con_01m8gjmt49ew08t9v9ryvtkhsa"]}}', NULL, 'num_01m8gjmt00ep5vpttp0wf5r0mf', NULL, '2026-12-02 19:30:00+00', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"min_sent": 200, "max_failure_percent": 30, "max_opt_out_percent": 5}', NULL, NULL, NULL, NULL, '1970-01-01 00:00:00+00', '', false, 1, '2026-11-28 07:59:18.265+00', '2026-11-28 07:59:18.297+00', NULL, NULL, 1, 'req_4c908076c535499d936af5dae7ea14ee', NULL, NULL);

INSERT INTO public.chain_heads VALUES ('acc_01m8gjms5eey9tkq18nagdx3ty', 'consent', 7, '68c3b5adb668f9d0a60ea47581af2fdbea9c054345349b438f75f06f6b1e4bb8');
INSERT INTO public.chain_heads VALUES ('acc_01m8gjms5eey9tkq18nagdx3ty', 'audit', 20, 'e4e56a22908793b14ba0bbeed855ab27bba49a31d634739b471c5b875a57caa0');

INSERT INTO public.consent_entries VALUES ('acc_01m8gjms5eey9tkq18nagdx3ty', 'cse_01m8gjmt49ew5bakghdcarabk5', 'acc_01m8gjms5eey9tkq18nagdx3ty', 'con_01m8gjmt49evztka38fjx20m4k', '+12025550161', 'opted_in', 'general', 'web_form', 'https://example.com/signup', NULL, NULL, '{"import_id": "imp_01m8gjmt49ew4sey0ak4n66838"}', 'key_01m8gjms5eeya9182c97dj9dfr', NULL, '2026-01-01 00:00:00+00', '2026-11-28 07:59:17.129+00', NULL, NULL, 'req_2cd265f932e24bbfaa74636d41300556', 1, '0000000000000000000000000000000000000000000000000000000000000000', 'dcb6d8159ec9134bb3f2d85e821ba2e39a1f6440eb6a95547ebb3175709372b7', '77160258ede34eb5f294d5929b4de840', 'cb6c30c9c8b7c96431a5e9e93ae5987b40be07a7ac0a0a7a2c30d7b3b64766c9', NULL, '');
INSERT INTO public.consent_entries VALUES ('acc_01m8gjms5eey9tkq18nagdx3ty', 'cse_01m8gjmt49ew5tvq413b2ga5wy', 'acc_01m8gjms5eey9tkq18nagdx3ty', 'con_01m8gjmt49ew08t9v9ryvtkhsa', '+12025550162', 'opted_in', 'general', 'web_form', 'https://example.com/signup', NULL, NULL, '{"import_id": "imp_01m8gjmt49ew4sey0ak4n66838"}', 'key_01m8gjms5eeya9182c97dj9dfr', NULL, '2026-01-01 00:00:00+00', '2026-11-28 07:59:17.129+00', NULL, NULL, 'req_2cd265f932e24bbfaa74636d41300556', 2, 'dcb6d8159ec9134bb3f2d85e821ba2e39a1f6440eb6a95547ebb3175709372b7', '87be64890542e5bff43141faff50451c6fae56a45ee801e3b27538c4b147041a', '9756d6bfd195031b0fd989c2305b1967', 'fe6b6df8318025661f64d565f890804732755a9188cb4b51009191cf42903fab', NULL, '');
INSERT INTO public.consent_entries VALUES ('acc_01m8gjms5eey9tkq18nagdx3ty', 'cse_01m8gjmt49ew6a98ssc6c872t6', 'acc_01m8gjms5eey9tkq18nagdx3ty', 'con_01m8gjmt49ew0vny97fn3v0tpa', '+12025550163', 'opted_in', 'general', 'web_form', 'https://example.com/signup', NULL, NULL, '{"import_id": "imp_01m8gjmt49ew4sey0ak4n66838"}', 'key_01m8gjms5eeya9182c97dj9dfr', NULL, '2026-01-01 00:00:00+00', '2026-11-28 07:59:17.129+00', NULL, NULL, 'req_2cd265f932e24bbfaa74636d41300556', 3, '87be64890542e5bff43141faff50451c6fae56a45ee801e3b27538c4b147041a', 'e8c40f66a9bc31d3268711d26e0a6c645c5e5386e36fcb207507c6c5ff3a77f3', 'e8b0143c2c66016f386bf5fb27698286', '1e15699513ba8af252d3ee30ccff8d7767e5971e39c34e3abef42f37641aa0e4', NULL, '');
INSERT INTO public.consent_entries VALUES ('acc_01m8gjms5eey9tkq18nagdx3ty', 'cse_01m8gjmt49ew6r2w8zcv03p7pr', 'acc_01m8gjms5eey9tkq18nagdx3ty', 'con_01m8gjmt49ew1bk88qhcgsgsq5', '+12025550164', 'opted_in', 'general', 'web_form', 'https://example.com/signup', NULL, NULL, '{"import_id": "imp_01m8gjmt49ew4sey0ak4n66838"}', 'key_01m8gjms5eeya9182c97dj9dfr', NULL, '2026-01-01 00:00:00+00', '2026-11-28 07:59:17.129+00', NULL, NULL, 'req_2cd265f932e24bbfaa74636d41300556', 4, 'e8c40f66a9bc31d3268711d26e0a6c645c5e5386e36fcb207507c6c5ff3a77f3', '018ab581866a0139a17b8b67ff8cce6b0fefdf756e646b57c3cc93b4768cddb7', '60e8119f7e9c3a045746adf0173e6221', '1db00dbbb351f87611c32a368e2975996270e3a550583aaba30c3892935f3f25', NULL, '');
INSERT INTO public.consent_entries VALUES ('acc_01m8gjms5eey9tkq18nagdx3ty', 'cse_01m8gjmt6gex9r64aj8w22z05g', 'acc_01m8gjms5eey9tkq18nagdx3ty', 'con_01m8gjmt49evztka38fjx20m4k', '+12025550161', 'opted_out', 'all', 'keyword', 'simulated inbound message', NULL, NULL, '{"simulated": true, "inbound_id": "inb_01m8gjmt6gex989xmfhd0z61jx"}', 'contact', 'stop.exact.en.stop', '2026-11-28 07:59:17.2+00', '2026-11-28 07:59:17.2+00', NULL, NULL, 'req_df2e3248fafe475abf181e3e737a99eb', 6, 'c42ac7a4babd31fa6e8f5d3c06710d4cce31a21080bac7c3b2c0b760dfeb9257', 'dafd8a38e7cc2aa0db50d13ecd5bbe722ac289ff8e28300b1174d9d9fdba88b1', '4c6821acfeda928482e6a71699ac8854', '8087ec73c5a5ac3e9e1f3c5d39a335d4b3bf65888aad8775321c1eb970063594', NULL, '');
INSERT INTO public.consent_entries VALUES ('acc_01m8gjms5eey9tkq18nagdx3ty', 'cse_01m8gjmt49ew7930cpp87n8kg6', 'acc_01m8gjms5eey9tkq18nagdx3ty', 'con_01m8gjmt49ew1t0w7stzpeht3e', '[erased]', 'opted_in', 'general', 'web_form', NULL, NULL, NULL, NULL, 'key_01m8gjms5eeya9182c97dj9dfr', NULL, '2026-01-01 00:00:00+00', '2026-11-28 07:59:17.129+00', NULL, NULL, 'req_2cd265f932e24bbfaa74636d41300556', 5, '018ab581866a0139a17b8b67ff8cce6b0fefdf756e646b57c3cc93b4768cddb7', 'c42ac7a4babd31fa6e8f5d3c06710d4cce31a21080bac7c3b2c0b760dfeb9257', NULL, 'b246a6392fb7b20d0f5783be874ad56c7d3187081dc57348e5a17af71a02629c', 'cse_01m8gjmtaee159y93e4j6pp94g', '');
INSERT INTO public.consent_entries VALUES ('acc_01m8gjms5eey9tkq18nagdx3ty', 'cse_01m8gjmtaee159y93e4j6pp94g', 'acc_01m8gjms5eey9tkq18nagdx3ty', 'con_01m8gjmt49ew1t0w7stzpeht3e', '[erased]', 'forgotten', 'all', 'api', 'contacts.forget', NULL, NULL, '{"entries": ["cse_01m8gjmt49ew7930cpp87n8kg6"]}', 'key_01m8gjms5eeya9182c97dj9dfr', NULL, '2026-11-28 07:59:17.326+00', '2026-11-28 07:59:17.326+00', NULL, NULL, 'req_f2280ee2f5a34dbeb826bf3cace9884c', 7, 'dafd8a38e7cc2aa0db50d13ecd5bbe722ac289ff8e28300b1174d9d9fdba88b1', '68c3b5adb668f9d0a60ea47581af2fdbea9c054345349b438f75f06f6b1e4bb8', '85c700d43db6d430f165c3f1dad8fd7e', 'e4a80e60c0ec542a27eaab207a9cdac25fe43f15942515cad697913aa856c3a1', NULL, '');

INSERT INTO public.contacts VALUES ('acc_01m8gjms5eey9tkq18nagdx3ty', 'con_01m8gjmt49ew08t9v9ryvtkhsa', 'acc_01m8gjms5eey9tkq18nagdx3ty', '+12025550162', 'US', NULL, NULL, NULL, NULL, NULL, '{}', 'opted_in', 'web_form', '2026-01-01 00:00:00+00', NULL, NULL, '2026-11-28 07:59:17.129+00', '2026-11-28 07:59:17.129+00', 1);
INSERT INTO public.contacts VALUES ('acc_01m8gjms5eey9tkq18nagdx3ty', 'con_01m8gjmt49ew0vny97fn3v0tpa', 'acc_01m8gjms5eey9tkq18nagdx3ty', '+12025550163', 'US', NULL, NULL, NULL, NULL, NULL, '{}', 'opted_in', 'web_form', '2026-01-01 00:00:00+00', NULL, NULL, '2026-11-28 07:59:17.129+00', '2026-11-28 07:59:17.129+00', 1);
INSERT INTO public.contacts VALUES ('acc_01m8gjms5eey9tkq18nagdx3ty', 'con_01m8gjmt49ew1bk88qhcgsgsq5', 'acc_01m8gjms5eey9tkq18nagdx3ty', '+12025550164', 'US', NULL, NULL, NULL, NULL, NULL, '{}', 'opted_in', 'web_form', '2026-01-01 00:00:00+00', NULL, NULL, '2026-11-28 07:59:17.129+00', '2026-11-28 07:59:17.129+00', 1);
INSERT INTO public.contacts VALUES ('acc_01m8gjms5eey9tkq18nagdx3ty', 'con_01m8gjmt49evztka38fjx20m4k', 'acc_01m8gjms5eey9tkq18nagdx3ty', '+12025550161', 'US', NULL, NULL, NULL, NULL, NULL, '{}', 'opted_out', 'keyword', '2026-11-28 07:59:17.2+00', 'opted_in', NULL, '2026-11-28 07:59:17.129+00', '2026-11-28 07:59:17.2+00', 1);

INSERT INTO public.conversations VALUES ('acc_01m8gjms5eey9tkq18nagdx3ty', 'thr_01m8gjmt6gexbt52nfdfgpdcfb', 'acc_01m8gjms5eey9tkq18nagdx3ty', 'num_01m8gjmt00ep5vpttp0wf5r0mf', '+17025551300', '+12025550161', 'con_01m8gjmt49evztka38fjx20m4k', 'open', NULL, NULL, NULL, '{}', 1, 1, '2026-11-28 07:59:17.2+00', NULL, '2026-11-28 07:59:17.2+00', '2026-11-28 07:59:17.2+00', '2026-11-28 07:59:17.2+00', '2026-11-28 07:59:17.2+00');

INSERT INTO public.credit_accounts VALUES ('acc_01m8gjms5eey9tkq18nagdx3ty', 'acc_01m8gjms5eey9tkq18nagdx3ty', 997, 0, NULL, NULL, NULL, NULL, false, '2026-11-28', 3);

INSERT INTO public.credit_entries VALUES ('acc_01m8gjms5eey9tkq18nagdx3ty', 'cre_01m8gjms5eeyavk4gbjw8qmhv0', 'acc_01m8gjms5eey9tkq18nagdx3ty', 'starter', 1000, 'starter:acc_01m8gjms5eey9tkq18nagdx3ty', NULL, NULL, NULL, '2026-11-28 07:59:16.142+00');
INSERT INTO public.credit_entries VALUES ('acc_01m8gjms5eey9tkq18nagdx3ty', 'cre_01m8gjmtt3ecyva1xsa0yse51h', 'acc_01m8gjms5eey9tkq18nagdx3ty', 'campaign', -2, 'capture:cre_01m8gjmtt3ecyva1xsa0yse51h', 'cmp_01m8gjmthwexzrwn08wsdtftfs', NULL, NULL, '2026-11-28 07:59:17.814+00');
INSERT INTO public.credit_entries VALUES ('acc_01m8gjms5eey9tkq18nagdx3ty', 'cre_01m8gjmv9gee7amgtjvfj8msgr', 'acc_01m8gjms5eey9tkq18nagdx3ty', 'send', -1, 'send:msg_01m8gjmv9gee6b6zfft29yfty2', NULL, 'msg_01m8gjmv9gee6b6zfft29yfty2', NULL, '2026-11-28 07:59:18.32+00');

INSERT INTO public.credit_holds VALUES ('acc_01m8gjms5eey9tkq18nagdx3ty', 'hld_01m8gjmtr7ec29bq7npfx4vfcz', 'acc_01m8gjms5eey9tkq18nagdx3ty', 'cmp_01m8gjmthwexzrwn08wsdtftfs', 2, 2, 0, 'closed', '2026-11-28 07:59:17.767+00', '2026-11-28 07:59:17.814+00');

INSERT INTO public.exports VALUES ('acc_01m8gjms5eey9tkq18nagdx3ty', 'exp_01m8gjmxk6e5bathnt6qvqhmp7', 'acc_01m8gjms5eey9tkq18nagdx3ty', 'ndjson', 'ready', '2026-11-28 07:59:20.678+00', '2026-11-28 08:59:20.678+00');

INSERT INTO public.forgotten_numbers VALUES ('acc_01m8gjms5eey9tkq18nagdx3ty', 'acc_01m8gjms5eey9tkq18nagdx3ty', 'c4f7bf89dc68f2a6c113126537de7511a5d2608fa7f71bed9baaa778be6e7bf2', '2026-11-28 07:59:17.326+00');

INSERT INTO public.inbound_messages VALUES ('acc_01m8gjms5eey9tkq18nagdx3ty', 'inb_01m8gjmt6gex989xmfhd0z61jx', 'acc_01m8gjms5eey9tkq18nagdx3ty', 'num_01m8gjmt00ep5vpttp0wf5r0mf', 'con_01m8gjmt49evztka38fjx20m4k', '+12025550161', '+17025551300', 'STOP', 'stop', 'stop.exact.en.stop', 'inb_01m8gjmt6gex8srfbptq9kn4sd', '2026-11-28 07:59:17.2+00', 'req_df2e3248fafe475abf181e3e737a99eb', NULL, NULL, NULL, NULL, '', '[]', NULL);

INSERT INTO public.journey_counts VALUES ('acc_01m8gjms5eey9tkq18nagdx3ty', 'jrn_01m8gjmva8eznvbwgjmgqapmry', 1, 'jnd_01m8gjmvbteg8tkkh80ns2gwrr', 'in', 1);

INSERT INTO public.journey_edges VALUES ('acc_01m8gjms5eey9tkq18nagdx3ty', 'jed_01m8gjmveye1fs33h2qjay0tpb', 'jrn_01m8gjmva8eznvbwgjmgqapmry', 'jnd_01m8gjmvbteg8tkkh80ns2gwrr', 'jnd_01m8gjmvdretjr4zxs3ytjhvrb', 'next', '', '2026-11-28 07:59:18.494+00');
INSERT INTO public.journey_edges VALUES ('acc_01m8gjms5eey9tkq18nagdx3ty', 'jed_01m8gjmvg1ek3bj896tfcgx56t', 'jrn_01m8gjmva8eznvbwgjmgqapmry', 'jnd_01m8gjmvbteg8tkkh80ns2gwrr', 'jnd_01m8gjmveaep1atqcs8txahwea', 'error', '', '2026-11-28 07:59:18.529+00');
INSERT INTO public.journey_edges VALUES ('acc_01m8gjms5eey9tkq18nagdx3ty', 'jed_01m8gjmvhbe11skrqenbk1nf5s', 'jrn_01m8gjmva8eznvbwgjmgqapmry', 'jnd_01m8gjmvdretjr4zxs3ytjhvrb', 'jnd_01m8gjmveaep1atqcs8txahwea', 'next', '', '2026-11-28 07:59:18.571+00');

INSERT INTO public.journey_enrollments VALUES ('acc_01m8gjms5eey9tkq18nagdx3ty', 'enr_01m8gjmvkzemfv2a0x9ce0a2dg', 'acc_01m8gjms5eey9tkq18nagdx3ty', 'jrn_01m8gjmva8eznvbwgjmgqapmry', 1, 'con_01m8gjmt49ew1bk88qhcgsgsq5', 'active', NULL, 'jnd_01m8gjmvbteg8tkkh80ns2gwrr', '2026-11-28 07:59:18.655+00', '2026-12-02 19:30:00+00', NULL, false, 1, 1, '{"name": null, "properties": {"starts_at": "2026-12-02T19:30:00.000Z"}, "occurred_at": "2026-11-28T07:59:18.655Z"}', 0, NULL, NULL, '2026-11-28 07:59:18.655+00', NULL, NULL, '', NULL, NULL);

INSERT INTO public.journey_nodes VALUES ('acc_01m8gjms5eey9tkq18nagdx3ty', 'jnd_01m8gjmvbteg8tkkh80ns2gwrr', 'jrn_01m8gjmva8eznvbwgjmgqapmry', 'before', 'before', '{"kind": "delay_until", "property": "starts_at"}', '2026-11-28 07:59:18.394+00');
INSERT INTO public.journey_nodes VALUES ('acc_01m8gjms5eey9tkq18nagdx3ty', 'jnd_01m8gjmvdretjr4zxs3ytjhvrb', 'jrn_01m8gjmva8eznvbwgjmgqapmry', 'remind', 'remind', '{"kind": "send", "text": "Your visit is tomorrow. Reply STOP to opt out."}', '2026-11-28 07:59:18.456+00');
INSERT INTO public.journey_nodes VALUES ('acc_01m8gjms5eey9tkq18nagdx3ty', 'jnd_01m8gjmveaep1atqcs8txahwea', 'jrn_01m8gjmva8eznvbwgjmgqapmry', 'end', 'end', '{"kind": "exit"}', '2026-11-28 07:59:18.474+00');

INSERT INTO public.journey_steps VALUES ('acc_01m8gjms5eey9tkq18nagdx3ty', 'enr_01m8gjmvkzemfv2a0x9ce0a2dg', 1, 'jnd_01m8gjmvbteg8tkkh80ns2gwrr', 'waits', NULL, '{"until": "2026-12-02T19:30:00.000Z"}', '2026-11-28 07:59:18.671+00');

INSERT INTO public.journey_versions VALUES ('acc_01m8gjms5eey9tkq18nagdx3ty', 'jrn_01m8gjmva8eznvbwgjmgqapmry', 1, '{"exit": [], "edges": [{"id": "jed_01m8gjmveye1fs33h2qjay0tpb", "kind": "next", "condition": null, "to_node_id": "jnd_01m8gjmvdretjr4zxs3ytjhvrb", "from_node_id": "jnd_01m8gjmvbteg8tkkh80ns2gwrr"}, {"id": "jed_01m8gjmvg1ek3bj896tfcgx56t", "kind": "error", "condition": null, "to_node_id": "jnd_01m8gjmveaep1atqcs8txahwea", "from_node_id": "jnd_01m8gjmvbteg8tkkh80ns2gwrr"}, {"id": "jed_01m8gjmvhbe11skrqenbk1nf5s", "kind": "next", "condition": null, "to_node_id": "jnd_01m8gjmveaep1atqcs8txahwea", "from_node_id": "jnd_01m8gjmvdretjr4zxs3ytjhvrb"}], "entry": {"kind": "call"}, "nodes": [{"id": "jnd_01m8gjmvbteg8tkkh80ns2gwrr", "name": "before", "start": true, "config": {"kind": "delay_until", "property": "starts_at"}}, {"id": "jnd_01m8gjmvdretjr4zxs3ytjhvrb", "name": "remind", "start": false, "config": {"kind": "send", "text": "Your visit is tomorrow. Reply STOP to opt out."}}, {"id": "jnd_01m8gjmveaep1atqcs8txahwea", "name": "end", "start": false, "config": {"kind": "exit"}}], "reentry": {"kind": "never"}, "entry_rules": null, "media_files": {}, "template_versions": {}, "max_messages_per_hour": 10}', '2026-11-28 07:59:18.609+00');

INSERT INTO public.journeys VALUES ('acc_01m8gjms5eey9tkq18nagdx3ty', 'jrn_01m8gjmva8eznvbwgjmgqapmry', 'acc_01m8gjms5eey9tkq18nagdx3ty', 'Visit', 'active', NULL, '{"kind": "call"}', NULL, '[]', '{"kind": "never"}', 10, 'jnd_01m8gjmvbteg8tkkh80ns2gwrr', 1, false, NULL, NULL, NULL, '2026-11-28 07:59:18.344+00', '2026-11-28 07:59:18.609+00', NULL);

INSERT INTO public.locks VALUES ('acc_01m8gjms5eey9tkq18nagdx3ty', 'hashes', 12843);
INSERT INTO public.locks VALUES ('acc_01m8gjms5eey9tkq18nagdx3ty', 'consent', 18252);
INSERT INTO public.locks VALUES ('acc_01m8gjms5eey9tkq18nagdx3ty', 'person', 25311);
INSERT INTO public.locks VALUES ('acc_01m8gjms5eey9tkq18nagdx3ty', 'consent', 853);
INSERT INTO public.locks VALUES ('acc_01m8gjms5eey9tkq18nagdx3ty', 'names', 26651);
INSERT INTO public.locks VALUES ('acc_01m8gjms5eey9tkq18nagdx3ty', 'person', 18410);
INSERT INTO public.locks VALUES ('acc_01m8gjms5eey9tkq18nagdx3ty', 'entries', 5235);

INSERT INTO public.measure_groups VALUES ('acc_01m8gjms5eey9tkq18nagdx3ty', 'G3vrhBBvTrFkzwGYz6Zgre', '', '', '', '', '', 'num_01m8gjmt00ep5vpttp0wf5r0mf', 'simulator', 'US', 'reply', '', '', '', '');
INSERT INTO public.measure_groups VALUES ('acc_01m8gjms5eey9tkq18nagdx3ty', 'WThCk51Eil-WbRN936i4VB', 'cmp_01m8gjmthwexzrwn08wsdtftfs', '', '', '', '', 'num_01m8gjmt00ep5vpttp0wf5r0mf', 'simulator', 'US', 'transactional', '', '', '', '');
INSERT INTO public.measure_groups VALUES ('acc_01m8gjms5eey9tkq18nagdx3ty', 'cmp_01m8gjmthwexzrwn08wsdtftfs/0', 'cmp_01m8gjmthwexzrwn08wsdtftfs', '', '', '', '', '', '', '', 'transactional', '', '', '', '');
INSERT INTO public.measure_groups VALUES ('acc_01m8gjms5eey9tkq18nagdx3ty', '2YLOrGw3IXg5rHylN1xA5l', '', '', '', '', '', 'num_01m8gjmt00ep5vpttp0wf5r0mf', 'simulator', 'US', 'marketing', '', '', '', '');

INSERT INTO public.measure_rollups VALUES ('acc_01m8gjms5eey9tkq18nagdx3ty', 'acc_01m8gjms5eey9tkq18nagdx3ty', '2026-11-28 07:45:00+00', '', '', 'web_form', '', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 0, 0, 0);
INSERT INTO public.measure_rollups VALUES ('acc_01m8gjms5eey9tkq18nagdx3ty', 'acc_01m8gjms5eey9tkq18nagdx3ty', '2026-11-28 07:45:00+00', '', '', '', '', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0);
INSERT INTO public.measure_rollups VALUES ('acc_01m8gjms5eey9tkq18nagdx3ty', 'acc_01m8gjms5eey9tkq18nagdx3ty', '2026-11-28 07:45:00+00', '', '', 'keyword', '', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0);
INSERT INTO public.measure_rollups VALUES ('acc_01m8gjms5eey9tkq18nagdx3ty', 'acc_01m8gjms5eey9tkq18nagdx3ty', '2026-11-28 07:45:00+00', 'cmp_01m8gjmthwexzrwn08wsdtftfs/0', '', 'opted_out', '', 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0);
INSERT INTO public.measure_rollups VALUES ('acc_01m8gjms5eey9tkq18nagdx3ty', 'acc_01m8gjms5eey9tkq18nagdx3ty', '2026-11-28 07:45:00+00', 'G3vrhBBvTrFkzwGYz6Zgre', '', '', '', 1, 1, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0);
INSERT INTO public.measure_rollups VALUES ('acc_01m8gjms5eey9tkq18nagdx3ty', 'acc_01m8gjms5eey9tkq18nagdx3ty', '2026-11-28 07:45:00+00', 'WThCk51Eil-WbRN936i4VB', '', '', '', 2, 2, 2, 0, 0, 0, 0, 0, 2, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0);
INSERT INTO public.measure_rollups VALUES ('acc_01m8gjms5eey9tkq18nagdx3ty', 'acc_01m8gjms5eey9tkq18nagdx3ty', '2026-11-28 07:45:00+00', '2YLOrGw3IXg5rHylN1xA5l', '', '', '', 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0);

INSERT INTO public.measure_work VALUES ('acc_01m8gjms5eey9tkq18nagdx3ty', 'recount', '2026-11-28', '2026-11-29 03:00:00+00');
INSERT INTO public.measure_work VALUES ('acc_01m8gjms5eey9tkq18nagdx3ty', 'fold', NULL, NULL);

INSERT INTO public.message_queue VALUES ('acc_01m8gjms5eey9tkq18nagdx3ty', 'msg_01m8gjmv9gee6b6zfft29yfty2', 'num_01m8gjmt00ep5vpttp0wf5r0mf', '2026-12-02 19:30:00+00', true, NULL);

INSERT INTO public.message_receipts VALUES ('acc_01m8gjms5eey9tkq18nagdx3ty', 'msg_01m8gjmt6gexb8t4wed81n7155', 'delivered', '2026-11-28 07:59:17.751+00', NULL, '2026-11-28 07:59:17.802+00');
INSERT INTO public.message_receipts VALUES ('acc_01m8gjms5eey9tkq18nagdx3ty', 'msg_01m8gjmtr7ec1bpbyxm0khxyvf', 'delivered', '2026-11-28 07:59:18.209+00', NULL, '2026-11-28 07:59:18.244+00');
INSERT INTO public.message_receipts VALUES ('acc_01m8gjms5eey9tkq18nagdx3ty', 'msg_01m8gjmtr7ec1rr9hzrh0d8jh4', 'delivered', '2026-11-28 07:59:18.209+00', NULL, '2026-11-28 07:59:18.244+00');

INSERT INTO public.messages VALUES ('acc_01m8gjms5eey9tkq18nagdx3ty', 'msg_01m8gjmtr7ec1bpbyxm0khxyvf', 'acc_01m8gjms5eey9tkq18nagdx3ty', 'cmp_01m8gjmthwexzrwn08wsdtftfs', 'con_01m8gjmt49ew08t9v9ryvtkhsa', 'num_01m8gjmt00ep5vpttp0wf5r0mf', '+17025551300', '+12025550162', 'Your order 1021 has shipped.', NULL, 'GSM-7', 1, 1, 'transactional', 'delivered', NULL, NULL, 'hld_01m8gjmtr7ec29bq7npfx4vfcz', NULL, '2026-11-28 07:59:17.767+00', NULL, 'simulator', 'sim-c4a57f71-0e7f-4827-91b2-06dc45d9ca38', '2026-11-28 07:59:17.767+00', '2026-11-28 07:59:17.797+00', '2026-11-28 07:59:17.814+00', '2026-11-28 07:59:18.244+00', '2026-11-28 07:59:18.244+00', 'req_da0dd23c158d4fbeb92c4fb831af08a8', NULL, 'WThCk51Eil-WbRN936i4VB', NULL, NULL, NULL);
INSERT INTO public.messages VALUES ('acc_01m8gjms5eey9tkq18nagdx3ty', 'msg_01m8gjmt6gexb8t4wed81n7155', 'acc_01m8gjms5eey9tkq18nagdx3ty', NULL, 'con_01m8gjmt49evztka38fjx20m4k', 'num_01m8gjmt00ep5vpttp0wf5r0mf', '+17025551300', '+12025550161', 'Before the upgrade: You are unsubscribed and will get no more texts. Reply START to get them again.', NULL, 'GSM-7', 1, 0, 'reply', 'delivered', NULL, NULL, NULL, '{"rule": "stop.exact.en.stop", "allow": true, "gates": [], "rule_pack": "us-2026-11", "auto_reply": "opted_out"}', '2026-11-28 07:59:17.2+00', '2026-11-28 08:04:17.2+00', 'simulator', 'sim-6bb599e7-bc6f-403f-aca3-70f299f19a64', '2026-11-28 07:59:17.2+00', '2026-11-28 07:59:17.336+00', '2026-11-28 07:59:17.385+00', '2026-11-28 07:59:17.802+00', '2026-11-28 07:59:17.802+00', 'req_df2e3248fafe475abf181e3e737a99eb', NULL, 'G3vrhBBvTrFkzwGYz6Zgre', NULL, NULL, NULL);
INSERT INTO public.messages VALUES ('acc_01m8gjms5eey9tkq18nagdx3ty', 'msg_01m8gjmtr7ec1rr9hzrh0d8jh4', 'acc_01m8gjms5eey9tkq18nagdx3ty', 'cmp_01m8gjmthwexzrwn08wsdtftfs', 'con_01m8gjmt49ew0vny97fn3v0tpa', 'num_01m8gjmt00ep5vpttp0wf5r0mf', '+17025551300', '+12025550163', 'Your order 1021 has shipped.', NULL, 'GSM-7', 1, 1, 'transactional', 'delivered', NULL, NULL, 'hld_01m8gjmtr7ec29bq7npfx4vfcz', NULL, '2026-11-28 07:59:17.767+00', NULL, 'simulator', 'sim-4766647f-cc9a-41e2-8301-e740db50ea98', '2026-11-28 07:59:17.767+00', '2026-11-28 07:59:17.797+00', '2026-11-28 07:59:17.814+00', '2026-11-28 07:59:18.244+00', '2026-11-28 07:59:18.244+00', 'req_da0dd23c158d4fbeb92c4fb831af08a8', NULL, 'WThCk51Eil-WbRN936i4VB', NULL, NULL, NULL);
INSERT INTO public.messages VALUES ('acc_01m8gjms5eey9tkq18nagdx3ty', 'msg_01m8gjmv9gee6b6zfft29yfty2', 'acc_01m8gjms5eey9tkq18nagdx3ty', NULL, 'con_01m8gjmt49ew0vny97fn3v0tpa', 'num_01m8gjmt00ep5vpttp0wf5r0mf', '+17025551300', '+12025550163', 'Our sale starts today. Reply STOP to opt out.', NULL, 'GSM-7', 1, 1, 'marketing', 'scheduled', NULL, NULL, NULL, '{"allow": true, "gates": [{"gate": "state", "inputs": {"state": "active", "paused": false}, "reason": null, "outcome": "pass"}, {"gate": "sender", "inputs": {"carrier": "simulator", "number_id": "num_01m8gjmt00ep5vpttp0wf5r0mf"}, "reason": null, "outcome": "pass"}, {"gate": "recipient", "inputs": {"country": "US", "line_type": "FIXED_LINE_OR_MOBILE"}, "reason": null, "outcome": "pass"}, {"gate": "consent", "inputs": {"rule": "consent.marketing.opted_in", "status": "opted_in", "purpose": "marketing", "relationship": null, "suppressed_by": null}, "reason": null, "outcome": "pass"}, {"gate": "content", "inputs": {"encoding": "GSM-7", "segments": 1, "marketing": true}, "reason": null, "outcome": "pass"}, {"gate": "hold_out", "inputs": {"hold_out_percent": 0}, "reason": null, "outcome": "pass"}, {"gate": "quiet_hours", "inputs": {"at": "2026-12-02T19:30:00.000Z", "zone": "America/New_York", "rules": "us-federal-hours", "zones": 1, "tz_source": "area_code", "jurisdictions": "US US-DC", "tz_confidence": "medium"}, "reason": null, "outcome": "pass"}, {"gate": "frequency", "inputs": {"rules": "", "recent": 0}, "reason": null, "outcome": "pass"}, {"gate": "credits", "inputs": {"needed": 1, "available": 998}, "reason": null, "outcome": "pass"}], "rule_pack": "us-2026-11"}', '2026-12-02 19:30:00+00', NULL, 'simulator', NULL, '2026-11-28 07:59:18.32+00', NULL, NULL, NULL, NULL, 'req_646609d233c94256b8efa9abfc8e13bb', NULL, '2YLOrGw3IXg5rHylN1xA5l', NULL, NULL, NULL);

INSERT INTO public.phone_number_lookup VALUES ('+17025551300', 'acc_01m8gjms5eey9tkq18nagdx3ty', 'acc_01m8gjms5eey9tkq18nagdx3ty', 'num_01m8gjmt00ep5vpttp0wf5r0mf');

INSERT INTO public.phone_numbers VALUES ('acc_01m8gjms5eey9tkq18nagdx3ty', 'num_01m8gjmt00ep5vpttp0wf5r0mf', 'acc_01m8gjms5eey9tkq18nagdx3ty', '+17025551300', 'US', 'long_code', 'active', true, 'simulator', NULL, 'unassigned', 10000, '2026-11-28 07:59:16.797+00', '2026-11-28 07:59:16.992+00', NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL);

INSERT INTO public.segment_versions VALUES ('acc_01m8gjms5eey9tkq18nagdx3ty', 'seg_01m8gjmtg2erh8fvxtwtzwb0rf', 1, '{"kind": "consent", "status": "opted_in"}', '2026-11-28 07:59:17.506+00');

INSERT INTO public.segments VALUES ('acc_01m8gjms5eey9tkq18nagdx3ty', 'seg_01m8gjmtg2erh8fvxtwtzwb0rf', 'acc_01m8gjms5eey9tkq18nagdx3ty', 'Opted in', 'opted in', NULL, 1, '2026-11-28 07:59:17.506+00', '2026-11-28 07:59:17.506+00');

INSERT INTO public.signal_listeners VALUES ('acc_01m8gjms5eey9tkq18nagdx3ty', 'acc_01m8gjms5eey9tkq18nagdx3ty', 'consent', 'opted_out', 'jrn_01m8gjmva8eznvbwgjmgqapmry');

INSERT INTO public.simulator_submissions VALUES ('acc_01m8gjms5eey9tkq18nagdx3ty/msg_01m8gjmt6gexb8t4wed81n7155', 'sim-6bb599e7-bc6f-403f-aca3-70f299f19a64', '+17025551300', '+12025550161', 'Before the upgrade: You are unsubscribed and will get no more texts. Reply START to get them again.', 1, '2026-11-28 07:59:17.351+00', 'delivered', 1, NULL, NULL);
INSERT INTO public.simulator_submissions VALUES ('acc_01m8gjms5eey9tkq18nagdx3ty/msg_01m8gjmtr7ec1bpbyxm0khxyvf', 'sim-c4a57f71-0e7f-4827-91b2-06dc45d9ca38', '+17025551300', '+12025550162', 'Your order 1021 has shipped.', 1, '2026-11-28 07:59:17.809+00', 'delivered', 1, NULL, NULL);
INSERT INTO public.simulator_submissions VALUES ('acc_01m8gjms5eey9tkq18nagdx3ty/msg_01m8gjmtr7ec1rr9hzrh0d8jh4', 'sim-4766647f-cc9a-41e2-8301-e740db50ea98', '+17025551300', '+12025550163', 'Your order 1021 has shipped.', 1, '2026-11-28 07:59:17.809+00', 'delivered', 1, NULL, NULL);

INSERT INTO public.suppressions VALUES ('acc_01m8gjms5eey9tkq18nagdx3ty', 'acc_01m8gjms5eey9tkq18nagdx3ty', '+12025550161', 'all', 'keyword', 'stop.exact.en.stop', '2026-11-28 07:59:17.2+00', NULL);
INSERT INTO public.suppressions VALUES ('acc_01m8gjms5eey9tkq18nagdx3ty', 'acc_01m8gjms5eey9tkq18nagdx3ty', '[erased]', 'forgotten', 'forgotten', NULL, '2026-11-28 07:59:17.326+00', NULL);

INSERT INTO public.work_changes VALUES ('accounts', 1);
INSERT INTO public.work_changes VALUES ('alert_checks', 1);
INSERT INTO public.work_changes VALUES ('measure_work', 8);
INSERT INTO public.work_changes VALUES ('conversations', 1);
INSERT INTO public.work_changes VALUES ('journey_enrollments', 2);
INSERT INTO public.work_changes VALUES ('audit_entries', 14);
INSERT INTO public.work_changes VALUES ('phone_numbers', 3);
INSERT INTO public.work_changes VALUES ('signals', 3);
INSERT INTO public.work_changes VALUES ('approvals', 1);
INSERT INTO public.work_changes VALUES ('automation_runs', 1);
INSERT INTO public.work_changes VALUES ('consent_entries', 4);
INSERT INTO public.work_changes VALUES ('measure_differences', 7);
INSERT INTO public.work_changes VALUES ('message_queue', 3);
INSERT INTO public.work_changes VALUES ('simulator_submissions', 4);
INSERT INTO public.work_changes VALUES ('campaign_ranges', 1);
INSERT INTO public.work_changes VALUES ('campaigns', 5);
INSERT INTO public.work_changes VALUES ('journeys', 3);

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

ALTER TABLE ONLY public.work_changes
    ADD CONSTRAINT work_changes_pkey PRIMARY KEY (name);

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




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

INSERT INTO public._prisma_migrations VALUES ('5eb773e6-f86c-451e-b2e4-e0b9b40abf45', 'e6c8a37f6e82362a349d1abf170c1bac20c00cbad4bf1858daa282b5c4976152', '2026-11-28 07:57:36.226713+00', '0001_initial', NULL, NULL, '2026-11-28 07:57:36.226713+00', 1);
INSERT INTO public._prisma_migrations VALUES ('64d5cc78-580c-4c3b-aa3d-9dcca4b21cb4', 'f5119cceae578a0f9442f181a04723f94722fb69c032ade1833e78e1817aa0bd', '2026-11-28 07:57:36.804664+00', '0002_measures', NULL, NULL, '2026-11-28 07:57:36.804664+00', 1);
INSERT INTO public._prisma_migrations VALUES ('086eb61d-6785-49b0-8961-eee767f26290', '3ea458f3baa26dc1f54418f8b7fd601adf92d8126453f85317893097fb7cea1e', '2026-11-28 07:57:36.843043+00', '0003_attribution', NULL, NULL, '2026-11-28 07:57:36.843043+00', 1);
INSERT INTO public._prisma_migrations VALUES ('6f7eb620-19bf-4032-9043-41c663f41740', '972211874e9920a49057cb233753e6c440fb5585a8eaead81179a937f62722a0', '2026-11-28 07:57:36.877131+00', '0004_reports', NULL, NULL, '2026-11-28 07:57:36.877131+00', 1);
INSERT INTO public._prisma_migrations VALUES ('4e4c81ef-d2d7-4cae-a761-7337a089bf11', '4f7858c721348eb7d203812390e214e085c08e20ff641026431b16a6bc398b14', '2026-11-28 07:57:36.903225+00', '0005_conversations', NULL, NULL, '2026-11-28 07:57:36.903225+00', 1);
INSERT INTO public._prisma_migrations VALUES ('aa434449-8c17-45e5-92a6-510f972ed00a', '154eece5f8a37511b03581431c0c55de6a8a62052b437b91bc09a55db602f54c', '2026-11-28 07:57:36.943785+00', '0006_webhooks', NULL, NULL, '2026-11-28 07:57:36.943785+00', 1);
INSERT INTO public._prisma_migrations VALUES ('7fc8415e-19ad-4642-8f5d-4a7dacaece9a', '7b4b5c9bf715288303b93ffbc508b843b62cccef5893281662345967b6661092', '2026-11-28 07:57:36.955911+00', '0007_approvals', NULL, NULL, '2026-11-28 07:57:36.955911+00', 1);
INSERT INTO public._prisma_migrations VALUES ('d268d98f-c278-452e-b6f1-26256b05623c', 'd43c1372e2f9b8349aedca6da576a7915efda9d16b88a79d8e14492b78c7a66d', '2026-11-28 07:57:36.969709+00', '0008_plans', NULL, NULL, '2026-11-28 07:57:36.969709+00', 1);

INSERT INTO public._tern_functions VALUES ('functions/account_states', 'a1c6db4bf12847684901d011893d2a771a368a783252946dd45727659e2fcfa8');
INSERT INTO public._tern_functions VALUES ('functions/advisory_locks', '49914865828f9cf83cd971bd23ef0eac6ee526f38958af0582cd5156fe1752b6');
INSERT INTO public._tern_functions VALUES ('functions/frequency_lock', '834ca2f6bcd3829306eca3af5ffcad6731e88a0f333802f5970b7c64adda847f');
INSERT INTO public._tern_functions VALUES ('functions/json_values', '483dc1ff25a3f7f656a876f8eb016a14c5be958ce1169589c6262cbe99d4c016');
INSERT INTO public._tern_functions VALUES ('functions/recent_marketing_sends', '887183bfc853963ab7486fb93f40f5b34b62ecef82a24500686cfe98c0138268');
INSERT INTO public._tern_functions VALUES ('functions/region_blocks', '4af238c5d1f6f169d5f58c7bf550f0b4188b9a0db54cd2706bf84b6339a80d8a');
INSERT INTO public._tern_functions VALUES ('functions/sending_numbers', '7a21d5695abcfb9377f6367520a55d0a43995ba539b90f79a1415e3c861866c5');
INSERT INTO public._tern_functions VALUES ('functions/spending', 'e777aa0dc97e8e89dfd9dd706287f57b5282e2280ee3217d16d893289b0608c4');
INSERT INTO public._tern_functions VALUES ('functions/suppression_scope', '51175d7e1d687f0dd470f2f51f27e42b91f21cc716766d75932ea9509649b455');

INSERT INTO public.accounts VALUES ('acc_01m8gjhscfe5fbz5jyz7n6gd7n', 'acc_01m8gjhscfe5fbz5jyz7n6gd7n', 'tenant', 'Before the upgrade', 'active', 'US', NULL, NULL, NULL, NULL, false, NULL, NULL, '{AS,CA,GU,MP,PR,US,VI}', '2026-11-28 07:57:38.063+00');

INSERT INTO public.api_key_lookup VALUES ('b35e91cb920ffe9720f0c8364024d301a16e4d2c28650c7dc71f77332ce3dbc9', 'acc_01m8gjhscfe5fbz5jyz7n6gd7n', 'key_01m8gjhscfe5ft56rqtbjhxfdv');

INSERT INTO public.api_keys VALUES ('acc_01m8gjhscfe5fbz5jyz7n6gd7n', 'key_01m8gjhscfe5ft56rqtbjhxfdv', 'acc_01m8gjhscfe5fbz5jyz7n6gd7n', 'first key', 'b35e91cb920ffe9720f0c8364024d301a16e4d2c28650c7dc71f77332ce3dbc9', '{full}', 'live', 'name', '2026-11-28 07:57:38.063+00', NULL, NULL, '2026-11-28 07:57:41.664+00', NULL, '{}');

INSERT INTO public.audit_entries VALUES ('acc_01m8gjhscfe5fbz5jyz7n6gd7n', 'aud_01m8gjhsjjecnvcveccdjbq326', 'acc_01m8gjhscfe5fbz5jyz7n6gd7n', 'key_01m8gjhscfe5ft56rqtbjhxfdv', 'phone-numbers.ensureDefault', 'ok', 'ac919c6e38fb79b49d254e82abb59c8cfc1a62d6bd364aa41de1de7798582805', 'req_e6c104ea754141c391085081225e5a67', '2026-11-28 07:57:38.258+00', 1, '0000000000000000000000000000000000000000000000000000000000000000', '99b79ed928f4e6dcadbac1a260797d716427ceb1cca621bd576722bb264036a7', NULL);
INSERT INTO public.audit_entries VALUES ('acc_01m8gjhscfe5fbz5jyz7n6gd7n', 'aud_01m8gjht8sexgrf99ktyh4731y', 'acc_01m8gjhscfe5fbz5jyz7n6gd7n', 'key_01m8gjhscfe5ft56rqtbjhxfdv', 'contacts.import', 'ok', 'ccff144b2e1ebf47f463ee67ad31082980cb1eadf66245701745df00e8249170', 'req_3722553d702b4cb9abc915909e18bd7f', '2026-11-28 07:57:38.969+00', 2, '99b79ed928f4e6dcadbac1a260797d716427ceb1cca621bd576722bb264036a7', '924b50fc911525163c6785fe6b51c2f3b0692b533f2de6097997412b3a0d4278', NULL);
INSERT INTO public.audit_entries VALUES ('acc_01m8gjhscfe5fbz5jyz7n6gd7n', 'aud_01m8gjhtcee7abfvhe6ztfvm0n', 'acc_01m8gjhscfe5fbz5jyz7n6gd7n', 'key_01m8gjhscfe5ft56rqtbjhxfdv', 'messages.simulateInbound', 'ok', '46c47d9529343fe08e80792f3ca4940d1495d7612cfd09d3bb70d9e04445e014', 'req_fe810fd888124ff9bae4a842b3a9074f', '2026-11-28 07:57:39.086+00', 3, '924b50fc911525163c6785fe6b51c2f3b0692b533f2de6097997412b3a0d4278', 'a72afd33a784ceaaf7e693be1a06d56e12d5737669fcaabb9d410426c729d2fd', NULL);
INSERT INTO public.audit_entries VALUES ('acc_01m8gjhscfe5fbz5jyz7n6gd7n', 'aud_01m8gjhtqeea98ydw80nw17ymb', 'acc_01m8gjhscfe5fbz5jyz7n6gd7n', 'key_01m8gjhscfe5ft56rqtbjhxfdv', 'contacts.forget', 'ok', '84f1918ca131759204a41be7731ca423edffee6a5646e5bfd9e1abdf192ef93a', 'req_33bc23afce4a49fabf9aab8fa2e187a9', '2026-11-28 07:57:39.438+00', 4, 'a72afd33a784ceaaf7e693be1a06d56e12d5737669fcaabb9d410426c729d2fd', '31dad37b4bb8becd0232f2faf57456b143ef761b8e4b3deadce9087bfb559c6a', NULL);
INSERT INTO public.audit_entries VALUES ('acc_01m8gjhscfe5fbz5jyz7n6gd7n', 'aud_01m8gjhtv9e2dtknekc3fn63ke', 'acc_01m8gjhscfe5fbz5jyz7n6gd7n', 'key_01m8gjhscfe5ft56rqtbjhxfdv', 'segments.create', 'ok', 'c94ee360ba934aa769809918cc4c0aa1634336ce2358a37614a53d6c8b4e3412', 'req_89e330ecf81444c08820dc37471c0914', '2026-11-28 07:57:39.561+00', 5, '31dad37b4bb8becd0232f2faf57456b143ef761b8e4b3deadce9087bfb559c6a', 'c3cf86020d35625c83369473c6ad569cb2930d4f04ed3c74ad44a940dd3e46ad', NULL);
INSERT INTO public.audit_entries VALUES ('acc_01m8gjhscfe5fbz5jyz7n6gd7n', 'aud_01m8gjhtwte6raprqzzwjp84vk', 'acc_01m8gjhscfe5fbz5jyz7n6gd7n', 'key_01m8gjhscfe5ft56rqtbjhxfdv', 'campaigns.create', 'ok', '38fec895d23b4dd48b5c611ca5093fca8b3f326b01d320e2b3feb1600853918e', 'req_3d9d954ebff14b8ba8142d741eda718a', '2026-11-28 07:57:39.61+00', 6, 'c3cf86020d35625c83369473c6ad569cb2930d4f04ed3c74ad44a940dd3e46ad', '9fc0895bcf903479e674770e38219605182d4afb60280db4046341d6a90a04ea', NULL);
INSERT INTO public.audit_entries VALUES ('acc_01m8gjhscfe5fbz5jyz7n6gd7n', 'aud_01m8gjhv3be0w8tc6mkzwhn2xv', 'acc_01m8gjhscfe5fbz5jyz7n6gd7n', 'key_01m8gjhscfe5ft56rqtbjhxfdv', 'campaigns.launch', 'ok', 'b56d69c6a670ed9f027218009f149dbd01cc4717c15f61e153ad51e3e3300bff', 'req_b7a3b765867c4e1ebd89d905b8875d2d', '2026-11-28 07:57:39.819+00', 7, '9fc0895bcf903479e674770e38219605182d4afb60280db4046341d6a90a04ea', 'ab1197112ce6bc193c1a0f73f996c41359161c5b6cf6367cf94b660982562982', NULL);
INSERT INTO public.audit_entries VALUES ('acc_01m8gjhscfe5fbz5jyz7n6gd7n', 'aud_01m8gjhw8tefns78b9j5qa66nf', 'acc_01m8gjhscfe5fbz5jyz7n6gd7n', 'key_01m8gjhscfe5ft56rqtbjhxfdv', 'campaigns.create', 'ok', 'd054c369a6896746c2cfda10b1f83c63ceaf1cc5e3628427e37d78233bc7af01', 'req_dfed2de00cd4431881d2fd2985edcac0', '2026-11-28 07:57:41.018+00', 8, 'ab1197112ce6bc193c1a0f73f996c41359161c5b6cf6367cf94b660982562982', '147859669527e99ed3ed51a39f4c8cd87d1cd9256a1ee7750ca81cc89920bd40', NULL);
INSERT INTO public.audit_entries VALUES ('acc_01m8gjhscfe5fbz5jyz7n6gd7n', 'aud_01m8gjhwbnemybtjws6bxxfwaf', 'acc_01m8gjhscfe5fbz5jyz7n6gd7n', 'key_01m8gjhscfe5ft56rqtbjhxfdv', 'campaigns.launch', 'ok', '77ec2a9f71e49318c02871a991be868c5a7de0441720d5bd7dea056cda8c24e9', 'req_8281dc33bf9f49d9aa60e03e20ebe0ee', '2026-11-28 07:57:41.109+00', 9, '147859669527e99ed3ed51a39f4c8cd87d1cd9256a1ee7750ca81cc89920bd40', '3b6dd1872c7c9c347825aab7ccc0fdf8d6e8d185d21aad8cf937cff9a83175ce', NULL);
INSERT INTO public.audit_entries VALUES ('acc_01m8gjhscfe5fbz5jyz7n6gd7n', 'aud_01m8gjhwdceb28hws43fazjsaw', 'acc_01m8gjhscfe5fbz5jyz7n6gd7n', 'key_01m8gjhscfe5ft56rqtbjhxfdv', 'messages.send', 'ok', '1f78c7aa01f4567eb369a79efcbf5264275edb4e39208f818d31255bb77ad8e1', 'req_a14ddbf2c4484c14baa528e578c09ca3', '2026-11-28 07:57:41.164+00', 10, '3b6dd1872c7c9c347825aab7ccc0fdf8d6e8d185d21aad8cf937cff9a83175ce', '921f2d134cefa097d52804b9ed8d7ee34eca1215f68d62ae17cde0f7b2a09ba2', NULL);
INSERT INTO public.audit_entries VALUES ('acc_01m8gjhscfe5fbz5jyz7n6gd7n', 'aud_01m8gjhwfbe27rrgy8cjhkj5fe', 'acc_01m8gjhscfe5fbz5jyz7n6gd7n', 'key_01m8gjhscfe5ft56rqtbjhxfdv', 'journeys.create', 'ok', 'a816d993d39d00195e251d6204dd31a726135b85b9e04c70ed3ca699035f4cf1', 'req_0d43e176a7c04a0bbd58773657b1c0b1', '2026-11-28 07:57:41.227+00', 11, '921f2d134cefa097d52804b9ed8d7ee34eca1215f68d62ae17cde0f7b2a09ba2', '58c30452a0192c441bf4de391edc1e2b5d28155989284005ecf461991c9be730', NULL);
INSERT INTO public.audit_entries VALUES ('acc_01m8gjhscfe5fbz5jyz7n6gd7n', 'aud_01m8gjhwhge3xvweb5g5dzef8s', 'acc_01m8gjhscfe5fbz5jyz7n6gd7n', 'key_01m8gjhscfe5ft56rqtbjhxfdv', 'journeys.nodes.create', 'ok', '2bbfb1e02297a05704a9f15c0bc16bb301b77bfff883480e64748319dc3f89a1', 'req_6fa225275f564a96bee8b1559edb9339', '2026-11-28 07:57:41.296+00', 12, '58c30452a0192c441bf4de391edc1e2b5d28155989284005ecf461991c9be730', 'cc6d6d0f82a4a40cda2d580147ac631b4e4d4e61280cb677422f200ef76fe0a5', NULL);
INSERT INTO public.audit_entries VALUES ('acc_01m8gjhscfe5fbz5jyz7n6gd7n', 'aud_01m8gjhwm9ee5teqz9ry8bykze', 'acc_01m8gjhscfe5fbz5jyz7n6gd7n', 'key_01m8gjhscfe5ft56rqtbjhxfdv', 'journeys.nodes.create', 'ok', 'ccb3606161c2b97fe178784ba4a7ee2987edb2c19a7ff1e38e3e249b7c6bae0d', 'req_822bc2d0201f4499b0beb3eda7d7fa08', '2026-11-28 07:57:41.385+00', 13, 'cc6d6d0f82a4a40cda2d580147ac631b4e4d4e61280cb677422f200ef76fe0a5', '0b137a23d129a4969c0f66c93fd73535708175bc6b8647a6c87cfaa62e955118', NULL);
INSERT INTO public.audit_entries VALUES ('acc_01m8gjhscfe5fbz5jyz7n6gd7n', 'aud_01m8gjhyxee1bs5avzct649tc4', 'acc_01m8gjhscfe5fbz5jyz7n6gd7n', 'key_01m8gjhscfe5ft56rqtbjhxfdv', 'compliance.export', 'ok', 'fe6aa3d89830fce49cbce4749e53e4b8dee298ec235bcb7a0d2d2b2298c87267', 'req_c9bc4d4509a547f8975757a49cef70b4', '2026-11-28 07:57:43.726+00', 20, '4c6aa8ccfb8bc304370fe394fc07782490a177b0422afa710c35a05c2a63f238', '1f5edf96acbca4a0933b8e8f2741fc4c3c6aaa1e38a876a285aa61196b1b0268', NULL);
INSERT INTO public.audit_entries VALUES ('acc_01m8gjhscfe5fbz5jyz7n6gd7n', 'aud_01m8gjhwpfep78jan9k0nsskfb', 'acc_01m8gjhscfe5fbz5jyz7n6gd7n', 'key_01m8gjhscfe5ft56rqtbjhxfdv', 'journeys.nodes.create', 'ok', '4df742bbc10b4dece45b1ca90ee8398131c89e08a9c4c633b9a5ea605c778077', 'req_3c97ab8be2b745cab67d5d6b0292ae09', '2026-11-28 07:57:41.455+00', 14, '0b137a23d129a4969c0f66c93fd73535708175bc6b8647a6c87cfaa62e955118', 'e315d354cd29a973faacfe072d8509764eb81535f0e331e014cfe36b0f024549', NULL);
INSERT INTO public.audit_entries VALUES ('acc_01m8gjhscfe5fbz5jyz7n6gd7n', 'aud_01m8gjhwq6ekftpfdab482bzme', 'acc_01m8gjhscfe5fbz5jyz7n6gd7n', 'key_01m8gjhscfe5ft56rqtbjhxfdv', 'journeys.edges.create', 'ok', 'fe479e84ddc0f68fcb02616b5c843a3baea75b3261bcf8ee062da0e87de55f19', 'req_fa893418af314335baf791c5241c756c', '2026-11-28 07:57:41.478+00', 15, 'e315d354cd29a973faacfe072d8509764eb81535f0e331e014cfe36b0f024549', '0ba9bb7571e74c0539fa68d46d41766c8431427033f982e544e6e66cbba8e0f3', NULL);
INSERT INTO public.audit_entries VALUES ('acc_01m8gjhscfe5fbz5jyz7n6gd7n', 'aud_01m8gjhwr9ewns2jsdqnabn9xn', 'acc_01m8gjhscfe5fbz5jyz7n6gd7n', 'key_01m8gjhscfe5ft56rqtbjhxfdv', 'journeys.edges.create', 'ok', '0d5465594dd20e0d1cbcd2845cf4fab37812c502effddb007e4194fbb9f9fc86', 'req_770d7758fa8f4181a0cd0e473f7365b7', '2026-11-28 07:57:41.513+00', 16, '0ba9bb7571e74c0539fa68d46d41766c8431427033f982e544e6e66cbba8e0f3', '922170042f63b599f155f70768bb91345f616c28d936ee51377d360ef1327754', NULL);
INSERT INTO public.audit_entries VALUES ('acc_01m8gjhscfe5fbz5jyz7n6gd7n', 'aud_01m8gjhws0ek0tcd5vc7sbgy5d', 'acc_01m8gjhscfe5fbz5jyz7n6gd7n', 'key_01m8gjhscfe5ft56rqtbjhxfdv', 'journeys.edges.create', 'ok', 'c245e739ed5357c32b69447c939a5acfe788f28699a94c551cfc93fbaf4b0330', 'req_00c16eec48894fb2a21cf16d9309921f', '2026-11-28 07:57:41.536+00', 17, '922170042f63b599f155f70768bb91345f616c28d936ee51377d360ef1327754', 'ac03984bfcd5ac9680455c084187e6f31189a025146258a5e7cd85b704c8a687', NULL);
INSERT INTO public.audit_entries VALUES ('acc_01m8gjhscfe5fbz5jyz7n6gd7n', 'aud_01m8gjhwv8ehma8zdgbvftfpp1', 'acc_01m8gjhscfe5fbz5jyz7n6gd7n', 'key_01m8gjhscfe5ft56rqtbjhxfdv', 'journeys.publish', 'ok', 'cd9cff4e9a1409bd4f1db93b5141200ada13a2974ba3f0bc336742df52d5025b', 'req_f7e3f9f68a9649ab8031ecb219d40a16', '2026-11-28 07:57:41.608+00', 18, 'ac03984bfcd5ac9680455c084187e6f31189a025146258a5e7cd85b704c8a687', '6f247eeec4f88fc45a0d831f548e6dfb4669e38e33009e92641cdbcdfe42768f', NULL);
INSERT INTO public.audit_entries VALUES ('acc_01m8gjhscfe5fbz5jyz7n6gd7n', 'aud_01m8gjhwx0e19b0t58nkhf7tzv', 'acc_01m8gjhscfe5fbz5jyz7n6gd7n', 'key_01m8gjhscfe5ft56rqtbjhxfdv', 'journeys.enroll', 'ok', '4054df85464fc5adcbe758c27de5252a91c31ab1b8a9ef1c7a83b35b20a03ffc', 'req_5f9007661bd04d4f8f7106938a3d2fda', '2026-11-28 07:57:41.664+00', 19, '6f247eeec4f88fc45a0d831f548e6dfb4669e38e33009e92641cdbcdfe42768f', '4c6aa8ccfb8bc304370fe394fc07782490a177b0422afa710c35a05c2a63f238', NULL);

INSERT INTO public.campaign_decisions VALUES ('acc_01m8gjhscfe5fbz5jyz7n6gd7n', 'cmp_01m8gjhtwte6qtm31w1c41fkm1', '2HbcWZOtJFQW8lOTUAKx35', '{"allow": false, "gates": [{"gate": "state", "inputs": {"state": "active", "paused": false}, "reason": null, "outcome": "pass"}, {"gate": "sender", "inputs": {"carrier": "simulator", "number_id": "num_01m8gjhsjjecnbf7gmypzw4e99"}, "reason": null, "outcome": "pass"}, {"gate": "recipient", "inputs": {"country": "US", "line_type": "RECORDED"}, "reason": null, "outcome": "pass"}, {"gate": "consent", "inputs": {"rule": "consent.opted_out", "status": "opted_out", "purpose": "transactional", "relationship": null, "suppressed_by": "keyword"}, "reason": "opted_out", "outcome": "refuse"}], "rule_pack": "us-2026-11"}');
INSERT INTO public.campaign_decisions VALUES ('acc_01m8gjhscfe5fbz5jyz7n6gd7n', 'cmp_01m8gjhtwte6qtm31w1c41fkm1', '55WaWoke-Ce33FvBNoVnA3', '{"allow": true, "gates": [{"gate": "state", "inputs": {"state": "active", "paused": false}, "reason": null, "outcome": "pass"}, {"gate": "sender", "inputs": {"carrier": "simulator", "number_id": "num_01m8gjhsjjecnbf7gmypzw4e99"}, "reason": null, "outcome": "pass"}, {"gate": "recipient", "inputs": {"country": "US", "line_type": "RECORDED"}, "reason": null, "outcome": "pass"}, {"gate": "consent", "inputs": {"rule": "consent.transactional.opted_in", "status": "opted_in", "purpose": "transactional", "relationship": null, "suppressed_by": null}, "reason": null, "outcome": "pass"}, {"gate": "content", "inputs": {"encoding": "GSM-7", "segments": 1, "marketing": false}, "reason": null, "outcome": "pass"}, {"gate": "quiet_hours", "inputs": {"rules": "exempt.transactional"}, "reason": null, "outcome": "pass"}, {"gate": "frequency", "inputs": {"rules": "exempt.transactional"}, "reason": null, "outcome": "pass"}, {"gate": "credits", "inputs": {"needed": 1, "available": null}, "reason": null, "outcome": "pass"}], "rule_pack": "us-2026-11"}');

INSERT INTO public.campaign_recipients VALUES ('acc_01m8gjhscfe5fbz5jyz7n6gd7n', 'cmp_01m8gjhtwte6qtm31w1c41fkm1', 'con_01m8gjht8sex8bn5hpxj9xyv8b', 'excluded', 'opted_out', NULL, '2HbcWZOtJFQW8lOTUAKx35', NULL, '2026-11-28 07:57:40.004+00', NULL);
INSERT INTO public.campaign_recipients VALUES ('acc_01m8gjhscfe5fbz5jyz7n6gd7n', 'cmp_01m8gjhtwte6qtm31w1c41fkm1', 'con_01m8gjht8sex8rn1k4a5xv946v', 'accepted', NULL, 'msg_01m8gjhv94ex79np5txnmmz5h9', '55WaWoke-Ce33FvBNoVnA3', 1000, '2026-11-28 07:57:40.004+00', NULL);
INSERT INTO public.campaign_recipients VALUES ('acc_01m8gjhscfe5fbz5jyz7n6gd7n', 'cmp_01m8gjhtwte6qtm31w1c41fkm1', 'con_01m8gjht8sex986y41z7zat1s3', 'accepted', NULL, 'msg_01m8gjhv94ex7rqbe9vycvxeyw', '55WaWoke-Ce33FvBNoVnA3', 999, '2026-11-28 07:57:40.004+00', NULL);

INSERT INTO public.campaigns VALUES ('acc_01m8gjhscfe5fbz5jyz7n6gd7n', 'cmp_01m8gjhtwte6qtm31w1c41fkm1', 'acc_01m8gjhscfe5fbz5jyz7n6gd7n', 'Your order 1021 has shipped.', 'completed', NULL, 'transactional', 'Your order 1021 has shipped.', NULL, NULL, '{"include": {"contact_ids": ["con_01m8gjht8sex8bn5hpxj9xyv8b", "con_01m8gjht8sex8rn1k4a5xv946v", "con_01m8gjht8sex986y41z7zat1s3"]}}', NULL, 'num_01m8gjhsjjecnbf7gmypzw4e99', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"min_sent": 200, "max_failure_percent": 30, "max_opt_out_percent": 5}', NULL, NULL, NULL, NULL, '1970-01-01 00:00:00+00', '~', true, 3, '2026-11-28 07:57:39.61+00', '2026-11-28 07:57:40.507+00', '2026-11-28 07:57:39.819+00', '2026-11-28 07:57:40.507+00', 1, 'req_b7a3b765867c4e1ebd89d905b8875d2d');
INSERT INTO public.campaigns VALUES ('acc_01m8gjhscfe5fbz5jyz7n6gd7n', 'cmp_01m8gjhw8tefnb1jpd8mvp7att', 'acc_01m8gjhscfe5fbz5jyz7n6gd7n', 'The sale ends today. Reply STOP to opt out.', 'scheduled', NULL, 'marketing', 'The sale ends today. Reply STOP to opt out.', NULL, NULL, '{"include": {"contact_ids": ["con_01m8gjht8sex8rn1k4a5xv946v"]}}', NULL, 'num_01m8gjhsjjecnbf7gmypzw4e99', NULL, '2026-12-02 19:30:00+00', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"min_sent": 200, "max_failure_percent": 30, "max_opt_out_percent": 5}', NULL, NULL, NULL, NULL, '1970-01-01 00:00:00+00', '', false, 1, '2026-11-28 07:57:41.018+00', '2026-11-28 07:57:41.109+00', NULL, NULL, 1, 'req_8281dc33bf9f49d9aa60e03e20ebe0ee');

INSERT INTO public.chain_heads VALUES ('acc_01m8gjhscfe5fbz5jyz7n6gd7n', 'consent', 7, 'dc63899b7d0df787edeefc4b2ffa58b06d03ee274982bd3204acc7a474e0f371');
INSERT INTO public.chain_heads VALUES ('acc_01m8gjhscfe5fbz5jyz7n6gd7n', 'audit', 20, '1f5edf96acbca4a0933b8e8f2741fc4c3c6aaa1e38a876a285aa61196b1b0268');

INSERT INTO public.consent_entries VALUES ('acc_01m8gjhscfe5fbz5jyz7n6gd7n', 'cse_01m8gjht8sexb8q0j4kx8z43r1', 'acc_01m8gjhscfe5fbz5jyz7n6gd7n', 'con_01m8gjht8sex8bn5hpxj9xyv8b', '+12025550161', 'opted_in', 'general', 'web_form', 'https://example.com/signup', NULL, NULL, '{"import_id": "imp_01m8gjht8sexas80z565z1gsn8"}', 'key_01m8gjhscfe5ft56rqtbjhxfdv', NULL, '2026-01-01 00:00:00+00', '2026-11-28 07:57:38.969+00', NULL, NULL, 'req_3722553d702b4cb9abc915909e18bd7f', 1, '0000000000000000000000000000000000000000000000000000000000000000', '752564d8375fff499e56c28cdc7b6cc9d64ea312a2cab89e2a9ac7371f1726c6', 'ef0a8326fc81cab358e8b191b93e3e60', '3dd34acb06194eb8f1666657038452978120cb0aa18e5de42a5b91d2f3775b7e', NULL, '');
INSERT INTO public.consent_entries VALUES ('acc_01m8gjhscfe5fbz5jyz7n6gd7n', 'cse_01m8gjht8sexbvcpkzps6tc1vv', 'acc_01m8gjhscfe5fbz5jyz7n6gd7n', 'con_01m8gjht8sex8rn1k4a5xv946v', '+12025550162', 'opted_in', 'general', 'web_form', 'https://example.com/signup', NULL, NULL, '{"import_id": "imp_01m8gjht8sexas80z565z1gsn8"}', 'key_01m8gjhscfe5ft56rqtbjhxfdv', NULL, '2026-01-01 00:00:00+00', '2026-11-28 07:57:38.969+00', NULL, NULL, 'req_3722553d702b4cb9abc915909e18bd7f', 2, '752564d8375fff499e56c28cdc7b6cc9d64ea312a2cab89e2a9ac7371f1726c6', '483c32a5b0f267b5fafe39b8bebe7cd52e7f349f0ff4faa44d4307f308e69ce7', '5c5b79cc3088e96d780f0b0e1cacff43', 'e54c7cb3c92e3fd0b4ac827067ed25edb68e10eb45d8854e35e77038abe6bb2f', NULL, '');
INSERT INTO public.consent_entries VALUES ('acc_01m8gjhscfe5fbz5jyz7n6gd7n', 'cse_01m8gjht8sexcadq8dc94st55m', 'acc_01m8gjhscfe5fbz5jyz7n6gd7n', 'con_01m8gjht8sex986y41z7zat1s3', '+12025550163', 'opted_in', 'general', 'web_form', 'https://example.com/signup', NULL, NULL, '{"import_id": "imp_01m8gjht8sexas80z565z1gsn8"}', 'key_01m8gjhscfe5ft56rqtbjhxfdv', NULL, '2026-01-01 00:00:00+00', '2026-11-28 07:57:38.969+00', NULL, NULL, 'req_3722553d702b4cb9abc915909e18bd7f', 3, '483c32a5b0f267b5fafe39b8bebe7cd52e7f349f0ff4faa44d4307f308e69ce7', '50bc855224f0a1e333190956a65a4fcf8007da683163fa34431fa3af88bfb29b', 'ab1b9a2511707648292d792734bce0c9', '23ac689c81381456438bfa99a98d57079ccd26106f1015d0f6a4d6dc7c298589', NULL, '');
INSERT INTO public.consent_entries VALUES ('acc_01m8gjhscfe5fbz5jyz7n6gd7n', 'cse_01m8gjht8sexcs2bd7kp0pn628', 'acc_01m8gjhscfe5fbz5jyz7n6gd7n', 'con_01m8gjht8sex9sazc2c4yd31jx', '+12025550164', 'opted_in', 'general', 'web_form', 'https://example.com/signup', NULL, NULL, '{"import_id": "imp_01m8gjht8sexas80z565z1gsn8"}', 'key_01m8gjhscfe5ft56rqtbjhxfdv', NULL, '2026-01-01 00:00:00+00', '2026-11-28 07:57:38.969+00', NULL, NULL, 'req_3722553d702b4cb9abc915909e18bd7f', 4, '50bc855224f0a1e333190956a65a4fcf8007da683163fa34431fa3af88bfb29b', 'ef17de1f727739c9c3dbe86f28be74e9d5e0095866306f237cb8ccd5ce45455e', '83fa281788f2d837173e5e86147260fe', '4cad4bcfb67cfdbc98e435fd6aae7e51088702d89685f8f1dd2e5854069e2bdc', NULL, '');
INSERT INTO public.consent_entries VALUES ('acc_01m8gjhscfe5fbz5jyz7n6gd7n', 'cse_01m8gjhtcee77t190fefxyb90f', 'acc_01m8gjhscfe5fbz5jyz7n6gd7n', 'con_01m8gjht8sex8bn5hpxj9xyv8b', '+12025550161', 'opted_out', 'all', 'keyword', 'simulated inbound message', NULL, NULL, '{"simulated": true, "inbound_id": "inb_01m8gjhtcee77at01hfhp66f2e"}', 'contact', 'stop.exact.en.stop', '2026-11-28 07:57:39.086+00', '2026-11-28 07:57:39.086+00', NULL, NULL, 'req_fe810fd888124ff9bae4a842b3a9074f', 6, '76a44bdda05e585226affe70d55b2de1efb0a908d219d3b7bbeeba857385e08b', '278c04dc368c2c4a033ce22cc8a635f5f1aec7c56350f25a0b70f40870165835', '5db0d2c7504dfd447f2dd18f715cbdaa', '331bfabd3caa77487fb1fa94527808308530c66221e68d6b082dfb2cd4d21eaa', NULL, '');
INSERT INTO public.consent_entries VALUES ('acc_01m8gjhscfe5fbz5jyz7n6gd7n', 'cse_01m8gjht8sexd88vtcn5msyfr0', 'acc_01m8gjhscfe5fbz5jyz7n6gd7n', 'con_01m8gjht8sexa9bx3qdrfqc19j', '[erased]', 'opted_in', 'general', 'web_form', NULL, NULL, NULL, NULL, 'key_01m8gjhscfe5ft56rqtbjhxfdv', NULL, '2026-01-01 00:00:00+00', '2026-11-28 07:57:38.969+00', NULL, NULL, 'req_3722553d702b4cb9abc915909e18bd7f', 5, 'ef17de1f727739c9c3dbe86f28be74e9d5e0095866306f237cb8ccd5ce45455e', '76a44bdda05e585226affe70d55b2de1efb0a908d219d3b7bbeeba857385e08b', NULL, 'b1bfd5f96930859fcc80004eaa0103061b75f9931762d144e2e3ab31baf65244', 'cse_01m8gjhtqeea8ate8yapygvd9r', '');
INSERT INTO public.consent_entries VALUES ('acc_01m8gjhscfe5fbz5jyz7n6gd7n', 'cse_01m8gjhtqeea8ate8yapygvd9r', 'acc_01m8gjhscfe5fbz5jyz7n6gd7n', 'con_01m8gjht8sexa9bx3qdrfqc19j', '[erased]', 'forgotten', 'all', 'api', 'contacts.forget', NULL, NULL, '{"entries": ["cse_01m8gjht8sexd88vtcn5msyfr0"]}', 'key_01m8gjhscfe5ft56rqtbjhxfdv', NULL, '2026-11-28 07:57:39.438+00', '2026-11-28 07:57:39.438+00', NULL, NULL, 'req_33bc23afce4a49fabf9aab8fa2e187a9', 7, '278c04dc368c2c4a033ce22cc8a635f5f1aec7c56350f25a0b70f40870165835', 'dc63899b7d0df787edeefc4b2ffa58b06d03ee274982bd3204acc7a474e0f371', '655adf3a728a1ed56eb6e38a928d01e9', 'a769be51d8fe33d465c65e32f6a2f3b70e9692de2b827013899b784bace2b632', NULL, '');

INSERT INTO public.contacts VALUES ('acc_01m8gjhscfe5fbz5jyz7n6gd7n', 'con_01m8gjht8sex8rn1k4a5xv946v', 'acc_01m8gjhscfe5fbz5jyz7n6gd7n', '+12025550162', 'US', NULL, NULL, NULL, NULL, NULL, '{}', 'opted_in', 'web_form', '2026-01-01 00:00:00+00', NULL, NULL, '2026-11-28 07:57:38.969+00', '2026-11-28 07:57:38.969+00', 1);
INSERT INTO public.contacts VALUES ('acc_01m8gjhscfe5fbz5jyz7n6gd7n', 'con_01m8gjht8sex986y41z7zat1s3', 'acc_01m8gjhscfe5fbz5jyz7n6gd7n', '+12025550163', 'US', NULL, NULL, NULL, NULL, NULL, '{}', 'opted_in', 'web_form', '2026-01-01 00:00:00+00', NULL, NULL, '2026-11-28 07:57:38.969+00', '2026-11-28 07:57:38.969+00', 1);
INSERT INTO public.contacts VALUES ('acc_01m8gjhscfe5fbz5jyz7n6gd7n', 'con_01m8gjht8sex9sazc2c4yd31jx', 'acc_01m8gjhscfe5fbz5jyz7n6gd7n', '+12025550164', 'US', NULL, NULL, NULL, NULL, NULL, '{}', 'opted_in', 'web_form', '2026-01-01 00:00:00+00', NULL, NULL, '2026-11-28 07:57:38.969+00', '2026-11-28 07:57:38.969+00', 1);
INSERT INTO public.contacts VALUES ('acc_01m8gjhscfe5fbz5jyz7n6gd7n', 'con_01m8gjht8sex8bn5hpxj9xyv8b', 'acc_01m8gjhscfe5fbz5jyz7n6gd7n', '+12025550161', 'US', NULL, NULL, NULL, NULL, NULL, '{}', 'opted_out', 'keyword', '2026-11-28 07:57:39.086+00', 'opted_in', NULL, '2026-11-28 07:57:38.969+00', '2026-11-28 07:57:39.086+00', 1);

INSERT INTO public.conversations VALUES ('acc_01m8gjhscfe5fbz5jyz7n6gd7n', 'thr_01m8gjhtcee79tmj55ydbc1r5x', 'acc_01m8gjhscfe5fbz5jyz7n6gd7n', 'num_01m8gjhsjjecnbf7gmypzw4e99', '+14155554186', '+12025550161', 'con_01m8gjht8sex8bn5hpxj9xyv8b', 'open', NULL, NULL, NULL, '{}', 1, 1, '2026-11-28 07:57:39.086+00', NULL, '2026-11-28 07:57:39.086+00', '2026-11-28 07:57:39.086+00', '2026-11-28 07:57:39.086+00', '2026-11-28 07:57:39.086+00');

INSERT INTO public.credit_accounts VALUES ('acc_01m8gjhscfe5fbz5jyz7n6gd7n', 'acc_01m8gjhscfe5fbz5jyz7n6gd7n', 997, 0, NULL, NULL, NULL, NULL, false, '2026-11-28', 3);

INSERT INTO public.credit_entries VALUES ('acc_01m8gjhscfe5fbz5jyz7n6gd7n', 'cre_01m8gjhscfe5gbacr049rjvasn', 'acc_01m8gjhscfe5fbz5jyz7n6gd7n', 'starter', 1000, 'starter:acc_01m8gjhscfe5fbz5jyz7n6gd7n', NULL, NULL, NULL, '2026-11-28 07:57:38.063+00');
INSERT INTO public.credit_entries VALUES ('acc_01m8gjhscfe5fbz5jyz7n6gd7n', 'cre_01m8gjhvrbe7w9f3b20wch5dty', 'acc_01m8gjhscfe5fbz5jyz7n6gd7n', 'campaign', -2, 'capture:cre_01m8gjhvrbe7w9f3b20wch5dty', 'cmp_01m8gjhtwte6qtm31w1c41fkm1', NULL, NULL, '2026-11-28 07:57:40.48+00');
INSERT INTO public.credit_entries VALUES ('acc_01m8gjhscfe5fbz5jyz7n6gd7n', 'cre_01m8gjhwdceb1v0y75f3bwk2kq', 'acc_01m8gjhscfe5fbz5jyz7n6gd7n', 'send', -1, 'send:msg_01m8gjhwdceb1b2629bc7v5x7w', NULL, 'msg_01m8gjhwdceb1b2629bc7v5x7w', NULL, '2026-11-28 07:57:41.164+00');

INSERT INTO public.credit_holds VALUES ('acc_01m8gjhscfe5fbz5jyz7n6gd7n', 'hld_01m8gjhv94ex8apqnym0v9decm', 'acc_01m8gjhscfe5fbz5jyz7n6gd7n', 'cmp_01m8gjhtwte6qtm31w1c41fkm1', 2, 2, 0, 'closed', '2026-11-28 07:57:40.004+00', '2026-11-28 07:57:40.48+00');

INSERT INTO public.exports VALUES ('acc_01m8gjhscfe5fbz5jyz7n6gd7n', 'exp_01m8gjhyxee1c95my7b5s7h18q', 'acc_01m8gjhscfe5fbz5jyz7n6gd7n', 'ndjson', 'ready', '2026-11-28 07:57:43.726+00', '2026-11-28 08:57:43.726+00');

INSERT INTO public.forgotten_numbers VALUES ('acc_01m8gjhscfe5fbz5jyz7n6gd7n', 'acc_01m8gjhscfe5fbz5jyz7n6gd7n', 'c946dc38cea43b831b734f5b772a3e2df4c9e0dab564eeb118f2ad62f80ef673', '2026-11-28 07:57:39.438+00');

INSERT INTO public.inbound_messages VALUES ('acc_01m8gjhscfe5fbz5jyz7n6gd7n', 'inb_01m8gjhtcee77at01hfhp66f2e', 'acc_01m8gjhscfe5fbz5jyz7n6gd7n', 'num_01m8gjhsjjecnbf7gmypzw4e99', 'con_01m8gjht8sex8bn5hpxj9xyv8b', '+12025550161', '+14155554186', 'STOP', 'stop', 'stop.exact.en.stop', 'inb_01m8gjhtcee76smvgnc36crmes', '2026-11-28 07:57:39.086+00', 'req_fe810fd888124ff9bae4a842b3a9074f', NULL, NULL, NULL, NULL, '', '[]');

INSERT INTO public.journey_counts VALUES ('acc_01m8gjhscfe5fbz5jyz7n6gd7n', 'jrn_01m8gjhwfbe27azpvrtmshps14', 1, 'jnd_01m8gjhwhge3xa2wzvtsfdjfyk', 'in', 1);

INSERT INTO public.journey_edges VALUES ('acc_01m8gjhscfe5fbz5jyz7n6gd7n', 'jed_01m8gjhwq6ekf94m4ppyvm7v7w', 'jrn_01m8gjhwfbe27azpvrtmshps14', 'jnd_01m8gjhwhge3xa2wzvtsfdjfyk', 'jnd_01m8gjhwm9ee5at649ggxxgptw', 'next', '', '2026-11-28 07:57:41.478+00');
INSERT INTO public.journey_edges VALUES ('acc_01m8gjhscfe5fbz5jyz7n6gd7n', 'jed_01m8gjhwr9ewn9sdhv31yj3g8r', 'jrn_01m8gjhwfbe27azpvrtmshps14', 'jnd_01m8gjhwhge3xa2wzvtsfdjfyk', 'jnd_01m8gjhwpfep6tkhgednccd6rv', 'error', '', '2026-11-28 07:57:41.513+00');
INSERT INTO public.journey_edges VALUES ('acc_01m8gjhscfe5fbz5jyz7n6gd7n', 'jed_01m8gjhws0ek095tzf7vksyccn', 'jrn_01m8gjhwfbe27azpvrtmshps14', 'jnd_01m8gjhwm9ee5at649ggxxgptw', 'jnd_01m8gjhwpfep6tkhgednccd6rv', 'next', '', '2026-11-28 07:57:41.536+00');

INSERT INTO public.journey_enrollments VALUES ('acc_01m8gjhscfe5fbz5jyz7n6gd7n', 'enr_01m8gjhwx0e18s0bvyy714zq1q', 'acc_01m8gjhscfe5fbz5jyz7n6gd7n', 'jrn_01m8gjhwfbe27azpvrtmshps14', 1, 'con_01m8gjht8sex9sazc2c4yd31jx', 'active', NULL, 'jnd_01m8gjhwhge3xa2wzvtsfdjfyk', '2026-11-28 07:57:41.664+00', '2026-12-02 19:30:00+00', NULL, false, 1, 1, '{"name": null, "properties": {"starts_at": "2026-12-02T19:30:00.000Z"}, "occurred_at": "2026-11-28T07:57:41.664Z"}', 0, NULL, NULL, '2026-11-28 07:57:41.664+00', NULL);

INSERT INTO public.journey_nodes VALUES ('acc_01m8gjhscfe5fbz5jyz7n6gd7n', 'jnd_01m8gjhwhge3xa2wzvtsfdjfyk', 'jrn_01m8gjhwfbe27azpvrtmshps14', 'before', 'before', '{"kind": "delay_until", "property": "starts_at"}', '2026-11-28 07:57:41.296+00');
INSERT INTO public.journey_nodes VALUES ('acc_01m8gjhscfe5fbz5jyz7n6gd7n', 'jnd_01m8gjhwm9ee5at649ggxxgptw', 'jrn_01m8gjhwfbe27azpvrtmshps14', 'remind', 'remind', '{"kind": "send", "text": "Your visit is tomorrow. Reply STOP to opt out."}', '2026-11-28 07:57:41.385+00');
INSERT INTO public.journey_nodes VALUES ('acc_01m8gjhscfe5fbz5jyz7n6gd7n', 'jnd_01m8gjhwpfep6tkhgednccd6rv', 'jrn_01m8gjhwfbe27azpvrtmshps14', 'end', 'end', '{"kind": "exit"}', '2026-11-28 07:57:41.455+00');

INSERT INTO public.journey_steps VALUES ('acc_01m8gjhscfe5fbz5jyz7n6gd7n', 'enr_01m8gjhwx0e18s0bvyy714zq1q', 1, 'jnd_01m8gjhwhge3xa2wzvtsfdjfyk', 'waits', NULL, '{"until": "2026-12-02T19:30:00.000Z"}', '2026-11-28 07:57:41.738+00');

INSERT INTO public.journey_versions VALUES ('acc_01m8gjhscfe5fbz5jyz7n6gd7n', 'jrn_01m8gjhwfbe27azpvrtmshps14', 1, '{"exit": [], "edges": [{"id": "jed_01m8gjhwq6ekf94m4ppyvm7v7w", "kind": "next", "condition": null, "to_node_id": "jnd_01m8gjhwm9ee5at649ggxxgptw", "from_node_id": "jnd_01m8gjhwhge3xa2wzvtsfdjfyk"}, {"id": "jed_01m8gjhwr9ewn9sdhv31yj3g8r", "kind": "error", "condition": null, "to_node_id": "jnd_01m8gjhwpfep6tkhgednccd6rv", "from_node_id": "jnd_01m8gjhwhge3xa2wzvtsfdjfyk"}, {"id": "jed_01m8gjhws0ek095tzf7vksyccn", "kind": "next", "condition": null, "to_node_id": "jnd_01m8gjhwpfep6tkhgednccd6rv", "from_node_id": "jnd_01m8gjhwm9ee5at649ggxxgptw"}], "entry": {"kind": "call"}, "nodes": [{"id": "jnd_01m8gjhwhge3xa2wzvtsfdjfyk", "name": "before", "start": true, "config": {"kind": "delay_until", "property": "starts_at"}}, {"id": "jnd_01m8gjhwm9ee5at649ggxxgptw", "name": "remind", "start": false, "config": {"kind": "send", "text": "Your visit is tomorrow. Reply STOP to opt out."}}, {"id": "jnd_01m8gjhwpfep6tkhgednccd6rv", "name": "end", "start": false, "config": {"kind": "exit"}}], "reentry": {"kind": "never"}, "entry_rules": null, "template_versions": {}, "max_messages_per_hour": 10}', '2026-11-28 07:57:41.608+00');

INSERT INTO public.journeys VALUES ('acc_01m8gjhscfe5fbz5jyz7n6gd7n', 'jrn_01m8gjhwfbe27azpvrtmshps14', 'acc_01m8gjhscfe5fbz5jyz7n6gd7n', 'Visit', 'active', NULL, '{"kind": "call"}', NULL, '[]', '{"kind": "never"}', 10, 'jnd_01m8gjhwhge3xa2wzvtsfdjfyk', 1, false, NULL, NULL, NULL, '2026-11-28 07:57:41.227+00', '2026-11-28 07:57:41.608+00');

INSERT INTO public.measure_groups VALUES ('acc_01m8gjhscfe5fbz5jyz7n6gd7n', 'dk0zPgN1vYJjxcwTgQYWbb', '', '', '', '', '', 'num_01m8gjhsjjecnbf7gmypzw4e99', 'simulator', 'US', 'reply', '');
INSERT INTO public.measure_groups VALUES ('acc_01m8gjhscfe5fbz5jyz7n6gd7n', 'cmp_01m8gjhtwte6qtm31w1c41fkm1/0', 'cmp_01m8gjhtwte6qtm31w1c41fkm1', '', '', '', '', '', '', '', 'transactional', '');
INSERT INTO public.measure_groups VALUES ('acc_01m8gjhscfe5fbz5jyz7n6gd7n', 'cxjWinlcE72d1T_qphLFRO', 'cmp_01m8gjhtwte6qtm31w1c41fkm1', '', '', '', '', 'num_01m8gjhsjjecnbf7gmypzw4e99', 'simulator', 'US', 'transactional', '');
INSERT INTO public.measure_groups VALUES ('acc_01m8gjhscfe5fbz5jyz7n6gd7n', 'eLtgnABDOQBryg4MubLfmt', '', '', '', '', '', 'num_01m8gjhsjjecnbf7gmypzw4e99', 'simulator', 'US', 'marketing', '');

INSERT INTO public.measure_rollups VALUES ('acc_01m8gjhscfe5fbz5jyz7n6gd7n', 'acc_01m8gjhscfe5fbz5jyz7n6gd7n', '2026-11-28 07:45:00+00', '', '', '', '', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0);
INSERT INTO public.measure_rollups VALUES ('acc_01m8gjhscfe5fbz5jyz7n6gd7n', 'acc_01m8gjhscfe5fbz5jyz7n6gd7n', '2026-11-28 07:45:00+00', '', '', 'keyword', '', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0);
INSERT INTO public.measure_rollups VALUES ('acc_01m8gjhscfe5fbz5jyz7n6gd7n', 'acc_01m8gjhscfe5fbz5jyz7n6gd7n', '2026-11-28 07:45:00+00', '', '', 'web_form', '', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 0, 0, 0);
INSERT INTO public.measure_rollups VALUES ('acc_01m8gjhscfe5fbz5jyz7n6gd7n', 'acc_01m8gjhscfe5fbz5jyz7n6gd7n', '2026-11-28 07:45:00+00', 'cmp_01m8gjhtwte6qtm31w1c41fkm1/0', '', 'opted_out', '', 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0);
INSERT INTO public.measure_rollups VALUES ('acc_01m8gjhscfe5fbz5jyz7n6gd7n', 'acc_01m8gjhscfe5fbz5jyz7n6gd7n', '2026-11-28 07:45:00+00', 'cxjWinlcE72d1T_qphLFRO', '', '', '', 2, 2, 2, 0, 0, 0, 0, 0, 2, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0);
INSERT INTO public.measure_rollups VALUES ('acc_01m8gjhscfe5fbz5jyz7n6gd7n', 'acc_01m8gjhscfe5fbz5jyz7n6gd7n', '2026-11-28 07:45:00+00', 'dk0zPgN1vYJjxcwTgQYWbb', '', '', '', 1, 1, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0);
INSERT INTO public.measure_rollups VALUES ('acc_01m8gjhscfe5fbz5jyz7n6gd7n', 'acc_01m8gjhscfe5fbz5jyz7n6gd7n', '2026-11-28 07:45:00+00', 'eLtgnABDOQBryg4MubLfmt', '', '', '', 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0);

INSERT INTO public.measure_work VALUES ('acc_01m8gjhscfe5fbz5jyz7n6gd7n', 'recount', '2026-11-28', '2026-11-29 03:00:00+00');
INSERT INTO public.measure_work VALUES ('acc_01m8gjhscfe5fbz5jyz7n6gd7n', 'fold', NULL, NULL);

INSERT INTO public.message_receipts VALUES ('acc_01m8gjhscfe5fbz5jyz7n6gd7n', 'msg_01m8gjhtcee799rrfby2cerq1k', 'delivered', '2026-11-28 07:57:39.881+00', NULL, '2026-11-28 07:57:39.913+00');
INSERT INTO public.message_receipts VALUES ('acc_01m8gjhscfe5fbz5jyz7n6gd7n', 'msg_01m8gjhv94ex79np5txnmmz5h9', 'delivered', '2026-11-28 07:57:40.879+00', NULL, '2026-11-28 07:57:40.952+00');
INSERT INTO public.message_receipts VALUES ('acc_01m8gjhscfe5fbz5jyz7n6gd7n', 'msg_01m8gjhv94ex7rqbe9vycvxeyw', 'delivered', '2026-11-28 07:57:40.879+00', NULL, '2026-11-28 07:57:40.952+00');

INSERT INTO public.messages VALUES ('acc_01m8gjhscfe5fbz5jyz7n6gd7n', 'msg_01m8gjhtcee799rrfby2cerq1k', 'acc_01m8gjhscfe5fbz5jyz7n6gd7n', 'num_01m8gjhsjjecnbf7gmypzw4e99', NULL, 'con_01m8gjht8sex8bn5hpxj9xyv8b', 'num_01m8gjhsjjecnbf7gmypzw4e99', '+14155554186', '+12025550161', 'Before the upgrade: You are unsubscribed and will get no more texts. Reply START to get them again.', NULL, 'GSM-7', 1, 0, 'reply', 'delivered', NULL, NULL, NULL, '{"rule": "stop.exact.en.stop", "allow": true, "gates": [], "rule_pack": "us-2026-11", "auto_reply": "opted_out"}', 1, '2026-11-28 07:57:39.086+00', '2026-11-28 08:02:39.086+00', NULL, 'simulator', 'sim-7a997a64-80b2-4eca-8ad8-e35e1adc0bd9', '2026-11-28 07:57:39.086+00', '2026-11-28 07:57:39.465+00', '2026-11-28 07:57:39.485+00', '2026-11-28 07:57:39.913+00', '2026-11-28 07:57:39.913+00', 'req_fe810fd888124ff9bae4a842b3a9074f', NULL, 'dk0zPgN1vYJjxcwTgQYWbb');
INSERT INTO public.messages VALUES ('acc_01m8gjhscfe5fbz5jyz7n6gd7n', 'msg_01m8gjhv94ex79np5txnmmz5h9', 'acc_01m8gjhscfe5fbz5jyz7n6gd7n', 'cmp_01m8gjhtwte6qtm31w1c41fkm1', 'cmp_01m8gjhtwte6qtm31w1c41fkm1', 'con_01m8gjht8sex8rn1k4a5xv946v', 'num_01m8gjhsjjecnbf7gmypzw4e99', '+14155554186', '+12025550162', 'Your order 1021 has shipped.', NULL, 'GSM-7', 1, 1, 'transactional', 'delivered', NULL, NULL, 'hld_01m8gjhv94ex8apqnym0v9decm', NULL, 1, '2026-11-28 07:57:40.004+00', NULL, NULL, 'simulator', 'sim-fc15c0c2-ed14-4202-8f70-87b6b99302d6', '2026-11-28 07:57:40.004+00', '2026-11-28 07:57:40.473+00', '2026-11-28 07:57:40.48+00', '2026-11-28 07:57:40.952+00', '2026-11-28 07:57:40.952+00', 'req_b7a3b765867c4e1ebd89d905b8875d2d', NULL, 'cxjWinlcE72d1T_qphLFRO');
INSERT INTO public.messages VALUES ('acc_01m8gjhscfe5fbz5jyz7n6gd7n', 'msg_01m8gjhv94ex7rqbe9vycvxeyw', 'acc_01m8gjhscfe5fbz5jyz7n6gd7n', 'cmp_01m8gjhtwte6qtm31w1c41fkm1', 'cmp_01m8gjhtwte6qtm31w1c41fkm1', 'con_01m8gjht8sex986y41z7zat1s3', 'num_01m8gjhsjjecnbf7gmypzw4e99', '+14155554186', '+12025550163', 'Your order 1021 has shipped.', NULL, 'GSM-7', 1, 1, 'transactional', 'delivered', NULL, NULL, 'hld_01m8gjhv94ex8apqnym0v9decm', NULL, 1, '2026-11-28 07:57:40.004+00', NULL, NULL, 'simulator', 'sim-9b1f6b9b-fb68-47ed-bd95-8a954783f0d1', '2026-11-28 07:57:40.004+00', '2026-11-28 07:57:40.473+00', '2026-11-28 07:57:40.48+00', '2026-11-28 07:57:40.952+00', '2026-11-28 07:57:40.952+00', 'req_b7a3b765867c4e1ebd89d905b8875d2d', NULL, 'cxjWinlcE72d1T_qphLFRO');
INSERT INTO public.messages VALUES ('acc_01m8gjhscfe5fbz5jyz7n6gd7n', 'msg_01m8gjhwdceb1b2629bc7v5x7w', 'acc_01m8gjhscfe5fbz5jyz7n6gd7n', 'num_01m8gjhsjjecnbf7gmypzw4e99', NULL, 'con_01m8gjht8sex986y41z7zat1s3', 'num_01m8gjhsjjecnbf7gmypzw4e99', '+14155554186', '+12025550163', 'Our sale starts today. Reply STOP to opt out.', NULL, 'GSM-7', 1, 1, 'marketing', 'scheduled', NULL, NULL, NULL, '{"allow": true, "gates": [{"gate": "state", "inputs": {"state": "active", "paused": false}, "reason": null, "outcome": "pass"}, {"gate": "sender", "inputs": {"carrier": "simulator", "number_id": "num_01m8gjhsjjecnbf7gmypzw4e99"}, "reason": null, "outcome": "pass"}, {"gate": "recipient", "inputs": {"country": "US", "line_type": "FIXED_LINE_OR_MOBILE"}, "reason": null, "outcome": "pass"}, {"gate": "consent", "inputs": {"rule": "consent.marketing.opted_in", "status": "opted_in", "purpose": "marketing", "relationship": null, "suppressed_by": null}, "reason": null, "outcome": "pass"}, {"gate": "content", "inputs": {"encoding": "GSM-7", "segments": 1, "marketing": true}, "reason": null, "outcome": "pass"}, {"gate": "quiet_hours", "inputs": {"at": "2026-12-02T19:30:00.000Z", "zone": "America/New_York", "rules": "us-federal-hours", "zones": 1, "tz_source": "area_code", "jurisdictions": "US US-DC", "tz_confidence": "medium"}, "reason": null, "outcome": "pass"}, {"gate": "frequency", "inputs": {"rules": "", "recent": 0}, "reason": null, "outcome": "pass"}, {"gate": "credits", "inputs": {"needed": 1, "available": 998}, "reason": null, "outcome": "pass"}], "rule_pack": "us-2026-11"}', 0, '2026-12-02 19:30:00+00', NULL, NULL, 'simulator', NULL, '2026-11-28 07:57:41.164+00', NULL, NULL, NULL, NULL, 'req_a14ddbf2c4484c14baa528e578c09ca3', NULL, 'eLtgnABDOQBryg4MubLfmt');

INSERT INTO public.phone_number_lookup VALUES ('+14155554186', 'acc_01m8gjhscfe5fbz5jyz7n6gd7n', 'acc_01m8gjhscfe5fbz5jyz7n6gd7n', 'num_01m8gjhsjjecnbf7gmypzw4e99');

INSERT INTO public.phone_numbers VALUES ('acc_01m8gjhscfe5fbz5jyz7n6gd7n', 'num_01m8gjhsjjecnbf7gmypzw4e99', 'acc_01m8gjhscfe5fbz5jyz7n6gd7n', '+14155554186', 'US', 'long_code', 'active', true, 'simulator', NULL, 'unassigned', 10000, '2026-11-28 07:57:39.473+00', '2026-11-28 07:57:38.258+00', NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL);

INSERT INTO public.segment_versions VALUES ('acc_01m8gjhscfe5fbz5jyz7n6gd7n', 'seg_01m8gjhtv9e2dafspg33zxtq4j', 1, '{"kind": "consent", "status": "opted_in"}', '2026-11-28 07:57:39.561+00');

INSERT INTO public.segments VALUES ('acc_01m8gjhscfe5fbz5jyz7n6gd7n', 'seg_01m8gjhtv9e2dafspg33zxtq4j', 'acc_01m8gjhscfe5fbz5jyz7n6gd7n', 'Opted in', 'opted in', NULL, 1, '2026-11-28 07:57:39.561+00', '2026-11-28 07:57:39.561+00');

INSERT INTO public.signal_listeners VALUES ('acc_01m8gjhscfe5fbz5jyz7n6gd7n', 'acc_01m8gjhscfe5fbz5jyz7n6gd7n', 'consent', 'opted_out', 'jrn_01m8gjhwfbe27azpvrtmshps14');

INSERT INTO public.simulator_submissions VALUES ('acc_01m8gjhscfe5fbz5jyz7n6gd7n/msg_01m8gjhtcee799rrfby2cerq1k', 'sim-7a997a64-80b2-4eca-8ad8-e35e1adc0bd9', '+14155554186', '+12025550161', 'Before the upgrade: You are unsubscribed and will get no more texts. Reply START to get them again.', 1, '2026-11-28 07:57:39.481+00', 'delivered', 1, NULL);
INSERT INTO public.simulator_submissions VALUES ('acc_01m8gjhscfe5fbz5jyz7n6gd7n/msg_01m8gjhv94ex79np5txnmmz5h9', 'sim-fc15c0c2-ed14-4202-8f70-87b6b99302d6', '+14155554186', '+12025550162', 'Your order 1021 has shipped.', 1, '2026-11-28 07:57:40.479+00', 'delivered', 1, NULL);
INSERT INTO public.simulator_submissions VALUES ('acc_01m8gjhscfe5fbz5jyz7n6gd7n/msg_01m8gjhv94ex7rqbe9vycvxeyw', 'sim-9b1f6b9b-fb68-47ed-bd95-8a954783f0d1', '+14155554186', '+12025550163', 'Your order 1021 has shipped.', 1, '2026-11-28 07:57:40.479+00', 'delivered', 1, NULL);

INSERT INTO public.suppressions VALUES ('acc_01m8gjhscfe5fbz5jyz7n6gd7n', 'acc_01m8gjhscfe5fbz5jyz7n6gd7n', '+12025550161', 'all', 'keyword', 'stop.exact.en.stop', '2026-11-28 07:57:39.086+00', NULL);
INSERT INTO public.suppressions VALUES ('acc_01m8gjhscfe5fbz5jyz7n6gd7n', 'acc_01m8gjhscfe5fbz5jyz7n6gd7n', '[erased]', 'forgotten', 'forgotten', NULL, '2026-11-28 07:57:39.438+00', NULL);

ALTER TABLE ONLY public._prisma_migrations
    ADD CONSTRAINT _prisma_migrations_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public._tern_functions
    ADD CONSTRAINT _tern_functions_pkey PRIMARY KEY (name);

ALTER TABLE ONLY public.accounts
    ADD CONSTRAINT accounts_pkey PRIMARY KEY (tenant_id, id);

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


-- The whole schema. The files of prisma/schema describe the columns.
--
-- Rules that hold for every table (test/house/tables.test.ts checks them):
--   * tenant_id is the first column of the primary key, of every unique key and of every foreign
--     key.
--   * Ids, times and random values come from the application: no triggers, sequences or volatile
--     defaults.
--   * Ids sort as text in the "C" collation, which is the order of creation.
--
-- Planner statistics. Tenants and accounts differ in size by orders of magnitude, so sampled
-- statistics of tenant_id and account_id mislead: for a tenant outside the sample the planner
-- expects no rows and walks over all of them. Tables that grow say n_distinct = 2 instead: an
-- account is taken to have a quarter of the table. Small tables keep no statistics of these columns
-- (STATISTICS 0), and neither do long strings and JSON that no query filters by, because sampling
-- them is most of the cost of ANALYZE.

-- Accounts, keys and idempotency

CREATE TABLE accounts (
  tenant_id TEXT COLLATE "C" NOT NULL,
  id TEXT COLLATE "C" NOT NULL,
  kind TEXT NOT NULL,
  name TEXT NOT NULL,
  state TEXT NOT NULL,
  default_country TEXT NOT NULL,
  source TEXT,
  use_case TEXT,
  help_contact TEXT,
  external_ref TEXT COLLATE "C",
  paused BOOLEAN NOT NULL,
  paused_reason TEXT,
  smart_encoding TEXT,
  allowed_countries TEXT[],
  created_at TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT accounts_pkey PRIMARY KEY (tenant_id, id)
);
CREATE UNIQUE INDEX accounts_tenant_id_external_ref_key ON accounts (tenant_id, external_ref);

CREATE TABLE api_keys (
  tenant_id TEXT COLLATE "C" NOT NULL,
  id TEXT COLLATE "C" NOT NULL,
  account_id TEXT COLLATE "C" NOT NULL,
  name TEXT NOT NULL,
  fingerprint TEXT COLLATE "C" NOT NULL,
  permissions TEXT[],
  mode TEXT NOT NULL,
  error_codes TEXT NOT NULL DEFAULT 'name',
  created_at TIMESTAMPTZ(3) NOT NULL,
  expires_at TIMESTAMPTZ(3),
  revoked_at TIMESTAMPTZ(3),
  last_used_at TIMESTAMPTZ(3),
  CONSTRAINT api_keys_pkey PRIMARY KEY (tenant_id, id)
);
CREATE INDEX api_keys_tenant_id_account_id_id_idx ON api_keys (tenant_id, account_id, id);
-- Whether test keys share the account with live keys.
CREATE INDEX api_keys_live_idx ON api_keys (tenant_id, account_id) WHERE mode = 'live';
CREATE UNIQUE INDEX api_keys_tenant_id_fingerprint_key ON api_keys (tenant_id, fingerprint);

CREATE TABLE sessions (
  tenant_id TEXT COLLATE "C" NOT NULL,
  id TEXT COLLATE "C" NOT NULL,
  key_id TEXT COLLATE "C" NOT NULL,
  expires_at TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT sessions_pkey PRIMARY KEY (tenant_id, id)
);
CREATE INDEX sessions_expires_at_idx ON sessions (expires_at);

CREATE TABLE api_key_lookup (
  fingerprint TEXT COLLATE "C" NOT NULL,
  tenant_id TEXT COLLATE "C" NOT NULL,
  key_id TEXT COLLATE "C" NOT NULL,
  CONSTRAINT api_key_lookup_pkey PRIMARY KEY (fingerprint)
);

CREATE TABLE idempotency_keys (
  tenant_id TEXT COLLATE "C" NOT NULL,
  account_id TEXT COLLATE "C" NOT NULL,
  key TEXT COLLATE "C" NOT NULL,
  skill TEXT NOT NULL,
  request_hash TEXT NOT NULL,
  answer TEXT,
  created_at TIMESTAMPTZ(3) NOT NULL,
  expires_at TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT idempotency_keys_pkey PRIMARY KEY (tenant_id, account_id, key)
);
-- Keys of partner.send never expire and are not in it.
CREATE INDEX idempotency_keys_expires_at_idx ON idempotency_keys (expires_at) WHERE expires_at < 'infinity';
ALTER TABLE idempotency_keys
  ALTER COLUMN tenant_id SET STATISTICS 1, ALTER COLUMN tenant_id SET (n_distinct = 2),
  ALTER COLUMN request_hash SET STATISTICS 0,
  ALTER COLUMN answer SET STATISTICS 0;

-- Contacts, consent, tags, lists and templates

CREATE TABLE contacts (
  tenant_id TEXT COLLATE "C" NOT NULL,
  id TEXT COLLATE "C" NOT NULL,
  account_id TEXT COLLATE "C" NOT NULL,
  phone TEXT COLLATE "C" NOT NULL,
  country TEXT NOT NULL,
  external_id TEXT COLLATE "C",
  first_name TEXT,
  last_name TEXT,
  email TEXT,
  timezone TEXT,
  attributes JSONB NOT NULL,
  consent_status TEXT NOT NULL,
  consent_method TEXT,
  consent_changed_at TIMESTAMPTZ(3),
  consent_before TEXT,
  review_since TIMESTAMPTZ(3),
  created_at TIMESTAMPTZ(3) NOT NULL,
  updated_at TIMESTAMPTZ(3) NOT NULL,
  version INTEGER NOT NULL,
  CONSTRAINT contacts_attributes_check CHECK (pg_column_size(attributes) <= 32768),
  CONSTRAINT contacts_pkey PRIMARY KEY (tenant_id, id)
);
CREATE UNIQUE INDEX contacts_tenant_id_account_id_external_id_key ON contacts (tenant_id, account_id, external_id);
CREATE INDEX contacts_tenant_id_account_id_id_idx ON contacts (tenant_id, account_id, id);
CREATE UNIQUE INDEX contacts_tenant_id_account_id_phone_key ON contacts (tenant_id, account_id, phone);
ALTER TABLE contacts
  ALTER COLUMN tenant_id SET STATISTICS 1, ALTER COLUMN tenant_id SET (n_distinct = 2),
  ALTER COLUMN account_id SET STATISTICS 1, ALTER COLUMN account_id SET (n_distinct = 2);

CREATE TABLE consent_entries (
  tenant_id TEXT COLLATE "C" NOT NULL,
  id TEXT COLLATE "C" NOT NULL,
  account_id TEXT COLLATE "C" NOT NULL,
  contact_id TEXT COLLATE "C",
  phone TEXT COLLATE "C" NOT NULL,
  status TEXT NOT NULL,
  scope TEXT NOT NULL,
  method TEXT NOT NULL,
  source TEXT,
  source_url TEXT,
  disclosure_text_hash TEXT,
  evidence JSONB,
  actor TEXT NOT NULL,
  rule_id TEXT,
  captured_at TIMESTAMPTZ(3) NOT NULL,
  received_at TIMESTAMPTZ(3) NOT NULL,
  source_id TEXT COLLATE "C",
  disclosure_version INTEGER,
  request_id TEXT,
  seq INTEGER,
  prev_hash TEXT,
  hash TEXT,
  salt TEXT,
  personal_hash TEXT,
  forgotten_by TEXT COLLATE "C",
  CONSTRAINT consent_entries_pkey PRIMARY KEY (tenant_id, id)
);
-- Opt-outs in a period.
CREATE INDEX consent_entries_opt_outs_idx ON consent_entries (tenant_id, account_id, captured_at) WHERE status = 'opted_out';
CREATE UNIQUE INDEX consent_entries_seq_key ON consent_entries (tenant_id, seq) WHERE seq IS NOT NULL;
-- Opt-ins of a source in a period.
CREATE INDEX consent_entries_sourced_idx ON consent_entries (tenant_id, account_id, captured_at) WHERE source_id IS NOT NULL;
CREATE INDEX consent_entries_tenant_id_account_id_phone_id_idx ON consent_entries (tenant_id, account_id, phone, id);
CREATE INDEX consent_entries_unchained_idx ON consent_entries (tenant_id, id) WHERE seq IS NULL;
ALTER TABLE consent_entries
  ALTER COLUMN tenant_id SET STATISTICS 1, ALTER COLUMN tenant_id SET (n_distinct = 2),
  ALTER COLUMN account_id SET STATISTICS 1, ALTER COLUMN account_id SET (n_distinct = 2),
  ALTER COLUMN evidence SET STATISTICS 0,
  ALTER COLUMN request_id SET STATISTICS 0,
  ALTER COLUMN prev_hash SET STATISTICS 0,
  ALTER COLUMN hash SET STATISTICS 0,
  ALTER COLUMN salt SET STATISTICS 0,
  ALTER COLUMN personal_hash SET STATISTICS 0;

CREATE TABLE program_consents (
  tenant_id TEXT COLLATE "C" NOT NULL,
  account_id TEXT COLLATE "C" NOT NULL,
  phone TEXT COLLATE "C" NOT NULL,
  program_id TEXT COLLATE "C" NOT NULL,
  status TEXT NOT NULL,
  method TEXT NOT NULL,
  changed_at TIMESTAMPTZ(3) NOT NULL,
  before JSONB,
  CONSTRAINT program_consents_pkey PRIMARY KEY (tenant_id, account_id, phone, program_id)
);
ALTER TABLE program_consents
  ALTER COLUMN tenant_id SET STATISTICS 1, ALTER COLUMN tenant_id SET (n_distinct = 2),
  ALTER COLUMN account_id SET STATISTICS 1, ALTER COLUMN account_id SET (n_distinct = 2);

CREATE TABLE relationships (
  tenant_id TEXT COLLATE "C" NOT NULL,
  account_id TEXT COLLATE "C" NOT NULL,
  phone TEXT COLLATE "C" NOT NULL,
  kind TEXT COLLATE "C" NOT NULL,
  reference TEXT COLLATE "C" NOT NULL,
  since TIMESTAMPTZ(3) NOT NULL,
  ended_at TIMESTAMPTZ(3),
  recorded_at TIMESTAMPTZ(3) NOT NULL,
  actor TEXT NOT NULL,
  request_id TEXT NOT NULL,
  CONSTRAINT relationships_pkey PRIMARY KEY (tenant_id, account_id, phone, kind, reference)
);
ALTER TABLE relationships
  ALTER COLUMN tenant_id SET STATISTICS 1, ALTER COLUMN tenant_id SET (n_distinct = 2),
  ALTER COLUMN account_id SET STATISTICS 1, ALTER COLUMN account_id SET (n_distinct = 2),
  ALTER COLUMN request_id SET STATISTICS 0;

CREATE TABLE suppressions (
  tenant_id TEXT COLLATE "C" NOT NULL,
  account_id TEXT COLLATE "C" NOT NULL,
  phone TEXT COLLATE "C" NOT NULL,
  scope TEXT NOT NULL,
  reason TEXT NOT NULL,
  rule_id TEXT,
  created_at TIMESTAMPTZ(3) NOT NULL,
  evidence JSONB,
  CONSTRAINT suppressions_pkey PRIMARY KEY (tenant_id, account_id, phone, scope)
);
ALTER TABLE suppressions
  ALTER COLUMN tenant_id SET STATISTICS 1, ALTER COLUMN tenant_id SET (n_distinct = 2),
  ALTER COLUMN account_id SET STATISTICS 1, ALTER COLUMN account_id SET (n_distinct = 2);

CREATE TABLE tags (
  tenant_id TEXT COLLATE "C" NOT NULL,
  id TEXT COLLATE "C" NOT NULL,
  account_id TEXT COLLATE "C" NOT NULL,
  name TEXT NOT NULL,
  name_key TEXT COLLATE "C" NOT NULL,
  color TEXT,
  description TEXT,
  created_at TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT tags_pkey PRIMARY KEY (tenant_id, id)
);
CREATE UNIQUE INDEX tags_tenant_id_account_id_name_key_key ON tags (tenant_id, account_id, name_key);

CREATE TABLE taggings (
  tenant_id TEXT COLLATE "C" NOT NULL,
  tag_id TEXT COLLATE "C" NOT NULL,
  target_kind TEXT NOT NULL,
  target_id TEXT COLLATE "C" NOT NULL,
  created_at TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT taggings_pkey PRIMARY KEY (tenant_id, tag_id, target_kind, target_id),
  CONSTRAINT taggings_tenant_id_tag_id_fkey FOREIGN KEY (tenant_id, tag_id) REFERENCES tags(tenant_id, id) ON DELETE CASCADE
);
CREATE INDEX taggings_tenant_id_target_kind_target_id_idx ON taggings (tenant_id, target_kind, target_id);

CREATE TABLE lists (
  tenant_id TEXT COLLATE "C" NOT NULL,
  id TEXT COLLATE "C" NOT NULL,
  account_id TEXT COLLATE "C" NOT NULL,
  name TEXT NOT NULL,
  name_key TEXT COLLATE "C" NOT NULL,
  kind TEXT NOT NULL,
  created_at TIMESTAMPTZ(3) NOT NULL,
  member_count INTEGER NOT NULL DEFAULT 0,
  CONSTRAINT lists_pkey PRIMARY KEY (tenant_id, id)
);
CREATE UNIQUE INDEX lists_tenant_id_account_id_name_key_key ON lists (tenant_id, account_id, name_key);

CREATE TABLE list_members (
  tenant_id TEXT COLLATE "C" NOT NULL,
  list_id TEXT COLLATE "C" NOT NULL,
  contact_id TEXT COLLATE "C" NOT NULL,
  added_at TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT list_members_pkey PRIMARY KEY (tenant_id, list_id, contact_id),
  CONSTRAINT list_members_tenant_id_list_id_fkey FOREIGN KEY (tenant_id, list_id) REFERENCES lists(tenant_id, id) ON DELETE CASCADE
);
CREATE INDEX list_members_tenant_id_contact_id_idx ON list_members (tenant_id, contact_id);

CREATE TABLE templates (
  tenant_id TEXT COLLATE "C" NOT NULL,
  id TEXT COLLATE "C" NOT NULL,
  account_id TEXT COLLATE "C" NOT NULL,
  name TEXT NOT NULL,
  name_key TEXT COLLATE "C" NOT NULL,
  state TEXT NOT NULL,
  locale TEXT NOT NULL,
  smart_encoding TEXT,
  shorten_links BOOLEAN,
  version INTEGER NOT NULL,
  created_at TIMESTAMPTZ(3) NOT NULL,
  updated_at TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT templates_pkey PRIMARY KEY (tenant_id, id)
);
CREATE UNIQUE INDEX templates_tenant_id_account_id_name_key_key ON templates (tenant_id, account_id, name_key);

CREATE TABLE template_versions (
  tenant_id TEXT COLLATE "C" NOT NULL,
  template_id TEXT COLLATE "C" NOT NULL,
  version INTEGER NOT NULL,
  body TEXT NOT NULL,
  variables JSONB NOT NULL,
  created_at TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT template_versions_pkey PRIMARY KEY (tenant_id, template_id, version),
  CONSTRAINT template_versions_tenant_id_template_id_fkey FOREIGN KEY (tenant_id, template_id) REFERENCES templates(tenant_id, id) ON DELETE CASCADE
);

-- What journeys and automation rules wait for: an empty name stands for all names of the kind.
CREATE TABLE signal_listeners (
  tenant_id TEXT COLLATE "C" NOT NULL,
  account_id TEXT COLLATE "C" NOT NULL,
  kind TEXT COLLATE "C" NOT NULL,
  name TEXT COLLATE "C" NOT NULL,
  listener_id TEXT COLLATE "C" NOT NULL,
  CONSTRAINT signal_listeners_pkey PRIMARY KEY (tenant_id, account_id, kind, name, listener_id)
);
CREATE INDEX signal_listeners_tenant_id_listener_id_idx ON signal_listeners (tenant_id, listener_id);

CREATE TABLE signals (
  tenant_id TEXT COLLATE "C" NOT NULL,
  id TEXT COLLATE "C" NOT NULL,
  account_id TEXT COLLATE "C" NOT NULL,
  kind TEXT COLLATE "C" NOT NULL,
  name TEXT COLLATE "C" NOT NULL,
  contact_id TEXT COLLATE "C",
  data JSONB NOT NULL,
  depth SMALLINT NOT NULL,
  root_id TEXT COLLATE "C",
  failures SMALLINT NOT NULL DEFAULT 0,
  occurred_at TIMESTAMPTZ(3) NOT NULL,
  created_at TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT signals_pkey PRIMARY KEY (tenant_id, id)
);

CREATE TABLE cause_counts (
  tenant_id TEXT COLLATE "C" NOT NULL,
  cause_id TEXT COLLATE "C" NOT NULL,
  hour TIMESTAMPTZ(3) NOT NULL,
  started INTEGER NOT NULL,
  CONSTRAINT cause_counts_pkey PRIMARY KEY (tenant_id, cause_id, hour)
);
CREATE INDEX cause_counts_hour_idx ON cause_counts (hour);

CREATE TABLE work_failures (
  tenant_id TEXT COLLATE "C" NOT NULL,
  kind TEXT NOT NULL,
  item_id TEXT COLLATE "C" NOT NULL,
  failures SMALLINT NOT NULL,
  reason TEXT NOT NULL,
  failed_at TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT work_failures_pkey PRIMARY KEY (tenant_id, kind, item_id)
);
CREATE INDEX work_failures_failed_at_idx ON work_failures (failed_at);

CREATE TABLE automation_rules (
  tenant_id TEXT COLLATE "C" NOT NULL,
  id TEXT COLLATE "C" NOT NULL,
  account_id TEXT COLLATE "C" NOT NULL,
  name TEXT NOT NULL,
  name_key TEXT COLLATE "C" NOT NULL,
  description TEXT,
  state TEXT NOT NULL,
  state_reason TEXT,
  version INTEGER NOT NULL,
  key_id TEXT COLLATE "C" NOT NULL,
  trigger JSONB NOT NULL,
  conditions JSONB,
  actions JSONB NOT NULL,
  rate_cap JSONB,
  once_per JSONB,
  max_failures SMALLINT NOT NULL,
  failures SMALLINT NOT NULL,
  created_at TIMESTAMPTZ(3) NOT NULL,
  updated_at TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT automation_rules_pkey PRIMARY KEY (tenant_id, id)
);
CREATE UNIQUE INDEX automation_rules_tenant_id_account_id_name_key_key ON automation_rules (tenant_id, account_id, name_key);

CREATE TABLE automation_runs (
  tenant_id TEXT COLLATE "C" NOT NULL,
  id TEXT COLLATE "C" NOT NULL,
  account_id TEXT COLLATE "C" NOT NULL,
  rule_id TEXT COLLATE "C" NOT NULL,
  rule_version INTEGER NOT NULL,
  key_id TEXT COLLATE "C" NOT NULL,
  contact_id TEXT COLLATE "C",
  phone TEXT COLLATE "C",
  state TEXT COLLATE "C" NOT NULL,
  reason TEXT COLLATE "C",
  depth SMALLINT NOT NULL,
  root_id TEXT COLLATE "C",
  trigger JSONB,
  actions JSONB NOT NULL,
  attempt SMALLINT NOT NULL,
  count INTEGER NOT NULL,
  due_at TIMESTAMPTZ(3) NOT NULL,
  created_at TIMESTAMPTZ(3) NOT NULL,
  finished_at TIMESTAMPTZ(3),
  CONSTRAINT automation_runs_pkey PRIMARY KEY (tenant_id, id),
  CONSTRAINT automation_runs_tenant_id_rule_id_fkey FOREIGN KEY (tenant_id, rule_id) REFERENCES automation_rules(tenant_id, id) ON DELETE CASCADE
);
CREATE INDEX automation_runs_tenant_id_rule_id_id_idx ON automation_runs (tenant_id, rule_id, id);
CREATE INDEX automation_runs_tenant_id_rule_id_state_id_idx ON automation_runs (tenant_id, rule_id, state, id);
CREATE INDEX automation_runs_created_at_idx ON automation_runs (created_at);
-- Runs to perform.
CREATE INDEX automation_runs_due_idx ON automation_runs (due_at, tenant_id) WHERE state = 'pending';
CREATE INDEX automation_runs_tenant_due_idx ON automation_runs (tenant_id, due_at, id) WHERE state = 'pending';
-- The runs of a person: once per contact, merges and erasure.
CREATE INDEX automation_runs_contact_idx ON automation_runs (tenant_id, contact_id, rule_id, id) WHERE contact_id IS NOT NULL;
CREATE INDEX automation_runs_phone_idx ON automation_runs (tenant_id, account_id, phone, rule_id, id) WHERE phone IS NOT NULL;
-- Skipped runs of one rule, reason and hour are one row.
CREATE UNIQUE INDEX automation_runs_skipped_key ON automation_runs (tenant_id, rule_id, reason, created_at) WHERE state = 'skipped';

CREATE TABLE journeys (
  tenant_id TEXT COLLATE "C" NOT NULL,
  id TEXT COLLATE "C" NOT NULL,
  account_id TEXT COLLATE "C" NOT NULL,
  name TEXT NOT NULL,
  state TEXT NOT NULL,
  state_reason TEXT,
  entry JSONB NOT NULL,
  entry_rules JSONB,
  exit JSONB NOT NULL,
  reentry JSONB NOT NULL,
  max_messages_per_hour SMALLINT NOT NULL DEFAULT 10,
  start_node_id TEXT COLLATE "C",
  published_version INTEGER,
  changed BOOLEAN NOT NULL,
  next_entry_at TIMESTAMPTZ(3),
  entry_due_at TIMESTAMPTZ(3),
  next_exit_check_at TIMESTAMPTZ(3),
  created_at TIMESTAMPTZ(3) NOT NULL,
  updated_at TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT journeys_pkey PRIMARY KEY (tenant_id, id)
);
CREATE INDEX journeys_account_id_id_idx ON journeys (account_id, id);
CREATE INDEX journeys_active_idx ON journeys (tenant_id, id) WHERE state = 'active';
CREATE INDEX journeys_entry_due_at_idx ON journeys (entry_due_at);
CREATE INDEX journeys_next_exit_check_at_idx ON journeys (next_exit_check_at);

CREATE TABLE journey_nodes (
  tenant_id TEXT COLLATE "C" NOT NULL,
  id TEXT COLLATE "C" NOT NULL,
  journey_id TEXT COLLATE "C" NOT NULL,
  name TEXT NOT NULL,
  name_key TEXT COLLATE "C" NOT NULL,
  config JSONB NOT NULL,
  created_at TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT journey_nodes_pkey PRIMARY KEY (tenant_id, id),
  CONSTRAINT journey_nodes_tenant_id_journey_id_fkey FOREIGN KEY (tenant_id, journey_id) REFERENCES journeys(tenant_id, id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX journey_nodes_tenant_id_journey_id_name_key_key ON journey_nodes (tenant_id, journey_id, name_key);

CREATE TABLE journey_edges (
  tenant_id TEXT COLLATE "C" NOT NULL,
  id TEXT COLLATE "C" NOT NULL,
  journey_id TEXT COLLATE "C" NOT NULL,
  from_node_id TEXT COLLATE "C" NOT NULL,
  to_node_id TEXT COLLATE "C" NOT NULL,
  kind TEXT NOT NULL,
  variant TEXT NOT NULL,
  created_at TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT journey_edges_pkey PRIMARY KEY (tenant_id, id),
  CONSTRAINT journey_edges_tenant_id_from_node_id_fkey FOREIGN KEY (tenant_id, from_node_id) REFERENCES journey_nodes(tenant_id, id) ON DELETE CASCADE,
  CONSTRAINT journey_edges_tenant_id_to_node_id_fkey FOREIGN KEY (tenant_id, to_node_id) REFERENCES journey_nodes(tenant_id, id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX journey_edges_tenant_id_from_node_id_kind_variant_key ON journey_edges (tenant_id, from_node_id, kind, variant);
CREATE INDEX journey_edges_tenant_id_to_node_id_idx ON journey_edges (tenant_id, to_node_id);
CREATE INDEX journey_edges_tenant_id_journey_id_id_idx ON journey_edges (tenant_id, journey_id, id);

-- Frozen: enrollments go through the graph of their version.
CREATE TABLE journey_versions (
  tenant_id TEXT COLLATE "C" NOT NULL,
  journey_id TEXT COLLATE "C" NOT NULL,
  version INTEGER NOT NULL,
  definition JSONB NOT NULL,
  published_at TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT journey_versions_pkey PRIMARY KEY (tenant_id, journey_id, version),
  CONSTRAINT journey_versions_tenant_id_journey_id_fkey FOREIGN KEY (tenant_id, journey_id) REFERENCES journeys(tenant_id, id) ON DELETE CASCADE
);

CREATE TABLE journey_webhook_secrets (
  tenant_id TEXT COLLATE "C" NOT NULL,
  account_id TEXT COLLATE "C" NOT NULL,
  secret TEXT NOT NULL,
  secret_fingerprint TEXT NOT NULL,
  previous_secret TEXT,
  previous_expires_at TIMESTAMPTZ(3),
  sign_with_previous BOOLEAN NOT NULL,
  updated_at TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT journey_webhook_secrets_pkey PRIMARY KEY (tenant_id, account_id)
);

CREATE TABLE journey_enrollments (
  tenant_id TEXT COLLATE "C" NOT NULL,
  id TEXT COLLATE "C" NOT NULL,
  account_id TEXT COLLATE "C" NOT NULL,
  journey_id TEXT COLLATE "C" NOT NULL,
  version INTEGER NOT NULL,
  contact_id TEXT COLLATE "C" NOT NULL,
  state TEXT NOT NULL,
  reason TEXT,
  node_id TEXT COLLATE "C" NOT NULL,
  arrived_at TIMESTAMPTZ(3) NOT NULL,
  due_at TIMESTAMPTZ(3),
  happened JSONB,
  calling BOOLEAN NOT NULL DEFAULT false,
  attempts SMALLINT NOT NULL DEFAULT 0,
  steps INTEGER NOT NULL DEFAULT 0,
  event JSONB NOT NULL,
  depth SMALLINT NOT NULL DEFAULT 0,
  root_id TEXT COLLATE "C",
  goal_reached_at TIMESTAMPTZ(3),
  entered_at TIMESTAMPTZ(3) NOT NULL,
  ended_at TIMESTAMPTZ(3),
  CONSTRAINT journey_enrollments_pkey PRIMARY KEY (tenant_id, id)
);
CREATE UNIQUE INDEX journey_enrollments_active_key ON journey_enrollments (tenant_id, journey_id, contact_id) WHERE ended_at IS NULL;
CREATE INDEX journey_enrollments_due_idx ON journey_enrollments (journey_id, calling, due_at) WHERE due_at IS NOT NULL;
CREATE INDEX journey_enrollments_contact_id_journey_id_idx ON journey_enrollments (contact_id, journey_id);
CREATE INDEX journey_enrollments_journey_id_version_node_id_state_reason_idx ON journey_enrollments (journey_id, version, node_id, state, reason);
CREATE INDEX journey_enrollments_journey_id_id_idx ON journey_enrollments (journey_id, id);

CREATE TABLE journey_steps (
  tenant_id TEXT COLLATE "C" NOT NULL,
  enrollment_id TEXT COLLATE "C" NOT NULL,
  step INTEGER NOT NULL,
  node_id TEXT COLLATE "C" NOT NULL,
  outcome TEXT NOT NULL,
  reason TEXT,
  detail JSONB NOT NULL,
  at TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT journey_steps_pkey PRIMARY KEY (tenant_id, enrollment_id, step)
);

-- Arrivals at a node (edge "in") and departures by edge.
CREATE TABLE journey_counts (
  tenant_id TEXT COLLATE "C" NOT NULL,
  journey_id TEXT COLLATE "C" NOT NULL,
  version INTEGER NOT NULL,
  node_id TEXT COLLATE "C" NOT NULL,
  edge TEXT COLLATE "C" NOT NULL,
  count BIGINT NOT NULL,
  CONSTRAINT journey_counts_pkey PRIMARY KEY (tenant_id, journey_id, version, node_id, edge)
);

CREATE TABLE segments (
  tenant_id TEXT COLLATE "C" NOT NULL,
  id TEXT COLLATE "C" NOT NULL,
  account_id TEXT COLLATE "C" NOT NULL,
  name TEXT NOT NULL,
  name_key TEXT COLLATE "C" NOT NULL,
  description TEXT,
  version INTEGER NOT NULL,
  created_at TIMESTAMPTZ(3) NOT NULL,
  updated_at TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT segments_pkey PRIMARY KEY (tenant_id, id)
);
CREATE UNIQUE INDEX segments_tenant_id_account_id_name_key_key ON segments (tenant_id, account_id, name_key);

CREATE TABLE segment_versions (
  tenant_id TEXT COLLATE "C" NOT NULL,
  segment_id TEXT COLLATE "C" NOT NULL,
  version INTEGER NOT NULL,
  rules JSONB NOT NULL,
  created_at TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT segment_versions_pkey PRIMARY KEY (tenant_id, segment_id, version),
  CONSTRAINT segment_versions_tenant_id_segment_id_fkey FOREIGN KEY (tenant_id, segment_id) REFERENCES segments(tenant_id, id) ON DELETE CASCADE
);

-- Numbers, campaigns and messages

CREATE TABLE phone_numbers (
  tenant_id TEXT COLLATE "C" NOT NULL,
  id TEXT COLLATE "C" NOT NULL,
  account_id TEXT COLLATE "C" NOT NULL,
  phone TEXT COLLATE "C" NOT NULL,
  country TEXT NOT NULL,
  type TEXT NOT NULL,
  state TEXT NOT NULL,
  is_default BOOLEAN NOT NULL,
  carrier TEXT NOT NULL,
  program_id TEXT,
  assignment TEXT NOT NULL,
  messages_per_second INTEGER NOT NULL,
  paced_until TIMESTAMPTZ(6) NOT NULL,
  created_at TIMESTAMPTZ(3) NOT NULL,
  released_at TIMESTAMPTZ(3),
  registration_id TEXT COLLATE "C",
  registration_state TEXT,
  registration_rejection JSONB,
  registration_attempt SMALLINT NOT NULL DEFAULT 0,
  registration_due_at TIMESTAMPTZ(3),
  registration_request_id TEXT,
  unregistered_rate INTEGER,
  CONSTRAINT phone_numbers_pkey PRIMARY KEY (tenant_id, id)
);
-- At most one default number per account.
CREATE UNIQUE INDEX phone_numbers_default_key ON phone_numbers (tenant_id, account_id) WHERE is_default AND state = 'active';
-- The numbers of a program.
CREATE INDEX phone_numbers_program_idx ON phone_numbers (tenant_id, program_id, id) WHERE program_id IS NOT NULL;
CREATE INDEX phone_numbers_registration_due_idx ON phone_numbers (registration_due_at) WHERE registration_due_at IS NOT NULL;
-- Numbers that share the rate of a registered campaign.
CREATE INDEX phone_numbers_registration_idx ON phone_numbers (tenant_id, registration_id) WHERE registration_id IS NOT NULL;
CREATE INDEX phone_numbers_tenant_id_account_id_id_idx ON phone_numbers (tenant_id, account_id, id);
ALTER TABLE phone_numbers
  ALTER COLUMN tenant_id SET STATISTICS 0,
  ALTER COLUMN account_id SET STATISTICS 0;

CREATE TABLE phone_number_lookup (
  phone TEXT COLLATE "C" NOT NULL,
  tenant_id TEXT COLLATE "C" NOT NULL,
  account_id TEXT COLLATE "C" NOT NULL,
  number_id TEXT COLLATE "C" NOT NULL,
  CONSTRAINT phone_number_lookup_pkey PRIMARY KEY (phone)
);

CREATE TABLE campaigns (
  tenant_id TEXT COLLATE "C" NOT NULL,
  id TEXT COLLATE "C" NOT NULL,
  account_id TEXT COLLATE "C" NOT NULL,
  name TEXT NOT NULL,
  state TEXT NOT NULL,
  state_reason TEXT,
  purpose TEXT NOT NULL,
  body TEXT,
  template_id TEXT COLLATE "C",
  template_version INTEGER,
  audience JSONB NOT NULL,
  audience_rules JSONB,
  number_id TEXT COLLATE "C",
  program_id TEXT COLLATE "C",
  send_at TIMESTAMPTZ(3),
  local_time TEXT,
  recurrence JSONB,
  series_id TEXT COLLATE "C",
  next_occurrence_at TIMESTAMPTZ(3),
  occurrence_due_at TIMESTAMPTZ(3),
  throttle_per_minute INTEGER,
  smart_encoding TEXT,
  shorten_links BOOLEAN,
  guard JSONB,
  guarded_since TIMESTAMPTZ(3),
  experiment JSONB,
  phase TEXT,
  decide_at TIMESTAMPTZ(3),
  paced_until TIMESTAMPTZ(6) NOT NULL,
  fanout_cursor TEXT COLLATE "C" NOT NULL,
  fanout_done BOOLEAN NOT NULL,
  audience_count INTEGER NOT NULL,
  created_at TIMESTAMPTZ(3) NOT NULL,
  updated_at TIMESTAMPTZ(3) NOT NULL,
  launched_at TIMESTAMPTZ(3),
  finished_at TIMESTAMPTZ(3),
  version INTEGER NOT NULL,
  request_id TEXT,
  CONSTRAINT campaigns_pkey PRIMARY KEY (tenant_id, id)
);
-- Campaigns that fan-out and dispatch work on.
CREATE INDEX campaigns_running_idx ON campaigns (tenant_id, id) WHERE state = 'running';
-- Series whose next occurrence is due.
CREATE INDEX campaigns_recurring_idx ON campaigns (occurrence_due_at) WHERE state = 'recurring';
-- The campaigns of one series.
CREATE INDEX campaigns_series_idx ON campaigns (tenant_id, series_id, id) WHERE series_id IS NOT NULL;
CREATE INDEX campaigns_scheduled_idx ON campaigns (send_at) WHERE state = 'scheduled';
CREATE INDEX campaigns_tenant_id_account_id_id_idx ON campaigns (tenant_id, account_id, id);
ALTER TABLE campaigns
  ALTER COLUMN request_id SET STATISTICS 0;

CREATE TABLE campaign_recipients (
  tenant_id TEXT COLLATE "C" NOT NULL,
  campaign_id TEXT COLLATE "C" NOT NULL,
  contact_id TEXT COLLATE "C" NOT NULL,
  outcome TEXT NOT NULL,
  reason TEXT,
  message_id TEXT COLLATE "C",
  decision_id TEXT COLLATE "C",
  available BIGINT,
  decided_at TIMESTAMPTZ(3) NOT NULL,
  variant SMALLINT,
  CONSTRAINT campaign_recipients_pkey PRIMARY KEY (tenant_id, campaign_id, contact_id)
);
ALTER TABLE campaign_recipients
  ALTER COLUMN tenant_id SET STATISTICS 1, ALTER COLUMN tenant_id SET (n_distinct = 2);

CREATE TABLE campaign_ranges (
  tenant_id TEXT COLLATE "C" NOT NULL,
  campaign_id TEXT COLLATE "C" NOT NULL,
  up_to TEXT COLLATE "C" NOT NULL,
  cursor TEXT COLLATE "C" NOT NULL,
  CONSTRAINT campaign_ranges_pkey PRIMARY KEY (tenant_id, campaign_id, up_to)
);
ALTER TABLE campaign_ranges
  ALTER COLUMN tenant_id SET STATISTICS 0;

CREATE TABLE campaign_decisions (
  tenant_id TEXT COLLATE "C" NOT NULL,
  campaign_id TEXT COLLATE "C" NOT NULL,
  id TEXT COLLATE "C" NOT NULL,
  decision JSONB NOT NULL,
  CONSTRAINT campaign_decisions_pkey PRIMARY KEY (tenant_id, campaign_id, id)
);
ALTER TABLE campaign_decisions
  ALTER COLUMN tenant_id SET STATISTICS 0,
  ALTER COLUMN decision SET STATISTICS 0;

CREATE TABLE campaign_occurrences (
  tenant_id TEXT COLLATE "C" NOT NULL,
  series_id TEXT COLLATE "C" NOT NULL,
  occurrence_at TIMESTAMPTZ(3) NOT NULL,
  campaign_id TEXT COLLATE "C",
  blockers JSONB NOT NULL,
  missed INTEGER NOT NULL,
  CONSTRAINT campaign_occurrences_pkey PRIMARY KEY (tenant_id, series_id, occurrence_at)
);

CREATE TABLE campaign_remainders (
  tenant_id TEXT COLLATE "C" NOT NULL,
  campaign_id TEXT COLLATE "C" NOT NULL,
  last_id TEXT COLLATE "C" NOT NULL,
  contact_ids TEXT[],
  CONSTRAINT campaign_remainders_pkey PRIMARY KEY (tenant_id, campaign_id, last_id)
);
ALTER TABLE campaign_remainders
  ALTER COLUMN tenant_id SET STATISTICS 0,
  ALTER COLUMN contact_ids SET STATISTICS 0;

CREATE TABLE experiment_decisions (
  tenant_id TEXT COLLATE "C" NOT NULL,
  campaign_id TEXT COLLATE "C" NOT NULL,
  decided_at TIMESTAMPTZ(3) NOT NULL,
  winner SMALLINT,
  sent_variant SMALLINT,
  reason TEXT NOT NULL,
  p_value DOUBLE PRECISION,
  tallies JSONB NOT NULL,
  CONSTRAINT experiment_decisions_pkey PRIMARY KEY (tenant_id, campaign_id)
);

CREATE TABLE sticky_senders (
  tenant_id TEXT COLLATE "C" NOT NULL,
  contact_id TEXT COLLATE "C" NOT NULL,
  program_id TEXT COLLATE "C" NOT NULL,
  number_id TEXT COLLATE "C" NOT NULL,
  CONSTRAINT sticky_senders_pkey PRIMARY KEY (tenant_id, contact_id, program_id)
);
ALTER TABLE sticky_senders
  ALTER COLUMN tenant_id SET STATISTICS 1, ALTER COLUMN tenant_id SET (n_distinct = 2);

CREATE TABLE campaign_numbers (
  tenant_id TEXT COLLATE "C" NOT NULL,
  campaign_id TEXT COLLATE "C" NOT NULL,
  number_id TEXT COLLATE "C" NOT NULL,
  CONSTRAINT campaign_numbers_pkey PRIMARY KEY (tenant_id, campaign_id, number_id)
);
ALTER TABLE campaign_numbers
  ALTER COLUMN tenant_id SET STATISTICS 0;

CREATE TABLE messages (
  tenant_id TEXT COLLATE "C" NOT NULL,
  id TEXT COLLATE "C" NOT NULL,
  account_id TEXT COLLATE "C" NOT NULL,
  queue TEXT COLLATE "C" NOT NULL,
  campaign_id TEXT COLLATE "C",
  contact_id TEXT COLLATE "C",
  number_id TEXT COLLATE "C" NOT NULL,
  from_phone TEXT COLLATE "C" NOT NULL,
  to_phone TEXT COLLATE "C" NOT NULL,
  body TEXT NOT NULL,
  original_body TEXT,
  encoding TEXT NOT NULL,
  segments SMALLINT NOT NULL,
  credits INTEGER NOT NULL,
  purpose TEXT NOT NULL,
  state TEXT NOT NULL,
  state_reason TEXT,
  error_code TEXT,
  hold_id TEXT COLLATE "C",
  decision JSONB,
  attempt SMALLINT NOT NULL,
  due_at TIMESTAMPTZ(3) NOT NULL,
  valid_until TIMESTAMPTZ(3),
  lease_until TIMESTAMPTZ(3),
  carrier TEXT NOT NULL,
  carrier_message_id TEXT,
  created_at TIMESTAMPTZ(3) NOT NULL,
  submitting_at TIMESTAMPTZ(3),
  accepted_at TIMESTAMPTZ(3),
  sent_at TIMESTAMPTZ(3),
  finalized_at TIMESTAMPTZ(3),
  request_id TEXT,
  retry_of TEXT COLLATE "C",
  CONSTRAINT messages_pkey PRIMARY KEY (tenant_id, id)
);
CREATE INDEX messages_account_id_id_idx ON messages (account_id, id);
-- Progress and pages of one campaign.
CREATE INDEX messages_campaign_idx ON messages (tenant_id, campaign_id, id) WHERE campaign_id IS NOT NULL;
-- Failed messages by phone number, for hygiene.
CREATE INDEX messages_failed_idx ON messages (tenant_id, account_id, to_phone, error_code) WHERE error_code IS NOT NULL AND state IN ('undelivered', 'failed', 'rejected');
-- Messages to one phone number: frequency caps around a time, and forgetting a person.
CREATE INDEX messages_number_idx ON messages (account_id, to_phone, due_at);
-- The next messages of one queue, oldest first.
CREATE INDEX messages_queued_idx ON messages (tenant_id, queue, due_at) WHERE state = 'queued';
-- A message is retried once, however many calls ask for it.
CREATE UNIQUE INDEX messages_retry_key ON messages (tenant_id, retry_of) WHERE retry_of IS NOT NULL;
-- Messages whose time has come and that move into their queue.
CREATE INDEX messages_scheduled_idx ON messages (due_at, tenant_id) WHERE state = 'scheduled';
-- Queues of single messages that have something due.
CREATE INDEX messages_single_due_idx ON messages (due_at, tenant_id, queue) WHERE state = 'queued' AND campaign_id IS NULL;
-- Messages at a carrier whose lease has run out.
CREATE INDEX messages_submitting_idx ON messages (tenant_id, queue, lease_until) WHERE state = 'submitting';
ALTER TABLE messages
  ALTER COLUMN tenant_id SET STATISTICS 1, ALTER COLUMN tenant_id SET (n_distinct = 2),
  ALTER COLUMN account_id SET STATISTICS 1, ALTER COLUMN account_id SET (n_distinct = 2),
  ALTER COLUMN body SET STATISTICS 0,
  ALTER COLUMN decision SET STATISTICS 0,
  ALTER COLUMN request_id SET STATISTICS 0;

CREATE TABLE message_receipts (
  tenant_id TEXT COLLATE "C" NOT NULL,
  message_id TEXT COLLATE "C" NOT NULL,
  status TEXT NOT NULL,
  done_at TIMESTAMPTZ(3) NOT NULL,
  error_code TEXT,
  received_at TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT message_receipts_pkey PRIMARY KEY (tenant_id, message_id, status, done_at)
);
ALTER TABLE message_receipts
  ALTER COLUMN tenant_id SET STATISTICS 1, ALTER COLUMN tenant_id SET (n_distinct = 2);

CREATE TABLE inbound_messages (
  tenant_id TEXT COLLATE "C" NOT NULL,
  id TEXT COLLATE "C" NOT NULL,
  account_id TEXT COLLATE "C" NOT NULL,
  number_id TEXT COLLATE "C" NOT NULL,
  contact_id TEXT COLLATE "C",
  from_phone TEXT COLLATE "C" NOT NULL,
  to_phone TEXT COLLATE "C" NOT NULL,
  text TEXT NOT NULL,
  intent TEXT NOT NULL,
  rule_id TEXT,
  carrier_message_id TEXT NOT NULL,
  received_at TIMESTAMPTZ(3) NOT NULL,
  request_id TEXT,
  review_decision TEXT,
  review_note TEXT,
  reviewed_at TIMESTAMPTZ(3),
  reviewed_by TEXT,
  CONSTRAINT inbound_messages_pkey PRIMARY KEY (tenant_id, id)
);
CREATE INDEX inbound_messages_phone_idx ON inbound_messages (tenant_id, account_id, from_phone, received_at);
-- The messages that start automation rules.
CREATE INDEX inbound_messages_plain_idx ON inbound_messages (tenant_id, account_id, id) WHERE intent = 'none';
CREATE UNIQUE INDEX inbound_messages_tenant_id_carrier_message_id_key ON inbound_messages (tenant_id, carrier_message_id);
-- Messages that wait for a review, for the list of an account, and of one contact.
CREATE INDEX inbound_messages_reviews_idx ON inbound_messages (tenant_id, account_id, id) WHERE intent = 'review' AND reviewed_at IS NULL;
CREATE INDEX inbound_messages_reviews_contact_idx ON inbound_messages (tenant_id, account_id, contact_id) WHERE intent = 'review' AND reviewed_at IS NULL;
ALTER TABLE inbound_messages
  ALTER COLUMN tenant_id SET STATISTICS 1, ALTER COLUMN tenant_id SET (n_distinct = 2),
  ALTER COLUMN account_id SET STATISTICS 1, ALTER COLUMN account_id SET (n_distinct = 2),
  ALTER COLUMN request_id SET STATISTICS 0;

CREATE TABLE simulator_submissions (
  reference TEXT COLLATE "C" NOT NULL,
  carrier_message_id TEXT NOT NULL,
  from_phone TEXT COLLATE "C" NOT NULL,
  to_phone TEXT COLLATE "C" NOT NULL,
  text TEXT NOT NULL,
  submissions INTEGER NOT NULL,
  submitted_at TIMESTAMPTZ(3) NOT NULL,
  script TEXT NOT NULL,
  step INTEGER NOT NULL,
  next_at TIMESTAMPTZ(3),
  CONSTRAINT simulator_submissions_pkey PRIMARY KEY (reference)
);
-- Submissions that the simulator reports on next.
CREATE INDEX simulator_submissions_next_idx ON simulator_submissions (next_at) WHERE next_at IS NOT NULL;
ALTER TABLE simulator_submissions
  ALTER COLUMN text SET STATISTICS 0;

CREATE TABLE carrier_message_lookup (
  carrier TEXT COLLATE "C" NOT NULL,
  carrier_message_id TEXT COLLATE "C" NOT NULL,
  tenant_id TEXT COLLATE "C" NOT NULL,
  message_id TEXT COLLATE "C" NOT NULL,
  parts SMALLINT NOT NULL,
  delivered_at TIMESTAMPTZ(3),
  expires_at TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT carrier_message_lookup_pkey PRIMARY KEY (carrier, carrier_message_id)
);
CREATE INDEX carrier_message_lookup_expires_at_idx ON carrier_message_lookup USING brin (expires_at);
-- The parts of a long message, to see whether all were delivered.
CREATE INDEX carrier_message_lookup_parts_idx ON carrier_message_lookup (tenant_id, message_id) WHERE parts > 1;

CREATE TABLE message_retention (
  tenant_id TEXT COLLATE "C" NOT NULL,
  kind TEXT NOT NULL,
  erased_to TEXT COLLATE "C" NOT NULL,
  walked_to TEXT COLLATE "C" NOT NULL,
  due_at TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT message_retention_pkey PRIMARY KEY (tenant_id, kind)
);
CREATE INDEX message_retention_due_at_idx ON message_retention (due_at);
ALTER TABLE message_retention
  ALTER COLUMN tenant_id SET STATISTICS 0;

-- Audit log, hash chains and credits

CREATE TABLE audit_entries (
  tenant_id TEXT COLLATE "C" NOT NULL,
  id TEXT COLLATE "C" NOT NULL,
  account_id TEXT COLLATE "C" NOT NULL,
  key_id TEXT COLLATE "C" NOT NULL,
  skill TEXT NOT NULL,
  outcome TEXT NOT NULL,
  params_hash TEXT NOT NULL,
  request_id TEXT NOT NULL,
  at TIMESTAMPTZ(3) NOT NULL,
  seq INTEGER,
  prev_hash TEXT,
  hash TEXT,
  rule_id TEXT COLLATE "C",
  CONSTRAINT audit_entries_pkey PRIMARY KEY (tenant_id, id)
);
-- A position in a chain is used once; a worker fills it in.
CREATE UNIQUE INDEX audit_entries_seq_key ON audit_entries (tenant_id, seq) WHERE seq IS NOT NULL;
-- Entries that the worker has not appended to the chain yet.
CREATE INDEX audit_entries_unchained_idx ON audit_entries (tenant_id, id) WHERE seq IS NULL;
ALTER TABLE audit_entries
  ALTER COLUMN tenant_id SET STATISTICS 1, ALTER COLUMN tenant_id SET (n_distinct = 2),
  ALTER COLUMN account_id SET STATISTICS 1, ALTER COLUMN account_id SET (n_distinct = 2),
  ALTER COLUMN params_hash SET STATISTICS 0,
  ALTER COLUMN request_id SET STATISTICS 0,
  ALTER COLUMN prev_hash SET STATISTICS 0,
  ALTER COLUMN hash SET STATISTICS 0;

CREATE TABLE chain_heads (
  tenant_id TEXT COLLATE "C" NOT NULL,
  chain TEXT NOT NULL,
  seq INTEGER NOT NULL,
  hash TEXT NOT NULL,
  CONSTRAINT chain_heads_pkey PRIMARY KEY (tenant_id, chain)
);

CREATE TABLE credit_accounts (
  tenant_id TEXT COLLATE "C" NOT NULL,
  account_id TEXT COLLATE "C" NOT NULL,
  posted BIGINT NOT NULL,
  held BIGINT NOT NULL,
  low_at BIGINT,
  daily_limit BIGINT,
  campaign_limit BIGINT,
  alert_at BIGINT,
  alerted BOOLEAN NOT NULL DEFAULT FALSE,
  spent_day DATE,
  spent BIGINT NOT NULL DEFAULT 0,
  CONSTRAINT credit_accounts_pkey PRIMARY KEY (tenant_id, account_id),
  CONSTRAINT credit_accounts_available_check CHECK ((posted - held) >= 0),
  CONSTRAINT credit_accounts_held_check CHECK (held >= 0)
);
-- Accounts with an alert, of any tenant.
CREATE INDEX credit_accounts_alert_idx ON credit_accounts (tenant_id, account_id) WHERE alert_at IS NOT NULL;

CREATE TABLE credit_entries (
  tenant_id TEXT COLLATE "C" NOT NULL,
  id TEXT COLLATE "C" NOT NULL,
  account_id TEXT COLLATE "C" NOT NULL,
  kind TEXT NOT NULL,
  amount BIGINT NOT NULL,
  ref TEXT NOT NULL,
  campaign_id TEXT COLLATE "C",
  message_id TEXT COLLATE "C",
  note TEXT,
  at TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT credit_entries_pkey PRIMARY KEY (tenant_id, id)
);
CREATE INDEX credit_entries_tenant_id_account_id_id_idx ON credit_entries (tenant_id, account_id, id);
CREATE UNIQUE INDEX credit_entries_tenant_id_account_id_ref_key ON credit_entries (tenant_id, account_id, ref);
ALTER TABLE credit_entries
  ALTER COLUMN tenant_id SET STATISTICS 1, ALTER COLUMN tenant_id SET (n_distinct = 2),
  ALTER COLUMN account_id SET STATISTICS 1, ALTER COLUMN account_id SET (n_distinct = 2);

CREATE TABLE credit_holds (
  tenant_id TEXT COLLATE "C" NOT NULL,
  id TEXT COLLATE "C" NOT NULL,
  account_id TEXT COLLATE "C" NOT NULL,
  campaign_id TEXT COLLATE "C" NOT NULL,
  amount BIGINT NOT NULL,
  captured BIGINT NOT NULL,
  released BIGINT NOT NULL,
  state TEXT NOT NULL,
  created_at TIMESTAMPTZ(3) NOT NULL,
  closed_at TIMESTAMPTZ(3),
  CONSTRAINT credit_holds_pkey PRIMARY KEY (tenant_id, id),
  CONSTRAINT credit_holds_resolved_check CHECK ((captured >= 0) AND (released >= 0) AND ((captured + released) <= amount))
);
-- Open holds of an account, for the check of its balance.
CREATE INDEX credit_holds_open_idx ON credit_holds (tenant_id, account_id) WHERE state = 'open';
CREATE INDEX credit_holds_tenant_id_campaign_id_idx ON credit_holds (tenant_id, campaign_id);
ALTER TABLE credit_holds
  ALTER COLUMN tenant_id SET STATISTICS 1, ALTER COLUMN tenant_id SET (n_distinct = 2);

CREATE TABLE lookup_holds (
  tenant_id TEXT COLLATE "C" NOT NULL,
  account_id TEXT COLLATE "C" NOT NULL,
  phone TEXT COLLATE "C" NOT NULL,
  id TEXT COLLATE "C" NOT NULL,
  amount BIGINT NOT NULL,
  expires_at TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT lookup_holds_pkey PRIMARY KEY (tenant_id, account_id, phone)
);
CREATE INDEX lookup_holds_expires_at_idx ON lookup_holds (expires_at);

-- Partner events and webhooks

CREATE TABLE webhook_endpoints (
  tenant_id TEXT COLLATE "C" NOT NULL,
  url TEXT NOT NULL,
  state TEXT NOT NULL,
  state_reason TEXT,
  delivery TEXT NOT NULL,
  secret TEXT NOT NULL,
  secret_fingerprint TEXT NOT NULL,
  previous_secret TEXT,
  previous_expires_at TIMESTAMPTZ(3),
  sign_with_previous BOOLEAN NOT NULL,
  breaker_open_until TIMESTAMPTZ(3),
  lease_by TEXT,
  lease_until TIMESTAMPTZ(3),
  created_at TIMESTAMPTZ(3) NOT NULL,
  updated_at TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT webhook_endpoints_pkey PRIMARY KEY (tenant_id)
);

CREATE TABLE webhook_health (
  tenant_id TEXT COLLATE "C" NOT NULL,
  bucket_at TIMESTAMPTZ(3) NOT NULL,
  attempts INTEGER NOT NULL,
  failures INTEGER NOT NULL,
  CONSTRAINT webhook_health_pkey PRIMARY KEY (tenant_id, bucket_at)
);

CREATE TABLE outbox_events (
  tenant_id TEXT COLLATE "C" NOT NULL,
  id TEXT COLLATE "C" NOT NULL,
  account_id TEXT COLLATE "C" NOT NULL,
  type TEXT NOT NULL,
  body TEXT NOT NULL,
  state TEXT NOT NULL,
  attempt SMALLINT NOT NULL,
  attempts JSONB NOT NULL,
  due_at TIMESTAMPTZ(3) NOT NULL,
  occurred_at TIMESTAMPTZ(3) NOT NULL,
  delivered_at TIMESTAMPTZ(3),
  request_id TEXT,
  CONSTRAINT outbox_events_pkey PRIMARY KEY (tenant_id, id)
);
-- Events that may be deleted after their retention.
CREATE INDEX outbox_events_ended_idx ON outbox_events (due_at) WHERE state <> 'pending';
-- Events that are pending or dead, few among millions that were delivered.
CREATE INDEX outbox_events_open_idx ON outbox_events (tenant_id, id) WHERE delivered_at IS NULL;
-- The oldest pending event of each account.
CREATE INDEX outbox_events_pending_idx ON outbox_events (tenant_id, account_id, id) WHERE state = 'pending';
ALTER TABLE outbox_events
  ALTER COLUMN tenant_id SET STATISTICS 1, ALTER COLUMN tenant_id SET (n_distinct = 2),
  ALTER COLUMN account_id SET STATISTICS 1, ALTER COLUMN account_id SET (n_distinct = 2),
  ALTER COLUMN body SET STATISTICS 0,
  ALTER COLUMN attempts SET STATISTICS 0,
  ALTER COLUMN request_id SET STATISTICS 0;

-- Sending rules of accounts

CREATE TABLE sending_rules (
  tenant_id TEXT COLLATE "C" NOT NULL,
  account_id TEXT COLLATE "C" NOT NULL,
  rules JSONB NOT NULL,
  version INTEGER NOT NULL,
  updated_at TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT sending_rules_pkey PRIMARY KEY (tenant_id, account_id)
);
ALTER TABLE sending_rules
  ALTER COLUMN tenant_id SET STATISTICS 0,
  ALTER COLUMN account_id SET STATISTICS 0;

CREATE TABLE region_blocks (
  id TEXT COLLATE "C" NOT NULL,
  jurisdiction TEXT NOT NULL,
  starts_on DATE NOT NULL,
  ends_on DATE NOT NULL,
  reason TEXT NOT NULL,
  created_at TIMESTAMPTZ(3) NOT NULL,
  lifted_at TIMESTAMPTZ(3),
  CONSTRAINT region_blocks_pkey PRIMARY KEY (id)
);

CREATE TABLE content_exceptions (
  tenant_id TEXT COLLATE "C" NOT NULL,
  account_id TEXT COLLATE "C" NOT NULL,
  rule TEXT COLLATE "C" NOT NULL,
  reason TEXT NOT NULL,
  granted_at TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT content_exceptions_pkey PRIMARY KEY (tenant_id, account_id, rule)
);
ALTER TABLE content_exceptions
  ALTER COLUMN tenant_id SET STATISTICS 0,
  ALTER COLUMN account_id SET STATISTICS 0;

-- Merged and forgotten people, exports

CREATE TABLE contact_merges (
  tenant_id TEXT COLLATE "C" NOT NULL,
  loser_id TEXT COLLATE "C" NOT NULL,
  account_id TEXT COLLATE "C" NOT NULL,
  winner_id TEXT COLLATE "C" NOT NULL,
  phone TEXT COLLATE "C" NOT NULL,
  merged_at TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT contact_merges_pkey PRIMARY KEY (tenant_id, loser_id)
);
CREATE INDEX contact_merges_tenant_id_account_id_winner_id_idx ON contact_merges (tenant_id, account_id, winner_id);
ALTER TABLE contact_merges
  ALTER COLUMN tenant_id SET STATISTICS 1, ALTER COLUMN tenant_id SET (n_distinct = 2),
  ALTER COLUMN account_id SET STATISTICS 1, ALTER COLUMN account_id SET (n_distinct = 2);

CREATE TABLE opt_in_number_claims (
  phone_hash TEXT COLLATE "C" NOT NULL,
  asked_at TIMESTAMPTZ(3) NOT NULL,
  asked_before_at TIMESTAMPTZ(3),
  CONSTRAINT opt_in_number_claims_pkey PRIMARY KEY (phone_hash)
);
CREATE INDEX opt_in_number_claims_asked_at_idx ON opt_in_number_claims (asked_at);

CREATE TABLE opt_in_hour_claims (
  tenant_id TEXT COLLATE "C" NOT NULL,
  account_id TEXT COLLATE "C" NOT NULL,
  hour TIMESTAMPTZ(3) NOT NULL,
  requests INTEGER NOT NULL,
  CONSTRAINT opt_in_hour_claims_pkey PRIMARY KEY (tenant_id, account_id)
);

CREATE TABLE forgotten_numbers (
  tenant_id TEXT COLLATE "C" NOT NULL,
  account_id TEXT COLLATE "C" NOT NULL,
  phone_hash TEXT COLLATE "C" NOT NULL,
  forgotten_at TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT forgotten_numbers_pkey PRIMARY KEY (tenant_id, account_id, phone_hash)
);
ALTER TABLE forgotten_numbers
  ALTER COLUMN tenant_id SET STATISTICS 1, ALTER COLUMN tenant_id SET (n_distinct = 2),
  ALTER COLUMN account_id SET STATISTICS 1, ALTER COLUMN account_id SET (n_distinct = 2);

CREATE TABLE suppressed_hashes (
  tenant_id TEXT COLLATE "C" NOT NULL,
  account_id TEXT COLLATE "C" NOT NULL,
  phone_hash TEXT COLLATE "C" NOT NULL,
  scope TEXT COLLATE "C" NOT NULL DEFAULT 'account',
  reason TEXT NOT NULL,
  created_at TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT suppressed_hashes_pkey PRIMARY KEY (tenant_id, account_id, phone_hash, scope)
);
ALTER TABLE suppressed_hashes
  ALTER COLUMN tenant_id SET STATISTICS 1, ALTER COLUMN tenant_id SET (n_distinct = 2),
  ALTER COLUMN account_id SET STATISTICS 1, ALTER COLUMN account_id SET (n_distinct = 2);

CREATE TABLE exports (
  tenant_id TEXT COLLATE "C" NOT NULL,
  id TEXT COLLATE "C" NOT NULL,
  account_id TEXT COLLATE "C" NOT NULL,
  format TEXT NOT NULL,
  state TEXT NOT NULL,
  created_at TIMESTAMPTZ(3) NOT NULL,
  expires_at TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT exports_pkey PRIMARY KEY (tenant_id, id)
);
CREATE INDEX exports_expires_at_idx ON exports (expires_at);
ALTER TABLE exports
  ALTER COLUMN tenant_id SET STATISTICS 0,
  ALTER COLUMN account_id SET STATISTICS 0;

-- Programs and registration

CREATE TABLE programs (
  tenant_id TEXT COLLATE "C" NOT NULL,
  id TEXT COLLATE "C" NOT NULL,
  account_id TEXT COLLATE "C" NOT NULL,
  version INTEGER NOT NULL,
  created_at TIMESTAMPTZ(3) NOT NULL,
  updated_at TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT programs_pkey PRIMARY KEY (tenant_id, id)
);
CREATE INDEX programs_tenant_id_account_id_id_idx ON programs (tenant_id, account_id, id);
ALTER TABLE programs
  ALTER COLUMN tenant_id SET STATISTICS 0,
  ALTER COLUMN account_id SET STATISTICS 0;

CREATE TABLE program_versions (
  tenant_id TEXT COLLATE "C" NOT NULL,
  program_id TEXT COLLATE "C" NOT NULL,
  version INTEGER NOT NULL,
  content JSONB NOT NULL,
  created_at TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT program_versions_pkey PRIMARY KEY (tenant_id, program_id, version),
  CONSTRAINT program_versions_tenant_id_program_id_fkey FOREIGN KEY (tenant_id, program_id) REFERENCES programs(tenant_id, id) ON DELETE CASCADE
);
ALTER TABLE program_versions
  ALTER COLUMN tenant_id SET STATISTICS 0,
  ALTER COLUMN content SET STATISTICS 0;

CREATE TABLE registrations (
  tenant_id TEXT COLLATE "C" NOT NULL,
  id TEXT COLLATE "C" NOT NULL,
  account_id TEXT COLLATE "C" NOT NULL,
  kind TEXT NOT NULL,
  brand_id TEXT COLLATE "C",
  program_id TEXT COLLATE "C",
  use_case TEXT,
  reference_id TEXT COLLATE "C",
  content JSONB NOT NULL,
  status TEXT NOT NULL,
  submission_status TEXT NOT NULL,
  identity_status TEXT,
  vetting_score SMALLINT,
  rejection JSONB,
  attempt SMALLINT NOT NULL,
  due_at TIMESTAMPTZ(3),
  submitted_at TIMESTAMPTZ(3),
  created_at TIMESTAMPTZ(3) NOT NULL,
  updated_at TIMESTAMPTZ(3) NOT NULL,
  number_id TEXT COLLATE "C",
  request_id TEXT,
  CONSTRAINT registrations_pkey PRIMARY KEY (tenant_id, id)
);
-- Registrations to ask the registry about next, of any tenant.
CREATE INDEX registrations_due_idx ON registrations (due_at) WHERE due_at IS NOT NULL;
-- A number has one toll-free verification, however often it is submitted.
CREATE UNIQUE INDEX registrations_number_key ON registrations (tenant_id, number_id) WHERE number_id IS NOT NULL;
-- One registration per reference of the caller: a repeated submission is the same one.
CREATE UNIQUE INDEX registrations_reference_key ON registrations (tenant_id, account_id, kind, reference_id) WHERE reference_id IS NOT NULL;
CREATE INDEX registrations_tenant_id_account_id_id_idx ON registrations (tenant_id, account_id, id);
CREATE INDEX registrations_tenant_id_brand_id_idx ON registrations (tenant_id, brand_id);
ALTER TABLE registrations
  ALTER COLUMN tenant_id SET STATISTICS 0,
  ALTER COLUMN account_id SET STATISTICS 0,
  ALTER COLUMN content SET STATISTICS 0;

CREATE TABLE simulator_registrations (
  reference TEXT COLLATE "C" NOT NULL,
  kind TEXT NOT NULL,
  script TEXT NOT NULL,
  submissions INTEGER NOT NULL,
  submitted_at TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT simulator_registrations_pkey PRIMARY KEY (reference)
);

-- A row is rewritten for each batch that is submitted: half-filled pages keep that within one page.
CREATE TABLE brand_days (
  tenant_id TEXT COLLATE "C" NOT NULL,
  tax_key TEXT COLLATE "C" NOT NULL,
  day TEXT COLLATE "C" NOT NULL,
  segments INTEGER NOT NULL,
  CONSTRAINT brand_days_pkey PRIMARY KEY (tenant_id, tax_key, day),
  CONSTRAINT brand_days_segments_check CHECK (segments >= 0)
) WITH (fillfactor=50);
ALTER TABLE brand_days
  ALTER COLUMN tenant_id SET STATISTICS 0;

-- Sources of consent and conversions

CREATE TABLE consent_sources (
  tenant_id TEXT COLLATE "C" NOT NULL,
  id TEXT COLLATE "C" NOT NULL,
  account_id TEXT COLLATE "C" NOT NULL,
  name TEXT NOT NULL,
  name_key TEXT COLLATE "C" NOT NULL,
  method TEXT NOT NULL,
  url TEXT,
  program_id TEXT,
  state TEXT NOT NULL,
  disclosure_version INTEGER NOT NULL,
  created_at TIMESTAMPTZ(3) NOT NULL,
  updated_at TIMESTAMPTZ(3) NOT NULL,
  archived_at TIMESTAMPTZ(3),
  CONSTRAINT consent_sources_pkey PRIMARY KEY (tenant_id, id)
);
CREATE UNIQUE INDEX consent_sources_tenant_id_account_id_name_key_key ON consent_sources (tenant_id, account_id, name_key);
ALTER TABLE consent_sources
  ALTER COLUMN tenant_id SET STATISTICS 0,
  ALTER COLUMN account_id SET STATISTICS 0;

CREATE TABLE consent_source_versions (
  tenant_id TEXT COLLATE "C" NOT NULL,
  source_id TEXT COLLATE "C" NOT NULL,
  version INTEGER NOT NULL,
  disclosure_text TEXT NOT NULL,
  disclosure_hash TEXT NOT NULL,
  created_at TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT consent_source_versions_pkey PRIMARY KEY (tenant_id, source_id, version)
);
ALTER TABLE consent_source_versions
  ALTER COLUMN tenant_id SET STATISTICS 0,
  ALTER COLUMN disclosure_text SET STATISTICS 0;

CREATE TABLE conversions (
  tenant_id TEXT COLLATE "C" NOT NULL,
  id TEXT COLLATE "C" NOT NULL,
  account_id TEXT COLLATE "C" NOT NULL,
  contact_id TEXT COLLATE "C",
  event TEXT NOT NULL,
  value_minor BIGINT,
  currency TEXT COLLATE "C",
  occurred_at TIMESTAMPTZ(3) NOT NULL,
  external_id TEXT COLLATE "C",
  source_id TEXT COLLATE "C",
  message_id TEXT COLLATE "C",
  campaign_id TEXT COLLATE "C",
  delivered_at TIMESTAMPTZ(3),
  created_at TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT conversions_pkey PRIMARY KEY (tenant_id, id),
  CONSTRAINT conversions_delivery_check CHECK ((message_id IS NULL) = (delivered_at IS NULL)),
  CONSTRAINT conversions_value_check CHECK ((value_minor >= 0) AND ((value_minor IS NULL) = (currency IS NULL)))
);
-- Conversions of one person.
CREATE INDEX conversions_contact_idx ON conversions (tenant_id, contact_id) WHERE contact_id IS NOT NULL;
-- The caller's own id of a conversion counts once per account.
CREATE UNIQUE INDEX conversions_external_id_key ON conversions (tenant_id, account_id, external_id) WHERE external_id IS NOT NULL;
CREATE INDEX conversions_tenant_id_account_id_occurred_at_idx ON conversions (tenant_id, account_id, occurred_at);
ALTER TABLE conversions
  ALTER COLUMN tenant_id SET STATISTICS 1, ALTER COLUMN tenant_id SET (n_distinct = 2),
  ALTER COLUMN account_id SET STATISTICS 1, ALTER COLUMN account_id SET (n_distinct = 2);

-- Behavioral events

-- Partitions by month of occurred_at: src/people/behavior/partitions.ts creates the next ones, and
-- the default partition has the rows of all other months. Statistics settings are not inherited, so
-- new partitions repeat them.
CREATE TABLE events (
  tenant_id TEXT COLLATE "C" NOT NULL,
  contact_id TEXT COLLATE "C" NOT NULL,
  name TEXT COLLATE "C" NOT NULL,
  occurred_at TIMESTAMPTZ(3) NOT NULL,
  id TEXT COLLATE "C" NOT NULL,
  account_id TEXT COLLATE "C" NOT NULL,
  recorded_at TIMESTAMPTZ(3) NOT NULL,
  external_id TEXT COLLATE "C",
  properties JSONB NOT NULL,
  CONSTRAINT events_pkey PRIMARY KEY (tenant_id, contact_id, name, occurred_at, id)
) PARTITION BY RANGE (occurred_at);
CREATE INDEX events_account_id_name_occurred_at_contact_id_tenant_id_idx ON events (account_id, name, occurred_at, contact_id, tenant_id);
CREATE TABLE events_default PARTITION OF events DEFAULT;
-- Rows that move to a new partition, and rows that are no longer kept.
CREATE INDEX events_default_occurred_at_idx ON events_default (occurred_at);
ALTER TABLE events_default
  ALTER COLUMN tenant_id SET STATISTICS 1, ALTER COLUMN tenant_id SET (n_distinct = 2),
  ALTER COLUMN account_id SET STATISTICS 1, ALTER COLUMN account_id SET (n_distinct = 2),
  ALTER COLUMN external_id SET STATISTICS 0,
  ALTER COLUMN properties SET STATISTICS 0;

CREATE TABLE event_external_ids (
  tenant_id TEXT COLLATE "C" NOT NULL,
  account_id TEXT COLLATE "C" NOT NULL,
  external_id TEXT COLLATE "C" NOT NULL,
  event_id TEXT COLLATE "C" NOT NULL,
  occurred_at TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT event_external_ids_pkey PRIMARY KEY (tenant_id, account_id, external_id)
);
CREATE INDEX event_external_ids_occurred_at_idx ON event_external_ids (occurred_at);
ALTER TABLE event_external_ids
  ALTER COLUMN tenant_id SET STATISTICS 1, ALTER COLUMN tenant_id SET (n_distinct = 2),
  ALTER COLUMN account_id SET STATISTICS 1, ALTER COLUMN account_id SET (n_distinct = 2),
  ALTER COLUMN event_id SET STATISTICS 0;

-- Accounts whose consents end with their age.
CREATE TABLE consent_expiries (
  tenant_id TEXT COLLATE "C" NOT NULL,
  account_id TEXT COLLATE "C" NOT NULL,
  after_months INTEGER NOT NULL,
  cursor TEXT COLLATE "C" NOT NULL,
  due_at TIMESTAMPTZ(3) NOT NULL,
  updated_at TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT consent_expiries_pkey PRIMARY KEY (tenant_id, account_id)
);
CREATE INDEX consent_expiries_due_at_idx ON consent_expiries (due_at);
ALTER TABLE consent_expiries
  ALTER COLUMN tenant_id SET STATISTICS 0,
  ALTER COLUMN account_id SET STATISTICS 0;

-- Hygiene

CREATE TABLE hygiene_policies (
  tenant_id TEXT COLLATE "C" NOT NULL,
  account_id TEXT COLLATE "C" NOT NULL,
  rules JSONB NOT NULL,
  version INTEGER NOT NULL,
  updated_at TIMESTAMPTZ(3) NOT NULL,
  automatic BOOLEAN NOT NULL DEFAULT FALSE,
  due_at TIMESTAMPTZ(3),
  CONSTRAINT hygiene_policies_pkey PRIMARY KEY (tenant_id, account_id)
);
-- Automatic policies that have something to check, of any tenant.
CREATE INDEX hygiene_policies_due_idx ON hygiene_policies (due_at) WHERE due_at IS NOT NULL;
ALTER TABLE hygiene_policies
  ALTER COLUMN tenant_id SET STATISTICS 0,
  ALTER COLUMN account_id SET STATISTICS 0;

CREATE TABLE number_lookups (
  tenant_id TEXT COLLATE "C" NOT NULL,
  account_id TEXT COLLATE "C" NOT NULL,
  phone TEXT COLLATE "C" NOT NULL,
  provider TEXT NOT NULL,
  line_type TEXT NOT NULL,
  carrier_name TEXT,
  status TEXT NOT NULL,
  disconnected_at TIMESTAMPTZ(3),
  credits INTEGER NOT NULL,
  looked_up_at TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT number_lookups_pkey PRIMARY KEY (tenant_id, account_id, phone)
);
ALTER TABLE number_lookups
  ALTER COLUMN tenant_id SET STATISTICS 1, ALTER COLUMN tenant_id SET (n_distinct = 2),
  ALTER COLUMN account_id SET STATISTICS 1, ALTER COLUMN account_id SET (n_distinct = 2);

CREATE TABLE hygiene_findings (
  tenant_id TEXT COLLATE "C" NOT NULL,
  account_id TEXT COLLATE "C" NOT NULL,
  phone TEXT COLLATE "C" NOT NULL,
  reason TEXT COLLATE "C" NOT NULL,
  evidence JSONB NOT NULL,
  found_at TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT hygiene_findings_pkey PRIMARY KEY (tenant_id, account_id, phone, reason)
);
ALTER TABLE hygiene_findings
  ALTER COLUMN tenant_id SET STATISTICS 1, ALTER COLUMN tenant_id SET (n_distinct = 2),
  ALTER COLUMN account_id SET STATISTICS 1, ALTER COLUMN account_id SET (n_distinct = 2);

CREATE TABLE hygiene_scans (
  tenant_id TEXT COLLATE "C" NOT NULL,
  id TEXT COLLATE "C" NOT NULL,
  account_id TEXT COLLATE "C" NOT NULL,
  level TEXT NOT NULL,
  list_id TEXT COLLATE "C",
  segment_id TEXT COLLATE "C",
  segment_rules JSONB,
  state TEXT NOT NULL,
  reason TEXT,
  cursor TEXT COLLATE "C" NOT NULL,
  total INTEGER NOT NULL,
  checked INTEGER NOT NULL,
  found INTEGER NOT NULL,
  max_credits INTEGER NOT NULL,
  credits INTEGER NOT NULL,
  created_at TIMESTAMPTZ(3) NOT NULL,
  finished_at TIMESTAMPTZ(3),
  due_at TIMESTAMPTZ(3),
  request_id TEXT,
  CONSTRAINT hygiene_scans_pkey PRIMARY KEY (tenant_id, id)
);
-- One running scan per account.
CREATE UNIQUE INDEX hygiene_scans_running_idx ON hygiene_scans (tenant_id, account_id) WHERE state = 'running';
-- Scans with a batch to check, of any tenant.
CREATE INDEX hygiene_scans_due_idx ON hygiene_scans (due_at) WHERE state = 'running';
CREATE INDEX hygiene_scans_tenant_id_account_id_id_idx ON hygiene_scans (tenant_id, account_id, id);
ALTER TABLE hygiene_scans
  ALTER COLUMN tenant_id SET STATISTICS 0,
  ALTER COLUMN account_id SET STATISTICS 0;

-- Carrier credentials

CREATE TABLE carrier_credentials (
  tenant_id TEXT COLLATE "C" NOT NULL,
  account_id TEXT COLLATE "C" NOT NULL,
  carrier TEXT COLLATE "C" NOT NULL,
  number_id TEXT COLLATE "C" NOT NULL,
  user_name TEXT NOT NULL,
  secret TEXT NOT NULL,
  updated_at TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT carrier_credentials_pkey PRIMARY KEY (tenant_id, account_id, carrier, number_id)
);
ALTER TABLE carrier_credentials
  ALTER COLUMN tenant_id SET STATISTICS 0,
  ALTER COLUMN account_id SET STATISTICS 0,
  ALTER COLUMN secret SET STATISTICS 0;

-- Short links

CREATE TABLE links (
  tenant_id TEXT COLLATE "C" NOT NULL,
  id TEXT COLLATE "C" NOT NULL,
  account_id TEXT COLLATE "C" NOT NULL,
  source TEXT COLLATE "C",
  url_key TEXT COLLATE "C" NOT NULL,
  campaign_id TEXT COLLATE "C",
  code TEXT COLLATE "C",
  url TEXT NOT NULL,
  utm JSONB NOT NULL,
  fallback_url TEXT,
  expires_at TIMESTAMPTZ(3),
  disabled_at TIMESTAMPTZ(3),
  version INTEGER NOT NULL,
  created_at TIMESTAMPTZ(3) NOT NULL,
  updated_at TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT links_pkey PRIMARY KEY (tenant_id, id)
);
-- One link per destination of a campaign, a template, or the other messages of an account.
CREATE UNIQUE INDEX links_source_key ON links (tenant_id, account_id, source, url_key) WHERE source IS NOT NULL;
CREATE INDEX links_tenant_id_account_id_id_idx ON links (tenant_id, account_id, id);
CREATE INDEX links_campaign_idx ON links (tenant_id, account_id, campaign_id, id) WHERE campaign_id IS NOT NULL;

CREATE TABLE link_codes (
  code TEXT COLLATE "C" NOT NULL,
  tenant_id TEXT COLLATE "C" NOT NULL,
  account_id TEXT COLLATE "C" NOT NULL,
  link_id TEXT COLLATE "C" NOT NULL,
  contact_id TEXT COLLATE "C",
  message_id TEXT COLLATE "C",
  campaign_id TEXT COLLATE "C",
  created_at TIMESTAMPTZ(3) NOT NULL,
  clicked_at TIMESTAMPTZ(3),
  CONSTRAINT link_codes_pkey PRIMARY KEY (code)
);
CREATE INDEX link_codes_contact_idx ON link_codes (tenant_id, contact_id) WHERE contact_id IS NOT NULL;
-- Whose codes lead to a link, for contacts.forget.
CREATE INDEX link_codes_link_idx ON link_codes (tenant_id, link_id);

CREATE TABLE link_clicks (
  tenant_id TEXT COLLATE "C" NOT NULL,
  link_id TEXT COLLATE "C" NOT NULL,
  hour TIMESTAMPTZ(3) NOT NULL,
  rule TEXT COLLATE "C" NOT NULL,
  clicks BIGINT NOT NULL,
  clickers BIGINT NOT NULL,
  CONSTRAINT link_clicks_pkey PRIMARY KEY (tenant_id, link_id, hour, rule)
);

CREATE TABLE link_domains (
  tenant_id TEXT COLLATE "C" NOT NULL,
  account_id TEXT COLLATE "C" NOT NULL,
  domain TEXT COLLATE "C" NOT NULL,
  token TEXT NOT NULL,
  finding TEXT,
  verified_at TIMESTAMPTZ(3),
  checked_at TIMESTAMPTZ(3),
  attempt SMALLINT NOT NULL,
  due_at TIMESTAMPTZ(3) NOT NULL,
  created_at TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT link_domains_pkey PRIMARY KEY (tenant_id, account_id)
);
CREATE INDEX link_domains_due_at_idx ON link_domains (due_at);

CREATE TABLE link_domain_lookup (
  domain TEXT COLLATE "C" NOT NULL,
  tenant_id TEXT COLLATE "C" NOT NULL,
  account_id TEXT COLLATE "C" NOT NULL,
  CONSTRAINT link_domain_lookup_pkey PRIMARY KEY (domain)
);

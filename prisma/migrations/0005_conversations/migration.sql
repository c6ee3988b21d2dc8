-- Conversations: threads of a phone number and one of our numbers, notes, replies, canned replies.

CREATE TABLE conversations (
  tenant_id TEXT COLLATE "C" NOT NULL,
  id TEXT COLLATE "C" NOT NULL,
  account_id TEXT COLLATE "C" NOT NULL,
  number_id TEXT COLLATE "C" NOT NULL,
  number_phone TEXT COLLATE "C" NOT NULL,
  phone TEXT COLLATE "C" NOT NULL,
  contact_id TEXT COLLATE "C",
  state TEXT NOT NULL,
  snoozed_until TIMESTAMPTZ(3),
  reopen_at TIMESTAMPTZ(3),
  assignee TEXT,
  labels TEXT[],
  unread INTEGER NOT NULL,
  version INTEGER NOT NULL,
  opened_at TIMESTAMPTZ(3) NOT NULL,
  resolved_at TIMESTAMPTZ(3),
  last_inbound_at TIMESTAMPTZ(3) NOT NULL,
  last_message_at TIMESTAMPTZ(3) NOT NULL,
  created_at TIMESTAMPTZ(3) NOT NULL,
  updated_at TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT conversations_pkey PRIMARY KEY (tenant_id, id),
  CONSTRAINT conversations_state_check CHECK (state IN ('open', 'pending', 'snoozed', 'resolved'))
);
CREATE UNIQUE INDEX conversations_tenant_id_account_id_phone_number_id_key ON conversations (tenant_id, account_id, phone, number_id);
CREATE INDEX conversations_list_idx ON conversations (tenant_id, account_id, last_message_at, id);
CREATE INDEX conversations_state_idx ON conversations (tenant_id, account_id, state, last_message_at, id);
-- Conversations of one contact, for a merge.
CREATE INDEX conversations_contact_idx ON conversations (tenant_id, account_id, contact_id) WHERE contact_id IS NOT NULL;
-- Snoozed conversations that reopen at a time.
CREATE INDEX conversations_reopen_idx ON conversations (reopen_at) WHERE reopen_at IS NOT NULL;
ALTER TABLE conversations
  ALTER COLUMN tenant_id SET STATISTICS 1, ALTER COLUMN tenant_id SET (n_distinct = 2),
  ALTER COLUMN account_id SET STATISTICS 1, ALTER COLUMN account_id SET (n_distinct = 2);

CREATE TABLE conversation_replies (
  tenant_id TEXT COLLATE "C" NOT NULL,
  conversation_id TEXT COLLATE "C" NOT NULL,
  message_id TEXT COLLATE "C" NOT NULL,
  author TEXT NOT NULL,
  created_at TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT conversation_replies_pkey PRIMARY KEY (tenant_id, conversation_id, message_id)
);

CREATE TABLE conversation_notes (
  tenant_id TEXT COLLATE "C" NOT NULL,
  id TEXT COLLATE "C" NOT NULL,
  account_id TEXT COLLATE "C" NOT NULL,
  conversation_id TEXT COLLATE "C" NOT NULL,
  text TEXT NOT NULL,
  author TEXT NOT NULL,
  created_at TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT conversation_notes_pkey PRIMARY KEY (tenant_id, id)
);
CREATE INDEX conversation_notes_tenant_id_conversation_id_id_idx ON conversation_notes (tenant_id, conversation_id, id);

CREATE TABLE canned_replies (
  tenant_id TEXT COLLATE "C" NOT NULL,
  id TEXT COLLATE "C" NOT NULL,
  account_id TEXT COLLATE "C" NOT NULL,
  name TEXT NOT NULL,
  name_key TEXT COLLATE "C" NOT NULL,
  text TEXT NOT NULL,
  version INTEGER NOT NULL,
  created_at TIMESTAMPTZ(3) NOT NULL,
  updated_at TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT canned_replies_pkey PRIMARY KEY (tenant_id, id)
);
CREATE UNIQUE INDEX canned_replies_tenant_id_account_id_name_key_key ON canned_replies (tenant_id, account_id, name_key);

CREATE TABLE conversation_backfills (
  tenant_id TEXT COLLATE "C" NOT NULL,
  kind TEXT COLLATE "C" NOT NULL,
  walked_to TEXT COLLATE "C" NOT NULL,
  due_at TIMESTAMPTZ(3),
  CONSTRAINT conversation_backfills_pkey PRIMARY KEY (tenant_id, kind)
);
CREATE INDEX conversation_backfills_due_idx ON conversation_backfills (due_at) WHERE due_at IS NOT NULL;
-- A worker creates the conversations of the messages that exist (docs/decisions/0038-inbox.md).
INSERT INTO conversation_backfills (tenant_id, kind, walked_to, due_at)
SELECT id, 'inbound_messages', '', now() FROM accounts WHERE tenant_id = id;

ALTER TABLE inbound_messages ADD COLUMN media JSONB NOT NULL DEFAULT '[]';
-- The contact to which the number of a conversation belongs.
CREATE INDEX contact_merges_tenant_id_account_id_phone_idx ON contact_merges (tenant_id, account_id, phone);

-- Segments whose members are compared regularly, and when contacts joined and left them.
CREATE TABLE segment_tracking (
  tenant_id TEXT COLLATE "C" NOT NULL,
  segment_id TEXT COLLATE "C" NOT NULL,
  account_id TEXT COLLATE "C" NOT NULL,
  state TEXT COLLATE "C" NOT NULL,
  reason TEXT COLLATE "C",
  started_at TIMESTAMPTZ(3) NOT NULL,
  compared_at TIMESTAMPTZ(3),
  due_at TIMESTAMPTZ(3),
  CONSTRAINT segment_tracking_pkey PRIMARY KEY (tenant_id, segment_id),
  CONSTRAINT segment_tracking_tenant_id_segment_id_fkey FOREIGN KEY (tenant_id, segment_id) REFERENCES segments(tenant_id, id) ON DELETE CASCADE
);
CREATE INDEX segment_tracking_tenant_id_account_id_idx ON segment_tracking (tenant_id, account_id);
CREATE INDEX segment_tracking_due_at_idx ON segment_tracking (due_at);

CREATE TABLE segment_members (
  tenant_id TEXT COLLATE "C" NOT NULL,
  segment_id TEXT COLLATE "C" NOT NULL,
  contact_id TEXT COLLATE "C" NOT NULL,
  is_member BOOLEAN NOT NULL,
  joined_at TIMESTAMPTZ(3),
  left_at TIMESTAMPTZ(3),
  CONSTRAINT segment_members_pkey PRIMARY KEY (tenant_id, segment_id, contact_id),
  CONSTRAINT segment_members_tenant_id_segment_id_fkey FOREIGN KEY (tenant_id, segment_id) REFERENCES segment_tracking(tenant_id, segment_id) ON DELETE CASCADE
);
CREATE INDEX segment_members_tenant_id_contact_id_idx ON segment_members (tenant_id, contact_id);
-- Retention.
CREATE INDEX segment_members_left_at_idx ON segment_members (tenant_id, segment_id, left_at) WHERE NOT is_member;

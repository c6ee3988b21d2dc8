-- Progress of the numbers that were stored in a form by which their person is no longer known. A
-- worker joins them with the canonical form (docs/decisions/0068-one-person-one-number.md).
CREATE TABLE phone_form_walks (
  tenant_id TEXT COLLATE "C" NOT NULL,
  kind TEXT COLLATE "C" NOT NULL,
  walked_to TEXT COLLATE "C" NOT NULL,
  walks SMALLINT NOT NULL,
  due_at TIMESTAMPTZ(3),
  CONSTRAINT phone_form_walks_pkey PRIMARY KEY (tenant_id, kind)
);
CREATE INDEX phone_form_walks_due_idx ON phone_form_walks (due_at) WHERE due_at IS NOT NULL;
INSERT INTO phone_form_walks (tenant_id, kind, walked_to, walks, due_at)
SELECT a.id, w.kind, '', 0, now()
  FROM accounts a CROSS JOIN (VALUES ('contacts'), ('conversations'), ('suppressions'), ('program_consents'), ('relationships'),
                                     ('number_lookups'), ('hygiene_findings'), ('message_queue')) AS w (kind)
 WHERE a.tenant_id = a.id;

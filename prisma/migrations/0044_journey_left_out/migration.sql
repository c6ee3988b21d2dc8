-- Contacts that were in the segment of a journey when it was published and do not enter until they
-- leave it.
CREATE TABLE journey_left_out (
  tenant_id TEXT COLLATE "C" NOT NULL,
  journey_id TEXT COLLATE "C" NOT NULL,
  contact_id TEXT COLLATE "C" NOT NULL,
  CONSTRAINT journey_left_out_pkey PRIMARY KEY (tenant_id, journey_id, contact_id),
  CONSTRAINT journey_left_out_tenant_id_journey_id_fkey FOREIGN KEY (tenant_id, journey_id) REFERENCES journeys(tenant_id, id) ON DELETE CASCADE
);
CREATE INDEX journey_left_out_tenant_id_contact_id_idx ON journey_left_out (tenant_id, contact_id);

-- What is under way keeps its meaning: contacts that are in the segment enter.
UPDATE journey_versions SET definition = jsonb_set(definition, '{entry,existing}', '"enter"')
 WHERE definition #>> '{entry,kind}' = 'segment' AND definition #> '{entry,existing}' IS NULL;

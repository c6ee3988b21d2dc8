-- How often processes have written a table of background work: each learns from it that another has
-- made work, without looking for it. Counted after the commit; updates stay on one page.
CREATE TABLE work_changes (
  name TEXT COLLATE "C" NOT NULL,
  changes BIGINT NOT NULL,
  CONSTRAINT work_changes_pkey PRIMARY KEY (name)
) WITH (fillfactor = 20);

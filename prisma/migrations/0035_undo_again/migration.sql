-- A job whose undoing failed can be undone again: the failed one gives its place up.
ALTER TABLE plan_jobs ADD COLUMN former_undo_of TEXT COLLATE "C";
ALTER TABLE plan_jobs ADD COLUMN retry_of TEXT COLLATE "C";

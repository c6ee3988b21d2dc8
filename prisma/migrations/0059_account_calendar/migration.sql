-- The days and weeks of an account. Null: those of its partner, or else UTC and Monday.
ALTER TABLE accounts ADD COLUMN timezone TEXT COLLATE "C", ADD COLUMN week_start TEXT COLLATE "C";

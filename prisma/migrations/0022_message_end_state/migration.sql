-- The state of a message that ended without delivery. It stays null on the way of all others, so
-- that an index can name it and their updates still add no entries to indexes.
ALTER TABLE messages ADD COLUMN end_state TEXT COLLATE "C";

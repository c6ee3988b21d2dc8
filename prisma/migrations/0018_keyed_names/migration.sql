-- Texts that came in over SMPP were named by a plain hash of who wrote, to whom, what and in which minute, which outlived the person: whoever tried all
-- numbers found the one. New ones have a key; the old ones, whose minute is over, are named by their row.
UPDATE "inbound_messages" SET "carrier_message_id" = 'smpp-' || "id" WHERE "carrier_message_id" ~ '^smpp-[0-9a-f]{32}$';

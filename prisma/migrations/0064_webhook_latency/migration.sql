-- How long a receiver takes to answer, by which deliveries take turns.
ALTER TABLE webhook_endpoints ADD COLUMN latency_ms integer;

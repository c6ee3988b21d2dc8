-- Recipients without a message, for pages. Those with one have no entry.
CREATE INDEX CONCURRENTLY IF NOT EXISTS campaign_recipients_outcome_idx ON campaign_recipients (tenant_id, campaign_id, outcome, contact_id) WHERE outcome <> 'accepted';

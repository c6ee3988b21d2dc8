-- After the column exists, so that no lock is held meanwhile that keeps calls waiting.
UPDATE messages SET end_state = state WHERE state IN ('undelivered', 'failed', 'expired', 'rejected', 'canceled', 'delivery_unconfirmed');

/** SQL: states of the message `m` that the person did not get, although nothing canceled it. */
export const IS_FAILED = "m.state IN ('undelivered', 'failed', 'expired', 'rejected')";

/**
 * The result of the message `m`, as SQL: the one definition of what was sent, delivered and failed.
 * The rollups, the guard, experiments, the list of recipients and the health of numbers all use it.
 * No carrier accepted a `failed` message; a `sent` one has no receipt yet.
 */
export const MESSAGE_RESULT = `CASE
  WHEN m.state IN ('queued', 'scheduled', 'held') THEN 'pending'
  WHEN m.state = 'submitting' THEN 'in_flight'
  WHEN m.state = 'canceled' THEN 'canceled'
  WHEN m.state = 'delivery_unconfirmed' THEN 'unconfirmed'
  WHEN m.accepted_at IS NULL THEN 'failed'
  WHEN m.state = 'delivered' THEN 'delivered'
  WHEN ${IS_FAILED} THEN 'undelivered'
  ELSE 'sent' END`;

/** SQL: no carrier accepted the message, and it failed. */
export const IS_UNSENT_FAILURE = `m.accepted_at IS NULL AND ${IS_FAILED}`;
/** SQL: a carrier accepted the message and reported that the person did not get it. */
export const IS_UNDELIVERED = `m.accepted_at IS NOT NULL AND ${IS_FAILED}`;

/** SQL: why a message failed or was canceled: the carrier's error code, else the reason. */
export const OUTCOME_DETAIL =
  "CASE WHEN m.state = 'canceled' THEN coalesce(m.state_reason, '') ELSE coalesce(m.error_code, m.state_reason, m.state) END";

/** The results of messages that a carrier accepted. */
export const ACCEPTED_RESULTS: readonly string[] = ['sent', 'delivered', 'undelivered', 'unconfirmed'];

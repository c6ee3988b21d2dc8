/**
 * The result of the message `m`, as SQL. The counters of a campaign and the list of its recipients
 * both use it, so that they agree. No carrier accepted a `failed` message; a `sent` one has no
 * receipt yet.
 */
export const MESSAGE_RESULT = `CASE
  WHEN m.state IN ('queued', 'scheduled', 'held') THEN 'pending'
  WHEN m.state = 'submitting' THEN 'in_flight'
  WHEN m.state = 'canceled' THEN 'canceled'
  WHEN m.state = 'delivery_unconfirmed' THEN 'unconfirmed'
  WHEN m.accepted_at IS NULL THEN 'failed'
  WHEN m.state = 'delivered' THEN 'delivered'
  WHEN m.state IN ('undelivered', 'failed', 'expired', 'rejected') THEN 'undelivered'
  ELSE 'sent' END`;

/** The results of messages that a carrier accepted. */
export const ACCEPTED_RESULTS: readonly string[] = ['sent', 'delivered', 'undelivered', 'unconfirmed'];

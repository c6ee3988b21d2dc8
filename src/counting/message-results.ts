/** SQL: no carrier has answered for the message `m`, and nothing ended it. */
export const IS_OPEN = isOpen('m');
/** SQL: the state of the message `m` of the tenant `$1`. */
export const MESSAGE_STATE = messageState('m');
/** SQL: why the message `m` of the tenant `$1` waits, failed or was canceled, or null. */
export const STATE_REASON = stateReason('m');

function isOpen(m: string): string {
  return `${m}.state IN ('queued', 'scheduled')`;
}

/**
 * An open message that does not wait is being submitted. `tenant` is SQL: a join that compares the
 * tenants of two columns under OR or CASE cannot be sent to the node of the tenant.
 */
function isWaiting(m: string, tenant = '$1'): string {
  return `EXISTS (SELECT FROM message_queue w WHERE w.tenant_id = ${tenant} AND w.message_id = ${m}.id)`;
}

export function messageState(m: string): string {
  return `CASE WHEN ${isOpen(m)} AND NOT ${isWaiting(m)} THEN 'submitting' ELSE ${m}.state END`;
}

export function stateReason(m: string): string {
  return `CASE WHEN ${isOpen(m)} AND ${m}.state_reason IS NULL
       THEN (SELECT w.waits_for FROM message_queue w WHERE w.tenant_id = $1 AND w.message_id = ${m}.id) ELSE ${m}.state_reason END`;
}

/** SQL: states of the message `m` that the person did not get, although nothing canceled it. */
export const IS_FAILED = "m.state IN ('undelivered', 'failed', 'expired', 'rejected')";

/** States that end a message without delivery. */
export const ENDED_STATES: readonly string[] = [
  'undelivered',
  'failed',
  'expired',
  'rejected',
  'canceled',
  'delivery_unconfirmed',
];

/**
 * SQL: `end_state` of a message that gets the state `STATE`. It stays null on the way of a message
 * that is delivered, so that no update of such a message adds an entry to messages_end_idx.
 */
export function endState(STATE: string): string {
  return `CASE WHEN ${STATE} IN ('undelivered', 'failed', 'expired', 'rejected', 'canceled', 'delivery_unconfirmed') THEN ${STATE} END`;
}

/**
 * The result of the message `m` of a tenant, as SQL: the one definition of what was sent, delivered
 * and failed. The rollups, the guard, experiments, the list of recipients and the health of numbers
 * all use it. No carrier accepted a `failed` message; a `sent` one has no receipt yet.
 */
export const messageResult = (tenant: string): string => `CASE
  WHEN ${IS_OPEN} THEN CASE WHEN ${isWaiting('m', tenant)} THEN 'pending' ELSE 'in_flight' END
  WHEN m.state = 'canceled' THEN 'canceled'
  WHEN m.state = 'delivery_unconfirmed' THEN 'unconfirmed'
  WHEN m.accepted_at IS NULL THEN 'failed'
  WHEN m.state = 'delivered' THEN 'delivered'
  WHEN ${IS_FAILED} THEN 'undelivered'
  ELSE 'sent' END`;

/** Of the tenant `$1`. */
export const MESSAGE_RESULT = messageResult('$1');

/** SQL: no carrier accepted the message, and it failed. */
export const IS_UNSENT_FAILURE = `m.accepted_at IS NULL AND ${IS_FAILED}`;
/** SQL: a carrier accepted the message and reported that the person did not get it. */
export const IS_UNDELIVERED = `m.accepted_at IS NOT NULL AND ${IS_FAILED}`;

/** SQL: why a message failed or was canceled: the carrier's error code, else the reason. */
export const OUTCOME_DETAIL =
  "CASE WHEN m.state = 'canceled' THEN coalesce(m.state_reason, '') ELSE coalesce(m.error_code, m.state_reason, m.state) END";

/** The results of messages that a carrier accepted. */
export const ACCEPTED_RESULTS: readonly string[] = ['sent', 'delivered', 'undelivered', 'unconfirmed'];

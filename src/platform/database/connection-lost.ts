/** SQLSTATEs of a connection that failed or was ended, and of a server that stops or starts. */
const STATES = /^(08...|57P0[1235])$/;

/**
 * Messages for a connection that was never made or broke: of Node and of pg, which sets no code on
 * its own errors, and of Citus for connections between the nodes, which have no SQLSTATE of
 * their own.
 */
const CONNECTION_LOST =
  /ECONN|EPIPE|ETIMEDOUT|Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed|Cannot use a pool after calling end|failure on connection marked as essential|could not commit transaction for shard|cannot recover from multiple connection failures|postmaster was shut down/;

/** A connection that this process gave up, because no answer came. */
export class ConnectionLost extends Error {
  /** Of a connection that failed (PostgreSQL manual, appendix A). */
  readonly code = '08006';
}

/** Messages of connections that were never made: nothing was sent over them. */
const NEVER_CONNECTED =
  /ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|exceeded when trying to connect|57P03/;

/** Whether a lost connection leaves the outcome of the statement open. */
export function isOutcomeUnknown(error: unknown): boolean {
  const { code = '', message = '' } = Object(error) as { readonly code?: unknown; readonly message?: unknown };
  return isConnectionLost(error) && !NEVER_CONNECTED.test(`${String(code)} ${String(message)}`);
}

/**
 * Whether the connection was lost. The outcome of the statement is unknown, and another connection
 * may work.
 */
export function isConnectionLost(error: unknown): boolean {
  const { code = '', message = '' } = Object(error) as { readonly code?: unknown; readonly message?: unknown };
  return STATES.test(String(code)) || CONNECTION_LOST.test(`${String(code)} ${String(message)}`);
}

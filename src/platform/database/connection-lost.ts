/**
 * Messages of Node and pg for a connection that was never made or broke; pg sets no code on its own
 * errors.
 */
const CONNECTION_LOST =
  /ECONN|EPIPE|ETIMEDOUT|Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed|Cannot use a pool after calling end/;

/**
 * Whether the connection was lost. The outcome of the statement is unknown, and another connection
 * may work.
 */
export function isConnectionLost(error: unknown): boolean {
  const { code = '', message = '' } = Object(error) as { readonly code?: unknown; readonly message?: unknown };
  return CONNECTION_LOST.test(`${String(code)} ${String(message)}`);
}
